/// A reason why a display list could not be painted.
package enum PaintError: Error, Hashable, Sendable {
  /// The size of the picture or its scale is not a positive number, or is far too large.
  case unpaintableSize(width: Double, height: Double, scale: Double)
  /// The picture has more pixels than the painter allows.
  case tooLarge(pixelWidth: Int, pixelHeight: Int, limit: PixelLimit)
  /// Cairo reported a failure.
  case cairo(String)
  /// An image file of the picture cannot be drawn.
  case image(String)
  /// A picture contains an SVG file, and the library that draws these is not installed.
  case librsvgMissing
  /// The PNG encoder reported a failure.
  case png(String)

  package struct PixelLimit: Hashable, Sendable {
    /// The longest side, in pixels.
    package var side: Int
    /// The largest area, in pixels.
    package var area: Int

    /// Cairo's own limit for a side, and half a gigabyte of pixels.
    package static let bitmap = PixelLimit(side: 32_767, area: 128 * 1024 * 1024)
  }
}

extension PaintError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unpaintableSize(let width, let height, let scale):
      "a picture of \(width) by \(height) points at scale \(scale) cannot be painted"
    case .tooLarge(let width, let height, let limit):
      "a picture of \(width) by \(height) pixels is too large; "
        + "the limit is \(limit.side) pixels on a side and \(limit.area) in all"
    case .cairo(let message): "Cairo failed: \(message)"
    case .image(let message): "an image cannot be drawn: \(message)"
    case .librsvgMissing: "an SVG image is drawn by librsvg 2.46 or later, which is not installed"
    case .png(let message): "the PNG encoder failed: \(message)"
    }
  }
}
