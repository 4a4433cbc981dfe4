import AutoLayout
import LayoutScene

extension ButtonContent: PaintedContent {
  static var appearance: ContentAppearance { .words }

  /// The image, before the title or alone in the middle.
  func items(_ place: PaintPlace) -> [DisplayItem] {
    guard let size = imageSize, size.width > 0, size.height > 0 else { return [] }
    return ImagePicture(
      image: image, mode: .scaleAspectFit, system: place.system,
      tint: (text.color ?? place.view.scene.tintColor).map(place.system.resolved) ?? place.system.tint
    ).items(in: imageFrame(of: size, place))
  }

  private func imageFrame(of size: Size, _ place: PaintPlace) -> Rect {
    let frame = place.frame
    let factor = min(1, frame.width / size.width, frame.height / size.height)
    let (width, height) = (size.width * factor, size.height * factor)
    let title = titleWidth(place)
    let start = frame.midX - (width + title) / 2
    let x = place.isMirrored ? start + title : start
    return Rect(x: max(frame.x, x), y: frame.midY - height / 2, width: width, height: height)
  }

  private func titleWidth(_ place: PaintPlace) -> Double {
    guard let text = place.view.text, !text.string.isEmpty else { return 0 }
    return place.measurer.layout(text, maximumWidth: nil, maximumHeight: nil).size.width
  }

  /// The text's alignment applies only within the title; the title itself is centred.
  func shownText(_ direction: LayoutDirection) -> Text? {
    var line = text.line(direction)
    line.alignment = .center
    return line
  }

  func textColor(_ system: SystemColors) -> Color { system.tint }

  /// The title is beside the image, and both together are centred.
  func textRoom(_ frame: Rect, _ text: Text, _ view: SolvedView, _ measurer: any TextMeasurer) -> Rect {
    guard let image = imageSize, image.width < frame.width else { return frame }
    let isMirrored = view.layoutDirection == .rightToLeft
    return frame.inset(
      by: EdgeInsets(left: isMirrored ? 0 : image.width, right: isMirrored ? image.width : 0))
  }
}
