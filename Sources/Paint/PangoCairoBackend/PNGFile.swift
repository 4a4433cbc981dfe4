import CSpng

/// Reads and writes PNG files as plain samples, for pictures that are compared rather than painted.
package enum PNGFile {
  /// A picture of at least one pixel in each direction, with 8-bit red, green, blue and alpha samples, row by row.
  package struct Picture: Sendable {
    package var width: Int
    package var height: Int
    package var samples: [UInt8]

    package init(width: Int, height: Int, samples: [UInt8]) {
      self.width = width
      self.height = height
      self.samples = samples
    }
  }

  /// The greatest size in bytes of a chunk other than pixels; descriptions are shorter.
  private static let chunkLimit = 8 << 20

  /// The width and height that the header of a PNG file gives, in pixels; nil for any other file.
  package static func pixels(of file: [UInt8]) -> (width: Int, height: Int)? {
    guard let context = spng_ctx_new(0) else { return nil }
    defer { spng_ctx_free(context) }
    return file.withUnsafeBytes { bytes in
      var header = spng_ihdr()
      guard spng_set_png_buffer(context, bytes.baseAddress, bytes.count) == 0,
        spng_get_ihdr(context, &header) == 0
      else { return nil }
      return (Int(header.width), Int(header.height))
    }
  }

  /// Decodes a PNG file; nil if it is not one, is truncated, or has more pixels than the painters make.
  package static func decode(_ file: [UInt8]) -> Picture? {
    guard let context = spng_ctx_new(0) else { return nil }
    defer { spng_ctx_free(context) }
    let limit = PaintError.PixelLimit.bitmap
    return file.withUnsafeBytes { bytes -> Picture? in
      var header = spng_ihdr()
      var size = 0
      guard let side = UInt32(exactly: limit.side), spng_set_image_limits(context, side, side) == 0,
        // A few bytes of compressed text or profile can expand to gigabytes.
        spng_set_chunk_limits(context, Self.chunkLimit, Self.chunkLimit) == 0,
        spng_set_png_buffer(context, bytes.baseAddress, bytes.count) == 0,
        spng_get_ihdr(context, &header) == 0, Int(header.width) * Int(header.height) <= limit.area,
        spng_decoded_image_size(context, Int32(SPNG_FMT_RGBA8.rawValue), &size) == 0
      else { return nil }
      var status: Int32 = 0
      let samples = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        buffer.initialize(repeating: 0)
        status = spng_decode_image(
          context, buffer.baseAddress, size, Int32(SPNG_FMT_RGBA8.rawValue),
          Int32(SPNG_DECODE_TRNS.rawValue))
        count = size
      }
      guard status == 0 else { return nil }
      return Picture(width: Int(header.width), height: Int(header.height), samples: samples)
    }
  }

  /// - Throws: `PaintError` if a side is out of range or there are not four samples for each pixel.
  package static func encode(_ picture: Picture) throws(PaintError) -> [UInt8] {
    let side = PaintError.PixelLimit.bitmap.side
    guard (1...side).contains(picture.width), (1...side).contains(picture.height),
      picture.samples.count == 4 * picture.width * picture.height
    else { throw .png("the samples do not fit the size") }
    return try PNGEncoder.encode(rgba: picture.samples, width: picture.width, height: picture.height)
  }
}
