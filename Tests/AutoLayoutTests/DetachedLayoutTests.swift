import AutoLayout
import TestSupport
import Testing

/// Trees of views in no window: the topmost view has an engine of its own, as in UIKit.
@Suite struct DetachedLayoutTests {
  private func child(of superview: View, _ identifier: String = "child") -> View {
    let view = View(identifier: identifier)
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  @discardableResult
  private func constrain(
    _ view: View, _ attribute: LayoutAttribute, _ second: View? = nil,
    _ secondAttribute: LayoutAttribute? = nil, plus constant: Double = 0
  ) throws -> LayoutConstraint {
    let constraint = try LayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: second,
      attribute: second == nil ? .notAnAttribute : secondAttribute ?? attribute, constant: constant)
    try constraint.activate()
    return constraint
  }

  private func pin(_ view: View, to superview: View, inset: Double) throws {
    try constrain(view, .left, superview, plus: inset)
    try constrain(view, .top, superview, plus: inset)
    try constrain(view, .right, superview, plus: -inset)
    try constrain(view, .bottom, superview, plus: -inset)
  }

  @Test func theFirstCallOnTheConstrainedViewPlacesIt() throws {
    let fixture = Fixture()
    let view = fixture.view("v")
    try fixture.constrain(view, .left, .equal, fixture.root, .left, plus: 10)
    try fixture.constrain(view, .top, .equal, fixture.root, .top, plus: 20)
    try fixture.constrain(view, .width, plus: 30)
    try fixture.constrain(view, .height, plus: 40)
    view.layoutIfNeeded()
    expectFrame(view, 10, 20, 30, 40)
    try fixture.constrain(view, .right, .equal, fixture.root, .right, at: 900)
    try fixture.constrain(fixture.view("w"), .left, .equal, view, .right, plus: 5)
    fixture.root.subviews[1].layoutIfNeeded()
    #expect(fixture.root.subviews[1].frame.x == 45)
  }

  @Test func aTopmostViewLaysOutItsTree() throws {
    let top = View(identifier: "top", frame: Rect(x: 5, y: 6, width: 100, height: 80))
    let outer = child(of: top)
    let inner = child(of: outer, "inner")
    try pin(outer, to: top, inset: 10)
    try pin(inner, to: outer, inset: 5)
    #expect(top.window == nil)
    inner.layoutIfNeeded()
    expectFrame(top, 5, 6, 100, 80)
    expectFrame(outer, 10, 10, 80, 60)
    expectFrame(inner, 5, 5, 70, 50)
    top.frame = Rect(x: 0, y: 0, width: 200, height: 90)
    top.layoutIfNeeded()
    expectFrame(outer, 10, 10, 180, 70)
    expectFrame(inner, 5, 5, 170, 60)
    #expect(top.window == nil)
  }

  @Test func constraintsSizeATopmostViewWithoutAMask() throws {
    let top = View(identifier: "top", frame: Rect(x: 5, y: 6, width: 0, height: 0))
    top.translatesAutoresizingMaskIntoConstraints = false
    let inner = child(of: top)
    try pin(inner, to: top, inset: 10)
    try constrain(inner, .width, plus: 50)
    let height = try constrain(top, .height, plus: 70)
    top.layoutIfNeeded()
    expectFrame(top, 5, 6, 70, 70)
    expectFrame(inner, 10, 10, 50, 50)
    height.constant = 90
    inner.layoutIfNeeded()
    expectFrame(top, 5, 6, 70, 90)
    expectFrame(inner, 10, 10, 50, 70)
  }

  @Test func aTreeMovesFromItsOwnEngineToAWindowAndBack() throws {
    let top = View(identifier: "top", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = child(of: top)
    try pin(inner, to: top, inset: 10)
    top.layoutIfNeeded()
    let fixture = Fixture()
    fixture.root.addSubview(top)
    fixture.layOut()
    #expect(inner.window === fixture.window)
    expectFrame(inner, 10, 10, 80, 80)
    top.removeFromSuperview()
    #expect(inner.window == nil)
    top.frame = Rect(x: 0, y: 0, width: 60, height: 50)
    inner.layoutIfNeeded()
    expectFrame(inner, 10, 10, 40, 30)
  }

  @Test func viewsAreMeasuredWithoutAWindow() throws {
    let view = View(identifier: "v")
    let label = Label(identifier: "label", text: Text("wwww wwww wwww", numberOfLines: 0))
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    try pin(label, to: view, inset: 8)
    #expect(view.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 16, height: 16))
    view.environment = LayoutEnvironment(
      canvas: Canvas(size: .zero, scale: 3), measurer: TestMeasurer())
    let natural = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(natural.width == 16 + 14 * 8.5)
    let wrapped = view.systemLayoutSizeFitting(
      Size(width: 90, height: 0), horizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wrapped.width == 90)
    #expect(wrapped.height > natural.height)
    #expect(label.intrinsicContentSize.height == wrapped.height - 16)
  }

  @Test func whatIsRemovedFromAWindowKeepsItsFonts() throws {
    let fixture = Fixture()
    let label = fixture.label("label", "wwww")
    fixture.layOut()
    let size = label.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    label.removeFromSuperview()
    #expect(size.width == 34)
    #expect(label.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == size)
  }

  @Test func nothingKeepsATopmostViewAlive() throws {
    weak var gone: View?
    do {
      let top = View(identifier: "top", frame: Rect(x: 0, y: 0, width: 100, height: 100))
      try pin(child(of: top), to: top, inset: 10)
      top.layoutIfNeeded()
      gone = top
    }
    #expect(gone == nil)
  }
}
