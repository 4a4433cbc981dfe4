import AutoLayout
import LayoutScene

extension CollectionCellContent: ElementContent {
  static let elements: [(name: String, words: String)] = []
}
