import Diagnostics
package import FileAccess

/// Why a review, a merge or an approval cannot be done.
extension Failure {
  package static let baselineMissing = usage(
    "review needs --baseline DIR or --against REVISION", help: explanation(of: "review"))

  /// A file that is not a valid baseline, report or solution; `what` says which.
  package static func document(_ path: String, what: String, _ error: DocumentError) -> Failure {
    var (code, place) = ("broken-\(what)", SourcePlace?.none)
    var help = "restore it from version control, or make it again"
    switch error {
    case .syntax(let diagnostic): return Failure(.badInput, [Message(diagnostic, input: path)])
    case .otherVersion:
      code = "\(what)-version"
      help = "use the same version of layout-render for all, or make it again"
    case .wrong(let found): place = found.place
    case .foreign, .compression, .broken: break
    }
    let text = error.words(about: what)
    return Failure(
      .badInput, [Message(Diagnostic(.error, code: code, text, at: place, help: help), input: path)])
  }

  /// A folder that contains something other than a baseline.
  static func foreignBaseline(_ path: String) -> Failure {
    Failure(
      .badInput, code: "foreign-baseline", "\"\(path)\" is not empty and contains no baseline",
      help: "choose another folder, or remove this one")
  }

  static func foreignReportFolder(_ path: String) -> Failure {
    Failure(
      .cannotWrite, code: "foreign-folder", "\"\(path)\" is not empty and contains no report",
      help: "choose another folder, or remove this one")
  }

  /// A file that should be a picture and is not, or has another size than the report says.
  package static func noPicture(_ path: String) -> Failure {
    Failure(
      .badInput, code: "broken-file", "this is not an SVG picture of the size that the report says",
      file: path)
  }

  /// A file in a report that is not where a review writes it.
  package static func misplacedFile(_ path: String) -> Failure {
    Failure(.badInput, code: "broken-file", "a review would not have put this file here", file: path)
  }

  package static func repeatedName(_ name: String, folder: String) -> Failure {
    Failure(.badInput, code: "broken-report", "the report in \"\(folder)\" has \"\(name)\" twice")
  }

  package static func withoutSolution(_ name: String, folder: String) -> Failure {
    Failure(.badInput, code: "broken-report", "the report in \"\(folder)\" has no solution for \"\(name)\"")
  }

  /// A folder that a report must not name as the baseline.
  static func strangeBaseline(_ path: String) -> Failure {
    .usage(
      "\"\(path)\" is not a baseline in this folder, although the report says so",
      help: "name the folder that may be written: --baseline DIR")
  }

  /// A baseline that is required and missing.
  package static func unrecorded(_ path: String, near: String?) -> Failure {
    Failure(
      .noInput, code: "no-baseline", "there is no baseline in \"\(path)\"",
      help: (question(near).map { $0 + " " } ?? "") + "--record makes this run the baseline")
  }

  /// Continuous integration would approve what nobody has looked at.
  package static func recordedAlready(_ path: String) -> Failure {
    .usage(
      "there is a baseline in \"\(path)\", and CI is set: --record would approve what nobody has seen",
      help: "approve the report of this review instead")
  }

  package static let noGit = Failure(
    .unavailable, code: "no-git", "git cannot be started",
    help: "install it, or name a baseline with --baseline")

  package static let noRepository = Failure(
    .noInput, code: "no-repository", "the current folder is in no git repository",
    help: "go into one, or name a baseline with --baseline")

  package static func noRevision(_ name: String) -> Failure {
    Failure(
      .noInput, code: "no-revision", "git knows no revision \"\(name)\"",
      help: "fetch it first; actions/checkout fetches one commit unless fetch-depth is 0")
  }

  package static func outsideRepository(_ path: String, _ top: String) -> Failure {
    .usage("\(path) is not in the repository \"\(top)\", whose revision it is compared with")
  }

  package static let revisionNotApprovable = usage(
    "this report compares with a revision, where there is nothing to approve",
    help: "commit the inputs: the next review compares with them")

  package static let foreignDecisions = Failure(
    .badInput, code: "foreign-decisions", "these decisions are about another report",
    help: "decide again on the page of this report")

  package static func inputInReport(_ path: String, report: String) -> Failure {
    .usage(
      "\(path) is in \"\(report)\", where old pictures are removed and new ones written",
      help: "choose another folder with -o")
  }

  package static func sameFolder(_ path: String) -> Failure {
    .usage("\"\(path)\" cannot be both the baseline and the report")
  }

  package static func shardWithoutBaseline(_ path: String) -> Failure {
    .usage(
      "there is no baseline in \"\(path)\", and a shard cannot become one",
      help: "record it first: review with --record and without --shard")
  }

  package static func sameName(_ name: String, first: String, second: String) -> Failure {
    .usage("\(first) and \(second) are both named \"\(name)\"", help: "rename one of them")
  }

  package static let standardInputReviewed = usage(
    "reviews need files: what is read from standard input has no name", help: explanation(of: "review"))

  package static func notMergeable(_ reason: String) -> Failure {
    .usage("these reports cannot be merged: \(reason)")
  }

  package static func nothingMatches(_ globs: [String]) -> Failure {
    .usage("the report has no scenario named \(globs.joined(separator: ", "))")
  }
}
