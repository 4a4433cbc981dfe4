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

  private func headings(_ layouts: SolvedLayout..., panels: DrawingOptions.Panels = .auto) -> [String] {
    let options = DrawingOptions(panels: panels)
    let list = Sheet.draw(layouts, title: nil, options: options, measurer: FixedMeasurer())
    return Inspection(list).texts.map(\.item.text.string).filter {
      $0.hasPrefix("Across") || $0.hasPrefix("Down")
    }
  }

  @Test func aFullAxisIsDividedIntoDistancesAndSizes() {
    #expect(headings(row(3)) == [])
    #expect(headings(row(10)) == ["Across: distances", "Across: sizes", "Down"])
  }

  /// Variants of a layout are compared; classes of a program have nothing to do with one another.
  @Test func onlyWhatIsComparedIsDividedTogether() {
    func part(_ count: Int, _ name: String, of subject: String?) -> SolvedLayout {
      var layout = row(count)
      layout.name = name
      layout.codeNotes.subject = subject
      return layout
    }
    let parts = ["Across: distances", "Across: sizes", "Down"]
    #expect(headings(part(3, "a", of: nil), part(10, "b", of: nil)) == parts + parts)
    let (small, large) = (part(3, "A", of: "A"), part(10, "B", of: "B"))
    #expect(headings(small, large) == parts && headings(large, small) == parts)
    // Nor is what they have in common quiet, or missing in the one without it.
    func signs(_ layouts: SolvedLayout...) -> [SignDescription] {
      Inspection(Sheet.draw(layouts, title: nil, measurer: FixedMeasurer())).groups.compactMap(\.sign)
    }
    #expect(
      signs(small, part(2, "B", of: "B")).count == signs(small).count + signs(part(2, "B", of: "B")).count)
  }

  /// Who asks for the axes gets no more than these.
  @Test func axesThatAreAskedForStayWhole() {
    #expect(headings(row(10), panels: .axes) == ["Across", "Down"])
    #expect(headings(row(10), panels: .whole) == [])
  }

  @Test func everyConstraintIsInOnePicture() {
    let list = Sheet.draw([row(10)], title: nil, measurer: FixedMeasurer())
    let drawn = Inspection(list).groups.compactMap(\.sign).flatMap(\.constraints)
    #expect(drawn.sorted() == row(10).constraints.map(\.scene.identifier).sorted())
  }
}
