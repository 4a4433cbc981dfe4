import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

extension ValueFormat where Value == SceneImage {
  static var imageDoc: String {
    "The image of an image view or a button: a PNG or SVG file beside the scenario, such as \"photo@2x.png\"; the name of a system symbol, drawn as an icon that stands in for it; or an object."
  }

  /// An image, whose schema is a definition.
  static let image = writtenImage.called("image")

  /// A file, the name of a system symbol, or an object.
  static let writtenImage: ValueFormat = {
    let plain = ValueFormat<PlainImage>.object(PlainImage.format, startingWith: PlainImage())
    let file = ValueFormat<FileImage>.object(FileImage.format, startingWith: FileImage())
    return ValueFormat(
      schema: .any(of: [file.schema, plain.schema, .type("string")]),
      encode: { image in
        switch image.source {
        case .file(let named) where image.ownSize == nil: .string(named.name)
        case .file(let named): file.encode(FileImage(name: named.name, size: image.ownSize))
        case .symbol(let name) where image.ownSize == symbolSize: .string(name)
        case .symbol(let name): plain.encode(PlainImage(size: image.ownSize ?? .zero, symbol: name))
        // Files cannot describe what code draws.
        case .placeholder, .drawing: plain.encode(PlainImage(size: image.ownSize ?? .zero))
        }
      }
    ) { node, findings in
      if case .string(let name) = node.content {
        return ImageName.isFile(name)
          ? image(fromFile: name, at: node.range, &findings)
          : SceneImage(size: symbolSize, source: .symbol(name))
      }
      if let name = node.member("file")?.value {
        let read = file.decode(node, &findings)
        guard let read, case .string = name.content else { return nil }
        return image(fromFile: read.name, size: read.size, at: name.range, &findings)
      }
      guard let read = plain.decode(node, &findings) else { return nil }
      if let size = read.size {
        return SceneImage(size: size, source: read.symbol.map { .symbol($0) } ?? .placeholder)
      }
      if let symbol = read.symbol {
        return SceneImage(size: symbolSize(pointSize: read.pointSize), source: .symbol(symbol))
      }
      findings.error(
        .missingKey, at: SourceRange(offset: node.range.offset, length: 1), "the image has no \"size\"",
        help: "give it a \"size\"; only a \"symbol\" has one of its own")
      return nil
    }
  }()

  private static let symbolSize = symbolSize(pointSize: nil)

  /// A symbol is as large as the letters of a font.
  ///
  /// - Parameter pointSize: the font's; nil for 17.
  private static func symbolSize(pointSize: Double?) -> Size {
    let side = SymbolSize.side(pointSize: pointSize)
    return Size(width: side, height: side)
  }

  /// nil for a name that cannot be that of an image file, which is reported.
  private static func image(
    fromFile name: String, size: Size? = nil, at range: SourceRange, _ findings: inout Findings
  ) -> SceneImage? {
    if let problem = ImageName.problem(of: name) {
      findings.error(.imageName, at: range, problem.message, help: problem.help)
      return nil
    }
    return SceneImage(size: size, source: .file(ImageFile(name: name, place: range)))
  }
}

/// An image of which the size is known.
private struct PlainImage: Sendable {
  var size: Size?
  var symbol: String?
  var pointSize: Double?

  static let format = ObjectFormat<PlainImage>(
    "image", "An image; only its size matters.",
    [
      Field("size", .imageSize, \.size, "Width and height in points; needed unless the image is a symbol."),
      Field(
        "symbol", .nullable(.text), \.symbol,
        "The name of a system symbol, drawn as an icon that stands in for it."),
      Field(
        "pointSize", .number(.fontSize), \.pointSize,
        "Makes a symbol without a size as large as the letters of a font of this size in points; 17 by default."
      ),
    ], aliases: ["systemName": "symbol"])
}

/// An image from a file.
private struct FileImage: Sendable {
  var name = ""
  var size: Size?

  static let format = ObjectFormat<FileImage>(
    "image", "An image from a file.",
    [
      Field(
        "file", .text, \.name, required: true,
        "The PNG or SVG file, by its path from the scenario's folder, which may begin with one \"../\"."),
      Field(
        "size", .nullable(.imageSize), \.size,
        "Width and height in points; null, the default: those of the file. A PNG has its pixels divided by the scale in its name, an SVG its width and height."
      ),
    ])
}

extension ValueFormat where Value == Size {
  static let imageSize = structure([("width", .length), ("height", .length)], \.numbers) { Size($0) }
}
