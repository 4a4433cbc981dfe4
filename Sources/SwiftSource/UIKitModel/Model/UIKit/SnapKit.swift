typealias ConstraintAttribute = NSLayoutConstraint.Attribute
typealias ConstraintView = UIView
typealias ConstraintInsets = UIEdgeInsets
typealias ConstraintLayoutGuide = UILayoutGuide
let constraintGroups: [String: [NSLayoutConstraint.Attribute]] = [
  "edges": [.left, .top, .right, .bottom], "directionalEdges": [.top, .bottom, .leading, .trailing],
  "size": [.width, .height], "center": [.centerX, .centerY],
  "horizontalEdges": [.left, .right], "verticalEdges": [.top, .bottom],
  "directionalHorizontalEdges": [.leading, .trailing], "directionalVerticalEdges": [.top, .bottom],
  "margins": [.leftMargin, .topMargin, .rightMargin, .bottomMargin],
  "directionalMargins": [.topMargin, .bottomMargin, .leadingMargin, .trailingMargin],
  "centerWithinMargins": [.centerXWithinMargins, .centerYWithinMargins], "baseline": [.lastBaseline],
  "left": [.left], "top": [.top], "right": [.right], "bottom": [.bottom],
  "leading": [.leading], "trailing": [.trailing], "width": [.width], "height": [.height],
  "centerX": [.centerX], "centerY": [.centerY], "lastBaseline": [.lastBaseline],
  "firstBaseline": [.firstBaseline], "leftMargin": [.leftMargin], "topMargin": [.topMargin],
  "rightMargin": [.rightMargin], "bottomMargin": [.bottomMargin],
  "leadingMargin": [.leadingMargin], "trailingMargin": [.trailingMargin],
  "centerXWithinMargins": [.centerXWithinMargins], "centerYWithinMargins": [.centerYWithinMargins],
  "and": [], "with": [],
]
class ConstraintItem {
  let target: AnyObject?, attributes: [NSLayoutConstraint.Attribute]
  init(_ target: AnyObject?, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.target = target; self.attributes = attributes
  }
}
struct ConstraintPriority {
  let value: Float
  init(_ value: Float) { self.value = value }
  init(floatLiteral: Float) { value = floatLiteral }
  func advanced(by more: Float) -> ConstraintPriority { ConstraintPriority(value + more) }
  static var required: ConstraintPriority { ConstraintPriority(1000) }
  static var high: ConstraintPriority { ConstraintPriority(750) }
  static var medium: ConstraintPriority { ConstraintPriority(500) }
  static var low: ConstraintPriority { ConstraintPriority(250) }
}
@dynamicMemberLookup class ConstraintMakerExtendable: NSObject {
  let item: AnyObject
  var attributes: [NSLayoutConstraint.Attribute], relation: NSLayoutConstraint.Relation = .equal,
    related: ConstraintItem?, value: Any?, insets: Any?, factor: CGFloat = 1
  var strength: Float = 1000, label: String?, isRelated = false
  lazy var constraint: Constraint = Constraint(self)
  init(_ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.item = item; self.attributes = attributes
  }
  subscript(dynamicMember name: String) -> ConstraintMakerExtendable {
    for one in constraintGroups[name] ?? [] where !attributes.contains(one) { attributes.append(one) }
    return self
  }
  func relate(_ other: Any?, _ relation: NSLayoutConstraint.Relation) -> ConstraintMakerExtendable {
    self.relation = relation
    isRelated = true
    placeHere()
    if isUnknown(other), attributes.contains { $0 != .width && $0 != .height } {
      isRelated = false; leaveOut("what this constraint relates to is not known: it is left out")
    } else if isUnknown(other) {
      value = other
    } else if let one = other as? ConstraintItem {
      related = one
    } else if other is UIView || other is UILayoutGuide {
      related = ConstraintItem(other, [])
    } else {
      value = other
    }
    return self
  }
  var owner: AnyObject? { item is UIView ? item.superview : item.owningView }
  func equalTo(_ other: Any) -> ConstraintMakerExtendable { relate(other, .equal) }
  func lessThanOrEqualTo(_ other: Any) -> ConstraintMakerExtendable { relate(other, .lessThanOrEqual) }
  func greaterThanOrEqualTo(_ other: Any) -> ConstraintMakerExtendable { relate(other, .greaterThanOrEqual) }
  func equalToSuperview() -> ConstraintMakerExtendable { relate(required(owner), .equal) }
  func lessThanOrEqualToSuperview() -> ConstraintMakerExtendable { relate(required(owner), .lessThanOrEqual) }
  func greaterThanOrEqualToSuperview() -> ConstraintMakerExtendable {
    relate(required(owner), .greaterThanOrEqual)
  }
  func required(_ owner: Any?) -> Any {
    guard let owner else { fatalError() }
    return owner
  }
  func multipliedBy(_ factor: CGFloat) -> ConstraintMakerExtendable { self.factor = factor; return self }
  func dividedBy(_ divisor: CGFloat) -> ConstraintMakerExtendable { factor = 1 / divisor; return self }
  func offset(_ offset: Any) -> ConstraintMakerExtendable { value = offset; return self }
  func inset(_ insets: Any) -> ConstraintMakerExtendable { self.insets = insets; return self }
  func insets(_ insets: Any) -> ConstraintMakerExtendable { self.insets = insets; return self }
  func priority(_ priority: Float) -> ConstraintMakerExtendable { strength = priority; return self }
  func priority(_ priority: ConstraintPriority) -> ConstraintMakerExtendable {
    strength = priority.value; return self
  }
  func priority(_ priority: UILayoutPriority) -> ConstraintMakerExtendable {
    strength = priority.rawValue; return self
  }
  func priorityRequired() -> ConstraintMakerExtendable { strength = 1000; return self }
  func priorityHigh() -> ConstraintMakerExtendable { strength = 750; return self }
  func priorityMedium() -> ConstraintMakerExtendable { strength = 500; return self }
  func priorityLow() -> ConstraintMakerExtendable { strength = 250; return self }
  func labeled(_ label: String) -> ConstraintMakerExtendable { self.label = label; return self }
}
@dynamicMemberLookup class ConstraintMaker {
  let item: AnyObject
  var all: [ConstraintMakerExtendable] = []
  init(_ item: AnyObject) { self.item = item }
  subscript(dynamicMember name: String) -> ConstraintMakerExtendable {
    let one = ConstraintMakerExtendable(item, constraintGroups[name] ?? [])
    all.append(one)
    return one
  }
}
class Constraint {
  var layoutConstraints: [NSLayoutConstraint] = []
  let maker: ConstraintMakerExtendable
  init(_ maker: ConstraintMakerExtendable) {
    self.maker = maker
    let order = ConstraintAttributeOrder.filter { maker.attributes.contains($0) }
    for attribute in order {
      let second = counterpart(attribute),
        isSize = maker.related == nil && (attribute == .width || attribute == .height)
      let one = NSLayoutConstraint(
        item: maker.item, attribute: attribute, relatedBy: maker.relation,
        toItem: isSize ? nil : maker.related?.target ?? maker.owner,
        attribute: isSize ? .notAnAttribute : second,
        multiplier: maker.factor, constant: constant(second))
      one.priority = UILayoutPriority(maker.strength)
      one.identifier = maker.label
      one.placeLike(maker)
      layoutConstraints.append(one)
    }
  }
  // In a group of attributes, each is related to its like only if the other group has the same ones, or margins;
  // otherwise all are related to the first.
  func counterpart(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    guard let related = maker.related else {
      return attribute == .centerX ? .left : attribute == .centerY ? .top : attribute
    }
    let others = ConstraintAttributeOrder.filter { related.attributes.contains($0) }
    if others.isEmpty || isGroup(others, maker.attributes) { return attribute }
    for pair in constraintPairs {
      if isGroup(constraintGroups[pair[0]] ?? [], maker.attributes),
        isGroup(constraintGroups[pair[1]] ?? [], others)
      {
        return constraintCounterparts.first { $0[0] == attribute }?[1] ?? attribute
      }
    }
    return others[0]
  }
  func isGroup(_ one: [NSLayoutConstraint.Attribute], _ other: [NSLayoutConstraint.Attribute]) -> Bool {
    one.count == other.count && one.allSatisfy { other.contains($0) }
  }
  // The constant for the attribute that is related to.
  func constant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    if isUnknown(maker.insets) { return maker.insets }
    if isUnknown(maker.value) { return maker.value }
    if let insets = maker.insets { return inset(insets, attribute) }
    let name = "\(attribute)"
    if let size = maker.value as? CGSize {
      return attribute == .width ? size.width : attribute == .height ? size.height : 0
    }
    if let point = maker.value as? CGPoint {
      if attribute == .width || attribute == .height { return 0 }
      return name.hasPrefix("top") || name.hasPrefix("bottom") || name.hasPrefix("centerY")
        || name.hasSuffix("Baseline") ? point.y : point.x
    }
    if maker.value is UIEdgeInsets || maker.value is NSDirectionalEdgeInsets {
      return inset(maker.value, attribute)
    }
    return maker.value == nil ? 0 : CGFloat(maker.value)
  }
  func inset(_ value: Any, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    var i = UIEdgeInsets.zero, isFlipped = Canvas.isMirrored
    if let known = value as? UIEdgeInsets {
      i = known
    } else if let known = value as? NSDirectionalEdgeInsets {
      i = UIEdgeInsets(
        top: known.top, left: isFlipped ? known.trailing : known.leading, bottom: known.bottom,
        right: isFlipped ? known.leading : known.trailing)
    } else {
      i = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
    }
    switch attribute {
    case .left, .leftMargin: return i.left
    case .right, .rightMargin: return -i.right
    case .leading, .leadingMargin: return isFlipped ? i.right : i.left
    case .trailing, .trailingMargin: return isFlipped ? -i.left : -i.right
    case .top, .topMargin, .firstBaseline: return i.top
    case .bottom, .bottomMargin, .lastBaseline: return -i.bottom
    case .centerX, .centerXWithinMargins: return (i.left - i.right) / 2
    case .centerY, .centerYWithinMargins: return (i.top - i.bottom) / 2
    case .width: return -(i.left + i.right)
    case .height: return -(i.top + i.bottom)
    default: return 0
    }
  }
  func activate() { NSLayoutConstraint.activate(layoutConstraints) }
  func deactivate() { NSLayoutConstraint.deactivate(layoutConstraints) }
  func install() { activate() }
  func uninstall() { deactivate() }
  var isActive: Bool {
    get { layoutConstraints.contains { $0.isActive } }
    set { if newValue { activate() } else { deactivate() } }
  }
  func renew() -> Constraint {
    for one in layoutConstraints {
      one.constant = constant(
        one.secondAttribute == .notAnAttribute ? one.firstAttribute : one.secondAttribute)
    }
    return self
  }
  func update(offset: Any) -> Constraint { maker.insets = nil; maker.value = offset; return renew() }
  func update(inset: Any) -> Constraint { maker.insets = inset; return renew() }
  func updateOffset(amount: Any) -> Constraint { update(offset: amount) }
  func updateInsets(amount: Any) -> Constraint { update(inset: amount) }
  func update(priority: ConstraintPriority) -> Constraint {
    for one in layoutConstraints { one.priority = UILayoutPriority(priority.value) }
    return self
  }
}
let ConstraintAttributeOrder: [NSLayoutConstraint.Attribute] = [
  .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
  .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
  .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
]
let constraintPairs = [
  ["edges", "margins"], ["margins", "edges"], ["directionalEdges", "directionalMargins"],
  ["directionalMargins", "directionalEdges"],
]
let constraintMargins: [[NSLayoutConstraint.Attribute]] = [
  [.left, .leftMargin], [.right, .rightMargin], [.top, .topMargin], [.bottom, .bottomMargin],
  [.leading, .leadingMargin], [.trailing, .trailingMargin],
]
let constraintCounterparts: [[NSLayoutConstraint.Attribute]] =
  constraintMargins + constraintMargins.map { [$0[1], $0[0]] }
