import LayoutScene

extension CollectionCellContent: FileContent {
  #if !hasFeature(Embedded)
    static let elements: [(name: String, words: String)] = []
  #endif
}
