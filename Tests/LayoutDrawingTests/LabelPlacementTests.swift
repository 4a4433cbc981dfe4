import AutoLayout
import TestSupport
import Testing

@testable import LayoutDrawing

/// What the overlay promises: its labels cover neither each other nor a view's text.
struct LabelPlacementTests {
  private func overlay(_ layout: SolvedLayout, scale: Double) -> Overlay {
    let measurer = FixedMeasurer()
    let mockup = Mockup(
      layout: layout, texts: MockupTexts(of: layout, measurer: measurer), theme: .light, scale: scale,
      measurer: measurer)
    return Overlay(
      mockup: mockup, selection: OverlaySelection(layout: layout, options: DrawingOptions()),
      sheetTheme: .light)
  }

  private func check(_ layout: SolvedLayout, scale: Double) {
    let overlay = overlay(layout, scale: scale)
    for (index, label) in overlay.labelRects.enumerated() {
      for other in overlay.labelRects[(index + 1)...] {
        #expect(!label.grown(by: -0.01).intersects(other), "\(layout.name) at \(scale)")
      }
      for text in overlay.texts {
        #expect(!label.grown(by: -0.01).intersects(text), "\(layout.name) at \(scale)")
      }
      #expect(overlay.bounds.contains(label.grown(by: -0.01)), "\(layout.name) at \(scale)")
    }
  }

  @Test(arguments: [0.55, 0.7, 1])
  func theTwoLabelsAreReadable(scale: Double) {
    for layout in TwoLabels.layouts() {
      check(layout, scale: scale)
      // Eight constraints and two notes.
      #expect(overlay(layout, scale: scale).labelRects.count == 10)
    }
  }

  @Test(arguments: [0.55, 1])
  func everyHandMadeSceneIsReadable(scale: Double) {
    for layout in [Scenes.ambiguous(), Scenes.conflict(), Scenes.form(), Scenes.controls(), Scenes.nested()] {
      check(layout, scale: scale)
    }
  }

  @Test func randomScenesAreReadable() {
    for seed in 0..<150 as Range<UInt64> {
      check(RandomScene.layout(seed: seed), scale: seed.isMultiple(of: 2) ? 1 : 0.6)
    }
  }

  @Test func leadersOfAGutterDoNotCross() {
    var random = RandomSource(seed: 7)
    let maker = RunMaker(measurer: FixedMeasurer())
    let screen = Rect(x: 0, y: 0, width: 200, height: 400)
    for _ in 0..<100 {
      let entries = (0..<Int.random(in: 1...30, using: &random)).map { index in
        GutterEntry(
          kind: .pill,
          label: OverlayLabel(rows: [[maker.pill("\(index)", status: .satisfied, layer: .constraints)]]),
          anchor: Point(x: 200, y: .random(in: 0...400, using: &random)), view: nil, status: .satisfied,
          layer: .constraints)
      }
      let layout = GutterLayout(side: .right, screen: screen, edge: 205, entries: entries)
      #expect(layout.labels.count == entries.count)
      let byAnchor = layout.labels.sorted { $0.entry.anchor.y < $1.entry.anchor.y }
      for (upper, lower) in zip(byAnchor, byAnchor.dropFirst()) {
        #expect(upper.rect.maxY <= lower.rect.minY)
      }
    }
  }

  @Test func aLabelWithRoomStandsLevelWithItsAnchor() {
    let maker = RunMaker(measurer: FixedMeasurer())
    let label = OverlayLabel(rows: [[maker.pill("8", status: .satisfied, layer: .constraints)]])
    let entries = [50.0, 300].map {
      GutterEntry(
        kind: .pill, label: label, anchor: Point(x: 0, y: $0), view: nil, status: .satisfied,
        layer: .constraints)
    }
    let layout = GutterLayout(
      side: .left, screen: Rect(x: 0, y: 0, width: 200, height: 400), edge: -5, entries: entries)
    #expect(layout.labels.map(\.rect.midY) == [50, 300])
    #expect(layout.labels.allSatisfy { $0.rect.maxX <= -5 })
  }
}
