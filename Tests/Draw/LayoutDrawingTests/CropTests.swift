import AutoLayout
import LayoutScene
import TestSupport
import Testing

@testable import LayoutDrawing

/// Stretches of a canvas that pictures leave out.
struct CropTests {
  private func layout(_ frames: [Rect], height: Double = 600, device: String? = nil) -> SolvedLayout {
    let views = frames.enumerated().map { Scenes.view("v\($0.offset)", .view, index: 0, $0.element) }
    return SolvedLayout(
      name: "", canvas: Canvas(device: device, size: Size(width: 320, height: height)),
      views: [TwoLabels.root()] + views)
  }

  private func box(_ y: Double, _ height: Double = 20) -> Rect { Rect(x: 0, y: y, width: 50, height: height) }

  @Test func onlyWhatIsEmptyInEveryOptionGoes() {
    let first = layout([box(20)])
    #expect(Crop(of: [first]).cuts == [66...574])
    #expect(Crop(of: [first, layout([box(300)])]).cuts == [66...274, 346...574])
    #expect(Crop(of: [first, layout([box(0, 600)])]).cuts == [])
    #expect(Crop(of: [first, layout([box(20)], height: 500)]).cuts == [])
  }

  /// A device is cut like any other canvas, but its bars, the keyboard and the sensor housing stay.
  @Test func devicesAreCutBetweenTheirBars() {
    func phone(keyboard: Bool = false) -> SolvedLayout {
      var layout = layout([box(20)])
      layout.canvas = Device.named("iPhone 14")?.canvas() ?? layout.canvas
      layout.canvas.showsKeyboard = keyboard
      layout.views[.root].frame = Rect(x: 0, y: 0, width: 390, height: 844)
      layout.views[.root].safeAreaInsets = EdgeInsets(top: 47, bottom: 34)
      return layout
    }
    #expect(Crop(of: [phone()]).cuts == [73...(844 - 34 - 26)])
    #expect(Crop(of: [phone(), phone(keyboard: true)]).cuts == [73...(844 - 335 - 26)])
  }

  /// A list without rows shows nothing but its edges.
  @Test func emptyListsAreCut() {
    func layout(_ kind: ViewKind) -> SolvedLayout {
      var layout = self.layout([])
      layout.views.append(Scenes.view("list", kind, index: 0, Rect(x: 0, y: 40, width: 320, height: 500)))
      return layout
    }
    #expect(Crop(of: [layout(.tableView)]).cuts == [66...514])
    #expect(Crop(of: [layout(.imageView)]).cuts == [])
  }

  @Test func linesOfTextAreNotCut() {
    let text = Rect(x: 0, y: 300, width: 50, height: 20)
    #expect(Crop(of: [layout([box(20)])], texts: [text]).cuts == [66...274, 346...574])
  }

  @Test func whatLiesOutsideIsNothingToGoBy() {
    #expect(Crop(of: [layout([box(20), box(90_000), box(-700, 100)])]).cuts == [66...574])
  }

  @Test func heightsKeepTheirOrder() {
    let crop = Crop(of: [layout([box(20), box(300)])])
    let positions = stride(from: 0.0, through: 600, by: 1).map(crop.position)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 })
    // Lengths outside of the cuts stay.
    #expect(crop.position(of: 40) - crop.position(of: 20) == 20)
    #expect(crop.position(of: 320) - crop.position(of: 300) == 20)
    let pieces = crop.pieces(height: 600)
    #expect(pieces.reduce(0) { $0 + $1.upperBound - $1.lowerBound } == crop.position(of: 600))
  }

  @Test func theFlagshipFitsAColumn() {
    let list = Sheet.draw(
      TwoLabels.layouts(), title: "Title", measurer: FixedMeasurer())
    #expect(list.size.width <= 760 && list.size.height <= 660)
  }
}

/// Pictures of one view and a little of what is round it.
struct CropWindowTests {
  private let measurer = FixedMeasurer()

  private func draw(_ layouts: [SolvedLayout], about view: String) -> Inspection {
    Inspection(
      Sheet.draw(layouts, options: DrawingOptions(crop: .about(view)), measurer: measurer))
  }

  private func words(_ layouts: [SolvedLayout], about view: String) -> [String] {
    draw(layouts, about: view).texts.map(\.item.text.string)
  }

  @Test func onlyWhatIsRoundTheViewIsThere() throws {
    let windows = CropWindow.all(of: [Scenes.nested()], about: "small")
    let window = try #require(windows[0])
    // The view is at 190, 80 and 60 by 30 points large, on a canvas of 300 by 220.
    #expect(window.frame == Rect(x: 166, y: 56, width: 108, height: 78))
    #expect(window.tornEdges == [.left, .right, .top, .bottom])
    let seen = Scenes.nested().seen(through: window)
    #expect(seen.canvas.size == window.frame.size)
    #expect(seen.views[3].absoluteFrame.origin == Point(x: 24, y: 24))
    let whole = Sheet.draw([Scenes.nested()], options: DrawingOptions(), measurer: measurer)
    let part = Sheet.draw(
      [Scenes.nested()], options: DrawingOptions(crop: .about("small")), measurer: measurer)
    #expect(part.size.height < whole.size.height)
  }

  @Test func edgesOfTheCanvasAreNotTorn() throws {
    let layout = TwoLabels.layouts()[0]
    let window = try #require(CropWindow.all(of: [layout], about: "top")[0])
    #expect(window.frame == Rect(x: 0, y: 16, width: 320, height: 69))
    #expect(window.tornEdges == [.top, .bottom])
  }

  @Test func optionsHaveTheSameWindow() throws {
    let windows = CropWindow.all(of: TwoLabels.layouts(), about: "bottom")
    let first = try #require(windows[0])
    #expect(windows.allSatisfy { $0?.frame == first.frame })
    // A canvas of another size has its own.
    var turned = TwoLabels.layouts()[0]
    turned.canvas.size = Size(width: 568, height: 320)
    #expect(CropWindow.all(of: [turned] + TwoLabels.layouts(), about: "bottom")[0]?.frame != first.frame)
  }

  @Test func constraintsThatEndElsewhereHaveNoSigns() {
    let layouts = [TwoLabels.layouts()[0]]
    // From the canvas's top to that of the label above.
    #expect(
      Inspection(Sheet.draw(layouts, measurer: measurer)).texts.contains { $0.item.text.string == "40" })
    #expect(!words(layouts, about: "bottom").contains("40"))
    #expect(words(layouts, about: "bottom").contains("8"))
    #expect(words(layouts, about: "bottom").contains("≥ 457"))
  }

  @Test func theCanvasIsStillNamed() {
    #expect(words([TwoLabels.layouts()[0]], about: "top").contains("iPhone SE · 320 × 568"))
  }

  @Test func whoDoesNotShowTheViewIsWhole() {
    var hidden = TwoLabels.layouts()[0]
    hidden.views[1].isHidden = true
    var outside = TwoLabels.layouts()[0]
    outside.views[1].absoluteFrame.x = 900
    #expect(CropWindow.all(of: [hidden, outside, Scenes.nested()], about: "top") == [nil, nil, nil])
  }

  @Test func theSystemsBarsStayWhereTheyAre() {
    var layout = Scenes.controls()
    layout.views[1].absoluteFrame.y = 50
    let bars = draw([layout], about: "switch").groups.filter { $0.translation == Point(x: 0, y: -26) }
    #expect(!bars.isEmpty)
  }
}
