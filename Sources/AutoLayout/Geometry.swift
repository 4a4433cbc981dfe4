/// One of the two directions that Auto Layout solves independently.
public enum Axis: String, CaseIterable, Sendable {
  case horizontal
  case vertical
}

/// A location in points, y down.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)

  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A rectangle in points, y down.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public var minX: Double { x }
  public var minY: Double { y }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var origin: Point { Point(x: x, y: y) }
  public var size: Size { Size(width: width, height: height) }

  public func offset(by delta: Point) -> Rect {
    Rect(x: x + delta.x, y: y + delta.y, width: width, height: height)
  }

  /// The rectangle without `insets` at its edges; negative insets make it larger.
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

  /// The rectangle on whole device pixels: each edge goes to the nearest pixel, halves up, and the size
  /// is the difference, so that neighbours never gap or overlap.
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

/// The nearest device pixel, halves up, in points. Noise below a thousandth of a pixel makes no half less than one.
public func roundToPixel(_ value: Double, scale: Double) -> Double {
  (value * scale + 0.501).rounded(.down) / scale
}

/// The next device pixel not below `value`, in points. Noise below a thousandth of a pixel does not count.
public func ceilToPixel(_ value: Double, scale: Double) -> Double {
  (value * scale - 0.001).rounded(.up) / scale
}

/// Distances in points from the physical edges, as UIEdgeInsets.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = EdgeInsets()
}

/// Distances in points from edges of which two follow the layout direction, as NSDirectionalEdgeInsets.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init(all inset: Double) {
    self.init(top: inset, leading: inset, bottom: inset, trailing: inset)
  }

  public func resolved(in direction: LayoutDirection) -> EdgeInsets {
    direction == .leftToRight
      ? EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}
