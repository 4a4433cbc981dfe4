import AutoLayout
import Foundation
import LayoutDrawing
import Testing

@testable import PangoCairoBackend
import Typesetting

@Suite struct EmojiTests {
  let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try FontLibrary()) }

  func width(_ string: String, size: Double = 17) -> Double {
    measurer.layout(Text(string, font: Font(size: size)), maximumWidth: nil, maximumHeight: nil).size.width
  }

  /// Recorded by Interface Builder on screens of two pixels per point.
  @Test func emojiAreAsWideAsRecorded() {
    #expect(abs(width(" 🍭 ") - 32) < 1)
    #expect(ceilToPixel(width("🏃‍♂️", size: 34), scale: 2) == 38)
  }

  @Test(arguments: ["🙂", "🏃‍♂️", "👍🏽", "👩‍👩‍👧‍👦", "🇫🇷", "1️⃣", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
  func aSequenceIsOnePicture(emoji: String) throws {
    #expect(abs(width(emoji) - EmojiCluster.width(size: 17)) < 0.01)
    #expect(abs(width(emoji + emoji) - 2 * EmojiCluster.width(size: 17)) < 0.01)
    let clusters = EmojiCluster.clusters(in: "é\(emoji)b")
    #expect(clusters.map(\.start) == [2])
    #expect(clusters.map { Int($0.end) } == [2 + emoji.utf8.count])
    let text = Text("a\(emoji)b")
    let line = try #require(measurer.typeset(text, maximumWidth: nil, maximumHeight: nil).lines.first)
    #expect(line.emoji.count == 1)
    #expect(line.visibleString == "a\(emoji)b")
    #expect(measurer.problems.isEmpty)
  }

  /// The ellipsis is not room for an emoji, however many characters it stands for.
  @Test func anEllipsisInPlaceOfEmojiHasItsOwnWidth() throws {
    let text = Text("Te 🚆 r, é and many more words", numberOfLines: 1)
    for width in stride(from: 30.0, through: 70, by: 2) {
      let typeset = measurer.typeset(text, maximumWidth: width, maximumHeight: nil)
      #expect(typeset.isTruncated && typeset.width <= width + 2 * LineFit.tolerance)
    }
  }

  @Test(arguments: ["©", "1", "#", "☎", "❤\u{FE0E}", "✓", "→"])
  func signsOfTheFontStaySigns(sign: String) {
    #expect(EmojiCluster.clusters(in: sign).isEmpty)
  }

  @Test func linesAreAsHighAsWithoutEmoji() {
    let font = Font(size: 34)
    for text in ["🙂", "a🙂\nb"] {
      let plain = text.replacingOccurrences(of: "🙂", with: "x")
      let sizes = [text, plain].map {
        measurer.layout(Text($0, font: font, numberOfLines: 0), maximumWidth: nil, maximumHeight: nil).size
      }
      #expect(sizes[0].height == sizes[1].height)
    }
  }

  @Test func anEmojiIsNeverBrokenApart() {
    let text = Text("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", numberOfLines: 0, lineBreakMode: .byCharWrapping)
    let one = EmojiCluster.width(size: 17)
    let lines = measurer.typeset(text, maximumWidth: one + 1, maximumHeight: nil).lines
    #expect(lines.map(\.visibleString) == Array(repeating: "👩‍👩‍👧‍👦", count: 3))
  }

  @Test func aDiscIsDrawnWhereTheEmojiIs() throws {
    let frame = Rect(x: 10, y: 0, width: 60, height: 21)
    let list = DisplayList(
      size: Size(width: 80, height: 21), title: "", description: "",
      items: [.text(TextItem(text: Text("🙂"), frame: frame, color: TestSheet.black))])
    let svg = String(decoding: try SVGPainter.paint(list, measurer: measurer), as: UTF8.self)
    #expect(svg.contains("fill-opacity=\"0.2\""))
    let png = try #require(DecodedPNG(try PNGPainter.paint(list, scale: 1, measurer: measurer)))
    func alpha(_ x: Int, _ y: Int) -> Int { Int(png.pixels[(y * 80 + x) * 4 + 3]) }
    #expect(abs(alpha(21, 10) - 51) <= 1)
    #expect(alpha(4, 10) == 0)
    #expect(alpha(50, 10) == 0)
  }
}
