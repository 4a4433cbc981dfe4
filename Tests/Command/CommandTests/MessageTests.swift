import Diagnostics
import FileAccess
import Foundation
import Testing

@testable import layout_render

@Suite struct MessageTests {
  private let example = Message(
    Diagnostic(
      .error, code: "unknown-view", "no view named \"titel\"",
      at: SourcePlace(line: 14, column: 4, length: 5, text: "  \"titel.leading = Superview.leadingMargin\","),
      help: "did you mean \"title\"?"), input: "two-labels.json")

  @Test func speaksToPeople() {
    #expect(
      MessageForm.human.text(of: example, colored: false) == """
        two-labels.json:14:4: error: no view named "titel" [unknown-view]
           14 |   "titel.leading = Superview.leadingMargin",
              |    ^~~~~
          help: did you mean "title"?

        """)
  }

  @Test func speaksToPrograms() {
    #expect(
      MessageForm.json.text(of: example, colored: true) == """
        {"severity": "error", "code": "unknown-view", "file": "two-labels.json", "line": 14, "column": 4, \
        "length": 5, "message": "no view named \\"titel\\"", "help": "did you mean \\"title\\"?"}

        """)
  }

  @Test func speaksToGitHub() {
    #expect(
      MessageForm.github.text(of: example, colored: true) == """
        ::error file=two-labels.json,line=14,col=4,endColumn=9,title=unknown-view::no view named "titel"%0A\
        help: did you mean "title"?

        """)
    let odd = Message(Diagnostic(.note, code: "x", "50% of\r\n::error::"), input: "a:b,c%.json")
    #expect(
      MessageForm.github.text(of: odd, colored: false)
        == "::notice file=a%3Ab%2Cc%25.json,title=x::50%25 of%0D%0A::error::\n")
  }

  @Test func speaksOfTheCommandLineWithoutAPlace() {
    let message = Failure.repeatedFlag(.output, for: .render).messages[0]
    #expect(
      MessageForm.human.text(of: message, colored: false)
        == "layout-render: error: --output is given twice [usage]\n")
  }

  @Test func colorsWithoutChangingWords() {
    let colored = MessageForm.human.text(of: example, colored: true)
    #expect(colored.contains("\u{1B}[1;31merror: \u{1B}[0m"))
    let plain = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == MessageForm.human.text(of: example, colored: false))
  }

  private func lines(_ text: String, column: Int, length: Int) -> [Substring] {
    let place = SourcePlace(line: 1, column: column, length: length, text: text)
    let message = Message(Diagnostic(.error, code: "x", "y", at: place), input: "f")
    return MessageForm.human.text(of: message, colored: false).split(separator: "\n").dropFirst().map {
      $0.drop { $0 != "|" }.dropFirst(2)
    }
  }

  @Test func pointsUnderTabsAndWideSigns() {
    #expect(lines("\t\tab", column: 3, length: 2) == ["\t\tab", "\t\t^~"])
    #expect(lines("東京 x", column: 4, length: 1) == ["東京 x", "     ^"])
    #expect(lines("東京 x", column: 1, length: 2) == ["東京 x", "^~~~"])
  }

  @Test(arguments: [1, 30, 500, 990, 1000])
  func showsAWindowOfALongLine(_ column: Int) throws {
    let text = String((0..<1000).map { $0 + 1 == column ? "X" : "." })
    let shown = lines(text, column: column, length: 1)
    try #require(shown.count == 2)
    #expect(shown[0].count <= 102)
    let caret = try #require(shown[1].firstIndex(of: "^"))
    let offset = shown[1].distance(from: shown[1].startIndex, to: caret)
    #expect(shown[0].dropFirst(offset).first == "X")
  }

  @Test func surviveImpossiblePlaces() {
    for (column, length) in [(0, 0), (-5, 3), (50, 1), (3, 1_000_000), (Int.max, 1)] {
      #expect(lines("short", column: column, length: length).first == "short")
    }
  }

  @Test func keepControlCharactersFromTheTerminal() {
    let place = SourcePlace(line: 1, column: 1, length: 1, text: "a\u{1B}[2Jb\u{202E}c\u{07}")
    let message = Message(
      Diagnostic(.error, code: "x", "bad\u{1B}]0;title\u{07}\nname", at: place, help: "\u{9B}31m"),
      input: "evil\u{1B}c\n.json")
    let text = MessageForm.human.text(of: message, colored: false)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(text.split(separator: "\n").count == 4)
  }

  private static let ambiguous =
    #"{"canvas": {"size": [100, 60]}, "views": [{"id": "a", "tag": 3}, {"id": "b"}], "constraints": ["a.top = superview.top"]}"#

  /// Warnings can be known, and errors are always told.
  @Test(arguments: [
    ["s.json", "-o", "s.svg"], ["solve", "s.json", "-o", "s.txt"], ["convert", "s.json", "-o", "c.json"],
    ["markdown", "p.md", "-o", "q.md"],
  ])
  func warningsCanBeSilenced(_ arguments: [String]) throws {
    let scratch = try Scratch()
    try scratch.write(Self.ambiguous, to: "s.json")
    try scratch.write("```layout\n\(Self.ambiguous)\n```\n", to: "p.md")
    let loud = try Run.command(arguments, in: scratch.folder)
    #expect(loud.status == 0 && loud.errors.contains("warning: "), "\(arguments): \(loud.errors)")
    let silent = try Run.command(arguments + ["--no-warnings"], in: scratch.folder)
    #expect(silent.status == 0 && silent.errors == "", "\(arguments): \(silent.errors)")
    #expect(try Run.command(arguments + ["--no-warnings", "--strict"], in: scratch.folder).status == 64)
    try scratch.write(#"{"no-warnings": true}"#, to: "layout-render.json")
    #expect(try Run.command(arguments, in: scratch.folder).errors == "")
    try scratch.write("{", to: "s.json")
    try scratch.write("```layout\n{\n```\n", to: "p.md")
    let wrong = try Run.command(arguments, in: scratch.folder)
    #expect(wrong.status == 65 && wrong.errors.contains("error: "), "\(arguments): \(wrong.errors)")
  }

  private static let script = "/usr/bin/script"

  /// Someone at a terminal learns where the results are; programs do not.
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: MessageTests.script), "bsdutils has the program script"
    ),
    arguments: [
      ("s.json -o out/s.svg", "wrote out/s.svg"), ("solve s.json -o s.txt", "wrote s.txt"),
      ("convert s.json -o c.json", "wrote c.json"),
      ("markdown p.md -o q.md", "wrote p-1.svg, p-1~dark.svg, q.md"),
      ("s.json s2.json -o '{scenario}-{appearance}.svg' --appearance light,dark", " and 1 more"),
    ])
  func saysWhatWasWrittenOnATerminal(_ words: String, _ message: String) throws {
    let scratch = try Scratch()
    let box = #"{"views": [{"id": "a"}], "constraints": ["a.edges = superview.edges"]}"#
    for name in ["s.json", "s2.json"] { try scratch.write(box, to: name) }
    try scratch.write("```layout\n\(box)\n```\n", to: "p.md")
    let command = "'\(Places.command.path)' \(words)"
    let seen = try Run.program(Self.script, ["-qec", command, "typescript"], in: scratch.folder)
    #expect(seen.status == 0 && seen.text.contains(message), "\(seen.text)")
    let quiet = try Run.program("/bin/sh", ["-c", command], in: scratch.folder)
    #expect(quiet.status == 0 && quiet.errors == "" && quiet.text == "", "\(quiet.errors)")
  }
}
