package import AutoLayout
package import LayoutScene

/// A picture as plain values, in points with y pointing down, which the painters turn into PNG, SVG and PDF.
package struct DisplayList: Hashable, Sendable {
  package var size: Size
  /// The name of the picture, for readers who cannot see it.
  package var title: String
  /// A description of the picture in words.
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
  /// The sign that the group stands for; nil for a group that is not a sign.
  package var sign: SignDescription?
  /// The group's role in the sign around it; nil for a group that is not part of one.
  package var role: SignRole?
  /// The translation of the items, in points.
  package var translation: Point
  /// The scale of the items about the group's origin, applied before the translation; above 0.
  package var scale: Double
  /// The clip in the group's own coordinates.
  package var clip: Path?
  /// The opacity of the group as a whole, from 0 to 1.
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

  /// Whether the image has an area within the range of coordinates that are drawn.
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
  /// The colours of the text's runs, in order; runs without one have the colour `color`.
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
