import AutoLayout
import LayoutScene
import XMLText

extension ScrollViewContent: ElementContent {
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
}
