import AutoLayout
import LayoutScene

extension LabelContent: PaintedContent {
  static var appearance: ContentAppearance { .words }

  func shownText(_ direction: LayoutDirection) -> Text? { text.text(direction) }
}
