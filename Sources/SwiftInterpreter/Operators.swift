#if canImport(SwiftParser)
  import SwiftSyntax

  /// A sequence of operands and operators, as precedence groups it.
  indirect enum Folding {
    case operand(ExprSyntax)
    case binary(String, Folding, Folding, ExprSyntax)
    case assignment(Folding, Folding)
    case ternary(Folding, ExprSyntax, Folding)
    case cast(Folding, StaticType, String?)
    case check(Folding, StaticType)
  }

  extension Interpreter {
    func folding(_ sequence: SequenceExprSyntax) throws(Interruption) -> Folding {
      if let known = foldings[sequence.id] { return known }
      let elements = Array(sequence.elements)
      var operands: [Folding] = [.operand(elements[0])]
      var operators: [(ExprSyntax, Precedences.Group)] = []
      func reduce() {
        guard let (sign, _) = operators.popLast(), operands.count > 1 else { return }
        let right = operands.removeLast(), left = operands.removeLast()
        switch sign.as(ExprSyntaxEnum.self) {
        case .assignmentExpr: operands.append(.assignment(left, right))
        case .unresolvedTernaryExpr(let one): operands.append(.ternary(left, one.thenExpression, right))
        default: operands.append(.binary(sign.trimmedDescription, left, right, sign))
        }
      }
      var next = 1
      while next + 1 < elements.count {
        let sign = elements[next], operand = elements[next + 1]
        let group: Precedences.Group
        switch sign.as(ExprSyntaxEnum.self) {
        case .assignmentExpr: group = index.precedences.group("+=")
        case .unresolvedTernaryExpr: group = Precedences.Group(level: 100, isRight: true)
        case .unresolvedAsExpr, .unresolvedIsExpr: group = Precedences.Group(level: 132, isRight: false)
        default: group = index.precedences.group(sign.trimmedDescription)
        }
        while let (_, top) = operators.last,
          top.level > group.level || top.level == group.level && !group.isRight
        { reduce() }
        if let type = operand.as(TypeExprSyntax.self),
          sign.is(UnresolvedAsExprSyntax.self) || sign.is(UnresolvedIsExprSyntax.self)
        {
          let left = operands.removeLast()
          if let cast = sign.as(UnresolvedAsExprSyntax.self) {
            operands.append(.cast(left, StaticType(type.type), cast.questionOrExclamationMark?.text))
          } else {
            operands.append(.check(left, StaticType(type.type)))
          }
        } else {
          operators.append((sign, group))
          operands.append(.operand(operand))
        }
        next += 2
      }
      while !operators.isEmpty { reduce() }
      foldings[sequence.id] = operands[0]
      return operands[0]
    }

    func evaluate(_ folding: Folding, _ scope: Scope, _ expected: Expected?) throws(Interruption) -> Value {
      try enter()
      defer { leave() }
      switch folding {
      case .operand(let expression): return try evaluate(expression, scope, expected)
      case .assignment(let target, let source):
        guard case .operand(let expression) = target else { return .void }
        try assign(expression, scope) { (type) throws(Interruption) in try self.evaluate(source, scope, type)
        }
        return .void
      case .ternary(let condition, let yes, let no):
        let holds = truth(try evaluate(condition, scope, nil), first(condition), scope)
        return try holds ? evaluate(yes, scope, expected) : evaluate(no, scope, expected)
      case .cast(let inner, let type, let mark):
        let target = Expected(type: type, context: scope.frame.type)
        return try cast(evaluate(inner, scope, mark == nil ? target : nil), type, mark, scope)
      case .check(let inner, let type):
        let value = try evaluate(inner, scope, nil)
        return value.unknown != nil ? value : .bool(isA(value, type, scope))
      case .binary(let sign, let left, let right, let node):
        return try binary(sign, left, right, node, scope, expected)
      }
    }

    private func first(_ folding: Folding) -> ExprSyntax {
      var folding = folding
      while true {
        switch folding {
        case .operand(let expression): return expression
        case .binary(_, let left, _, _), .assignment(let left, _), .ternary(let left, _, _),
          .cast(let left, _, _),
          .check(let left, _):
          folding = left
        }
      }
    }

    func cast(_ value: Value, _ type: StaticType, _ mark: String?, _ scope: Scope) throws(Interruption)
      -> Value
    {
      if value.unknown != nil { return value }
      if isA(value, type, scope) { return try fit(value, Expected(type: type, context: scope.frame.type)) }
      return mark == "?" ? .null : value
    }

    private func binary(
      _ sign: String, _ left: Folding, _ right: Folding, _ node: ExprSyntax, _ scope: Scope,
      _ expected: Expected?
    ) throws(Interruption) -> Value {
      switch sign {
      case "&&":
        let value = try evaluate(left, scope, nil)
        if value.bool == false { return value }
        let other = try evaluate(right, scope, nil)
        return other.bool == false || value.unknown == nil ? other : value
      case "||":
        let value = try evaluate(left, scope, nil)
        if value.bool == true { return value }
        let other = try evaluate(right, scope, nil)
        return other.bool == true || value.unknown == nil ? other : value
      case "??":
        let value = try evaluate(left, scope, expected)
        return value.isNone ? try evaluate(right, scope, expected) : value
      default: break
      }
      let isComparison = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "...", "..<"].contains(sign)
      // Numbers are as the result is wanted; `.name` on one side has the type of the other.
      let inner = !isComparison && expected?.isReal == true ? expected : nil
      var one = try evaluate(
        left, scope, inner ?? (isComparison || !isImplicit(first(left)) ? nil : expected))
      let type = operandType(one)
      let other = try evaluate(right, scope, isImplicit(first(right)) ? type : inner)
      if case .symbol = one { one = try fit(one, operandType(other)) }
      if let result = try operate(sign, [one, other]) { return result }
      if sign.hasSuffix("="), sign.utf8.count > 1,
        let result = try operate(String(sign.dropLast()), [one, other])
      {
        if case .operand(let target) = left { try assign(target, scope, result) }
        return .void
      }
      if one.unknown != nil { return one }
      if other.unknown != nil { return other }
      return unknown("the operator ‘\(sign)’ is not known for these values", node, scope)
    }

    /// The type that `.name` on the other side of an operator has.
    private func operandType(_ value: Value) -> Expected? {
      switch value {
      case .int: Expected(type: .named("Int", []), context: nil)
      case .double: Expected(type: .named("CGFloat", []), context: nil)
      default: value.declaration.map { Expected(type: .named($0.name, []), context: $0) }
      }
    }

    /// An operator: one that is declared, then the built-in one.
    func operate(_ sign: String, _ values: [Value]) throws(Interruption) -> Value? {
      var declared: [Member] = []
      for value in values {
        declared += value.declaration?.lookup(sign) ?? []
        if declared.isEmpty {
          for name in builtInNames(value).prefix(1) { declared += index.builtIn(name).lookup(sign) }
        }
      }
      declared += index.globals(sign, from: nil)
      if !declared.isEmpty {
        let fitting = declared.filter { member in
          member.parameters.count == values.count
            && zip(member.parameters, values).allSatisfy { fits($1, $0, member) }
        }
        if let best = fitting.first {
          return try invoke(best, Box(.void), values.indices.map { [$0] }, values.map { Given(nil, $0) })
        }
      }
      return try builtInOperator(sign, values)
    }

    private func fits(_ value: Value, _ parameter: Parameter, _ member: Member) -> Bool {
      let scope = Scope(Frame(unit: member.unit, me: nil, type: member.owner))
      if parameter.type.name == "Self", let owner = member.owner {
        return value.declaration.map { $0 === owner || $0.inherits(from: owner) }
          ?? builtInNames(value).contains(owner.name)
      }
      if case .int = value, parameter.type.isReal { return true }
      if case .symbol = value { return resolve(parameter.type, in: member.owner) != nil }
      if member.genericNames.contains(parameter.type.name) { return true }
      return isA(value, parameter.type, scope)
    }

    func prefix(_ sign: String, _ value: Value, _ node: some SyntaxProtocol, _ scope: Scope)
      throws(Interruption) -> Value
    {
      switch (sign, value) {
      case ("-", .int(let number)): return .int(0 &- number)
      case ("-", .double(let number)): return .double(-number)
      case ("+", .int), ("+", .double): return value
      case ("!", .bool(let truth)): return .bool(!truth)
      case ("~", .int(let number)): return .int(~number)
      case ("..<", .int(let upper)): return .range(.init(upper: upper, isClosed: false))
      case ("...", .int(let upper)): return .range(.init(upper: upper, isClosed: true))
      case (_, .unknown): return value
      default:
        return try operate(sign, [value])
          ?? unknown("the operator ‘\(sign)’ is not known for this", node, scope)
      }
    }

    private func builtInOperator(_ sign: String, _ values: [Value]) throws(Interruption) -> Value? {
      guard values.count == 2 else { return nil }
      let (one, other) = (values[0], values[1])
      switch sign {
      case "==", "===", "!=", "!==":
        if let unknown = one.unknown ?? other.unknown { return .unknown(unknown) }
        return .bool(try equal(one, other) == sign.hasPrefix("="))
      default: break
      }
      switch (one, other) {
      case (.int(let a), .int(let b)): return integers(sign, a, b)
      case (.string(let a), .string(let b)):
        switch sign {
        case "+":
          try limitSize(a.utf8.count + b.utf8.count)
          return .string(a + b)
        case "<": return .bool(a < b)
        case ">": return .bool(a > b)
        case "<=": return .bool(a <= b)
        case ">=": return .bool(a >= b)
        default: return nil
        }
      case (.array(let a), _) where sign == "+":
        guard let more = other.elements else { return nil }
        try limitSize(a.count + more.count)
        return .array(a + more)
      case (.structure(var a), .structure(let b))
      where a.type === b.type && a.type.inherits(named: "OptionSet"):
        guard let x = a.fields["rawValue"]?.integer, let y = b.fields["rawValue"]?.integer else { return nil }
        a.fields["rawValue"] = .int(sign == "|" ? x | y : x & y)
        return .structure(a)
      default:
        guard let a = one.number, let b = other.number else {
          if ["<", ">", "<=", ">="].contains(sign), let x = rawValue(one)?.number,
            let y = rawValue(other)?.number
          {
            return reals(sign, x, y)
          }
          return nil
        }
        return reals(sign, a, b)
      }
    }

    private func integers(_ sign: String, _ a: Int, _ b: Int) -> Value? {
      switch sign {
      case "+", "&+": return .int(a &+ b)
      case "-", "&-": return .int(a &- b)
      case "*", "&*": return .int(a &* b)
      case "/": return b == 0 ? nil : .int(a.dividedReportingOverflow(by: b).partialValue)
      case "%": return b == 0 ? nil : .int(a.remainderReportingOverflow(dividingBy: b).partialValue)
      case "<": return .bool(a < b)
      case ">": return .bool(a > b)
      case "<=": return .bool(a <= b)
      case ">=": return .bool(a >= b)
      case "&": return .int(a & b)
      case "|": return .int(a | b)
      case "^": return .int(a ^ b)
      case "<<": return .int(a << b)
      case ">>": return .int(a >> b)
      case "...": return .range(.init(lower: a, upper: b, isClosed: true))
      case "..<": return .range(.init(lower: a, upper: b, isClosed: false))
      default: return nil
      }
    }

    private func reals(_ sign: String, _ a: Double, _ b: Double) -> Value? {
      switch sign {
      case "+": .double(a + b)
      case "-": .double(a - b)
      case "*": .double(a * b)
      case "/": .double(a / b)
      case "<": .bool(a < b)
      case ">": .bool(a > b)
      case "<=": .bool(a <= b)
      case ">=": .bool(a >= b)
      case "...", "..<": a <= b ? .range(.init(isClosed: true, real: a...b)) : nil
      default: nil
      }
    }

    func equal(_ one: Value, _ other: Value) throws(Interruption) -> Bool {
      if case .symbol(let name, nil) = other, case .enumeration(let this) = one {
        return this.name == name && this.payload.isEmpty
      }
      if case .symbol(let name, nil) = one, case .enumeration(let this) = other {
        return this.name == name && this.payload.isEmpty
      }
      if case .structure(let a) = one, case .structure(let b) = other {
        // The program's own ==, unless that is running already.
        if let own = a.type.lookup("==").first, own.hasBody, observing.insert("==").inserted {
          defer { observing.remove("==") }
          return try invoke(own, nil, [[0], [1]], [Given(nil, one), Given(nil, other)]).bool ?? false
        }
        return a.type === b.type && one.identity == other.identity
      }
      return one.identity == other.identity
    }

    func contains(_ bounds: Value.Bounds, _ value: Value) -> Bool {
      guard let number = value.number else { return false }
      if let real = bounds.real { return real.contains(number) }
      if let lower = bounds.lower, number < Double(lower) { return false }
      if let upper = bounds.upper {
        return bounds.isClosed ? number <= Double(upper) : number < Double(upper)
      }
      return true
    }

    // MARK: Assignment

    func assign(_ target: ExprSyntax, _ scope: Scope, _ value: Value) throws(Interruption) {
      try assign(target, scope) { (_) throws(Interruption) in value }
    }

    /// Gives a place a value; the place says which type it has, and is evaluated first.
    func assign(_ target: ExprSyntax, _ scope: Scope, _ source: (Expected?) throws(Interruption) -> Value)
      throws(Interruption)
    {
      try enter()
      defer { leave() }
      switch target.as(ExprSyntaxEnum.self) {
      case .discardAssignmentExpr: _ = try source(nil)
      case .declReferenceExpr(let one): try assign(one.baseName.plain, one, scope, source)
      case .forceUnwrapExpr(let one): try assign(one.expression, scope, source)
      case .optionalChainingExpr(let one): try assign(one.expression, scope, source)
      case .inOutExpr(let one): try assign(one.expression, scope, source)
      case .tryExpr(let one): try assign(one.expression, scope, source)
      case .tupleExpr(let one):
        if one.elements.count == 1, let only = one.elements.first {
          return try assign(only.expression, scope, source)
        }
        guard case .tuple(let fields) = try source(nil), fields.count == one.elements.count else { return }
        for (element, field) in zip(one.elements, fields) {
          try assign(element.expression, scope, field.value)
        }
      case .memberAccessExpr(let one):
        guard let base = one.base else { return }
        try assignMember(one, base, scope, source)
      case .subscriptCallExpr(let one): try assignElement(one, scope, source)
      default: _ = try source(nil)
      }
    }

    private func assign(
      _ name: String, _ node: DeclReferenceExprSyntax, _ scope: Scope,
      _ source: (Expected?) throws(Interruption) -> Value
    )
      throws(Interruption)
    {
      if let box = scope.box(name) {
        let expected =
          box.type.map { Expected(type: $0, context: scope.frame.type) }
          ?? box.value.declaration.map { Expected(type: .named($0.name, []), context: $0) }
        let value = try source(expected)
        if case .double = box.value, case .int(let number) = value {
          box.value = .double(Double(number))
        } else {
          box.value = value
        }
        return
      }
      if name == "self" {
        scope.frame.me?.value = try source(
          scope.frame.type.map { Expected(type: .named("Self", []), context: $0) })
        return
      }
      if let (found, me) = memberInScope(name, scope), let first = found.first(where: \.isVariable) {
        let isQuiet = scope.frame.isInitializer && first.owner === scope.frame.type && me === scope.frame.me
        let value = try source(expectation(first, me))
        use(
          value, for: "‘\(name)’ is set to it", at: first.unit.isModel ? place(node, scope.frame.unit) : nil)
        return try set(first, me, value, isQuiet: isQuiet)
      }
      if let object = scope.frame.me?.value.object {
        object.fields[name] = try source(nil)
        _ = unknown(
          "\(object.type.name) has no member ‘\(name)’ that is known: it is kept, without effect", node, scope
        )
        return
      }
      _ = try source(nil)
      _ = unknown("‘\(name)’ is not declared in these files", node, scope)
    }

    func expectation(_ member: Member, _ me: Box?) -> Expected? {
      if let type = member.type { return Expected(type: type, context: member.owner) }
      guard member.isStored, let value = try? get(member, me) else { return nil }
      if case .double = value { return Expected(type: .named("Double", []), context: nil) }
      return value.declaration.map { Expected(type: .named($0.name, []), context: $0) }
    }

    private func assignMember(
      _ one: MemberAccessExprSyntax, _ base: ExprSyntax, _ scope: Scope,
      _ source: (Expected?) throws(Interruption) -> Value
    ) throws(Interruption) {
      let name = one.declName.baseName.plain
      let value = try base.is(SuperExprSyntax.self) ? scope.frame.me?.value ?? .null : evaluate(base, scope)
      if value.isNone { return }
      let me =
        base.trimmedDescription == "self" || base.is(SuperExprSyntax.self)
        ? scope.frame.me ?? Box(value) : Box(value)
      var found: [Member]
      if base.is(SuperExprSyntax.self) {
        found = scope.frame.type?.superclass?.lookup(name) ?? []
      } else if case .type(let type, let declaration) = value {
        found = (declaration ?? index.type(type.name))?.lookup(name).filter(\.isStatic) ?? []
      } else {
        found = members(value, name)
      }
      found = found.filter(\.isVariable)
      let spot = place(one.declName, scope.frame.unit)
      guard let first = found.first else {
        if case .tuple(var fields) = value {
          let new = try source(nil)
          for number in fields.indices where fields[number].label == name || String(number) == name {
            fields[number].value = new
          }
          return try assign(base, scope, .tuple(fields))
        }
        let new = try source(nil)
        if let setter = members(value, "subscript").first(where: {
          $0.parameters.first?.label == "dynamicMember"
        })?.setter,
          let member = members(value, "subscript").first(where: {
            $0.parameters.first?.label == "dynamicMember"
          })
        {
          let inner = subscriptScope(
            member, me,
            [member.parameters[0].type.name.hasSuffix("KeyPath") ? keyPath([name]) : .string(name)])
          inner.variables[setter.name] = Box(new)
          _ = try execute(setter.body, inner)
          return
        }
        guard let type = value.declaration else {
          if value.unknown == nil { _ = unknown("‘\(name)’ is not known of this", one.declName, scope) }
          return
        }
        value.object?.fields[name] = new
        if !type.isPassive {
          tell("\(type.name) has no member ‘\(name)’ that is known: it is kept, without effect", at: spot)
        }
        return
      }
      let new = try source(expectation(first, me))
      if first.unit.isModel, !(value.declaration?.isPassive ?? false) {
        use(new, for: "‘\(name)’ is set to it", at: spot)
      }
      let isQuiet = scope.frame.isInitializer && first.owner === scope.frame.type && me === scope.frame.me
      try set(first, me, new, isQuiet: isQuiet)
      if case .structure = value, me !== scope.frame.me { try assign(base, scope, me.value) }
      if value.declaration == nil, me !== scope.frame.me, case .type = value {
      } else if value.declaration == nil, me !== scope.frame.me {
        try assign(base, scope, me.value)
      }
    }

    private func assignElement(
      _ one: SubscriptCallExprSyntax, _ scope: Scope, _ source: (Expected?) throws(Interruption) -> Value
    )
      throws(Interruption)
    {
      let base = one.calledExpression
      let value = try evaluate(base, scope)
      var arguments: [Value] = []
      for argument in one.arguments { arguments.append(try evaluate(argument.expression, scope)) }
      let new: Value
      switch (value, arguments.first) {
      case (.array(var values), .int(let number)?):
        new = try source(nil)
        guard values.indices.contains(number) else {
          return _ = unknown("the array has no element \(number)", one, scope)
        }
        values[number] = new
        try assign(base, scope, .array(values))
      case (.dictionary(var table), let key?):
        new = try source(nil)
        if case .null = new { table[key] = nil } else { table[key] = new }
        try assign(base, scope, .dictionary(table))
      default:
        new = try source(nil)
        if one.arguments.first?.label?.text == "keyPath", let path = arguments.first,
          case .array(let names) = try call(path, [Argument(nil, .symbol("path", nil))])
        {
          return try setPath(names.compactMap(\.string), value, new, base, scope)
        }
        if let declared = members(value, "subscript").first(where: { $0.parameters.count == arguments.count }
        ), let setter = declared.setter {
          let me = Box(value)
          let inner = subscriptScope(declared, me, arguments)
          inner.variables[setter.name] = Box(new)
          _ = try execute(setter.body, inner)
          if value.object == nil { try assign(base, scope, me.value) }
          return
        }
        if value.unknown == nil, !value.isNone {
          _ = unknown("this has no element that can be set", one, scope)
        }
      }
    }

    private func setPath(_ names: [String], _ value: Value, _ new: Value, _ base: ExprSyntax, _ scope: Scope)
      throws(Interruption)
    {
      guard let last = names.last else { return }
      var owner = value
      for name in names.dropLast() { owner = try member(owner, name, base, scope) }
      guard let first = members(owner, last).first(where: \.isVariable) else { return }
      let me = Box(owner)
      try set(first, me, new)
      if owner.object == nil, names.count == 1 { try assign(base, scope, me.value) }
    }
  }
#endif
