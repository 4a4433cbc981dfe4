/// How a stack view arranges its subviews.
public struct StackSettings: Hashable, Sendable {
  /// Along the axis, as UIStackView.Distribution.
  public enum Distribution: String, CaseIterable, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  /// Across the axis, as UIStackView.Alignment; `leading` is `top` in a horizontal stack.
  public enum Alignment: String, CaseIterable, Sendable {
    case fill
    case leading
    case top
    case firstBaseline
    case center
    case trailing
    case bottom
    case lastBaseline
  }

  public var axis = Axis.horizontal
  public var distribution = Distribution.fill
  public var alignment = Alignment.fill
  /// In points.
  public var spacing = 0.0
  /// In points, behind a view, by its identifier.
  public var customSpacing: [String: Double] = [:]
  public var isLayoutMarginsRelativeArrangement = false
  /// Whether vertical spacing is from a last baseline to the next first baseline.
  public var isBaselineRelativeArrangement = false

  /// Whether hidden views keep their places, as they did on the canvas of Interface Builder before Xcode 9.
  public var keepsHiddenViews = false

  public init() {}
}
