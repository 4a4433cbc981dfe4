package import AutoLayout
import LayoutDrawing
package import LayoutScene
import SafeText
import Typesetting

/// Markup under construction.
package struct SVGMarkup {
  /// The markup as UTF-8.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package var isEmpty: Bool { bytes.isEmpty }

  /// - Parameters:
  ///   - attributes: the names with unescaped values; attributes without a value are omitted.
  ///   - lists: attributes with several values, separated by line feeds, as names may contain spaces. Attributes
  ///     without values are omitted.
  package mutating func open(
    _ name: String, _ attributes: [(String, String?)] = [], lists: [(String, [String])] = []
  ) {
    start(name, attributes)
    for (name, values) in lists where !values.isEmpty {
      append(attribute: name)
      for (index, value) in values.enumerated() {
        if index > 0 { append("&#10;") }
        append(escaping: value)
      }
      append("\"")
    }
    append(">\n")
  }

  package mutating func close(_ name: String) {
    end(name)
    append("\n")
  }

  package mutating func empty(_ name: String, _ attributes: [(String, String?)]) {
    start(name, attributes)
    append("/>\n")
  }

  /// A `path` element.
  package mutating func path(_ path: Path, _ attributes: [(String, String?)]) {
    start("path", [])
    append(attribute: "d")
    path.appendData(to: &bytes)
    append("\"")
    append(attributes)
    append("/>\n")
  }

  package mutating func element(_ name: String, _ attributes: [(String, String?)] = [], content: String) {
    start(name, attributes)
    append(">")
    append(escaping: content)
    close(name)
  }

  /// - Parameter parts: the elements side by side, without blanks between them.
  package mutating func element(
    _ name: String, _ attributes: [(String, String?)],
    parts: [(name: String, attributes: [(String, String?)], content: String)]
  ) {
    start(name, attributes)
    append(">")
    for part in parts {
      start(part.name, part.attributes)
      append(">")
      append(escaping: part.content)
      end(part.name)
    }
    close(name)
  }

  /// - Parameter rules: the rules, written by the project itself, with nothing to escape.
  package mutating func style(_ rules: String) {
    append("<style>")
    append(text: rules)
    append("</style>\n")
  }

  package mutating func append(_ markup: SVGMarkup) { bytes += markup.bytes }

  /// - Returns: an attribute value that refers to the clip.
  package mutating func define(clip: Path, _ identifiers: inout SVGIdentifiers) -> String {
    let id = identifiers.unique("clip")
    open("clipPath", [("id", id)])
    if let path = clip.drawable { self.path(path, []) } else { empty("path", []) }
    close("clipPath")
    return "url(#\(id))"
  }

  // MARK: Parts

  private mutating func start(_ name: String, _ attributes: [(String, String?)]) {
    append("<")
    append(text: name)
    append(attributes)
  }

  private mutating func end(_ name: String) {
    append("</")
    append(text: name)
    append(">")
  }

  private mutating func append(_ attributes: [(String, String?)]) {
    for case (let name, let value?) in attributes {
      append(attribute: name)
      // Plain values are recognised faster than identifiers.
      if Markup.isPlain(value) || Self.holdsIdentifier(name) {
        append(text: value)
      } else {
        append(escaping: value)
      }
      append("\"")
    }
  }

  /// Appends the name of an attribute with the quotation mark that opens its value.
  private mutating func append(attribute name: String) {
    append(" ")
    append(text: name)
    append("=\"")
  }

  private mutating func append(escaping value: String) { append(text: Self.escaped(value)) }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func append(text: String) { bytes.append(contentsOf: text.utf8) }

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

  fileprivate func append(to bytes: inout [UInt8]) {
    SVGNumber.append(x, to: &bytes)
    bytes.append(UInt8(ascii: " "))
    SVGNumber.append(y, to: &bytes)
  }
}

extension Path {
  /// The path as a `d` attribute.
  package var svgData: String {
    var bytes: [UInt8] = []
    appendData(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  fileprivate func appendData(to bytes: inout [UInt8]) {
    for element in elements {
      switch element {
      case .move(let end):
        bytes.append(UInt8(ascii: "M"))
        end.append(to: &bytes)
      case .line(let end):
        bytes.append(UInt8(ascii: "L"))
        end.append(to: &bytes)
      case .curve(let end, let control1, let control2):
        bytes.append(UInt8(ascii: "C"))
        control1.append(to: &bytes)
        bytes.append(UInt8(ascii: " "))
        control2.append(to: &bytes)
        bytes.append(UInt8(ascii: " "))
        end.append(to: &bytes)
      case .close: bytes.append(UInt8(ascii: "Z"))
      }
    }
  }
}

extension ImageData {
  /// The attributes of an `image` element that fills a rectangle. The digits of its data need no escaping.
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
    // Written directly into the string, as a picture has thousands of them.
    String(unsafeUninitializedCapacity: 7) { digits in
      func write(_ component: Double, at place: Int) {
        let value = component.isNaN ? 0 : UInt8((min(max(component, 0), 1) * 255).rounded())
        for (offset, digit) in [value >> 4, value & 15].enumerated() {
          digits[place + offset] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
        }
      }
      digits[0] = UInt8(ascii: "#")
      write(red, at: 1)
      write(green, at: 3)
      write(blue, at: 5)
      return 7
    }
  }

  /// The value of the opacity attribute; nil if the colour is opaque.
  package var svgOpacity: String? { alpha < 1 ? SVGNumber.string(max(alpha, 0)) : nil }
}
