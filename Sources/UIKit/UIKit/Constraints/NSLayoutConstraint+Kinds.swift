@_exported import Foundation

internal import AutoLayout

extension NSLayoutConstraint {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    var engine: LayoutRelation { LayoutRelation(rawValue: rawValue) ?? .equal }
  }

  public enum Attribute: Int, Sendable {
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

  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1

    var engine: AutoLayout.Axis { self == .horizontal ? .horizontal : .vertical }
  }

  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ options: VisualFormatOptions) { rawValue = UInt(options.rawValue) }
    var engine: VisualFormatOptions { VisualFormatOptions(rawValue: Int(rawValue)) }

    public static let alignAllLeft = FormatOptions(.alignAllLeft)
    public static let alignAllRight = FormatOptions(.alignAllRight)
    public static let alignAllTop = FormatOptions(.alignAllTop)
    public static let alignAllBottom = FormatOptions(.alignAllBottom)
    public static let alignAllLeading = FormatOptions(.alignAllLeading)
    public static let alignAllTrailing = FormatOptions(.alignAllTrailing)
    public static let alignAllCenterX = FormatOptions(.alignAllCenterX)
    public static let alignAllCenterY = FormatOptions(.alignAllCenterY)
    public static let alignAllLastBaseline = FormatOptions(.alignAllLastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.alignAllFirstBaseline)
    /// Aligns last baselines, by its older name.
    public static let alignAllBaseline = FormatOptions(.alignAllLastBaseline)
    public static let alignmentMask = FormatOptions(.alignmentMask)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(.directionLeftToRight)
    public static let directionRightToLeft = FormatOptions(.directionRightToLeft)
    public static let directionMask = FormatOptions(.directionMask)
    public static let spacingEdgeToEdge: FormatOptions = []
    public static let spacingBaselineToBaseline = FormatOptions(.spacingBaselineToBaseline)
    public static let spacingMask = FormatOptions(.spacingMask)
  }
}
