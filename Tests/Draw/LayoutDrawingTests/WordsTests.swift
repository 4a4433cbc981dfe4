import AutoLayout
import TestSupport
import Testing

@testable import LayoutDrawing

/// Lines make way for the views' texts.
struct WordsTests {
  private let words = Words([
    Rect(x: 10, y: 10, width: 30, height: 12), Rect(x: 60, y: 10, width: 20, height: 12),
  ])

  @Test func aLineThroughWordsIsBroken() {
    let path = words.clear(Point(x: 0, y: 16), Point(x: 100, y: 16))
    #expect(
      path
        == Path.line(from: Point(x: 0, y: 16), to: Point(x: 10, y: 16))
        .joined(.line(from: Point(x: 40, y: 16), to: Point(x: 60, y: 16)))
        .joined(.line(from: Point(x: 80, y: 16), to: Point(x: 100, y: 16))))
    // From either end.
    #expect(words.clear(Point(x: 100, y: 16), Point(x: 0, y: 16)) == path)
  }

  @Test(arguments: [
    (Point(x: 0, y: 22), Point(x: 100, y: 22)), (Point(x: 0, y: 10), Point(x: 100, y: 10)),
    (Point(x: 10, y: 0), Point(x: 10, y: 40)), (Point(x: 50, y: 0), Point(x: 50, y: 40)),
    (Point(x: 0, y: 16), Point(x: 10, y: 16)),
  ]) func aLineAlongOrBesideWordsIsWhole(from: Point, to: Point) {
    #expect(words.clear(from, to) == .line(from: from, to: to))
  }

  @Test func aLineBesideWordsMovesOffTheirLetters() {
    func moved(_ x: Double, _ axis: Axis = .vertical, to end: Double = 40) -> Double {
      words.cleared(SignBar(axis: axis, start: 0, end: end, across: x)).across - x
    }
    #expect(moved(10) < 0 && moved(40) > 0)
    // Between two texts, beside neither, above both, and along them.
    #expect([moved(50), moved(25), moved(10, to: 5), moved(10, .horizontal)] == [0, 0, 0, 0])
    let touching = Words([
      Rect(x: 0, y: 0, width: 10, height: 9), Rect(x: 10, y: 20, width: 10, height: 9),
    ])
    #expect(touching.cleared(SignBar(axis: .vertical, start: 0, end: 40, across: 10)).across == 10)
  }

  @Test func whatLiesInWordsIsNotDrawn() {
    #expect(words.clear(Point(x: 20, y: 11), Point(x: 20, y: 21)).bounds == nil)
  }

  /// No point of what is left lies in the ink of any text.
  @Test(arguments: 0..<200) func nothingIsLeftInWords(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let texts = (0..<5).map { _ in
      Rect(
        x: .random(in: 0...80, using: &random), y: .random(in: 0...80, using: &random),
        width: .random(in: 5...30, using: &random), height: .random(in: 5...14, using: &random))
    }
    let across = Double.random(in: 0...100, using: &random)
    let path = Words(texts).clear(Point(x: -10, y: across), Point(x: 120, y: across))
    for element in path.segmentsAlongX {
      for x in stride(from: element.lowerBound + 0.01, to: element.upperBound, by: 0.5) {
        #expect(!texts.contains { $0.grown(by: -0.76).contains(Rect(x: x, y: across, width: 0, height: 0)) })
      }
    }
  }
}

extension Path {
  fileprivate func joined(_ other: Path) -> Path {
    var path = self
    path.append(other)
    return path
  }

  /// Of level lines, where they begin and end.
  fileprivate var segmentsAlongX: [ClosedRange<Double>] {
    var segments: [ClosedRange<Double>] = []
    var start = 0.0
    for element in elements {
      switch element {
      case .move(let point): start = point.x
      case .line(let point): segments.append(min(start, point.x)...max(start, point.x))
      case .curve, .close: break
      }
    }
    return segments
  }
}
