import AutoLayout
import CPangoCairo
import LayoutDrawing
import LayoutScene
import SafeText

/// The image files of one picture, as Cairo draws them. Each is decoded once.
final class CairoImages {
  private var bitmaps: [ImageData: CairoSurface] = [:]
  private var drawings: [ImageData: SVGImage] = [:]
  private var failure: PaintError?

  /// - Throws: `PaintError` if an image cannot be decoded, or if the library that draws it is not installed.
  init(of items: [DisplayItem]) throws(PaintError) {
    try decode(items)
  }

  private func decode(_ items: [DisplayItem]) throws(PaintError) {
    for item in items {
      switch item {
      case .fill, .stroke, .text: continue
      case .image(let item) where item.isDrawable: try decode(item.image)
      case .image: continue
      case .group(let group): try decode(group.items)
      }
    }
  }

  private func decode(_ image: ImageData) throws(PaintError) {
    guard bitmaps[image] == nil, drawings[image] == nil else { return }
    guard let bytes = Base64.decode(image.base64) else { throw .image("it is not Base64") }
    switch image.format {
    case .png:
      guard let picture = PNGFile.decode(bytes) else { throw .image("the PNG file is damaged") }
      bitmaps[image] = try CairoSurface(picture)
    case .svg: drawings[image] = try SVGImage(bytes, size: image.size)
    }
  }

  /// Draws an image at the origin.
  func paint(
    _ image: ImageData, width: Double, height: Double, on cairo: OpaquePointer, measurer: PangoTextMeasurer
  ) {
    if let bitmap = bitmaps[image]?.pointer {
      let pixelWidth = Double(cairo_image_surface_get_width(bitmap))
      let pixelHeight = Double(cairo_image_surface_get_height(bitmap))
      cairo_scale(cairo, width / pixelWidth, height / pixelHeight)
      cairo_set_source_surface(cairo, bitmap, 0, 0)
      if !Self.exceedsPadding(cairo) {
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
      }
      cairo_paint(cairo)
    }
    if let drawing = drawings[image] {
      cairo_scale(cairo, width / image.size.width, height / image.size.height)
      do throws(PaintError) { try drawing.paint(on: cairo, measurer: measurer) } catch {
        failure = failure ?? error
      }
    }
  }

  /// - Throws: `PaintError` if an image could not be drawn.
  func check() throws(PaintError) {
    if let failure { throw failure }
  }

  /// Whether Cairo could not copy an image at the size of the visible area, as it does to extend the image's edges in a
  /// PDF file.
  private static func exceedsPadding(_ cairo: OpaquePointer) -> Bool {
    guard cairo_surface_get_type(cairo_get_target(cairo)) != CAIRO_SURFACE_TYPE_IMAGE else { return false }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    let (width, height) = (right - left, bottom - top)
    return max(width, height) > 16_000 || width * height > 64_000_000
  }
}

extension CairoSurface {
  /// The picture in Cairo's form: each pixel a number, with its colours multiplied by its alpha.
  fileprivate convenience init(_ picture: PNGFile.Picture) throws(PaintError) {
    let (width, height) = (Int32(clamping: picture.width), Int32(clamping: picture.height))
    try self.init(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height))
    guard let data = cairo_image_surface_get_data(pointer) else { throw .cairo("no pixels") }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    for row in 0..<picture.height {
      let line = UnsafeMutableRawPointer(data + row * stride)
      for column in 0..<picture.width {
        let first = 4 * (row * picture.width + column)
        let alpha = UInt32(picture.samples[first + 3])
        func colour(_ offset: Int) -> UInt32 { (UInt32(picture.samples[first + offset]) * alpha + 127) / 255 }
        let pixel = alpha << 24 | colour(0) << 16 | colour(1) << 8 | colour(2)
        line.storeBytes(of: pixel, toByteOffset: 4 * column, as: UInt32.self)
      }
    }
    cairo_surface_mark_dirty(pointer)
  }
}
