import AutoLayout

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
    ])
}

extension Shorthand where Value == FontDraft {
  /// A text style by its name, or a size in points.
  static let styleOrSize = Shorthand(
    "a text style, such as \"headline\", a size", ValueFormat<FontDraft>.styleOrSize
  ) { short, font in
    font.textStyle = short.textStyle ?? font.textStyle
    font.size = short.size ?? font.size
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
    default:
      font.textStyle = ValueFormat<TextStyle>.choice(of: TextStyle.self).decode(node, &findings)
    }
    return font
  }
}
