import AutoLayout

/// An icon that stands in for one of the system's symbols, since Apple's own may not be drawn elsewhere.
///
/// Bootstrap Icons are named by the same rules as SF Symbols: a subject, then variants such as `fill` and `circle`.
package struct SymbolIcon {
  /// The outline in a square of `side`, filled by the non-zero winding rule.
  let path: Path

  /// The class of the groups of icons in SVG files.
  package static let className = "bootstrap-icon"
  /// What files with icons say about them, as their licence requires.
  package static let notice =
    "Icons: Bootstrap Icons, https://icons.getbootstrap.com, copyright 2019-2023 The Bootstrap Authors, MIT License"

  /// In the unit of the outlines.
  private static let side = 1600.0

  /// - Parameter symbol: the name of an SF Symbol, such as `house.fill`; nil if no icon is known for it.
  init?(symbol: String) {
    let found = Self.names(for: symbol).lazy.compactMap { Self.outlines[$0] }.first
    guard let found else { return nil }
    path = Self.path(found)
  }

  /// The outline in a rectangle, as large as fits, in its middle.
  func path(in rect: Rect) -> Path {
    let scale = min(rect.width, rect.height) / Self.side
    let corner = Point(x: rect.midX - Self.side / 2 * scale, y: rect.midY - Self.side / 2 * scale)
    return path.mapped { Point(x: corner.x + $0.x * scale, y: corner.y + $0.y * scale) }
  }

  // MARK: Names

  /// The names of icons that would do, the best first. If a shape is not there filled, its outline is taken.
  private static func names(for symbol: String) -> [String] {
    let words = symbol.split(separator: ".").map { String($0) }
    let outlined = words.last == "fill" ? [Array(words.dropLast())] : []
    return ([words] + outlined).flatMap { words -> [String] in
      let translated = (1...max(1, words.count)).reversed().lazy.compactMap { count -> String? in
        guard let icon = SymbolWords.icons[words.prefix(count).joined(separator: ".")] else { return nil }
        return ([icon] + words.dropFirst(count)).joined(separator: "-")
      }.first
      return [translated, words.joined(separator: "-")].compactMap(\.self)
    }
  }

  /// The outlines by the names of the icons, as they are in the table.
  private static let outlines: [String: Substring.UTF8View] = {
    var outlines: [String: Substring.UTF8View] = [:]
    for line in SymbolPaths.lines.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let blank = line.firstIndex(of: UInt8(ascii: " ")) else { continue }
      outlines[String(Substring(line[..<blank]))] = line[line.index(after: blank)...]
    }
    return outlines
  }()

  // MARK: Outlines

  private static func path(_ outline: Substring.UTF8View) -> Path {
    var reader = OutlineReader(rest: outline)
    var path = Path()
    var here = Point.zero
    func relative() -> Point { Point(x: here.x + reader.number(), y: here.y + reader.number()) }
    while let command = reader.command() {
      switch command {
      case UInt8(ascii: "m"):
        if !path.elements.isEmpty { path.elements.append(.close) }
        here = relative()
        path.elements.append(.move(here))
      case UInt8(ascii: "l"):
        here = relative()
        path.elements.append(.line(here))
      default:
        let (control1, control2, end) = (relative(), relative(), relative())
        path.elements.append(.curve(end, control1: control1, control2: control2))
        here = end
      }
    }
    path.elements.append(.close)
    return path
  }
}

/// Reads an outline of the table: commands, each with its integers, before which there is a blank or a sign.
private struct OutlineReader {
  var rest: Substring.UTF8View

  mutating func command() -> UInt8? { rest.popFirst() }

  mutating func number() -> Double {
    if rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    var value = 0.0
    while let digit = rest.first, digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") {
      value = 10 * value + Double(digit - UInt8(ascii: "0"))
      rest.removeFirst()
    }
    return isNegative ? -value : value
  }
}
