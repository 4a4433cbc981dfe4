import AutoLayout
import LayoutDrawing
import PangoCairoBackend

/// A C program that draws a display list with Cairo and Pango and compresses it with libspng, and does
/// nothing else: the least that a picture costs with these libraries.
struct CProgram {
  private let list: DisplayList
  private let scale: Double
  private let measurer: PangoTextMeasurer
  private var body = ""

  /// - Parameter scale: pixels per point.
  init(_ list: DisplayList, scale: Double, measurer: PangoTextMeasurer) {
    self.list = list
    self.scale = scale
    self.measurer = measurer
    add(list.items)
  }

  /// The source; the program takes the picture's path as its argument.
  var source: String {
    let width = Int((list.size.width * scale - 0.001).rounded(.up))
    let height = Int((list.size.height * scale - 0.001).rounded(.up))
    return Self.start + fonts
      + """
      int main(int argc, char **argv) {
        load_fonts();
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, \(width), \(height));
        c = cairo_create(surface);
        cairo_scale(c, \(scale), \(scale));
        draw();
        return save(argv[1], \(width), \(height));
      }

      """
  }

  private var fonts: String {
    let files = FontLibrary.describe().filter { row in
      row.isPresent && ["Inter", "Inter Display"].contains(row.family)
        && row.weights.contains { [.regular, .medium, .semibold, .bold].contains($0) }
    }.map { "  FcConfigAppFontAddFile(f, (const FcChar8 *)\(Self.quoted($0.file)));\n" }.joined()
    return """
      static void load_fonts(void) {
        FcConfigSetCurrent(FcConfigCreate());
        FcConfig *f = FcConfigCreate();
      \(files)  map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
        pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), f);
        context = pango_font_map_create_context(map);
        cairo_font_options_t *o = cairo_font_options_create();
        cairo_font_options_set_hint_style(o, CAIRO_HINT_STYLE_NONE);
        cairo_font_options_set_hint_metrics(o, CAIRO_HINT_METRICS_OFF);
        cairo_font_options_set_antialias(o, CAIRO_ANTIALIAS_GRAY);
        pango_cairo_context_set_font_options(context, o);
        pango_context_set_round_glyph_positions(context, FALSE);
      }
      static void draw(void) {
      \(body)}

      """
  }

  // MARK: Items

