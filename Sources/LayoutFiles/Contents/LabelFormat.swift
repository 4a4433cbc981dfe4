import AutoLayout
import LayoutScene

extension LabelContent: FileContent {
  static let keys: [Field<ViewDraft>] =
    [textKey, fontKey]
    + own([
      Field(
        "numberOfLines", .integer(0...1_000_000), \.text.numberOfLines,
        "The maximum number of lines that a label shows; 0: no limit; 1 by default."),
      lineBreakModeKey, textAlignmentKey,
      Field(
        "preferredMaxLayoutWidth", .number(.length), \.preferredMaxLayoutWidth,
        "The width in points at which a label's text wraps; 0, the default: its own width."),
      Field(
        "adjustsFontSizeToFitWidth", .boolean, \.adjustsFontSizeToFitWidth,
        "Whether text that does not fit is drawn smaller; the frame is that of the full size."),
      Field(
        "minimumScaleFactor", .number(.fraction), \.minimumScaleFactor,
        "The smallest size, as a fraction of the font's size."),
      textColorKey,
    ])

  #if !hasFeature(Embedded)
    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      element.readText(&text, string: element.text("text", attributed: "attributedText"))
      preferredMaxLayoutWidth = max(0, element.number(.preferredMaxLayoutWidth) ?? 0)
      adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? false
      minimumScaleFactor = min(max(element.number(.minimumScaleFactor) ?? 0, 0), 1)
    }
  #endif
}
