import AutoLayout

/// Paths as SVG writes them: commands with absolute coordinates.
enum OutlineText {
  static let doc =
    "An outline as in SVG: M, L, C, Q and Z with absolute coordinates in points, such as \"M 0 0 L 10 0 L 10 10 Z\"."

  static func text(of path: Path) -> String {
    func text(_ points: Point...) -> String {
      points.map { "\(plainNumber($0.x)) \(plainNumber($0.y))" }.joined(separator: " ")
    }
    return path.elements.map { element in
      switch element {
      case .move(let point): "M \(text(point))"
      case .line(let point): "L \(text(point))"
      case .curve(let point, let one, let two): "C \(text(one, two, point))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  /// - Returns: nil for a text that is not a path, or one with a coordinate beyond a million points.
  static func path(_ text: String) -> Path? {
    var tokens = Tokens(text)
    var path = Path()
    var current = Point.zero, start = Point.zero
    while let command = tokens.nextCommand() {
      if command == "Z" {
        path.elements.append(.close)
        current = start
        continue
      }
      guard let count = ["M": 1, "L": 1, "Q": 2, "C": 3][command] else { return nil }
      // A part begins with a move; a command may have several sets of coordinates.
      guard command == "M" || !path.elements.isEmpty else { return nil }
      repeat {
        guard let points = tokens.nextPoints(count) else { return nil }
        let end = points[count - 1]
        switch points.count {
        case 3: path.elements.append(.curve(end, control1: points[0], control2: points[1]))
        case 2:
          path.elements.append(
            .curve(end, control1: between(current, points[0]), control2: between(end, points[0])))
        default:
          path.elements.append(command == "M" ? .move(end) : .line(end))
          if command == "M" { start = end }
        }
        current = end
      } while tokens.hasNumber && command != "M"
    }
    return tokens.isAtEnd ? path : nil
  }

  /// The control point of a cubic curve for the one of a quadratic curve.
  private static func between(_ point: Point, _ control: Point) -> Point {
    Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
  }

  private struct Tokens {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    private mutating func skip() { rest = rest.drop { " ,\n\t\r".contains($0) } }

    var isAtEnd: Bool { rest.allSatisfy { " ,\n\t\r".contains($0) } }

    var hasNumber: Bool {
      rest.first { !" ,\n\t\r".contains($0) }.map { "+-.0123456789".contains($0) } ?? false
    }

    mutating func nextCommand() -> String? {
      skip()
      guard let first = rest.first, first.isASCII, first.isLetter else { return nil }
      rest.removeFirst()
      return String(first)
    }

    private mutating func nextNumber() -> Double? {
      skip()
      var end = rest.startIndex
      var last: Character = " "
      while end < rest.endIndex, "+-.0123456789eE".contains(rest[end]) {
        // A sign begins the next number, unless it is that of an exponent.
        if "+-".contains(rest[end]), end > rest.startIndex, !"eE".contains(last) { break }
        last = rest[end]
        end = rest.index(after: end)
      }
      guard let number = Double(String(rest[..<end])), abs(number) <= 1e6 else { return nil }
      rest = rest[end...]
      return number
    }

    mutating func nextPoints(_ count: Int) -> [Point]? {
      var points: [Point] = []
      for _ in 0..<count {
        guard let x = nextNumber(), let y = nextNumber() else { return nil }
        points.append(Point(x: x, y: y))
      }
      return points
    }
  }
}
