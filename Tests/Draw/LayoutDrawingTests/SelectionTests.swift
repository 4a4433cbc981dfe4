import AutoLayout
import LayoutScene
import LayoutSolving
import TestSupport
import Testing

@testable import LayoutDrawing

/// Pictures of a part: one view's constraints, or certain constraints.
struct SelectionTests {
  private let measurer = FixedMeasurer()

  private func inspection(_ layout: SolvedLayout, _ options: DrawingOptions) -> Inspection {
    Inspection(Sheet.draw(layout, options: options, measurer: measurer))
  }

  private func strings(_ layout: SolvedLayout, _ options: DrawingOptions) -> [String] {
    inspection(layout, options).texts.map(\.item.text.string)
  }

  @Test func onlyTheConstraintsAskedForAreDrawn() throws {
    let layout = TwoLabels.layouts()[1]
    let gap = try #require(layout.constraints.firstIndex { $0.scene.text.hasPrefix("bottom.top") })
    let found = strings(layout, DrawingOptions(constraints: [gap]))
    #expect(found.contains("8"))
    #expect(!found.contains("40") && !found.contains("≥ 457"))
    // Both ends of the constraint have their names, and the caption is silent about what is not shown.
    #expect(found.contains("top") && found.contains("bottom"))
    #expect(!found.contains { $0.contains("gives way") })
    #expect(found.contains("These constraints hold."))
  }

  @Test func generatedConstraintsAreDrawnWhenAskedFor() throws {
    let layout = TwoLabels.layouts()[3]
    let resistance = try #require(layout.constraints.firstIndex { $0.origin == .compressionResistance })
    #expect(!strings(layout, DrawingOptions()).contains("≥ 41"))
    let shown = inspection(layout, DrawingOptions(constraints: [resistance]))
    #expect(shown.texts.contains { $0.item.text.string == "≥ 41" })
    #expect(shown.texts.contains { $0.item.text.string == OverlaySign.resistance.explanation })
    #expect(!shown.texts.contains { $0.item.text.string == OverlaySign.hugging.explanation })
  }

  @Test func positionsThatAreNotThereAreIgnored() {
    let layout = Scenes.conflict()
    #expect(!strings(layout, DrawingOptions(constraints: [-1, 1000])).contains("= 200"))
    #expect(strings(layout, DrawingOptions(constraints: [])).contains { $0.hasPrefix("Conflict") } == false)
  }

  @Test func aConflictCanStandAlone() {
    let layout = Scenes.conflict()
    let found = strings(layout, DrawingOptions(constraints: Set(layout.conflicts[0].constraints)))
    #expect(found.contains("! = 200"))
    #expect(!found.contains("120") && !found.contains("= 140"))
    #expect(found.contains { $0.hasPrefix("Conflict: ") })
  }

  @Test func whatIsNotInFocusFades() {
    let layout = Scenes.form()
    let whole = inspection(layout, DrawingOptions()).groups.filter { $0.opacity < 1 }
    #expect(whole.isEmpty)
    let focused = inspection(layout, DrawingOptions(focus: "Save")).groups.filter { $0.opacity < 1 }
    // Every other visible view that draws anything, once each.
    #expect(focused.count == 5)
    let faded = focused.flatMap { group in
      group.leaves.compactMap { if case .text(let text) = $0 { text.text.string } else { nil } }
    }
    #expect(faded.sorted() == ["Cancel", "First and last name", "Name"])
  }

  @Test func aFocusedContainerKeepsItsContent() {
    let layout = Scenes.nested()
    let selection = OverlaySelection(layout: layout, options: DrawingOptions(focus: "root"))
    #expect(layout.views.indices.allSatisfy { !selection.isFaded($0) })
    let none = OverlaySelection(layout: layout, options: DrawingOptions(focus: "nobody"))
    #expect(layout.views.indices.allSatisfy(none.isFaded))
  }

  @Test func guidesThatAPartDoesNotUseAreLeftOut() {
    let found = strings(Scenes.form(), DrawingOptions(focus: "Save"))
    #expect(!found.contains("safeArea"))
    #expect(strings(Scenes.form(), DrawingOptions(focus: "Name Field")).contains("safeArea"))
  }
}

/// The layer that shows the order of the layout process.
struct PassBadgeTests {
  private let measurer = FixedMeasurer()

  private func solved() -> SolvedLayout {
    var root = SceneView(id: "root")
    root.frame = Rect(x: 0, y: 0, width: 200, height: 300)
    let outer = SceneView(id: "outer", superview: 0)
    let inner = SceneView(id: "inner", superview: 1)
    let option = SceneOption(
      name: "default", canvas: Canvas(size: Size(width: 200, height: 300)), views: [root, outer, inner],
      constraints: [])
    return LayoutEngine.solve(
      Scene(input: "test", options: [option]), measurer: measurer)[0]
  }

  @Test func subviewsUpdateFirstAndSuperviewsLayOutFirst() {
    let layout = solved()
    let options = DrawingOptions(overlay: [.passes, .legend])
    let strings = Inspection(Sheet.draw(layout, options: options, measurer: measurer)).texts
      .map(\.item.text.string)
    let maker = RunMaker(measurer: measurer)
    func turns(_ view: ViewIndex) -> [String] {
      PassBadges(of: layout).row(of: view, maker).compactMap {
        if case .badge(let badge) = $0.content { badge.text } else { nil }
      }
    }
    #expect(turns(2).first == "U1")
    #expect(turns(0).contains("L1") && turns(0).contains("D1"))
    #expect(turns(2).contains("D3"))
    for view: ViewIndex in [0, 1, 2] { for turn in turns(view) { #expect(strings.contains(turn)) } }
    #expect(strings.contains(OverlaySign.updatePass.explanation))
  }

  @Test func theLayerIsShownOnlyWhenAskedFor() {
    #expect(!OverlayLayers.all.contains(.passes))
    #expect(OverlayLayers.layerNames.contains("passes"))
    let list = Sheet.draw(solved(), measurer: measurer)
    #expect(!Inspection(list).classNames.contains("overlay-passes"))
  }

  @Test func manyTurnsAreCutShort() {
    #expect(PassBadge(pass: .layout, turns: [2]).text == "L2")
    #expect(PassBadge(pass: .layout, turns: [2, 5]).text == "L2,5")
    #expect(PassBadge(pass: .updateConstraints, turns: [1, 2, 3, 4]).text == "U1,2,3…")
  }
}
