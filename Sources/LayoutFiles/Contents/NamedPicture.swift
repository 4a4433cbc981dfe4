import AutoLayout
import LayoutScene

/// An image as files describe it: its size, and the name of a system symbol.
struct NamedPicture: Sendable {
  /// Of a system symbol beside 17-point text; symbols vary by a few points.
  static let symbolSize = Size(width: 20, height: 20)

  static let doc =
    "The image of an image view or a button, drawn as a placeholder; a string is the name of a system symbol."

  var size: Size
  var symbol: String?

  static let format = ObjectFormat<NamedPicture>(
    "image", "An image; only its size matters.",
    [
      Field(
        "size", .numbers([("width", .length), ("height", .length)], \.numbers) { Size($0) }, \.size,
        required: true, "Width and height in points."),
      Field("symbol", .nullable(.text), \.symbol, "The name of a system symbol, drawn as a neutral shape."),
    ])
}

extension ValueFormat where Value == NamedPicture {
  /// An object, or only the name of a system symbol.
  static let picture: ValueFormat = {
    let object = object(NamedPicture.format, startingWith: NamedPicture(size: .zero))
    return ValueFormat(
      schema: .any(of: [object.schema, .type("string")]),
      encode: { picture in
        if let symbol = picture.symbol, picture.size == NamedPicture.symbolSize { return .string(symbol) }
        return object.encode(picture)
      }
    ) { node, findings in
      if case .string(let name) = node.content {
        return NamedPicture(size: NamedPicture.symbolSize, symbol: name)
      }
      return object.decode(node, &findings)
    }
  }()
}
