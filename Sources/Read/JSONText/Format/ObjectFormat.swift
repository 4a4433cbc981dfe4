import AutoLayout
package import Diagnostics
import LayoutScene

/// An object of the scenario format: its keys, as the reader, the writer, the schema and the messages know them.
package struct ObjectFormat<Target>: Sendable {
  /// As in messages after an article: `view`.
  package let name: String
  package let doc: String
  package let fields: [Field<Target>]
  /// Other names of keys, which are read but never written.
  private let aliases: [(name: String, field: Field<Target>)]
  private let positions: [String: Int]
  /// Advice on what to write instead of keys that the object does not have.
  private let hints: [String: Hint]
  /// Keys that people know from UIKit, and that would change nothing here.
  private let withoutEffect: Set<String>
  /// Keys that people know from UIKit, of a look that is not drawn here.
  private let undrawn: Set<String>

  /// - Parameters:
  ///   - aliases: keys by their other names, such as UIKit's.
  ///   - hints: advice on what to write instead of keys that the object does not have.
  ///   - withoutEffect: keys that are left out with a warning, since they change nothing.
  ///   - undrawn: keys that are left out with a warning, since what they change is not drawn.
  package init(
    _ name: String, _ doc: String, _ fields: [Field<Target>], aliases: [String: String] = [:],
    hints: [String: Hint] = [:], withoutEffect: Set<String> = [], undrawn: Set<String> = []
  ) {
    self.name = name
    self.hints = hints
    self.withoutEffect = withoutEffect
    self.undrawn = undrawn
    self.doc = doc
    self.fields = fields
    var positions: [String: Int] = [:]
    for (offset, field) in fields.enumerated().reversed() { positions[field.name] = offset }
    let known = aliases.sorted { $0.key < $1.key }.compactMap { alias, key in
      positions[key].map { (name: alias, position: $0) }
    }
    self.aliases = known.map { ($0.name, fields[$0.position]) }
    for alias in known { positions[alias.name] = alias.position }
    self.positions = positions
  }

  /// Applies the object's members to the target, in order, and reports those that are invalid.
  ///
  /// - Parameter lacks: keys that are known elsewhere but not here, with the reason, for better messages.
  package func read(
    _ node: JSONValue, into target: inout Target, _ findings: inout Findings, lacks: [String: String] = [:]
  ) {
    guard case .object(let members) = node.content else {
      findings.wrongType(node, expected: "an object")
      return
    }
    for member in members where !findings.isFull {
      guard let position = positions[member.key] else {
        if withoutEffect.contains(member.key) {
          findings.warning(
            .unusedKey, at: member.keyRange, "\"\(member.key)\" changes no layout; it is left out")
          continue
        }
        if undrawn.contains(member.key) {
          findings.warning(
            .unusedKey, at: member.keyRange, "\"\(member.key)\" is not drawn; it is left out")
          continue
        }
        findings.error(
          .unknownKey, at: member.keyRange, "unknown key \"\(member.key)\" in the \(name)",
          help: lacks[member.key] ?? hints[member.key]?.text(node, member.value)
            ?? Suggestion.question(for: member.key, in: fields.lazy.map(\.name)))
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

  /// Applies an object, or its short form, and reports anything else.
  ///
  /// - Returns: whether it is one of them.
  @discardableResult
  package func read(
    _ node: JSONValue, or shorthand: Shorthand<Target>?, into target: inout Target, _ findings: inout Findings
  ) -> Bool {
    if let shorthand, shorthand.takes(node) {
      shorthand.read(node, &target, &findings)
    } else if case .object = node.content {
      read(node, into: &target, &findings)
    } else {
      findings.wrongType(node, expected: shorthand.map { "\($0.words), or an object" } ?? "an object")
      return false
    }
    return true
  }

  /// The schema of an object or its short form.
  package func schema(or shorthand: Shorthand<Target>?, _ object: JSONNode) -> JSONNode {
    shorthand.map { .any(of: [object, $0.schema()]) } ?? object
  }

  /// The members that turn `base` into the target, in the order of the table, and all required members.
  ///
  /// A value that no member can undo stays as it is in `base`.
  package func members(of target: Target, over base: Target) -> [JSONNode.Member] {
    fields.compactMap { field in field.write(target, base).map { (field.name, $0) } }
  }

  package var schema: JSONNode { schema(from: nil) }

  /// The schema with the values that an object has without the keys, where they are the same for every object.
  package func schema(from start: Target?) -> JSONNode {
    var members: [(String, JSONNode)] = [
      ("type", .string("object")), ("description", .string(doc)),
      (
        "properties",
        .object(
          fields.map { field in
            let usual = field.isRequired ? nil : start.flatMap(field.usual)
            return (field.name, field.schema.described(field.doc).with(default: usual))
          }
            + aliases.map { ($0.name, $0.field.schema.described("The same as \"\($0.field.name)\".")) })
      ),
    ]
    let required = fields.filter(\.isRequired).map { JSONNode.string($0.name) }
    if !required.isEmpty { members.append(("required", .array(required))) }
    members.append(("additionalProperties", .boolean(false)))
    return .object(members)
  }
}

/// Advice on what to write instead of a key that an object does not have.
package struct Hint: Sendable, ExpressibleByStringLiteral {
  package let text: @Sendable (_ object: JSONValue, _ value: JSONValue) -> String

  package init(_ text: String) { self.text = { _, _ in text } }

  package init(stringLiteral text: String) { self.init(text) }

  /// - Parameter text: takes the id of a view, or `self` if it has none, and the number that the key has, or an
  ///   example.
  package init(_ example: Double, _ text: @escaping @Sendable (_ id: String, _ number: String) -> String) {
    self.text = { object, value in
      var (id, number) = ("self", example)
      if case .string(let name) = object.member("id")?.value.content { id = name }
      if case .number(let given) = value.content { number = given }
      return text(id, plainNumber(number))
    }
  }
}

/// A short form of an object.
package struct Shorthand<Value>: Sendable {
  /// For messages, such as `a number`.
  package let words: String
  package let schema: @Sendable () -> JSONNode
  /// Makes the changes that the object would make; an invalid value is reported.
  package let read: @Sendable (JSONValue, inout Value, inout Findings) -> Void
  private let takesArrays: Bool

  /// A value of another format, which the closure stores.
  package init<Short>(
    _ words: String, takesArrays: Bool = false, _ format: ValueFormat<Short>,
    _ apply: @escaping @Sendable (Short, inout Value) -> Void
  ) {
    self.words = words
    self.takesArrays = takesArrays
    schema = { format.schema }
    read = { node, value, findings in
      if let short = format.decode(node, &findings) { apply(short, &value) }
    }
  }

  /// Whether a value could be the short form, valid or not.
  package func takes(_ node: JSONValue) -> Bool {
    switch node.content {
    case .string, .number: true
    case .array: takesArrays
    case .object, .boolean, .null, .invalid: false
    }
  }
}

/// A key of an object: its name, its text in the schema, how reading its value changes the target, and the value to
/// write.
///
/// Key paths are made when they are used: making those of all kinds of views takes as long as reading a scenario.
package struct Field<Target>: Sendable {
  package let name: String
  package let doc: String
  package let isRequired: Bool
  private let makeSchema: @Sendable () -> JSONNode
  /// The value in a target; nil for objects, which have keys of their own.
  package let usual: @Sendable (Target) -> JSONNode?
  package let read: @Sendable (JSONMember, inout Target, inout Findings) -> Void
  /// The value that turns the base into the target; nil if none is needed, or there is none.
  package let write: @Sendable (_ target: Target, _ base: Target) -> JSONNode?

  /// A key with its own way of reading and writing.
  package init(
    name: String, doc: String, isRequired: Bool = false, schema: @escaping @Sendable () -> JSONNode,
    read: @escaping @Sendable (JSONMember, inout Target, inout Findings) -> Void,
    write: @escaping @Sendable (_ target: Target, _ base: Target) -> JSONNode?,
    usual: @escaping @Sendable (Target) -> JSONNode? = { _ in nil }
  ) {
    self.usual = usual
    self.name = name
    self.doc = doc
    self.isRequired = isRequired
    makeSchema = schema
    self.read = read
    self.write = write
  }

  /// A key whose value is stored at the path.
  package init<Value>(
    _ name: String, _ format: ValueFormat<Value>,
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Target, Value> & Sendable,
    required: Bool = false, _ doc: String
  ) {
    self.name = name
    self.doc = doc
    isRequired = required
    usual = { target in format.encode(target[keyPath: path()]) }
    makeSchema = { format.schema }
    read = { member, target, findings in
      guard let value = format.decode(member.value, &findings) else { return }
      target[keyPath: path()] = value
    }
    write = { target, base in
      let value = format.encode(target[keyPath: path()])
      return required || value != format.encode(base[keyPath: path()]) ? value : nil
    }
  }

  /// A key whose value is stored in an optional.
  package init<Value>(
    _ name: String, _ format: ValueFormat<Value>,
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Target, Value?> & Sendable,
    required: Bool = false, _ doc: String
  ) {
    self.name = name
    self.doc = doc
    isRequired = required
    usual = { target in target[keyPath: path()].flatMap(format.encode) }
    makeSchema = { format.schema }
    read = { member, target, findings in
      guard let value = format.decode(member.value, &findings) else { return }
      target[keyPath: path()] = value
    }
    write = { target, base in
      let value = target[keyPath: path()].flatMap(format.encode)
      return required || value != base[keyPath: path()].flatMap(format.encode) ? value : nil
    }
  }

  /// A key whose object changes the value at the path, key by key.
  ///
  /// - Parameter shorthand: a short form of the object.
  package init<Value>(
    _ name: String, patching format: ObjectFormat<Value>, shorthand: Shorthand<Value>? = nil,
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Target, Value> & Sendable,
    _ doc: String
  ) {
    self.name = name
    self.doc = doc
    isRequired = false
    usual = { _ in nil }
    makeSchema = { format.schema(or: shorthand, format.schema) }
    read = { member, target, findings in
      var value = target[keyPath: path()]
      format.read(member.value, or: shorthand, into: &value, &findings)
      target[keyPath: path()] = value
    }
    write = { target, base in
      let members = format.members(of: target[keyPath: path()], over: base[keyPath: path()])
      return members.isEmpty ? nil : .object(members)
    }
  }

  /// A key whose object's members are merged with the existing ones.
  package init<Element>(
    _ name: String, merging format: ValueFormat<[String: Element]>,
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Target, [String: Element]> & Sendable,
    _ doc: String
  ) {
    self.name = name
    self.doc = doc
    isRequired = false
    usual = { _ in nil }
    makeSchema = { format.schema }
    read = { member, target, findings in
      guard let values = format.decode(member.value, &findings) else { return }
      var merged = target[keyPath: path()]
      for (name, value) in values { merged[name] = value }
      target[keyPath: path()] = merged
    }
    write = { target, base in
      guard case .object(let members) = format.encode(target[keyPath: path()]),
        case .object(let present) = format.encode(base[keyPath: path()])
      else { return nil }
      let new = members.filter { member in !present.contains { $0 == member } }
      return new.isEmpty ? nil : .object(new)
    }
  }

  /// The same key; after a value was read, the target is changed once more.
  package func then(_ change: @escaping @Sendable (inout Target) -> Void) -> Field {
    Field(
      name: name, doc: doc, isRequired: isRequired, schema: makeSchema,
      read: { member, target, findings in
        read(member, &target, &findings)
        change(&target)
      }, write: write, usual: usual)
  }

  package var schema: JSONNode { makeSchema() }
}
