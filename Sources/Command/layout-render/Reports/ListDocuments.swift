import AutoLayout
import JSONText
import LayoutScene
import PangoCairoBackend

/// The documents that `devices`, `fonts` and `options` print for programs, and their schemas.
enum ListDocument {
  static let version = 1.0

  static func text(_ name: String, _ elements: [JSONNode]) -> String {
    JSONNode.object([("version", .number(version)), (name, .array(elements))]).text(width: 110)
  }

  static func schema(_ name: String, _ doc: String, of element: JSONNode) -> JSONNode {
    .schema(
      name, version: version,
      of: .object(
        doc,
        [
          KeySchema("version", .only(.number(version)), "The version of this format."),
          KeySchema(name, .list(of: element), doc),
        ]))
  }
}

extension DeviceList {
  static func json() -> String {
    ListDocument.text(
      "devices",
      Device.all.map { device in
        .object([
          ("name", .string(device.name)),
          ("size", .array([.number(device.size.width), .number(device.size.height)])),
          ("scale", .number(device.scale)), ("aliases", .array(device.aliases.map { .string($0) })),
          ("default", .boolean(device.name == Device.defaultName)),
        ])
      })
  }

  static var schema: JSONNode {
    ListDocument.schema(
      "devices", "The devices that a canvas can name.",
      of: .object(
        "A device.",
        [
          KeySchema("name", .textSchema, "What a canvas calls it."),
          KeySchema("size", .numbers(2), "Width and height of its screen in portrait, in points."),
          KeySchema("scale", .numberSchema, "Pixels per point."),
          KeySchema("aliases", .list(of: .textSchema), "What it can be called as well."),
          KeySchema("default", .booleanSchema, "Whether it is the device of a canvas that names none."),
        ]))
  }
}

extension FontList {
  static func json(_ rows: [FontLibrary.Row]) -> String {
    ListDocument.text(
      "fonts",
      rows.map { row in
        .object([
          ("family", .string(row.family)), ("weights", .array(row.weights.map { .string($0.name) })),
          ("file", .string(row.file)), ("package", .string(row.package)),
          ("present", .boolean(row.isPresent)),
        ])
      })
  }

  static var schema: JSONNode {
    ListDocument.schema(
      "fonts", "The fonts used for text, in the order in which they are tried.",
      of: .object(
        "A font.",
        [
          KeySchema("family", .textSchema, "The name of its family."),
          KeySchema("weights", .list(of: .textSchema), "The weights that it serves."),
          KeySchema("file", .textSchema, "Where it is, or should be."),
          KeySchema("package", .textSchema, "The Debian package that installs it."),
          KeySchema("present", .booleanSchema, "Whether it is there."),
        ]))
  }
}

/// The list that `options` prints for programs.
enum OptionList {
  static func node(_ options: [SceneOption], of input: String) -> JSONNode {
    .object([
      ("input", .string(input)),
      (
        "options",
        .array(
          options.map { option in
            .object(
              [("name", .string(option.name))] + (option.title.map { [("title", .string($0))] } ?? []))
          })
      ),
    ])
  }

  static var schema: JSONNode {
    ListDocument.schema(
      "options", "The inputs, with the names of their options.",
      of: .object(
        "An input.",
        [
          KeySchema("input", .textSchema, "The input, as on the command line."),
          KeySchema(
            "options",
            .list(
              of: .object(
                "An option.",
                [
                  KeySchema("name", .textSchema, "What --option calls it."),
                  KeySchema("title", .textSchema, required: false, "Its title."),
                ])), "Its options, in order."),
        ]))
  }
}
