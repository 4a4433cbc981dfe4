import AutoLayout

/// Rectangles sorted into horizontal bands, to find those near a place without looking at all.
struct RectIndex {
  private var bands: [[Rect]]
  private let top: Double

  private static let bandHeight = 16.0
  private static let mostBands = 256

  /// - Parameter area: what the rectangles are in; those that reach beyond it count to its outer bands.
  init(_ rects: [Rect], in area: Rect) {
    top = area.minY
    let count = Int(clamp(area.height / Self.bandHeight, 1, Double(Self.mostBands)).rounded(.up))
    bands = [[Rect]](repeating: [], count: count)
    for rect in rects {
      for band in self.bands(of: rect) { bands[band].append(rect) }
    }
  }

  func intersectsAny(_ rect: Rect) -> Bool {
    bands(of: rect).contains { band in bands[band].contains { $0.intersects(rect) } }
  }

  /// How many of the rectangles intersect another one and fulfil a condition.
  func count(intersecting rect: Rect, where condition: (Rect) -> Bool = { _ in true }) -> Int {
    let range = bands(of: rect)
    var count = 0
    for band in range {
      for other in bands[band] where other.intersects(rect) && condition(other) {
        // A rectangle in several bands counts in the first that both are in.
        if max(self.band(of: other.minY), range.lowerBound) == band { count += 1 }
      }
    }
    return count
  }

  private func bands(of rect: Rect) -> ClosedRange<Int> {
    let first = band(of: rect.minY)
    return first...max(first, band(of: rect.maxY))
  }

  private func band(of y: Double) -> Int {
    Int(clamp((y - top) / Self.bandHeight, 0, Double(bands.count - 1)))
  }
}
