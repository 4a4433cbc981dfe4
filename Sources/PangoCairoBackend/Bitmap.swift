import CPangoCairo

/// The pixels of an image surface.
struct Bitmap {
  private let surface: CairoSurface
  private let data: UnsafeMutablePointer<UInt8>
  private let stride: Int
  let width: Int
  let height: Int

  /// - Parameter surface: an ARGB32 image surface of this size, flushed.
  init(_ surface: CairoSurface, width: Int, height: Int) throws(PaintError) {
    guard let data = cairo_image_surface_get_data(surface.pointer) else { throw .cairo("no pixels") }
    self.surface = surface
    self.data = data
    self.width = width
    self.height = height
    stride = Int(cairo_image_surface_get_stride(surface.pointer))
  }

  /// Pixels as a PNG file has them, row by row, with an alpha channel only if it says anything.
  enum Pixels {
    case rgb([UInt8])
    case rgba([UInt8])
  }

  func pixels() -> Pixels { opaquePixels().map { .rgb($0) } ?? .rgba(straightPixels()) }

  private func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    let start = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
    return UnsafeBufferPointer(start: start, count: width)
  }

  /// Red, green and blue of every pixel in one pass; nil if a pixel is not opaque.
  private func opaquePixels() -> [UInt8]? {
    var alpha: UInt32 = 0xFF00_0000
    let samples = [UInt8](unsafeUninitializedCapacity: width * height * 3) { bytes, count in
      let target = UnsafeMutableRawBufferPointer(bytes)
      for y in 0..<height where alpha == 0xFF00_0000 {
        alpha &= writeOpaque(row(y), to: target, at: y * width * 3)
      }
      count = width * height * 3
    }
    return alpha == 0xFF00_0000 ? samples : nil
  }

  /// Writes four pixels at a time as three words, whose bytes are red, green, blue, red and so on.
  ///
  /// - Returns: a value whose upper eight bits are set if all pixels are opaque.
  private func writeOpaque(
    _ pixels: UnsafeBufferPointer<UInt32>, to target: UnsafeMutableRawBufferPointer, at start: Int
  ) -> UInt32 {
    var all: UInt32 = 0xFFFF_FFFF
    var offset = start
    var x = 0
    /// Red in the lowest byte, then green and blue.
    func reversed(_ pixel: UInt32) -> UInt32 { pixel.byteSwapped >> 8 }
    while x + 4 <= pixels.count {
      let (a, b, c, d) = (pixels[x], pixels[x + 1], pixels[x + 2], pixels[x + 3])
      all &= a & b & c & d
      let (ra, rb, rc, rd) = (reversed(a), reversed(b), reversed(c), reversed(d))
      target.storeBytes(of: (ra | rb << 24).littleEndian, toByteOffset: offset, as: UInt32.self)
      target.storeBytes(of: (rb >> 8 | rc << 16).littleEndian, toByteOffset: offset + 4, as: UInt32.self)
      target.storeBytes(of: (rc >> 16 | rd << 8).littleEndian, toByteOffset: offset + 8, as: UInt32.self)
      x += 4
      offset += 12
    }
    for pixel in pixels[x...] {
      all &= pixel
      for shift in [16, 8, 0] as [UInt32] {
        target[offset] = UInt8(truncatingIfNeeded: pixel >> shift)
        offset += 1
      }
    }
    return all & 0xFF00_0000
  }

  /// Cairo multiplies colours by alpha; PNG does not.
  private func straightPixels() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      var offset = 0
      for y in 0..<height {
        for pixel in row(y) {
          let alpha = pixel >> 24
          func straight(_ shift: UInt32) -> UInt8 {
            guard alpha > 0 else { return 0 }
            return UInt8(clamping: (((pixel >> shift) & 0xFF) * 255 + alpha / 2) / alpha)
          }
          bytes[offset] = straight(16)
          bytes[offset + 1] = straight(8)
          bytes[offset + 2] = straight(0)
          bytes[offset + 3] = UInt8(alpha)
          offset += 4
        }
      }
      count = offset
    }
  }
}
