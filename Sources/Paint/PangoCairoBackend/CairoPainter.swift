import AutoLayout
import CPangoCairo
import LayoutDrawing

/// Paints a display list on any Cairo surface, as the single traversal for PNG and PDF.
struct CairoPainter {
  enum TextRendering {
    /// Letters as filled outlines, placed at fractions of a pixel. Cairo would place a glyph's image on the nearest
    /// whole pixel, which makes the gaps uneven.
    case outlines
    /// Letters as text, which a reader can select and search.
    case glyphs
  }

  let context: CairoContext
  let textRendering: TextRendering
  let measurer: PangoTextMeasurer
  let images: CairoImages

  init(
    _ context: CairoContext, textRendering: TextRendering, measurer: PangoTextMeasurer, images: CairoImages
  ) {
    self.context = context
    self.textRendering = textRendering
    self.measurer = measurer
    self.images = images
  }

  private var cairo: OpaquePointer { context.pointer }

  /// - Throws: `PaintError` if an image cannot be drawn after all.
  func paint(all items: [DisplayItem]) throws(PaintError) {
    paint(items)
    try images.check()
  }

  private func paint(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .fill(let path, let color): fill(path, color)
      case .stroke(let path, let color, let style): stroke(path, color, style)
      case .text(let text): paint(text)
      case .image(let item): paint(item)
      case .group(let group): paint(group)
      }
    }
  }

  private func fill(_ path: Path, _ color: Color) {
    guard let path = path.drawable else { return }
    trace(path)
    setSource(color)
    cairo_fill(cairo)
  }

  private func stroke(_ path: Path, _ color: Color, _ style: StrokeStyle) {
    guard let path = path.drawable, style.isDrawable else { return }
    trace(path)
    setSource(color)
    cairo_set_line_width(cairo, style.width)
    let dashes = style.drawableDashes
    cairo_set_dash(cairo, dashes, Int32(clamping: dashes.count), 0)
    cairo_set_line_cap(cairo, style.cap.cairo)
    cairo_set_line_join(cairo, style.join.cairo)
    cairo_stroke(cairo)
  }

  private func paint(_ item: ImageItem) {
    guard item.isDrawable else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    // Nothing is painted outside the frame, although the pixels at the edges are extended to keep them sharp.
    trace(.rect(item.frame))
    cairo_clip(cairo)
    cairo_translate(cairo, item.frame.x, item.frame.y)
    images.paint(
      item.image, width: item.frame.width, height: item.frame.height, on: cairo, measurer: measurer)
  }

  private func paint(_ item: TextItem) {
    guard isInSight(item) else { return }
    let placed = PlacedText(item, measurer: measurer)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if let clip = placed.clip?.drawable {
      trace(clip)
      cairo_clip(cairo)
    }
    for line in placed.lines {
      if line.line.isPlain { paint(plain: line, item.color) } else { paint(line, item) }
      for emoji in line.emoji {
        fill(emoji.path, PlacedText.emojiColor(item.color(ofRun: emoji.run)))
      }
    }
  }

  private func paint(plain line: PlacedText.Line, _ color: Color) {
    setSource(color)
    cairo_new_path(cairo)
    cairo_move_to(cairo, line.origin.x, line.origin.y)
    switch textRendering {
    case .outlines:
      pango_cairo_layout_line_path(cairo, line.line.pointer)
      cairo_fill(cairo)
    case .glyphs:
      pango_cairo_show_layout_line(cairo, line.line.pointer)
    }
  }

  /// Paints a line run by run.
  private func paint(_ line: PlacedText.Line, _ item: TextItem) {
    for part in line.line.parts {
      guard let run = part.glyphs.pointee.item, let glyphs = part.glyphs.pointee.glyphs else { continue }
      setSource(item.color(ofRun: part.run))
      cairo_new_path(cairo)
      cairo_move_to(cairo, line.origin.x + part.origin.x, line.origin.y + part.origin.y)
      switch textRendering {
      case .outlines:
        pango_cairo_glyph_string_path(cairo, run.pointee.analysis.font, glyphs)
        cairo_fill(cairo)
      case .glyphs:
        line.line.owner.string.withCString { pango_cairo_show_glyph_item(cairo, $0, part.glyphs) }
      }
    }
    for decoration in line.decorations {
      fill(.rect(decoration.rect), item.color(ofRun: decoration.run))
    }
  }

  /// Whether letters of a text can be within the area that is currently painted. Cairo itself tests shapes.
  private func isInSight(_ item: TextItem) -> Bool {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    // Letters of some scripts rise above the line, and a line may be higher than its frame.
    let reach = item.text.reach
    if item.frame.maxY + reach >= top && item.frame.minY - reach <= bottom { return true }
    // Marks may be stacked to any height.
    return item.text.string.unicodeScalars.contains {
      $0.properties.canonicalCombiningClass != .notReordered
    }
  }

  private func paint(_ group: DisplayGroup) {
    guard group.isDrawable else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_translate(cairo, group.translation.x, group.translation.y)
    cairo_scale(cairo, group.scale, group.scale)
    if let clip = group.clip {
      // A clip that cannot be drawn hides everything.
      trace(clip.drawable ?? Path())
      cairo_clip(cairo)
    }
    let opacity = group.drawableOpacity
    guard opacity < 1 else { return paint(group.items) }
    guard let bounds = InkBounds(measurer: measurer).bounds(of: group.items) else { return }
    clip(to: bounds)
    cairo_push_group(cairo)
    paint(group.items)
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, opacity)
  }

  /// Clips to the whole pixels that a rectangle touches, so that no edge is softened.
  private func clip(to bounds: Rect) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let corners = [
      (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.minX, bounds.maxY),
      (bounds.maxX, bounds.maxY),
    ].map { corner in
      var (x, y) = corner
      cairo_user_to_device(cairo, &x, &y)
      return Rect(x: x, y: y, width: 0, height: 0)
    }
    let device = corners.dropFirst().reduce(corners[0]) { $0.union($1) }.grown(by: 1)
    let (left, top) = (device.minX.rounded(.down), device.minY.rounded(.down))
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, left, top, device.maxX.rounded(.up) - left, device.maxY.rounded(.up) - top)
    cairo_clip(cairo)
    cairo_set_matrix(cairo, &matrix)
  }

  private func trace(_ path: Path) {
    cairo_new_path(cairo)
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(cairo, point.x, point.y)
      case .line(let point): cairo_line_to(cairo, point.x, point.y)
      case .curve(let point, let control1, let control2):
        cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      case .close: cairo_close_path(cairo)
      }
    }
  }

  private func setSource(_ color: Color) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }
}

extension LineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension LineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
