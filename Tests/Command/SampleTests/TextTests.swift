import AutoLayout
import LayoutScene
import Testing

@Suite struct TextTests {
  private let chapter = "9-right-to-left-and-text"

  @Test(arguments: ["hebrew", "arabic"])
  func languagesFromTheRight(option: String) throws {
    let layout = try Sample("\(chapter)/1-right-to-left").layout(option)
    #expect(try layout.frame("heading").maxX == 320 - 16)
    // The stack's first view is at its right, its second fills the rest.
    #expect(try layout.frame("icon").maxX == 288)
    #expect(try layout.frame("text").x == 0)
    // What plays in time runs from left to right.
    let keys = try ["back", "play", "on"].map { try layout.frame($0).x }
    #expect(keys == keys.sorted() && keys[0] == 0)
    #expect(try layout.frame("player").x == 16)
  }

  @Test func wordsAreNeverCut() throws {
    for layout in try Sample("\(chapter)/2-languages").layouts() {
      let (label, button) = (try layout.view("label"), try layout.view("button"))
      #expect(label.frame.width == label.intrinsicContentSize.width)
      #expect(button.frame.width == button.intrinsicContentSize.width)
      let isHebrew = layout.name == "hebrew"
      let gap = isHebrew ? label.frame.x - button.frame.maxX : button.frame.x - label.frame.maxX
      #expect(gap >= 8)
    }
  }

  /// The sizes of the Human Interface Guidelines; a single line is as high as the system font's, rounded up
  /// to pixels.
  @Test(arguments: [
    ("extra-small", [25.0, 14, 14, 11]), ("large", [28, 17, 17, 12]), ("accessibility", [38, 28, 28, 22]),
  ])
  func textStyles(option: String, sizes: [Double]) throws {
    let layout = try Sample("\(chapter)/3-dynamic-type").layout(option)
    for (id, size) in zip(["title", "headline", "body", "caption"], sizes) {
      let view = try layout.view(id)
      #expect(view.scene.content.text?.font.size == size, "\(id)")
      if id != "body" {
        #expect(view.frame.height == (1.193359375 * size * 2).rounded(.up) / 2, "\(id)")
      }
    }
  }

  @Test(arguments: [("one", 1, true), ("two", 2, true), ("any", 4, false)])
  func lines(option: String, count: Int, isCut: Bool) throws {
    let label = try Sample("\(chapter)/4-lines").layout(option).view("label")
    #expect(label.lineCount == count)
    #expect(label.isTruncated == isCut)
    #expect(label.frame.height == (Double(count) * 1.193359375 * 17 * 2).rounded(.up) / 2)
  }

  /// The system font's ascender is 1950/2048 and its line height 2444/2048 of its size.
  @Test(arguments: [("plain", 17.0, 1.0), ("tall", 40, 1), ("raised", 40, 1), ("multiple", 40, 1.5)])
  func theTallestRunSetsTheLine(option: String, size: Double, multiple: Double) throws {
    let layout = try Sample("\(chapter)/6-attributed-text").layout(option)
    let (price, unit) = (try layout.view("price"), try layout.view("unit"))
    let (line, ascender) = (2444.0 / 2048 * size, 1950.0 / 2048 * size)
    #expect(price.frame.height == (line * multiple * 2).rounded(.up) / 2)
    let baseline = try #require(price.firstBaseline)
    #expect(abs(baseline - ascender - line * (multiple - 1)) < 0.001)
    // The neighbour stands on the same baseline, with a line of its own height.
    let own = try #require(unit.firstBaseline)
    #expect(abs(price.frame.y + baseline - unit.frame.y - own) <= 0.5 && unit.frame.height == 20.5)
  }

  @Test func cutTextsHaveTheSameFrame() throws {
    let layouts = try Sample("\(chapter)/5-truncation").layouts()
    #expect(Set(layouts.compactMap { try? $0.frame("label") }).count == 1)
    #expect(layouts.compactMap { try? $0.view("label").isTruncated } == [true, true, true, true])
  }
}
