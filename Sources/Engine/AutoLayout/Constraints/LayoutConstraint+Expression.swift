extension LayoutConstraint {
  /// The axis of the first attribute: horizontal for a width, even if it is relative to a height.
  public var axis: Axis { firstAttribute.axis ?? .horizontal }

  /// The left side minus the right side, over the engine's variables; the constraint compares it with 0.
  ///
  /// Locations are in the coordinates of the closest common ancestor. In a right-to-left interface a pair
  /// with leading or trailing attributes is measured from the ancestor's right edge, so that its constant and
  /// multiplier are mirrored with the axis.
  var difference: LinearExpression {
    guard firstAttribute.kind != .size else {
      let second = secondItem.map {
        multiplier * $0.size(on: secondAttribute.axis ?? axis, against: firstItem)
      }
      return firstItem.size(on: axis, against: secondItem) - (second ?? LinearExpression()) - constant
    }
    guard let secondItem, let ancestor = holder ?? commonAncestor else { return LinearExpression() }
    let direction = layoutDirection
    let isMirrored = direction == .rightToLeft && namesDirection
    func coordinate(
      _ named: LayoutItem, _ attribute: LayoutAttribute, against other: LayoutItem
    ) -> LinearExpression {
      let item = named.meant(by: attribute, against: other)
      let position = item.position(of: attribute, in: ancestor, against: other, direction: direction)
      return isMirrored ? ancestor.extent(on: .horizontal) - position : position
    }
    return coordinate(firstItem, firstAttribute, against: secondItem)
      - multiplier * coordinate(secondItem, secondAttribute, against: firstItem) - constant
  }

  private var namesDirection: Bool {
    firstAttribute.kind == .directionalX || secondAttribute.kind == .directionalX
  }

  /// Decided by the first item's view; UIKit does not document which view decides when the two differ.
  /// Constraints that a stack view makes follow the stack, whatever the direction of its views.
  private var layoutDirection: LayoutDirection { directing?.effectiveLayoutDirection ?? .leftToRight }

  private var directing: View? {
    origin == .stackView ? holder ?? commonAncestor : firstItem as? View ?? firstItem.parent
  }

  /// Whether the view's direction decides what the constraint's leading and trailing attributes mean.
  func takesDirection(from view: View) -> Bool { namesDirection && directing === view }

  /// The views that the items are, or belong to.
  var viewsOfItems: [ObjectIdentifier] {
    var views: [ObjectIdentifier] = []
    for item in [firstItem, secondItem] {
      guard let item, let view = item as? View ?? item.parent else { continue }
      if !views.contains(ObjectIdentifier(view)) { views.append(ObjectIdentifier(view)) }
    }
    return views
  }

  /// Whether the constraint depends on a safe area or margins, which depend on the positions of views, or on
  /// baselines, which depend on how text wraps.
  var dependsOnMeasures: Bool {
    firstAttribute.isMeasured || secondAttribute.isMeasured || firstItem.followsInsets
      || secondItem?.followsInsets ?? false
  }
}