  private mutating func add(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .fill(let path, let color):
        trace(path)
        paint(color)
        body += "  cairo_fill(c);\n"
      case .stroke(let path, let color, let style):
        trace(path)
        paint(color)
        body += "  stroke(\(style.width), \(style.dashes.first ?? 0), \(style.dashes.last ?? 0));\n"
      case .text(let text): add(text)
      // The program for comparison reads no files; the sheets that it draws have no images.
      case .image: continue
      case .group(let group): add(group)
      }
    }
  }

  private mutating func add(_ group: DisplayGroup) {
    body += "  cairo_save(c);\n  cairo_translate(c, \(group.translation.x), \(group.translation.y));\n"
    body += "  cairo_scale(c, \(group.scale), \(group.scale));\n"
    if let clip = group.clip {
      trace(clip)
      body += "  cairo_clip(c);\n"
    }
    if group.opacity < 1 { body += "  cairo_push_group(c);\n" }
    add(group.items)
    if group.opacity < 1 {
      body += "  cairo_pop_group_to_source(c);\n  cairo_paint_with_alpha(c, \(group.opacity));\n"
    }
    body += "  cairo_restore(c);\n"
  }

  private mutating func add(_ item: TextItem) {
    let setting = measurer.setting(of: item.text)
    paint(item.color)
    let lines = item.text.numberOfLines == 1 ? 1 : 0
    body += "  text(\(Self.quoted(item.text.string)), \(Self.quoted(setting.family)), "
    body += "\(setting.weight.rawValue), \(setting.size), \(setting.letterSpacing), \(item.frame.x), "
    body += "\(item.frame.y), \(item.frame.width), \(item.frame.height), \(lines));\n"
  }

  private mutating func paint(_ color: Color) {
    body += "  cairo_set_source_rgba(c, \(color.red), \(color.green), \(color.blue), \(color.alpha));\n"
  }

  private mutating func trace(_ path: Path) {
    body += "  cairo_new_path(c);\n"
    for element in path.elements {
      switch element {
      case .move(let point): body += "  cairo_move_to(c, \(point.x), \(point.y));\n"
      case .line(let point): body += "  cairo_line_to(c, \(point.x), \(point.y));\n"
      case .curve(let point, let first, let second):
        body +=
          "  cairo_curve_to(c, \(first.x), \(first.y), \(second.x), \(second.y), \(point.x), \(point.y));\n"
      case .close: body += "  cairo_close_path(c);\n"
      }
    }
  }

  private static func quoted(_ text: String) -> String {
    // Octal, so that no digit that follows is taken for part of it.
    "\""
      + text.utf8.map { "\\" + String($0, radix: 8) }.map {
        $0.count < 4 ? "\\" + String(repeating: "0", count: 4 - $0.count) + $0.dropFirst() : $0
      }.joined() + "\""
  }

  private static let start = """
    #include <pango/pangocairo.h>
    #include <pango/pangofc-fontmap.h>
    #include <fontconfig/fontconfig.h>
    #include <spng.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <stdint.h>
    static cairo_surface_t *surface;
    static cairo_t *c;
    static PangoFontMap *map;
    static PangoContext *context;
    static void stroke(double width, double dash, double gap) {
      double dashes[2] = { dash, gap };
      cairo_set_line_width(c, width);
      cairo_set_dash(c, dashes, dash > 0 ? 2 : 0, 0);
      cairo_stroke(c);
    }
    static void text(const char *string, const char *family, int weight, double size, double spacing, double x,
                     double y, double width, double height, int lines) {
      PangoLayout *layout = pango_layout_new(context);
      PangoFontDescription *font = pango_font_description_new();
      pango_font_description_set_family_static(font, family);
      pango_font_description_set_weight(font, weight);
      pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
      pango_layout_set_font_description(layout, font);
      PangoAttrList *attributes = pango_attr_list_new();
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(spacing * PANGO_SCALE));
      pango_layout_set_attributes(layout, attributes);
      pango_layout_set_text(layout, string, -1);
      pango_layout_set_width(layout, (width + 0.01) * PANGO_SCALE);
      if (lines == 1) pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
      double line = size * 1.193359375, top = y + (height - line * pango_layout_get_line_count(layout)) / 2;
      for (GSList *l = pango_layout_get_lines_readonly(layout); l; l = l->next) {
        cairo_new_path(c);
        cairo_move_to(c, x, top + size * 0.9521484375);
        pango_cairo_layout_line_path(c, l->data);
        cairo_fill(c);
        top += line;
      }
      pango_attr_list_unref(attributes);
      pango_font_description_free(font);
      g_object_unref(layout);
    }
    static int save(const char *path, int width, int height) {
      cairo_surface_flush(surface);
      uint8_t *data = cairo_image_surface_get_data(surface), *rgb = malloc(3 * (size_t)width * height), *p = rgb;
      int stride = cairo_image_surface_get_stride(surface);
      for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(data + (size_t)y * stride);
        for (int x = 0; x < width; x++) { *p++ = row[x] >> 16; *p++ = row[x] >> 8; *p++ = row[x]; }
      }
      FILE *file = fopen(path, "wb");
      spng_ctx *png = spng_ctx_new(SPNG_CTX_ENCODER);
      spng_set_png_file(png, file);
      spng_set_option(png, SPNG_IMG_COMPRESSION_LEVEL, 2);
      spng_set_option(png, SPNG_FILTER_CHOICE, SPNG_DISABLE_FILTERING);
      struct spng_ihdr header = { width, height, 8, SPNG_COLOR_TYPE_TRUECOLOR, 0, 0, 0 };
      spng_set_ihdr(png, &header);
      int failure = spng_encode_image(png, rgb, 3 * (size_t)width * height, SPNG_FMT_PNG, SPNG_ENCODE_FINALIZE);
      spng_ctx_free(png);
      return fclose(file) || failure;
    }

    """
}
