import AutoLayout
import LayoutScene
import TestSupport
import Testing

@testable import LayoutDrawing

struct AlternativeTextTests {
  private func text(
    _ layouts: [SolvedLayout], title: String? = nil, options: DrawingOptions = DrawingOptions()
  ) -> String {
    AlternativeText.text(of: layouts, title: title, options: options, measurer: FixedMeasurer())
  }

  @Test func saysThatThereIsAPlainMockup() {
    let options = DrawingOptions(showsPlain: true)
    #expect(text(TwoLabels.layouts(), options: options).contains("drawn in beside the plain mockup. "))
  }

  @Test func saysWhatIsShownAndWhichOptions() {
    let text = text(TwoLabels.layouts(), title: "Two labels.")
    #expect(
      text.hasPrefix(
        "Two labels: four layouts of top and bottom on iPhone SE, 320 by 568 points, with their constraints drawn in. "
          + "The options are “short / short”, “short / long”, “long / short” and “long / long”. "), "\(text)")
    #expect(!text.contains("\n") && !text.contains("  ") && text.hasSuffix("."))
  }

  /// Nobody is told that every constraint holds where some could not even be made.
  @Test func saysWhatWasLeftOut() throws {
    var layout = try #require(TwoLabels.layouts().first)
    let holds = "Every constraint holds."
    #expect(Caption(of: layout, measurer: FixedMeasurer()).sentences.map(\.text) == [holds])
    layout.omissions = ["the constraint \"c\" refers to nothing"]
    let told = Caption(of: layout, measurer: FixedMeasurer()).sentences.map(\.text)
    #expect(told == ["The constraint \"c\" refers to nothing."])
    #expect(text([layout]).contains(told[0]) && !text([layout]).contains(holds))
  }

  /// Where views are stretched, their own priorities give way, and nothing else.
  @Test func saysThatOnlyContentPrioritiesGiveWay() throws {
    var layout = try #require(TwoLabels.layouts().first)
    func last(_ origins: [ConstraintOrigin]) -> String {
      var changed = layout
      for origin in origins {
        var loser = layout.constraints[0]
        (loser.origin, loser.isSatisfied, loser.error) = (origin, false, 12)
        changed.constraints.append(loser)
      }
      return Caption(of: changed, measurer: FixedMeasurer()).sentences.map(\.text).last ?? ""
    }
    #expect(last([]) == "Every constraint holds.")
    #expect(last([.contentHugging, .contentHugging]) == "Only content hugging gives way.")
    #expect(
      last([.compressionResistance, .contentHugging])
        == "Only content hugging and compression resistance give way.")
    #expect(last([.stackView]) == "Only constraints of stack views give way.")
    layout.name = "other"
    #expect(!text([layout]).contains("gives way"))
  }

  /// Every finding that the picture's captions have is in the text, with the option that has it.
  @Test func saysWhatGaveWay() {
    let layouts = TwoLabels.layouts()
    let text = text(layouts)
    var count = 0
    for layout in layouts {
      for sentence in Caption(of: layout, measurer: FixedMeasurer()).sentences where sentence.tone != .faint {
        #expect(text.contains(sentence.text))
        #expect(text.contains("“\(layout.name)”"))
        count += 1
      }
    }
    #expect(count > 0)
    #expect(!text.contains("Every constraint holds"))
    #expect(self.text([layouts[0]]).hasSuffix("Every constraint holds."))
  }

  @Test func equalFindingsAreToldOnce() {
    var other = Scenes.conflict()
    other.name = "other"
    let one = text([Scenes.conflict()]).split(separator: "cannot hold together").count
    #expect(one > 1)
    #expect(text([Scenes.conflict(), other]).split(separator: "cannot hold together").count == one)
  }

  @Test func aMockupAloneHasNoConstraints() {
    let text = text([Scenes.conflict()], options: DrawingOptions(overlay: .none))
    #expect(!text.contains("onstraint") && !text.contains("onflict"))
  }

  @Test func longListsAreCut() {
    var layout = TwoLabels.layouts()[0]
    layout.views.elements += (0..<100).map { index in
      var view = layout.views[1]
      view.scene.id = "view \(index)"
      view.scene.name = nil
      return view
    }
    let many = (0..<40).map { index in
      var layout = layout
      layout.name = "option \(index)"
      return layout
    }
    let text = text(many, title: String(repeating: "long ", count: 100))
    #expect(text.contains("96 more views") && text.contains("32 more"))
    #expect(text.count < 1000)
    #expect(self.text([], title: nil) == "Layout.")
  }
}
