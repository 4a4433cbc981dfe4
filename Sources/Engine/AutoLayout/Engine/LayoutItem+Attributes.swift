/// The meaning of each attribute, as an expression over the frames of an item and its ancestors.
extension LayoutItem {
  /// The value of a size attribute: the length of the alignment rectangle.
  ///
  /// - Parameter other: the constraint's other item.
  func size(on axis: Axis, against other: LayoutItem? = nil) -> LinearExpression {
    let insets = insets(against: other)
    let total = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    return extent(on: axis) - total
  }

  /// The insets of the rectangle on which a constraint with another item acts. If that item is inside this one, the
  /// constraint refers to the area of this item's subviews.
  private func insets(against other: LayoutItem?) -> EdgeInsets {
    usedAlignmentRectInsets + contentInsets(against: other)
  }

  private func contentInsets(against other: LayoutItem?) -> EdgeInsets {
    let content = contentInsets
    guard content != .zero, let other, other !== self, other.ancestry.contains(where: { $0 === self }) else {
      return .zero
    }
    return content
  }

  /// The position of a location attribute in the coordinates of `ancestor`.
  ///
  /// - Parameters:
  ///   - attribute: a location.
  ///   - ancestor: the item itself or a view that contains it.
  ///   - other: the constraint's other item.
  ///   - direction: the direction for leading and trailing.
  func position(
    of attribute: LayoutAttribute, in ancestor: LayoutItem, against other: LayoutItem,
    direction: LayoutDirection
  ) -> LinearExpression {
    let axis = attribute.axis ?? .horizontal
    var sum = offset(of: attribute.absolute(in: direction), on: axis, against: other)
    for item in ancestry {
      if item === ancestor { break }
      sum = sum + item.origin(on: axis)
    }
    return sum
  }

  /// The distance of a location from the start of the item's frame.
  private func offset(
    of attribute: LayoutAttribute, on axis: Axis, against other: LayoutItem
  ) -> LinearExpression {
    let extent = extent(on: axis)
    let insets = insets(against: other)
    let margins = effectiveMargins + contentInsets(against: other)
    switch attribute {
    case .left: return LinearExpression(insets.left)
    case .right: return extent - insets.right
    case .top: return LinearExpression(insets.top)
    case .bottom: return extent - insets.bottom
    case .centerX: return 0.5 * (extent + insets.left - insets.right)
    case .centerY: return 0.5 * (extent + insets.top - insets.bottom)
    case .leftMargin: return LinearExpression(margins.left)
    case .rightMargin: return extent - margins.right
    case .topMargin: return LinearExpression(margins.top)
    case .bottomMargin: return extent - margins.bottom
    case .centerXWithinMargins: return 0.5 * (extent + margins.left - margins.right)
    case .centerYWithinMargins: return 0.5 * (extent + margins.top - margins.bottom)
    // A view without a baseline uses its top edge for the first and its bottom edge for the last (UIKit).
    case .firstBaseline where baselineFromMiddle != nil, .lastBaseline where baselineFromMiddle != nil:
      return 0.5 * extent + (baselineFromMiddle ?? 0)
    case .firstBaseline: return LinearExpression(firstBaselineFromTop ?? insets.top)
    case .lastBaseline: return extent - (lastBaselineFromBottom ?? insets.bottom)
    // Sizes have no position, and the caller has resolved directional attributes.
    case .width, .height, .notAnAttribute, .leading, .trailing, .leadingMargin, .trailingMargin:
      return LinearExpression()
    }
  }
}

extension LayoutAttribute {
  /// Maps leading and trailing to left or right; leaves other attributes unchanged.
  package func absolute(in direction: LayoutDirection) -> LayoutAttribute {
    let isLeftToRight = direction == .leftToRight
    switch self {
    case .leading: return isLeftToRight ? .left : .right
    case .trailing: return isLeftToRight ? .right : .left
    case .leadingMargin: return isLeftToRight ? .leftMargin : .rightMargin
    case .trailingMargin: return isLeftToRight ? .rightMargin : .leftMargin
    default: return self
    }
  }

  /// Whether the position depends on the item's margins or its text.
  var isMeasured: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins, .firstBaseline, .lastBaseline:
      true
    default: false
    }
  }
}
