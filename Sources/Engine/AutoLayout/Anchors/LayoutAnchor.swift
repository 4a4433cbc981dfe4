/// An edge, centre or size of an item, from which constraints are made, so that iOS layout code with anchors
/// can be ported line by line. The three kinds prevent pairing a horizontal position with a vertical one at
/// compile time.
public protocol LayoutAnchor {
  /// The view or layout guide that it belongs to.
  var item: LayoutItem { get }
  /// The edge, centre or size of the item that it stands for.
  var attribute: LayoutAttribute { get }
}

/// A horizontal position, like NSLayoutXAxisAnchor.
public struct LayoutXAxisAnchor: LayoutAnchor {
  /// The view or layout guide that it belongs to.
  public let item: LayoutItem
  /// An edge, a margin or a centre on the x axis.
  public let attribute: LayoutAttribute
}

/// A vertical position, like NSLayoutYAxisAnchor.
public struct LayoutYAxisAnchor: LayoutAnchor {
  /// The view or layout guide that it belongs to.
  public let item: LayoutItem
  /// An edge, a margin, a centre or a baseline on the y axis.
  public let attribute: LayoutAttribute
}

/// A width or a height, like NSLayoutDimension.
public struct LayoutDimension: LayoutAnchor {
  /// The view or layout guide that it belongs to.
  public let item: LayoutItem
  /// `width` or `height`.
  public let attribute: LayoutAttribute
}

extension LayoutAnchor {
  /// A constraint that makes this anchor equal to `anchor` plus `constant`. It is required, and not active
  /// yet.
  ///
  /// - Parameters:
  ///   - anchor: the other side.
  ///   - constant: in points; between leading or trailing edges it counts in the layout direction.
  /// - Throws: `ConstraintError`: leading or trailing with left or right, or a number that is not finite.
  public func constraint(
    equalTo anchor: Self, constant: Double = 0
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.equal, anchor, constant: constant)
  }

  /// A constraint that keeps this anchor no greater than `anchor` plus `constant`; otherwise like
  /// `constraint(equalTo:constant:)`.
  public func constraint(
    lessThanOrEqualTo anchor: Self, constant: Double = 0
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.lessThanOrEqual, anchor, constant: constant)
  }

  /// A constraint that keeps this anchor no less than `anchor` plus `constant`; otherwise like
  /// `constraint(equalTo:constant:)`.
  public func constraint(
    greaterThanOrEqualTo anchor: Self, constant: Double = 0
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.greaterThanOrEqual, anchor, constant: constant)
  }

  func constraint(
    _ relation: LayoutRelation, _ anchor: Self, multiplier: Double = 1, constant: Double
  ) throws(ConstraintError) -> LayoutConstraint {
    try LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: anchor.item,
      attribute: anchor.attribute, multiplier: multiplier, constant: constant)
  }
}

extension LayoutDimension {
  /// A constraint that makes this length equal to `multiplier` times `anchor`, plus `constant`. It is
  /// required, and not active yet.
  ///
  /// - Parameters:
  ///   - anchor: the other width or height.
  ///   - multiplier: any finite number.
  ///   - constant: in points.
  /// - Throws: `ConstraintError`: a number that is not finite.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.equal, anchor, multiplier: multiplier, constant: constant)
  }

  /// A constraint that keeps this length no greater than `multiplier` times `anchor`, plus `constant`;
  /// otherwise like `constraint(equalTo:multiplier:constant:)`.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// A constraint that keeps this length no less than `multiplier` times `anchor`, plus `constant`; otherwise
  /// like `constraint(equalTo:multiplier:constant:)`.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// A constraint that makes this length `constant` points. It is required, and not active yet.
  ///
  /// - Throws: `ConstraintError`: a number that is not finite.
  public func constraint(
    equalToConstant constant: Double
  ) throws(ConstraintError) -> LayoutConstraint {
    try LayoutConstraint(item: item, attribute: attribute, relatedBy: .equal, constant: constant)
  }

  /// A constraint that keeps this length no greater than `constant` points; otherwise like
  /// `constraint(equalToConstant:)`.
  public func constraint(
    lessThanOrEqualToConstant constant: Double
  ) throws(ConstraintError) -> LayoutConstraint {
    try LayoutConstraint(item: item, attribute: attribute, relatedBy: .lessThanOrEqual, constant: constant)
  }

  /// A constraint that keeps this length no less than `constant` points; otherwise like
  /// `constraint(equalToConstant:)`.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double
  ) throws(ConstraintError) -> LayoutConstraint {
    try LayoutConstraint(
      item: item, attribute: attribute, relatedBy: .greaterThanOrEqual, constant: constant)
  }
}

