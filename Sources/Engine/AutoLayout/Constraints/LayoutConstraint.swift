internal import ConstraintSolver

/// `first.attribute (== | <= | >=) multiplier × second.attribute + constant`, like NSLayoutConstraint.
///
/// The items, attributes, relation and multiplier are fixed at creation. An active constraint is listed in
/// the `constraints` of the closest common ancestor of its items.
///
/// As in UIKit, a constraint does not keep its items alive; an ancestor that holds it does. A constraint that
/// outlives its items is inactive and cannot be used: accessing an item ends the program.
public final class LayoutConstraint {
  // Embedded Swift has neither weak nor checked unowned references. There, a tree and its constraints are
  // created, solved and released as a whole, and nothing uses these references during release.
  #if hasFeature(Embedded)
    /// The view or guide on the left side.
    public unowned(unsafe) let firstItem: LayoutItem
    /// The view or guide on the right side; nil if a size is compared with the constant.
    public unowned(unsafe) let secondItem: LayoutItem?
    /// The view that holds the constraint while it is active.
    unowned(unsafe) var holder: View?
  #else
    /// The view or guide on the left side.
    public unowned let firstItem: LayoutItem
    /// The view or guide on the right side; nil if a size is compared with the constant.
    public unowned let secondItem: LayoutItem?
    /// The view that holds the constraint while it is active.
    weak var holder: View?
  #endif
  /// The attribute of the first item.
  public let firstAttribute: LayoutAttribute
  /// How the left side compares with the right one.
  public let relation: LayoutRelation
  /// The attribute of the second item; `notAnAttribute` if there is none.
  public let secondAttribute: LayoutAttribute
  /// The factor of the second attribute; no effect without one.
  public let multiplier: Double
  /// A name for logs and messages, as in UIKit.
  public var identifier: String?

  /// Whether an encoder archives the constraint with its views. Off by default, as in UIKit; on for
  /// constraints loaded from a file.
  public var shouldBeArchived = false

  /// In points. It can be changed at any time, and is the cheapest change for the engine.
  public var constant: Double {
    didSet {
      guard constant != oldValue else { return }
      holder?.window?.engine.update(self)
      holderDidChange()
    }
  }

  /// The priority of the constraint; `setPriority(_:)` changes it.
  public private(set) var priority: LayoutPriority

  /// The maker of the constraint.
  package let origin: ConstraintOrigin

  /// Creates a constraint between two attributes, or on one size. It is not active yet.
  ///
  /// - Parameters:
  ///   - firstItem: a view or a layout guide.
  ///   - firstAttribute: the attribute of the first item.
  ///   - relation: how the two sides compare.
  ///   - secondItem: nil if a size is compared with a constant. With `notAnAttribute` it is ignored, as in
  ///     UIKit.
  ///   - secondAttribute: `notAnAttribute` if there is no second item.
  ///   - multiplier: the factor of the second attribute.
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

  /// A constraint known to be legal.
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

  /// Whether the constraint takes part in the layout. To change it, use `setActive(_:)` instead of UIKit's
  /// `isActive = …`, which may raise an exception: in Swift a setter cannot throw.
  public var isActive: Bool { holder != nil }

  /// The view whose list of constraints has this one while it is active.
  package var holdingView: View? { holder }

  /// Activates or deactivates the constraint, like UIKit's `isActive = …`.
  ///
  /// - Throws: `ActivationError` as `activate()` does; the constraint then stays inactive.
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
    holderDidChange()
  }

  /// Removes the constraint from the view that holds it; does nothing if it is inactive.
  public func deactivate() {
    guard let view = leave() else { return }
    view.constraints.removeAll { $0 === self }
  }

  /// Stops taking part in the layout.
  ///
  /// - Returns: the view that still lists the constraint; nil if it was inactive.
  fileprivate func leave() -> View? {
    guard let view = holder else { return nil }
    view.window?.engine.remove(self)
    holderDidChange()
    holder = nil
    return view
  }

  /// Changes the priority.
  ///
  /// - Throws: `PriorityError` if the priority is out of range, or an active constraint would change between
  ///   required and optional.
  public func setPriority(_ priority: LayoutPriority) throws(PriorityError) {
    guard priority.isLegal else { throw .illegal(priority) }
    guard priority != self.priority else { return }
    if isActive && priority.isRequired != self.priority.isRequired {
      throw .mutatesRequirement(from: self.priority, to: priority)
    }
    self.priority = priority
    holder?.window?.engine.replace(self)
    holderDidChange()
  }

  /// A change of a constraint triggers the update-constraints pass of the view that holds it, unless it is made in
  /// that pass. Apple's Auto Layout Guide calls this the deferred layout pass.
  private func holderDidChange() {
    guard origin == .explicit, let holder, holder.window?.isUpdatingConstraints != true else { return }
    holder.constraintsDidChange()
  }

  /// The innermost view that contains both items; for one item, its own view.
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

extension LayoutConstraint {
  /// Activates all constraints, in order. Like all changes they take effect together, with the next layout.
  ///
  /// - Throws: `ActivationError` at the first constraint whose items have no common ancestor.
  public static func activate(_ constraints: [LayoutConstraint]) throws(ActivationError) {
    for constraint in constraints { try constraint.activate() }
  }

  /// Deactivates all constraints, in order; inactive ones stay inactive.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    var holders: [ObjectIdentifier: View] = [:]
    for constraint in constraints {
      if let holder = constraint.leave() { holders[ObjectIdentifier(holder)] = holder }
    }
    // Each list is searched once for all of its constraints, not once for each.
    for holder in holders.values { holder.constraints.removeAll { $0.holder == nil } }
  }
}

/// Why a constraint cannot be activated.
public enum ActivationError: Error, Hashable, Sendable {
  /// The items are in different view hierarchies.
  case noCommonAncestor
}

/// Why a priority cannot be changed.
public enum PriorityError: Error, Hashable, Sendable {
  /// The priority is not in the range above 0 up to 1000.
  case illegal(LayoutPriority)
  /// An active constraint would change between required and optional. UIKit's words: "Mutating a priority
  /// from required to not on an installed constraint (or vice-versa) is not supported."
  case mutatesRequirement(from: LayoutPriority, to: LayoutPriority)
}
