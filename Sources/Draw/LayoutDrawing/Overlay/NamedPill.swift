import AutoLayout

/// A pill that begins with the constraint's name.
extension OverlayLabel.Run {
  func namedPill(_ name: String, _ value: String, _ frame: Rect, _ theme: Theme) -> [DisplayItem] {
    let color = theme.color(of: tone)
    let ground = DisplayItem.fill(.roundedRect(frame, radius: frame.height / 2), color)
    guard !value.isEmpty else { return [ground, text(name, frame, theme.pill)] }
    let width = frame.width * capShare
    let cap = Rect(x: frame.minX, y: frame.minY, width: width, height: frame.height)
    let rest = Rect(x: cap.maxX, y: frame.minY, width: frame.width - width, height: frame.height)
    // The hole is round at its right end only; the cap is at the left.
    let hole = Rect(x: rest.minX, y: rest.minY + 0.8, width: rest.width - 0.8, height: rest.height - 1.6)
    let straight = Rect(x: hole.minX, y: hole.minY, width: hole.width - hole.height / 2, height: hole.height)
    let round = Rect(
      x: hole.maxX - hole.height, y: hole.minY, width: hole.height, height: hole.height)
    return [
      ground, .fill(.rect(straight), theme.pill), .fill(.ellipse(in: round), theme.pill),
      text(name, cap, theme.pill), text(value, rest, color),
    ]
  }

  private func text(_ string: String, _ frame: Rect, _ color: Color) -> DisplayItem {
    .text(string.item(Typography.pill, in: frame, alignment: .center, color: color))
  }
}

extension RunMaker {
  func namedPill(
    _ name: String, _ value: String, status: ConstraintStatus, layer: OverlayLayer
  ) -> OverlayLabel.Run {
    let cap = size(of: name, Typography.pill).width + 1.5 * Measures.pillPadding
    let rest = value.isEmpty ? 0 : size(of: value, Typography.pill).width + 1.5 * Measures.pillPadding
    var run = OverlayLabel.Run(
      content: .named(name, value: value), tone: .status(status), layer: layer,
      size: Size(width: max(cap + rest, Measures.pillHeight), height: Measures.pillHeight))
    run.capShare = cap / (cap + rest)
    return run
  }
}
