import AutoLayout
import CPangoCairo
import Typesetting

/// Pango's view of one font configuration: the font map that keeps loaded fonts, and the contexts in which texts are
/// laid out, one for each direction. None of them may be used by two threads at once.
///
/// A context is never changed: Pango would drop the lines of every text that was laid out in it, including
/// those kept for drawing.
final class FontContext {
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let leftToRight: OpaquePointer
  private let rightToLeft: OpaquePointer
  private let configuration: FontConfiguration

  init?(_ configuration: FontConfiguration) {
    self.configuration = configuration
    guard let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else { return nil }
    pango_fc_font_map_set_config(OpaquePointer(fontMap), configuration.pointer)
    let contexts = [PANGO_DIRECTION_LTR, PANGO_DIRECTION_RTL].compactMap { Self.context(of: fontMap, $0) }
    guard contexts.count == 2 else {
      for context in contexts { g_object_unref(UnsafeMutableRawPointer(context)) }
      g_object_unref(UnsafeMutableRawPointer(fontMap))
      return nil
    }
    self.fontMap = fontMap
    (leftToRight, rightToLeft) = (contexts[0], contexts[1])
  }

  deinit {
    for context in [leftToRight, rightToLeft] { g_object_unref(UnsafeMutableRawPointer(context)) }
    // A font map does not release its configuration by itself.
    pango_fc_font_map_set_config(OpaquePointer(fontMap), nil)
    g_object_unref(UnsafeMutableRawPointer(fontMap))
  }

  /// Runs a closure with these fonts as Pango's default ones, with which other libraries set texts.
  func serveOthers(during body: () -> Void) {
    pango_cairo_font_map_set_default(OpaquePointer(fontMap))
    defer { pango_cairo_font_map_set_default(nil) }
    body()
  }

  /// The context for texts of a direction.
  func context(_ direction: LayoutDirection) -> OpaquePointer {
    switch direction {
    case .leftToRight: leftToRight
    case .rightToLeft: rightToLeft
    }
  }

  private static func context(
    of fontMap: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection
  ) -> OpaquePointer? {
    guard let context = pango_font_map_create_context(fontMap) else { return nil }
    leaveGlyphsUnrounded(context)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, direction)
    return context
  }

  /// Turns off hinting, which depends on the pixel size, so that a text has the same width at every scale.
  private static func leaveGlyphsUnrounded(_ context: OpaquePointer) {
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  /// The font's own vertical metrics in points.
  func metrics(of description: borrowing FontDescription) -> FontMetrics? {
    guard let metrics = pango_context_get_metrics(leftToRight, description.pointer, nil) else { return nil }
    defer { pango_font_metrics_unref(metrics) }
    let ascender = Double(pango_font_metrics_get_ascent(metrics)) / pangoUnitsPerPoint
    let descender = -Double(pango_font_metrics_get_descent(metrics)) / pangoUnitsPerPoint
    let height = Double(pango_font_metrics_get_height(metrics)) / pangoUnitsPerPoint
    return FontMetrics(
      ascender: ascender, descender: descender, lineHeight: max(height, ascender - descender))
  }
}

/// The number of Pango units in a Cairo unit, which here is a point.
let pangoUnitsPerPoint = Double(PANGO_SCALE)

func pangoUnits(_ points: Double) -> Int32 {
  Int32(exactly: (points * pangoUnitsPerPoint).rounded()) ?? (points < 0 ? -Int32.max : Int32.max)
}

/// A family, weight and size with which a font is looked up.
struct FontDescription: ~Copyable {
  let pointer: OpaquePointer

  init(family: String, weight: FontWeight, size: Double) {
    pointer = pango_font_description_new()
    pango_font_description_set_family(pointer, family)
    pango_font_description_set_weight(pointer, PangoWeight(UInt32(weight.rawValue)))
    pango_font_description_set_absolute_size(pointer, size * pangoUnitsPerPoint)
  }

  deinit { pango_font_description_free(pointer) }
}

extension FontDescription {
  init(_ typeface: Typeface) {
    self.init(family: typeface.family, weight: typeface.weight, size: typeface.size)
  }

  func apply(to layout: OpaquePointer) { pango_layout_set_font_description(layout, pointer) }

  func attribute() -> UnsafeMutablePointer<PangoAttribute>? { pango_attr_font_desc_new(pointer) }
}
