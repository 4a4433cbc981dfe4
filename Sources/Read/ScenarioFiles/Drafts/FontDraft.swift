import AutoLayout
import Diagnostics
import JSONText

/// A font as files describe it, before the reader's text size is known.
struct FontDraft: Sendable {
  var size: Double?
  var weight: FontWeight?
  var textStyle: TextStyle?
  var family: String?

  /// The font on a canvas with the category. An explicit size overrides the text style's, and discards the
  /// style's line pitch.
  func resolved(over base: Font, category: ContentSizeCategory) -> Font {
    var font = textStyle?.font(for: category) ?? base
    if let size {
      font.size = size
      font.linePitch = nil
    }
    font.weight = weight ?? font.weight
    font.family = family ?? font.family
    return font
  }

  var isEmpty: Bool { size == nil && weight == nil && textStyle == nil && family == nil }

  static let format = ObjectFormat<FontDraft>(
    "font", "A font; keys that are left out have the view type's values.",
    [
      Field("size", .number(.fontSize), \.size, "In points; overrides the size of the text style."),
      Field("weight", .choice(FontWeight.allCases.map { ($0.name, $0) }), \.weight, "The weight."),
      Field(
        "textStyle", .choice(of: TextStyle.self), \.textStyle,
        "A text style, whose size follows the canvas's contentSizeCategory."),
      Field("family", .text, \.family, "A font family; the system font by default."),
    ],
    aliases: ["pointSize": "size", "familyName": "family", "style": "textStyle"],
    hints: [
      "name": "write the family and the weight: { \"family\": \"…\", \"weight\": \"bold\" }",
      "fontName": "write the family and the weight: { \"family\": \"…\", \"weight\": \"bold\" }",
      "bold": "write \"weight\": \"bold\"",
      "italic": "only upright letters are drawn; leave it out",
    ])
}

extension Shorthand where Value == FontDraft {
  /// A text style by its name, or a size in points.
  static let styleOrSize = Shorthand(
    "a text style, such as \"headline\", a size", ValueFormat<FontDraft>.styleOrSize
  ) { short, font in
    font.textStyle = short.textStyle ?? font.textStyle
    font.size = short.size ?? font.size
    font.weight = short.weight ?? font.weight
  }
}

extension ValueFormat where Value == FontDraft {
  fileprivate static let styleOrSize = ValueFormat(
    schema: .any(of: [ValueFormat<TextStyle>.choice(of: TextStyle.self).schema, .number("number", .fontSize)])
  ) { node, findings in
    var font = FontDraft()
    switch node.content {
    case .number:
      font.size = ValueFormat<Double>.number(.fontSize).decode(node, &findings)
    case .string(let text) where text.hasSuffix(")"):
      guard let call = FontDraft(call: text) else {
        findings.error(
          .unknownValue, at: node.range, "\"\(text)\" is not a font",
          help: "write a text style, a size, or { \"size\": 17, \"weight\": \"bold\" }")
        return nil
      }
      return call
    case .string(let text) where !isNearStyle(text):
      findings.error(
        .unknownValue, at: node.range, "\"\(text)\" is not a font", help: FontDraft.help(for: text))
      return nil
    case .string, .boolean, .null, .array, .object, .invalid:
      font.textStyle = ValueFormat<TextStyle>.choice(of: TextStyle.self).decode(node, &findings)
    }
    return font
  }
}

/// Whether a text is a text style, perhaps misspelt.
private func isNearStyle(_ text: String) -> Bool {
  let names = TextStyle.allCases.map(\.rawValue)
  return names.contains(memberName(in: text)) || Suggestion.nearest(to: text, in: names) != nil
}

extension FontDraft {
  /// Advice on what to write for a weight, or for a font with its size, such as `Helvetica-Bold 17`.
  fileprivate static func help(for text: String) -> String {
    if let weight = FontWeight.allCases.first(where: { $0.name == text }) {
      return "write { \"weight\": \"\(weight.name)\" }"
    }
    let words = text.split(separator: " ")
    guard words.count > 1, let size = words.last.flatMap({ Double(String($0)) }) else {
      return "write a text style, such as \"headline\", a size, or { \"size\": 17, \"weight\": \"bold\" }"
    }
    let parts = words.dropLast().joined(separator: " ").split(separator: "-")
    let weight = FontWeight.allCases.first {
      $0.name == parts.dropFirst().first.map { String($0).lowercased() }
    }
    return "write { \"family\": \"\(parts.first ?? "")\", \"size\": \(plainNumber(size))"
      + (weight.map { ", \"weight\": \"\($0.name)\"" } ?? "") + " }"
  }

  /// A font as Swift code makes it, such as `UIFont.preferredFont(forTextStyle: .body)` and
  /// `.systemFont(ofSize: 17, weight: .bold)`.
  fileprivate init?(call: String) {
    let call = call.hasPrefix("UIFont") ? call.dropFirst("UIFont".count) : call[...]
    guard let open = call.firstIndex(of: "("), call.last == ")" else { return nil }
    var arguments: [String: String] = [:]
    for argument in call[call.index(after: open)...].dropLast().split(separator: ",") {
      let parts = argument.split(separator: ":").map { String($0.drop { $0 == " " }) }
      guard parts.count == 2 else { return nil }
      arguments[parts[0]] = parts[1]
    }
    self.init()
    switch call[..<open] {
    case ".preferredFont":
      guard let name = arguments["forTextStyle"], let style = TextStyle(rawValue: memberName(in: name)) else {
        return nil
      }
      textStyle = style
    case ".systemFont", ".boldSystemFont":
      guard let points = arguments["ofSize"].flatMap(Double.init), NumberRange.fontSize.contains(points)
      else { return nil }
      size = points
      if call[..<open] == ".boldSystemFont" { weight = .bold }
      if let name = arguments["weight"] {
        guard let named = FontWeight.allCases.first(where: { $0.name == memberName(in: name) }) else {
          return nil
        }
        weight = named
      }
    default: return nil
    }
  }
}
