/// A piece of a JSON Schema, its members in the order in which they are written.
indirect enum SchemaNode: Sendable {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null
  case array([SchemaNode])
  case object([(String, SchemaNode)])

  static func type(_ name: String) -> SchemaNode { .object([("type", .string(name))]) }

  static func reference(_ definition: String) -> SchemaNode {
    .object([("$ref", .string("#/$defs/\(definition)"))])
  }

  static func number(_ type: String, _ range: NumberRange) -> SchemaNode {
    .object([
      ("type", .string(type)),
      (range.excludesMinimum ? "exclusiveMinimum" : "minimum", .number(range.minimum)),
      ("maximum", .number(range.maximum)),
    ])
  }

  /// The same with a description, which a member beside `$ref` may be since draft 2019-09.
  func described(_ text: String) -> SchemaNode {
    guard case .object(let members) = self, !text.isEmpty else { return self }
    return .object([("description", .string(text))] + members.filter { $0.0 != "description" })
  }

  var orNull: SchemaNode { .object([("anyOf", .array([self, .type("null")]))]) }
}
