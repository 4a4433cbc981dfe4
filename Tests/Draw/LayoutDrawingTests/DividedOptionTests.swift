import AutoLayout
import LayoutScene
import TestSupport
import Testing

@testable import LayoutDrawing

/// An option is drawn in one picture, however many signs it has, or in one for each axis if these are asked for.
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

  private func headings(_ layouts: SolvedLayout..., panels: DrawingOptions.Panels = .whole) -> [String] {
    let options = DrawingOptions(panels: panels)
    let list = Sheet.draw(layouts, title: nil, options: options, measurer: FixedMeasurer())
    return Inspection(list).texts.map(\.item.text.string).filter {
      $0.hasPrefix("Across") || $0.hasPrefix("Down")
    }
  }

  @Test(arguments: [3, 10, 20]) func anOptionIsOnePicture(count: Int) {
    #expect(headings(row(count)) == [])
    #expect(headings(row(count), panels: .axes) == ["Across", "Down"])
  }

  /// Variants of a layout are compared; classes of a program have nothing to do with one another. What these have in
  /// common is not quiet, nor is anything missing in the one without it.
  @Test func onlyVariantsOfOneSubjectAreCompared() {
    func part(_ count: Int, _ name: String) -> SolvedLayout {
      var layout = row(count)
      layout.name = name
      layout.codeNotes.subject = name
      return layout
    }
    func signs(_ layouts: SolvedLayout...) -> [SignDescription] {
      Inspection(Sheet.draw(layouts, title: nil, measurer: FixedMeasurer())).groups.compactMap(\.sign)
    }
    let (small, other) = (part(3, "A"), part(2, "B"))
    #expect(signs(small, other).count == signs(small).count + signs(other).count)
  }

  /// However crowded the picture is, its labels keep out of one another's way.
  @Test(arguments: [3, 10, 20]) func labelsDoNotOverlap(count: Int) {
    let labels = LabelPlacementTests.overlays([row(count)], scale: 1).flatMap(\.placed).compactMap(\.label)
    #expect(labels.count >= count)
    for (index, label) in labels.enumerated() {
      #expect(!labels[(index + 1)...].contains { label.grown(by: -0.01).intersects($0) })
    }
  }

  @Test func everyConstraintIsInOnePicture() {
    let list = Sheet.draw([row(10)], title: nil, measurer: FixedMeasurer())
    let drawn = Inspection(list).groups.compactMap(\.sign).flatMap(\.constraints)
    #expect(drawn.sorted() == row(10).constraints.map(\.scene.identifier).sorted())
  }
}
