import AutoLayout

/// An object of the scenario format: what the reader, the schema and the messages know of its keys.
struct ObjectFormat<Target>: Sendable {
  /// In messages after an article: `view`.
  let name: String
  let doc: String
  let fields: [Field<Target>]
  private let positions: [String: Int]

  init(_ name: String, _ doc: String, _ fields: [Field<Target>]) {
    self.name = name
    self.doc = doc
    self.fields = fields
    positions = Dictionary(
      fields.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// Applies the object's members to the target, in their order, and reports what does not fit.
  ///
  /// - Parameter lacks: keys that are known elsewhere but not here, with the reason, for better messages.
  func read(
    _ node: JSONValue, into target: inout Target, _ findings: inout Findings, lacks: [String: String] = [:]
  ) {
    guard case .object(let members) = node.content else {
      findings.wrongType(node, expected: "an object")
      return
    }
    for member in members where !findings.isFull {
      guard let position = positions[member.key] else {
        findings.error(
          .unknownKey, at: member.keyRange, "unknown key \"\(member.key)\" in the \(name)",
          help: lacks[member.key] ?? Suggestion.question(for: member.key, in: fields.lazy.map(\.name)))
        continue
      }
      fields[position].read(member, &target, &findings)
    }
    for field in fields where field.isRequired && node.member(field.name) == nil {
      findings.error(
        .missingKey, at: SourceRange(offset: node.range.offset, length: 1),
        "the \(name) has no \"\(field.name)\"")
    }
  }

  var schema: SchemaNode {
    var members: [(String, SchemaNode)] = [
      ("type", .string("object")), ("description", .string(doc)),
      (
        "properties",
        .object(fields.map { ($0.name, $0.schema.described($0.doc)) })
      ),
    ]
    let required = fields.filter(\.isRequired).map { SchemaNode.string($0.name) }
    if !required.isEmpty { members.append(("required", .array(required))) }
    members.append(("additionalProperties", .boolean(false)))
    return .object(members)
  }
}

/// A key of an object: its name, its text in the schema, and what reading its value does to the target.
struct Field<Target>: Sendable {
  let name: String
  let doc: String
  let isRequired: Bool
  private let makeSchema: @Sendable () -> SchemaNode
  let read: @Sendable (JSONMember, inout Target, inout Findings) -> Void

  /// A key whose value goes where the path says.
  init<Value>(
    _ name: String, _ format: ValueFormat<Value>, _ path: any WritableKeyPath<Target, Value> & Sendable,
    required: Bool = false, _ doc: String
  ) {
    self.name = name
    self.doc = doc
    isRequired = required
    makeSchema = { format.schema }
    read = { member, target, findings in
      guard let value = format.decode(member.value, &findings) else { return }
      target[keyPath: path] = value
    }
  }

  /// A key whose value goes to an optional place.
  init<Value>(
    _ name: String, _ format: ValueFormat<Value>, _ path: any WritableKeyPath<Target, Value?> & Sendable,
    required: Bool = false, _ doc: String
  ) {
    self.name = name
    self.doc = doc
    isRequired = required
    makeSchema = { format.schema }
    read = { member, target, findings in
      guard let value = format.decode(member.value, &findings) else { return }
      target[keyPath: path] = value
    }
  }

  /// A key whose object changes what stands at the path, key by key.
  init<Value>(
    _ name: String, patching format: ObjectFormat<Value>,
    _ path: any WritableKeyPath<Target, Value> & Sendable, _ doc: String
  ) {
    self.name = name
    self.doc = doc
    isRequired = false
    makeSchema = { format.schema }
    read = { member, target, findings in
      format.read(member.value, into: &target[keyPath: path], &findings)
    }
  }

  /// A key whose object's members go to those that are there already.
  init<Element>(
    _ name: String, merging format: ValueFormat<[String: Element]>,
    _ path: any WritableKeyPath<Target, [String: Element]> & Sendable, _ doc: String
  ) {
    self.name = name
    self.doc = doc
    isRequired = false
    makeSchema = { format.schema }
    read = { member, target, findings in
      guard let values = format.decode(member.value, &findings) else { return }
      target[keyPath: path].merge(values) { _, new in new }
    }
  }

  var schema: SchemaNode { makeSchema() }
}
