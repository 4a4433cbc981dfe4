package import AutoLayout

/// A window with views by name, for writing layouts in tests as briefly as in a scenario.
package final class Fixture {
  package let window: Window
  private var views: [String: View] = [:]

  package init(_ canvas: Canvas = Canvas(size: Size(width: 320, height: 568))) {
    window = Window(canvas: canvas, measurer: TestMeasurer())
  }

  package var root: View { window.rootView }

  @discardableResult
  package func add<Kind: View>(_ view: Kind, to superview: View? = nil) -> Kind {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  package func view(_ identifier: String, in superview: View? = nil) -> View {
    add(View(identifier: identifier), to: superview)
  }

  package func label(_ identifier: String, _ string: String, lines: Int = 1, size: Double = 17) -> Label {
    let label = Label(
      identifier: identifier, text: Text(string, font: Font(size: size), numberOfLines: lines))
    label.contentHugging = AxisPriorities(horizontal: LayoutPriority(251), vertical: LayoutPriority(251))
    return add(label)
  }

  @discardableResult
  package func constrain(
    _ first: LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ second: LayoutItem? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute,
    times multiplier: Double = 1, plus constant: Double = 0, at priority: Double = 1000
  ) throws -> LayoutConstraint {
    let constraint = try LayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant,
      priority: LayoutPriority(priority))
    try constraint.activate()
    return constraint
  }

  package func layOut() { window.displayIfNeeded() }
}
