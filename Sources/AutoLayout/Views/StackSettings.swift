/// How a stack view arranges its subviews: the properties of UIStackView.
public struct StackSettings: Hashable, Sendable {
  /// How the views share the length along the axis, like UIStackView.Distribution.
  public enum Distribution: String, CaseIterable, Sendable {
    /// The views fill the stack, the one with the lowest hugging or resistance giving way.
    case fill
    /// The views fill the stack with the same length each.
    case fillEqually
    /// The views fill the stack in proportion to their intrinsic lengths.
    case fillProportionally
    /// The gaps between views are equal, and no less than the spacing.
    case equalSpacing
    /// The distances between the centres of neighbours are equal, and the gaps no less than the spacing.
    case equalCentering
  }

  /// Where the views are across the axis, like UIStackView.Alignment. `leading` and `trailing` are for
  /// columns, `top` and `bottom` for rows, but either pair works for both.
  public enum Alignment: String, CaseIterable, Sendable {
    /// The views are as wide, or high, as the stack.
    case fill
    /// At the leading edge.
    case leading
    /// At the top edge.
    case top
    /// In a row: with the first baselines on one line.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
    /// At the bottom edge.
    case bottom
    /// In a row: with the last baselines on one line.
    case lastBaseline
  }

  /// Horizontal for a row, vertical for a column.
  public var axis = Axis.horizontal
  /// How the views share the length along the axis.
  public var distribution = Distribution.fill
  /// Where they are across it.
  public var alignment = Alignment.fill
  /// The distance between neighbours in points.
  public var spacing = 0.0
  /// The distance after a view, in points, by the identifier of the view; in place of `spacing`.
  public var customSpacing: [String: Double] = [:]
  /// Whether the views stay inside the stack's margins, not only its edges.
  public var isLayoutMarginsRelativeArrangement = false
  /// Whether the spacing of a column is from a last baseline to the next first baseline.
  public var isBaselineRelativeArrangement = false

  /// Whether hidden views keep their places, as they did on the canvas of Interface Builder before Xcode 9.
  public var keepsHiddenViews = false

  /// The defaults of UIStackView: a row that fills the stack, without spacing.
  public init() {}
}
