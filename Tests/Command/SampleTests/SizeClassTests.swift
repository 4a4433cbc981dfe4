import AutoLayout
import LayoutScene
import Testing

@Suite struct SizeClassTests {
  private let chapter = "6-size-classes"

  @Test func layoutsDifferBySizeClass() throws {
    let sample = Sample("\(chapter)/1-layouts-by-size-class")
    let upright = try sample.layout("compact-regular")
    // Two views share what the notes, two gaps and two distances leave.
    let half = (380 - 40 - 60 - 16) / 2.0
    #expect(try upright.frame("map") == Rect(x: 16, y: 20, width: 268, height: half))
    #expect(try upright.frame("list") == Rect(x: 16, y: 28 + half, width: 268, height: half))
    let turned = try sample.layout("compact-compact")
    #expect(turned.views.map(\.scene.id) == ["root", "map", "list"])
    let third = (440 - 40 - 8) / 3.0
    #expect(try isClose(turned.frame("list").width, third))
    #expect(try isClose(turned.frame("map").width, 2 * third))
    #expect(try turned.frame("map").height == 160)
    let tablet = try sample.layout("regular-regular")
    #expect(try tablet.frame("notes") == Rect(x: 20, y: 340 - 20 - 60, width: 420, height: 60))
    #expect(try tablet.frame("list").y == 20)
  }

  @Test(arguments: [
    ("compact-regular", 16.0, 17.0), ("compact-compact", 16.0, 17.0), ("regular-regular", 80.0, 34.0),
    ("regular-compact", 40.0, 22.0),
  ])
  func mostSpecificWins(option: String, indent: Double, size: Double) throws {
    let title = try Sample("\(chapter)/2-most-specific-wins").layout(option).view("title")
    #expect(title.frame.x == indent)
    #expect(title.scene.content.text?.font.size == size)
  }

  /// 724 by 354 is what developers have measured on an iPhone X in landscape.
  @Test func safeArea() throws {
    let sample = Sample("\(chapter)/3-safe-area-and-bars")
    let bars = try sample.layout("bars")
    #expect(try bars.frame("content") == Rect(x: 0, y: 88, width: 375, height: 812 - 88 - 49 - 34))
    #expect(try bars.frame("page") == Rect(x: 0, y: 0, width: 375, height: 812))
    let landscape = try sample.layout("landscape")
    #expect(try landscape.frame("content") == Rect(x: 44, y: 0, width: 724, height: 354))
  }

  @Test(arguments: [
    ("default", Rect(x: 8, y: 8, width: 284, height: 84)),
    ("own", Rect(x: 40, y: 20, width: 248, height: 60)),
    ("preserved", Rect(x: 16, y: 8, width: 268, height: 84)),
    ("right-to-left", Rect(x: 12, y: 20, width: 248, height: 60)),
  ])
  func margins(option: String, content: Rect) throws {
    #expect(try Sample("\(chapter)/4-margins").layout(option).frame("content") == content)
  }

  @Test(arguments: [("large", 672.0), ("extra-extra-large", 824.0), ("phone", 343.0)])
  func readableWidth(option: String, width: Double) throws {
    let layout = try Sample("\(chapter)/5-readable-width").layout(option)
    let article = try layout.frame("article")
    #expect(article.width == width)
    #expect(article.midX == layout.canvas.size.width / 2)
  }
}
