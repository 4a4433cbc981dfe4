/// An edge, centre or size of an item as a factory for constraints, so that iOS layout code can be carried
/// over line by line. The three kinds keep a horizontal place from meeting a vertical one at compile time.
public protocol LayoutAnchor {
  var item: LayoutItem { get }
  var attribute: LayoutAttribute { get }
}

/// A horizontal place, as NSLayoutXAxisAnchor.
public struct LayoutXAxisAnchor: LayoutAnchor {
  public let item: LayoutItem
  public let attribute: LayoutAttribute
}

/// A vertical place, as NSLayoutYAxisAnchor.
public struct LayoutYAxisAnchor: LayoutAnchor {
  public let item: LayoutItem
  public let attribute: LayoutAttribute
}

/// A width or a height, as NSLayoutDimension.
public struct LayoutDimension: LayoutAnchor {
  public let item: LayoutItem
  public let attribute: LayoutAttribute
}

extension LayoutAnchor {
  /// - Parameters:
  ///   - anchor: of the same kind.
  ///   - constant: in points.
  /// - Throws: `ConstraintError`: leading or trailing with left or right, a number that is not finite.
  public func constraint(
    equalTo anchor: Self, constant: Double = 0
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.equal, anchor, constant: constant)
  }

  public func constraint(
    lessThanOrEqualTo anchor: Self, constant: Double = 0
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.lessThanOrEqual, anchor, constant: constant)
  }

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
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.equal, anchor, multiplier: multiplier, constant: constant)
  }

  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  public func constraint(
    equalToConstant constant: Double
  ) throws(ConstraintError) -> LayoutConstraint {
    try LayoutConstraint(item: item, attribute: attribute, relatedBy: .equal, constant: constant)
  }

  public func constraint(
    lessThanOrEqualToConstant constant: Double
  ) throws(ConstraintError) -> LayoutConstraint {
    try LayoutConstraint(item: item, attribute: attribute, relatedBy: .lessThanOrEqual, constant: constant)
  }

  public func constraint(
    greaterThanOrEqualToConstant constant: Double
  ) throws(ConstraintError) -> LayoutConstraint {
    try LayoutConstraint(
      item: item, attribute: attribute, relatedBy: .greaterThanOrEqual, constant: constant)
  }
}

/// The system's spacing between neighbours, 8 points, which the anchors below multiply (iOS 11). Between
/// baselines UIKit takes it from the fonts; how is not documented, so it is 8 points there too.
private let systemSpacing = 8.0

extension LayoutXAxisAnchor {
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.equal, anchor, constant: multiplier * systemSpacing)
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.greaterThanOrEqual, anchor, constant: multiplier * systemSpacing)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.lessThanOrEqual, anchor, constant: multiplier * systemSpacing)
  }
}

extension LayoutYAxisAnchor {
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.equal, anchor, constant: multiplier * systemSpacing)
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.greaterThanOrEqual, anchor, constant: multiplier * systemSpacing)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1
  ) throws(ConstraintError) -> LayoutConstraint {
    try constraint(.lessThanOrEqual, anchor, constant: multiplier * systemSpacing)
  }
}

extension LayoutItem {
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .leading) }
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .trailing) }
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .left) }
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .right) }
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .centerX) }
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item: self, attribute: .top) }
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item: self, attribute: .bottom) }
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item: self, attribute: .centerY) }
  public var widthAnchor: LayoutDimension { LayoutDimension(item: self, attribute: .width) }
  public var heightAnchor: LayoutDimension { LayoutDimension(item: self, attribute: .height) }
}

extension View {
  public var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(item: self, attribute: .firstBaseline)
  }
  public var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(item: self, attribute: .lastBaseline)
  }
}

extension LayoutConstraint {
  public var firstAnchor: any LayoutAnchor { Self.anchor(firstItem, firstAttribute) }

  /// nil for a constraint of one item.
  public var secondAnchor: (any LayoutAnchor)? { secondItem.map { Self.anchor($0, secondAttribute) } }

  private static func anchor(_ item: LayoutItem, _ attribute: LayoutAttribute) -> any LayoutAnchor {
    switch attribute.kind {
    case .size, .none: LayoutDimension(item: item, attribute: attribute)
    case .y: LayoutYAxisAnchor(item: item, attribute: attribute)
    case .absoluteX, .directionalX, .centerX: LayoutXAxisAnchor(item: item, attribute: attribute)
    }
  }

  /// Activates all of them, in order.
  ///
  /// - Throws: `ActivationError` at the first whose items have no common ancestor.
  public static func activate(_ constraints: [LayoutConstraint]) throws(ActivationError) {
    for constraint in constraints { try constraint.activate() }
  }

  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }
}
