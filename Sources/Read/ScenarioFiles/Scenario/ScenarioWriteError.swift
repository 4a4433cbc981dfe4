import AutoLayout
package import Diagnostics

/// Why a scene cannot be written as a scenario.
package enum ScenarioWriteError: Error, Hashable, Sendable {
  case noOptions
  /// The named options have different views; a scenario's options can change views, but share them.
  case differentViews(String, String)
  /// The option starts from one that is missing.
  case missingPredecessor(option: String)
  /// The scenario reader's error, such as a number out of range.
  case notReadable(Diagnostic)
  /// Part of the option, such as its canvas or a view, would come out differently.
  case notExpressible(String, option: String)

  /// A stable name for the finding.
  package var code: String {
    switch self {
    case .noOptions: "no-options"
    case .differentViews: "different-views"
    case .missingPredecessor: "unknown-option"
    case .notReadable(let diagnostic): diagnostic.code
    case .notExpressible: "not-expressible"
    }
  }

  package var message: String {
    switch self {
    case .noOptions: "there is nothing to write: the scene has no options"
    case .differentViews(let first, let second):
      "the options \"\(first)\" and \"\(second)\" have different views, which one scenario cannot express"
    case .missingPredecessor(let option): "\"\(option)\" starts from an option that is not written with it"
    case .notReadable(let diagnostic): "a scenario cannot express it: \(diagnostic.message)"
    case .notExpressible(let part, let option):
      "\(part) in the option \"\(option)\" cannot be expressed in one scenario with the other options"
    }
  }

  /// How to fix it; nil if there is no way.
  package var help: String? {
    switch self {
    case .differentViews, .notExpressible:
      "write each option to a file of its own, with -o '{scenario}-{option}.json'"
    case .missingPredecessor: "write the two together"
    case .notReadable(let diagnostic): diagnostic.help
    case .noOptions: nil
    }
  }
}
