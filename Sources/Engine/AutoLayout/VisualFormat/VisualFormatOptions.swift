/// How the views of a visual format string align, and in which direction they are arranged; the raw values
/// are those of NSLayoutConstraint.FormatOptions.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  /// One bit for each option, and two for the direction.
  public let rawValue: Int

  /// Creates options from these bits; unknown ones have no effect.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The left edges of all views are aligned.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 1)
  /// The right edges are aligned.
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 2)
  /// The top edges are aligned.
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 3)
  /// The bottom edges are aligned.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 4)
  /// The leading edges are aligned.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 5)
  /// The trailing edges are aligned.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 6)
  /// The horizontal centres are aligned.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 9)
  /// The vertical centres are aligned.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 10)
  /// The baselines of the last lines of text are aligned.
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 11)
  /// The baselines of the first lines of text are aligned.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 12)
  /// The baselines of the last lines of text are aligned; the older name of the option.
  public static let alignAllBaseline = alignAllLastBaseline
  /// The bits of all alignments.
  public static let alignmentMask = VisualFormatOptions(rawValue: 0xFFFF)
  /// Views are arranged in the layout direction, which is the default.
  public static let directionLeadingToTrailing: VisualFormatOptions = []
  /// Views are arranged from left to right, whatever the layout direction. A format has only one direction.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// Views are arranged from right to left, whatever the layout direction.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)
  /// The bits of the direction.
  public static let directionMask = VisualFormatOptions(rawValue: 3 << 16)
  /// Gaps are between edges, which is the default.
  public static let spacingEdgeToEdge: VisualFormatOptions = []
  /// Gaps of a vertical format are between baselines (iOS 11): from the last one of a view to the first one
  /// of the next.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)
  /// The bit of the spacing.
  public static let spacingMask = VisualFormatOptions(rawValue: 1 << 19)

  /// The options by the names that scenario files use: UIKit's names, including both where an option has two.
  public static let names: [(name: String, option: VisualFormatOptions)] = [
    ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight), ("alignAllTop", .alignAllTop),
    ("alignAllBottom", .alignAllBottom), ("alignAllLeading", .alignAllLeading),
    ("alignAllTrailing", .alignAllTrailing), ("alignAllCenterX", .alignAllCenterX),
    ("alignAllCenterY", .alignAllCenterY), ("alignAllLastBaseline", .alignAllLastBaseline),
    ("alignAllFirstBaseline", .alignAllFirstBaseline), ("alignAllBaseline", .alignAllBaseline),
    ("directionLeadingToTrailing", .directionLeadingToTrailing),
    ("directionLeftToRight", .directionLeftToRight),
    ("directionRightToLeft", .directionRightToLeft), ("spacingEdgeToEdge", .spacingEdgeToEdge),
    ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
  ]

  /// The attributes that the options align, in the order of their bits.
  var alignments: [LayoutAttribute] {
    let table: [(VisualFormatOptions, LayoutAttribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
    return table.filter { contains($0.0) }.map(\.1)
  }
}
