import AutoLayout
import CPangoCairo
package import LayoutDrawing
import Typesetting

/// Paints display lists as PNG files.
package enum PNGPainter {
  /// - Parameter scale: the pixels per point, above 0; the file's density is 72 pixels per inch times the scale.
  /// - Throws: `PaintError` if the picture has no extent or is too large.
  package static func paint(
    _ list: DisplayList, scale: Double, measurer: PangoTextMeasurer
  ) throws(PaintError) -> [UInt8] {
    try pixels(of: list, scale: scale, measurer: measurer).encoded()
  }

  /// The painted picture, which may not be compressed yet.
  package static func pixels(
    of list: DisplayList, scale: Double, measurer: PangoTextMeasurer
  ) throws(PaintError) -> PaintedPixels {
    try pixels(of: list, scale: scale, measurer: measurer, mostBands: 4)
  }

  static func pixels(
    of list: DisplayList, scale: Double, measurer: PangoTextMeasurer, mostBands: Int
  ) throws(PaintError) -> PaintedPixels {
    let (width, height) = try pixelSize(list, scale: scale)
    let surface = try CairoSurface(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height)))
    surface.useLargePages()
    let encoder = BackgroundEncoder(
      try Bitmap(surface, width: width, height: height), pixelsPerPoint: scale,
      texts: [("Title", list.title.writable), ("Description", list.description.writable)])
    try FontLock.run { () throws(PaintError) in
      let images = try CairoImages(of: list.items)
      for rows in bands(height: height, most: mostBands) {
        try paint(
          list.items, images, rows: rows, width: width, on: surface, scale: scale, measurer: measurer)
        encoder.finish(rowsBefore: rows.upperBound)
      }
    }
    return PaintedPixels(encoder: encoder)
  }

  /// The rows of pixels that are painted at a time, while the rows above are compressed. Items at a boundary are
  /// painted twice, so small pictures are painted whole.
  private static func bands(height: Int, most: Int) -> [Range<Int>] {
    let count = max(1, min(most, height / leastRows))
    return (0..<count).map { height * $0 / count..<height * ($0 + 1) / count }
  }

  private static let leastRows = 200

  private static func paint(
    _ items: [DisplayItem], _ images: CairoImages, rows: Range<Int>, width: Int, on surface: CairoSurface,
    scale: Double,
    measurer: PangoTextMeasurer
  ) throws(PaintError) {
    let context = try CairoContext(surface)
    // The clip follows whole pixels, so that nothing at the boundary is softened.
    cairo_rectangle(context.pointer, 0, Double(rows.lowerBound), Double(width), Double(rows.count))
    cairo_clip(context.pointer)
    cairo_scale(context.pointer, scale, scale)
    let painter = CairoPainter(context, textRendering: .outlines, measurer: measurer, images: images)
    try painter.paint(all: items)
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

/// A painted picture that is still being compressed.
package struct PaintedPixels {
  let encoder: BackgroundEncoder

  /// The picture as a PNG file.
  package func encoded() throws(PaintError) -> [UInt8] { try encoder.encoded() }
}
