import CPangoCairo

/// Something to paint on, released with this value's last owner.
final class CairoSurface {
  let pointer: OpaquePointer

  /// Takes over `pointer`, as Cairo's functions hand it out: in error, perhaps, but never nil.
  init(_ pointer: OpaquePointer?) throws(PaintError) {
    guard let pointer else { throw .cairo("no surface") }
    self.pointer = pointer
    try check()
  }

  deinit { cairo_surface_destroy(pointer) }

  /// - Throws: `PaintError.cairo` if anything that was painted so far failed.
  func check() throws(PaintError) {
    try throwIfFailed(cairo_surface_status(pointer))
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
