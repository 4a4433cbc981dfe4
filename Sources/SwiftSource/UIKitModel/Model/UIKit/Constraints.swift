// The replacement for the engine: active constraints are kept in a list.
extension NSLayoutConstraint {
  var constant: CGFloat = 0 { didSet { if isInstalled && constant != oldValue { hasChanged() } } }
  var identifier: String?
  var priority: UILayoutPriority = .required {
    didSet {
      guard isInstalled, known(priority.rawValue) != nil, known(oldValue.rawValue) != nil,
        (priority.rawValue == 1000) != (oldValue.rawValue == 1000)
      else { return }
      raise(
        "the priority of an active constraint cannot change from required, or to it: deactivate it before")
    }
  }
  // Reports an exception of UIKit, at the line that is running.
  package func raise(_ reason: String)
  package func checkLegality(_ view1: Any, _ view2: Any?)
  package var isInstalled = false
  package func install()
  package func uninstall()
  package static func uninstall(_ all: [NSLayoutConstraint]) { for one in all { one.isActive = false } }
  // Asks the view that holds it to update its constraints.
  package func hasChanged()
  package static func active() -> [NSLayoutConstraint]
  package var format: String?, options: FormatOptions = [], metrics: [String: Any] = [:],
    views: [String: Any] = [:]
  static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let one = NSLayoutConstraint()
    if options.rawValue & 65536 != 0, options.rawValue & 131072 != 0 {
      one.raise("a format has one direction, ‘directionLeftToRight’ or ‘directionRightToLeft’")
    }
    one.format = format; one.options = options; one.metrics = metrics ?? [:]; one.views = views
    // A format that is not wholly known is kept as one constraint.
    guard let parts = one.constraintsOfFormat() else { return [one] }
    one.members = parts.map { part in
      let member = NSLayoutConstraint(
        item: part["first"], attribute: Attribute(rawValue: part["firstAttribute"]),
        relatedBy: Relation(rawValue: part["relation"]), toItem: part["second"],
        attribute: Attribute(rawValue: part["secondAttribute"]), multiplier: 1, constant: part["constant"])
      member.priority = UILayoutPriority(part["priority"])
      member.formatOfAll = one; member.madeConstant = part["constant"]; member.madePriority = part["priority"]
      return member
    }
    return one.members
  }
  package func constraintsOfFormat() -> Any?
  // The format that it belongs to, all constraints of that format, and the values that it was made with.
  package var formatOfAll: NSLayoutConstraint?, members: [NSLayoutConstraint] = []
  package var madeConstant: CGFloat = 0, madePriority: CGFloat = 1000
}
extension UILayoutGuide {
  package func itemFrame() -> CGRect?
  // Deactivates its own constraints.
  package func cutConstraints()
  package func deciders(on axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    NSLayoutConstraint.active().filter { known($0.firstItem) === self || known($0.secondItem) === self }
  }
  // The frame, which is empty until a layout pass.
  package var solvedFrame: CGRect {
    guard let view = owningView else { return .zero }
    return itemFrame() ?? (UIView.isLayingOut && !Host.measures() ? view.unsized() : .zero)
  }
}
typealias UIFocusGuide = UILayoutGuide
@unshown("followsUndockedKeyboard,usesBottomSafeArea") extension UIKeyboardLayoutGuide {}
