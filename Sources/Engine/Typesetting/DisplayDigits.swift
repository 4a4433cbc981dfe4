/// Digits of large text, where San Francisco's are wider than those of Inter Display.
///
/// Recorded, in ems: 1 is 0.45 and 2 is 0.57 wide at 140 points; "00:00" in light is 2.64 wide at 50. Inter
/// Display has 0.35, 0.55 and 2.46. Its tabular digits (tnum) have 0.57 and 2.53, but 0.50 for the 1; that of
/// Inter, 0.46, is closer. The 7 is not replaced: it is as wide as San Francisco's, and otherwise would not
/// stay close to a following dot.
package enum DisplayDigits {
  /// The glyphs used for a digit.
  package enum Form {
    /// Tabular digits of Inter Display.
    case tabular
    /// Inter's own digit, for the 1.
    case text
  }

  /// A run of digits of one form, by UTF-8 offsets.
  package struct Run: Equatable {
    package var start: UInt32
    package var end: UInt32
    package var form: Form
  }

  package static func runs(in string: String) -> [Run] {
    var runs: [Run] = []
    for (index, byte) in string.utf8.enumerated() {
      guard let form = form(of: Unicode.Scalar(byte)) else { continue }
      let start = UInt32(clamping: index)
      if let last = runs.last, last.end == start, last.form == form {
        runs[runs.count - 1].end = start + 1
      } else {
        runs.append(Run(start: start, end: start + 1, form: form))
      }
    }
    return runs
  }

  /// Whether Inter is needed in addition to Inter Display.
  package static func needTextFont(_ string: String) -> Bool {
    string.unicodeScalars.contains { form(of: $0) == .text }
  }

  /// nil for unchanged characters.
  package static func form(of scalar: Unicode.Scalar) -> Form? {
    switch scalar {
    case "1": .text
    case "7": nil
    case "0"..."9": .tabular
    default: nil
    }
  }
}
