package import AutoLayout

/// The visible differences between two pictures.
///
/// Two colours on white differ if their distance in YIQ (the weights are those of Kotsarenko and Ramos,
/// "Measuring perceived color difference using YIQ NTSC transmission color space", 2010) exceeds the
/// tolerance. A pixel that differs is ignored as anti-aliasing, after Vyšniauskas, "Anti-aliased pixel and
/// intensity slope detector", 2009: in one of the pictures it lies on a slope between a darker and a brighter
/// neighbour, one of which is part of an even area in both pictures. Pixels that only one picture has differ.
package struct PixelComparison: Hashable, Sendable {
  /// The largest distance that counts as no difference, as a share of that between black and white.
  package static let tolerance = 0.1

  /// Pixels that differ.
  package private(set) var differing = 0
  /// Pixels that are not the same, however little they differ.
  package private(set) var unequal = 0
  /// Pixels that differ only as anti-aliased edges do.
  package private(set) var antialiased = 0
  /// The picture after, pale, with differences in red and ignored ones in yellow; nil if nothing differs.
  package private(set) var picture: Pixels?

  /// - Parameter ignored: areas, in pixels, whose differences do not count.
  package init(_ before: Pixels, _ after: Pixels, ignoring ignored: [PixelArea] = []) {
    let width = max(before.width, after.width)
    let height = max(before.height, after.height)
    var samples = [UInt8](repeating: 255, count: 4 * width * height)
    before.samples.withUnsafeBufferPointer { old in
      after.samples.withUnsafeBufferPointer { new in
        let pair = PixelPair(
          old: PixelField(old, before.width, before.height), new: PixelField(new, after.width, after.height))
        samples.withUnsafeMutableBufferPointer { samples in
          for y in 0..<height {
            for x in 0..<width {
              let isIgnored = ignored.contains { $0.contains(x, y) }
              let kind = isIgnored ? .equal : pair.kind(x, y)
              if kind == .different { differing += 1 }
              if !isIgnored, !pair.isSame(x, y) { unequal += 1 }
              if kind == .antialiased { antialiased += 1 }
              Self.paint(kind, pair.new.gray(x, y), samples, at: 4 * (y * width + x))
            }
          }
        }
      }
    }
    if differing > 0 { picture = Pixels(width: width, height: height, samples: samples) }
  }

  /// Such as `3 pixels differ`.
  package static func words(_ count: Int) -> String {
    "\(count) \(count == 1 ? "pixel differs" : "pixels differ")"
  }

  private static func paint(
    _ kind: PixelPair.Kind, _ gray: UInt8, _ samples: UnsafeMutableBufferPointer<UInt8>, at index: Int
  ) {
    let color: (UInt8, UInt8, UInt8) =
      switch kind {
      case .equal: (gray, gray, gray)
      case .antialiased: (255, 210, 60)
      case .different: (225, 0, 40)
      }
    (samples[index], samples[index + 1], samples[index + 2]) = color
  }
}

/// A rectangle of whole pixels.
package struct PixelArea: Hashable, Sendable {
  private let columns: Range<Int>
  private let rows: Range<Int>

  /// The pixels that a rectangle touches; none of one that is not finite.
  ///
  /// - Parameters:
  ///   - rect: in points.
  ///   - scale: pixels per point.
  package init(_ rect: Rect, scale: Double) {
    func range(_ start: Double, _ end: Double) -> Range<Int> {
      let (lower, upper) = (
        Int(exactly: (start * scale).rounded(.down)), Int(exactly: (end * scale).rounded(.up))
      )
      guard let lower, let upper, lower < upper else { return 0..<0 }
      return lower..<upper
    }
    columns = range(rect.minX, rect.maxX)
    rows = range(rect.minY, rect.maxY)
  }

  func contains(_ x: Int, _ y: Int) -> Bool { columns.contains(x) && rows.contains(y) }
}

private struct PixelPair {
  enum Kind {
    case equal
    case antialiased
    case different
  }

  let old: PixelField
  let new: PixelField

  /// The square of the tolerance as a share of the distance between black and white, 35215 in these weights.
  private static let limit = 35215 * PixelComparison.tolerance * PixelComparison.tolerance

