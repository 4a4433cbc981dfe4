import AutoLayout
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
  /// A link, a pipe or a device in the place of a file or a folder.
  case notPlain(String)
  /// Named as a picture, and none, or a larger one than it is said to be.
  case noPicture(path: String)
  /// Named by a report, and not where a review writes it.
  case misplacedFile(path: String)
  case repeatedName(String, folder: String)
  case withoutSolution(String, folder: String)
  /// What a report calls the baseline, and may not.
  case strangeBaseline(String)
  /// No baseline where one must be.
  case unrecorded(String, near: String?)
  case inputInReport(String, report: String)
  /// An option that has no picture, with the reason and the status for it.
  case notDrawn(String, ExitStatus)
  case foreignReportFolder(String)
  case sameFolder(String)
  case shardWithoutBaseline(String)
  case sameName(String, first: String, second: String)
  case standardInput
  case notMergeable(String)
  case nothingMatches([String])
  case cannotWrite(OutputError)

  var status: ExitStatus {
    switch self {
    case .unreadable(_, let error): error.status
    case .document, .foreignBaseline, .brokenFile, .notPlain, .noPicture, .misplacedFile, .repeatedName,
      .withoutSolution:
      .badInput
    case .unrecorded: .noInput
    case .notDrawn(_, let status): status
    case .foreignReportFolder, .cannotWrite: .cannotWrite
    case .baselineMissing, .sameFolder, .shardWithoutBaseline, .sameName, .standardInput, .notMergeable,
      .nothingMatches, .strangeBaseline, .inputInReport:
      .usage
    }
  }

  /// The message, with the file that it is about where there is one.
  var message: Message {
    switch self {
    case .unreadable(let path, let error):
      Message(error.diagnostic(for: InputFile(argument: path)), input: path)
    case .document(let path, _, .syntax(let diagnostic)): Message(diagnostic, input: path)
    case .document(let path, _, .wrong(let found)):
      Message(Diagnostic(.error, code: code, text, at: found.place, help: help), input: path)
    case .document(let path, _, _), .brokenFile(let path, _), .notPlain(let path), .noPicture(let path),
      .misplacedFile(let path):
      Message(diagnostic, input: path)
    case .cannotWrite(let error): Message(error.diagnostic)
    default: Message(diagnostic)
    }
  }

  private var diagnostic: Diagnostic { Diagnostic(.error, code: code, text, help: help) }

  private var code: String {
    switch self {
    case .document(_, let what, .otherVersion): "\(what)-version"
    case .document(_, let what, _): "broken-\(what)"
    case .brokenFile, .notPlain, .noPicture, .misplacedFile: "broken-file"
    case .repeatedName, .withoutSolution: "broken-report"
    case .notDrawn: "not-drawn"
    case .foreignBaseline: "foreign-baseline"
    case .foreignReportFolder: "foreign-folder"
    case .unrecorded: "no-baseline"
    default: "usage"
    }
  }

  private var text: String {
    switch self {
    case .baselineMissing: "review needs --baseline DIR"
    case .document(_, let what, .foreign): "this is no \(what) of \(CommandTable.program)"
    case .document(_, let what, .otherVersion(let version, let known)):
      "this \(what) has version \(plainNumber(version)), not \(plainNumber(known))"
    case .document(_, let what, .broken(let place)): "this \(what) is broken at \(place)"
    case .document(_, let what, .syntax): "this \(what) is no JSON"
    case .document(_, let what, .wrong(let found)): "this \(what) is broken: \(found.message)"
    case .foreignBaseline(let path): "\"\(path)\" is not empty and holds no baseline"
    case .brokenFile(_, true): "this file is named there, and is not there"
    case .brokenFile(_, false): "this file is not what was written"
    case .foreignReportFolder(let path): "\"\(path)\" is not empty and holds no report"
    case .sameFolder(let path): "\"\(path)\" cannot be the baseline and the report at once"
    case .shardWithoutBaseline(let path): "there is no baseline in \"\(path)\", and a shard cannot become one"
    case .notPlain: "a link, a pipe or a device: only files are used here"
    case .noPicture: "this is no PNG picture, or a larger one than the report says"
    case .misplacedFile: "a review would not have put this file here"
    case .repeatedName(let name, let folder): "the report in \"\(folder)\" has \"\(name)\" twice"
    case .withoutSolution(let name, let folder): "the report in \"\(folder)\" has no solution of \"\(name)\""
    case .strangeBaseline(let path): "\"\(path)\" is no baseline in this folder, though the report says so"
    case .unrecorded(let path, _): "there is no baseline in \"\(path)\""
    case .inputInReport(let path, let report):
      "\(path) is in \"\(report)\", where old pictures are removed and new ones written"
    case .notDrawn(let reason, _): reason
    case .sameName(let name, let first, let second): "\(first) and \(second) are both called \"\(name)\""
    case .standardInput: "reviews need files: what is read from standard input has no name"
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
    case .shardWithoutBaseline: "record it first: review with --record and without --shard"
    case .strangeBaseline: "name the folder that may be written: --baseline DIR"
    case .unrecorded(_, let near):
      (near.map { "did you mean \"\($0)\"? " } ?? "") + "--record makes this run the baseline"
    case .inputInReport: "choose another folder with -o"
    case .sameName: "rename one of them"
    case .baselineMissing, .standardInput: "\"\(CommandTable.program) help review\" explains it"
    default: nil
    }
  }
}
