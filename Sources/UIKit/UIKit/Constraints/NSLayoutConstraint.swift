@_exported import Foundation

package import AutoLayout

/// Where UIKit raises an exception, the program ends with UIKit's message.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// A constraint does not keep its items alive.
  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  open private(set) var firstAttribute = Attribute.notAnAttribute
  open private(set) var secondAttribute = Attribute.notAnAttribute
  open private(set) var relation = Relation.equal
  open private(set) var multiplier: CGFloat = 1
  open var constant: CGFloat = 0 { didSet { constantDidChange(from: oldValue) } }
  open var priority = UILayoutPriority.required { didSet { priorityDidChange(from: oldValue) } }
  open var identifier: String? { didSet { engine.identifier = identifier } }
  open var shouldBeArchived = false
  package final lazy var engine = makeEngine()

  /// Creates a constraint without items, as a placeholder for another one. It cannot be activated.
  override public init() { super.init() }

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

  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem, firstAttribute) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }

  open var isActive: Bool {
    get { isInstalled }
    set { if newValue != isInstalled { newValue ? install() : uninstall() } }
  }

  /// Activates constraints in order. They take effect together, in the next layout.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) { uninstall(constraints) }

  /// The relation in UIKit's form, with the identifier if there is one.
  override open nonisolated var description: String { MainActor.assumeIsolated { logged } }
}
