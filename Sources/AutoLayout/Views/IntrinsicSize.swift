/// A width and a height that may each be missing: UIView.noIntrinsicMetric.
public struct IntrinsicSize: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  public static let none = IntrinsicSize(width: nil, height: nil)

  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
