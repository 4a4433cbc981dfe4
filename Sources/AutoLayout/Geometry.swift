/// One of the two directions of a layout.
public enum Axis: String, CaseIterable, Sendable {
  /// Of x positions and widths.
  case horizontal
  /// Of y positions and heights.
  case vertical
}

/// A location in points, y down.
public struct Point: Hashable, Sendable {
  /// From left to right.
  public var x: Double
  /// From top to bottom.
  public var y: Double

  /// A location in points.
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

  /// A size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// 0 by 0.
  public static let zero = Size(width: 0, height: 0)

  /// The width or the height.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A rectangle in points, y down.
public struct Rect: Hashable, Sendable {
  /// The left edge, if the width is not negative.
  public var x: Double
  /// The top edge, if the height is not negative.
  public var y: Double
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// A rectangle by its origin and its size, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// 0 by 0, at the origin.
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
  /// The corner at the top left.
  public var origin: Point { Point(x: x, y: y) }
  /// The width and the height.
  public var size: Size { Size(width: width, height: height) }

  /// The rectangle moved by `delta`.
  public func offset(by delta: Point) -> Rect {
    Rect(x: x + delta.x, y: y + delta.y, width: width, height: height)
  }

  /// The rectangle with its edges moved inwards by `insets`; negative ones make it larger.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether the interiors overlap; rectangles that only touch do not.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The rectangle on whole device pixels: each edge goes to the nearest pixel, halves up, and the size is
  /// the difference, so that there is neither gap nor overlap between neighbours.
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

/// The nearest device pixel, halves up, in points. Up to a thousandth of a pixel less than a half still
/// counts as a half, so that rounding errors make no difference.
///
/// - Parameters:
///   - value: in points.
///   - scale: pixels per point, above zero.
public func roundToPixel(_ value: Double, scale: Double) -> Double {
  (value * scale + 0.501).rounded(.down) / scale
}

/// The next device pixel not below `value`, in points. Up to a thousandth of a pixel more than a whole one
/// still counts as whole, so that rounding errors make no difference.
///
/// - Parameters:
///   - value: in points.
///   - scale: pixels per point, above zero.
public func ceilToPixel(_ value: Double, scale: Double) -> Double {
  (value * scale - 0.001).rounded(.up) / scale
}

/// Distances in points from the physical edges, like UIEdgeInsets.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the left edge.
  public var left: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the right edge.
  public var right: Double

  /// Insets in points; those not given are 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = EdgeInsets()
}

/// Distances in points from edges of which two follow the layout direction, like NSDirectionalEdgeInsets.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the left edge in a left-to-right interface, else from the right one.
  public var leading: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the right edge in a left-to-right interface, else from the left one.
  public var trailing: Double

  /// Insets in points; those not given are 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same inset at all four edges.
  public init(all inset: Double) {
    self.init(top: inset, leading: inset, bottom: inset, trailing: inset)
  }

  /// The same distances from the physical edges.
  public func resolved(in direction: LayoutDirection) -> EdgeInsets {
    direction == .leftToRight
      ? EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}
