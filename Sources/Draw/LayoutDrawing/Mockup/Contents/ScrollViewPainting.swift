import AutoLayout
import LayoutScene

extension ScrollViewContent: PaintedContent {
  static var appearance: ContentAppearance { .empty }
  static var clipsSubviews: Bool? { true }
}
