import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

extension LabelContent: KeyedContent {
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
}
