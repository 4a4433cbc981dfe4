import AutoLayout

/// Why a scene cannot be written as a scenario.
package enum ScenarioWriteError: Error, Hashable, Sendable {
  case noOptions
  /// The options, by name, have different views: an option of a scenario changes views, but has the same.
  case differentViews(String, String)
  /// The option starts from one that is not there.
  case missingPredecessor(option: String)
  /// What the reader of scenarios says of it, such as a number that is out of range.
  case notReadable(Diagnostic)
  /// Something of the option, such as its canvas or a view, would come out otherwise.
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
      "the options \"\(first)\" and \"\(second)\" have different views, which one scenario cannot have"
    case .missingPredecessor(let option): "\"\(option)\" starts from an option that is not written with it"
    case .notReadable(let diagnostic): "a scenario cannot say it: \(diagnostic.message)"
    case .notExpressible(let part, let option):
      "\(part) in the option \"\(option)\" cannot be said in one scenario with the other options"
    }
  }

  /// How to mend it; nil where there is no way.
  package var help: String? {
    switch self {
    case .differentViews, .notExpressible: "write each option to a file of its own"
    case .missingPredecessor: "write the two together"
    case .notReadable(let diagnostic): diagnostic.help
    case .noOptions: nil
    }
  }
}
