import AutoLayout

/// A kind of value in the scenario format: how it is read, and the schema that says the same.
struct ValueFormat<Value>: Sendable {
  /// Made when asked for, since reading needs none.
  private let makeSchema: @Sendable () -> SchemaNode
  /// nil: the value does not fit, which is reported.
  let decode: @Sendable (JSONValue, inout Findings) -> Value?

  init(
    schema: @autoclosure @escaping @Sendable () -> SchemaNode,
    decode: @escaping @Sendable (JSONValue, inout Findings) -> Value?
  ) {
    makeSchema = schema
    self.decode = decode
  }

  var schema: SchemaNode { makeSchema() }
}

/// A value with the bytes it came from.
struct Located<Value> {
  var value: Value
  var range: SourceRange
}

extension Located: Sendable where Value: Sendable {}

/// The numbers that a key takes.
struct NumberRange: Sendable {
  var minimum: Double
  var maximum: Double
  var excludesMinimum = false

  func contains(_ value: Double) -> Bool {
    (excludesMinimum ? value > minimum : value >= minimum) && value <= maximum
  }

  var inWords: String {
    "\(excludesMinimum ? "above" : "from") \(plainNumber(minimum)) \(excludesMinimum ? "up " : "")to \(plainNumber(maximum))"
  }

  /// Beyond a million points a Double no longer holds thousandths of a pixel through a chain of sums.
  static let coordinate = NumberRange(minimum: -1e6, maximum: 1e6)
  static let length = NumberRange(minimum: 0, maximum: 1e6)
  static let fraction = NumberRange(minimum: 0, maximum: 1)
  static let priority = NumberRange(minimum: 0, maximum: 1000, excludesMinimum: true)
  static let pixelsPerPoint = NumberRange(minimum: 1, maximum: 8)
  static let canvasSide = NumberRange(minimum: 1, maximum: 10_000)
  static let fontSize = NumberRange(minimum: 1, maximum: 1000)
}

extension Findings {
  mutating func wrongType(_ node: JSONValue, expected: String) {
    if case .invalid = node.content { return }
    error(.wrongType, at: node.range, "expected \(expected), found \(node.kindInWords)")
  }

  mutating func outOfRange(_ value: Double, _ range: NumberRange, at place: SourceRange) {
    error(.outOfRange, at: place, "\(plainNumber(value)) is out of range: \(range.inWords)")
  }
}

// MARK: Scalars

extension ValueFormat where Value == String {
  static let text = ValueFormat(schema: .type("string")) { node, findings in
    guard case .string(let text) = node.content else {
      findings.wrongType(node, expected: "a string")
      return nil
    }
    return text
  }
}

extension ValueFormat where Value == Bool {
  static let boolean = ValueFormat(schema: .type("boolean")) { node, findings in
    guard case .boolean(let value) = node.content else {
      findings.wrongType(node, expected: "true or false")
      return nil
    }
    return value
  }
}

extension ValueFormat where Value == Double {
  static func number(_ range: NumberRange) -> ValueFormat {
    ValueFormat(schema: .number("number", range)) { node, findings in
      guard case .number(let value) = node.content else {
        findings.wrongType(node, expected: "a number")
        return nil
      }
      guard range.contains(value) else {
        findings.outOfRange(value, range, at: node.range)
        return nil
      }
      return value
    }
  }
}

extension ValueFormat where Value == Int {
  static func integer(_ limits: ClosedRange<Int>) -> ValueFormat {
    let range = NumberRange(minimum: Double(limits.lowerBound), maximum: Double(limits.upperBound))
    let number = ValueFormat<Double>.number(range)
    return ValueFormat(schema: .number("integer", range)) { node, findings in
      guard let value = number.decode(node, &findings) else { return nil }
      guard let integer = Int(exactly: value) else {
        findings.error(.wrongType, at: node.range, "expected a whole number, found \(plainNumber(value))")
        return nil
      }
      return integer
    }
  }
}

extension ValueFormat where Value == LayoutPriority {
  static let priority = ValueFormat(schema: .number("number", .priority)) { node, findings in
    guard case .number(let value) = node.content else {
      findings.wrongType(node, expected: "a priority")
      return nil
    }
    return checkedPriority(value, at: node.range, &findings)
  }
}

/// The priority of the value, or nil after a report that it is none.
func checkedPriority(_ value: Double, at range: SourceRange, _ findings: inout Findings) -> LayoutPriority? {
  let priority = LayoutPriority(value)
  if !priority.isLegal { findings.error(ConstraintError.illegalPriority(value), at: range) }
  return priority.isLegal ? priority : nil
}

