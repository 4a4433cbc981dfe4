import AutoLayout
import LayoutScene

/// Draws what code has drawn in views and images.
struct DrawingPainter {
  let system: SystemColors
  let measurer: any TextMeasurer
  /// The colour of symbols and texts without one of their own.
  let tint: Color

  /// - Parameters:
  ///   - drawing: the drawing, in points of a rectangle of `size`.
  ///   - rect: the position of that rectangle, in canvas points.
  func items(_ drawing: Drawing, of size: Size, in rect: Rect) -> [DisplayItem] {
    guard !drawing.items.isEmpty, size.width > 0, size.height > 0 else { return [] }
    let items = drawing.items.map { item in
      item.clips.reversed().reduce(self.item(item.mark)) { clipped, clip in
        .group(DisplayGroup(clip: clip, items: [clipped]))
      }
    }
    let scale = min(rect.width / size.width, rect.height / size.height)
    guard scale > 0 else { return [] }
    let bounds = Path.rect(Rect(x: 0, y: 0, width: size.width, height: size.height))
    return [.group(DisplayGroup(translation: rect.origin, scale: scale, clip: bounds, items: items))]
  }

  private func item(_ mark: Drawing.Mark) -> DisplayItem {
    switch mark {
    case .fill(let path, let color): .fill(path, system.resolved(color))
    case .stroke(let path, let color, let style): .stroke(path, system.resolved(color), style)
    case .text(let text, let rect): .text(item(text, in: rect))
    case .image(let image, let rect):
      .group(
        DisplayGroup(
          items: ImagePicture(
            image: image, mode: .scaleToFill, system: system, tint: tint, measurer: measurer
          ).items(in: rect)))
    }
  }

  private func item(_ text: StyledText, in rect: Rect) -> TextItem {
    // As in Core Graphics, letters without a colour are black.
    let colors = text.shownColors.map { $0.map(system.resolved) ?? Color(red: 0, green: 0, blue: 0) }
    var item = TextItem(
      text: text.text(.leftToRight), frame: rect, color: colors.first ?? Color(red: 0, green: 0, blue: 0))
    if !item.text.runs.isEmpty { item.runColors = colors }
    return item
  }
}
