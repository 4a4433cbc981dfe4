import PangoCairoBackend

/// A picture after the paint phase.
enum PaintedPicture {
  case encoded([UInt8])
  case pixels(PaintedPixels)

  func encoded() throws(PaintError) -> [UInt8] {
    switch self {
    case .encoded(let bytes): bytes
    case .pixels(let pixels): try pixels.encoded()
    }
  }
}
