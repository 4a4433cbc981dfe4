import AutoLayout
import LayoutScene

extension TextFieldContent: PaintedContent {
  static var appearance: ContentAppearance { .ground }

  func items(_ place: PaintPlace) -> [DisplayItem] {
    switch borderStyle {
    case .none: return []
    case .line:
      return [.stroke(.rect(place.frame.grown(by: -0.5)), place.system.label, StrokeStyle(width: 1))]
    case .bezel:
      return [.stroke(.rect(place.frame.grown(by: -0.5)), place.system.systemGray, StrokeStyle(width: 1))]
    case .roundedRect: break
    }
    return [
      .fill(.roundedRect(place.frame, radius: 5), place.system.systemBackground),
      .stroke(
        .roundedRect(place.frame.grown(by: -0.25), radius: 5), place.system.fieldBorder,
        StrokeStyle(width: 0.75)),
    ]
  }

  func shownText(_ direction: LayoutDirection) -> Text? { lineOrPlaceholder(direction) }

  func textColor(_ system: SystemColors) -> Color {
    text.string.isEmpty ? system.placeholderText : system.label
  }

  func textRoom(_ frame: Rect, _ text: Text, _ view: SolvedView, _ measurer: any TextMeasurer) -> Rect {
    let inset = borderStyle == .none ? 0.0 : borderStyle == .line ? 2 : 7
    return frame.inset(by: EdgeInsets(left: inset, right: inset))
  }
}