extension Findings {
  mutating func error(_ error: ConstraintError, at range: SourceRange?) {
    addError(error.code, at: range, { error.message }, { error.help })
  }
}

extension ValueFormat where Value == Color {
  static let color = ValueFormat(
    schema: .object([
      ("type", .string("string")), ("pattern", .string("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")),
    ])
  ) { node, findings in
    guard case .string(let text) = node.content else {
      findings.wrongType(node, expected: "a colour")
      return nil
    }
    guard let color = Color(hexString: text) else {
      findings.error(
        .unknownValue, at: node.range, "\"\(text)\" is not a colour",
        help: "write #rgb, #rrggbb or #rrggbbaa")
      return nil
    }
    return color
  }
}

// MARK: Choices

extension ValueFormat {
  /// One of a few names.
  static func choice(_ names: [(name: String, value: Value)]) -> ValueFormat where Value: Sendable {
    ValueFormat(schema: .object([("enum", .array(names.map { .string($0.name) }))])) { node, findings in
      guard case .string(let text) = node.content else {
        findings.wrongType(node, expected: "a string")
        return nil
      }
      if let found = names.first(where: { $0.name == text }) { return found.value }
      let all = names.map { "\"\($0.name)\"" }.joined(separator: ", ")
      findings.error(
        .unknownValue, at: node.range, "\"\(text)\" is none of the values that this key takes",
        help: Suggestion.question(for: text, in: names.lazy.map(\.name)) ?? "use one of \(all)")
      return nil
    }
  }

  static func choice(of type: Value.Type) -> ValueFormat
  where Value: CaseIterable & RawRepresentable<String> & Sendable {
    choice(Value.allCases.map { ($0.rawValue, $0) })
  }
}

// MARK: Composites

extension ValueFormat {
  /// An object that is read into a fresh value.
  static func object(_ format: ObjectFormat<Value>, startingWith start: Value) -> ValueFormat
  where Value: Sendable {
    ValueFormat(schema: format.schema) { node, findings in
      guard case .object = node.content else {
        findings.wrongType(node, expected: "an object")
        return nil
      }
      var value = start
      format.read(node, into: &value, &findings)
      return value
    }
  }

  /// The value or null, which stands for none.
  static func nullable<Wrapped>(_ format: ValueFormat<Wrapped>) -> ValueFormat where Value == Wrapped? {
    ValueFormat(schema: format.schema.orNull) { node, findings in
      if case .null = node.content { return .some(nil) }
      return format.decode(node, &findings).map { .some($0) }
    }
  }

  static func located<Wrapped>(_ format: ValueFormat<Wrapped>) -> ValueFormat
  where Value == Located<Wrapped> {
    ValueFormat(schema: format.schema) { node, findings in
      format.decode(node, &findings).map { Located(value: $0, range: node.range) }
    }
  }

  /// Elements of one kind; those that do not fit are reported and left out.
  static func array<Element>(of format: ValueFormat<Element>) -> ValueFormat where Value == [Element] {
    ValueFormat(schema: .object([("type", .string("array")), ("items", format.schema)])) { node, findings in
      guard case .array(let elements) = node.content else {
        findings.wrongType(node, expected: "an array")
        return nil
      }
      return elements.compactMap { format.decode($0, &findings) }
    }
  }

  /// So many numbers, which `make` puts together.
  static func numbers(
    _ ranges: [(String, NumberRange)], _ make: @escaping @Sendable ([Double]) -> Value
  ) -> ValueFormat {
    let names = "[\(ranges.map(\.0).joined(separator: ", "))]"
    let schema = SchemaNode.object([
      ("type", .string("array")), ("prefixItems", .array(ranges.map { .number("number", $0.1) })),
      ("minItems", .number(Double(ranges.count))), ("maxItems", .number(Double(ranges.count))),
    ])
    return ValueFormat(schema: schema) { node, findings in
      guard case .array(let elements) = node.content else {
        findings.wrongType(node, expected: names)
        return nil
      }
      guard elements.count == ranges.count else {
        findings.error(
          .wrongType, at: node.range, "expected \(names), found an array of \(elements.count)")
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

extension ValueFormat where Value == JSONValue {
  /// A value that is read later, where more is known; the schema names its definition.
  static func deferred(_ definition: String) -> ValueFormat {
    ValueFormat(schema: .reference(definition)) { node, _ in node }
  }
}