extension LayoutXAxisAnchor {
  /// A constraint that puts this position after `anchor`, in the layout direction, by `multiplier` times the
  /// system spacing of 8 points (iOS 11). It is required, and not active yet.
  ///
  /// - Throws: `ConstraintError`: leading or trailing with left or right, or a number that is not finite.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.equal, anchor, constant: multiplier * StandardSpacing.value)
  }

  /// A constraint that keeps this position after `anchor` by at least `multiplier` times the system spacing;
  /// otherwise like `constraint(equalToSystemSpacingAfter:multiplier:)`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.greaterThanOrEqual, anchor, constant: multiplier * StandardSpacing.value)
  }

  /// A constraint that keeps this position after `anchor` by at most `multiplier` times the system spacing;
  /// otherwise like `constraint(equalToSystemSpacingAfter:multiplier:)`.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.lessThanOrEqual, anchor, constant: multiplier * StandardSpacing.value)
  }
}

extension LayoutYAxisAnchor {
  /// A constraint that puts this position below `anchor` by `multiplier` times the system spacing of 8 points
  /// (iOS 11). It is required, and not active yet.
  ///
  /// - Throws: `ConstraintError`: a number that is not finite.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.equal, anchor, constant: multiplier * StandardSpacing.value)
  }

  /// A constraint that keeps this position below `anchor` by at least `multiplier` times the system spacing;
  /// otherwise like `constraint(equalToSystemSpacingBelow:multiplier:)`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.greaterThanOrEqual, anchor, constant: multiplier * StandardSpacing.value)
  }

  /// A constraint that keeps this position below `anchor` by at most `multiplier` times the system spacing;
  /// otherwise like `constraint(equalToSystemSpacingBelow:multiplier:)`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.lessThanOrEqual, anchor, constant: multiplier * StandardSpacing.value)
  }
}

extension LayoutItem {
  /// The edge where a line of text begins: left in a left-to-right interface. Like all anchors, it refers to
  /// the alignment rectangle.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .leading) }
  /// The edge where a line of text ends: right in a left-to-right interface.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .trailing) }
  /// The left edge, whatever the layout direction.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .left) }
  /// The right edge, whatever the layout direction.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .right) }
  /// The horizontal centre.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .centerX) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item: self, attribute: .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item: self, attribute: .bottom) }
  /// The vertical centre.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item: self, attribute: .centerY) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(item: self, attribute: .width) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(item: self, attribute: .height) }
}

extension View {
  /// The baseline of the first line of text; the top edge of a view without text, as in UIKit.
  public var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(item: self, attribute: .firstBaseline)
  }
  /// The baseline of the last line of text; the bottom edge of a view without text, as in UIKit.
  public var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(item: self, attribute: .lastBaseline)
  }
}

extension LayoutConstraint {
  /// The first item's side of the constraint.
  public var firstAnchor: any LayoutAnchor { Self.anchor(firstItem, firstAttribute) }

  /// The second item's side; nil if there is no second item.
  public var secondAnchor: (any LayoutAnchor)? { secondItem.map { Self.anchor($0, secondAttribute) } }

  private static func anchor(_ item: LayoutItem, _ attribute: LayoutAttribute) -> any LayoutAnchor {
    switch attribute.kind {
    case .size, .none: LayoutDimension(item: item, attribute: attribute)
    case .y: LayoutYAxisAnchor(item: item, attribute: attribute)
    case .absoluteX, .directionalX, .centerX: LayoutXAxisAnchor(item: item, attribute: attribute)
    }
  }
}
