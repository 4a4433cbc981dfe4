/// How the command ends: sysexits.h's numbers, of which the greater is the worse.
enum ExitStatus: Int32, CaseIterable, Comparable, Sendable {
  case success = 0
  case findings = 1
  case usage = 64
  case badInput = 65
  case noInput = 66
  case unavailable = 69
  case bug = 70
  case cannotWrite = 73

  /// As help and the manual page explain it.
  var meaning: String {
    switch self {
    case .success: "everything was drawn"
    case .findings: "there are findings (check, --strict) or differences (review)"
    case .usage: "the command line is wrong"
    case .badInput: "an input is wrong"
    case .noInput: "an input is missing or cannot be read"
    case .unavailable: "a font, or the engine of live pages, is missing"
    case .bug: "a bug of layout-render"
    case .cannotWrite: "an output cannot be written"
    }
  }

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }

  /// Keeps the worse of the two.
  mutating func worsen(to other: ExitStatus) { self = max(self, other) }
}
