import AutoLayout

extension StackViewContent: PaintedContent {
  static var appearance: ContentAppearance { .empty }
}
