#if canImport(SwiftParser)
  import SwiftSyntax

  /// Functions of built-in values.
  extension Interpreter {
    func builtInCall(
      _ base: Value, _ name: String, _ given: [Given], _ node: FunctionCallExprSyntax, _ scope: Scope,
      writeBack: (Value) -> Void
    ) throws(Interruption) -> Value? {
      switch base {
      case .array, .set, .dictionary, .range:
        if let result = try changing(base, name, given, writeBack) { return result }
        return try sequence(base, base.elements ?? [], name, given)
      case .string(let text):
        if name == "append" {
          try limitSize(text.utf8.count)
          writeBack(.string(text + self.text(try arguments(given).first?.value ?? .null)))
          return .void
        }
        if let result = try string(text, name, given) { return result }
        let result = try sequence(base, base.elements ?? [], name, given)
        // What keeps letters is text again.
        if case .array(let letters)? = result,
          ["filter", "prefix", "suffix", "dropFirst", "dropLast", "reversed"].contains(name)
        {
          return .string(letters.map { self.text($0) }.joined())
        }
        return result
      case .int, .double: return try number(base, name, given)
      case .bool(let truth):
        guard name == "toggle" else { return nil }
        writeBack(.bool(!truth))
        return .void
      case .structure(let structure) where structure.type.inherits(named: "OptionSet"):
        return try options(structure, name, given, writeBack)
      case .closure:
        return name == "callAsFunction" ? try call(base, arguments(given)) : nil
      case .null: return nil
      default:
        // Of an optional that is there.
        if name == "map" || name == "flatMap", base.declaration == nil || members(base, name).isEmpty,
          given.count == 1, base.unknown == nil
        {
          return try call(evaluate(given[0]), [Argument(nil, base)])
        }
        return nil
      }
    }

    private func options(
      _ one: Value.Structure, _ name: String, _ given: [Given], _ writeBack: (Value) -> Void
    ) throws(Interruption) -> Value? {
      guard
        ["contains", "union", "insert", "formUnion", "intersection", "subtracting", "remove", "subtract"]
          .contains(name), let first = given.first
      else { return nil }
      let other = try evaluate(first, Expected(type: .named(one.type.name, []), context: one.type))
      let bits = one.fields["rawValue"]?.integer ?? 0, more = rawValue(other)?.integer ?? 0
      var result = one
      switch name {
      case "contains": return .bool(bits & more == more)
      case "union", "insert", "formUnion": result.fields["rawValue"] = .int(bits | more)
      case "intersection": result.fields["rawValue"] = .int(bits & more)
      default: result.fields["rawValue"] = .int(bits & ~more)
      }
      if ["insert", "formUnion", "remove", "subtract"].contains(name) { writeBack(.structure(result)) }
      return .structure(result)
    }

    private func number(_ base: Value, _ name: String, _ given: [Given]) throws(Interruption) -> Value? {
      switch (name, base) {
      case ("rounded", .double(let number)):
        let rule: Value = try arguments(given).first?.value ?? .symbol("", nil)
        switch text(rule) {
        case "up": return .double(number.rounded(.up))
        case "down": return .double(number.rounded(.down))
        case "towardZero": return .double(number.rounded(.towardZero))
        default: return .double(number.rounded())
        }
      case ("isMultiple", .int(let number)):
        let other = try arguments(given).first?.value.integer ?? 0
        return .bool(other == 0 ? number == 0 : number % other == 0)
      case ("truncatingRemainder", .double(let number)):
        return try arguments(given).first?.value.number.map {
          .double(number.truncatingRemainder(dividingBy: $0))
        }
      case ("squareRoot", .double(let number)): return .double(number.squareRoot())
      case ("advanced", .int(let number)):
        return try .int(number &+ (arguments(given).first?.value.integer ?? 0))
      case ("map", _), ("flatMap", _):
        return try given.first.map { (one) throws(Interruption) in
          try call(evaluate(one), [Argument(nil, base)])
        }
      case ("clamped", _): return nil
      default: return nil
      }
    }

    private func string(_ text: String, _ name: String, _ given: [Given]) throws(Interruption) -> Value? {
      switch name {
      case "uppercased": return .string(text.uppercased())
      case "lowercased": return .string(text.lowercased())
      case "capitalized": return try builtInMember(.string(text), "capitalized")
      case "hasPrefix", "hasSuffix", "contains", "replacingOccurrences", "components", "split",
        "trimmingCharacters",
        "localizedCaseInsensitiveContains", "appending", "padding":
        break
      case "index", "range", "firstIndex": return nil
      case "map" where given.count == 1:
        // Either over the letters, or over an optional text: a text of several letters rather is the latter.
        let result = try call(evaluate(given[0]), [Argument(nil, .string(text))])
        return result
      case "localized": return .string(text)
      default: return nil
      }
      let values = try arguments(given)
      guard let first = values.first?.value else { return nil }
      switch name {
      case "hasPrefix": return .bool(text.hasPrefix(self.text(first)))
      case "hasSuffix": return .bool(text.hasSuffix(self.text(first)))
      case "contains":
        guard let part = first.string else { return nil }
        return .bool(part.isEmpty || parts(text, part).count > 1)
      case "localizedCaseInsensitiveContains":
        return .bool(parts(text.lowercased(), self.text(first).lowercased()).count > 1)
      case "replacingOccurrences":
        return .string(
          parts(text, self.text(first)).joined(
            separator: self.text(values.count > 1 ? values[1].value : .null)))
      case "components": return first.string.map { .array(parts(text, $0).map { .string($0) }) }
      case "split":
        guard let sign = first.string else { return nil }
        return .array(parts(text, sign).filter { !$0.isEmpty }.map { .string($0) })
      case "trimmingCharacters":
        return .string(
          String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()))
      case "appending": return .string(text + self.text(first))
      default: return nil
      }
    }

    private func parts(_ text: String, _ separator: String) -> [String] {
      guard !separator.isEmpty else { return [text] }
      var parts = [""], rest = Substring(text)
      while !rest.isEmpty {
        if rest.hasPrefix(separator) {
          parts.append("")
          rest = rest.dropFirst(separator.count)
        } else {
          parts[parts.count - 1].append(rest.removeFirst())
        }
      }
      return parts
    }

    /// Functions that change a collection.
    private func changing(_ base: Value, _ name: String, _ given: [Given], _ writeBack: (Value) -> Void)
      throws(Interruption) -> Value?
    {
      switch base {
      case .array(var values):
        switch name {
        case "append", "insert", "remove", "swapAt", "removeFirst", "removeLast", "popLast", "removeAll",
          "reverse", "sort", "shuffle":
          break
        default: return nil
        }
        let arguments = try self.arguments(given)
        let first = arguments.first?.value
        var result = Value.void
        switch name {
        case "append":
          try limitSize(values.count + (first?.elements?.count ?? 1))
          if arguments.first?.label == "contentsOf" {
            values += first?.elements ?? []
          } else if let first {
            values.append(first)
          }
        case "insert":
          let at = max(0, min(values.count, arguments.last?.value.integer ?? 0))
          if arguments.first?.label == "contentsOf" {
            values.insert(contentsOf: first?.elements ?? [], at: at)
          } else if let first {
            values.insert(first, at: at)
          }
        case "remove":
          guard let at = first?.integer, values.indices.contains(at) else { return .null }
          result = values.remove(at: at)
        case "swapAt":
          guard let a = first?.integer, let b = arguments.last?.value.integer, values.indices.contains(a),
            values.indices.contains(b)
          else { return .void }
          values.swapAt(a, b)
        case "removeFirst":
          if let count = first?.integer {
            values.removeFirst(min(values.count, max(0, count)))
          } else {
            result = values.isEmpty ? .null : values.removeFirst()
          }
        case "removeLast", "popLast":
          if let count = first?.integer {
            values.removeLast(min(values.count, max(0, count)))
          } else {
            result = values.popLast() ?? .null
          }
        case "removeAll":
          if let first, case .closure = first {
            var kept: [Value] = []
            for value in values {
              if try call(first, [Argument(nil, value)]).bool != true { kept.append(value) }
            }
            values = kept
          } else {
            values = []
          }
        case "reverse": values.reverse()
        case "sort":
          if case .array(let sorted)? = try sequence(base, values, "sorted", given) { values = sorted }
        default: break
        }
        writeBack(.array(values))
        return result
      case .set(var table):
        guard ["insert", "remove", "formUnion", "subtract", "removeAll"].contains(name) else { return nil }
        let first = try self.arguments(given).first?.value ?? .null
        switch name {
        case "insert": table[first] = first
        case "remove": table[first] = nil
        case "formUnion": for value in first.elements ?? [] { table[value] = value }
        case "subtract": for value in first.elements ?? [] { table[value] = nil }
        default: table = Value.Table()
        }
        writeBack(.set(table))
        return .void
      case .dictionary(var table):
        guard ["removeValue", "updateValue", "removeAll", "merge"].contains(name) else { return nil }
        let arguments = try self.arguments(given)
        switch name {
        case "removeValue": table[arguments[0].value] = nil
        case "updateValue": if arguments.count > 1 { table[arguments[1].value] = arguments[0].value }
        case "merge":
          if case .dictionary(let other)? = arguments.first?.value {
            for (key, value) in other.pairs { table[key] = value }
          }
        default: table = Value.Table()
        }
        writeBack(.dictionary(table))
        return .void
      default: return nil
      }
    }

    private static let sequenceFunctions: Set<String> = [
      "map", "compactMap", "flatMap", "filter", "forEach", "reduce", "first", "last", "contains",
      "allSatisfy", "enumerated", "reversed",
      "sorted", "joined", "prefix", "suffix", "dropFirst", "dropLast", "firstIndex", "lastIndex", "index",
      "min", "max", "randomElement", "shuffled", "union",
      "intersection", "subtracting", "isSubset", "mapValues", "compactMapValues", "elementsEqual", "object",
      "merging", "reserveCapacity", "distance", "isDisjoint", "split",
    ]

    /// Functions of sequences.
    private func sequence(_ base: Value, _ elements: [Value], _ name: String, _ given: [Given])
      throws(Interruption) -> Value?
    {
      guard Self.sequenceFunctions.contains(name) else { return nil }
      let arguments = try self.arguments(given)
      let first = arguments.first?.value ?? .null
      if first.unknown != nil { return first }
      func ask(_ value: Value) throws(Interruption) -> Value { try call(first, [Argument(nil, value)]) }
      var all: [Value] = []
      switch name {
      case "map":
        for value in elements { all.append(try ask(value)) }
        return .array(all)
      case "compactMap", "flatMap":
        for value in elements {
          let made = try ask(value)
          if name == "flatMap", let inner = made.elements {
            all += inner
          } else if !made.isNone {
            all.append(made)
          }
        }
        return .array(all)
      case "mapValues", "compactMapValues":
        guard case .dictionary(let table) = base else { return nil }
        var result = Value.Table()
        for (key, value) in table.pairs {
          let made = try ask(value)
          if !made.isNone || name == "mapValues" { result[key] = made }
        }
        return .dictionary(result)
      case "filter":
        for value in elements { if try ask(value).bool == true { all.append(value) } }
        if case .dictionary(let table) = base {
          var result = Value.Table()
          for value in all {
            if case .tuple(let pair) = value { result[pair[0].value] = table[pair[0].value] }
          }
          return .dictionary(result)
        }
        return .array(all)
      case "forEach":
        for value in elements { _ = try ask(value) }
        return .void
      case "reduce":
        guard arguments.count == 2 else { return nil }
        var result = first
        if arguments[0].label == "into" {
          for value in elements {
            _ = try call(arguments[1].value, [Argument(nil, result), Argument(nil, value)])
            result = closureParameters.first?.value ?? result
          }
          return result
        }
        if case .closure = arguments[1].value {} else { return nil }
        for value in elements {
          result = try call(arguments[1].value, [Argument(nil, result), Argument(nil, value)])
        }
        return result
      case "first", "last", "contains", "firstIndex", "lastIndex", "index", "allSatisfy":
        var isTest = false
        if case .closure = first, arguments[0].label != "of" { isTest = true }
        if case .range(let bounds) = base, name == "contains", !isTest {
          return .bool(contains(bounds, first))
        }
        let wanted: Value
        if case .symbol = first, let type = elements.first?.declaration {
          wanted = try fit(first, Expected(type: .named(type.name, []), context: type))
        } else {
          wanted = first
        }
        let backward = name.hasPrefix("last")
        for number in backward ? Array(elements.indices.reversed()) : Array(elements.indices) {
          let fits = try isTest ? ask(elements[number]).bool == true : equal(elements[number], wanted)
          if name == "allSatisfy" {
            if !fits { return .bool(false) }
          } else if fits {
            return name == "contains"
              ? .bool(true) : name.lowercased().hasSuffix("index") ? .int(number) : elements[number]
          }
        }
        return name == "contains" ? .bool(false) : name == "allSatisfy" ? .bool(true) : .null
      case "enumerated":
        return .array(
          elements.enumerated().map {
            .tuple([.init(label: "offset", value: .int($0)), .init(label: "element", value: $1)])
          })
      case "reversed": return .array(elements.reversed())
      case "shuffled", "merging", "reserveCapacity":
        return name == "merging" ? try merging(base, first) : base
      case "sorted":
        var sorted = elements
        // Insertion keeps equal elements in order, and its comparison may throw.
        for number in sorted.indices.dropFirst() {
          var place = number
          while place > 0 {
            let before =
              try arguments.isEmpty
              ? operate("<", [sorted[place], sorted[place - 1]])?.bool
              : call(first, [Argument(nil, sorted[place]), Argument(nil, sorted[place - 1])]).bool
            guard before == true else { break }
            sorted.swapAt(place, place - 1)
            place -= 1
          }
        }
        return .array(sorted)
      case "joined":
        if elements.contains(where: { if case .array = $0 { true } else { false } }) {
          return .array(elements.flatMap { $0.elements ?? [] })
        }
        return .string(elements.map { text($0) }.joined(separator: arguments.isEmpty ? "" : text(first)))
      case "prefix": return first.integer.map { .array(Array(elements.prefix(max(0, $0)))) }
      case "suffix": return first.integer.map { .array(Array(elements.suffix(max(0, $0)))) }
      case "dropFirst": return .array(Array(elements.dropFirst(max(0, first.integer ?? 1))))
      case "dropLast": return .array(Array(elements.dropLast(max(0, first.integer ?? 1))))
      case "min", "max":
        var best = elements.first ?? .null
        for value in elements.dropFirst() {
          let isLess =
            try arguments.isEmpty
            ? operate("<", [value, best])?.bool
            : call(first, [Argument(nil, value), Argument(nil, best)]).bool
          if isLess == (name == "min") { best = value }
        }
        return best
      case "randomElement": return .unknown(Unknown("a random element is not known"))
      case "union": return .set(Value.Table(elements + (first.elements ?? [])))
      case "intersection":
        let other = Value.Table(first.elements ?? [])
        return .set(Value.Table(elements.filter { other[$0] != nil }))
      case "subtracting":
        let other = Value.Table(first.elements ?? [])
        return .set(Value.Table(elements.filter { other[$0] == nil }))
      default: return nil
      }
    }

    private func merging(_ base: Value, _ other: Value) throws(Interruption) -> Value {
      guard case .dictionary(var table) = base, case .dictionary(let more) = other else { return base }
      for (key, value) in more.pairs { table[key] = value }
      return .dictionary(table)
    }
  }
#endif
