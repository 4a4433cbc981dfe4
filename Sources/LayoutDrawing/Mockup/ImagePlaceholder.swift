import AutoLayout
import LayoutScene

/// The picture that stands for an image view's image: a tile with a sun over two mountains.
struct ImagePlaceholder {
  /// The image's size in points; nil if there is no image.
  let size: Size?
  let mode: ContentMode
  let system: SystemColors
  /// The colour of the symbol, if the image is one.
  var symbolColor: Color?

  func items(in frame: Rect) -> [DisplayItem] {
    guard let size, size.width > 0, size.height > 0 else { return empty(in: frame) }
    let image = self.rect(of: size, in: frame)
    let tile = DisplayGroup(
      clip: .rect(frame), items: symbolColor.map { symbol(in: image, $0) } ?? picture(in: image))
    return [.group(tile)]
  }

  /// Where the content mode puts an image of `size`.
  private func rect(of size: Size, in frame: Rect) -> Rect {
    let factors = (frame.width / size.width, frame.height / size.height)
    let drawn: Size
    switch mode {
    case .scaleToFill: return frame
    case .scaleAspectFit:
      let factor = min(factors.0, factors.1)
      drawn = Size(width: size.width * factor, height: size.height * factor)
    case .scaleAspectFill:
      let factor = max(factors.0, factors.1)
      drawn = Size(width: size.width * factor, height: size.height * factor)
    case .center: drawn = size
    }
    return Rect(
      x: frame.midX - drawn.width / 2, y: frame.midY - drawn.height / 2, width: drawn.width,
      height: drawn.height)
  }

  private func picture(in rect: Rect) -> [DisplayItem] {
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: rect.x + x * rect.width, y: rect.y + y * rect.height)
    }
    let sun = min(rect.width, rect.height) * 0.09
    let ink = system.systemGray.withAlpha(0.55)
    let range = Path.polygon([
      point(0, 1), point(0, 0.82), point(0.3, 0.42), point(0.52, 0.72), point(0.68, 0.55),
      point(1, 0.88), point(1, 1),
    ])
    return [
      .fill(.rect(rect), system.systemFill),
      .fill(.circle(center: point(0.74, 0.27), radius: sun), ink),
      .fill(range, ink),
    ]
  }

  /// Stands in for any symbol, since Apple's own may not be drawn elsewhere: a ring with a dot.
  private func symbol(in rect: Rect, _ color: Color) -> [DisplayItem] {
    let radius = min(rect.width, rect.height) * 0.42
    let center = Point(x: rect.midX, y: rect.midY)
    return [
      .stroke(.circle(center: center, radius: radius), color, StrokeStyle(width: max(1, radius * 0.16))),
      .fill(.circle(center: center, radius: radius * 0.35), color),
    ]
  }

  /// An image view without an image: a faint tile with its diagonals.
  private func empty(in frame: Rect) -> [DisplayItem] {
    let style = StrokeStyle(width: 0.75)
    let ink = system.systemGray.withAlpha(0.6)
    return [
      .fill(.rect(frame), system.secondarySystemFill),
      .stroke(
        .line(from: frame.origin, to: Point(x: frame.maxX, y: frame.maxY)), ink, style),
      .stroke(
        .line(from: Point(x: frame.minX, y: frame.maxY), to: Point(x: frame.maxX, y: frame.minY)), ink, style),
    ]
  }
}
