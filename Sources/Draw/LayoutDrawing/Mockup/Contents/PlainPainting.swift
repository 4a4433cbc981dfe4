import AutoLayout
import LayoutScene

extension PlainContent: PaintedContent {
  static var appearance: ContentAppearance { .empty }
}
