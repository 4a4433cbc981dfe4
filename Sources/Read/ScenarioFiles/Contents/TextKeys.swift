import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

/// The keys of texts.
extension KeyedContent where Self: TextContent {
  static var textKey: Field<ViewDraft> {
    textKey("text", "The text of a label, text view or text field, or an array of its parts.")
  }

  /// A text, whose parts are kept as written, because the sizes of their fonts depend on the canvas.
  static func textKey(_ name: String, _ doc: String) -> Field<ViewDraft> {
    @Sendable func node(_ draft: ViewDraft) -> JSONNode? {
      guard let own = Self(draft.view.content) else { return nil }
      return draft.runs.isEmpty ? .string(own.text.string) : .array(draft.runs.map { $0.node })
    }
    return Field(
      name: name, doc: doc, schema: { ValueFormat<[RunDraft]>.textOrRuns.schema },
      read: { member, draft, findings in
        guard let runs = ValueFormat<[RunDraft]>.textOrRuns.decode(member.value, &findings),
          var own = Self(draft.view.content)
        else { return }
        own.text.string = runs.reduce("") { $0 + $1.run.string }
        draft.view.content = own.content
        if case .array = member.value.content { draft.runs = runs } else { draft.runs = [] }
      },
      write: { draft, base in
        let (own, other) = (node(draft), node(base))
        return own == other ? nil : own
      },
      usual: { node($0) })
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
