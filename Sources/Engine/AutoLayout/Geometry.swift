/// One of the two directions of a layout.
public enum Axis: String, CaseIterable, Sendable {
  /// The axis of x positions and widths.
  case horizontal
  /// The axis of y positions and heights.
  case vertical

  /// The axis across this one.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A location in points; y points down.
public struct Point: Hashable, Sendable {
  /// The distance to the right of the origin.
  public var x: Double
  /// The distance below the origin.
  public var y: Double

  /// Creates a location in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Creates a size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size of 0 by 0.
  public static let zero = Size(width: 0, height: 0)

  /// The width or the height.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A rectangle in points; y points down.
public struct Rect: Hashable, Sendable {
  /// The left edge, if the width is not negative.
  public var x: Double
  /// The top edge, if the height is not negative.
  public var y: Double
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Creates a rectangle from its origin and size, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle of 0 by 0 at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { x }
  /// The top edge.
  public var minY: Double { y }
  /// The x position of the centre.
  public var midX: Double { x + width / 2 }
  /// The y position of the centre.
  public var midY: Double { y + height / 2 }
  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The top left corner.
  public var origin: Point { Point(x: x, y: y) }
  /// The width and the height.
  public var size: Size { Size(width: width, height: height) }

  /// The rectangle moved by `delta`.
  public func offset(by delta: Point) -> Rect {
    Rect(x: x + delta.x, y: y + delta.y, width: width, height: height)
  }

  /// The rectangle with its edges moved inwards by `insets`; negative insets make it larger.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// The smallest rectangle that contains both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The area that both rectangles cover; nil if there is none.
  public func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the interiors overlap; rectangles that only touch do not intersect.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The rectangle aligned to whole device pixels: each edge is rounded to the nearest pixel, halves up, and
  /// the size is the difference, so that neighbours have neither a gap nor an overlap.
  ///
  /// - Parameter scale: pixels per point, above zero.
  public func roundedToPixels(scale: Double) -> Rect {
    let left = roundToPixel(minX, scale: scale)
    let top = roundToPixel(minY, scale: scale)
    return Rect(
      x: left, y: top, width: roundToPixel(maxX, scale: scale) - left,
      height: roundToPixel(maxY, scale: scale) - top)
  }
}

/// The nearest device pixel, halves up, in points. A value up to a thousandth of a pixel below a half counts
/// as a half, so that rounding errors make no difference.
///
/// - Parameters:
///   - value: in points.
///   - scale: pixels per point, above zero.
public func roundToPixel(_ value: Double, scale: Double) -> Double {
  (value * scale + 0.501).rounded(.down) / scale
}

/// The next device pixel not below `value`, in points. A value up to a thousandth of a pixel above a whole
/// one counts as whole, so that rounding errors make no difference.
///
/// - Parameters:
///   - value: in points.
///   - scale: pixels per point, above zero.
public func ceilToPixel(_ value: Double, scale: Double) -> Double {
  (value * scale - 0.001).rounded(.up) / scale
}

/// Distances in points from the physical edges, inwards, like UIEdgeInsets.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the left edge.
  public var left: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the right edge.
  public var right: Double

  /// Creates insets in points; those not given are 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = EdgeInsets()

  /// The sums of the insets, side by side.
  public static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}

/// Like `EdgeInsets`, but two edges follow the layout direction, as in NSDirectionalEdgeInsets.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the left edge in a left-to-right interface, else from the right one.
  public var leading: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the right edge in a left-to-right interface, else from the left one.
  public var trailing: Double

  /// Creates insets in points; those not given are 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates the same inset at all four edges.
  public init(all inset: Double) {
    self.init(top: inset, leading: inset, bottom: inset, trailing: inset)
  }

  /// The same insets from the physical edges.
  public func resolved(in direction: LayoutDirection) -> EdgeInsets {
    direction == .leftToRight
      ? EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}

extension Rect {
  /// Whether every side is within a hundredth of a point of the other's.
  package func isClose(to other: Rect) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy { abs($0) < 0.01 }
  }
}
