import AutoLayout
import LayoutScene

extension ScrollViewContent: FileContent {
  #if !hasFeature(Embedded)
    static let elements: [(name: String, words: String)] = [
      ("scrollView", "Scroll View"), ("collectionView", "Collection View"),
    ]

    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      hasRecordedCells = element.element.name == "collectionView"
    }
  #endif
}
