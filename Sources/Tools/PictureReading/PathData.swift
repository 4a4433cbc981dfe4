import AutoLayout
import LayoutDrawing

extension Path {
  /// Reads a `d` attribute as written by this project: M, L, C and Z with absolute coordinates.
  init(data: String) {
    self.init()
    var numbers: [Double] = []
    var command: Character = "M"
    func point(_ index: Int) -> Point { Point(x: numbers[2 * index], y: numbers[2 * index + 1]) }
    func finish() {
      switch command {
      case "M" where numbers.count >= 2: elements.append(.move(point(0)))
      case "L" where numbers.count >= 2: elements.append(.line(point(0)))
      case "C" where numbers.count >= 6:
        elements.append(.curve(point(2), control1: point(0), control2: point(1)))
      case "Z": elements.append(.close)
      default: break
      }
      numbers = []
    }
    var word = ""
    func endWord() {
      if let number = Double(word) { numbers.append(number) }
      word = ""
    }
    for character in data {
      switch character {
      case "M", "L", "C", "Z":
        endWord()
        finish()
        command = character
      case " ", ",": endWord()
      default: word.append(character)
      }
    }
    endWord()
    finish()
  }

  /// The straight segments, with chords for curves.
  var segments: [Segment] { pieces() }

  /// The closed outline of the area that the path fills.
  var outline: [Segment] { pieces(ofCurve: 4, isClosed: true) }

  private func pieces(ofCurve count: Int = 1, isClosed: Bool = false) -> [Segment] {
    var segments: [Segment] = []
    var (start, current) = (Point.zero, Point.zero)
    func go(to point: Point) {
      segments.append(Segment(start: current, end: point))
      current = point
    }
    func close() { if current != start { go(to: start) } }
    for element in elements {
      switch element {
      case .move(let point):
        if isClosed { close() }
        (start, current) = (point, point)
      case .line(let point): go(to: point)
      case .curve(let point, let first, let second):
        let curve = [current, first, second, point]
        for piece in 1..<count { go(to: Self.point(of: curve, at: Double(piece) / Double(count))) }
        go(to: point)
      case .close: close()
      }
    }
    if isClosed { close() }
    return segments
  }

  /// De Casteljau's algorithm: interpolates between control points until one is left.
  private static func point(of curve: [Point], at share: Double) -> Point {
    guard curve.count > 1 else { return curve[0] }
    return point(
      of: zip(curve, curve.dropFirst()).map { Segment(start: $0, end: $1).point(at: share) }, at: share)
  }
}
