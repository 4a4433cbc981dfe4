import AutoLayout
import Diagnostics
package import JSONText
import LayoutScene

/// The content of image files in the scenario itself, so that it needs no others.
extension ValueFormat where Value == [String: ImageData] {
  static let images = ValueFormat(
    schema: .object([("type", .string("object")), ("additionalProperties", CarriedImage.format.schema)]),
    encode: { images in
      .object(images.sorted { $0.key < $1.key }.map { ($0.key, CarriedImage($0.value).node) })
    }
  ) { node, findings in
    guard case .object(let members) = node.content else {
      findings.wrongType(node, expected: "an object")
      return nil
    }
    var images: [String: ImageData] = [:]
    for member in members {
      if let problem = ImageName.problem(of: member.key) {
        findings.error(.imageName, at: member.keyRange, problem.message, help: problem.help)
      }
      var image = CarriedImage()
      CarriedImage.format.read(member.value, into: &image, &findings)
      guard let data = member.value.member("data")?.value, case .string = data.content else { continue }
      images[member.key] = image.content
      if image.content == nil {
        let problem = ImageProblem.notData
        findings.error(.imageFile, at: data.range, problem.message, help: problem.help)
      }
    }
    return images
  }
}

extension [ImageFile] {
  /// The content of the files as a scenario's `images`.
  package var carried: JSONNode {
    var images: [String: ImageData] = [:]
    for file in self where images[file.name] == nil { images[file.name] = file.content }
    return ValueFormat<[String: ImageData]>.images.encode(images) ?? .null
  }
}

private struct CarriedImage: Sendable {
  var size = Size.zero
  var data = ""

  static let format = ObjectFormat<CarriedImage>(
    "image", "The content of an image file.",
    [
      Field("size", .imageSize, \.size, required: true, "Width and height in points."),
      Field(
        "data", .text, \.data, required: true,
        "The PNG or SVG file as a data URL in Base64: \"data:image/png;base64,…\"."),
    ])

  init() {}

  init(_ image: ImageData) {
    size = image.size
    data = image.uri
  }

  var node: JSONNode { .object(Self.format.members(of: self, over: CarriedImage())) }

  /// nil if the data is anything else: it becomes part of pictures and pages as it is.
  var content: ImageData? {
    for format in ImageFormat.allCases {
      let start = ImageData(format: format, size: size, base64: "").uri
      guard data.hasPrefix(start) else { continue }
      let digits = data.utf8.dropFirst(start.utf8.count)
      guard !digits.isEmpty, digits.allSatisfy(Self.isDigit) else { return nil }
      return ImageData(format: format, size: size, base64: String(Substring(digits)))
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="):
      true
    default: false
    }
  }
}
