/// Digits of large text: San Francisco's are wider than those of Inter Display.
///
/// Recorded, in parts of the size: 1 is 0.45 and 2 is 0.57 wide at 140 points, "00:00" in light 2.64 at 50;
/// Inter Display has 0.35, 0.55 and 2.46. Its digits of one width (tnum) have 0.57 and 2.53, but 0.50 for the 1,
/// to which that of Inter is nearer, 0.46. The 7 stays: it is as wide as San Francisco's, and only so keeps
/// close to a following dot.
package enum DisplayDigits {
  /// What a digit is set with.
  package enum Form {
    /// Inter Display's digits of one width.
    case tabular
    /// Inter's own, for the 1.
    case text
  }

  /// A stretch of digits of one form, by UTF-8 offsets.
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

  /// Whether Inter is needed beside Inter Display.
  package static func needTextFont(_ string: String) -> Bool {
    string.unicodeScalars.contains { form(of: $0) == .text }
  }

  /// nil for what is set as it is.
  package static func form(of scalar: Unicode.Scalar) -> Form? {
    switch scalar {
    case "1": .text
    case "7": nil
    case "0"..."9": .tabular
    default: nil
    }
  }
}
