import AutoLayout
import LayoutScene
import TestSupport
import Testing

@testable import LayoutDrawing

/// An option with more signs than one picture holds is drawn in several.
struct DividedOptionTests {
  /// Boxes in a row, each with a width, a height and a distance that no other one has.
  private func row(_ count: Int) -> SolvedLayout {
    let root = Scenes.view("root", .view, Rect(x: 0, y: 0, width: 900, height: 200))
    var layout = Scenes.form()
    layout.canvas.size = root.frame.size
    layout.guides = []
    layout.views = [root]
    layout.constraints = []
    var x = 0.0
    for number in 1...count {
      let (gap, width, height) = (10 + Double(number), 20 + Double(number), 40 + Double(number))
      let item = SceneItem.view(ViewIndex(number))
      layout.views.append(
        Scenes.view(
          "box \(number)", in: root, index: 0, Rect(x: x + gap, y: 50, width: width, height: height)))
      layout.constraints.elements += [
        Scenes.constraint(
          "gap \(number)", item, .leading, .equal, .view(ViewIndex(number - 1)),
          number == 1 ? .leading : .trailing,
          constant: gap),
        Scenes.constraint("width \(number)", item, .width, constant: width),
        Scenes.constraint("height \(number)", item, .height, constant: height),
      ]
      x += gap + width
    }
    return layout
  }

  private func headings(_ layout: SolvedLayout, _ panels: DrawingOptions.Panels = .auto) -> [String] {
    let options = DrawingOptions(panels: panels)
    let list = Sheet.draw([layout], title: nil, options: options, measurer: FixedMeasurer())
    return Inspection(list).texts.map(\.item.text.string).filter {
      $0.hasPrefix("Across") || $0.hasPrefix("Down")
    }
  }

  @Test func aFullAxisIsDividedIntoDistancesAndSizes() {
    #expect(headings(row(3)) == [])
    #expect(headings(row(10)) == ["Across: distances", "Across: sizes", "Down"])
  }

  /// Who asks for the axes gets no more than these.
  @Test func axesThatAreAskedForStayWhole() {
    #expect(headings(row(10), .axes) == ["Across", "Down"])
    #expect(headings(row(10), .whole) == [])
  }

  @Test func everyConstraintIsInOnePicture() {
    let list = Sheet.draw([row(10)], title: nil, measurer: FixedMeasurer())
    let drawn = Inspection(list).groups.compactMap(\.sign).flatMap(\.constraints)
    #expect(drawn.sorted() == row(10).constraints.map(\.scene.identifier).sorted())
  }
}
