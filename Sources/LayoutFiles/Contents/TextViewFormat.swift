import AutoLayout
import LayoutScene

extension TextViewContent: FileContent {
  static let keys: [Field<ViewDraft>] =
    [textKey, fontKey]
    + own([
      textAlignmentKey, textColorKey,
      Field(
        "isScrollEnabled", .boolean, \.isScrollEnabled,
        "Whether a text view scrolls; true by default. If not, it is as high as its text."),
    ])

  #if !hasFeature(Embedded)
    var outlineName: String? { nil }

    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      element.readText(&text, string: element.text("text", attributed: "attributedText"))
      isScrollEnabled = element.flag("scrollEnabled") ?? true
    }
  #endif
}
