import AutoLayout
import LayoutScene
import TestSupport
import Testing

@testable import LayoutDrawing

/// Braces along rows that are the same as one before them.
struct RepetitionSignTests {
  /// Rows of boxes, of which some have another structure.
  private func braces(_ isAlike: [Bool]) -> [(views: [ViewIndex], range: ClosedRange<Double>)] {
    let root = Scenes.view("root", .view, Rect(x: 0, y: 0, width: 300, height: 500))
    var layout = Scenes.form()
    layout.canvas.size = root.frame.size
    layout.guides = []
    layout.views = [root]
    layout.constraints = []
    for (number, isAlike) in isAlike.enumerated() {
      let frame = Rect(x: 0, y: 10 + 50 * Double(number), width: 300, height: 40)
      let row = Scenes.view("row \(number)", in: root, index: 0, frame)
      let place = ViewIndex(layout.views.count)
      layout.views.append(row)
      layout.views.append(
        Scenes.view("box \(number)", in: row, index: place, Rect(x: 8, y: 8, width: 60, height: 24)))
      let (box, height) = (SceneItem.view(ViewIndex(layout.views.count - 1)), isAlike ? 8.0 : 9)
      layout.constraints.elements += [
        Scenes.constraint("x\(number)", box, .leading, .equal, .view(place), .leading, constant: 8),
        Scenes.constraint("y\(number)", box, .top, .equal, .view(place), .top, constant: height),
      ]
    }
    return LabelPlacementTests.overlays([layout], scale: 1)[0].placed.compactMap { placed in
      guard case .brace = placed.sign.style, let dimension = placed.sign.dimension else { return nil }
      return (placed.sign.views, dimension.start...dimension.end)
    }
  }

  @Test func rowsInARowHaveOneBrace() {
    let braces = braces([true, true, true])
    #expect(braces.map(\.views) == [[1, 3, 5]])
    #expect(braces.map(\.range) == [60...150])
  }

  /// What is between them is not the same.
  @Test func aBraceEnclosesNoOtherRow() {
    let braces = braces([true, true, false, true, true])
    #expect(braces.map(\.views) == [[1, 3], [1, 7, 9]])
    #expect(braces.map(\.range) == [60...100, 160...250])
  }
}
