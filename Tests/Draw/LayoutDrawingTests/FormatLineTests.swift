import AutoLayout
import LayoutScene
import TestSupport
import Testing

@testable import LayoutDrawing

/// Visual formats under their pictures.
struct FormatLineTests {
  private func layout(_ name: String, formats: [String]) -> SolvedLayout {
    var layout = Scenes.form()
    layout.name = name
    let constraints = formats.enumerated().map { index, format in
      var constraint = Scenes.constraint(
        "\(index)", .view(3), format.hasPrefix("V:") ? .top : .leading, .equal, .view(0),
        format.hasPrefix("V:") ? .top : .leading, constant: 1)
      constraint.scene.visualFormat = format
      return constraint
    }
    layout.constraints = ConstraintList(constraints)
    return layout
  }

  private func lines(
    _ layout: SolvedLayout, width: Double = 400, _ options: DrawingOptions = DrawingOptions()
  )
    -> FormatLines
  {
    FormatLines(
      of: layout, options: options, at: Point(x: 5, y: 7), width: width, theme: .light,
      measurer: FixedMeasurer())
  }

  private func words(_ items: [DisplayItem]) -> [TextItem] {
    items.flatMap(\.ungrouped).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  @Test func partsMakeTheFormat() {
    let format = "H:|-[a]-(>=8)-[b(>=20@5)]-|"
    let lines = lines(layout("one", formats: [format, format]))
    let parts = words(lines.items).map(\.text.string)
    #expect(parts == ["H:|-", "[a]", "-(>=8)-", "[b(>=20@5)]", "-|"])
    #expect(lines.height > 0)
    #expect(self.lines(layout("one", formats: [])).height == 0)
  }

  @Test func unfinishedBracketsAreDrawnAsTheyAre() {
    for format in ["[", "[a", "]a[", "", "[]", "a]b", "[a][b"] {
      #expect(words(lines(layout("one", formats: [format])).items).map(\.text.string).joined() == format)
    }
  }

  @Test func eachViewIsOnItsColour() throws {
    var layout = layout("one", formats: ["[\(Scenes.form().views[3].scene.id)]"])
    layout.views[3].scene.backgroundColor = DynamicColor(Color(hex: 0xFF0000))
    let fills = lines(layout).items.flatMap(\.ungrouped).compactMap { item -> Color? in
      if case .fill(_, let color) = item { color } else { nil }
    }
    #expect(fills.map { [$0.red, $0.green, $0.blue] } == [[1, 0, 0]])
  }

  @Test func aLongFormatIsBrokenBetweenItsParts() {
    let format = "H:|-[first]-[second]-[third]-[fourth]-|"
    let items = words(lines(layout("one", formats: [format]), width: 80).items)
    #expect(items.map(\.text.string).joined() == format)
    #expect(Set(items.map(\.frame.y)).count > 1)
    #expect(items.allSatisfy { $0.frame.x >= 5 })
  }

  @Test func whatIsTheSameInEveryOptionStandsUnderTheFirst() {
    func formats(_ layouts: [SolvedLayout]) -> Int {
      Inspection(Sheet.draw(layouts, measurer: FixedMeasurer())).classNames.count { $0 == "format" }
    }
    #expect(formats([layout("one", formats: ["[a]"]), layout("two", formats: ["[a]"])]) == 1)
    #expect(formats([layout("one", formats: ["[a]"]), layout("two", formats: ["[b]"])]) == 2)
  }

  /// No format is left out without a word.
  @Test func formatsBeyondTheMostAreCounted() {
    func words(_ count: Int) -> [String] {
      self.words(lines(layout("one", formats: (1...count).map { "[v\($0)]" })).items).map(\.text.string)
    }
    #expect(words(8) == (1...8).map { "[v\($0)]" })
    #expect(words(12).count == 12)
    #expect(words(15) == (1...12).map { "[v\($0)]" } + ["and 3 more"])
    // Options that differ only in what is counted are not the same.
    let all = (1...14).map { "[v\($0)]" }
    let other = layout("two", formats: all.dropLast() + ["[w]"])
    #expect(FormatLines.formats(of: layout("one", formats: all)) != FormatLines.formats(of: other))
  }

  @Test func anAxisHasItsOwn() {
    var layout = layout("one", formats: ["H:[a]", "V:[b]"])
    // What the options of a format align is along the other axis.
    layout.constraints.append(
      Scenes.constraint("a.top = b.top", .view(1), .top, .equal, .view(2), .top))
    layout.constraints[layout.constraints.endIndex.advanced(by: -1)].scene.visualFormat = "H:[a]"
    #expect(FormatLines.formats(of: layout) == ["H:[a]", "V:[b]"])
    #expect(FormatLines.formats(of: layout, along: .vertical) == ["V:[b]"])
  }
}
