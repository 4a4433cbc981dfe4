import CPangoCairo
import Glibc

/// Something to paint on, released with this value's last owner.
final class CairoSurface {
  let pointer: OpaquePointer
  /// Where Cairo writes to; nil for a surface in memory. It has to outlive the surface, which writes as late as when
  /// it is destroyed, whatever failed before.
  private let stream: ByteStream?

  /// Takes over `pointer`, as Cairo's functions hand it out: in error, perhaps, but never nil.
  init(_ pointer: OpaquePointer?, writingTo stream: ByteStream? = nil) throws(PaintError) {
    guard let pointer else { throw .cairo("no surface") }
    self.pointer = pointer
    self.stream = stream
    try check()
  }

  deinit {
    // From here on nothing is written, even if Cairo keeps the surface for a purpose of its own.
    cairo_surface_finish(pointer)
    cairo_surface_destroy(pointer)
  }

  /// - Throws: `PaintError.cairo` if anything that was painted so far failed.
  func check() throws(PaintError) {
    try throwIfFailed(cairo_surface_status(pointer))
  }
}

extension CairoSurface {
  /// Asks the system to back the pixels of an image, none of them touched yet, by large pages: a picture of
  /// fifteen megabytes takes a tenth of the command's time if it comes four kilobytes at a time.
  func useLargePages() {
    guard let data = cairo_image_surface_get_data(pointer) else { return }
    let count = Int(cairo_image_surface_get_stride(pointer)) * Int(cairo_image_surface_get_height(pointer))
    let page = max(1, Int(getpagesize()))
    let start = UnsafeMutableRawPointer(data).alignedUp(toMultipleOf: page)
    let length = UnsafeMutableRawPointer(data) + count - start
    // A wish: if it is not granted, all is as it was.
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
