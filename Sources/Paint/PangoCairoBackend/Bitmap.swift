import CPangoCairo
import Glibc

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

  private func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    let start = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
    return UnsafeBufferPointer(start: start, count: width)
  }

  /// Whether a row has the same pixels as the one above it, as most rows of a layout do.
  func isRepeated(_ y: Int) -> Bool {
    y > 0 && memcmp(data + y * stride, data + (y - 1) * stride, 4 * width) == 0
  }

  /// Writes the red, green and blue samples of a row of pixels, as in a PNG file.
  ///
  /// - Parameter target: a buffer with three bytes for each pixel.
  /// - Returns: false if a pixel is not opaque.
  func writeOpaqueRow(_ y: Int, to target: UnsafeMutableRawBufferPointer) -> Bool {
    writeOpaque(row(y), to: target) == 0xFF00_0000
  }

  /// Writes four pixels at a time as three words, whose bytes are red, green, blue, red and so on.
  ///
  /// - Returns: a value whose upper eight bits are set if all pixels are opaque.
  private func writeOpaque(
    _ pixels: UnsafeBufferPointer<UInt32>, to target: UnsafeMutableRawBufferPointer
  ) -> UInt32 {
    var all: UInt32 = 0xFFFF_FFFF
    var offset = 0
    var x = 0
    /// Returns the pixel with red in the lowest byte, then green and blue.
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

  /// Writes the red, green, blue and alpha samples of a row. Cairo premultiplies alpha; PNG does not.
  ///
  /// - Parameter target: a buffer with four bytes for each pixel.
  func writeStraightRow(_ y: Int, to target: UnsafeMutableRawBufferPointer) {
    var offset = 0
    for pixel in row(y) {
      let alpha = pixel >> 24
      func straight(_ shift: UInt32) -> UInt8 {
        guard alpha > 0 else { return 0 }
        return UInt8(clamping: (((pixel >> shift) & 0xFF) * 255 + alpha / 2) / alpha)
      }
      target[offset] = straight(16)
      target[offset + 1] = straight(8)
      target[offset + 2] = straight(0)
      target[offset + 3] = UInt8(alpha)
      offset += 4
    }
  }
}
