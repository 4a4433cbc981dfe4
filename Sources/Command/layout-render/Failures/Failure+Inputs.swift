import Diagnostics
import FileAccess
import ScenarioFiles
import SolutionFiles

/// Failures about an input: the file, its content, and what the command line asks of it.
extension Failure {

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
}
