import Glibc
import SwiftSyntax

/// What the prelude, Swift's own library written in Swift, leaves to the interpreter: functions without bodies.
extension Interpreter {
  /// Calls a function of the prelude, named as in `Type.name(_:label:)`; nil if there is none of that name.
  func prelude(_ name: String, _ me: Box, _ values: [Value]) throws -> Value? {
    // Of what is not known nothing is known.
    let takesUnknown = ["Array.", "is"].contains(where: name.hasPrefix)
    if !takesUnknown, let unknown = ([me.value] + values).first(where: { $0.unknown != nil }) {
      return unknown
    }
    if let function = Self.functions[name] { return values[0].number.map { .double(function($0)) } }
    let text = me.value.string ?? "", other = values.first?.string ?? ""
    let elements = name.hasPrefix("String.") ? [] : try self.elements(of: me.value) ?? []
    switch name {
    case "String.uppercased()": return .string(text.uppercased())
    case "String.lowercased()": return .string(text.lowercased())
    case "String.hasPrefix(_:)": return .bool(text.hasPrefix(other))
    case "String.hasSuffix(_:)": return .bool(text.hasSuffix(other))
    case "String.trimmed()": return .string(text.replacing(/^\s+|\s+$/, with: ""))
    case "String.filled(_:)": return .string(format(text, values.first?.elements ?? []))
    case "String.replacing(_:with:)":
      return .string(other.isEmpty ? text : text.replacing(other, with: values[1].string ?? ""))
    case "String.components(separatedBy:)":
      let parts = other.isEmpty ? [text[...]] : text.split(separator: other, omittingEmptySubsequences: false)
      return .array(parts.map { .string(String($0)) })
    case "isNil(_:)": return .bool(values[0].isNone)
    case "isSequence(_:)":
      return .bool(try values[0].string == nil && self.elements(of: values[0]) != nil)
    case "Array.append(_:)":
      try limitSize(elements.count + 1)
      me.value = .array(elements + [values[0]])
      return .void
    case "Sequence.enumerated()":
      return .array(elements.enumerated().map { .tuple([.init("offset", .int($0)), .init("element", $1)]) })
    case "Sequence.reversed()": return .array(elements.reversed())
    case "Sequence.joined(separator:)":
      if elements.contains(where: { if case .array = $0 { true } else { false } }) {
        return .array(elements.flatMap { $0.elements ?? [] })
      }
      if let unknown = elements.first(where: { $0.unknown != nil }) { return unknown }
      return .string(elements.map(\.text).joined(separator: values[0].text))
    case "min(_:)", "max(_:)": return try extreme(values[0].elements ?? [], isLeast: name.hasPrefix("min"))
    case "pow(_:_:)":
      return values[0].number.flatMap { base in values[1].number.map { .double(pow(base, $0)) } }
    case "type(of:)": return type(of: values[0]).map { .type($0) } ?? .type(.named("Any"), nil)
    case "fatalError(_:)", "preconditionFailure(_:)", "abort()":
      throw Interruption.trap("it would stop here, in \(name.prefix { $0 != "(" })")
    case "Sequence.randomElement()": return .unknown(Unknown("a random element is not known"))
    default: return nil
    }
  }

  private static let functions: [String: @Sendable (Double) -> Double] = [
    "ceil(_:)": { ceil($0) }, "floor(_:)": { floor($0) }, "trunc(_:)": { trunc($0) },
    "round(_:)": { round($0) }, "sqrt(_:)": { sqrt($0) },
    "sin(_:)": { common(sin($0)) }, "cos(_:)": { common(cos($0)) }, "tan(_:)": { common(tan($0)) },
  ]

  /// Without the last digits, in which libraries may differ.
  private static func common(_ number: Double) -> Double { (number * 1e12).rounded() / 1e12 }

  /// The least or the largest.
  private func extreme(_ values: [Value], isLeast: Bool) throws -> Value? {
    if let unknown = values.first(where: { $0.unknown != nil }) { return unknown }
    func isLess(_ one: Value, _ other: Value) throws -> Bool { try operate("<", [one, other])?.bool == true }
    let values = try alike(values)
    return try isLeast ? values.min(by: isLess) : values.max(by: isLess)
  }

  /// The elements of a list with one type: beside a number with a fraction others have one, too, since 10 / 4 would be 2
  /// else, and literals are what the program says beside a value of its own.
  func alike(_ values: [Value]) throws -> [Value] {
    let hasReal = values.contains { if case .double = $0 { true } else { false } }
    let isReal = hasReal && values.allSatisfy { $0.number != nil }
    let like = isReal ? .double(0) : values.first { $0.declaration?.unit.isModel == false }
    guard let type = like.flatMap(Expected.init(like:)) else { return values }
    return try values.map { try fit($0, type) }
  }
}
