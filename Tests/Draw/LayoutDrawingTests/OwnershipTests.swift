import AutoLayout
import LayoutScene
import LayoutSolving
import TestSupport
import Testing

@testable import LayoutDrawing

/// A number says what it measures, and a line can be seen on whatever it crosses.
struct OwnershipTests {
  private let measurer = FixedMeasurer()

  /// Boxes in a root of 300 × 300 points.
  private func layout(
    _ boxes: [SceneView], _ constraints: [SceneConstraint], background: Color? = nil
  ) -> SolvedLayout {
    var root = SceneView(id: "root")
    root.frame = Rect(x: 0, y: 0, width: 300, height: 300)
    var canvas = Canvas(size: Size(width: 300, height: 300))
    canvas.background = background.map { DynamicColor($0) }
    let option = SceneOption(
      name: "default", canvas: canvas, views: [root] + boxes, constraints: constraints)
    return LayoutEngine.solve(Scene(input: "test", options: [option]), measurer: measurer)[0]
  }

  private func constraint(
    _ view: ViewIndex, _ attribute: LayoutAttribute, _ constant: Double, to second: SceneItem? = nil,
    _ other: LayoutAttribute? = nil
  ) -> SceneConstraint {
    SceneConstraint(
      identifier: "\(view) \(attribute.name)", text: "\(view) \(attribute.name)", firstItem: .view(view),
      firstAttribute: attribute, secondItem: second,
      secondAttribute: second == nil ? .notAnAttribute : other ?? attribute, constant: constant)
  }

  /// A box of 90 × 40 at a place.
  private func box(_ view: ViewIndex, x: Double, y: Double) -> [SceneConstraint] {
    [
      constraint(view, .leading, x, to: .view(0)), constraint(view, .top, y, to: .view(0)),
      constraint(view, .width, 90), constraint(view, .height, 40),
    ]
  }

  private func pills(_ layout: SolvedLayout) -> [String] {
    LabelPlacementTests.overlays([layout], scale: 1)[0].placed.filter { $0.label != nil }.flatMap { sign in
      sign.words.rows.joined().compactMap { run in
        switch run.content {
        case .pill(let text), .text(let text, _): text
        case .named, .plate, .arrows, .mask, .badge: nil
        }
      }
    }
  }

  @Test func equalSizesOfViewsApartEachHaveTheirNumber() {
    let boxes = [SceneView(id: "a", superview: 0), SceneView(id: "b", superview: 0)]
    let numbers = pills(layout(boxes, box(1, x: 20, y: 30) + box(2, x: 150, y: 180)))
    #expect(numbers.filter { $0 == "= 90" }.count == 2)
    #expect(!numbers.contains { $0.contains("×") })
  }

  @Test func equalGapsBelowOneAnotherHaveOneNumber() {
    let boxes = (1...3).map { SceneView(id: "box \($0)", superview: 0) }
    let constraints = (1...3).flatMap { number in
      let index = ViewIndex(number)
      return [
        constraint(index, .leading, 30, to: .view(0)), constraint(index, .trailing, -70, to: .view(0)),
        constraint(index, .top, Double(number) * 60 - 30, to: .view(0)), constraint(index, .height, 40),
      ]
    }
    #expect(pills(layout(boxes, constraints)).contains("30 ×3"))
  }

  @Test func distancesFromCentresSayThatTheyAre() {
    let boxes = [SceneView(id: "a", superview: 0), SceneView(id: "b", superview: 0)]
    func words(_ vertical: SceneConstraint) -> [String] {
      let others = [
        constraint(1, .leading, 20, to: .view(0)), constraint(1, .top, 30, to: .view(0)),
        constraint(1, .width, 90), constraint(1, .height, 40), constraint(2, .leading, 150, to: .view(0)),
        constraint(2, .width, 90), constraint(2, .height, 41),
      ]
      return pills(layout(boxes, others + [vertical]))
    }
    #expect(words(constraint(2, .centerY, 37, to: .view(0))).contains("off centre"))
    #expect(words(constraint(2, .centerY, 120, to: .view(1))).contains("between centres"))
    #expect(words(constraint(2, .centerY, 120, to: .view(1), .bottom)).contains("to centre"))
    #expect(!words(constraint(2, .top, 120, to: .view(1), .bottom)).contains { $0.contains("centre") })
  }

  @Test(
    arguments: [
      (nil, false), (Color(hex: 0xFFFFFF), false), (Color(hex: 0x9FC5E8), false),
      (Color(hex: 0x1C1C1E), true),
      (Color(hex: 0x383838), true),
    ] as [(Color?, Bool)])
  func linesOnDarkViewsAreLight(background: Color?, isLight: Bool) {
    var outer = SceneView(id: "outer", superview: 0)
    outer.backgroundColor = background.map { DynamicColor($0) }
    let constraints =
      [.leading, .top, .trailing, .bottom].map { constraint(1, $0, 0, to: .view(0)) } + [
        constraint(2, .leading, 80, to: .view(1)), constraint(2, .top, 80, to: .view(1)),
        constraint(2, .trailing, -80, to: .view(1)), constraint(2, .bottom, -80, to: .view(1)),
      ]
    let list = Sheet.draw(
      [layout([outer, SceneView(id: "inner", superview: 1)], constraints)],
      options: DrawingOptions(overlay: .constraints), measurer: measurer)
    let bars = Inspection(list).groups.filter { $0.className == "overlay-constraints" }.flatMap(\.leaves)
    func count(_ color: Color) -> Int {
      bars.count { if case .stroke(_, color, _) = $0 { true } else { false } }
    }
    #expect((count(Theme.dark.satisfied) > 0) == isLight)
    // Along the edges of the screen both sides of a line count.
    #expect(count(Theme.light.satisfied) > 0)
  }

  @Test func aLeaderMakesWayForWords() {
    let words = Words([Rect(x: 40, y: 0, width: 20, height: 20)])
    let straight = BarPainter(theme: .light, words: words)
      .leader([Point(x: 0, y: 10), Point(x: 100, y: 10)])
    let whole = BarPainter(theme: .light).leader([Point(x: 0, y: 10), Point(x: 100, y: 10)])
    #expect(straight != whole && straight.count == whole.count)
  }

  @Test func noRowBeginsOrEndsWithADot() {
    let runs = RunMaker(measurer: measurer)
    let row = ["horizontal", "·", "fill · 8"].map { runs.text($0, tone: .faint, layer: .constraints) }
    func words(_ label: OverlayLabel) -> [[String]] {
      label.rows.map { row in
        row.map { if case .text(let text, _) = $0.content { text } else { "" } }
      }
    }
    let label = OverlayLabel(rows: [row])
    #expect(words(label) == [["horizontal", "·", "fill · 8"]])
    #expect(words(label.stacked) == [["horizontal"], ["fill · 8"]])
    #expect(words(label.narrow(label.size.width - 1)) == [["horizontal"], ["fill · 8"]])
  }
}
