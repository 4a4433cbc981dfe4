import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

extension TextViewContent: KeyedContent {
  static let keys: [Field<ViewDraft>] =
    [textKey, fontKey]
    + own([
      textAlignmentKey, textColorKey,
      Field(
        "isScrollEnabled", .boolean, \.isScrollEnabled,
        "Whether a text view scrolls; true by default. If not, it is as high as its text."),
      Field(
        "textContainerInset",
        .object(.edgeInsets, startingWith: .zero, shorthand: .allSides), \.container.inset,
        "The distances of a text view's text from its edges, in points; 8 above and below by default."),
      Field(
        "lineFragmentPadding", .number(.length), \.container.lineFragmentPadding,
        "The distances of a text view's lines from the sides of that, in points; 5 by default."),
    ])
}
