import UIKit

/// What views, constraints, guides and stacks tell after they have been changed.
@MainActor func treeValues() -> [String] { treeLines() + constraintLines() + guideLines() + stackLines() }

private final class Spy: UIView {
  var log: [String] = []
  override func didAddSubview(_ subview: UIView) { log.append("added \(subview.tag)") }
  override func willRemoveSubview(_ subview: UIView) { log.append("removing \(subview.tag)") }
  override func didMoveToSuperview() { log.append(superview == nil ? "out" : "in") }
  override func willMove(toSuperview newSuperview: UIView?) {
    log.append(newSuperview == nil ? "will out" : "will in")
  }
}

@MainActor private func tagged(_ tag: Int) -> UIView {
  let view = UIView()
  view.tag = tag
  return view
}

@MainActor private func show(_ views: [UIView]) -> String { views.map { "\($0.tag)" }.joined(separator: " ") }

@MainActor private func show(_ all: [NSLayoutConstraint]) -> String {
  all.map { one in
    let first = (one.firstItem as? UIView)?.tag ?? -1, second = (one.secondItem as? UIView)?.tag ?? -1
    let sides = "\(first).\(one.firstAttribute.rawValue) \(one.relation.rawValue) \(one.multiplier) \(second)"
    return "\(sides).\(one.secondAttribute.rawValue) \(one.constant) @\(one.priority.rawValue)"
  }.joined(separator: "; ")
}

@MainActor private func treeLines() -> [String] {
  var lines: [String] = []
  let a = Spy()
  a.tag = 1
  let b = tagged(2), c = tagged(3), d = tagged(4), e = tagged(5)
  a.addSubview(b)
  a.addSubview(c)
  a.insertSubview(d, at: 0)
  a.insertSubview(e, belowSubview: c)
  lines.append("order \(show(a.subviews))")
  a.bringSubviewToFront(d)
  lines.append("front \(show(a.subviews))")
  a.sendSubviewToBack(e)
  lines.append("back \(show(a.subviews))")
  a.exchangeSubview(at: 0, withSubviewAt: 2)
  lines.append("exchange \(show(a.subviews))")
  a.insertSubview(b, aboveSubview: d)
  lines.append("above \(show(a.subviews))")
  a.insertSubview(b, at: 0)
  lines.append("again \(show(a.subviews))")
  a.addSubview(b)
  lines.append("added again \(show(a.subviews))")
  a.insertSubview(b, at: 99)
  lines.append("far \(show(a.subviews))")
  c.removeFromSuperview()
  lines.append("removed \(show(a.subviews)) \(c.superview == nil)")
  c.removeFromSuperview()
  d.addSubview(c)
  lines.append("descendant \(c.isDescendant(of: a)) \(a.isDescendant(of: c)) \(a.isDescendant(of: a))")
  lines.append("tag \(a.viewWithTag(3) === c) \(a.viewWithTag(9) == nil) \(a.viewWithTag(1) === a)")
  lines.append("log \(a.log.joined(separator: ", "))")
  let outer = UIView()
  outer.addSubview(a)
  a.removeFromSuperview()
  lines.append("log \(a.log.suffix(4).joined(separator: ", "))")
  lines.append("window \(a.window == nil)")
  return lines
}

@MainActor private func constraintLines() -> [String] {
  var lines: [String] = []
  let root = tagged(1), a = tagged(2), b = tagged(3), c = tagged(4)
  root.addSubview(a)
  root.addSubview(b)
  a.addSubview(c)
  let one = a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
  lines.append("made \(one.isActive) \(show([one]))")
  one.isActive = true
  let two = b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor)
  let three = c.widthAnchor.constraint(equalToConstant: 40)
  let four = c.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2, constant: 3)
  let five = a.widthAnchor.constraint(equalTo: a.heightAnchor)
  two.priority = .defaultHigh
  two.identifier = "two"
  NSLayoutConstraint.activate([two, three, four, five])
  lines.append("root \(show(root.constraints))")
  lines.append("a \(show(a.constraints))")
  lines.append("c \(show(c.constraints))")
  lines.append("found \(root.constraints.first { $0.identifier == "two" }?.constant ?? -1)")
  let width = c.constraints.first { $0.firstAttribute == .width }
  width?.constant = 50
  lines.append("width \(three.constant)")
  NSLayoutConstraint.deactivate(a.constraints)
  lines.append("after a \(one.isActive) \(two.isActive) \(three.isActive) \(four.isActive) \(five.isActive)")
  a.removeFromSuperview()
  lines.append(
    "after removal \(one.isActive) \(two.isActive) \(three.isActive) \(four.isActive) root \(root.constraints.count)"
  )
  lines.append("anchors \((one.firstAnchor.item as? UIView)?.tag ?? -1) \(three.secondAnchor == nil)")
  let formats = NSLayoutConstraint.constraints(
    withVisualFormat: "H:|-[b(>=20@750)]-8-|", options: [], metrics: nil, views: ["b": b])
  lines.append("format \(formats.count): \(show(formats))")
  let more = NSLayoutConstraint.constraints(
    withVisualFormat: "V:[b]-gap-[d]", options: [.alignAllLeading, .alignAllTrailing], metrics: ["gap": 12],
    views: ["b": b, "d": root])
  lines.append("format \(more.count): \(show(more))")
  formats[1].constant = 9
  lines.append("changed \(formats[1].constant)")
  let long = NSLayoutConstraint(
    item: b, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 1.5,
    constant: -2)
  lines.append("long \(show([long]))")
  let size = NSLayoutConstraint(
    item: b, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute,
    multiplier: 1, constant: 7)
  lines.append("size \(show([size]))")
  root.addConstraints([long, size])
  lines.append("added \(long.isActive) root \(root.constraints.count) b \(b.constraints.count)")
  root.removeConstraints(root.constraints)
  lines.append("none \(root.constraints.count) \(long.isActive) \(size.isActive)")
  let spaced = b.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2)
  lines.append("spaced \(show([spaced]))")
  lines.append("should \(one.shouldBeArchived) \(one.identifier ?? "nil")")
  lines.append(
    "hug \(a.contentHuggingPriority(for: .horizontal).rawValue) \(UILabel().contentHuggingPriority(for: .vertical).rawValue)"
  )
  return lines
}

