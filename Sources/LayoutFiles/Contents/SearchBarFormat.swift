import AutoLayout
import LayoutScene

extension SearchBarContent: FileContent {
  static let keys: [Field<ViewDraft>] =
    [textKey] + own([placeholderKey]) + [fontKey] + own([textAlignmentKey, textColorKey])

  #if !hasFeature(Embedded)
    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      element.readText(&text, string: element.text("text"))
    }
  #endif
}
