import AutoLayout
import LayoutScene
import Testing

/// The frames of chapter 1, worked out by hand from margins, guides and gaps.
@Suite struct SimpleConstraintsTests {
  private let chapter = "1-simple-constraints"

  @Test func singleViewFillsTheScreenLessItsDistances() throws {
    let sample = Sample("\(chapter)/1-simple-single-view")
    let portrait = try sample.layout("portrait").frame("Red View")
    // 20 points below a status bar of 20 points.
    #expect(portrait == Rect(x: 16, y: 40, width: 375 - 32, height: 667 - 40 - 20))
    let landscape = try sample.layout("landscape").frame("Red View")
    #expect(landscape == Rect(x: 20, y: 20, width: 667 - 40, height: 375 - 40))
  }

  @Test(arguments: [(0.0, 20.0), (20.0, 28.0), (44.0, 52.0), (59.0, 67.0)])
  func adaptiveViewKeepsClearOfEdgeAndBar(guide: Double, top: Double) throws {
    let layout = try Sample("\(chapter)/2-adaptive-single-view").layout { option in
      option.canvas.safeArea.top = guide
      option.canvas.safeArea.bottom = guide
    }
    let frame = try layout.frame("Blue View")
    #expect(frame.y == top)
    #expect(layout.canvas.size.height - frame.maxY == top)
    #expect(layout.ambiguousViews == [])
  }

  @Test(arguments: GoldenWidths.all)
  func equalWidths(_ golden: GoldenWidths) throws {
    let layout = try Sample("\(chapter)/3-two-equal-width-views").layout(width: golden.width)
    let room = golden.width - 2 * golden.margin - 8
    let yellow = try layout.frame("Yellow View")
    let green = try layout.frame("Green View")
    #expect(isClose(yellow.width, room / 2) && isClose(green.width, room / 2))
    #expect(isClose(yellow.x, golden.margin) && isClose(green.maxX, golden.width - golden.margin))
    #expect(isClose(green.x - yellow.maxX, 8))
  }

  @Test(arguments: GoldenWidths.all)
  func differentWidths(_ golden: GoldenWidths) throws {
    let layout = try Sample("\(chapter)/4-two-different-width-views").layout(width: golden.width)
    let third = (golden.width - 2 * golden.margin - 8) / 3
    #expect(isClose(try layout.frame("Purple View").width, third))
    #expect(isClose(try layout.frame("Orange View").width, 2 * third))
  }

  @Test(arguments: GoldenWidths.all)
  func complexWidths(_ golden: GoldenWidths) throws {
    let layout = try Sample("\(chapter)/5-two-views-with-complex-widths").layout(width: golden.width)
    #expect(isClose(try layout.frame("Blue View").width, golden.blueView))
    #expect(isClose(try layout.frame("Red View").width, golden.redView))
    #expect(layout.ambiguousViews == [])
  }

  @Test func imageKeepsItsRatio() throws {
    let sample = Sample("\(chapter)/6-aspect-ratio-image")
    for option in ["portrait", "landscape"] {
      let layout = try sample.layout(option)
      // Two boxes of a quarter and the image of a half of what the bar and four gaps leave.
      let room = layout.canvas.size.height - layout.canvas.safeArea.top - 4 * 8
      let image = try layout.frame("Image View")
      #expect(isClose(image.height, room / 2), "\(option)")
      #expect(isClose(image.width, room * 0.375), "\(option)")
      #expect(isClose(image.midX, layout.canvas.size.width / 2), "\(option)")
      let top = try layout.frame("Top Box")
      #expect(isClose(top.height, room / 4), "\(option)")
    }
  }

  @Test func groupIsAsLargeAsItsContent() throws {
    let layout = try Sample("\(chapter)/7-grouping-views").layout { option in
      try option.setIntrinsicSize(of: "First Label", 65, 21)
      try option.setIntrinsicSize(of: "Second Label", 50, 21)
    }
    let group = try layout.frame("Group View")
    // A switch is 49 points wide in its alignment rectangle, and 31 high.
    #expect(group.size == Size(width: 65 + 8 + 49, height: 31 + 8 + 31))
    #expect(group.origin == Point(x: (320 - 122) / 2, y: (200 - 70) / 2))
    #expect(try layout.frame("Second Label").width == 65)
    #expect(try layout.frame("First Switch").size == Size(width: 51, height: 31))
  }

  @Test(arguments: [("ladder", 300.0), ("limit", 208.0), ("equals", 200.0)])
  func higherPrioritiesAreMetFirst(option: String, width: Double) throws {
    let layout = try Sample("\(chapter)/8-priorities").layout(option)
    #expect(isClose(try layout.frame("bar").width, width))
  }
}
