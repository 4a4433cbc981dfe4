import AutoLayout
import LayoutScene

extension ButtonContent: PaintedContent {
  static var appearance: ContentAppearance { .words }

  func items(_ place: PaintPlace) -> [DisplayItem] {
    guard let size = imageSize, size.width > 0, size.height > 0 else { return [] }
    let room = room(in: place.frame, isMirrored: place.isMirrored)
    var arrangement = arrangement(
      place.view.text ?? text.line(place.view.layoutDirection), place.view, place.measurer)
    let factor = min(1, room.width / size.width, room.height / size.height)
    guard factor > 0 else { return [] }
    arrangement.image = Size(width: size.width * factor, height: size.height * factor)
    var frame = arrangement.areas(in: room, isMirrored: place.isMirrored).image
    frame.x = clamp(frame.x, room.minX, room.maxX - frame.width)
    return ImagePicture(
      image: image, mode: .scaleAspectFit, system: place.system,
      tint: text.color.map(place.system.resolved) ?? textColor(place.system), measurer: place.measurer
    ).items(in: frame)
  }

  /// The subtitle of the button.
  func texts(_ place: PaintPlace) -> [TextItem] {
    let direction = place.view.layoutDirection
    guard let subtitle = subtitleLine(direction) else { return [] }
    let title = place.view.text ?? text.line(direction)
    let arrangement = arrangement(title, place.view, place.measurer)
    let area = arrangement.areas(
      in: room(in: place.frame, isMirrored: place.isMirrored), isMirrored: place.isMirrored
    ).subtitle
    let color = text.color.map(place.system.resolved) ?? textColor(place.system)
    return [TextItem(text: subtitle, frame: block(in: area, arrangement), color: color)]
  }

  /// The background of a configuration.
  func ground(_ place: PaintPlace) -> Color? {
    switch style {
    case nil, .plain, .borderless: nil
    case .gray, .bordered: place.system.secondarySystemFill
    case .tinted, .borderedTinted: place.system.tint.withAlpha(0.18)
    case .filled, .borderedProminent: place.system.tint
    }
  }

  /// The corner radius of a configuration's background, in points. UIKit does not publish the radii; these are from
  /// memory.
  func cornerRadius(_ frame: Rect) -> Double {
    guard style != nil else { return 0 }
    return switch cornerStyle {
    case .fixed, .dynamic, .medium: 6
    case .small: 4
    case .large: 9
    case .capsule: frame.height / 2
    }
  }

  /// The text's alignment applies only within the title; the title itself is centred.
  func shownText(_ direction: LayoutDirection) -> Text? {
    var line = text.line(direction)
    line.alignment = lineAlignment(direction)
    for index in line.runs.indices { line.runs[index].paragraph.alignment = nil }
    return line
  }

  func textColor(_ system: SystemColors) -> Color {
    switch style {
    case .filled, .borderedProminent: Color(hex: 0xFFFFFF)
    case nil, .plain, .borderless, .gray, .bordered, .tinted, .borderedTinted: system.tint
    }
  }

  /// The room for the title, which is beside the image; both together are centred.
  func textRoom(_ frame: Rect, _ text: Text, _ view: SolvedView, _ measurer: any TextMeasurer) -> Rect {
    let arrangement = arrangement(text, view, measurer)
    let isMirrored = view.layoutDirection == .rightToLeft
    let room = room(in: frame, isMirrored: isMirrored)
    if let image = imageSize, image.width >= room.width { return room }
    return block(in: arrangement.areas(in: room, isMirrored: isMirrored).title, arrangement)
  }

  /// The frame inside the insets. The insets of a button without a configuration only make it larger.
  private func room(in frame: Rect, isMirrored: Bool) -> Rect {
    guard settings.hasConfiguration else { return frame }
    var insets = settings.contentInsets ?? settings.size.contentInsets
    if isMirrored { swap(&insets.left, &insets.right) }
    let room = frame.inset(by: insets)
    return room.width > 0 && room.height > 0 ? room : frame
  }

  private func arrangement(_ title: Text, _ view: SolvedView, _ measurer: any TextMeasurer)
    -> ButtonArrangement
  {
    func size(_ text: Text?) -> Size {
      guard let text, !text.string.isEmpty else { return .zero }
      let width = measurer.layout(text, maximumWidth: nil, maximumHeight: nil).size.width
      return Size(width: width, height: measurer.lineMetrics(of: text).lineHeight)
    }
    return ButtonArrangement(
      image: imageSize ?? .zero, title: size(title), subtitle: size(subtitleLine(view.layoutDirection)),
      settings: settings)
  }

  /// The part of a line's area that both lines share, if they are aligned at a side.
  private func block(in area: Rect, _ arrangement: ButtonArrangement) -> Rect {
    guard lineAlignment(.leftToRight) != .center else { return area }
    let width = min(area.width, max(arrangement.title.width, arrangement.subtitle.width) + 0.02)
    return Rect(x: area.midX - width / 2, y: area.y, width: width, height: area.height)
  }
}
