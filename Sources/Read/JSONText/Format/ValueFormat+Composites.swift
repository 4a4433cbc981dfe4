import AutoLayout
package import Diagnostics

// MARK: Choices

extension ValueFormat {
  /// One of a few names.
  ///
  /// - Parameter aliases: other names that are read but never written.
  package static func choice(
    _ names: [(name: String, value: Value)], aliases: [(name: String, value: Value)] = []
  ) -> ValueFormat where Value: Sendable & Equatable {
    ValueFormat(
      schema: .object([("enum", .array((names + aliases).map { .string($0.name) }))]),
      encode: { value in names.first { $0.value == value }.map { .string($0.name) } }
    ) { node, findings in
      guard case .string(let text) = node.content else {
        findings.wrongType(node, expected: "a string")
        return nil
      }
      let name = memberName(in: text)
      if let found = (names + aliases).first(where: { $0.name == name }) { return found.value }
      let all = names.map { "\"\($0.name)\"" }.joined(separator: ", ")
      findings.error(
        .unknownValue, at: node.range, "\"\(text)\" is not a valid value for this key",
        help: Suggestion.question(for: text, in: (names + aliases).lazy.map(\.name))
          ?? "use one of \(all)")
      return nil
    }
  }

  package static func choice(of type: Value.Type) -> ValueFormat
  where Value: CaseIterable & RawRepresentable<String> & Sendable & Equatable {
    choice(Value.allCases.map { ($0.rawValue, $0) })
  }
}

extension ValueFormat where Value: OptionSet & Sendable {
  /// Any of a few names. A name that adds nothing to those before it is not written.
  package static func flags(_ names: [(name: String, value: Value)]) -> ValueFormat {
    let elements = ValueFormat<[Value]>.array(of: .choice(names))
    return ValueFormat(
      schema: elements.schema,
      encode: { value in
        var said: Value = []
        let needed = names.filter {
          guard value.isSuperset(of: $0.value), !said.isSuperset(of: $0.value) else { return false }
          said.formUnion($0.value)
          return true
        }
        return .array(needed.map { .string($0.name) })
      }
    ) { node, findings in
      elements.decode(node, &findings).map { $0.reduce(into: []) { $0.formUnion($1) } }
    }
  }
}

/// The name of a case without the Swift code around it, as in `.filled()` and `UIView.ContentMode.center`.
package func memberName(in text: String) -> String {
  let call = text.hasSuffix("()") ? text.dropLast(2) : text[...]
  return String(call.lastIndex(of: ".").map { call[call.index(after: $0)...] } ?? call)
}

// MARK: Composites

extension ValueFormat {
  /// An object that is read into a new value.
  ///
  /// - Parameter shorthand: a short form of the object.
  package static func object(
    _ format: ObjectFormat<Value>, startingWith start: Value, shorthand: Shorthand<Value>? = nil
  ) -> ValueFormat where Value: Sendable {
    ValueFormat(
      schema: format.schema(or: shorthand, format.schema(from: start)),
      encode: { .object(format.members(of: $0, over: start)) }
    ) { node, findings in
      var value = start
      return format.read(node, or: shorthand, into: &value, &findings) ? value : nil
    }
  }

  /// The value, or null for none.
  package static func nullable<Wrapped>(_ format: ValueFormat<Wrapped>) -> ValueFormat
  where Value == Wrapped? {
    ValueFormat(
      schema: format.schema.orNull, encode: { $0.map { format.encode($0) } ?? .null }
    ) { node, findings in
      if case .null = node.content { return .some(nil) }
      return format.decode(node, &findings).map { .some($0) }
    }
  }

  package static func located<Wrapped>(_ format: ValueFormat<Wrapped>) -> ValueFormat
  where Value == Located<Wrapped> {
    ValueFormat(schema: format.schema, encode: { format.encode($0.value) }) { node, findings in
      format.decode(node, &findings).map { Located(value: $0, range: node.range) }
    }
  }

  /// Elements of one kind; invalid ones are reported and left out.
  package static func array<Element>(of format: ValueFormat<Element>) -> ValueFormat
  where Value == [Element] {
    ValueFormat(
      schema: .object([("type", .string("array")), ("items", format.schema)]),
      encode: { .array($0.compactMap { format.encode($0) }) }
    ) { node, findings in
      guard case .array(let elements) = node.content else {
        findings.wrongType(node, expected: "an array")
        return nil
      }
      return elements.compactMap { format.decode($0, &findings) }
    }
  }

