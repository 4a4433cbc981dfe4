import AutoLayout
import CPangoCairo
import LayoutDrawing

/// PANGO_GLYPH_EMPTY, an invisible glyph. Pango's header defines it with a cast, so it is not imported.
private let emptyGlyph: PangoGlyph = 0x0FFF_FFFF

/// Turns glyphs into paths.
final class GlyphOutlines {
  /// A glyph at the position where a line draws it.
  struct PlacedGlyph {
    var key: Key
    var origin: Point
    /// The position of the text's run.
    var run: Int
  }

  /// The key of a glyph, for a font at a size.
  struct Key: Hashable {
    var font: UnsafeMutablePointer<PangoFont>
    var glyph: PangoGlyph
  }

  /// The enlargement of glyphs. Cairo and FreeType round to fractions of the target's pixel, so enlarging keeps
  /// outlines exact.
  private static let enlargement = 64.0
  /// The greatest number of pixels in an em: FreeType counts them with 16 bits.
  private static let largestEm = 32_768.0

  private let context: CairoContext
  /// The fonts, retained so that no other font can get the address that a key holds.
  private var fonts: Set<UnsafeMutablePointer<PangoFont>> = []

  init() throws(PaintError) {
    context = try CairoContext(CairoSurface(cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)))
  }

  deinit {
    for font in fonts { g_object_unref(UnsafeMutableRawPointer(font)) }
  }

  /// The glyphs of a line that may be visible, from left to right.
  static func glyphs(of line: TypesetLine, at origin: Point) -> [PlacedGlyph] {
    var placed: [PlacedGlyph] = []
    for part in line.parts {
      guard let item = part.glyphs.pointee.item, let string = part.glyphs.pointee.glyphs,
        let font = item.pointee.analysis.font
      else { continue }
      // In Pango's units, sums are exact.
      var x = part.origin.x * pangoUnitsPerPoint
      let y = part.origin.y * pangoUnitsPerPoint
      for info in UnsafeBufferPointer(start: string.pointee.glyphs, count: Int(string.pointee.num_glyphs)) {
        let left = x + Double(info.geometry.x_offset)
        let down = y + Double(info.geometry.y_offset - part.glyphs.pointee.y_offset)
        x += Double(info.geometry.width)
        if info.glyph == emptyGlyph { continue }
        placed.append(
          PlacedGlyph(
            key: Key(font: font, glyph: info.glyph),
            origin: Point(
              x: origin.x + left / pangoUnitsPerPoint, y: origin.y + down / pangoUnitsPerPoint),
            run: part.run))
      }
    }
    return placed
  }

  /// The outline relative to the glyph's origin, in points; empty for a blank.
  func path(of key: Key) throws(PaintError) -> Path {
    if fonts.insert(key.font).inserted { g_object_ref(UnsafeMutableRawPointer(key.font)) }
    let cairo = context.pointer
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    let enlargement = min(Self.enlargement, Self.largestEm / max(1, Self.size(of: key.font)))
    cairo_scale(cairo, enlargement, enlargement)
    guard let string = pango_glyph_string_new() else { throw .cairo("out of memory") }
    defer { pango_glyph_string_free(string) }
    pango_glyph_string_set_size(string, 1)
    string.pointee.glyphs[0].glyph = key.glyph
    string.pointee.glyphs[0].geometry = PangoGlyphGeometry(width: 0, x_offset: 0, y_offset: 0)
    cairo_new_path(cairo)
    cairo_move_to(cairo, 0, 0)
    pango_cairo_glyph_string_path(cairo, key.font, string)
    try context.check()
    return try copiedPath()
  }

  /// The size of a font in points.
  private static func size(of font: UnsafeMutablePointer<PangoFont>) -> Double {
    guard let description = pango_font_describe_with_absolute_size(font) else { return 0 }
    defer { pango_font_description_free(description) }
    return Double(pango_font_description_get_size(description)) / pangoUnitsPerPoint
  }

  private func copiedPath() throws(PaintError) -> Path {
    guard let copy = cairo_copy_path(context.pointer) else { throw .cairo("out of memory") }
    defer { cairo_path_destroy(copy) }
    var path = Path()
    var index = 0
    let count = Int(copy.pointee.num_data)
    guard let data = copy.pointee.data else { return path }
    while index < count {
      let header = data[index].header
      let length = Int(header.length)
      guard length > 0, index + length <= count else { break }
      func point(_ number: Int) -> Point {
        let point = data[index + number].point
        return Point(x: point.x, y: point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO where length > 1: path.elements.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO where length > 1: path.elements.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO where length > 3:
        path.elements.append(.curve(point(3), control1: point(1), control2: point(2)))
      default: path.elements.append(.close)
      }
      index += length
    }
    // Cairo follows every close with a move to the current point.
    while case .move? = path.elements.last { path.elements.removeLast() }
    return path
  }
}
