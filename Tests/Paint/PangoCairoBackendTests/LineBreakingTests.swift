import AutoLayout
import LayoutScene
import Testing

@testable import PangoCairoBackend
import Typesetting

/// Which lines a label breaks its text into.
@Suite struct LineBreakingTests {
  static let sentence = "A label that is much too long for its frame"

  let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try FontLibrary()) }

  func measure(_ text: Text, width: Double? = nil, height: Double? = nil) -> TextLayout {
    measurer.layout(text, maximumWidth: width, maximumHeight: height)
  }

  /// What is seen, line by line.
  func lines(_ text: Text, width: Double? = nil, height: Double? = nil) -> [String] {
    measurer.typeset(text, maximumWidth: width, maximumHeight: height).lines.map(\.visibleString)
  }

  @Test func oneLineKnowsNoLineBreaks() {
    for lineBreak in ["\n", "\r\n", "\u{2028}"] {
      #expect(lines(Text("one\(lineBreak)two")) == ["one two"])
      #expect(lines(Text("one\(lineBreak)two", numberOfLines: 0)) == ["one", "two"])
    }
  }

  @Test func linesAreNeverWiderThanTheRoom() {
    for mode in LineBreakMode.allCases {
      for lines in 0...3 {
        // In less room than about three letters Pango may misjudge a break within a word.
        for width in stride(from: 39.0, through: 400, by: 19) {
          let text = Text(Self.sentence, numberOfLines: lines, lineBreakMode: mode)
          let layout = measure(text, width: width)
          #expect(layout.size.width <= width + 2 * LineFit.tolerance, "\(mode) \(lines) \(width)")
          if lines > 0 { #expect(layout.lineCount <= lines) }
        }
      }
    }
  }

  @Test func brokenWordsGetNoHyphen() {
    let font = Font(size: 50)
    #expect(lines(Text("Zebra", font: font, numberOfLines: 0), width: 100) == ["Zebr", "a"])
    let width = measure(Text("Zebra", font: font, numberOfLines: 0), width: 100).size.width
    // The letters of the whole word share what sets them apart.
    #expect(abs(width - measure(Text("Zebr", font: font)).size.width) < 0.5)
  }

  @Test func lessRoomNeverMakesFewerLines() {
    var count = 0
    for width in stride(from: 400.0, through: 20, by: -7) {
      let next = measure(Text(Self.sentence, numberOfLines: 0), width: width).lineCount
      #expect(next >= count)
      count = next
    }
    #expect(count > 5)
  }

  /// A label that gets the size it asked for shows all of its text.
  @Test(arguments: [
    "Label", sentence, "姓名标签姓名标签", "مرحبا بالعالم", "two\nlines", "a b c d e f g",
    "Name 姓名标签 of 姓名 the 标签 label 名", "Name مرحبا and بالعالم again",
  ])
  func whatWasMeasuredFits(string: String) {
    for size in [9.0, 13, 17, 22.5, 34] {
      for width in [nil, 60.0, 71.5, 83.7, 95, 117.3, 160, 250] {
        let text = Text(string, font: Font(size: size), numberOfLines: 0)
        let measured = measure(text, width: width)
        let again = measure(text, width: measured.size.width, height: measured.size.height)
        #expect(again.lineCount == measured.lineCount)
        #expect(!again.isTruncated)
      }
    }
  }

  @Test func truncation() {
    func shown(_ mode: LineBreakMode) -> String {
      lines(Text(Self.sentence, lineBreakMode: mode), width: 150).joined(separator: "/")
    }
    let tail = shown(.byTruncatingTail)
    #expect(tail.hasSuffix("…") && Self.sentence.hasPrefix(tail.dropLast()))
    let head = shown(.byTruncatingHead)
    #expect(head.hasPrefix("…") && Self.sentence.hasSuffix(head.dropFirst()))
    let parts = shown(.byTruncatingMiddle).split(separator: "…", omittingEmptySubsequences: false)
    #expect(parts.count == 2)
    #expect(Self.sentence.hasPrefix(parts.first ?? "?") && Self.sentence.hasSuffix(parts.last ?? "?"))
    #expect(shown(.byClipping) == Self.sentence)
    #expect(shown(.byWordWrapping) == "A label that is much")
    #expect(Self.sentence.hasPrefix(shown(.byCharWrapping)))
    for mode in LineBreakMode.allCases {
      let text = Text(Self.sentence, lineBreakMode: mode)
      #expect(measure(text, width: 150).isTruncated)
      #expect(!measure(text, width: 1000).isTruncated)
      #expect(!measure(text).isTruncated)
    }
  }

  @Test func theLastOfSeveralLinesIsTruncated() {
    let text = Text(Self.sentence, numberOfLines: 2)
    let shown = lines(text, width: 150)
    #expect(shown.count == 2)
    #expect(shown.first == "A label that is much")
    #expect(shown.last?.hasPrefix("too long") == true && shown.last?.hasSuffix("…") == true)
    #expect(measure(text, width: 150).isTruncated)
    #expect(lines(Text("one\ntwo\nthree", numberOfLines: 2)) == ["one", "two…"])
  }

  @Test func heightCutsLinesButNeverTheFirst() {
    let text = Text("a\nb\nc\nd", numberOfLines: 0)
    let lineHeight = measurer.metrics(of: .defaultLabel).lineHeight
    for (height, expected) in [
      (0, 1), (lineHeight, 1), (2 * lineHeight - 0.1, 1), (2 * lineHeight, 2), (1000, 4),
    ] {
      let layout = measure(text, height: height)
      #expect(layout.lineCount == expected, "\(height)")
      #expect(layout.isTruncated == (expected < 4))
    }
    #expect(lines(text, height: 50).last == "b…")
  }

  @Test func ideographsBreakWithoutBlanks() {
    let layout = measure(Text("姓名标签姓名标签", numberOfLines: 0), width: 17 * 3.2)
    #expect(layout.lineCount == 3)
    // Three and what sets them apart, 0.022 of their size.
    #expect(abs(layout.size.width - 17 * (3 + 2 * 0.022)) < 0.01)
  }

  @Test func longWordsBreakWhereTheyMust() {
    let layout = measure(Text("Donaudampfschifffahrtsgesellschaft", numberOfLines: 0), width: 60)
    #expect(layout.lineCount > 3)
    #expect(layout.size.width <= 60)
  }

  @Test(arguments: [-5, 0, 1e-12, 1e300, .infinity, .nan])
  func roomBeyondReasonIsHarmless(room: Double) {
    for mode in LineBreakMode.allCases {
      for count in [0, 1, 2, -3] {
        let text = Text(Self.sentence, numberOfLines: count, lineBreakMode: mode)
        let layout = measure(text, width: room, height: room)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        #expect(layout.lineCount >= 1)
      }
    }
  }

  @Test(arguments: [0, 2], LineBreakMode.allCases)
  func aLongTextInLittleRoomEnds(numberOfLines: Int, mode: LineBreakMode) {
    let text = String(repeating: "x", count: 2_000) + String(repeating: "\n", count: 2_000)
    let layout = measure(Text(text, numberOfLines: numberOfLines, lineBreakMode: mode), width: 1)
    #expect(layout.lineCount >= 1)
  }
}
