import Glibc
import SwiftSyntax

/// What Swift's own types can do, as far as layouts ask for it.
extension Interpreter {
  // MARK: Texts

  /// A value as text, as `print` and interpolation write it.
  package func describe(_ value: Value) throws -> String {
    if value.declaration != nil, let own = members(value, "description").first {
      return text(try get(own, Box(value)))
    }
    return text(value)
  }

  package func text(_ value: Value) -> String {
    switch value {
    case .void: "()"
    case .null: "nil"
    case .bool(let truth): truth ? "true" : "false"
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    case .string(let text): text
    case .tuple(let fields): text(fields)
    case .array(let values): "[" + values.map { quoted($0) }.joined(separator: ", ") + "]"
    case .set(let table): "[" + table.values.map { quoted($0) }.joined(separator: ", ") + "]"
    case .dictionary(let table):
      "[" + table.pairs.map { quoted($0.key) + ": " + quoted($0.value) }.joined(separator: ", ") + "]"
    case .range(let bounds):
      (bounds.lower.map { "\($0)" } ?? "") + "..." + (bounds.upper.map { "\($0)" } ?? "")
    case .closure: "(Function)"
    case .structure(let one):
      one.type.name
        + text(
          one.type.members.compactMap { member in
            one.fields[member.name].map { .init(label: member.name, value: $0) }
          })
    case .enumeration(let one): one.name + (one.payload.isEmpty ? "" : text(one.payload))
    case .object(let object): object.type.name
    case .type(let type, let declaration): declaration?.name ?? type.name
    case .symbol(let name, _): name
    case .unknown: ""
    }
  }
  private func text(_ fields: [Value.Field]) -> String {
    "(" + fields.map { ($0.label.map { $0 + ": " } ?? "") + quoted($0.value) }.joined(separator: ", ") + ")"
  }
  private func quoted(_ value: Value) -> String {
    if case .string(let text) = value { text.debugDescription } else { text(value) }
  }

  // MARK: Conversions

  /// `Type(…)` of a built-in type.
  func convert(to name: String, _ given: [Given]) throws -> Value {
    let arguments = try fields(given)
    let first = arguments.first?.value ?? .null
    if first.unknown != nil { return first }
    switch SourceIndex.canonical(name) {
    case "Int":
      let radix = max(2, min(36, arguments.dropFirst().first?.value.integer ?? 10))
      return number(arguments, { Int($0, radix: radix).map { .int($0) } }) { $0.integer.map { .int($0) } }
    case "CGFloat":
      return number(arguments, { Double($0).map { .double($0) } }) { $0.number.map { .double($0) } }
    case "Bool":
      return first.string.map { $0 == "true" ? .bool(true) : $0 == "false" ? .bool(false) : .null } ?? first
    case "String":
      guard [nil, "describing", "reflecting", "stringLiteral"].contains(arguments.first?.label) else {
        return .unknown(Unknown("this text is not known"))
      }
      if arguments.isEmpty { return .string("") }
      if case .array(let parts) = first, arguments.first?.label == nil {
        return .string(parts.map { text($0) }.joined())
      }
      return .string(try describe(first))
    case "Array": return .array(try elements(of: first) ?? [])
    case "Set": return .set(Value.Table(try elements(of: first) ?? []))
    case "Dictionary": return .dictionary(Value.Table())
    case "Optional", "AnyHashable": return first
    default: return .unknown(Unknown("‘\(name)’ is not declared in these files"))
    }
  }

  private func number(
    _ arguments: [Value.Field], _ parse: (String) -> Value?, _ convert: (Value) -> Value?
  ) -> Value {
    let first = arguments.first?.value ?? .int(0)
    if let text = first.string { return parse(text) ?? .null }
    if first.isNone { return .null }
    return convert(first) ?? rawValue(first).flatMap(convert) ?? .unknown(Unknown("this is no number"))
  }

  /// `%@`, `%d`, `%.2f` and the like.
  func format(_ format: String, _ values: [Value]) -> String {
    var result = "", values = values[...], rest = Substring(format)
    while let next = rest.popFirst() {
      guard next == "%" else {
        result.append(next)
        continue
      }
      let options = rest.prefix { "0123456789.+-# $lhqz".contains($0) }
      rest = rest.dropFirst(options.count)
      guard let kind = rest.popFirst() else { break }
      if kind == "%" {
        result += "%"
        continue
      }
      let value = values.popFirst() ?? .null
      // Lengths are C's affair: all whole numbers here have 64 bits.
      let parts = options.filter { !"lhqz$".contains($0) }.split(
        separator: ".", omittingEmptySubsequences: false)
      let plain = "%" + parts.prefix(2).map { $0.suffix(3) }.joined(separator: ".")
      if "fFgeE".contains(kind), let number = value.number {
        result += printed(plain + String(kind), number)
      } else if "diuxX".contains(kind), let number = value.integer {
        result += printed(plain + "l" + String(kind), number)
      } else {
        result += text(value)
      }
    }
    return result
  }

  private func printed(_ format: String, _ number: any CVarArg) -> String {
    var buffer = [CChar](repeating: 0, count: 2048)
    let count = withVaList([number]) { vsnprintf(&buffer, buffer.count, format, $0) }
    return String(
      decoding: buffer.prefix(Int(max(0, min(2047, count)))).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  // MARK: Properties

  func builtInMember(_ base: Value, _ name: String) throws -> Value? {
    switch name {
    case "rawValue": return rawValue(base)
    case "hashValue": return .int(0)
    case "self": return base
    case "Type": if base.isType { return base }
    case "callAsFunction": if case .closure = base { return base }
    case "description", "debugDescription":
      return base.declaration == nil && !base.isNone ? .string(text(base)) : nil
    default: break
    }
    switch (name, base) {
    case ("allCases", .type(_, let type?)) where type.kind == .enumeration:
      return .array(type.cases.map { .enumeration(.init(type: type, name: $0.name)) })
    case ("count", .string(let text)): return .int(text.count)
    case ("count", _): return try elements(of: base).map { .int($0.count) }
    case ("keys", .dictionary(let table)): return .array(table.pairs.map(\.key))
    case ("values", .dictionary(let table)): return .array(table.values)
    case ("lowerBound", .range(let bounds)):
      return bounds.real.map { .double($0.lowerBound) } ?? bounds.lower.map { .int($0) }
    case ("upperBound", .range(let bounds)):
      return bounds.real.map { .double($0.upperBound) } ?? bounds.upper.map { .int($0) }
    default: return nil
    }
  }
}
