import AutoLayout
import LayoutScene

extension CollectionViewContent: ElementContent {
  // A collection view of Interface Builder is shown with the frames that its canvas recorded.
  static let elements: [(name: String, words: String)] = []
}
