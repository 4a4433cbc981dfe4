/// The part of a view or guide that a constraint refers to; the raw values are those of
/// NSLayoutConstraint.Attribute.
///
/// Edges, sizes and centres are those of the alignment rectangle.
public enum LayoutAttribute: Int, CaseIterable, Sendable {
  /// The second attribute of a constraint with only one item.
  case notAnAttribute = 0
  /// An edge, a size or a centre; leading and trailing follow the layout direction.
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  /// The baseline of the last or the first line of text.
  case lastBaseline, firstBaseline
  /// An edge of the frame, inset by the layout margin there.
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  /// The centre between two opposite margins.
  case centerXWithinMargins, centerYWithinMargins

  /// The baseline of the last line of text, by its older name.
  public static let baseline = LayoutAttribute.lastBaseline

  /// The kinds of attributes, by what they measure; whether a pair is legal depends only on its two kinds.
  public enum Kind: Sendable {
    /// No attribute.
    case none
    /// width and height.
    case size
    /// left, right and their margins, which do not depend on the layout direction.
    case absoluteX
    /// leading, trailing and their margins, which follow the layout direction.
    case directionalX
    /// The horizontal centres.
    case centerX
    /// All vertical locations: edges, margins, centres and baselines.
    case y
  }

  /// The kind of the attribute, by what it measures.
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

  /// The name of the attribute in UIKit and in scenario files.
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

  /// Finds an attribute by its name, ignoring case; `baseline` is `lastBaseline`, as in UIKit.
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

/// How the two sides of a constraint compare; the raw values are those of NSLayoutConstraint.Relation.
public enum LayoutRelation: Int, CaseIterable, Sendable {
  /// The left side is at most the right one.
  case lessThanOrEqual = -1
  /// Both sides are equal.
  case equal = 0
  /// The left side is at least the right one.
  case greaterThanOrEqual = 1

  /// `==`, `<=` or `>=`.
  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation with the sides swapped.
  public var inverted: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
