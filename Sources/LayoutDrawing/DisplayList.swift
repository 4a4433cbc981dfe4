package import AutoLayout
package import LayoutScene

/// A picture as plain values, in points, y down: what the painters turn into PNG, SVG and PDF.
package struct DisplayList: Hashable, Sendable {
  package var size: Size
  /// Names the picture for readers who cannot see it.
  package var title: String
  /// Says in words what the picture shows.
  package var description: String
  package var items: [DisplayItem]

  package init(size: Size, title: String, description: String, items: [DisplayItem] = []) {
    self.size = size
    self.title = title
    self.description = description
    self.items = items
  }
}

package indirect enum DisplayItem: Hashable, Sendable {
  case fill(Path, Color)
  case stroke(Path, Color, StrokeStyle)
  case text(TextItem)
  case image(ImageItem)
  case group(DisplayGroup)
}

/// Items that are moved, clipped or faded together.
package struct DisplayGroup: Hashable, Sendable {
  /// The SVG element's `id`, unique in the picture; nil for a group that needs none.
  package var id: String?
  /// The SVG element's `class`, which a page may use to hide a layer of every option at once.
  package var className: String?
  /// What the group stands for; nil for a group that is not a sign.
  package var sign: SignDescription?
  /// The group's role in the sign around it; nil for a group that is not part of one.
  package var role: SignRole?
  /// Moves the items, in points.
  package var translation: Point
  /// Scales the items about the group's origin, before the translation; above 0.
  package var scale: Double
  /// In the group's own coordinates.
  package var clip: Path?
  /// From 0 to 1, of the group as a whole.
  package var opacity: Double
  package var items: [DisplayItem]

  package init(
    id: String? = nil, className: String? = nil, sign: SignDescription? = nil, role: SignRole? = nil,
    translation: Point = .zero, scale: Double = 1, clip: Path? = nil, opacity: Double = 1,
    items: [DisplayItem]
  ) {
    self.id = id
    self.className = className
    self.sign = sign
    self.role = role
    self.translation = translation
    self.scale = scale
    self.clip = clip
    self.opacity = opacity
    self.items = items
  }
}

/// An image stretched to a rectangle.
package struct ImageItem: Hashable, Sendable {
  package var image: ImageData
  package var frame: Rect

  package init(image: ImageData, frame: Rect) {
    self.image = image
    self.frame = frame
  }

  /// Whether it has an area, in the range of coordinates that are drawn.
  package var isDrawable: Bool {
    frame.isFinite && frame.width > 0 && frame.height > 0 && frame.origin.isDrawable
      && Point(x: frame.maxX, y: frame.maxY).isDrawable && image.size.width > 0 && image.size.height > 0
  }
}

/// Text laid out in a rectangle: wrapped at its width, truncated at its height, centred vertically as in
/// UILabel. Painters lay it out with the same code that measured it.
package struct TextItem: Hashable, Sendable {
  package var text: Text
  package var frame: Rect
  package var color: Color
  /// The colours of the text's runs, in their order; `color` is for those that are missing.
  package var runColors: [Color] = []

  package init(text: Text, frame: Rect, color: Color) {
    self.text = text
    self.frame = frame
    self.color = color
  }

  /// The colour of a run of the text.
  package func color(ofRun index: Int) -> Color {
    runColors.indices.contains(index) ? runColors[index] : color
  }
}

package struct StrokeStyle: Hashable, Sendable {
  /// In points.
  package var width: Double
  /// Lengths of dashes and gaps in points; empty for a solid line.
  package var dashes: [Double]
  package var cap: LineCap
  package var join: LineJoin

  package init(width: Double, dashes: [Double] = [], cap: LineCap = .butt, join: LineJoin = .miter) {
    self.width = width
    self.dashes = dashes
    self.cap = cap
    self.join = join
  }
}

package enum LineCap: String, Sendable {
  case butt
  case round
  case square
}

package enum LineJoin: String, Sendable {
  case miter
  case round
  case bevel
}

/// An outline of straight lines and cubic curves, filled with the non-zero winding rule.
package struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, control1: Point, control2: Point)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) { self.elements = elements }

  package static func line(from start: Point, to end: Point) -> Path {
    Path([.move(start), .line(end)])
  }

  package static func rect(_ rect: Rect) -> Path {
    Path([
      .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// A rectangle with circular corners; the radius is limited to half the shorter side.
  package static func roundedRect(_ rect: Rect, radius: Double) -> Path {
    roundedRect(rect, topRadius: radius, bottomRadius: radius)
  }

  /// A rectangle whose upper corners have another radius than the lower ones, each limited like a common one.
  static func roundedRect(_ rect: Rect, topRadius: Double, bottomRadius: Double) -> Path {
    let limit = min(rect.width / 2, rect.height / 2)
    let (r, s) = (max(0, min(topRadius, limit)), max(0, min(bottomRadius, limit)))
    guard r > 0 || s > 0 else { return .rect(rect) }
    // The handle length that brings a cubic curve within 0.03 % of a quarter circle.
    let (k, l) = (r * (1 - 0.5522847498), s * (1 - 0.5522847498))
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return Path([
      .move(point(left + r, top)), .line(point(right - r, top)),
      .curve(point(right, top + r), control1: point(right - k, top), control2: point(right, top + k)),
      .line(point(right, bottom - s)),
      .curve(
        point(right - s, bottom), control1: point(right, bottom - l), control2: point(right - l, bottom)),
      .line(point(left + s, bottom)),
      .curve(point(left, bottom - s), control1: point(left + l, bottom), control2: point(left, bottom - l)),
      .line(point(left, top + r)),
      .curve(point(left + r, top), control1: point(left, top + k), control2: point(left + k, top)),
      .close,
    ])
  }

  package static func ellipse(in rect: Rect) -> Path {
    guard rect.width != rect.height else { return .roundedRect(rect, radius: rect.width / 2) }
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * 0.5522847498, ry * 0.5522847498)
    let (cx, cy) = (rect.midX, rect.midY)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return Path([
      .move(point(cx, cy - ry)),
      .curve(point(cx + rx, cy), control1: point(cx + kx, cy - ry), control2: point(cx + rx, cy - ky)),
      .curve(point(cx, cy + ry), control1: point(cx + rx, cy + ky), control2: point(cx + kx, cy + ry)),
      .curve(point(cx - rx, cy), control1: point(cx - kx, cy + ry), control2: point(cx - rx, cy + ky)),
      .curve(point(cx, cy - ry), control1: point(cx - rx, cy - ky), control2: point(cx - kx, cy - ry)),
      .close,
    ])
  }
}
