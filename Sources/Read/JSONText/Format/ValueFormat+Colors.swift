package import AutoLayout
import Diagnostics
import LayoutScene

extension ValueFormat where Value == DynamicColor {
  /// A colour, whose schema is a definition.
  package static let color = writtenColor.called("color")

  /// A colour by name or in hexadecimal digits, or an object with one for each appearance.
  package static let writtenColor = ValueFormat(
    schema: .any(of: [word.schema, pair.schema]),
    encode: { $0.light == $0.dark ? word.encode($0) : pair.encode(ColorPair($0)) }
  ) { node, findings in
    if case .object = node.content { return pair.decode(node, &findings).map(\.color) }
    return word.decode(node, &findings)
  }

  private static let word = ValueFormat(
    schema: .any(of: [
      .object([
        ("type", .string("string")),
        ("pattern", .string("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")),
      ]),
      .object([("enum", .array(SystemColorTable.properties.map { .string($0) }))]),
    ]),
    encode: { .string($0.light.hexString) }
  ) { node, findings in
    guard case .string(let text) = node.content else {
      findings.wrongType(node, expected: "a colour, such as \"#ff9500\" or \"systemOrange\"")
      return nil
    }
    if let color = Color(hexString: text) { return DynamicColor(color) }
    if let color = SystemColorTable.color(ofProperty: text) { return color }
    findings.error(
      .unknownValue, at: node.range, "\"\(text)\" is not a colour",
      help: Suggestion.question(for: text, in: SystemColorTable.properties)
        ?? "write #rgb, #rrggbb, #rrggbbaa, or the name of a UIColor, such as systemBlue")
    return nil
  }

  private static let pair = ValueFormat<ColorPair>.object(
    ObjectFormat<ColorPair>(
      "colour pair", "A colour that follows the appearance.",
      [
        Field("light", word, \.light, required: true, "In the light appearance."),
        Field("dark", word, \.dark, required: true, "In the dark appearance."),
        Field(
          "alpha", .nullable(.number(.fraction)), \.alpha,
          "How opaque both are, from 0 to 1; null, the default: as they are."),
      ]), startingWith: ColorPair(DynamicColor(Color(hex: 0))))
}

/// A colour for each appearance as files name them; a named colour can differ between appearances itself.
private struct ColorPair: Sendable {
  var light: DynamicColor
  var dark: DynamicColor
  var alpha: Double?

  init(_ color: DynamicColor) {
    light = DynamicColor(color.light)
    dark = DynamicColor(color.dark)
  }

  var color: DynamicColor {
    guard let alpha else { return DynamicColor(light: light.light, dark: dark.dark) }
    return DynamicColor(light: light.light.withAlpha(alpha), dark: dark.dark.withAlpha(alpha))
  }
}