  func isSame(_ x: Int, _ y: Int) -> Bool {
    old.has(x, y) && new.has(x, y) && old.value(x, y) == new.value(x, y)
  }

  func kind(_ x: Int, _ y: Int) -> Kind {
    guard old.has(x, y), new.has(x, y) else { return .different }
    let (first, second) = (old.value(x, y), new.value(x, y))
    if first == second { return .equal }
    if Color(first).distance(to: Color(second)) <= Self.limit { return .equal }
    return old.isOnSlope(x, y, other: new) || new.isOnSlope(x, y, other: old) ? .antialiased : .different
  }
}

/// A picture as the comparison reads it.
private struct PixelField {
  private let samples: UnsafeBufferPointer<UInt8>
  private let width: Int
  private let height: Int

  init(_ samples: UnsafeBufferPointer<UInt8>, _ width: Int, _ height: Int) {
    self.samples = samples
    self.width = width
    self.height = height
  }

  func has(_ x: Int, _ y: Int) -> Bool { x < width && y < height }

  func value(_ x: Int, _ y: Int) -> UInt32 {
    UnsafeRawBufferPointer(samples).loadUnaligned(fromByteOffset: 4 * (y * width + x), as: UInt32.self)
  }

  /// The brightness, with the contrast reduced to 15 %.
  func gray(_ x: Int, _ y: Int) -> UInt8 {
    guard has(x, y) else { return 255 }
    return UInt8(min(255, max(0, 255 - (255 - Color(value(x, y)).brightness) * 0.15)))
  }

  /// Whether the pixel looks like part of an anti-aliased edge.
  func isOnSlope(_ x: Int, _ y: Int, other: PixelField) -> Bool {
    let own = Color(value(x, y)).brightness
    var equals = isAtEdge(x, y) ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (darkestPlace, brightestPlace) = ((x, y), (x, y))
    for (nextX, nextY) in neighbours(x, y) {
      let difference = own - Color(value(nextX, nextY)).brightness
      if difference == 0 {
        equals += 1
        // More than two equal neighbours: an area, not an edge.
        if equals > 2 { return false }
      } else if difference < darkest {
        (darkest, darkestPlace) = (difference, (nextX, nextY))
      } else if difference > brightest {
        (brightest, brightestPlace) = (difference, (nextX, nextY))
      }
    }
    guard darkest != 0, brightest != 0 else { return false }
    return [darkestPlace, brightestPlace].contains { isEven($0.0, $0.1) && other.isEven($0.0, $0.1) }
  }

  /// Whether at least three neighbours have the same colour.
  private func isEven(_ x: Int, _ y: Int) -> Bool {
    guard has(x, y) else { return false }
    var equals = isAtEdge(x, y) ? 1 : 0
    let own = value(x, y)
    for (nextX, nextY) in neighbours(x, y) where value(nextX, nextY) == own { equals += 1 }
    return equals > 2
  }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }

  private func neighbours(_ x: Int, _ y: Int) -> [(Int, Int)] {
    var places: [(Int, Int)] = []
    for nextY in max(0, y - 1)...min(height - 1, y + 1) {
      for nextX in max(0, x - 1)...min(width - 1, x + 1) where (nextX, nextY) != (x, y) {
        places.append((nextX, nextY))
      }
    }
    return places
  }
}

/// A colour on white, from 0 to 255 each.
private struct Color {
  let red: Double
  let green: Double
  let blue: Double

  /// - Parameter value: the four samples as in memory, the first in the lowest byte.
  init(_ value: UInt32) {
    let bytes = UInt32(littleEndian: value)
    let alpha = Double(bytes >> 24) / 255
    func onWhite(_ sample: UInt32) -> Double { 255 + (Double(sample & 255) - 255) * alpha }
    red = onWhite(bytes)
    green = onWhite(bytes >> 8)
    blue = onWhite(bytes >> 16)
  }

  /// Y of YIQ.
  var brightness: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }

  /// The square of the distance in YIQ, weighted by how the eye perceives it.
  func distance(to other: Color) -> Double {
    let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
    let y = r * 0.29889531 + g * 0.58662247 + b * 0.11448223
    let i = r * 0.59597799 - g * 0.27417610 - b * 0.32180189
    let q = r * 0.21147017 - g * 0.52261711 + b * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}
