import Diagnostics
import ScenarioFiles
import SolutionFiles

/// What can be wrong with an input: the file, what it says, and what the command line asks of it.
extension Failure {
  /// The code of messages about a file that is not there.
  static let missingFile = "no-such-file"

  init(_ error: InputError) {
    switch error {
    case .missing: self.init(.noInput, code: Self.missingFile, "there is no such file")
    case .folder:
      self.init(
        .noInput, code: "is-a-folder", "this is a folder without Swift source",
        help: "name a file, or a folder of .swift files")
    case .unreadable(let reason): self.init(.noInput, code: "unreadable", "cannot be read: \(reason)")
    case .tooLarge:
      self.init(
        .badInput, code: "too-large", "larger than \(InputFile.sizeLimit >> 20) MiB, the limit")
    case .outside:
      self.init(
        .badInput, code: "outside", "a link leads out of the folder of the input that names it",
        help: "put the file itself there")
    }
  }

  /// A file that cannot be read, perhaps because its name has a class, as in scenarios.
  static func unread(_ file: InputFile, _ error: InputError) -> Failure {
    let parts = file.argument.split(separator: "#")
    guard error == .missing, parts.count == 2, InputFile.isSwift(String(parts[0])) else {
      return Failure(error)
    }
    return Failure(
      .noInput, code: missingFile, "there is no such file",
      help: "name the file alone, and the class with --option \(parts[1])")
  }

  static let scenarioNamedInterface = Failure(
    .badInput, code: "wrong-extension", "this is JSON, not an Interface Builder file",
    help: "the name of a scenario ends in .json")

  static let interfaceNamedScenario = Failure(
    .badInput, code: "wrong-extension", "this is XML, not a scenario in JSON",
    help: "the name of an Interface Builder file ends in .storyboard or .xib")

  static let swiftNotNamed = Failure(
    .badInput, code: "wrong-extension", "this is Swift source, not a scenario in JSON",
    help: "save it as a file whose name ends in .swift, and name that")

  /// A flag that names something the input does not have.
  static func unknown(_ kind: String, _ name: String, flag: Flag, known names: [String]) -> Failure {
    Failure(
      .usage, code: "unknown-\(kind)", "\(flag.long): no \(kind) named \"\(name)\"",
      help: known(names, near: name))
  }

  static let notUTF8 = Failure(
    .badInput, code: "invalid-utf8", "the file is not UTF-8", help: "save it as UTF-8")

  /// Two blocks of a page whose pictures would have one name.
  static func blockName(_ name: String, line: Int) -> Failure {
    Failure(
      .badInput,
      [
        Message(
          Diagnostic(
            .error, code: "block-name", "another block is called \"\(name)\", too",
            at: SourcePlace(line: line, column: 1, length: 1, text: ""),
            help: "give one of them another name=…"))
      ])
  }

  static func blockFate(line: Int) -> Failure {
    Failure(
      .badInput,
      [
        Message(
          Diagnostic(
            .error, code: "block-setting", "a block can be dropped, kept or folded",
            at: SourcePlace(line: line, column: 1, length: 1, text: ""),
            help: "write block=drop, block=keep or block=fold"))
      ])
  }

  static let oneOption = Failure(
    .badInput, code: "one-option", "there is nothing to animate: the input has one option",
    help: "add options to the scenario, each with what is different in it")

  static func noWay(_ name: String) -> Failure {
    .usage(
      "the animation begins and ends with \"\(name)\"",
      help: "choose two options with --from and --to")
  }

  /// Options between which nothing would move.
  static func nothingInCommon(_ first: String, _ second: String) -> Failure {
    Failure(
      .badInput, code: "nothing-in-common", "\"\(first)\" and \"\(second)\" have no views in common",
      help: "choose options that lay out the same views; views are known by their ids")
  }

  init(_ error: ExplanationError) { self.init(.usage, [Message(error.diagnostic)]) }

  init(_ error: ScenarioWriteError) {
    self.init(.badInput, code: error.code, error.message, help: error.help)
  }

  /// - Parameter isOneOfMany: whether the page would show other options without this one.
  static func noPage(_ error: ScenarioWriteError, isOneOfMany: Bool) -> Failure {
    Failure(
      .badInput, code: error.code, "the page needs a scenario: \(error.message)",
      help: isOneOfMany ? "choose others with --option" : nil)
  }

  /// The failure of an input whose process ended before it was done.
  static let bug = Failure(.bug, code: "bug", "internal error; please report it with the input")
}
