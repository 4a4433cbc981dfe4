/// A width and a height in points, each optional; nil corresponds to UIView.noIntrinsicMetric.
public struct IntrinsicSize: Hashable, Sendable {
  /// nil if the content requests no width.
  public var width: Double?
  /// nil if the content requests no height.
  public var height: Double?

  /// Creates an intrinsic size in points.
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
