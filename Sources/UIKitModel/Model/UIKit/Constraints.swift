let UILayoutPriorityRequired = UILayoutPriority.required,
  UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh,
  UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
class NSLayoutConstraint: NSObject {
  var firstItem: AnyObject?, secondItem: AnyObject?, firstAttribute: Attribute = .notAnAttribute,
    secondAttribute: Attribute = .notAnAttribute
  var relation: Relation = .equal, multiplier: CGFloat = 1,
    constant: CGFloat = 0 { didSet { if isActive && constant != oldValue { hasChanged() } } },
    identifier: String?, shouldBeArchived = false
  var priority: UILayoutPriority = .required {
    didSet {
      guard isActive, known(priority.rawValue) != nil, known(oldValue.rawValue) != nil,
        (priority.rawValue == 1000) != (oldValue.rawValue == 1000)
      else { return }
      raise(
        "the priority of an active constraint cannot change from required, or to it: deactivate it before")
    }
  }
  // An exception of UIKit's, at the line that is running.
  func raise(_ reason: String)
  package var format: String?, options: FormatOptions = [], metrics: [String: Any] = [:],
    views: [String: Any] = [:]
  var isActive = false {
    didSet { if isActive != oldValue { if isActive { install() } else { uninstall() } } }
  }
  package func install()
  // The view that holds it is asked to update its constraints.
  package func hasChanged()
  package func uninstall()
  package static func active() -> [NSLayoutConstraint]
  init(
    item: Any, attribute: Attribute, relatedBy: Relation, toItem: Any?, attribute second: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = item; secondItem = toItem; firstAttribute = attribute; secondAttribute = second;
    relation = relatedBy
    self.multiplier = multiplier; self.constant = constant
  }
  static func activate(_ all: [NSLayoutConstraint]) { for one in all { one.isActive = true } }
  static func deactivate(_ all: [NSLayoutConstraint]) { for one in all { one.isActive = false } }
  static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let one = NSLayoutConstraint()
    if options.rawValue & 65536 != 0, options.rawValue & 131072 != 0 {
      one.raise("a format has one direction, ‘directionLeftToRight’ or ‘directionRightToLeft’")
    }
    one.format = format; one.options = options; one.metrics = metrics ?? [:]; one.views = views
    // What is not wholly known is kept as one.
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
  // The format that it is one of, all of that, and what it was made with.
  package var formatOfAll: NSLayoutConstraint?, members: [NSLayoutConstraint] = []
  package var madeConstant: CGFloat = 0, madePriority: CGFloat = 1000
  var firstAnchor: NSLayoutAnchor { NSLayoutAnchor(firstItem, firstAttribute) }
  var secondAnchor: NSLayoutAnchor? { secondItem == nil ? nil : NSLayoutAnchor(secondItem, secondAttribute) }
}
class NSLayoutAnchor: NSObject {
  let item: Any, attribute: NSLayoutConstraint.Attribute
  init(_ item: Any, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item; self.attribute = attribute
  }
  func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    let one = NSLayoutConstraint()
    // Without knowing to what it relates nothing can be said of what the constraint does: it is left out.
    if !isUnknown(other) { one.firstItem = item }
    one.firstAttribute = attribute
    one.relation = relation
    one.secondItem = other?.item
    if let other { one.secondAttribute = other.attribute }
    one.multiplier = multiplier
    one.constant = constant
    return one
  }
  func constraint(equalTo other: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { make(.equal, other, multiplier, constant) }
  func constraint(lessThanOrEqualTo other: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { make(.lessThanOrEqual, other, multiplier, constant) }
  func constraint(greaterThanOrEqualTo other: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { make(.greaterThanOrEqual, other, multiplier, constant) }
}
class NSLayoutXAxisAnchor: NSLayoutAnchor {
  func constraint(equalToSystemSpacingAfter other: NSLayoutAnchor, multiplier: CGFloat) -> NSLayoutConstraint
  { make(.equal, other, 1, 8 * multiplier) }
  func constraint(lessThanOrEqualToSystemSpacingAfter other: NSLayoutAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { make(.lessThanOrEqual, other, 1, 8 * multiplier) }
  func constraint(greaterThanOrEqualToSystemSpacingAfter other: NSLayoutAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { make(.greaterThanOrEqual, other, 1, 8 * multiplier) }
}
class NSLayoutYAxisAnchor: NSLayoutAnchor {
  func spaced(_ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor, _ multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    let ofBaselines = [attribute, other.attribute].contains { "\($0)".hasSuffix("Baseline") }
    let one = make(
      relation, other, 1,
      (ofBaselines
        ? known((item as? UILabel)?.font.lineHeight) ?? StandardSpacing.value : StandardSpacing.value)
        * multiplier)
    if ofBaselines {
      one.leaveOut(
        "the system spacing between baselines grows with the font; it is taken as the height of a line")
    }
    return one
  }
  func constraint(equalToSystemSpacingBelow other: NSLayoutAnchor, multiplier: CGFloat) -> NSLayoutConstraint
  { spaced(.equal, other, multiplier) }
  func constraint(lessThanOrEqualToSystemSpacingBelow other: NSLayoutAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { spaced(.lessThanOrEqual, other, multiplier) }
  func constraint(greaterThanOrEqualToSystemSpacingBelow other: NSLayoutAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { spaced(.greaterThanOrEqual, other, multiplier) }
}
class NSLayoutDimension: NSLayoutAnchor {
  func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { make(.equal, nil, 1, constant) }
  func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, 1, constant)
  }
  func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, 1, constant)
  }
}
protocol UILayoutSupport {}
protocol Anchored {}
extension Anchored {
  var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
}
class UILayoutGuide: NSObject, Anchored, UILayoutSupport {
  weak var owningView: UIView?
  var kind = "", solved: CGRect?
  var length: CGFloat = 0, usesBottomSafeArea = true, followsUndockedKeyboard = false
  // Deactivates those of its own.
  package func cutConstraints()
  // Empty until a pass of layout.
  var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    view.solveIfDue()
    let known: CGRect? =
      kind == ""
      ? solved : kind == "safeArea" ? view.solvedSafeArea : kind == "layoutMargins" ? view.solvedMargins : nil
    return known ?? (UIView.isLayingOut && !view.awaitsFrame() ? view.unsized() : .zero)
  }
}
typealias UIFocusGuide = UILayoutGuide
@unshown("followsUndockedKeyboard,usesBottomSafeArea") class UIKeyboardLayoutGuide: UILayoutGuide {
}
typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
typealias NSLayoutRelation = NSLayoutConstraint.Relation
typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
