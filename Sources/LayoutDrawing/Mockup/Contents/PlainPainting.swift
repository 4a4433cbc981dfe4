import AutoLayout

extension PlainContent: PaintedContent {
  static var appearance: ContentAppearance { .empty }
}
