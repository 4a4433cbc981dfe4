/// A picture's pixels: 8-bit red, green, blue and alpha, row by row, not premultiplied.
package struct Pixels: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package let samples: [UInt8]

  /// nil if there are no pixels or too many in a row or column, or not four samples for each.
  package init?(width: Int, height: Int, samples: [UInt8]) {
    guard width > 0, height > 0, width <= 1 << 20, height <= 1 << 20, samples.count == 4 * width * height
    else { return nil }
    self.width = width
    self.height = height
    self.samples = samples
  }
}
