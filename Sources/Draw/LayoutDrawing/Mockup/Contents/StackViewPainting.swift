import AutoLayout
import LayoutScene

extension StackViewContent: PaintedContent {
  static var appearance: ContentAppearance { .empty }
}
