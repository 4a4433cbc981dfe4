package import AutoLayout
package import LayoutDrawing
package import LayoutScene
import SafeText
import Typesetting

/// Markup under construction.
package struct SVGMarkup {
  package private(set) var text = ""

  package init() {}

  /// - Parameters:
  ///   - attributes: names with unescaped values; those without a value are omitted.
  ///   - lists: attributes with several values, separated by line feeds, as names may contain spaces. Those
  ///     without values are omitted.
  package mutating func open(
    _ name: String, _ attributes: [(String, String?)] = [], lists: [(String, [String])] = []
  ) {
    start(name, attributes)
    for (name, values) in lists where !values.isEmpty {
      text += " \(name)=\"\(values.map { Self.escaped($0) }.joined(separator: "&#10;"))\""
    }
    text += ">\n"
  }

  package mutating func close(_ name: String) { text += "</\(name)>\n" }

  package mutating func empty(_ name: String, _ attributes: [(String, String?)]) {
    start(name, attributes)
    text += "/>\n"
  }

  package mutating func element(_ name: String, _ attributes: [(String, String?)] = [], content: String) {
    start(name, attributes)
    text += ">"
    text += Self.escaped(content)
    text += "</\(name)>\n"
  }

  /// - Parameter parts: elements side by side, without blanks between them.
  package mutating func element(
    _ name: String, _ attributes: [(String, String?)],
    parts: [(name: String, attributes: [(String, String?)], content: String)]
  ) {
    start(name, attributes)
    text += ">"
    for part in parts {
      start(part.name, part.attributes)
      text += ">"
      text += Self.escaped(part.content)
      text += "</\(part.name)>"
    }
    text += "</\(name)>\n"
  }

  /// - Parameter rules: written by the project itself, with nothing to escape.
  package mutating func style(_ rules: String) { text += "<style>\(rules)</style>\n" }

  package mutating func append(_ markup: SVGMarkup) { text += markup.text }

  /// - Returns: an attribute value that clips to the path.
  package mutating func define(clip: Path, _ identifiers: inout SVGIdentifiers) -> String {
    let id = identifiers.unique("clip")
    open("clipPath", [("id", id)])
    empty("path", [("d", clip.drawable?.svgData)])
    close("clipPath")
    return "url(#\(id))"
  }

  private mutating func start(_ name: String, _ attributes: [(String, String?)]) {
    text += "<\(name)"
    for case (let name, let value?) in attributes {
      text += " \(name)=\"\(Self.holdsIdentifier(name) ? value : Self.escaped(value))\""
    }
  }

  /// Whether the attribute's value consists of identifiers from `SVGIdentifiers`, which is safe.
  private static func holdsIdentifier(_ attribute: String) -> Bool {
    switch attribute {
    case "id", "href", "clip-path", "aria-labelledby": true
    default: false
    }
  }

  /// The text with spaces for tabs and line breaks, and without characters that a picture cannot contain.
  package static func escaped(_ string: String) -> String {
    if Markup.isPlain(string) { return string }
    let kept = string.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      switch scalar {
      case "\t", "\n", "\r": " "
      default: scalar.isSettable ? scalar : nil
      }
    }
    return Markup.xml(String(String.UnicodeScalarView(kept)))
  }
}

/// Generates `id`s that are unique in a file, with a prefix that is unique to the file in a page.
package struct SVGIdentifiers {
  package let prefix: String
  private var taken: Set<String> = []
  private var numbers: [String: Int] = [:]

  package init(prefix: String) { self.prefix = prefix }

  /// - Returns: the prefix followed by `wanted`, escaped, with hyphens for spaces, which an id must not
  ///   contain, and a number if it is taken.
  package mutating func unique(_ wanted: String) -> String {
    let kept = wanted.unicodeScalars.filter { $0.isSettable || $0.properties.isWhitespace }
    let scalars = kept.map { $0.properties.isWhitespace ? "-" : $0 }
    let base = scalars.isEmpty ? "group" : SVGMarkup.escaped(String(String.UnicodeScalarView(scalars)))
    var id = base
    while !taken.insert(id).inserted {
      let number = numbers[base, default: 1] + 1
      numbers[base] = number
      id = "\(base)-\(number)"
    }
    return prefix + id
  }
}

extension Point {
  /// Both coordinates, separated by a space.
  package var svgPair: String { "\(SVGNumber.string(x)) \(SVGNumber.string(y))" }
}

extension Path {
  /// The path as a `d` attribute.
  package var svgData: String {
    var data = ""
    for element in elements {
      switch element {
      case .move(let end): data += "M\(end.svgPair)"
      case .line(let end): data += "L\(end.svgPair)"
      case .curve(let end, let control1, let control2):
        data += "C\(control1.svgPair) \(control2.svgPair) \(end.svgPair)"
      case .close: data += "Z"
      }
    }
    return data
  }
}

extension ImageData {
  /// An `image` element that fills a rectangle. The data is of digits that nothing has to be escaped in.
  package func svgAttributes(_ frame: Rect) -> [(String, String?)] {
    [
      ("x", frame.x == 0 ? nil : SVGNumber.string(frame.x)),
      ("y", frame.y == 0 ? nil : SVGNumber.string(frame.y)),
      ("width", SVGNumber.string(frame.width)), ("height", SVGNumber.string(frame.height)),
      ("preserveAspectRatio", "none"), ("href", uri),
    ]
  }
}

extension Color {
  /// The colour without its alpha, which has its own attribute in SVG.
  package var svgColor: String {
    func hex(_ component: Double) -> String {
      let value = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16)
    }
    return "#\(hex(red))\(hex(green))\(hex(blue))"
  }

  /// The value of the opacity attribute; nil if the colour is opaque.
  package var svgOpacity: String? { alpha < 1 ? SVGNumber.string(max(alpha, 0)) : nil }
}
