/// A picture's pixels: red, green, blue and alpha of 8 bits, row by row, not multiplied.
package struct Pixels: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package let samples: [UInt8]

  /// nil if the samples are not four for each pixel, or there are none.
  package init?(width: Int, height: Int, samples: [UInt8]) {
    guard width > 0, height > 0, width <= 1 << 20, height <= 1 << 20, samples.count == 4 * width * height
    else { return nil }
    self.width = width
    self.height = height
    self.samples = samples
  }
}
