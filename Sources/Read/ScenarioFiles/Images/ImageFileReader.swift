import AutoLayout
import Diagnostics
package import LayoutScene
import SafeText
import XMLText

/// Turns the bytes of image files into the images of a scene, and refuses files that no picture could show.
package struct ImageFileReader {
  /// In bytes, of all images of a scenario.
  private static let byteLimit = 64 << 20
  /// In pixels, of all PNG images of a scenario: they are decompressed, and a few bytes can become gigabytes.
  private static let pixelLimit = 32_000_000
  /// In pixels, the longest that Cairo draws.
  private static let sideLimit = 32_767

  /// The width and height in pixels that a PNG's header gives; nil if it has none.
  private let pixels: ([UInt8]) -> (width: Int, height: Int)?
  /// Whether a PNG can be decompressed.
  private let isWhole: ([UInt8]) -> Bool
  private var byteCount = 0
  private var pixelCount = 0

  package init(
    pixels: @escaping ([UInt8]) -> (width: Int, height: Int)?, isWhole: @escaping ([UInt8]) -> Bool
  ) {
    self.pixels = pixels
    self.isWhole = isWhole
  }

  /// - Parameter name: its ending decides what the bytes have to be, and its scale the size.
  package mutating func content(of bytes: [UInt8], name: String) -> Result<ImageData, ImageProblem> {
    guard let format = ImageName.format(of: name) else { return .failure(.unknownFormat) }
    do throws(ImageProblem) {
      let size = try size(of: bytes, format, scale: ImageName.scale(of: name))
      return .success(ImageData(format: format, size: size, base64: Base64.text(of: bytes)))
    } catch {
      return .failure(error)
    }
  }

  /// Checks the content of a file that a scenario itself carries; its size is the one given with it.
  package mutating func checked(_ carried: ImageData) -> Result<ImageData, ImageProblem> {
    guard let bytes = Base64.decode(carried.base64) else { return .failure(.notData) }
    do throws(ImageProblem) {
      _ = try size(of: bytes, carried.format, scale: 1)
      return .success(carried)
    } catch {
      return .failure(error)
    }
  }

  /// In points.
  private mutating func size(
    of bytes: [UInt8], _ format: ImageFormat, scale: Double
  ) throws(ImageProblem) -> Size {
    byteCount += bytes.count
    guard byteCount <= Self.byteLimit else { throw .tooLarge(limit: "\(Self.byteLimit >> 20) MiB") }
    switch format {
    case .png:
      let (width, height) = try pixelSize(of: bytes)
      return Size(width: Double(width) / scale, height: Double(height) / scale)
    case .svg: return try drawing(bytes, depth: 0)
    }
  }

  /// The deepest nesting of SVG files inside others; no picture needs more.
  private static let mostNested = 3

  /// Checks an SVG file and the images in it.
  private mutating func drawing(_ bytes: [UInt8], depth: Int) throws(ImageProblem) -> Size {
    var findings = Findings(source: SourceText(bytes))
    guard let root = XMLParser.parse(&findings, allowsDocumentType: true) else {
      let error = findings.diagnostics().first { $0.severity == .error }
      let place = error?.place.map { "line \($0.line): " } ?? ""
      throw .notSVG(reason: place + (error?.message ?? "it cannot be read"))
    }
    let source = findings.source
    func costly(_ place: SourceRange?, _ reason: String) -> ImageProblem {
      .costlySVG(line: place.map { source.place(of: $0).line }, reason: reason)
    }
    let size = try SVGSize.size(of: root)
    let cost: SVGCost
    do throws(SVGCost.Excess) { cost = try SVGCost(of: root, size: size) } catch {
      throw costly(error.place, error.message)
    }
    for (bytes, place) in cost.images where !bytes.isEmpty {
      if let (width, height) = RasterHeader.pixels(of: bytes) ?? pixels(bytes) {
        pixelCount += max(1, width) * max(1, height)
        guard pixelCount <= Self.pixelLimit else {
          throw costly(place, "the images in it have more than \(Self.pixelLimit / 1_000_000) million pixels")
        }
      } else {
        guard depth < Self.mostNested else { throw costly(place, "it has SVG files in one another") }
        do throws(ImageProblem) { _ = try drawing(bytes, depth: depth + 1) } catch {
          if case .costlySVG(_, let reason) = error { throw costly(place, "in an image in it, \(reason)") }
          throw costly(place, "an image in it is neither PNG nor JPEG, GIF or SVG")
        }
      }
    }
    return size
  }

  private mutating func pixelSize(of bytes: [UInt8]) throws(ImageProblem) -> (width: Int, height: Int) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { throw .notPNG }
    guard let (width, height) = pixels(bytes) else { throw .brokenPNG }
    guard max(width, height) <= Self.sideLimit else {
      throw .tooLarge(limit: "\(Self.sideLimit) pixels on a side")
    }
    pixelCount += width * height
    guard pixelCount <= Self.pixelLimit else {
      throw .tooLarge(limit: "\(Self.pixelLimit / 1_000_000) million pixels")
    }
    guard isWhole(bytes) else { throw .brokenPNG }
    return (width, height)
  }
}

/// The size of an SVG file: its width and height or, where these are missing or relative, those of its `viewBox`.
private enum SVGSize {
  /// In points, which are pixels in SVG.
  static func size(of root: XMLElement) throws(ImageProblem) -> Size {
    guard root.name == "svg" || root.name.hasSuffix(":svg") else {
      throw .notSVG(reason: "its root element is \"\(root.name)\"")
    }
    let box = (root["viewBox"] ?? "").split {
      " ,\t\r\n".unicodeScalars.contains($0.unicodeScalars.first ?? "-")
    }
    .compactMap { Double($0) }
    let boxSize = box.count == 4 ? (box[2], box[3]) : nil
    let (width, height) = (root["width"].flatMap(length), root["height"].flatMap(length))
    // One length and the shape of the box give the other.
    let ratio = boxSize.map { $0.0 / $0.1 }
    let size: (Double?, Double?) =
      switch (width, height) {
      case (nil, nil): (boxSize?.0, boxSize?.1)
      case (let width?, nil): (width, ratio.map { width / $0 })
      case (nil, let height?): (ratio.map { height * $0 }, height)
      case (let width?, let height?): (width, height)
      }
    guard case (let width?, let height?) = size, [width, height].allSatisfy({ $0 > 0 && $0 <= 100_000 })
    else {
      throw .noSize
    }
    return Size(width: width, height: height)
  }

  /// nil for a length relative to the view, such as `100%`.
  private static func length(_ text: String) -> Double? {
    let unit = units.first { text.hasSuffix($0.name) }
    guard let number = Double(text.dropLast(unit?.name.count ?? 0)), number.isFinite else { return nil }
    return number * (unit?.pixels ?? 1)
  }

  /// As CSS has them: 96 pixels are an inch.
  private static let units: [(name: String, pixels: Double)] = [
    ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
  ]
}
