import AutoLayout
import LayoutScene

extension TextViewContent: PaintedContent {
  static var appearance: ContentAppearance { .ground }
  static var clipsSubviews: Bool? { true }

  func ground(_ place: PaintPlace) -> Color? { place.system.systemBackground }

  func shownText(_ direction: LayoutDirection) -> Text? { shown(direction) }

  func textRoom(_ frame: Rect, _ text: Text, _ view: SolvedView, _ measurer: any TextMeasurer) -> Rect {
    var room = frame.inset(by: container.textInsets)
    // Lines start at the top; text items are centred, so the room ends with the lines.
    let height = measurer.layout(text, maximumWidth: room.width, maximumHeight: room.height).size.height
    room.height = min(room.height, height)
    return room
  }
}
