import AutoLayout

/// What stands where in one option's picture, in squares, so that a question about a place looks only there.
struct Occupancy<Element> {
  private var cells: [Int: [Int]] = [:]
  private var elements: [(rect: Rect, element: Element)] = []

  private static var side: Double { 48 }

  mutating func insert(_ element: Element, at rect: Rect) {
    for cell in Self.cells(of: rect) { cells[cell, default: []].append(elements.count) }
    elements.append((rect, element))
  }

  /// How many that intersect a rectangle fulfil a condition.
  func count(at rect: Rect, where condition: (Rect, Element) -> Bool = { _, _ in true }) -> Int {
    var count = 0
    let range = Self.range(of: rect)
    for (column, row) in range.all {
      for index in cells[Self.cell(column, row)] ?? [] {
        let (other, element) = elements[index]
        guard other.intersects(rect), condition(other, element) else { continue }
        // What lies in several squares counts in the first that both are in.
        let first = Self.range(of: other)
        if max(first.left, range.left) == column, max(first.top, range.top) == row { count += 1 }
      }
    }
    return count
  }

  func hasAny(at rect: Rect) -> Bool {
    Self.cells(of: rect).contains { cell in
      (cells[cell] ?? []).contains { elements[$0].rect.intersects(rect) }
    }
  }

  private struct Range {
    var left, right, top, bottom: Int

    var all: [(Int, Int)] {
      (top...max(top, bottom)).flatMap { row in (left...max(left, right)).map { ($0, row) } }
    }
  }

  private static func range(of rect: Rect) -> Range {
    // What is far outside counts to the outermost squares.
    func index(_ value: Double) -> Int { Int(clamp(value / side, -4, 200).rounded(.down)) }
    return Range(
      left: index(rect.minX), right: index(rect.maxX), top: index(rect.minY), bottom: index(rect.maxY))
  }

  private static func cells(of rect: Rect) -> [Int] { range(of: rect).all.map { cell($0.0, $0.1) } }

  private static func cell(_ column: Int, _ row: Int) -> Int { row * 1024 + column }
}
