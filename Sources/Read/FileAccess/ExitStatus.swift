/// How the command ends: the numbers of sysexits.h, where a greater number is worse.
package enum ExitStatus: Int32, CaseIterable, Comparable, Sendable {
  case success = 0
  case findings = 1
  case usage = 64
  case badInput = 65
  case noInput = 66
  case unavailable = 69
  case bug = 70
  case cannotWrite = 73

  /// The explanation in help and the manual page.
  package var meaning: String {
    switch self {
    case .success: "everything was drawn"
    case .findings: "there are findings (check, --strict) or differences (review)"
    case .usage: "the command line is wrong"
    case .badInput: "an input is wrong"
    case .noInput: "an input is missing or cannot be read"
    case .unavailable: "a font, librsvg or the live-page engine is missing"
    case .bug: "a bug in layout-render"
    case .cannotWrite: "an output cannot be written"
    }
  }

  package static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }

  /// Takes on the other status if it is worse.
  package mutating func worsen(to other: ExitStatus) { self = max(self, other) }
}
