package import Diagnostics

/// A JSON value without its place in a text; its members keep the order in which they are written.
package indirect enum JSONNode: Sendable {
  package typealias Member = (String, JSONNode)

  case string(String)
  case number(Double)
  case boolean(Bool)
  case null
  case array([JSONNode])
  case object([Member])
}

extension JSONNode: Equatable {
  package static func == (one: JSONNode, other: JSONNode) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.string(let a), .string(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.boolean(let a), .boolean(let b)): a == b
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)): a.count == b.count && zip(a, b).allSatisfy { $0 == $1 }
    default: false
    }
  }
}

// MARK: Schemas

extension JSONNode {
  package static func type(_ name: String) -> JSONNode { .object([("type", .string(name))]) }

  package static func reference(_ definition: String) -> JSONNode {
    .object([("$ref", .string("#/$defs/\(definition)"))])
  }

  package static func number(_ type: String, _ range: NumberRange) -> JSONNode {
    let bounds = [
      (range.excludesMinimum ? "exclusiveMinimum" : "minimum", range.minimum), ("maximum", range.maximum),
    ]
    return .object(
      [("type", .string(type))] + bounds.filter { $0.1.isFinite }.map { ($0.0, .number($0.1)) })
  }

  /// The same schema with a description, which may accompany `$ref` since draft 2019-09.
  package func described(_ text: String) -> JSONNode {
    guard case .object(let members) = self, !text.isEmpty else { return self }
    return .object([("description", .string(text))] + members.filter { $0.0 != "description" })
  }

  /// The same schema with the value that a missing key stands for, unless that is empty.
  package func with(default value: JSONNode?) -> JSONNode {
    guard case .object(let members) = self, let value else { return self }
    switch value {
    case .array(let elements) where elements.isEmpty: return self
    case .object, .null: return self
    case .string(let text) where text.isEmpty: return self
    case .array, .string, .number, .boolean: return .object(members + [("default", value)])
    }
  }

  package static func any(of schemas: [JSONNode]) -> JSONNode { .object([("anyOf", .array(schemas))]) }

  var orNull: JSONNode { .any(of: [self, .type("null")]) }

  /// A complete schema of draft 2020-12.
  package static func schema(
    id: String? = nil, title: String, of root: JSONNode, definitions: [Member]
  ) -> JSONNode {
    let head: [Member] = [("$schema", .string("https://json-schema.org/draft/2020-12/schema"))]
    let name: [Member] = id.map { [("$id", .string($0))] } ?? []
    return .object(
      head + name + [("title", .string(title))] + (root.members ?? []) + [("$defs", .object(definitions))])
  }
}
