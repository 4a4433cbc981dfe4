internal import AutoLayout
@_exported import Foundation

/// The connection of a constraint to the engine. The engine's constraint is created together with the program's, so
/// that an illegal one traps at the line that creates it.
extension NSLayoutConstraint {
  func makeEngine() -> LayoutConstraint {
    guard let first = Self.engineItem(firstItem) else { return .placeholder }
    do throws(ConstraintError) {
      return try LayoutConstraint(
        item: first, attribute: firstAttribute.engine, relatedBy: relation.engine,
        toItem: Self.engineItem(secondItem), attribute: secondAttribute.engine,
        multiplier: Double(multiplier), constant: Double(constant))
    } catch {
      let item = firstItem.map { "\(type(of: $0))" } ?? "(null)"
      raise(error.reason("<NSLayoutConstraint \(item).\(firstAttribute)>"))
    }
  }

  /// Ends the program unless the given items can be related. The items are passed in, since the constraint holds them
  /// only weakly.
  func checkLegality(_ view1: Any, _ view2: Any?) {
    guard Self.engineItem(view1) != nil, view2 == nil || Self.engineItem(view2) != nil else {
      raise(Self.notAnItem)
    }
    _ = engine
  }

  private static let notAnItem =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
    + "Constraint items must each be a view or layout guide."

  /// The engine's item for a view or a guide; nil for anything else.
  static func engineItem(_ thing: Any?) -> LayoutItem? {
    switch thing {
    case let view as UIView: view.item
    case let guide as UILayoutGuide: guide.item
    default: nil
    }
  }

  // MARK: Changes

  func constantDidChange(from old: CGFloat) {
    guard constant.isFinite else {
      raise(ConstraintError.constantNotFinite(Double(constant)).reason(description))
    }
    engine.constant = Double(constant)
  }

  func priorityDidChange(from old: UILayoutPriority) {
    do throws(PriorityError) {
      try engine.setPriority(priority.engine)
    } catch {
      switch error {
      case .illegal(let priority):
        raise(ConstraintError.illegalPriority(priority.rawValue).reason(description))
      case .mutatesRequirement:
        raise(
          """
          Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  \
          You passed priority \(priority.rawValue) and the existing priority was \(old.rawValue).
          """, name: "NSInternalInconsistencyException")
      }
    }
  }

  // MARK: Activation

  /// Whether a view holds the constraint.
  var isInstalled: Bool { engine.isActive }

  func install() {
    guard firstItem != nil else { raise("Constraint items must each be a view or layout guide.") }
    do throws(ActivationError) {
      try engine.activate()
    } catch {
      raise(
        """
        Unable to activate constraint with anchors \(anchorText(firstItem, firstAttribute)) and \
        \(anchorText(secondItem, secondAttribute)) because they have no common ancestor.  Does the constraint or its \
        anchors reference items in different view hierarchies?  That's illegal.
        """, name: "NSGenericException")
    }
    holder?.retain(self)
  }

  func uninstall() {
    let holder = holder
    engine.deactivate()
    holder?.release(self)
  }

  /// Uninstalls many constraints at once, searching the lists that hold them only once.
  static func uninstall(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.holder?.release(constraint) }
    LayoutConstraint.deactivate(constraints.map(\.engine))
  }

  /// The view whose list of constraints contains this one while it is active.
  private var holder: UIView? { engine.holdingView?.owner as? UIView }
}

extension LayoutConstraint {
  /// The view of constraints without items.
  nonisolated(unsafe) private static let nowhere = AutoLayout.View(identifier: "nowhere")

  fileprivate static var placeholder: LayoutConstraint {
    do throws(ConstraintError) {
      return try LayoutConstraint(item: nowhere, attribute: .width, relatedBy: .equal)
    } catch {
      fatalError("a constant width is legal: \(error)")
    }
  }
}
