import AutoLayout
import LayoutScene
import TestSupport
import Testing

@testable import LayoutDrawing

/// What is off the canvas is not drawn, and what stands beside a scene has a panel of its own.
@Suite struct ScenePanelTests {
  private let measurer = FixedMeasurer()

  /// Scenes.nested with a view to the right of the canvas, of 300 by 220 points.
  private func layout(besideAt frame: Rect, standsBeside: Bool) -> SolvedLayout {
    var layout = Scenes.nested()
    let dummy = Scenes.view("dummy", .view, in: layout.views[0], index: 0, frame) {
      $0.standsBeside = standsBeside
    }
    let label = Scenes.view(
      "words", .label, in: dummy, index: 4, Rect(x: 10, y: 5, width: 80, height: 20.5)
    ) {
      $0.content.text?.string = "Words"
    }
    layout.views.elements += [dummy, label]
    layout.guides.append(
      SolvedGuide(kind: .custom("gap"), owner: 4, absoluteFrame: dummy.absoluteFrame))
    layout.constraints.elements += [
      Scenes.constraint("words.top = dummy.top + 5", .view(5), .top, .equal, .view(4), .top, constant: 5),
      Scenes.constraint("words.width = 80", .view(5), .width, constant: 80),
      Scenes.constraint(
        "dummy.leading = root.trailing + 40", .view(4), .leading, .equal, .view(0), .trailing),
    ]
    layout.conflicts = [LayoutConflict(constraints: [10, 11], broken: 11)]
    layout.constraints[11].isBroken = true
    layout.findings = [
      .outsideContentView(cell: 5, [10]), .collapsedCell(1), .tooManyConflicts([0, 10]),
      .ambiguous(1, [.x], followers: [2, 5]),
    ]
    return layout
  }

  private let aside = Rect(x: 340, y: 30, width: 100, height: 40)

  private func draw(_ layout: SolvedLayout, _ overlay: OverlayLayers = .all) -> Inspection {
    Inspection(Sheet.draw(layout, options: DrawingOptions(overlay: overlay), measurer: measurer))
  }

  @Test(arguments: [
    (Rect(x: 300, y: 0, width: 10, height: 10), true), (Rect(x: -10, y: 0, width: 10, height: 10), true),
    (Rect(x: 0, y: 220, width: 10, height: 10), true), (Rect(x: 299, y: 0, width: 10, height: 10), false),
    (Rect(x: 300, y: 0, width: 0, height: 10), false), (Rect(x: 301, y: 0, width: 0, height: 10), true),
    (Rect(x: 0, y: 0, width: 0, height: 0), false), (Rect(x: 310, y: 0, width: -20, height: 10), false),
  ])
  func offTheCanvas(frame: Rect, isOff: Bool) {
    var layout = layout(besideAt: frame, standsBeside: false)
    #expect(layout.isOffCanvas(4) == isOff)
    // What could be on the canvas just as well is not off it.
    layout.views[4].ambiguity = [.x: ValueRange(lower: 0, upper: 400)]
    #expect(!layout.isOffCanvas(4))
  }

  @Test func whatIsOffTheCanvasHasNoSigns() {
    let plain = Scenes.nested()
    var layout = layout(besideAt: aside, standsBeside: false)
    layout.conflicts = []
    layout.findings = []
    layout.constraints[11].isBroken = false
    for layer in OverlayLayers.layerNames.compactMap(OverlayLayers.init(named:)) {
      let texts = draw(layout, layer).texts.map(\.item.text.string)
      #expect(texts == draw(plain, layer).texts.map(\.item.text.string), "\(layer)")
      #expect(draw(layout, layer).extents.count == draw(plain, layer).extents.count)
    }
  }

  @Test func aConflictOffTheCanvasIsStillShown() {
    let words = draw(layout(besideAt: aside, standsBeside: false)).texts.map(\.item.text.string)
    #expect(words.contains { $0.hasPrefix("Conflict: ") })
    #expect(words.contains("!"))
  }

  @Test func whatStandsBesideHasAPanel() throws {
    let panels = layout(besideAt: aside, standsBeside: true).panels
    try #require(panels.count == 2)
    let (own, dummy) = (panels[0], panels[1])
    #expect(own.views == Scenes.nested().views)
    #expect(own.constraints == Scenes.nested().constraints)
    #expect(own.conflicts == [] && own.guides == [])
    #expect(
      own.findings == [.collapsedCell(1), .tooManyConflicts([0]), .ambiguous(1, [.x], followers: [2])])

    #expect(dummy.canvas.size == aside.size && dummy.canvas.device == nil && dummy.canvas.bars == [])
    #expect(dummy.title == "dummy" && dummy.name != own.name)
    #expect(dummy.views.map(\.scene.id) == ["dummy", "words"])
    #expect(dummy.views.map(\.scene.superview) == [nil, 0])
    #expect(dummy.views[1].absoluteFrame == Rect(x: 10, y: 5, width: 80, height: 20.5))
    // What ties it to the scene is left out.
    #expect(dummy.constraints.map(\.scene.text) == ["words.top = dummy.top + 5", "words.width = 80"])
    #expect(
      dummy.constraints[0].scene.firstItem == .view(1) && dummy.constraints[0].scene.secondItem == .view(0))
    #expect(dummy.conflicts == [LayoutConflict(constraints: [0, 1], broken: 1)])
    #expect(dummy.findings == [.outsideContentView(cell: 1, [0]), .tooManyConflicts([0])])
    #expect(dummy.guides.map(\.owner) == [0] && dummy.guides[0].absoluteFrame.origin == .zero)
  }

  /// A panel that kept the whole layout's positions read constraints that it does not have.
  @Test func whatAConstraintGaveWayToIsAPositionInItsPanel() throws {
    var layout = layout(besideAt: aside, standsBeside: true)
    layout.conflicts = []
    layout.constraints[11].isBroken = false
    layout.constraints[11].isSatisfied = false
    layout.constraints[11].error = 20
    layout.constraints[11].opponents = [10]
    let panels = layout.panels
    try #require(panels.count == 2)
    #expect(panels[1].constraints[1].opponents == [0])
    #expect(draw(layout).texts.contains { $0.item.text.string.contains("words.width = 80 gives way") })
    // Without the one that is not in the panel the rest is no reason.
    layout.constraints[11].opponents = [10, 12]
    #expect(layout.panels[1].constraints[1].opponents == [])
  }

  @Test func aPanelIsDrawnBesideTheScene() {
    let inspection = draw(layout(besideAt: aside, standsBeside: true))
    #expect(inspection.classNames.filter { $0 == "option" }.count == 2)
    #expect(inspection.texts.contains { $0.item.text.string == "Words" })
  }

  @Test func scenesAloneAreAsTheyAre() {
    let scene = Scenes.form()
    #expect(scene.panels == [scene])
    // A view without extent has nothing to show.
    let empty = Rect(x: 340, y: 0, width: 0, height: 40)
    #expect(layout(besideAt: empty, standsBeside: true).panels.count == 1)
  }
}
