import AutoLayout
import LayoutScene
import Testing

@testable import LayoutDrawing

/// Controllers without views of their own take a line, not a device.
@Suite struct ContainerNoteTests {
  private let measurer = FixedMeasurer()
  private let sentence = "A tab bar controller: it has no views of its own."

  private var container: SolvedLayout {
    var layout = Scenes.controls()
    layout.name = "tabs"
    layout.title = "Tabs"
    layout.description = "Scene tabs"
    layout.absence = sentence
    return layout
  }

  private func draw(_ layouts: [SolvedLayout]) -> DisplayList {
    Sheet.draw(layouts, measurer: measurer)
  }

  @Test func aContainerIsALine() {
    let list = draw([container])
    #expect(list.size.height < 100)
    #expect(Inspection(list).classNames == [])
    #expect(Inspection(list).texts.map(\.item.text.string) == ["Tabs", "Scene tabs. " + sentence])
    #expect(list.description == sentence)
  }

  @Test func theOthersStandAsWithoutIt() {
    let others = [Scenes.form(), Scenes.conflict()]
    let alone = Inspection(draw(others))
    let together = Inspection(draw([others[0], container, others[1]]))
    #expect(together.classNames == alone.classNames)
    let lines: Set = ["Tabs", "Scene tabs. " + sentence]
    let words = together.texts.map(\.item.text.string)
    #expect(words.filter { !lines.contains($0) } == alone.texts.map(\.item.text.string))
    #expect(words.filter(lines.contains).count == 2)
  }

  @Test func anEmptyViewBesideOthersIsALine() {
    var empty = Scenes.form()
    empty.title = "Nothing yet"
    empty.views = ViewList(empty.views.prefix(1))
    (empty.constraints, empty.guides, empty.findings) = ([], [], [])
    let (alone, together) = (Inspection(draw([empty])), Inspection(draw([Scenes.form(), empty])))
    #expect(together.classNames == Inspection(draw([Scenes.form()])).classNames)
    #expect(together.texts.contains { $0.item.text.string.hasSuffix("no subviews.") })
    // By itself it is what there is to see.
    #expect(alone.classNames.contains("mockup"))
  }

  @Test func linesAreApartFromEverythingElse() {
    let list = draw([Scenes.form(), container, container])
    let texts = Inspection(list).texts
    let lines = texts.filter { $0.item.text.string.contains(sentence) }.map(\.frame)
    #expect(lines.count == 2 && !lines[0].intersects(lines[1]))
    for text in texts where !text.item.text.string.contains(sentence) {
      #expect(lines.allSatisfy { !$0.intersects(text.frame) }, "\(text.item.text.string)")
    }
  }

  @Test func longNamesStayOnTheSheet() {
    var layout = container
    layout.title = String(repeating: "Tabs of all kinds ", count: 20)
    layout.description = String(repeating: "W", count: 5000)
    let list = draw([layout, container])
    let sheet = Rect(x: 0, y: 0, width: list.size.width, height: list.size.height)
    #expect(list.size.width < 600)
    #expect(Inspection(list).extents.allSatisfy { sheet.contains($0) })
  }

  @Test func theWordsInPlaceOfAPictureLeaveItOut() {
    let with = AlternativeText.text(of: [Scenes.form(), container], measurer: measurer)
    #expect(with == AlternativeText.text(of: [Scenes.form()], measurer: measurer))
    #expect(AlternativeText.text(of: [container], measurer: measurer) == sentence)
  }
}
