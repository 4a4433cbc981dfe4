import CSpng
import Glibc

/// Writes pixels as a PNG file with fast compression, no filters, density, title and description, and no dates.
final class PNGEncoder {
  private let context: OpaquePointer
  private var texts: [spng_text] = []

  init() throws(PaintError) {
    guard let context = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else { throw .png("out of memory") }
    self.context = context
  }

  deinit {
    spng_ctx_free(context)
    for text in texts {
      free(text.text)
      free(text.language_tag)
      free(text.translated_keyword)
    }
  }

  /// - Parameters:
  ///   - pixelsPerPoint: the density, a point being 1/72 inch.
  ///   - texts: the keywords of the PNG specification with their texts, in the order of the file.
  ///   - awaitRow: a function that returns once a row is painted.
  static func encode(
    _ bitmap: Bitmap, pixelsPerPoint: Double, texts: [(keyword: String, text: String)],
    awaitRow: (Int) throws(PaintError) -> Void
  ) throws(PaintError) -> [UInt8] {
    // Nearly all pictures are opaque, so this is assumed until a pixel is found that is not.
    for hasAlpha in [false, true] {
      let encoder = try PNGEncoder()
      try encoder.configure()
      try encoder.setHeader(
        width: bitmap.width, height: bitmap.height,
        colorType: hasAlpha ? SPNG_COLOR_TYPE_TRUECOLOR_ALPHA : SPNG_COLOR_TYPE_TRUECOLOR)
      try encoder.setDensity(pixelsPerPoint: pixelsPerPoint)
      try encoder.setTexts(texts)
      if let bytes = try encoder.encode(bitmap, hasAlpha: hasAlpha, awaitRow) { return bytes }
    }
    throw .png("the pixels fit no colour type")
  }

  /// - Parameter samples: four samples for each pixel, not premultiplied.
  static func encode(rgba samples: [UInt8], width: Int, height: Int) throws(PaintError) -> [UInt8] {
    let encoder = try PNGEncoder()
    try encoder.configure()
    try encoder.setHeader(width: width, height: height, colorType: SPNG_COLOR_TYPE_TRUECOLOR_ALPHA)
    return try encoder.encode(samples)
  }

  private func configure() throws(PaintError) {
    try check(spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1))
    // Layout pictures are flat areas: filters and higher levels take several times as long for little gain.
    try check(spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, 2))
    try check(spng_set_option(context, SPNG_FILTER_CHOICE, Int32(SPNG_DISABLE_FILTERING.rawValue)))
  }

  private func setHeader(width: Int, height: Int, colorType: spng_color_type) throws(PaintError) {
    var header = spng_ihdr()
    header.width = UInt32(width)
    header.height = UInt32(height)
    header.bit_depth = 8
    header.color_type = UInt8(colorType.rawValue)
    try check(spng_set_ihdr(context, &header))
    try check(spng_set_srgb(context, 0))
  }

  private func setDensity(pixelsPerPoint: Double) throws(PaintError) {
    let inchesPerMetre = 1 / 0.0254
    let perMetre = UInt32(min((72 * pixelsPerPoint * inchesPerMetre).rounded(), Double(Int32.max)))
    var density = spng_phys(ppu_x: perMetre, ppu_y: perMetre, unit_specifier: 1)
    try check(spng_set_phys(context, &density))
  }

  private func setTexts(_ entries: [(keyword: String, text: String)]) throws(PaintError) {
    for (keyword, string) in entries where !string.isEmpty {
      var text = spng_text()
      withUnsafeMutableBytes(of: &text.keyword) { $0.copyBytes(from: keyword.utf8.prefix($0.count - 1)) }
      text.type = Int32(SPNG_ITXT.rawValue)
      text.text = strdup(string)
      text.length = strlen(text.text)
      text.language_tag = strdup("")
      text.translated_keyword = strdup("")
      texts.append(text)
    }
    guard !texts.isEmpty else { return }
    try check(spng_set_text(context, &texts, UInt32(texts.count)))
  }

  private func encode(_ samples: [UInt8]) throws(PaintError) -> [UInt8] {
    let status = samples.withUnsafeBytes {
      spng_encode_image(
        context, $0.baseAddress, $0.count, Int32(SPNG_FMT_PNG.rawValue),
        Int32(SPNG_ENCODE_FINALIZE.rawValue))
    }
    try check(status)
    return try file()
  }

  /// Encodes row by row, without a second copy of all pixels in memory.
  ///
  /// - Returns: nil if `hasAlpha` is false and a pixel is not opaque.
  private func encode(
    _ bitmap: Bitmap, hasAlpha: Bool, _ awaitRow: (Int) throws(PaintError) -> Void
  ) throws(PaintError) -> [UInt8]? {
    try check(
      spng_encode_image(
        context, nil, 0, Int32(SPNG_FMT_PNG.rawValue),
        Int32(SPNG_ENCODE_PROGRESSIVE.rawValue | SPNG_ENCODE_FINALIZE.rawValue)))
    let row = UnsafeMutableRawBufferPointer.allocate(
      byteCount: bitmap.width * (hasAlpha ? 4 : 3), alignment: MemoryLayout<UInt32>.alignment)
    defer { row.deallocate() }
    for y in 0..<bitmap.height {
      try awaitRow(y)
      if bitmap.isRepeated(y) {
        // The row has the same samples as the one before.
      } else if hasAlpha {
        bitmap.writeStraightRow(y, to: row)
      } else if !bitmap.writeOpaqueRow(y, to: row) {
        return nil
      }
      let status = spng_encode_row(context, row.baseAddress, row.count)
      if status != Int32(SPNG_EOI.rawValue) { try check(status) }
    }
    return try file()
  }

  private func file() throws(PaintError) -> [UInt8] {
    var length = 0
    var failure: Int32 = 0
    let buffer = spng_get_png_buffer(context, &length, &failure)
    defer { free(buffer) }
    try check(failure)
    guard let buffer else { throw .png("no output") }
    return [UInt8](UnsafeRawBufferPointer(start: buffer, count: length))
  }

  private func check(_ status: Int32) throws(PaintError) {
    guard status != 0 else { return }
    throw .png(spng_strerror(status).map { String(cString: $0) } ?? "error \(status)")
  }
}
