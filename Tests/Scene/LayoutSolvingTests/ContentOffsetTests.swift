import AutoLayout
import LayoutScene
import LayoutSolving
import TestSupport
import Testing

/// Where the contents of scrolling views are drawn under bars.
@Suite struct ContentOffsetTests {
  private let edges = [LayoutAttribute.leading, .trailing, .top, .bottom]

  /// The absolute y of the one subview of a list that fills a screen with a bar of 20 points.
  private func y(
    _ list: ViewKind, recorded: Bool = false, hasCells: Bool = false, height: Double = 900,
    bars: [Bar] = [.status],
    _ change: (inout ScrollViewContent) -> Void = { _ in }
  ) throws -> Double {
    let cell = list.cells ?? .view
    var views = [
      SceneView(id: "root"), SceneView(id: "list", kind: list, superview: 0),
      SceneView(id: "cell", kind: cell, superview: 1),
    ]
    if hasCells {
      var content = ScrollViewContent()
      content.hasRecordedCells = true
      views[1].content = content.content
    }
    if var content = ScrollViewContent(views[1].content) {
      change(&content)
      views[1].content = content.content
    }
    if recorded { views[1].recordedFrame = Rect(x: 0, y: 40, width: 320, height: 100) }
    var constraints = edges.map { edge in
      SceneConstraint(
        identifier: "\(edge)", text: "", firstItem: .view(1), firstAttribute: edge, secondItem: .view(0),
        secondAttribute: edge)
    }
    if list == .scrollView {
      constraints += edges.map { edge in
        SceneConstraint(
          identifier: "content \(edge)", text: "", firstItem: .view(2), firstAttribute: edge,
          secondItem: .view(1), secondAttribute: edge)
      }
      constraints.append(
        SceneConstraint(
          identifier: "height", text: "", firstItem: .view(2), firstAttribute: .height, constant: height))
    }
    let canvas = Canvas(
      size: Size(width: 320, height: 480), safeArea: DirectionalEdgeInsets(top: 20), bars: bars)
    let layout = LayoutEngine.solve(
      SceneOption(name: "default", canvas: canvas, views: views, constraints: constraints),
      measurer: TestMeasurer())
    return layout.views[2].absoluteFrame.y
  }

  @Test(arguments: [ViewKind.tableView, .collectionView, .scrollView])
  func contentBeginsBelowTheBar(_ list: ViewKind) throws { #expect(try y(list) == 20) }

  /// Content that does not fill the frame: UIKit moves it below a navigation bar, and where it can be dragged.
  @Test(arguments: [
    (ScrollView.InsetAdjustment.automatic, false, false, 0.0), (.automatic, true, false, 20),
    (.automatic, false, true, 20), (.scrollableAxes, false, true, 0), (.scrollableAxes, true, false, 20),
    (.always, false, false, 20), (.never, true, true, 0),
  ])
  func shortContent(_ behavior: ScrollView.InsetAdjustment, bounces: Bool, hasBar: Bool, top: Double) throws {
    let y = try y(.scrollView, height: 100, bars: hasBar ? [.status, .navigation] : [.status]) {
      $0.contentInsetAdjustmentBehavior = behavior
      $0.alwaysBounceVertical = bounces
    }
    #expect(y == top)
  }

  @Test func longContentBeginsAtTheTopIfItNeverAdjusts() throws {
    #expect(try y(.scrollView) { $0.contentInsetAdjustmentBehavior = .never } == 0)
  }

  /// What Interface Builder has recorded stays where it is.
  @Test func recordedScrollViewsAreNotMoved() throws { #expect(try y(.scrollView, recorded: true) == 0) }

  /// But its canvas shows the cells of a collection view below bars, as it does rows.
  @Test func recordedCellsAreDrawnBelowTheBar() throws {
    #expect(try y(.scrollView, recorded: true, hasCells: true) == 20)
  }
}
