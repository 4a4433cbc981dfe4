import SwiftSyntax

/// The functions without bodies that the prelude, Swift's own library written in Swift, leaves to the interpreter.
extension Interpreter {
  /// Calls a function of the prelude, named as in `Type.name(_:label:)`; nil if there is none of that name.
  func prelude(_ name: String, _ me: Box, _ values: [Value]) throws -> Value? {
    // Nothing is known about the result for an unknown value.
    let takesUnknown = ["Array.", "is"].contains(where: name.hasPrefix)
    if !takesUnknown, let unknown = ([me.value] + values).first(where: { $0.unknown != nil }) {
      return unknown
    }
    try passThrough(values)
    let elements =
      ["Sequence.", "Array."].contains(where: name.hasPrefix) ? try self.elements(of: me.value) ?? [] : []
    switch name {
    case "isNil(_:)": return .bool(values[0].isNone)
    case "isUnknown(_:)": return .bool(values[0].unknown != nil)
    case "isSequence(_:)": return .bool(try values[0].string == nil && self.elements(of: values[0]) != nil)
    case "Sequence.part(_:_:)":
      let (first, end) = (values[0].integer ?? 0, values[1].integer ?? 0)
      return .array(Array(elements.prefix(max(0, end)).dropFirst(max(0, first))))
    case "Array.append(_:)":
      try limitSize(elements.count + 1)
      me.value = .array(elements + [values[0]])
      return .void
    case "Sequence.enumerated()":
      return .array(elements.enumerated().map { .tuple([.init("offset", .int($0)), .init("element", $1)]) })
    case "Sequence.reversed()": return .array(elements.reversed())
    case "least(_:)": return extreme(of: values[0].elements ?? [], isGreatest: false) ?? .null
    case "greatest(_:)": return extreme(of: values[0].elements ?? [], isGreatest: true) ?? .null
    case "alike(_:)":
      let all = values[0].elements ?? []
      return try all.first { $0.unknown != nil } ?? .array(alike(all))
    case "type(of:)": return type(of: values[0]).map { .type($0) } ?? .type(.named("Any"), nil)
    case "stopHere(_:)": throw Interruption.trap("it would stop here, in \(values[0].text)", place)
    default: return nil
    }
  }

  /// The elements of a list, converted to one type, tuples part by part. Beside a number with a fraction the others get
  /// one, too, since 10 / 4 would otherwise be 2, and literals take the type of a value of the program beside them.
  func alike(_ values: [Value]) throws -> [Value] {
    if case .tuple(let first)? = values.first {
      let columns = try first.indices.map { one in try alike(values.map { $0["\(one)"] ?? .void }) }
      func row(_ number: Int) -> [Value.Field] { zip(first, columns).map { .init($0.label, $1[number]) } }
      return values.indices.map { .tuple(row($0)) }
    }
    let isReal = values.contains(where: \.isReal) && values.allSatisfy { $0.number != nil }
    // In `[UIColor.red, .blue]`, an element without a type takes the first type that there is.
    let isOpen = values.contains { if case .symbol = $0 { true } else { false } }
    let like = isReal ? .double(0) : values.first { isOpen || $0.declaration?.unit.isModel == false }
    guard let type = like.flatMap(Expected.init(like:)) else { return values }
    return try values.map { try fit($0, type) }
  }

  /// The least or the greatest of some numbers, the first of equal ones; nil if there is something else.
  private func extreme(of values: [Value], isGreatest: Bool) -> Value? {
    let integers = values.compactMap { if case .int(let number) = $0 { number } else { nil } }
    if integers.count == values.count {
      return (isGreatest ? integers.max() : integers.min()).map { .int($0) }
    }
    let numbers = values.compactMap(\.number)
    guard numbers.count == values.count, !numbers.contains(where: \.isNaN) else { return nil }
    return numbers.reduce(nil as Double?) { found, next in
      guard let found else { return next }
      return (isGreatest ? next > found : next < found) ? next : found
    }.map { .double($0) }
  }
}
