import AutoLayout

/// The elements of one option's picture by position, kept in squares, so that a query only considers the squares
/// concerned.
struct Occupancy<Element> {
  private var cells: [[Int32]]
  private var elements: [(rect: Rect, element: Element)] = []
  private let area: Rect
  private let columns: Int
  private let rows: Int

  private static var side: Double { 40 }

  /// - Parameter area: the covered area; elements outside it count in its outermost squares.
  init(area: Rect) {
    self.area = area
    columns = Int((clamp(area.width, 1, 4000) / Self.side).rounded(.up))
    rows = Int((clamp(area.height, 1, 4000) / Self.side).rounded(.up))
    cells = [[Int32]](repeating: [], count: columns * rows)
  }

  mutating func insert(_ element: Element, at rect: Rect) {
    let range = squares(of: rect)
    for row in range.top...range.bottom {
      for column in range.left...range.right {
        cells[row * columns + column].append(Int32(truncatingIfNeeded: elements.count))
      }
    }
    elements.append((rect, element))
  }

  /// The number of elements that intersect a rectangle and fulfil a condition.
  func count(at rect: Rect, where condition: (Rect, Element) -> Bool = { _, _ in true }) -> Int {
    if elements.isEmpty { return 0 }
    var count = 0
    let range = squares(of: rect)
    for row in range.top...range.bottom {
      for column in range.left...range.right {
        for index in cells[row * columns + column] {
          let (other, element) = elements[Int(index)]
          guard other.intersects(rect) else { continue }
          // An element in several squares counts in the first that it shares with the rectangle.
          let first = squares(of: other)
          guard max(first.left, range.left) == column, max(first.top, range.top) == row else { continue }
          if condition(other, element) { count += 1 }
        }
      }
    }
    return count
  }

  func hasAny(at rect: Rect) -> Bool {
    if elements.isEmpty { return false }
    let range = squares(of: rect)
    for row in range.top...range.bottom {
      for column in range.left...range.right {
        for index in cells[row * columns + column] where elements[Int(index)].rect.intersects(rect) {
          return true
        }
      }
    }
    return false
  }

  private func squares(of rect: Rect) -> (left: Int, right: Int, top: Int, bottom: Int) {
    func index(_ value: Double, _ count: Int) -> Int {
      // NaN counts in the first square.
      guard value > 0 else { return 0 }
      return Int(min(value / Self.side, Double(count - 1)))
    }
    let left = index(rect.minX - area.minX, columns)
    let top = index(rect.minY - area.minY, rows)
    return (
      left, max(left, index(rect.maxX - area.minX, columns)), top,
      max(top, index(rect.maxY - area.minY, rows))
    )
  }
}
