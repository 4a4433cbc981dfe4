#if canImport(SwiftParser)
  import SwiftSyntax

  /// What Swift's own types can do, as far as layouts ask for it.
  extension Interpreter {
    // MARK: Texts

    /// A value as text, as `print` and interpolation write it.
    package func describe(_ value: Value) throws(Interruption) -> String {
      if value.declaration != nil, let own = members(value, "description").first {
        return text(try get(own, Box(value)))
      }
      if let raw = value.declaration, raw.kind == .enumeration, case .enumeration(let one) = value {
        return one.name
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
      case .tuple(let fields): "(" + fields.map { text($0.value) }.joined(separator: ", ") + ")"
      case .array(let values): "[" + values.map { quoted($0) }.joined(separator: ", ") + "]"
      case .set(let table): "[" + table.values.map { quoted($0) }.joined(separator: ", ") + "]"
      case .dictionary(let table):
        "[" + table.pairs.map { quoted($0.key) + ": " + quoted($0.value) }.joined(separator: ", ") + "]"
      case .range(let bounds):
        (bounds.lower.map { "\($0)" } ?? "") + "..." + (bounds.upper.map { "\($0)" } ?? "")
      case .closure: "(Function)"
      case .structure(let structure): structure.type.name
      case .enumeration(let one): one.name
      case .object(let object): object.type.name
      case .type(let type, let declaration): declaration?.name ?? type.name
      case .symbol(let name, _): name
      case .unknown: ""
      }
    }
    private func quoted(_ value: Value) -> String {
      if case .string(let text) = value { "\"\(text)\"" } else { text(value) }
    }

    // MARK: Conversions

    /// `Type(…)` of a built-in type.
    func convert(to name: String, _ arguments: [Argument]) throws(Interruption) -> Value {
      let first = arguments.first?.value ?? .null
      if first.unknown != nil { return first }
      switch name {
      case "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64":
        if arguments.isEmpty { return .int(0) }
        if let text = first.string {
          return Int(
            text, radix: arguments.count > 1 ? max(2, min(36, arguments[1].value.integer ?? 10)) : 10
          ).map { .int($0) } ?? .null
        }
        if first.isNone { return .null }
        return first.integer.map { .int($0) } ?? rawValue(first)?.integer.map { .int($0) }
          ?? .unknown(Unknown("this is no number"))
      case "Double", "CGFloat", "Float", "TimeInterval":
        if arguments.isEmpty { return .double(0) }
        if let text = first.string { return Double(text).map { .double($0) } ?? .null }
        if first.isNone { return .null }
        return first.number.map { .double($0) } ?? rawValue(first)?.number.map { .double($0) }
          ?? .unknown(Unknown("this is no number"))
      case "Bool":
        return first.string.map { $0 == "true" ? .bool(true) : $0 == "false" ? .bool(false) : .null } ?? first
      case "String", "Substring", "Character":
        if arguments.isEmpty { return .string("") }
        switch arguments[0].label {
        case "repeating":
          return .string(
            String(repeating: text(first), count: max(0, min(10_000, arguments.last?.value.integer ?? 0))))
        case "format":
          return .string(
            format(text(first), arguments.dropFirst().flatMap { $0.value.elements ?? [$0.value] }))
        case "localized", "localizationValue": return .string(text(first))
        case nil, "describing", "reflecting", "stringLiteral": break
        default: return .unknown(Unknown("this text is not known"))
        }
        if case .array(let parts) = first { return .string(parts.map { text($0) }.joined()) }
        if let number = first.integer, arguments.count > 1, arguments[1].label == "radix" {
          return .string(String(number, radix: max(2, min(36, arguments[1].value.integer ?? 10))))
        }
        return .string(try describe(first))
      case "Array", "ContiguousArray":
        if arguments.first?.label == "repeating" {
          return .array(
            Array(repeating: first, count: max(0, min(10_000, arguments.last?.value.integer ?? 0))))
        }
        return first.elements.map { .array($0) } ?? .array([])
      case "Set": return .set(Value.Table(first.elements ?? []))
      case "Dictionary":
        var table = Value.Table()
        if arguments.first?.label == "grouping", arguments.count == 2 {
          for element in first.elements ?? [] {
            let key = try call(arguments[1].value, [Argument(nil, element)])
            table[key] = .array((table[key]?.elements ?? []) + [element])
          }
          return .dictionary(table)
        }
        for element in first.elements ?? [] {
          if case .tuple(let pair) = element, pair.count == 2 { table[pair[0].value] = pair[1].value }
        }
        return .dictionary(table)
      case "Optional", "AnyHashable": return first
      default: return .unknown(Unknown("‘\(name)’ is not declared in these files"))
      }
    }

    /// `%@`, `%d`, `%.2f` and the like.
    func format(_ format: String, _ values: [Value]) -> String {
      var result = "", rest = values[...]
      var scalars = Substring(format)
      while let scalar = scalars.popFirst() {
        guard scalar == "%" else {
          result.append(scalar)
          continue
        }
        let options = scalars.prefix { "0123456789.+-# $lhqz".contains($0) }
        scalars = scalars.dropFirst(options.count)
        guard let kind = scalars.popFirst() else { break }
        if kind == "%" {
          result += "%"
          continue
        }
        let value = rest.popFirst() ?? .null
        let plain = options.filter { !"lhqz".contains($0) }
        if "fFgeE".contains(kind), let number = value.number {
          let digits = plain.split(separator: ".", omittingEmptySubsequences: false)
          result += fixed(number, digits.count > 1 ? min(15, Int(digits[1]) ?? 0) : 6)
        } else if "diuxX".contains(kind), let number = value.integer {
          let digits =
            kind == "x" || kind == "X" ? String(number, radix: 16, uppercase: kind == "X") : String(number)
          let width = min(100, Int(plain.filter(\.isNumber)) ?? 0)
          result +=
            String(repeating: plain.hasPrefix("0") ? "0" : " ", count: max(0, width - digits.count)) + digits
        } else {
          result += text(value)
        }
      }
      return result
    }

    private func fixed(_ number: Double, _ digits: Int) -> String {
      var power = 1.0
      for _ in 0..<digits { power *= 10 }
      let scaled = (abs(number) * power).rounded()
      guard scaled < 1e17 else { return "\(number)" }
      let whole = String(Int(scaled))
      let padded = String(repeating: "0", count: max(0, digits + 1 - whole.count)) + whole
      let sign = number < 0 && scaled > 0 ? "-" : ""
      return sign + padded.dropLast(digits) + (digits > 0 ? "." + padded.suffix(digits) : "")
    }

    // MARK: Functions and constants

    func builtInFunction(_ name: String, _ given: [Given]) throws(Interruption) -> Value? {
      switch name {
      case "print", "debugPrint", "NSLog", "dump", "assert", "assertionFailure", "precondition", "os_log":
        return .void
      case "fatalError", "preconditionFailure", "abort": throw .trap("it would stop here, in \(name)")
      case "min", "max", "abs", "stride", "type", "ceil", "floor", "round", "sqrt", "pow", "fabs",
        "sin", "cos", "tan",
        "swap", "ceilf", "floorf", "roundf", "fmin", "fmax", "trunc", "withExtendedLifetime", "String",
        "unsafeBitCast", "repeatElement":
        break
      default: return nil
      }
      let arguments = try self.arguments(given)
      let values = arguments.map(\.value)
      if let unknown = values.first(where: { $0.unknown != nil }) { return unknown }
      let numbers = values.compactMap(\.number)
      switch name {
      case "min", "max", "fmin", "fmax":
        guard var best = values.first else { return nil }
        for value in values.dropFirst() {
          if try operate("<", [value, best])?.bool == name.hasSuffix("min") { best = value }
        }
        return numbers.count == values.count
          && values.contains { if case .double = $0 { true } else { false } }
          ? best.number.map { .double($0) } : best
      case "abs", "fabs":
        if case .int(let number)? = values.first { return .int(number == .min ? .max : abs(number)) }
        return numbers.first.map { .double(abs($0)) }
      case "ceil", "ceilf": return numbers.first.map { .double($0.rounded(.up)) }
      case "trunc": return numbers.first.map { .double($0.rounded(.towardZero)) }
      case "floor", "floorf": return numbers.first.map { .double($0.rounded(.down)) }
      case "round", "roundf": return numbers.first.map { .double($0.rounded()) }
      case "sqrt": return numbers.first.map { .double($0.squareRoot()) }
      case "sin", "cos", "tan", "pow": return .unknown(Unknown("‘\(name)’ is not computed"))
      case "stride":
        guard values.count == 3, numbers.count == 3, numbers[2] != 0 else { return nil }
        let isInteger = values.allSatisfy { if case .int = $0 { true } else { false } }
        var all: [Value] = []
        var next = numbers[0]
        while numbers[2] > 0 ? next < numbers[1] : next > numbers[1], all.count < 10_000 {
          all.append(isInteger ? .int(Int(next)) : .double(next))
          next += numbers[2]
        }
        if arguments[1].label == "through", next == numbers[1] {
          all.append(isInteger ? .int(Int(next)) : .double(next))
        }
        return .array(all)
      case "type":
        guard let type = values.first?.declaration else {
          return values.first.map { .type(.named(builtInNames($0).first ?? "Any", []), nil) }
        }
        return .type(.named(type.name, []), type)
      case "swap":
        guard given.count == 2, case .expression(let a, let scope) = given[0].source,
          case .expression(let b, _) = given[1].source
        else { return nil }
        try assign(a, scope, values[1])
        try assign(b, scope, values[0])
        return .void
      case "withExtendedLifetime", "unsafeBitCast": return values.first
      default: return nil
      }
    }

    /// What one number has as a static, all of its kind have.
    func builtInStatic(_ type: StaticType, _ name: String) throws(Interruption) -> Value? {
      guard let member = preludeStatics(type.name, name).first(where: \.isVariable) else { return nil }
      return try get(member, nil)
    }

    func builtInStaticCall(_ type: String, _ name: String, _ given: [Given]) throws(Interruption) -> Value? {
      try call(preludeStatics(type, name).filter { !$0.isVariable }, nil, given)
    }

    private func preludeStatics(_ type: String, _ name: String) -> [Member] {
      let root =
        ["Double", "Float", "TimeInterval"].contains(type) ? "CGFloat" : type.contains("Int") ? "Int" : type
      return SourceIndex.builtInNames.contains(root)
        ? index.builtIn(root).lookup(name).filter(\.isStatic) : []
    }

    // MARK: Properties

    func builtInMember(_ base: Value, _ name: String) throws(Interruption) -> Value? {
      switch name {
      case "rawValue": return rawValue(base)
      case "hashValue": return .int(0)
      case "self": return base
      case "description", "debugDescription":
        return base.declaration == nil && !base.isNone ? .string(text(base)) : nil
      default: break
      }
      switch (name, base) {
      case ("count", .string(let text)): return .int(text.count)
      case ("count", _): return base.elements.map { .int($0.count) }
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
#endif
