import CPangoCairo
import Glibc

/// A Cairo surface, released with this value's last owner.
final class CairoSurface {
  let pointer: OpaquePointer
  /// The stream that Cairo writes to; nil for a surface in memory. It must outlive the surface, which may write until
  /// it is destroyed, even after an error.
  private let stream: ByteStream?

  /// Takes ownership of `pointer`. Cairo's functions may return a surface in an error state, but never nil.
  init(_ pointer: OpaquePointer?, writingTo stream: ByteStream? = nil) throws(PaintError) {
    guard let pointer else { throw .cairo("no surface") }
    self.pointer = pointer
    self.stream = stream
    try check()
  }

  deinit {
    // Nothing is written after this, even if Cairo keeps the surface for its own purposes.
    cairo_surface_finish(pointer)
    cairo_surface_destroy(pointer)
  }

  /// - Throws: `PaintError.cairo` if any painting so far has failed.
  func check() throws(PaintError) {
    try throwIfFailed(cairo_surface_status(pointer))
  }
}

extension CairoSurface {
  /// Asks the system to back the untouched pixels of an image with large pages: with pages of four kilobytes,
  /// providing fifteen megabytes for a picture takes a tenth of the command's time.
  func useLargePages() {
    guard let data = cairo_image_surface_get_data(pointer) else { return }
    let count = Int(cairo_image_surface_get_stride(pointer)) * Int(cairo_image_surface_get_height(pointer))
    let page = max(1, Int(getpagesize()))
    let start = UnsafeMutableRawPointer(data).alignedUp(toMultipleOf: page)
    let length = UnsafeMutableRawPointer(data) + count - start
    // This is only a hint: if it is not granted, nothing changes.
    if length > 0 { madvise(start, length, MADV_HUGEPAGE) }
  }
}

/// A drawing state on a surface.
final class CairoContext {
  let pointer: OpaquePointer
  private let surface: CairoSurface

  init(_ surface: CairoSurface) throws(PaintError) {
    guard let pointer = cairo_create(surface.pointer) else { throw .cairo("no context") }
    self.pointer = pointer
    self.surface = surface
    try check()
  }

  deinit { cairo_destroy(pointer) }

  func check() throws(PaintError) {
    try throwIfFailed(cairo_status(pointer))
  }
}

private func throwIfFailed(_ status: cairo_status_t) throws(PaintError) {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  throw .cairo(cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)")
}
