import Diagnostics
import XMLText

/// The lines of an SVG file's shapes: how many points, how long, and how often they may cross one another.
struct SVGLines {
  /// The shapes with lines, and the points of these.
  var count = 0.0
  var points = 0.0
  var length = 0.0
  /// Cairo follows all edges that a horizontal line meets: these times the points.
  var crossings = 0.0

  static func + (left: SVGLines, right: SVGLines) -> SVGLines {
    SVGLines(
      count: left.count + right.count, points: left.points + right.points, length: left.length + right.length,
      crossings: left.crossings + right.crossings)
  }

  static func * (left: SVGLines, factor: Double) -> SVGLines {
    SVGLines(
      count: left.count * factor, points: left.points * factor, length: left.length * factor,
      crossings: left.crossings * factor)
  }
}

extension SVGLines {
  init(of element: XMLElement) {
    switch element.plainName {
    case "path": self.init(through: SVGPathData.corners(of: element["d"] ?? ""))
    case "polygon", "polyline":
      let numbers = SVGNumbers.all(in: element["points"] ?? "")
      self.init(
        through: stride(from: 0, to: numbers.count - 1, by: 2).map {
          SVGPoint(x: numbers[$0], y: numbers[$0 + 1])
        })
    case "line", "rect", "circle", "ellipse":
      let numbers = Self.measures.compactMap { name in element[name].flatMap { SVGNumbers.all(in: $0).first }
      }
      let longest = numbers.map(\.magnitude).max() ?? 0
      self.init(count: 1, points: 4, length: 4 * longest, crossings: 8)
    default: self.init()
    }
  }

  private static let measures = ["x1", "y1", "x2", "y2", "width", "height", "r", "rx", "ry"]

  private init(through corners: [SVGPoint]) {
    self.init(count: 1, points: Double(corners.count))
    guard var (lowest, highest) = corners.first.map({ ($0.y, $0.y) }) else { return }
    var climb = 0.0
    for (start, end) in zip(corners, corners.dropFirst()) {
      climb += (end.y - start.y).magnitude
      length += (end.y - start.y).magnitude + (end.x - start.x).magnitude
      (lowest, highest) = (min(lowest, end.y), max(highest, end.y))
    }
    crossings = points * (highest > lowest ? climb / (highest - lowest) : 1)
  }
}

struct SVGPoint {
  var x: Double
  var y: Double
}

/// The numbers of an attribute, however they are separated.
enum SVGNumbers {
  static func all(in text: String) -> [Double] {
    var numbers: [Double] = []
    var scanner = SVGNumberScanner(Array(text.utf8))
    while !scanner.isAtEnd {
      if let number = scanner.takeNumber() { numbers.append(number) } else { scanner.position += 1 }
    }
    return numbers
  }
}

struct SVGNumberScanner {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }
  func peek() -> UInt8? { isAtEnd ? nil : bytes[position] }

  /// Such as `1`, `-.5` or `1e3`; a second point starts another number.
  mutating func takeNumber() -> Double? {
    let start = position
    if let sign = peek(), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { position += 1 }
    var (hasDigits, hasPoint) = (false, false)
    while let byte = peek() {
      if byte.isDigit {
        hasDigits = true
      } else if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        break
      }
      position += 1
    }
    guard hasDigits else {
      position = start
      return nil
    }
    if let byte = peek(), byte | 0x20 == UInt8(ascii: "e") {
      let mantissa = position
      position += 1
      if let sign = peek(), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { position += 1 }
      let digits = position
      while peek()?.isDigit == true { position += 1 }
      if position == digits { position = mantissa }
    }
    var text = String(decoding: bytes[start..<position], as: UTF8.self)
    if text.hasPrefix("+") { text.removeFirst() }
    if text.hasPrefix(".") { text = "0" + text }
    if text.hasPrefix("-.") { text = "-0" + text.dropFirst() }
    if text.hasSuffix(".") { text += "0" }
    return Double(text.replacingPoint) ?? 0
  }
}

extension String {
  /// `1.e5` as `1.0e5`.
  fileprivate var replacingPoint: String {
    guard let point = firstIndex(of: "."), let next = self[index(after: point)...].first, !next.isNumber
    else {
      return self
    }
    return self[...point] + "0" + self[index(after: point)...]
  }
}

/// The data of a path.
enum SVGPathData {
  /// The ends of its segments; curves are taken for the lines between these and their control points.
  static func corners(of data: String) -> [SVGPoint] {
    var scanner = SVGNumberScanner(Array(data.utf8))
    var corners: [SVGPoint] = []
    var (command, at) = (UInt8(ascii: "M"), SVGPoint(x: 0, y: 0))
    while let byte = scanner.peek() {
      if byte.isLetter {
        command = byte
        scanner.position += 1
        continue
      }
      let count = arguments[command | 0x20] ?? 2
      var numbers: [Double] = []
      while numbers.count < max(1, count), let byte = scanner.peek(), !byte.isLetter {
        if let number = scanner.takeNumber() { numbers.append(number) } else { scanner.position += 1 }
      }
      guard numbers.count == count else { continue }
      let origin = command >= UInt8(ascii: "a") ? at : SVGPoint(x: 0, y: 0)
      switch command | 0x20 {
      case UInt8(ascii: "h"): corners.append(SVGPoint(x: origin.x + numbers[0], y: at.y))
      case UInt8(ascii: "v"): corners.append(SVGPoint(x: at.x, y: origin.y + numbers[0]))
      case UInt8(ascii: "a"): corners.append(SVGPoint(x: origin.x + numbers[5], y: origin.y + numbers[6]))
      default:
        for pair in stride(from: 0, to: numbers.count - 1, by: 2) {
          corners.append(SVGPoint(x: origin.x + numbers[pair], y: origin.y + numbers[pair + 1]))
        }
      }
      at = corners.last ?? at
    }
    return corners
  }

  /// How many numbers each command takes at a time.
  private static let arguments: [UInt8: Int] = [
    UInt8(ascii: "m"): 2, UInt8(ascii: "l"): 2, UInt8(ascii: "t"): 2, UInt8(ascii: "h"): 1,
    UInt8(ascii: "v"): 1,
    UInt8(ascii: "c"): 6, UInt8(ascii: "s"): 4, UInt8(ascii: "q"): 4, UInt8(ascii: "a"): 7,
    UInt8(ascii: "z"): 0,
  ]
}
