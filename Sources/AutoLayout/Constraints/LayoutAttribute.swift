/// The part of a view or guide that a constraint speaks of, with NSLayoutConstraint.Attribute's raw values.
public enum LayoutAttribute: Int, CaseIterable, Sendable {
  case notAnAttribute = 0
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// What an attribute measures; the legality of a pair depends on the two kinds alone.
  public enum Kind: Sendable {
    case none
    case size
    /// left, right and their margins: never flips.
    case absoluteX
    /// leading, trailing and their margins: follows the layout direction.
    case directionalX
    case centerX
    case y
  }

  public var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .left, .right, .leftMargin, .rightMargin: .absoluteX
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalX
    case .centerX, .centerXWithinMargins: .centerX
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    }
  }

  /// The axis of the attribute; nil for `notAnAttribute`.
  public var axis: Axis? {
    switch self {
    case .notAnAttribute: nil
    case .width: .horizontal
    case .height: .vertical
    default: kind == .y ? .vertical : .horizontal
    }
  }

  /// The attribute as UIKit spells it and as scenario files write it.
  public var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }

  /// Finds an attribute by its name without regard to case; `baseline` is `lastBaseline`, as in UIKit.
  public init?(named name: String) {
    let wanted = name.lowercased()
    if wanted == "baseline" {
      self = .lastBaseline
      return
    }
    guard let found = Self.allCases.first(where: { $0.name.lowercased() == wanted }) else { return nil }
    self = found
  }
}

/// How the two sides of a constraint compare, with NSLayoutConstraint.Relation's raw values.
public enum LayoutRelation: Int, CaseIterable, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1

  /// `==`, `<=` or `>=`.
  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation after the sides have changed places.
  public var inverted: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
