import CPangoCairo
import Glibc

/// A PNG read by Cairo, which is not what wrote it.
struct Picture {
  let width: Int
  let height: Int
  /// Blue, green, red, alpha, row by row.
  private let pixels: [UInt8]

  init?(_ path: String) {
    let surface = cairo_image_surface_create_from_png(path)
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels = [UInt8]()
    for row in 0..<height {
      pixels += UnsafeBufferPointer(start: data + row * stride, count: 4 * width)
    }
    self.pixels = pixels
  }

  /// How two pictures of the same size differ: the share of pixels of which a channel is off by more than a
  /// tenth; nil if the sizes differ.
  func difference(from other: Picture) -> Double? {
    guard width == other.width, height == other.height else { return nil }
    return pixels.withUnsafeBytes { mine in
      other.pixels.withUnsafeBytes { theirs in
        guard let first = mine.baseAddress, let second = theirs.baseAddress else { return 0 }
        var count = 0
        // Row by row: equal rows, which are most, cost nothing even in a debug build.
        for row in 0..<height where memcmp(first + row * 4 * width, second + row * 4 * width, 4 * width) != 0
        {
          for pixel in (row * width)..<((row + 1) * width)
          where (0..<3).contains(where: { abs(Int(mine[4 * pixel + $0]) - Int(theirs[4 * pixel + $0])) > 25 })
          {
            count += 1
          }
        }
        return Double(count) / Double(width * height)
      }
    }
  }
}
