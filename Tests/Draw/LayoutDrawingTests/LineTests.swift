import AutoLayout
import LayoutScene
import TestSupport
import Testing

@testable import LayoutDrawing

/// Lines along edges, on baselines, and the marks of equal sizes.
struct LineTests {
  private let look = LineLook(status: .satisfied)

  private func strokes(_ items: [DisplayItem]) -> [(path: Path, style: StrokeStyle)] {
    items.compactMap { if case .stroke(let path, _, let style) = $0 { (path, style) } else { nil } }
  }

  private func points(_ path: Path) -> [Point] {
    path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      case .curve(let point, _, _): point
      case .close: nil
      }
    }
  }

  /// The ink of a line along an edge lies outside of the views whose edge it is.
  @Test(arguments: [(0.0, -1.0), (100, 1)]) func edgesKeepTheirViewsWhole(edge: Double, outward: Double) {
    let items = [Rect(x: 0, y: 0, width: 100, height: 20), Rect(x: 0, y: 40, width: 100, height: 20)]
    let line = SignBar(axis: .vertical, start: 0, end: 60, across: edge, half: Measures.barWidth)
    let beside = Words().beside(line, outside: items, width: look.edgeWidth)
    let drawn = strokes(BarPainter(theme: .light).edgeLine(beside, look))
    #expect(drawn.count == 1)
    for (path, style) in drawn {
      for point in points(path) { #expect((point.x - edge) * outward >= style.width / 2) }
    }
  }

  @Test func anEdgeBetweenViewsStaysInItsPlace() {
    let items = [Rect(x: 0, y: 0, width: 50, height: 20), Rect(x: 50, y: 0, width: 50, height: 20)]
    let line = SignBar(axis: .vertical, start: 0, end: 20, across: 50, half: Measures.barWidth)
    let beside = Words().beside(line, outside: items, width: look.edgeWidth)
    let drawn = strokes(BarPainter(theme: .light).edgeLine(beside, look))
    for point in drawn.flatMap({ points($0.path) }) { #expect(point.x == 50) }
  }

  /// A baseline leads from the end of the one text to the beginning of the other.
  @Test func aBaselineConnectsTexts() {
    let items = [Rect(x: 0, y: 0, width: 60, height: 20), Rect(x: 100, y: 0, width: 80, height: 20)]
    // The first text ends before its view does, and the second begins after its view.
    let words = Words([Rect(x: 0, y: 0, width: 40, height: 20), Rect(x: 120, y: 0, width: 30, height: 20)])
    let line = SignBar(axis: .horizontal, start: 0, end: 180, across: 15)
    let drawn = strokes(BarPainter(theme: .light, words: words).baselineLine(line, items, look))
    let xs = drawn.flatMap { points($0.path) }.map(\.x)
    #expect(drawn.count == 1 && xs.min().map { $0 > 40 && $0 < 44 } == true)
    #expect(xs.max().map { $0 > 116 && $0 < 120 } == true)
  }

  /// Three fields of one width in a column each have their mark, on the screen and at different places.
  @Test func marksOfAColumnDoNotCoincide() {
    var layout = Scenes.form()
    let root = Scenes.view("root", .view, Rect(x: 0, y: 0, width: 300, height: 200))
    layout.canvas.size = root.frame.size
    layout.guides = []
    layout.views = [root]
    for number in 0..<3 {
      layout.views.append(
        Scenes.view(
          "field \(number)", in: root, index: 0,
          Rect(x: 40, y: 30 + 40 * Double(number), width: 200, height: 30)))
    }
    layout.constraints = ConstraintList(
      [2, 3].map { number in
        Scenes.constraint(
          "equal \(number)", .view(ViewIndex(number)), .width, .equal, .view(ViewIndex(1)), .width)
      })
    let marks = LabelPlacementTests.overlays([layout], scale: 1).flatMap(\.placed).filter(\.sign.isMarked)
    let places = marks.compactMap(\.bar)
    #expect(places.count == 3 && Set(places.map(\.across)).count == 3)
    for mark in marks { #expect(mark.isOnScreen) }
  }
}

/// Names of constraints.
struct EdgeNameTests {
  /// The name of an alignment lies on its line, however near another edge is.
  @Test func aNameIsOnItsEdge() throws {
    var layout = Scenes.form()
    let root = Scenes.view("root", .view, Rect(x: 0, y: 0, width: 300, height: 120))
    layout.canvas.size = root.frame.size
    layout.guides = []
    layout.views = [
      root, Scenes.view("one", in: root, index: 0, Rect(x: 20, y: 30, width: 100, height: 16)),
      Scenes.view("two", in: root, index: 0, Rect(x: 140, y: 30, width: 100, height: 16)),
    ]
    layout.title = "T is the alignment"
    var tops = Scenes.constraint("T", .view(2), .top, .equal, .view(1), .top)
    tops.scene.hasGivenIdentifier = true
    layout.constraints = [tops]
    let sign = try #require(
      LabelPlacementTests.overlays([layout], scale: 1)[0].placed.first { $0.sign.isLine && $0.label != nil })
    #expect(try #require(sign.label).midY == 30)
  }
}
