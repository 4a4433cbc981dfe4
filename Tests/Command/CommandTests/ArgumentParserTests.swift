import AutoLayout
import Diagnostics
import FileAccess
import LayoutDrawing
import LayoutScene
import LayoutWords
import Testing

@testable import layout_render

@Suite struct ArgumentParserTests {
  @Test func rendersByDefault() throws {
    #expect(
      try ArgumentParser.parse(["a.json", "-o", "a.png"])
        == ParsedArguments(command: .render, values: [.output: ["a.png"]], operands: ["a.json"]))
  }

  @Test(arguments: [
    ["render", "a", "-o", "-"], ["render", "a", "-o-"], ["a", "--output", "-"], ["--output=-", "a"],
    ["--output=-", "--", "a"], ["-o=-", "a"],
  ])
  func readsEverySpellingOfAFlag(_ arguments: [String]) throws {
    let parsed = try ArgumentParser.parse(arguments)
    #expect(parsed == ParsedArguments(command: .render, values: [.output: ["-"]], operands: ["a"]))
  }

  @Test func takesFlagsBeforeTheCommand() throws {
    #expect(try ArgumentParser.parse(["--quiet", "check", "a"]).command == .check)
  }

  @Test func takesACommandsNameForAFileAfterTheFirst() throws {
    #expect(try ArgumentParser.parse(["render", "check"]).operands == ["check"])
    #expect(try ArgumentParser.parse(["--", "check"]).operands == ["check"])
    #expect(try ArgumentParser.parse(["--", "--quiet"]).operands == ["--quiet"])
  }

  @Test func readsAFlagBeforeItsCommandAsTheCommandDoes() throws {
    for flag in [["-f", "xcode"], ["-fxcode"], ["--format=xcode"]] {
      let parsed = try ArgumentParser.parse(flag + ["check", "a"])
      #expect(try parsed == ArgumentParser.parse(["check", "a"] + flag))
      #expect(parsed.value(of: .format) == "xcode")
    }
  }

  @Test func takesAFileForAFileThoughItIsNearlyACommand() throws {
    let scratch = try Scratch()
    let file = try scratch.write("{}", to: "sovle")
    #expect(try ArgumentParser.parse([file]).command == .render)
    #expect(try ArgumentParser.parse(["sovle.json"]).operands == ["sovle.json"])
    #expect(try ArgumentParser.parse(["render", "sovle"]).operands == ["sovle"])
    #expect(try Run.command(["sovle"], in: scratch.folder).status == 65)
  }

  @Test func collectsRepeatableFlags() throws {
    let parsed = try ArgumentParser.parse(["a", "--option", "x", "--option=y=z", "--option=\u{301}"])
    #expect(parsed.all(of: .option) == ["x", "y=z", "\u{301}"])
  }

  @Test(arguments: [
    (["a", "--ovelay", "all"], Failure.unknownFlag("--ovelay", suggestion: "--overlay")),
    (["a", "-x"], .unknownFlag("-x", suggestion: nil)),
    (["a", "--output"], .missingValue(flag: "--output", placeholder: "PATH")),
    (["a", "--output="], .missingValue(flag: "--output", placeholder: "PATH")),
    (["a", "-o", "--quiet"], .missingValue(flag: "--output", placeholder: "PATH")),
    (["a", "--quiet=yes"], .unexpectedValue(flag: "--quiet")),
    (["a", "-o", "b.png", "-o", "c.png"], .repeatedFlag(.output, for: .render)),
    (
      ["check", "a", "-o", "b.png"],
      .flagOfOtherCommand(
        flag: "--output", command: .check,
        commands: [.render, .solve, .explain, .animate, .convert, .markdown, .review, .playground])
    ),
    (["render"], .missingFile(.render)),
    ([], .missingFile(.render)),
    (["schema", "scenario", "a"], .unexpectedOperand(.schema, "a")),
    (["completions"], .missingOperand(.completions, placeholder: "SHELL")),
    (["-", "-"], .standardInputTwice),
    (["sovle", "x.json"], .unknownCommand("sovle", suggestion: "solve")),
    (["version"], .unknownCommand("version", suggestion: "--version")),
    (
      ["solve", "a", "-f", "png"],
      .badValue(flag: "--format", value: "png", expected: "json, text", suggestion: nil)
    ),
    (
      ["animate", "a", "-f", "html"],
      .badValue(flag: "--format", value: "html", expected: "png, svg, pdf", suggestion: nil)
    ),
    (
      ["solve", "a", "--columns", "2"],
      .flagOfOtherCommand(flag: "--columns", command: .solve, commands: [.render, .animate])
    ),
    (["a", "--size", "9x9", "--device", "iPhone 8"], .exclusiveFlags("--size", "--device")),
    (["a", "--device", "iPhone 8", "--size", "9x9"], .exclusiveFlags("--size", "--device")),
    (["explain", "a", "--scale", "2"], .neededFlag(flag: "--scale", needed: "--output")),
    (["review", "a", "--merge", "--jobs", "2"], .exclusiveFlags("--merge", "--jobs")),
  ])
  func refuses(_ arguments: [String], _ error: Failure) {
    #expect(throws: error) { try ArgumentParser.parse(arguments) }
  }

  /// What is refused names a way that works.
  @Test func saysWhatToDoForSeveralDevices() throws {
    let failure = Failure.repeatedFlag(.device, for: .render).messages[0].diagnostic
    #expect(
      failure.help == "run render once for each, with other names for its outputs; review takes several")
    #expect(
      Failure.repeatedFlag(.overlay, for: .render).messages[0].diagnostic.help
        == "give it one list, separated by commas")
    #expect(
      try ArgumentParser.parse(["review", "a", "--device", "iPhone 8", "--device", "iPad 9"]).all(of: .device)
        .count == 2)
  }

  @Test(arguments: [
    ("--format", ["jpg", "PNG", "png,svg"]), ("--axis", ["h"]),
    ("--appearance", ["lite", "light,", ",dark"]),
    ("--scale", ["0", "-1", "nan", "inf", "0x2", "1e1", "2,", "9", "2,x"]), ("--columns", ["0", "1.5", "a"]),
    ("--jobs", ["0", "-1", "257", "99999999999999999999"]),
    ("--size", ["320", "320x", "x568", "320x568x2", "0x5", "-1x5", "nanxnan", "10001x5"]),
    ("--overlay", ["frame", "frames;legend", "frames,,legend"]), ("--text-size", ["huge"]),
    ("--diagnostics", ["xml"]), ("--orientation", ["up"]),
  ])
  func refusesValues(_ flag: String, _ values: [String]) {
    for value in values {
      let error = #expect(throws: Failure.self, "\(value)") {
        try ArgumentParser.parse(["a", "\(flag)=\(value)"])
      }
      let message = error?.messages.first?.diagnostic.message
      #expect(message?.hasPrefix("\"\(value)\" is not a valid value for \(flag)") == true, "\(message ?? "")")
    }
  }

  @Test func suggestsValues() {
    #expect(
      throws: Failure.badValue(
        flag: "--format", value: "pgn", expected: "png, svg, pdf, html, json, text", suggestion: "png")
    ) { try ArgumentParser.parse(["a", "--format", "pgn"]) }
  }

  @Test func asksForHelpBeforeAllMistakesButUnknownFlags() throws {
    #expect(try ArgumentParser.parse(["check", "-o", "a.png", "--help"]).has(.help))
    #expect(try ArgumentParser.parse(["--version"]).has(.version))
  }

  @Test func findsTheFormOfMessagesInWrongCommandLines() {
    #expect(ArgumentParser.messageForm(in: ["--diagnostics", "json", "--wrong"]) == .json)
    #expect(ArgumentParser.messageForm(in: ["--wrong", "--diagnostics=github"]) == .github)
    #expect(ArgumentParser.messageForm(in: ["--", "--diagnostics=github"]) == .human)
    #expect(ArgumentParser.messageForm(in: ["--diagnostics"]) == .human)
  }

  /// Whatever is typed, parsing ends with arguments or with an error that has words.
  @Test func survivesAnyWords() {
    let words = [
      "", "-", "--", "---", "-o", "=", "--=", "--output", "--scale=", "a", "-oo", "💥", "--💥=1", "render",
    ]
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let line = (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in
        words.randomElement(using: &random)
      }
      do throws(Failure) {
        _ = try ArgumentParser.parse(line)
      } catch {
        #expect(error.status == .usage && error.messages.contains { !$0.diagnostic.message.isEmpty })
      }
    }
  }
}
