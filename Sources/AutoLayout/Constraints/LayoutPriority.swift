/// How strongly a constraint wants to hold: above 0 up to 1000, fractions included, as UILayoutPriority.
///
/// 1000 is required. A lower priority never worsens a higher one, however many constraints have it.
public struct LayoutPriority: Hashable, Comparable, Sendable {
  public var rawValue: Double

  public init(_ rawValue: Double) { self.rawValue = rawValue }

  public static let required = LayoutPriority(1000)
  public static let defaultHigh = LayoutPriority(750)
  public static let dragThatCanResizeScene = LayoutPriority(510)
  public static let sceneSizeStayPut = LayoutPriority(500)
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  public static let defaultLow = LayoutPriority(250)
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Whether the value is in UIKit's range: above 0 and at most 1000.
  public var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }
  public var isRequired: Bool { rawValue >= 1000 }

  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A priority for each axis: a view's content hugging or its compression resistance.
public struct AxisPriorities: Hashable, Sendable {
  public var horizontal: LayoutPriority
  public var vertical: LayoutPriority

  public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public subscript(axis: Axis) -> LayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
