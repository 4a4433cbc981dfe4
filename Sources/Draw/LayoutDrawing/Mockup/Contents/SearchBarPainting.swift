import AutoLayout
import LayoutScene

extension SearchBarContent: PaintedContent {
  static var appearance: ContentAppearance { .ground }

  func items(_ place: PaintPlace) -> [DisplayItem] {
    let height = place.isFlat ? 28.0 : 36.0
    let field = Rect(
      x: place.frame.x + 8, y: place.frame.midY - min(height, place.frame.height) / 2,
      width: max(0, place.frame.width - 16),
      height: min(height, place.frame.height))
    let lens = Point(x: place.isMirrored ? field.maxX - 17 : field.x + 15, y: field.midY - 1)
    return [
      .fill(.roundedRect(field, radius: place.isFlat ? 5 : 10), place.system.secondarySystemFill),
      .stroke(.circle(center: lens, radius: 5), place.system.systemGray, StrokeStyle(width: 1.5)),
      .stroke(
        .line(from: Point(x: lens.x + 3.6, y: lens.y + 3.6), to: Point(x: lens.x + 7.5, y: lens.y + 7.5)),
        place.system.systemGray, StrokeStyle(width: 1.5, cap: .round)),
    ]
  }

  func ground(_ place: PaintPlace) -> Color? { place.isFlat ? place.system.barBackground : nil }

  func shownText(_ direction: LayoutDirection) -> Text? { lineOrPlaceholder(direction) }

  func textColor(_ system: SystemColors) -> Color {
    text.string.isEmpty ? system.placeholderText : system.label
  }

  func textRoom(_ frame: Rect, _ text: Text, _ view: SolvedView, _ measurer: any TextMeasurer) -> Rect {
    let isMirrored = view.layoutDirection == .rightToLeft
    return frame.inset(by: EdgeInsets(left: isMirrored ? 16 : 38, right: isMirrored ? 40 : 16))
  }
}
