import Foundation
import TestSupport
import Testing

@testable import JSONText
@testable import SafeText

/// Text for programs, terminals and file systems.
@Suite struct TextTests {
  @Test func jsonReadsBack() throws {
    for text in HostileText.texts(2000) {
      let json = JSONQuoting.quoted(text)
      #expect(json.unicodeScalars.allSatisfy { !$0.acts } && !Array(json.utf8).contains(Array("##[".utf8)))
      #expect(try JSONNode(parsing: Array(json.utf8)).string.map { Array($0.utf8) } == Array(text.utf8))
      // Foundation's reader takes a byte order mark away.
      guard !text.unicodeScalars.contains("\u{FEFF}") else { continue }
      let other = try JSONSerialization.jsonObject(with: Data("[\(json)]".utf8)) as? [String]
      #expect(other.map { $0.map { Array($0.utf8) } } == [Array(text.utf8)])
    }
  }

  /// As GitHub's runner finds commands in a log.
  private func isCommand(_ line: String) -> Bool {
    Array(line.utf8).contains(Array("##[".utf8))
      || line.unicodeScalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
  }

  @Test func nothingPrintedActs() {
    let texts = HostileText.texts(2000)
    let lines = Printable.lines(texts).unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == texts.count + 1)
    for (text, line) in zip(texts, lines) {
      #expect(line.allSatisfy { !$0.acts || $0 == "\t" } && !isCommand(String(line)))
      if text.unicodeScalars.allSatisfy({ !$0.acts }), !isCommand(text) { #expect(String(line) == text) }
    }
  }

  @Test func countsTheColumnsOfATerminal() {
    #expect(Printable.columns(of: "e\u{301}a\u{200B}b") == 3)
    #expect(Printable.columns(of: "姓名") == 4 && Printable.columns(of: "한") == 2)
    #expect(Printable.columns(of: "🎈") == 2 && Printable.columns(of: "⌚") == 2)
    #expect(Printable.padded("é日", to: 5) == "é日  ")
  }

  /// The runner's own way back: `%25` last.
  private func unescaped(_ text: String, _ signs: [(String, String)]) -> String {
    signs.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal) }
  }

  @Test func workflowCommandsReadBack() {
    for text in HostileText.texts(2000) {
      let shown = String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { $0.acts && !"\n\r\t".unicodeScalars.contains($0) ? "\u{FFFD}" : $0 }))
      let data = BuildText.workflowData(text)
      #expect(data.utf8.allSatisfy { $0 >= 0x20 || $0 == 9 })
      let signs = [("%0D", "\r"), ("%0A", "\n")]
      #expect(unescaped(data, signs + [("%25", "%")]).utf8.elementsEqual(shown.utf8))
      let property = BuildText.workflowProperty(text)
      #expect(!property.utf8.contains { ":,".utf8.contains($0) })
      #expect(
        unescaped(property, signs + [("%3A", ":"), ("%2C", ","), ("%25", "%")]).utf8.elementsEqual(shown.utf8)
      )
    }
  }

  @Test func fileNamesStayInTheirFolder() {
    for text in HostileText.texts(2000) {
      let name = PathText.fileNameSafe(text)
      #expect(PathText.staysInside(name) && !name.utf8.contains(UInt8(ascii: "/")), "\(text)")
      #expect(name.unicodeScalars.allSatisfy { !$0.acts })
    }
  }

  @Test(arguments: ["a/b.png", "a~1/..b", "..\u{301}/x", "\u{301}/\u{200D}x", "日本/é"])
  func staysInside(_ path: String) { #expect(PathText.staysInside(path)) }

  @Test(arguments: [
    "", "/etc/passwd", "../a", "a/../../b", "a//b", "./a", "a/", "a\0b", "../\u{200D}x/p.json",
    "..\u{2F}\u{301}",
    "a/..\u{2F}\u{FE0F}/b", "\u{2F}\u{301}x", "a\\..\\b", "..\\x", "a/\u{301}/../\u{600}", "a\nb", "..",
  ])
  func leadsElsewhere(_ path: String) { #expect(!PathText.staysInside(path)) }

  @Test func takesPathsApartAtEverySlash() {
    #expect(PathText.name(of: "a/\u{301}b.json") == "\u{301}b.json")
    #expect(PathText.divided("x.\u{301}y").stem == "x")
  }
}
