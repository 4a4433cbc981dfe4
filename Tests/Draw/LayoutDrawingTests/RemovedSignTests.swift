import AutoLayout
import LayoutScene
import TestSupport
import Testing

@testable import LayoutDrawing

/// Constraints that the first option has and another has not.
@Suite struct RemovedSignTests {
  private func layout(_ name: String, _ constraints: [(String, LayoutAttribute)]) -> SolvedLayout {
    var layout = Scenes.form()
    layout.name = name
    layout.constraints = ConstraintList(
      constraints.map { text, attribute in
        var constraint = Scenes.constraint(text, .view(3), attribute, constant: 21)
        constraint.scene.hasGivenIdentifier = true
        return constraint
      })
    return layout
  }

  /// The position of a removed constraint is not one of the layout's own, which may have fewer.
  @Test(arguments: [0, 1, 2]) func anOptionMayHaveFewerConstraints(_ count: Int) {
    let all: [(String, LayoutAttribute)] = [("low", .height), ("narrow", .width), ("high", .height)]
    let second = layout("two", Array(all.prefix(count)))
    let picture = Inspection(Sheet.draw([layout("one", all), second], measurer: FixedMeasurer()))
    #expect(picture.texts.contains { $0.item.text.string == "high" })
  }

  /// The conflicts of a log are of different screens, even if their views have the same names.
  @Test func conflictsOfALogAreNotCompared() {
    var layouts = [layout("conflict 1", [("low", .height), ("narrow", .width)]), layout("conflict 2", [])]
    for index in layouts.indices {
      layouts[index].reported = ReportedConflict(
        origins: layouts[index].constraints.mapped { _ in .explicit }, broken: nil)
    }
    let context = SheetContext(layouts: layouts, title: nil, description: nil)
    #expect(!context.isComparison && context.removedConstraints(from: layouts[1]).isEmpty)
  }
}
