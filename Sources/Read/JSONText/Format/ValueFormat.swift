package import AutoLayout
package import Diagnostics
package import LayoutScene

/// A kind of value in the scenario format: how it is read and written, and its schema.
package struct ValueFormat<Value>: Sendable {
  /// Created on request, because reading does not need it.
  private let makeSchema: @Sendable () -> JSONNode
  /// nil for a value that is already resolved in a scene, so it is never written.
  package let encode: @Sendable (Value) -> JSONNode?
  /// nil if the value is invalid, which is reported.
  package let decode: @Sendable (JSONValue, inout Findings) -> Value?

  package init(
    schema: @autoclosure @escaping @Sendable () -> JSONNode,
    encode: @escaping @Sendable (Value) -> JSONNode? = { _ in nil },
    decode: @escaping @Sendable (JSONValue, inout Findings) -> Value?
  ) {
    makeSchema = schema
    self.encode = encode
    self.decode = decode
  }

  package var schema: JSONNode { makeSchema() }

  /// The same format with a schema that refers to a definition.
  package func called(_ definition: String) -> ValueFormat {
    ValueFormat(schema: .reference(definition), encode: encode, decode: decode)
  }
}

/// A value with the bytes it came from.
package struct Located<Value> {
  package var value: Value
  package var range: SourceRange

  package init(value: Value, range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}

extension Findings {
  package mutating func wrongType(_ node: JSONValue, expected: String) {
    if case .invalid = node.content { return }
    error(
      .wrongType, at: node.range, "expected \(expected), found \(node.kindInWords)",
      help: Self.otherQuotes(node, expected: expected))
  }

  /// Help for a number that should be a text, and the other way round.
  private static func otherQuotes(_ node: JSONValue, expected: String) -> String? {
    switch node.content {
    case .number(let number) where expected.hasPrefix("a string"): "write \"\(plainNumber(number))\""
    case .boolean(let isTrue) where expected.hasPrefix("a string"):
      isTrue ? "write \"true\"" : "write \"false\""
    case .string(let text) where expected.hasPrefix("a number") && Double(text) != nil:
      "write \(text) without quotation marks"
    case .string(let text) where expected == "true or false" && ["true", "false"].contains(text):
      "write \(text) without quotation marks"
    case .string, .number, .boolean, .null, .array, .object, .invalid: nil
    }
  }

  package mutating func outOfRange(_ value: Double, _ range: NumberRange, at place: SourceRange) {
    error(.outOfRange, at: place, "\(plainNumber(value)) is out of range: \(range.inWords)")
  }
}

// MARK: Scalars

extension ValueFormat where Value == String {
  package static let text = ValueFormat(schema: .type("string"), encode: { .string($0) }) { node, findings in
    guard case .string(let text) = node.content else {
      findings.wrongType(node, expected: "a string")
      return nil
    }
    return text
  }
}

extension ValueFormat where Value == Bool {
  package static let boolean = ValueFormat(schema: .type("boolean"), encode: { .boolean($0) }) {
    node, findings in
    guard case .boolean(let value) = node.content else {
      findings.wrongType(node, expected: "true or false")
      return nil
    }
    return value
  }
}

extension ValueFormat where Value == Double {
  package static func number(_ range: NumberRange) -> ValueFormat {
    ValueFormat(schema: .number("number", range), encode: { .number($0) }) { node, findings in
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
  package static func integer(_ limits: ClosedRange<Int>) -> ValueFormat {
    integer(NumberRange(minimum: Double(limits.lowerBound), maximum: Double(limits.upperBound)))
  }

  package static let count = integer(NumberRange(minimum: 0, maximum: .infinity))

  private static func integer(_ range: NumberRange) -> ValueFormat {
    let number = ValueFormat<Double>.number(range)
    return ValueFormat(schema: .number("integer", range), encode: { .number(Double($0)) }) { node, findings in
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
  /// A priority, whose schema is a definition.
  package static let priority = writtenPriority.called("priority")

  /// A number, or the name of one of UIKit's constants.
  package static let writtenPriority = ValueFormat(
    schema: .any(of: [
      .number("number", .priority),
      .object([("enum", .array(LayoutPriority.names.map { .string($0.name) }))]),
    ]),
    encode: { .number($0.rawValue) }
  ) { node, findings in
    switch node.content {
    case .number(let value): return checkedPriority(value, at: node.range, &findings)
    case .string(let name):
      if let priority = LayoutPriority(named: name) { return priority }
      findings.error(
        .unknownValue, at: node.range, "no priority named \"\(name)\"",
        help: Suggestion.question(for: name, in: LayoutPriority.names.lazy.map(\.name))
          ?? "write a number, or defaultHigh, which is 750")
      return nil
    default:
      findings.wrongType(node, expected: "a priority, such as 750 or \"defaultHigh\"")
      return nil
    }
  }
}

extension LayoutPriority {
  /// UILayoutPriority's constants, and common short forms of them.
  package static let names: [(name: String, priority: LayoutPriority)] = [
    ("required", .required), ("defaultHigh", .defaultHigh), ("high", .defaultHigh),
    ("dragThatCanResizeScene", .dragThatCanResizeScene), ("sceneSizeStayPut", .sceneSizeStayPut),
    ("dragThatCannotResizeScene", .dragThatCannotResizeScene), ("defaultLow", .defaultLow),
    ("low", .defaultLow), ("fittingSizeLevel", .fittingSizeLevel),
    ("fittingSizeCompression", .fittingSizeLevel),
  ]

  /// The priority with one of the names, which may start with the dot or type of Swift's members.
  package init?(named name: String) {
    let member =
      name.hasPrefix("UILayoutPriority.")
      ? name.dropFirst(17) : name.hasPrefix(".") ? name.dropFirst() : name[...]
    guard let found = Self.names.first(where: { $0.name == member }) else { return nil }
    self = found.priority
  }
}

/// The value as a priority, or nil after reporting that it is not one.
package func checkedPriority(_ value: Double, at range: SourceRange, _ findings: inout Findings)
  -> LayoutPriority?
{
  let priority = LayoutPriority(value)
  if !priority.isLegal { findings.error(ConstraintError.illegalPriority(value), at: range) }
  return priority.isLegal ? priority : nil
}

extension Findings {
  package mutating func error(_ error: ConstraintError, at range: SourceRange?) {
    addError(error.code, at: range, { error.message }, { error.help })
  }
}
