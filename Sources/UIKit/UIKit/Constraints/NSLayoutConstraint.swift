@_exported import Foundation

package import AutoLayout

/// A linear relation between two attributes of views or guides:
/// first = multiplier × second + constant, or ≤, or ≥.
///
/// Where UIKit raises an exception, the program ends with UIKit's message.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The view or guide of the first side. A constraint does not keep its items alive.
  open private(set) weak var firstItem: AnyObject?
  /// The view or guide of the second side; nil if there is none.
  open private(set) weak var secondItem: AnyObject?
  /// The attribute of the first side.
  open private(set) var firstAttribute = Attribute.notAnAttribute
  /// The attribute of the second side.
  open private(set) var secondAttribute = Attribute.notAnAttribute
  /// The relation between the sides.
  open private(set) var relation = Relation.equal
  /// The factor of the second attribute.
  open private(set) var multiplier: CGFloat = 1
  /// The constant in points, which can be changed at any time.
  open var constant: CGFloat = 0 { didSet { constantDidChange(from: oldValue) } }
  /// The importance of the constraint. While the constraint is active, the priority can only change to another optional
  /// one.
  open var priority = UILayoutPriority.required { didSet { priorityDidChange(from: oldValue) } }
  /// The name of the constraint in messages.
  open var identifier: String? { didSet { engine.identifier = identifier } }
  /// Whether the constraint is archived with its view.
  open var shouldBeArchived = false
  package final lazy var engine = makeEngine()

  /// Creates a constraint without items, as a placeholder for another one. It cannot be activated.
  override public init() { super.init() }

  /// Creates a required constraint that is not yet active.
  ///
  /// - Parameters:
  ///   - view1: a view or a layout guide.
  ///   - attr1: an attribute of the first item.
  ///   - relation: the relation between the sides.
  ///   - view2: another view or guide; nil for a constant.
  ///   - attr2: an attribute of the second item.
  ///   - multiplier: the factor of the second attribute.
  ///   - constant: a constant in points.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2 as AnyObject?
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
    checkLegality(view1, view2)
  }

  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem, firstAttribute) }
  /// The second side as an anchor; nil if there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }

  /// Whether the layout takes the constraint into account. Activating needs a common ancestor of both items.
  open var isActive: Bool {
    get { isInstalled }
    set { if newValue != isInstalled { newValue ? install() : uninstall() } }
  }

  /// Activates constraints in order. They take effect together, in the next layout.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints together.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { uninstall(constraints) }

  /// The relation in UIKit's form, with the identifier if there is one.
  override open nonisolated var description: String { MainActor.assumeIsolated { logged } }
}
