import AutoLayout
import LayoutScene

/// An image in a view. An image without a file is drawn as a tile with a sun over two mountains.
struct ImagePicture {
  /// The image; nil if there is none.
  let image: SceneImage?
  let mode: ContentMode
  let system: SystemColors
  /// The colour of a symbol.
  let tint: Color
  let measurer: any TextMeasurer

  func items(in frame: Rect) -> [DisplayItem] {
    guard let image, let size = image.size, size.width > 0, size.height > 0 else { return empty(in: frame) }
    let rect = self.rect(of: size, in: frame)
    let items: [DisplayItem] =
      switch image.source {
      case .placeholder: picture(in: rect)
      case .symbol(let name): symbol(name, in: rect, tint)
      case .file(let file):
        file.content.map { [.image(ImageItem(image: $0, frame: rect))] } ?? picture(in: rect)
      case .drawing(let drawing):
        DrawingPainter(system: system, measurer: measurer, tint: tint).items(drawing, of: size, in: rect)
      }
    return [.group(DisplayGroup(clip: .rect(frame), items: items))]
  }

  /// The rectangle in which the content mode places an image of `size`.
  private func rect(of size: Size, in frame: Rect) -> Rect {
    let factors = (frame.width / size.width, frame.height / size.height)
    /// - Parameters:
    ///   - x: the fraction of the remaining width that is to the left of the image.
    ///   - y: the fraction of the remaining height that is above the image.
    func placed(scale: Double = 1, x: Double = 0.5, y: Double = 0.5) -> Rect {
      let (width, height) = (size.width * scale, size.height * scale)
      return Rect(
        x: frame.x + (frame.width - width) * x, y: frame.y + (frame.height - height) * y, width: width,
        height: height)
    }
    return switch mode {
    case .scaleToFill, .redraw: frame
    case .scaleAspectFit: placed(scale: min(factors.0, factors.1))
    case .scaleAspectFill: placed(scale: max(factors.0, factors.1))
    case .center: placed()
    case .top: placed(y: 0)
    case .bottom: placed(y: 1)
    case .left: placed(x: 0)
    case .right: placed(x: 1)
    case .topLeft: placed(x: 0, y: 0)
    case .topRight: placed(x: 1, y: 0)
    case .bottomLeft: placed(x: 0, y: 1)
    case .bottomRight: placed(x: 1, y: 1)
    }
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

  /// The icon that stands in for a symbol, or a ring with a dot if none is known.
  private func symbol(_ name: String, in rect: Rect, _ color: Color) -> [DisplayItem] {
    if let icon = SymbolIcon(symbol: name) {
      return [
        .group(DisplayGroup(className: SymbolIcon.className, items: [.fill(icon.path(in: rect), color)]))
      ]
    }
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
