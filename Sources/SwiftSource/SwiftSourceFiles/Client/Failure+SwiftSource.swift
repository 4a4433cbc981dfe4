import Diagnostics
import FileAccess

/// Failures of the reader of Swift source.
extension Failure {
  /// - Parameter places: the places where it was sought.
  static func swiftReaderMissing(_ places: [String]) -> Failure {
    Failure(
      .unavailable, code: "swift-reader-missing",
      "the reader of Swift source is missing: there is no \(places.joined(separator: " or "))",
      help: "run `make reader` where layout-render was built, or install it again")
  }

  static let swiftReaderFailed = Failure(
    .bug, code: "swift-reader-failed",
    "the reader of Swift source ended before it was done; please report it with the input")

  static func swiftReaderRefused(_ reason: String) -> Failure {
    Failure(
      .badInput, code: "swift-reader", reason,
      help: "name fewer files or a folder in it, or with --option only what is wanted")
  }
}
