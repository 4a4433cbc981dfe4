import AutoLayout
import LayoutScene
import TestSupport
import Testing

/// Frames in points that Interface Builder recorded for controls of two generations.
@Suite struct ControlTests {
  private let chapter = "8-controls"

  @Test(arguments: [
    ("switch", 51.0, 31.0, 31.0), ("stepper", 94.0, 32.0, 29.0), ("segmented control", 200.0, 32.0, 29.0),
    ("slider", 204.0, 31.0, 31.0), ("progress view", 200.0, 4.0, 2.0),
    ("activity indicator", 20.0, 20.0, 20.0), ("search bar", 320.0, 56.0, 44.0),
  ])
  func controls(id: String, width: Double, today: Double, formerly: Double) throws {
    let sample = Sample("\(chapter)/1-controls")
    #expect(try sample.layout("ios13").frame(id).size == Size(width: width, height: today))
    #expect(try sample.layout("ios7").frame(id).size == Size(width: width, height: formerly))
  }

  /// Five pages; three have the recorded 116.5 and 39 points.
  @Test func aPageControlIsAsWideAsItsPages() throws {
    let sample = Sample("\(chapter)/1-controls")
    #expect(try sample.layout("ios13").frame("page control").size == Size(width: 152.5, height: 26))
    #expect(try sample.layout("ios7").frame("page control").size == Size(width: 71, height: 37))
    for (era, width) in [("iOS14", 116.5), ("iOS7", 39.0)] {
      let view = SceneView(id: "pages", kind: .pageControl, superview: 0)
      let option = SceneOption(
        name: era,
        canvas: Canvas(size: Size(width: 320, height: 100), era: try #require(InterfaceEra(rawValue: era))),
        views: [SceneView(id: "root"), view], constraints: [])
      let layouts = solve(Scene(input: era, options: [option]))
      #expect(layouts.first?.views.last?.frame.width == width)
    }
  }

  /// Sliders grew in iOS 18.4, when labels of one line began to be whole points high.
  @Test(arguments: [("iOS14", 31.0, 61.0 / 3), ("iOS18", 34, 21)])
  func controlsOfXcode16(era: String, slider: Double, line: Double) throws {
    let canvas = Canvas(
      size: Size(width: 320, height: 100), scale: 3, era: try #require(InterfaceEra(rawValue: era)))
    var label = SceneView(id: "label", kind: .label, superview: 0)
    label.content.text?.string = "One line"
    var paragraph = label
    paragraph.id = "paragraph"
    paragraph.content.text?.numberOfLines = 0
    let views = [
      SceneView(id: "root"), SceneView(id: "slider", kind: .slider, superview: 0), label, paragraph,
    ]
    let option = SceneOption(name: era, canvas: canvas, views: views, constraints: [])
    let heights = try #require(solve(Scene(input: era, options: [option])).first).views.map(\.frame.height)
    let expected = [100, slider, line, 61.0 / 3]
    for (height, wanted) in zip(heights, expected) { #expect(abs(height - wanted) < 1e-6) }
  }

  @Test func textControls() throws {
    let sample = Sample("\(chapter)/1-controls")
    for (option, height) in [("ios13", 34.0), ("ios7", 30.0)] {
      let layout = try sample.layout(option)
      #expect(try layout.frame("text field").height == height)
      // 18 points of line and 12 more.
      #expect(try layout.frame("button").height == 30)
    }
  }

  @Test(arguments: [
    ("navigation bar", 44.0), ("toolbar", 44.0), ("tab bar", 49.0), ("date picker", 216.0),
    ("picker view", 216.0),
  ])
  func pickersAndBars(id: String, height: Double) throws {
    for option in ["light", "dark"] {
      let frame = try Sample("\(chapter)/2-pickers-and-bars").layout(option).frame(id)
      #expect(frame.size == Size(width: 320, height: height))
    }
  }

  @Test func contentGivesTheSize() throws {
    let sample = Sample("\(chapter)/3-content-and-its-size")
    let content = try sample.layout("content")
    #expect(try content.frame("image view").size == Size(width: 80, height: 60))
    #expect(try content.view("plain view").intrinsicContentSize == .none)
    let empty = try sample.layout("empty")
    #expect(try empty.frame("label").size == .zero)
    #expect(try empty.view("image view").intrinsicContentSize == .none)
    let overridden = try sample.layout("overridden")
    #expect(try overridden.frame("plain view").size == Size(width: 120, height: 40))
  }

  /// Sizes and distances are those of the rectangle within the insets.
  @Test func constraintsActOnAlignmentRectangles() throws {
    let sample = Sample("\(chapter)/6-alignment-rectangles")
    let plain = try sample.layout("frame").frame("badged")
    let badged = try sample.layout("badge").frame("badged")
    #expect(plain == Rect(x: 146, y: 50, width: 100, height: 60))
    #expect(badged == Rect(x: 146, y: 36, width: 114, height: 74))
  }

  /// The text is wrapped 10 points inside the view, and 8 are above and below it.
  @Test func aTextViewThatDoesNotScrollIsAsHighAsItsText() throws {
    let sample = Sample("\(chapter)/4-text-views")
    #expect(try sample.layout("scrolling").frame("note").height == 60)
    let growing = try sample.layout("growing")
    let note = try growing.view("note")
    let lines = Double(try #require(note.lineCount))
    #expect(lines >= 3 && note.isTruncated != true)
    #expect(note.frame.height == (lines * 20.287109375 * 2).rounded(.up) / 2 + 16)
    #expect(try growing.frame("send").y == note.frame.maxY + 8)
    let narrow = try sample.layout("growing", width: 200)
    #expect(try narrow.frame("note").height > note.frame.height)
    let scrolling = try sample.layout("scrolling") { option in
      option.constraints.elements.removeAll { $0.identifier == "height" }
    }
    #expect(scrolling.ambiguousViews == ["note", "send"])
  }
}