  /// Numbers in an array, or by their names in an object, as in UIKit's structures.
  package static func structure(
    _ ranges: [(String, NumberRange)], _ parts: @escaping @Sendable (Value) -> [Double],
    _ make: @escaping @Sendable ([Double]) -> Value
  ) -> ValueFormat {
    let array = numbers(ranges, parts, make)
    let object = JSONNode.object([
      ("type", .string("object")),
      (
        "properties",
        .object(ranges.map { ($0.0, .number("number", $0.1).described("As in the array.")) })
      ),
      ("required", .array(ranges.map { .string($0.0) })), ("additionalProperties", .boolean(false)),
    ])
    return ValueFormat(schema: .any(of: [array.schema, object]), encode: array.encode) { node, findings in
      guard case .object(let members) = node.content,
        members.allSatisfy({ member in ranges.contains { $0.0 == member.key } })
      else { return array.decode(node, &findings) }
      let elements = ranges.compactMap { node.member($0.0)?.value }
      return array.decode(JSONValue(content: .array(elements), range: node.range), &findings)
    }
  }

  /// A fixed count of numbers, which `make` combines into a value and `parts` takes from it.
  package static func numbers(
    _ ranges: [(String, NumberRange)], _ parts: @escaping @Sendable (Value) -> [Double],
    _ make: @escaping @Sendable ([Double]) -> Value
  ) -> ValueFormat {
    let names = "[\(ranges.map(\.0).joined(separator: ", "))]"
    let schema = JSONNode.object([
      ("type", .string("array")), ("prefixItems", .array(ranges.map { .number("number", $0.1) })),
      ("minItems", .number(Double(ranges.count))), ("maxItems", .number(Double(ranges.count))),
    ])
    return ValueFormat(
      schema: schema, encode: { .array(parts($0).map { .number($0) }) }
    ) { node, findings in
      guard case .array(let elements) = node.content else {
        findings.wrongType(node, expected: names)
        return nil
      }
      guard elements.count == ranges.count else {
        findings.error(
          .wrongType, at: node.range, "expected \(names), found an array of length \(elements.count)")
        return nil
      }
      var numbers: [Double] = []
      for (element, range) in zip(elements, ranges) {
        if let number = ValueFormat<Double>.number(range.1).decode(element, &findings) {
          numbers.append(number)
        }
      }
      return numbers.count == ranges.count ? make(numbers) : nil
    }
  }
}

/// An item of a tab bar: its title, or an object as UITabBarItem has it, of which only the title is shown.
private struct TitledItem: Sendable {
  var title = ""

  static let format = ObjectFormat<TitledItem>(
    "item", "An item of a tab bar.",
    [Field("title", .text, \.title, required: true, "The title below the image.")],
    withoutEffect: ["image", "selectedImage", "badgeValue", "tag"])

  static let titleAlone = Shorthand<TitledItem>("a title", ValueFormat.text) { title, item in
    item.title = title
  }
}

extension ValueFormat where Value == [String] {
  /// Titles, or objects that have one.
  package static let titles: ValueFormat = {
    let items = ValueFormat<[TitledItem]>.array(
      of: .object(TitledItem.format, startingWith: TitledItem(), shorthand: TitledItem.titleAlone))
    return ValueFormat(schema: items.schema, encode: { .array($0.map { .string($0) }) }) { node, findings in
      items.decode(node, &findings).map { $0.map(\.title) }
    }
  }()
}

extension ValueFormat where Value == JSONValue {
  /// A value that is read later, when more is known; the schema names its definition.
  package static func deferred(_ definition: String) -> ValueFormat {
    ValueFormat(schema: .reference(definition)) { node, _ in node }
  }
}

extension ValueFormat {
  /// An object whose keys are names.
  ///
  /// - Parameter problem: why a name cannot be used, or nil.
  package static func byName<Element>(
    _ element: ValueFormat<Element>, problem: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> ValueFormat where Value == [String: Element] {
    ValueFormat(
      schema: .object([("type", .string("object")), ("additionalProperties", element.schema)]),
      encode: { named in
        .object(
          named.sorted { $0.key < $1.key }.compactMap { name, value in
            element.encode(value).map { (name, $0) }
          })
      }
    ) { node, findings in
      guard case .object(let members) = node.content else {
        findings.wrongType(node, expected: "an object")
        return nil
      }
      var elements: [String: Element] = [:]
      for member in members {
        if let problem = problem(member.key) {
          findings.error(
            .invalidIdentifier, at: member.keyRange, "\"\(member.key)\" cannot be a name: \(problem)")
        }
        if let value = element.decode(member.value, &findings) { elements[member.key] = value }
      }
      return elements
    }
  }
}
