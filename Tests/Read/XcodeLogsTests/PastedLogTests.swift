import AutoLayout
import Diagnostics
import LayoutScene
import TestSupport
import Testing
import XcodeLogs

/// What logs go through before they are pasted, and what is missing from them then.
@Suite struct PastedLogTests {
  private static let descriptions = [
    "<NSLayoutConstraint:0x600002a1c0f0 UILabel:0x7fb3c5e04a10'Name: > 5'.width >= 400   (active)>",
    "<NSLayoutConstraint:0x600002a1c140 H:|-(16)-[UILabel:0x7fb3c5e04a10'Name: > 5']   (active, names: '|':UIView:0x7fb3c5e05220 )>",
    "<NSLayoutConstraint:0x600002a1c1e0 H:[UILabel:0x7fb3c5e04a10'Name: > 5']-(16)-|   (active, names: '|':UIView:0x7fb3c5e05220 )>",
    "<NSLayoutConstraint:0x600002a1d040 'UIView-Encapsulated-Layout-Width' UIView:0x7fb3c5e05220.width == 320   (active)>",
  ]
  private static let whole = log(descriptions, broken: descriptions[0])

  private func check(_ text: String, _ how: Comment, sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    let expected = try option(Self.whole)
    let result = readLog(text)
    #expect(result.diagnostics == [], how, sourceLocation: sourceLocation)
    #expect(result.scene?.options.map(\.logged) == [expected.logged], how, sourceLocation: sourceLocation)
    #expect(
      result.scene?.options.map(\.reportedConflict) == [expected.reportedConflict], how,
      sourceLocation: sourceLocation)
  }

  @Test func wholeLogsAreRead() throws {
    let option = try option(Self.whole)
    #expect(
      option.logged.map(\.text) == [
        "label “Name: > 5”.width >= 400", "label “Name: > 5”.leading == view.leading + 16",
        "view.trailing == label “Name: > 5”.trailing + 16", "view.width == 320",
      ])
    #expect(option.reportedConflict?.broken == 0)
    #expect(option.views.map(\.id) == ["root", "view", "label “Name: > 5”"])
    #expect(option.views.map(\.superview) == [nil, 0, 1])
    #expect(option.views.last?.kind == .label)
  }

  @Test func wrappersAndErasDoNotCount() throws {
    let lines = Self.whole.split(separator: "\n", omittingEmptySubsequences: false)
    func each(_ prefix: String) -> String { lines.map { prefix + $0 }.joined(separator: "\n") }
    try check(each("> "), "a Markdown quote")
    try check(each("> > "), "a quote of a quote")
    try check(each("        "), "indented")
    try check(each("2026-01-02 03:04:05.678 App[12:345] "), "prefixes")
    try check("Some words.\n\n```\n\(Self.whole)```\n", "a code block")
    try check(Self.whole.replacing("\n", with: "\r\n"), "Windows")
    try check("\u{FEFF}" + Self.whole, "a byte order mark")
    try check(
      Self.whole.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        .replacing("\"", with: "&quot;").replacing("'", with: "&#39;"), "HTML")
    try check(Self.whole.replacing("'", with: "’").replacing("\"", with: "”"), "a word processor")
    try check(
      Self.whole.replacing("(active, names:", with: "(Names:").replacing("   (active)", with: "").replacing(
        "UIKitCore", with: "UIKit"), "iOS 9")
    try check(
      Self.descriptions.joined(separator: "\n") + "\nWill attempt to recover by breaking constraint\n"
        + Self.descriptions[0], "without headline and quotation marks")
  }

  /// A terminal cuts lines anywhere and adds nothing; mail breaks them at blanks.
  @Test(arguments: [40, 57, 64, 72, 80, 100]) func brokenLinesAreMended(_ columns: Int) throws {
    func wrapped(_ line: Substring, atBlanks: Bool) -> String {
      var rest = line
      var result = ""
      while rest.count > columns {
        var head = rest.prefix(columns)
        if atBlanks, let blank = head.lastIndex(of: " "), blank > head.startIndex { head = head[..<blank] }
        result += head + "\n"
        rest = rest[head.endIndex...]
        if atBlanks { rest = rest.drop { $0 == " " } }
      }
      return result + rest
    }
    let lines = Self.whole.split(separator: "\n", omittingEmptySubsequences: false)
    // A text with blanks in it cannot be told from one that was broken at them.
    try check(lines.map { wrapped($0, atBlanks: false) }.joined(separator: "\n"), "a terminal of \(columns)")
    try check(lines.map { wrapped($0, atBlanks: true) }.joined(separator: "\n"), "mail of \(columns)")
  }

  @Test func severalLogsAreSeveralConflicts() throws {
    let second = log([
      "<NSLayoutConstraint:0x61 UIView:0xa1.width == 7>", "<NSLayoutConstraint:0x62 UIView:0xa1.width == 8>",
    ])
    let result = readLog("\(Self.whole)App[12:345] some other output\n\(second)\(Self.whole)")
    let scene = try #require(result.scene)
    #expect(result.diagnostics == [])
    #expect(scene.options.map(\.name) == ["conflict 1", "conflict 2"])
    #expect(scene.options.map(\.title) == ["Conflict 1 (logged 2 times)", "Conflict 2"])
    #expect(scene.options.map(\.reportedConflict?.broken) == [0, 1])
  }

  private func codes(_ text: String) -> [String] { readLog(text).diagnostics.map(\.code) }

  @Test func whatIsNoLogSaysSo() {
    #expect(codes("hello") == ["no-conflict-log"])
    #expect(codes("") == ["no-conflict-log"])
    #expect(codes("<private>") == ["no-conflict-log"])
    #expect(
      codes("Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints") == ["no-conflict-log"])
    #expect(codes("<html>Constraint</html>") == ["no-conflict-log"])
    #expect(codes("Unable to simultaneously satisfy constraints.\n(\n)\n") == ["no-constraint-list"])
    #expect(readLog("hello").scene == nil)
    #expect(!ConflictLogReader.reads(Array("hello".utf8)))
    #expect(ConflictLogReader.reads(Array("hello".utf8), isExpected: true))
    #expect(
      !ConflictLogReader.reads(
        Array(" \n{\"description\": \"Unable to simultaneously satisfy constraints\"}".utf8), isExpected: true
      ))
    #expect(!ConflictLogReader.reads(Array("[1]".utf8), isExpected: true))
    #expect(ConflictLogReader.reads(Array(Self.whole.utf8)))
  }

  /// However early a log ends: what there is of it is explained, and the rest is reported.
  @Test func logsMayBeCutAnywhere() throws {
    let bytes = Array(Self.whole.utf8)
    let close = try #require(Self.whole.firstRange(of: "\n)\n"))
    let listEnd = Self.whole.utf8.distance(from: Self.whole.startIndex, to: close.lowerBound)
    for length in stride(from: 0, to: bytes.count, by: 7) {
      let result = ConflictLogReader.read(Array(bytes[..<length]), input: "cut")
      let option = result.scene?.options.first
      let failed = result.diagnostics.contains { $0.severity == .error }
      #expect((option == nil) == failed)
      let isWhole = option?.reportedConflict?.broken == 0
      if !isWhole { #expect(!result.diagnostics.isEmpty, "\(length)") }
      if length > listEnd { #expect(option?.logged.count == 4, "\(length)") }
    }
    let cut = readLog(String(Self.whole[..<close.upperBound]))
    #expect(cut.diagnostics.map(\.code) == ["log-cut-short"])
    #expect(cut.scene?.options.first?.reportedConflict?.broken == nil)
  }

  /// Mail programs put a blank where they could wrap a line.
  @Test(arguments: [" .width", "  .width"]) func blanksMayComeBeforeAnAttribute(_ attribute: String) throws {
    func description(_ attribute: String) -> String {
      "<NSLayoutConstraint:0x1 UILabel:0x2'a. b'\(attribute) == UIView:0x3\(attribute)   (active)>"
    }
    let result = readLog(
      log([description(attribute), "<NSLayoutConstraint:0x4 UIView:0x3\(attribute) == 5>"]))
    #expect(!result.diagnostics.map(\.code).contains("unreadable-constraint"), "\(result.diagnostics)")
    let expected = readLog(log([description(".width"), "<NSLayoutConstraint:0x4 UIView:0x3.width == 5>"]))
    #expect(
      try #require(result.scene).options[0].constraints.map(\.text)
        == #require(expected.scene).options[0].constraints.map(\.text))
  }

  @Test func anUnlistedBrokenConstraintIsAdded() throws {
    let option = try option(log(Array(Self.descriptions.dropFirst()), broken: Self.descriptions[0]))
    #expect(option.logged.count == 4 && option.reportedConflict?.broken == 3)
  }

  @Test func hugeLogsAreLimited() throws {
    let many = (0..<120).map { "<NSLayoutConstraint:0x\($0) UIView:0xa\($0).width == \($0)>" }
    let result = readLog(log(many))
    #expect(result.scene?.options.first?.logged.count == 101)
    #expect(result.diagnostics.map(\.code) == ["too-many"])
    let logs = (0..<60).map { log(["<NSLayoutConstraint:0x\($0) UIView:0xa1.width == \($0)>"]) }
    let several = readLog(logs.joined())
    #expect(several.scene?.options.count == 50)
    #expect(several.diagnostics.map(\.code) == ["too-many"])
    let long = "<NSLayoutConstraint:0x1 UILabel:0xa1'\(String(repeating: "x", count: 1 << 17))'.width == 5>"
    #expect(
      codes(log([long])).contains("unreadable-constraint") || codes(log([long])).contains("log-cut-short"))
  }
}
