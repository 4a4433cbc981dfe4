import AutoLayout
import Testing

@testable import PangoCairoBackend
import Typesetting

/// Words of thousands of letters are set in pieces, so that the time grows with their length.
@Suite struct LongTextTests {
  let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try FontLibrary()) }

  /// The lines that a text has in 359 points.
  func lines(_ string: String, _ mode: LineBreakMode) -> [String] {
    let text = Text(string, numberOfLines: 0, lineBreakMode: mode)
    let lines = measurer.typeset(text, maximumWidth: 359, maximumHeight: nil).lines
    #expect(lines.allSatisfy { $0.width <= 359 + 2 * LineFit.tolerance })
    return lines.map(\.visibleString)
  }

  /// A single word is broken between letters, whatever the mode.
  @Test(arguments: ["abcdefghij", "1", "مرحبابالعالم", "Ж"])
  func longWordsBreakAsBetweenLetters(part: String) {
    let word = String(repeating: part, count: 20_000 / part.unicodeScalars.count)
    let byWord = lines(word, .byTruncatingTail)
    #expect(byWord.joined() == word)
    #expect(byWord == lines(word, .byCharWrapping))
  }

  @Test func onlyLongWordsAreCut() {
    let sentence = "A label that is much too long for its frame, even https://example.org/of/some/length. "
    #expect(LongWords.joints(in: String(repeating: sentence, count: 100)).isEmpty)
    #expect(LongWords.joints(in: String(repeating: "姓名标签，", count: 1000)).isEmpty)
    #expect(LongWords.joints(in: String(repeating: "x", count: LongWords.pieceLength)).isEmpty)
    #expect(LongWords.joints(in: "ä " + String(repeating: "ö", count: 1200)) == [1003, 2003])
    // Never between a letter and its marks.
    #expect(LongWords.joints(in: "a" + String(repeating: "\u{301}", count: 2000)).isEmpty)
  }

  @Test func textsOfManyScriptsAreSetWhole() {
    let text = String(repeating: "aБ漢ب", count: 2500)
    #expect(lines(text, .byWordWrapping).joined() == text)
  }
}
