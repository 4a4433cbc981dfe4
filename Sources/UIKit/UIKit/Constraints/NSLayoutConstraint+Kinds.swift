@_exported import Foundation

internal import AutoLayout

extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1

    var engine: LayoutRelation { LayoutRelation(rawValue: rawValue) ?? .equal }
  }

  /// An edge, centre, size or baseline of a view.
  public enum Attribute: Int, Sendable {
    /// No attribute: the constraint has no second side.
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// The last baseline, by its older name.
    public static var baseline: Attribute { .lastBaseline }

    var engine: LayoutAttribute { LayoutAttribute(rawValue: rawValue) ?? .notAnAttribute }
    init(_ attribute: LayoutAttribute) { self = Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute }
  }

  /// One of the two directions of a layout.
  public enum Axis: Int, Sendable {
    /// The axis of x positions and widths.
    case horizontal = 0
    /// The axis of y positions and heights.
    case vertical = 1

    var engine: AutoLayout.Axis { self == .horizontal ? .horizontal : .vertical }
  }

  /// The alignment of the views in a visual format, and the direction in which it runs.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// A bit for each option.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ options: VisualFormatOptions) { rawValue = UInt(options.rawValue) }
    var engine: VisualFormatOptions { VisualFormatOptions(rawValue: Int(rawValue)) }

    /// Aligns left edges.
    public static let alignAllLeft = FormatOptions(.alignAllLeft)
    /// Aligns right edges.
    public static let alignAllRight = FormatOptions(.alignAllRight)
    /// Aligns top edges.
    public static let alignAllTop = FormatOptions(.alignAllTop)
    /// Aligns bottom edges.
    public static let alignAllBottom = FormatOptions(.alignAllBottom)
    /// Aligns leading edges.
    public static let alignAllLeading = FormatOptions(.alignAllLeading)
    /// Aligns trailing edges.
    public static let alignAllTrailing = FormatOptions(.alignAllTrailing)
    /// Aligns horizontal centres.
    public static let alignAllCenterX = FormatOptions(.alignAllCenterX)
    /// Aligns vertical centres.
    public static let alignAllCenterY = FormatOptions(.alignAllCenterY)
    /// Aligns last baselines.
    public static let alignAllLastBaseline = FormatOptions(.alignAllLastBaseline)
    /// Aligns first baselines.
    public static let alignAllFirstBaseline = FormatOptions(.alignAllFirstBaseline)
    /// Aligns last baselines, by its older name.
    public static let alignAllBaseline = FormatOptions(.alignAllLastBaseline)
    /// The options that specify an alignment.
    public static let alignmentMask = FormatOptions(.alignmentMask)
    /// Runs in the direction of the interface, which is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Runs from left to right.
    public static let directionLeftToRight = FormatOptions(.directionLeftToRight)
    /// Runs from right to left.
    public static let directionRightToLeft = FormatOptions(.directionRightToLeft)
    /// The options that specify a direction.
    public static let directionMask = FormatOptions(.directionMask)
    /// Measures spacing between edges, which is the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures spacing from baseline to baseline.
    public static let spacingBaselineToBaseline = FormatOptions(.spacingBaselineToBaseline)
    /// The options that specify what spacing is measured between.
    public static let spacingMask = FormatOptions(.spacingMask)
  }
}
