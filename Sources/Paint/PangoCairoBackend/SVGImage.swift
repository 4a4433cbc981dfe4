import AutoLayout
import CPangoCairo
import Glibc

/// An SVG file, drawn by librsvg.
///
/// The library is loaded when the first such file is drawn on a Cairo surface. Linking it would make every start of the
/// command slower, and most pictures do not need it. A file is given as bytes, without a location to which other files
/// could be relative, so librsvg reads nothing else.
final class SVGImage {
  private let library: SVGLibrary
  private let handle: OpaquePointer
  private let size: Size
  private let hasText: Bool

  /// - Parameter size: the size in points of the rectangle that `paint` fills.
  init(_ bytes: [UInt8], size: Size) throws(PaintError) {
    library = try SVGLibrary.loaded.get()
    self.size = size
    // Files with wide characters are not searched.
    hasText = bytes.firstRange(of: Array("text".utf8)) != nil || bytes.contains(0)
    guard let handle = library.makeHandle(bytes, UInt(bytes.count), nil) else {
      throw .image("librsvg cannot read the SVG file")
    }
    self.handle = handle
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  /// Draws the image at the origin. Mistakes in a file make it leave something out, as in a browser.
  ///
  /// - Throws: `PaintError` if librsvg gives up.
  func paint(on cairo: OpaquePointer, measurer: PangoTextMeasurer) throws(PaintError) {
    let area = [0, 0, size.width, size.height]
    var isDrawn = false
    let draw = { isDrawn = self.library.render(self.handle, cairo, area, nil) != 0 }
    // Most files have no text, and these fonts take a while to load.
    if hasText { measurer.serveOthers(during: draw) } else { draw() }
    guard isDrawn else { throw .image("librsvg cannot draw the SVG file") }
  }
}

/// The functions of librsvg in use, as declared in `rsvg.h`.
private struct SVGLibrary: Sendable {
  typealias MakeHandle =
    @convention(c) (UnsafePointer<UInt8>, UInt, UnsafeMutableRawPointer?) -> OpaquePointer?
  /// The area is an `RsvgRectangle`: x, y, width and height.
  typealias Render =
    @convention(c) (
      OpaquePointer, OpaquePointer, UnsafePointer<Double>, UnsafeMutableRawPointer?
    ) -> Int32

  /// `rsvg_handle_new_from_data`
  let makeHandle: MakeHandle
  /// `rsvg_handle_render_document`, of version 2.46 and later
  let render: Render

  static let loaded = Result { () throws(PaintError) in try SVGLibrary() }

  private init() throws(PaintError) {
    guard let library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL),
      let makeHandle = dlsym(library, "rsvg_handle_new_from_data"),
      let render = dlsym(library, "rsvg_handle_render_document")
    else { throw .librsvgMissing }
    self.makeHandle = unsafeBitCast(makeHandle, to: MakeHandle.self)
    self.render = unsafeBitCast(render, to: Render.self)
  }
}

extension Installation {
  /// Loads the libraries that are otherwise loaded on first use, if they are installed. From then on, the system lists
  /// them among those of the process.
  package static func loadLibraries() { _ = SVGLibrary.loaded }
}
