import AutoLayout
import LayoutScene

extension ScrollViewContent: FileContent {
  static let keys = own([
    Field(
      "contentInsetAdjustmentBehavior", .choice(of: ScrollView.InsetAdjustment.self),
      \.contentInsetAdjustmentBehavior,
      "When the content keeps clear of the safe area; automatic by default: where it can scroll, and below a navigation bar."
    ),
    Field(
      "alwaysBounceHorizontal", .boolean, \.alwaysBounceHorizontal,
      "Whether content that is no wider than the scroll view counts as scrollable; false by default."),
    Field(
      "alwaysBounceVertical", .boolean, \.alwaysBounceVertical,
      "Whether content that is no higher than the scroll view counts as scrollable; false by default."),
  ])

  #if !hasFeature(Embedded)
    static let elements: [(name: String, words: String)] = [
      ("scrollView", "Scroll View"), ("collectionView", "Collection View"),
    ]

    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      hasRecordedCells = element.element.name == "collectionView"
      contentInsetAdjustmentBehavior =
        element.element["contentInsetAdjustmentBehavior"].flatMap { .init(rawValue: $0) } ?? .automatic
      alwaysBounceHorizontal = element.flag("alwaysBounceHorizontal") ?? false
      alwaysBounceVertical = element.flag("alwaysBounceVertical") ?? false
    }
  #endif
}
