/// A key of an object that programs write and no table of a reader describes.
package struct KeySchema: Sendable {
  package let name: String
  package let schema: JSONNode
  package let isRequired: Bool

  package init(_ name: String, _ schema: JSONNode, required: Bool = true, _ doc: String) {
    self.name = name
    self.schema = schema.described(doc)
    isRequired = required
  }
}

/// Parts of schemas, of draft 2020-12.
extension JSONNode {
  /// An object with these keys and no others.
  package static func object(_ doc: String, _ keys: [KeySchema]) -> JSONNode {
    .object([
      ("type", .string("object")), ("description", .string(doc)),
      ("properties", .object(keys.map { ($0.name, $0.schema) })),
      ("required", .array(keys.filter(\.isRequired).map { .string($0.name) })),
      ("additionalProperties", .boolean(false)),
    ])
  }

  package static func list(of element: JSONNode) -> JSONNode {
    .object([("type", .string("array")), ("items", element)])
  }

  /// So many numbers.
  package static func numbers(_ count: Int) -> JSONNode {
    let bound = JSONNode.number(Double(count))
    return .object([
      ("type", .string("array")), ("items", .type("number")), ("minItems", bound), ("maxItems", bound),
    ])
  }

  package static func words(_ words: [String]) -> JSONNode {
    .object([("enum", .array(words.map { .string($0) }))])
  }

  package static func only(_ value: JSONNode) -> JSONNode { .object([("const", value)]) }

  package static func definition(_ name: String) -> JSONNode { reference(name) }

  package static let textSchema = type("string")
  package static let numberSchema = type("number")
  package static let integerSchema = type("integer")
  package static let booleanSchema = type("boolean")

  /// SHA-256.
  package static let digestSchema = JSONNode.object([
    ("type", .string("string")), ("pattern", .string("^[0-9a-f]{64}$")),
  ])

  /// A complete schema, called by the name and the version of its format.
  package static func schema(
    _ name: String, version: Double, of root: JSONNode, definitions: [Member] = []
  ) -> JSONNode {
    schema(
      id: "urn:layout-render:\(name):\(Int(version))", title: "layout-render \(name)", of: root,
      definitions: definitions)
  }

  /// As a file.
  package var schemaText: String { text }
}
