/// A width and a height in points, each of which may be missing, where UIKit has UIView.noIntrinsicMetric.
public struct IntrinsicSize: Hashable, Sendable {
  /// nil: the content asks for no width.
  public var width: Double?
  /// nil: the content asks for no height.
  public var height: Double?

  /// An intrinsic size in points.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Neither a width nor a height.
  public static let none = IntrinsicSize(width: nil, height: nil)

  /// The width or the height.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