let installedConstraints = InstalledConstraints()
class InstalledConstraints { var all: [AnyObject: [Constraint]] = [:] }
@dynamicMemberLookup struct ConstraintViewDSL {
  let item: AnyObject
  init(_ item: AnyObject) { self.item = item }
  var target: AnyObject? { item }
  subscript(dynamicMember name: String) -> ConstraintItem {
    ConstraintItem(item, constraintGroups[name] ?? [])
  }
  func collect(_ make: (ConstraintMaker) -> Void) -> [Constraint] {
    if item is UIView { item.translatesAutoresizingMaskIntoConstraints = false }
    let maker = ConstraintMaker(item)
    make(maker)
    return maker.all.filter { $0.isRelated }.map { $0.constraint }
  }
  func prepareConstraints(_ make: (ConstraintMaker) -> Void) -> [Constraint] { collect(make) }
  func makeConstraints(_ make: (ConstraintMaker) -> Void) {
    for one in collect(make) {
      installedConstraints.all[item] = (installedConstraints.all[item] ?? []) + [one]
      one.activate()
    }
  }
  func remakeConstraints(_ make: (ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(make)
  }
  func updateConstraints(_ make: (ConstraintMaker) -> Void) {
    let old = installedConstraints.all[item] ?? []
    if old.isEmpty { return makeConstraints(make) }
    for new in collect(make) {
      for one in new.layoutConstraints {
        let known = old.flatMap { $0.layoutConstraints }.first {
          $0.firstItem === one.firstItem && $0.firstAttribute == one.firstAttribute
            && $0.relation == one.relation && $0.secondItem === one.secondItem
            && $0.secondAttribute == one.secondAttribute && $0.multiplier == one.multiplier
            && $0.priority == one.priority
        }
        if let known { known.constant = one.constant } else { one.isActive = true }
      }
    }
  }
  func removeConstraints() {
    for one in installedConstraints.all[item] ?? [] { one.deactivate() }
    installedConstraints.all[item] = []
  }
  var contentHuggingHorizontalPriority: Float {
    get { item.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set { item.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
  }
  var contentHuggingVerticalPriority: Float {
    get { item.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { item.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
  }
  var contentCompressionResistanceHorizontalPriority: Float {
    get { 0 }
    nonmutating set {
      item.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }
  var contentCompressionResistanceVerticalPriority: Float {
    get { 0 }
    nonmutating set {
      item.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
    }
  }
}
extension UIView { var snp: ConstraintViewDSL { ConstraintViewDSL(self) } }
extension UILayoutGuide { var snp: ConstraintViewDSL { ConstraintViewDSL(self) } }
