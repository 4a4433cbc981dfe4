import AutoLayout
import LayoutScene

/// The keys of texts.
extension FileContent where Self: TextContent {
  static var textKey: Field<Self> {
    Field("text", .text, \.text.string, "The text of a label, text view or text field.")
  }

  static var placeholderKey: Field<Self> {
    Field("placeholder", .text, \.text.placeholder, "What a text field shows while it is empty.")
  }

  static var lineBreakModeKey: Field<Self> {
    Field(
      "lineBreakMode", .choice(of: LineBreakMode.self), \.text.lineBreakMode,
      "How text that does not fit is wrapped or truncated.")
  }

  static var textAlignmentKey: Field<Self> {
    Field(
      "textAlignment", .choice(of: TextAlignment.self), \.text.alignment,
      "How lines are aligned; natural by default.")
  }

  static var textColorKey: Field<Self> {
    Field("textColor", .nullable(.color), \.text.color, "The colour of the text.")
  }

  /// The font is kept as written, because its size depends on the canvas.
  static var fontKey: Field<ViewDraft> {
    Field(
      "font", patching: FontDraft.format, shorthand: .styleOrSize, \.font,
      "The font of the text, or only a text style or a size.")
  }
}

extension ObjectFormat {
  static var edgeInsets: ObjectFormat<EdgeInsets> { edgeInsets(aliases: [:]) }

  /// Insets whose sides follow the direction, as NSDirectionalEdgeInsets calls them.
  static var directionalEdgeInsets: ObjectFormat<EdgeInsets> {
    edgeInsets(aliases: ["leading": "left", "trailing": "right"])
  }

  private static func edgeInsets(aliases: [String: String]) -> ObjectFormat<EdgeInsets> {
    ObjectFormat<EdgeInsets>(
      "insets", "Distances from the edges in points; 0 for a side that is left out.",
      [
        Field("top", .number(.coordinate), \.top, "From the top edge."),
        Field("left", .number(.coordinate), \.left, "From the left edge."),
        Field("bottom", .number(.coordinate), \.bottom, "From the bottom edge."),
        Field("right", .number(.coordinate), \.right, "From the right edge."),
      ], aliases: aliases)
  }
}
