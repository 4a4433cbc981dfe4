import LayoutScene

extension CollectionCellContent: PaintedContent {
  static var appearance: ContentAppearance { .empty }
}
