import AutoLayout
import Diagnostics
import Foundation
import LayoutScene
import Testing

@Suite struct SourceTextTests {
  @Test func countsLinesAndScalars() {
    let text = "one\näö😀 two\r\n\nlast"
    let source = SourceText(Array(text.utf8))
    func place(_ piece: String) -> SourcePlace? {
      guard let range = text.range(of: piece) else { return nil }
      let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return source.place(of: SourceRange(offset: offset, length: piece.utf8.count))
    }
    #expect(place("one") == SourcePlace(line: 1, column: 1, length: 3, text: "one"))
    #expect(place("two") == SourcePlace(line: 2, column: 5, length: 3, text: "äö😀 two"))
    #expect(place("ö😀") == SourcePlace(line: 2, column: 2, length: 2, text: "äö😀 two"))
    #expect(place("last") == SourcePlace(line: 4, column: 1, length: 4, text: "last"))
  }

  @Test func rangesOutsideAreClipped() {
    let source = SourceText(Array("ab\ncd".utf8))
    #expect(
      source.place(of: SourceRange(offset: 1, length: 99))
        == SourcePlace(line: 1, column: 2, length: 1, text: "ab"))
    #expect(
      source.place(of: SourceRange(offset: 99, length: 1))
        == SourcePlace(line: 2, column: 3, length: 1, text: "cd"))
    #expect(
      source.place(of: SourceRange(offset: 2, length: 1))
        == SourcePlace(line: 1, column: 3, length: 1, text: "ab"))
    #expect(
      SourceText([]).place(of: SourceRange(offset: 0, length: 0))
        == SourcePlace(line: 1, column: 1, length: 1, text: ""))
  }
}

@Suite struct SuggestionTests {
  /// The suggestion for a misspelt id, through the one message that makes it.
  private func help(for name: String, ids: [String]) throws -> String? {
    let views = ids.map { "{\"id\": \"\($0)\"}" }.joined(separator: ",")
    return try finding("{\"views\": [\(views)], \"constraints\": [\"\(name).width = 1\"]}").help
  }

  @Test func nearestNameWins() throws {
    #expect(try help(for: "labell", ids: ["label1", "label", "lab"]) == "did you mean \"label1\"?")
    #expect(try help(for: "headre", ids: ["footer", "header"]) == "did you mean \"header\"?")
    #expect(try help(for: "sueprview", ids: ["a"]) == "did you mean \"superview\"?")
    #expect(try help(for: "xyz", ids: ["label"]) == nil)
    #expect(try help(for: "q", ids: ["a"]) == nil)
  }

  /// A file may be one line of megabytes: what is reported of it is short, and its columns are right.
  @Test func longLines() {
    let words = (0..<20_000).map { "wört\($0)😀" }
    let text = words.joined(separator: " ")
    let source = SourceText(Array(text.utf8))
    for index in [0, 1, 777, 12_345, 19_999] {
      let before = words[..<index].joined(separator: " ") + (index > 0 ? " " : "")
      let place = source.place(
        of: SourceRange(offset: before.utf8.count, length: words[index].utf8.count))
      #expect(place.column == before.unicodeScalars.count + 1)
      #expect(place.length == words[index].unicodeScalars.count)
      #expect(place.text.utf8.count <= 4096)
      let start = place.column - place.textColumn
      let shown = place.text.unicodeScalars.dropFirst(start).prefix(place.length)
      #expect(String(String.UnicodeScalarView(shown)) == words[index])
    }
  }
}
