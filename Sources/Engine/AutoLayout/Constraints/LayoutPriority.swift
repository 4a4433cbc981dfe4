/// The priority of a constraint: above 0 up to 1000, including fractions, like UILayoutPriority.
///
/// 1000 is required. Constraints of lower priority never worsen those of higher priority, however many.
public struct LayoutPriority: Hashable, Comparable, Sendable {
  /// The priority as a number, which may be out of range; see `isLegal`.
  public var rawValue: Double

  /// Creates a priority with this value, without checking it.
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// The constraint must hold: 1000.
  public static let required = LayoutPriority(1000)
  /// 750, the default compression resistance of views.
  public static let defaultHigh = LayoutPriority(750)
  /// 510, UIKit's priority for a drag that may resize the window's scene.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// 500, UIKit's priority for a window's scene keeping its size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// 490, UIKit's priority for a drag that must not resize the window's scene.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// 250, the default content hugging of views.
  public static let defaultLow = LayoutPriority(250)
  /// 50, UIKit's priority for the target size when a view's fitting size is computed.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Whether the value is in UIKit's range: above 0 up to 1000.
  public var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }
  /// Whether the constraint must hold: 1000 or more.
  public var isRequired: Bool { rawValue >= 1000 }

  /// Whether the left priority is lower.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A priority for each axis, used for content hugging and compression resistance.
public struct AxisPriorities: Hashable, Sendable {
  /// For the width.
  public var horizontal: LayoutPriority
  /// For the height.
  public var vertical: LayoutPriority

  /// Creates a pair from the priority for the width and the one for the height.
  public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The priority for one axis.
  public subscript(axis: Axis) -> LayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
