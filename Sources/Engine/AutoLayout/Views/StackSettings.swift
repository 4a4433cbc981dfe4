/// How a stack view arranges its subviews: the properties of UIStackView.
public struct StackSettings: Hashable, Sendable {
  /// How the views share the length along the axis, like UIStackView.Distribution.
  public enum Distribution: String, CaseIterable, Sendable {
    /// The views fill the stack; the one with the lowest hugging or resistance gives way.
    case fill
    /// The views fill the stack with equal lengths.
    case fillEqually
    /// The views fill the stack in proportion to their intrinsic lengths.
    case fillProportionally
    /// The gaps between views are equal, and no less than the spacing.
    case equalSpacing
    /// The distances between the centres of neighbours are equal, and the gaps no less than the spacing.
    case equalCentering
  }

  /// The alignment of the views across the axis, like UIStackView.Alignment. `leading` and `trailing` are for
  /// columns, `top` and `bottom` for rows, but both pairs work for both.
  public enum Alignment: String, CaseIterable, Sendable {
    /// The views are as wide, or high, as the stack.
    case fill
    /// At the leading edge.
    case leading
    /// At the top edge.
    case top
    /// In a row, the first baselines are aligned.
    case firstBaseline
    /// Centred.
    case center
    /// At the trailing edge.
    case trailing
    /// At the bottom edge.
    case bottom
    /// In a row, the last baselines are aligned.
    case lastBaseline
  }

  /// Horizontal for a row, vertical for a column.
  public var axis = Axis.horizontal
  /// How the views share the length along the axis.
  public var distribution = Distribution.fill
  /// How the views are aligned across the axis.
  public var alignment = Alignment.fill
  /// The distance between neighbours in points.
  public var spacing = 0.0
  /// The distance after a view, in points, by the view's identifier; overrides `spacing`.
  public var customSpacing: [String: Double] = [:]
  /// Whether the views stay within the stack's margins, rather than its edges.
  public var isLayoutMarginsRelativeArrangement = false
  /// Whether the spacing of a column is measured from a last baseline to the next first baseline.
  public var isBaselineRelativeArrangement = false

  /// Whether hidden views keep their places, as on the canvas of Interface Builder before Xcode 9.
  public var keepsHiddenViews = false

  /// Creates the defaults of UIStackView: a row that fills the stack, without spacing.
  public init() {}
}
