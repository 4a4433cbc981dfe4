import AutoLayout
import LayoutScene
import TestSupport
import Testing

@testable import LayoutDrawing

/// What the overlay promises: its labels cover neither each other nor a view's text, numbers stand at their bars, and
/// what is the same in all options stands in the same place.
struct LabelPlacementTests {
  static func overlays(
    _ layouts: [SolvedLayout], scale: Double, options: DrawingOptions = DrawingOptions()
  ) -> [Overlay] {
    let measurer = FixedMeasurer()
    return SheetPlan.cells(
      of: SheetPanel.all(
        of: layouts, title: nil, description: nil, options: options, measurer: measurer),
      scale: scale, showsHeaders: true, theme: .light, measurer: measurer
    ).map(\.overlay)
  }

  private func check(_ layouts: [SolvedLayout], scale: Double) {
    for (layout, overlay) in zip(layouts, Self.overlays(layouts, scale: scale)) {
      let labels = overlay.placed.compactMap(\.label)
      for (index, label) in labels.enumerated() {
        for other in labels[(index + 1)...] {
          #expect(!label.grown(by: -0.01).intersects(other), "\(layout.name) at \(scale)")
        }
        for text in overlay.texts {
          #expect(!label.grown(by: -0.01).intersects(text), "\(layout.name) at \(scale)")
        }
        #expect(overlay.bounds.contains(label.grown(by: -0.01)), "\(layout.name) at \(scale)")
      }
      for sign in overlay.placed {
        guard let bar = sign.bar, let label = sign.label else { continue }
        let line = bar.rect
        let across = max(0, label.minX - line.maxX, line.minX - label.maxX)
        let along = max(0, label.minY - line.maxY, line.minY - label.maxY)
        guard sign.leader.isEmpty else {
          let (start, end) = (sign.leader[0], sign.leader[1])
          #expect(
            ((start.x - end.x) * (start.x - end.x) + (start.y - end.y) * (start.y - end.y)).squareRoot() <= 60
          )
          continue
        }
        #expect(across <= 4 && along <= 4, "\(layout.name) at \(scale): \(label) is far from \(line)")
      }
    }
  }

  @Test(arguments: [0.55, 0.7, 1])
  func theTwoLabelsAreReadable(scale: Double) throws {
    check(TwoLabels.layouts(), scale: scale)
    // Eight constraints of which four are edges that coincide or margins with a number.
    for overlay in Self.overlays(TwoLabels.layouts(), scale: scale) {
      // A bar is not drawn a second time beside the screen.
      let signs = overlay.placed.filter { $0.sign.key.kind == .constraint }
      #expect(signs.filter { $0.bar != nil || $0.sign.fold != nil }.count == 8)
      #expect(overlay.placed.allSatisfy { !$0.sign.hasLabel || $0.label != nil })
    }
  }

  @Test(arguments: [0.55, 1])
  func everyHandMadeSceneIsReadable(scale: Double) {
    for layout in [Scenes.ambiguous(), Scenes.conflict(), Scenes.form(), Scenes.controls(), Scenes.nested()] {
      check([layout], scale: scale)
    }
  }

  @Test func randomScenesAreReadable() {
    for seed in 0..<150 as Range<UInt64> {
      check([RandomScene.layout(seed: seed)], scale: seed.isMultiple(of: 2) ? 1 : 0.6)
    }
  }

  @Test func whatIsTheSameStandsInTheSamePlace() {
    let overlays = Self.overlays(TwoLabels.layouts(), scale: 0.6)
    var sides: [SignKey: Set<String>] = [:]
    for overlay in overlays {
      for sign in overlay.placed {
        guard let bar = sign.bar else { continue }
        sides[sign.sign.key, default: []].insert(sign.isOnScreen ? "screen" : "rail at \(bar.across)")
      }
    }
    #expect(sides.values.allSatisfy { $0.count == 1 })
    #expect(sides.values.contains { $0 != ["screen"] })
  }

  @Test func whatHoldsEverywhereIsSaidInFullOnce() {
    let overlays = Self.overlays(TwoLabels.layouts(), scale: 1)
    #expect(overlays[0].placed.allSatisfy { !$0.sign.isQuiet })
    for overlay in overlays.dropFirst() {
      #expect(overlay.placed.contains { $0.sign.isQuiet })
      #expect(overlay.placed.allSatisfy { !$0.sign.isQuiet || $0.sign.look.status == .satisfied })
    }
  }
}

/// Bars beside the screen.
struct RailTests {
  @Test func labelsStandAtTheirBarsAndClearOfOneAnother() {
    var random = RandomSource(seed: 7)
    var fitting = 0
    for _ in 0..<2000 {
      var start = 0.0
      let entries = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        start += .random(in: 0...30, using: &random)
        let end = start + .random(in: 2...60, using: &random)
        defer { start = end }
        return Rail.Entry(start: start, end: end, label: .random(in: 0...40, using: &random))
      }
      guard let middles = Rail.labelMiddles(of: entries) else { continue }
      fitting += 1
      let labels = zip(entries, middles).filter { $0.0.label > 0 }.map { entry, middle in
        #expect(middle >= entry.reach.first - 1e-9 && middle <= entry.reach.last + 1e-9)
        return (middle - entry.label / 2, middle + entry.label / 2)
      }
      for (upper, lower) in zip(labels, labels.dropFirst()) {
        #expect(upper.1 + Measures.railLabelGap <= lower.0 + 1e-9)
      }
    }
    #expect(fitting > 500)
  }

  @Test func aLabelWithRoomStandsInTheMiddleOfItsBar() {
    let entries = [(0.0, 40.0), (40, 48), (60, 200)].map { Rail.Entry(start: $0, end: $1, label: 14) }
    #expect(Rail.labelMiddles(of: entries) == [20, 44, 130])
    let crowded = [(0.0, 2.0), (2, 4), (4, 6)].map { Rail.Entry(start: $0, end: $1, label: 14) }
    #expect(Rail.labelMiddles(of: crowded) == nil)
  }

  @Test func whatOverlapsStandsInAnotherLane() {
    var rail = Rail(optionCount: 2)
    let first = [0: Rail.Entry(start: 0, end: 50, label: 14), 1: Rail.Entry(start: 100, end: 150, label: 14)]
    #expect(rail.lane(for: first) == 0)
    rail.insert(first, in: 0)
    #expect(rail.lane(for: [0: Rail.Entry(start: 50, end: 80, label: 14)]) == 0)
    // In one option there is room, in the other there is none.
    let second = [
      0: Rail.Entry(start: 60, end: 90, label: 14), 1: Rail.Entry(start: 120, end: 130, label: 14),
    ]
    #expect(rail.lane(for: second) == 1)
  }
}