@MainActor private func guideLines() -> [String] {
  var lines: [String] = []
  let root = tagged(1), a = tagged(2)
  let guide = UILayoutGuide()
  guide.identifier = "g"
  root.addLayoutGuide(guide)
  root.addSubview(a)
  lines.append("guides \(root.layoutGuides.count) \(guide.owningView === root) \(guide.identifier)")
  let one = guide.topAnchor.constraint(equalTo: root.topAnchor)
  let two = a.topAnchor.constraint(equalTo: guide.bottomAnchor)
  NSLayoutConstraint.activate([one, two])
  lines.append("held \(root.constraints.count) \(one.firstItem === guide)")
  _ = root.safeAreaLayoutGuide
  lines.append("same \(root.safeAreaLayoutGuide === root.safeAreaLayoutGuide) \(root.layoutGuides.count)")
  root.removeLayoutGuide(guide)
  lines.append("gone \(root.layoutGuides.count) \(one.isActive) \(two.isActive) \(guide.owningView == nil)")
  let other = tagged(3)
  let moved = UILayoutGuide()
  root.addLayoutGuide(moved)
  other.addLayoutGuide(moved)
  lines.append("moved \(root.layoutGuides.count) \(other.layoutGuides.count) \(moved.owningView === other)")
  lines.append("margins \(root.layoutMargins.left) \(root.directionalLayoutMargins.leading)")
  root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  lines.append("margins \(root.directionalLayoutMargins.leading) \(root.directionalLayoutMargins.trailing)")
  return lines
}

@MainActor private func stackLines() -> [String] {
  var lines: [String] = []
  let a = tagged(1), b = tagged(2), c = tagged(3)
  let stack = UIStackView(arrangedSubviews: [a, b])
  lines.append(
    "masks \(a.translatesAutoresizingMaskIntoConstraints) \(stack.translatesAutoresizingMaskIntoConstraints)")
  stack.insertArrangedSubview(c, at: 0)
  lines.append("arranged \(show(stack.arrangedSubviews)) subviews \(show(stack.subviews))")
  stack.removeArrangedSubview(a)
  lines.append(
    "arranged \(show(stack.arrangedSubviews)) subviews \(show(stack.subviews)) \(a.superview === stack)")
  stack.addArrangedSubview(a)
  lines.append("arranged \(show(stack.arrangedSubviews)) subviews \(show(stack.subviews))")
  stack.addArrangedSubview(c)
  lines.append("moved \(show(stack.arrangedSubviews)) subviews \(show(stack.subviews))")
  b.removeFromSuperview()
  lines.append("arranged \(show(stack.arrangedSubviews)) subviews \(show(stack.subviews))")
  stack.setCustomSpacing(20, after: a)
  lines.append(
    "spacing \(stack.customSpacing(after: a)) \(stack.customSpacing(after: c) == UIStackView.spacingUseDefault)"
  )
  stack.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
  lines.append("spacing \(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)")
  stack.spacing = UIStackView.spacingUseSystem
  lines.append(
    "system \(stack.spacing == UIStackView.spacingUseSystem) \(UIStackView.spacingUseSystem < 0.001)")
  stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
  lines.append("empty \(stack.arrangedSubviews.count) \(stack.subviews.count)")
  stack.addSubview(a)
  lines.append("sub \(stack.arrangedSubviews.count) \(stack.subviews.count)")
  let other = UIView()
  other.addSubview(b)
  stack.addArrangedSubview(b)
  lines.append("from other \(other.subviews.count) \(b.superview === stack)")
  lines.append("values \(stack.axis.rawValue) \(stack.distribution.rawValue) \(stack.alignment.rawValue)")
  return lines
}
