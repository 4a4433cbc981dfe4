import AutoLayout
import LayoutScene
import Testing

@Suite struct StackViewTests {
  private let chapter = "3-stack-views"

  @Test func simpleStackStretchesThePicture() throws {
    let layout = try Sample("\(chapter)/1-simple-stack-view").layout("portrait")
    let stack = try layout.frame("Stack View")
    #expect(stack == Rect(x: 16, y: 28, width: 288, height: 568 - 28 - 8))
    // A line of 17 points at @2x, and a system button.
    let heights = try ["Flowers Label", "Image View", "Edit Button"].map { try layout.frame($0).height }
    #expect(heights == [20.5, stack.height - 20.5 - 30 - 2 * 8, 30])
  }

  @Test func nestedStacksKeepThePictureSquare() throws {
    let layout = try Sample("\(chapter)/2-nested-stack-views").layout("portrait")
    // Three rows with two gaps. A row starts with its label and ends with its field, whose baseline is lower
    // in it: in 34 points the line of 14 is centred.
    let baselineOfField = (34 - 14 * 1.193359375) / 2 + 14 * 0.9521484375
    let rows = 3 * (34 - (baselineOfField - 17 * 0.9521484375)) + 2 * 8
    let image = try layout.frame("Image View")
    #expect(isClose(image.width, rows) && isClose(image.height, rows))
    let names = try layout.frame("Names Stack View")
    #expect(isClose(names.x, rows + 8) && isClose(names.width, 343 - rows - 8))
    let fields = try ["First", "Middle", "Last"].map { try layout.frame("\($0) Name Text Field").width }
    #expect(isClose(fields[0], fields[1]) && isClose(fields[0], fields[2]))
    // The row with the longest label has no room to spare.
    let longest = try layout.view("Middle Name Label")
    #expect(longest.frame.width == longest.intrinsicContentSize.width)
    #expect(isClose(fields[1], names.width - longest.frame.width - 8))
    let notes = try layout.frame("Notes Text View")
    let root = try layout.frame("Root Stack View")
    #expect(isClose(notes.height, root.height - rows - 30 - 2 * 8))
    let buttons = try ["Save", "Cancel", "Clear"].map { try layout.frame("\($0) Button").width }
    #expect(buttons.allSatisfy { isClose($0, (343 - 16) / 3) })
  }

  @Test(arguments: [("one", 30.0), ("two", 60.0)])
  func hiddenRowLeavesNoGap(option: String, top: Double) throws {
    let layout = try Sample("\(chapter)/3-dynamic-stack-view").layout(option)
    #expect(try layout.frame("Add Item Button").y == top)
    let contentSize = try #require(try layout.view("Scroll View").contentSize)
    #expect(contentSize == Size(width: 288, height: top + 30))
  }

  /// Contents of 160, 80 and 40 points in 200 have 4/7, 2/7 and 1/7 of it.
  @Test func fillProportionally() throws {
    let layout = try Sample("\(chapter)/4-distributions").layout("fillProportionally", width: 232) {
      try $0.setIntrinsicSize(of: "short", 160, 20)
      try $0.setIntrinsicSize(of: "longer", 80, 20)
      try $0.setIntrinsicSize(of: "longest", 40, 20)
      try $0.change("stack") { $0.stack.spacing = 0 }
    }
    for (id, width) in [("short", 114.286), ("longer", 57.143), ("longest", 28.571)] {
      let actual = try layout.frame(id).width
      #expect(isClose(actual, width), "\(id): \(actual)")
    }
  }

  @Test func distributions() throws {
    let sample = Sample("\(chapter)/4-distributions")
    func frames(_ option: String) throws -> [Rect] {
      let layout = try sample.layout(option)
      return try ["short", "longer", "longest"].map { try layout.frame($0) }
    }
    func gaps(_ frames: [Rect]) -> [Double] { zip(frames, frames.dropFirst()).map { $1.x - $0.maxX } }
    let natural = try frames("equalSpacing").map(\.width)
    let fill = try frames("fill")
    #expect(gaps(fill) == [8, 8])
    #expect(fill.dropFirst().map(\.width) == Array(natural.dropFirst()))
    #expect(try frames("fillEqually").allSatisfy { isClose($0.width, (268 - 16) / 3) })
    let spaced = gaps(try frames("equalSpacing"))
    #expect(isClose(spaced[0], spaced[1]) && spaced[0] > 8)
    let centred = try frames("equalCentering")
    #expect(centred.map(\.width) == natural)
    let middles = centred.map(\.midX)
    #expect(isClose(middles[1] - middles[0], middles[2] - middles[1]))
    for option in ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"] {
      let frames = try frames(option)
      #expect(isClose(frames[0].x, 0) && isClose(frames[2].maxX, 268), "\(option)")
    }
  }

  @Test func alignments() throws {
    let sample = Sample("\(chapter)/5-alignments")
    func same(_ option: String, _ place: (SolvedView) -> Double?) throws -> Bool {
      let layout = try sample.layout(option)
      let places = try ["price", "currency", "note"].map { id in
        try #require(place(try layout.view(id)))
      }
      return places.allSatisfy { isClose($0, places[0]) }
    }
    #expect(try same("fill") { $0.frame.y } && same("fill") { $0.frame.maxY })
    #expect(try same("center") { $0.frame.midY })
    #expect(try same("bottom") { $0.frame.maxY })
    #expect(try same("firstBaseline") { view in view.firstBaseline.map { view.frame.y + $0 } })
    #expect(try !same("bottom") { view in view.firstBaseline.map { view.frame.y + $0 } })
  }

  @Test(arguments: [("spacing", 61.0), ("custom", 75.0), ("hidden", 30.5)])
  func spacing(option: String, lastTop: Double) throws {
    // Lines of 20.5 points, with 10 between them or 24 behind the second.
    #expect(try Sample("\(chapter)/6-spacing-and-hidden-views").layout(option).frame("end").y == lastTop)
  }

  @Test func baselineRelativeSpacing() throws {
    let layout = try Sample("\(chapter)/6-spacing-and-hidden-views").layout("baselines")
    let baselines = try ["start", "via", "end"].map { id in
      let view = try layout.view(id)
      return view.frame.y + (try #require(view.firstBaseline))
    }
    // A label's baselines may differ by the rounding of its height to pixels.
    #expect(isClose(baselines[1] - baselines[0], 28, within: 0.25))
    #expect(isClose(baselines[2] - baselines[1], 28, within: 0.25))
  }
}
