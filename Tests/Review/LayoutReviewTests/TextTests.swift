import Foundation
import FoundationXML
import Glibc
import Testing

@testable import LayoutReview

/// Numbers and texts on their way into reports.
@Suite struct TextTests {
  /// glibc's fnmatch is the oracle; names hold none of the signs that only it knows.
  @Test func matchesAsTheShellDoes() {
    var random = SystemRandomNumberGenerator()
    let letters = Array("ab*?")
    for _ in 0..<3000 {
      let pattern = String(
        (0..<Int.random(in: 0...6, using: &random)).map { _ in letters.randomElement() ?? "a" })
      let name = String(
        (0..<Int.random(in: 0...7, using: &random)).map { _ in "ab*?".randomElement() ?? "a" })
      #expect(Glob(pattern).matches(name) == (fnmatch(pattern, name, 0) == 0), "\(pattern) \(name)")
    }
  }

  @Test func matchesMarksBehindStars() {
    #expect(Glob("e*").matches("e\u{301}x") && Glob("*\u{600}?").matches("a\u{600}b"))
  }

  @Test func knowsNoBracketsAndNoBackslashes() {
    #expect(Glob("[ab]\\*").matches("[ab]\\c") && !Glob("[ab]").matches("a") && !Glob("\\a").matches("a"))
    #expect(Glob("?").matches("日") && !Glob("a").matches("a\0"))
  }

  @Test func doesNotChokeOnManyStars() {
    #expect(!Glob(String(repeating: "*a", count: 200)).matches(String(repeating: "a", count: 199)))
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var names: [String] = []
    var texts: [String] = []
    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      if element == "testcase" { names.append(attributes["name"] ?? "") }
      if element == "failure" { texts.append("") }
    }
    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if !texts.isEmpty { texts[texts.count - 1] += string }
    }
  }

  @Test func writesXMLThatReadsBack() throws {
    let names = ["a<b>&\"c\"'", "]]>", "tab\tand\nline", "\u{1}\u{FFFE}", "日本 🎈", "<!-- -->"]
    var report = ReviewReport(baseline: "b")
    report.scenarios = [ReviewedScenario(name: "s\"&<")]
    for name in names {
      var option = ReviewedOption(name: name, state: .changed)
      option.notes = ["note \(name)"]
      report.scenarios[0].options.append(option)
    }
    let parser = XMLParser(data: Data(JUnitReport.xml(of: report).utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    let expected = names.map { $0 == "\u{1}\u{FFFE}" ? "\u{FFFD}\u{FFFD}" : $0 }
    #expect(reader.names == expected)
    for (text, name) in zip(reader.texts, expected) { #expect(text.contains("note \(name)")) }
  }
}
