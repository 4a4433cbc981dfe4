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

  func pixels() -> Pixels { isOpaque ? .rgb(opaquePixels()) : .rgba(straightPixels()) }

  private func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    let start = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
    return UnsafeBufferPointer(start: start, count: width)
  }

  private var isOpaque: Bool {
    for y in 0..<height {
      var all: UInt32 = 0xFF00_0000
      for pixel in row(y) { all &= pixel }
      if all != 0xFF00_0000 { return false }
    }
    return true
  }

  private func opaquePixels() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 3) { bytes, count in
      var offset = 0
      for y in 0..<height {
        for pixel in row(y) {
          bytes[offset] = UInt8(truncatingIfNeeded: pixel >> 16)
          bytes[offset + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
          bytes[offset + 2] = UInt8(truncatingIfNeeded: pixel)
          offset += 3
        }
      }
      count = offset
    }
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
