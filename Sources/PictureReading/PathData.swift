import AutoLayout
import LayoutDrawing

extension Path {
  /// Reads a `d` attribute as the project's writer has it: M, L, C and Z with absolute coordinates.
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

  /// The straight pieces, with the chords of curves.
  var segments: [Segment] {
    var segments: [Segment] = []
    var (start, current) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point), .curve(let point, _, _):
        segments.append(Segment(start: current, end: point))
        current = point
      case .close:
        if current != start { segments.append(Segment(start: current, end: start)) }
        current = start
      }
    }
    return segments
  }
}
