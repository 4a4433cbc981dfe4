import AutoLayout
import Diagnostics

/// A reason why a layout could not be compared.
enum SnapshotError: Error, Equatable, CustomStringConvertible {
  case unknownMode(String)
  case unknownDevice(String)
  /// An error thrown by the code that makes a view, in words.
  case unmade(String)
  /// The same view used for several text sizes.
  case madeBefore
  /// A view that already has a superview.
  case notARoot
  /// A view that cannot be drawn, with the reason.
  case unreadable(String)
  /// A baseline that is not a solution or not a picture, with the reason.
  case brokenBaseline(String, reason: String)
  case unwritable(String, reason: String)
  /// Two places that use one name.
  case sameName(other: String)

  var description: String {
    switch self {
    case .unknownMode(let word):
      "\(RecordingRule.variable) is \"\(word)\"; it can be "
        + LayoutRecording.allCases.map(\.rawValue).joined(separator: ", ")
    case .unknownDevice(let name):
      "no device is called \"\(name)\""
        + (Suggestion.question(for: name, in: Device.all.map(\.name)).map { "; \($0)" } ?? "")
    case .unmade(let reason): "the view could not be made: \(reason)"
    case .madeBefore:
      "the view was made before, with the fonts of one text size; pass an expression that makes it"
    case .notARoot: "the view is inside another; pass the outermost one, or make it anew"
    case .unreadable(let reason): reason
    case .brokenBaseline(let path, let reason):
      "its baseline cannot be used: \(path): \(reason); restore it from version control, or delete it to record it anew"
    case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
    case .sameName(let other): "the test at \(other) has a layout of this name; choose another"
    }
  }
}
