import AutoLayout
import CPangoCairo
package import LayoutDrawing
import Typesetting

/// Paints display lists as PNG files.
package enum PNGPainter {
  /// - Parameter scale: pixels per point, above 0; the file's density is 72 pixels per inch times the scale.
  /// - Throws: `PaintError` if the picture has no extent or is too large.
  package static func paint(
    _ list: DisplayList, scale: Double, measurer: PangoTextMeasurer
  ) throws(PaintError) -> [UInt8] {
    try pixels(of: list, scale: scale, measurer: measurer).encoded()
  }

  /// The picture before it is compressed.
  package static func pixels(
    of list: DisplayList, scale: Double, measurer: PangoTextMeasurer
  ) throws(PaintError) -> PaintedPixels {
    let (width, height) = try pixelSize(list, scale: scale)
    let surface = try CairoSurface(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height)))
    surface.useLargePages()
    try FontLock.run { () throws(PaintError) in
      try paint(list.items, on: surface, scale: scale, measurer: measurer)
    }
    return PaintedPixels(
      bitmap: try Bitmap(surface, width: width, height: height), pixelsPerPoint: scale,
      texts: [("Title", list.title.writable), ("Description", list.description.writable)])
  }

  private static func paint(
    _ items: [DisplayItem], on surface: CairoSurface, scale: Double, measurer: PangoTextMeasurer
  ) throws(PaintError) {
    let context = try CairoContext(surface)
    cairo_scale(context.pointer, scale, scale)
    try CairoPainter(context, textRendering: .outlines, measurer: measurer, for: items).paint(items)
    try context.check()
    cairo_surface_flush(surface.pointer)
  }

  private static func pixelSize(
    _ list: DisplayList, scale: Double
  ) throws(PaintError) -> (width: Int, height: Int) {
    // A size of 375.0000001 points is 375 points with a rounding error.
    func pixels(_ points: Double) -> Double { (points * scale - 0.001).rounded(.up) }
    let (width, height) = (pixels(list.size.width), pixels(list.size.height))
    let limit = PaintError.PixelLimit.bitmap
    guard scale > 0, width >= 1, height >= 1, width < 1e9, height < 1e9 else {
      throw .unpaintableSize(width: list.size.width, height: list.size.height, scale: scale)
    }
    let (wholeWidth, wholeHeight) = (Int(width), Int(height))
    guard wholeWidth <= limit.side, wholeHeight <= limit.side, wholeWidth * wholeHeight <= limit.area else {
      throw .tooLarge(pixelWidth: wholeWidth, pixelHeight: wholeHeight, limit: limit)
    }
    return (wholeWidth, wholeHeight)
  }
}

/// A painted picture that is not compressed yet.
package struct PaintedPixels {
  let bitmap: Bitmap
  let pixelsPerPoint: Double
  let texts: [(keyword: String, text: String)]

  /// The picture as a PNG file.
  package func encoded() throws(PaintError) -> [UInt8] {
    try PNGEncoder.encode(bitmap, pixelsPerPoint: pixelsPerPoint, texts: texts)
  }
}
