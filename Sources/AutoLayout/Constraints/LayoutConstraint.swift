internal import ConstraintSolver

/// `first.attribute (== | <= | >=) multiplier × second.attribute + constant`, as NSLayoutConstraint.
///
/// Everything but the constant, the priority, the identifier and the activity is settled at creation. An
/// active constraint stands in the `constraints` of the closest common ancestor of its items.
///
/// As in UIKit, a constraint does not keep its items alive: an ancestor that holds it does. Once its items are
/// gone, a constraint that someone has kept is of no use: it is inactive, and asking for an item ends the program.
public final class LayoutConstraint {
  // Embedded Swift counts no references that keep nothing alive: there a tree and its constraints are made, solved and
  // dropped as a whole, and nothing asks them anything on the way out.
  #if hasFeature(Embedded)
    public unowned(unsafe) let firstItem: LayoutItem
    public unowned(unsafe) let secondItem: LayoutItem?
    /// The view that holds the constraint while it is active.
    unowned(unsafe) var holder: View?
  #else
    public unowned let firstItem: LayoutItem
    public unowned let secondItem: LayoutItem?
    /// The view that holds the constraint while it is active.
    weak var holder: View?
  #endif
  public let firstAttribute: LayoutAttribute
  public let relation: LayoutRelation
  public let secondAttribute: LayoutAttribute
  public let multiplier: Double
  public var identifier: String?

  /// Whether an encoder keeps the constraint with its views. Off for constraints made in code, as in UIKit; on
  /// for those of a file.
  public var shouldBeArchived = false

  /// In points. May be changed at any time, which is the cheapest of all changes.
  public var constant: Double {
    didSet { if constant != oldValue { holder?.window?.engine.update(self) } }
  }

  public private(set) var priority: LayoutPriority

  /// Who made the constraint.
  package let origin: ConstraintOrigin

  /// - Parameters:
  ///   - firstItem: a view or a layout guide.
  ///   - firstAttribute: what of it is constrained.
  ///   - relation: between the two sides.
  ///   - secondItem: nil for a size that is compared with a constant. One with `notAnAttribute` counts as nil, as
  ///     in UIKit.
  ///   - secondAttribute: `notAnAttribute` where there is no second item.
  ///   - multiplier: of the second attribute.
  ///   - constant: in points.
  ///   - priority: above 0, up to 1000.
  /// - Throws: `ConstraintError` where UIKit raises an exception.
  public convenience init(
    item firstItem: LayoutItem, attribute firstAttribute: LayoutAttribute,
    relatedBy relation: LayoutRelation, toItem secondItem: LayoutItem? = nil,
    attribute secondAttribute: LayoutAttribute = .notAnAttribute, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required
  ) throws(ConstraintError) {
    try ConstraintLegality.check(
      firstAttribute, secondItem == nil ? .notAnAttribute : secondAttribute, multiplier: multiplier,
      constant: constant, priority: priority, firstIsGuide: firstItem is LayoutGuide,
      secondIsGuide: secondItem is LayoutGuide)
    self.init(
      unchecked: firstItem, firstAttribute, relation, secondItem, secondAttribute,
      multiplier: multiplier, constant: constant, priority: priority, origin: .explicit)
  }

  /// A constraint that is legal by its making.
  init(
    unchecked firstItem: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ secondItem: LayoutItem? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0, priority: LayoutPriority = .required,
    origin: ConstraintOrigin
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondAttribute == .notAnAttribute ? nil : secondItem
    self.secondAttribute = secondItem == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.origin = origin
  }

  /// Whether the constraint takes part in the layout. UIKit's `isActive = …`, which raises an exception where
  /// it cannot be, is `setActive(_:)` here: in Swift a setter cannot throw.
  public var isActive: Bool { holder != nil }

  /// Activates or deactivates the constraint, as UIKit's `isActive = …` does.
  ///
  /// - Throws: `ActivationError` where `activate()` does; the constraint is inactive then.
  public func setActive(_ isActive: Bool) throws(ActivationError) {
    if isActive { try activate() } else { deactivate() }
  }

  /// Installs the constraint on the closest common ancestor of its items.
  ///
  /// - Throws: `ActivationError.noCommonAncestor` where UIKit raises NSGenericException.
  public func activate() throws(ActivationError) {
    guard holder == nil else { return }
    guard let ancestor = commonAncestor else { throw .noCommonAncestor }
    holder = ancestor
    ancestor.constraints.append(self)
    ancestor.window?.engine.add(self)
  }

  public func deactivate() {
    guard let view = holder else { return }
    view.window?.engine.remove(self)
    view.constraints.removeAll { $0 === self }
    holder = nil
  }

  /// Changes the priority. An active constraint may not change between required and optional.
  public func setPriority(_ priority: LayoutPriority) throws(PriorityError) {
    guard priority.isLegal else { throw .illegal(priority) }
    guard priority != self.priority else { return }
    if isActive && priority.isRequired != self.priority.isRequired {
      throw .mutatesRequirement(from: self.priority, to: priority)
    }
    self.priority = priority
    holder?.window?.engine.replace(self)
  }

  /// The innermost view that holds both items; for one item its own view.
  var commonAncestor: View? {
    var first: LayoutItem? = firstItem
    if let secondItem {
      var second: LayoutItem? = secondItem
      let surplus = firstItem.depth - secondItem.depth
      for _ in 0..<max(0, surplus) { first = first?.parent }
      for _ in 0..<max(0, -surplus) { second = second?.parent }
      while first !== second {
        first = first?.parent
        second = second?.parent
      }
    }
    return first as? View ?? first?.parent
  }
}

public enum ActivationError: Error, Hashable, Sendable {
  /// The items are in different view hierarchies.
  case noCommonAncestor
}

public enum PriorityError: Error, Hashable, Sendable {
  /// Not above 0 and at most 1000.
  case illegal(LayoutPriority)
  /// "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported."
  case mutatesRequirement(from: LayoutPriority, to: LayoutPriority)
}
