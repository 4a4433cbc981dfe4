import AutoLayout
import LayoutScene
import LayoutSolving
import TestSupport
import Testing

/// Stacks that a stack around them squeezes to nothing.
@Suite struct HiddenStackTests {
  /// A column of two boxes with a hidden stack of a small and a large text between them.
  private func solve(
    isDeep: Bool, isHidden: Bool = true, _ change: (inout StackSettings) -> Void
  ) throws -> SolvedLayout {
    var column = SceneView(id: "column", kind: .stackView, superview: 0)
    column.stack.axis = .vertical
    var wrapper = SceneView(id: "wrapper", kind: .stackView, superview: 1)
    wrapper.stack.axis = .vertical
    var inner = SceneView(id: "inner", kind: .stackView, superview: isDeep ? 3 : 1)
    change(&inner.stack)
    func box(_ id: String) -> SceneView {
      var box = SceneView(id: id, superview: 1)
      box.intrinsicContentSize = IntrinsicSize(width: 40, height: 20)
      return box
    }
    var views: ViewList = [SceneView(id: "root"), column, box("above")]
    wrapper.isHidden = isHidden
    inner.isHidden = !isDeep && isHidden
    if isDeep { views.append(wrapper) }
    let stack = views.endIndex
    views.append(inner)
    for size in [10.0, 30] {
      var label = SceneView(id: "text \(size)", kind: .label, superview: stack)
      label.content.text?.string = "abc"
      label.content.text?.font = Font(size: size)
      views.append(label)
    }
    views.append(box("below"))
    let pins = [LayoutAttribute.leading, .top].map { attribute in
      SceneConstraint(
        identifier: attribute.name, text: attribute.name, firstItem: .view(1), firstAttribute: attribute,
        secondItem: .view(0), secondAttribute: attribute)
    }
    let option = SceneOption(
      name: "default", canvas: Canvas(size: Size(width: 320, height: 568)), views: views, constraints: pins)
    return try #require(
      LayoutEngine.solve(Scene(input: "test", options: [option]), measurer: TestMeasurer()).first)
  }

  private func frame(_ id: String, in layout: SolvedLayout) throws -> Rect {
    try #require(layout.views.first { $0.scene.id == id }).absoluteFrame
  }

  /// Texts without height have no baselines that could contradict it.
  @Test(arguments: [StackSettings.Alignment.firstBaseline, .lastBaseline], [false, true])
  func aRowOfBaselinesIsNoConflict(alignment: StackSettings.Alignment, isDeep: Bool) throws {
    let layout = try solve(isDeep: isDeep) { $0.alignment = alignment }
    #expect(layout.conflicts.isEmpty)
    #expect(try frame("inner", in: layout).height == 0)
    #expect(try frame("below", in: layout).y == 20)
    let shown = try solve(isDeep: isDeep, isHidden: false) { $0.alignment = alignment }
    #expect(shown.conflicts.isEmpty)
    let baselines = shown.views.filter { $0.scene.kind == .label }.map {
      $0.absoluteFrame.y + ($0.firstBaseline ?? 0)
    }
    #expect(abs(baselines[0] - baselines[1]) < 1e-6)
    #expect(try frame("below", in: shown).y == 20 + frame("inner", in: shown).height)
  }

  @Test func aColumnOfBaselineSpacingIsNoConflict() throws {
    let layout = try solve(isDeep: false) {
      $0.axis = .vertical
      $0.isBaselineRelativeArrangement = true
    }
    #expect(layout.conflicts.isEmpty)
    #expect(try frame("below", in: layout).y == 20)
  }

  /// As UIKit logs it: 'UISV-hiding' against 'UISV-spacing'.
  @Test func firmSpacingContradictsHiding() throws {
    let layout = try solve(isDeep: false) {
      $0.axis = .vertical
      $0.spacing = 5
    }
    let conflict = try #require(layout.conflicts.first)
    let names = conflict.constraints.map { layout.constraints[$0].scene.privateIdentifier }
    #expect(names.contains("UISV-hiding") && names.contains("UISV-spacing"))
  }

  @Test func hidingAndShowingAgain() throws {
    let fixture = Fixture()
    var settings = StackSettings()
    settings.alignment = .firstBaseline
    let row = StackView(identifier: "row", settings: settings)
    let texts = [10.0, 30].map {
      Label(identifier: "text \($0)", text: Text("abc", font: Font(size: $0)))
    }
    for text in texts { row.addArrangedSubview(text) }
    var vertical = StackSettings()
    vertical.axis = .vertical
    let column = fixture.add(StackView(identifier: "column", settings: vertical))
    column.addArrangedSubview(row)
    try fixture.constrain(column, .leading, .equal, fixture.root, .leading)
    try fixture.constrain(column, .top, .equal, fixture.root, .top)
    for isHidden in [false, true, false] {
      row.isHidden = isHidden
      fixture.layOut()
      #expect(row.frame.height == (isHidden ? 0 : texts[1].frame.maxY))
      guard !isHidden else { continue }
      #expect(abs(texts[0].frame.y + 9.521484375 - texts[1].frame.y - 28.564453125) < 1e-6)
    }
  }
}
