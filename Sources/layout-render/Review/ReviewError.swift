import LayoutFiles
import LayoutReview

/// Why a review, a merge or an approval cannot be done.
enum ReviewError: Error, Hashable {
  case baselineMissing
  case unreadable(path: String, InputError)
  case document(path: String, what: String, DocumentError)
  /// A folder with other things in it than a baseline.
  case foreignBaseline(String)
  case brokenFile(path: String, isMissing: Bool)
  case foreignReportFolder(String)
  case sameFolder(String)
  case shardWithoutBaseline(String)
  case noSuchBaseline(String)
  case sameName(String, first: String, second: String)
  case standardInput
  case notMergeable(String)
  case nothingMatches([String])
  case cannotWrite(OutputError)

  var status: ExitStatus {
    switch self {
    case .unreadable(_, let error): error.status
    case .document, .foreignBaseline, .brokenFile: .badInput
    case .noSuchBaseline: .noInput
    case .foreignReportFolder, .cannotWrite: .cannotWrite
    case .baselineMissing, .sameFolder, .shardWithoutBaseline, .sameName, .standardInput, .notMergeable,
      .nothingMatches:
      .usage
    }
  }

  /// The message, with the file that it is about where there is one.
  var message: Message {
    switch self {
    case .unreadable(let path, let error):
      Message(error.diagnostic(for: InputFile(argument: path)), input: path)
    case .document(let path, _, .syntax(let diagnostic)): Message(diagnostic, input: path)
    case .document(let path, _, _), .brokenFile(let path, _): Message(diagnostic, input: path)
    case .cannotWrite(let error): Message(error.diagnostic)
    default: Message(diagnostic)
    }
  }

  private var diagnostic: Diagnostic { Diagnostic(.error, code: code, text, help: help) }

  private var code: String {
    switch self {
    case .document(_, let what, .otherVersion): "\(what)-version"
    case .document(_, let what, _): "broken-\(what)"
    case .brokenFile: "broken-file"
    case .foreignBaseline: "foreign-baseline"
    case .foreignReportFolder: "foreign-folder"
    case .noSuchBaseline: "no-such-file"
    default: "usage"
    }
  }

  private var text: String {
    switch self {
    case .baselineMissing: "review needs --baseline DIR"
    case .document(_, let what, .foreign): "this is no \(what) of \(CommandTable.program)"
    case .document(_, let what, .otherVersion(let version)):
      "this \(what) has version \(JSONValue.number(version).line()), not 1"
    case .document(_, let what, .broken(let place)): "this \(what) is broken at \(place)"
    case .document(_, let what, .syntax): "this \(what) is no JSON"
    case .foreignBaseline(let path): "\"\(path)\" is not empty and holds no baseline"
    case .brokenFile(_, true): "this file is named there, and is not there"
    case .brokenFile(_, false): "this file is not what was written"
    case .foreignReportFolder(let path): "\"\(path)\" is not empty and holds no report"
    case .sameFolder(let path): "\"\(path)\" cannot be the baseline and the report at once"
    case .shardWithoutBaseline(let path): "there is no baseline in \"\(path)\", and a shard cannot become one"
    case .noSuchBaseline(let path): "there is no baseline in \"\(path)\""
    case .sameName(let name, let first, let second): "\(first) and \(second) are both called \"\(name)\""
    case .standardInput: "review needs files: what is read from standard input has no name"
    case .notMergeable(let reason): "these reports cannot be merged: \(reason)"
    case .nothingMatches(let globs): "the report has no scenario named \(globs.joined(separator: ", "))"
    case .unreadable, .cannotWrite: ""
    }
  }

  private var help: String? {
    switch self {
    case .brokenFile: "restore the folder from version control, or make it again"
    case .document(_, _, .otherVersion):
      "use the same version of \(CommandTable.program) for all, or make it again"
    case .document: "restore it from version control, or make it again"
    case .foreignBaseline, .foreignReportFolder: "choose another folder, or remove this one"
    case .shardWithoutBaseline: "review once without --shard"
    case .sameName: "rename one of them"
    case .baselineMissing, .standardInput: "\"\(CommandTable.program) help review\" explains it"
    default: nil
    }
  }
}
