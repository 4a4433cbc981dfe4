import LayoutScene

extension CollectionViewContent: PaintedContent {
  static var appearance: ContentAppearance { .empty }
  static var clipsSubviews: Bool? { true }
}
