import AutoLayout
import JSONText

/// The choices in the menus of a page.
enum PageChoices {
  static let members: [JSONNode.Member] = [
    ("devices", .array(Device.all.map(device))), ("defaultDevice", .string(Device.defaultName)),
    ("categories", .array(ContentSizeCategory.allCases.map { .string($0.rawValue) })),
  ]

  private static func device(_ device: Device) -> JSONNode {
    .object([
      ("name", .string(device.name)), ("aliases", .array(device.aliases.map { .string($0) })),
      ("size", .array([.number(device.size.width), .number(device.size.height)])),
    ])
  }
}
