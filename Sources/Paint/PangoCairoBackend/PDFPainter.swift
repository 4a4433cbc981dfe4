import AutoLayout
import CPangoCairo
package import LayoutDrawing
import Typesetting

/// Paints display lists as one-page PDF files, in which text can be selected and searched.
package enum PDFPainter {
  /// - Throws: `PaintError` if the picture has no extent.
  package static func paint(
    _ list: DisplayList, measurer: PangoTextMeasurer
  ) throws(PaintError) -> [UInt8] {
    try FontLock.run { () throws(PaintError) in try paintAlone(list, measurer: measurer) }
  }

  private static func paintAlone(
    _ list: DisplayList, measurer: PangoTextMeasurer
  ) throws(PaintError) -> [UInt8] {
    let (width, height) = (list.size.width, list.size.height)
    guard width > 0, height > 0, width < 1e6, height < 1e6 else {
      throw .unpaintableSize(width: width, height: height, scale: 1)
    }
    return try file(width: width, height: height) { surface, context throws(PaintError) in
      setMetadata(of: surface, list)
      let images = try CairoImages(of: list.items)
      let painter = CairoPainter(context, textRendering: .glyphs, measurer: measurer, images: images)
      try painter.paint(all: list.items)
    }
  }

  /// A file with one page of this size in points, on which `paint` paints.
  static func file(
    width: Double, height: Double, _ paint: (CairoSurface, CairoContext) throws(PaintError) -> Void
  ) throws(PaintError) -> [UInt8] {
    let output = ByteStream()
    let surface = try CairoSurface(
      cairo_pdf_surface_create_for_stream(
        ByteStream.write, Unmanaged.passUnretained(output).toOpaque(), width, height), writingTo: output)
    let context = try CairoContext(surface)
    try paint(surface, context)
    try context.check()
    cairo_surface_finish(surface.pointer)
    try surface.check()
    return output.bytes
  }

  private static func setMetadata(of surface: CairoSurface, _ list: DisplayList) {
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_TITLE, list.title.writable)
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_SUBJECT, list.description.writable)
    // Without this, Cairo writes the current time, and no two files are equal.
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
  }
}

/// Collects the bytes that Cairo writes.
final class ByteStream {
  private(set) var bytes: [UInt8] = []

  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let stream = Unmanaged<ByteStream>.fromOpaque(closure).takeUnretainedValue()
    stream.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
