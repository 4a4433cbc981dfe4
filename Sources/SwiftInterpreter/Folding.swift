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
      let isOwn = expected.flatMap(resolve).map { !$0.unit.isModel && !$0.lookup(sign).isEmpty } ?? false
      let inner = !isComparison && (expected?.isReal == true || isOwn) ? expected : nil
      var one = try evaluate(
        left, scope, inner ?? (isComparison || !isImplicit(first(left)) ? nil : expected))
      let type = operandType(one)
      var other = try evaluate(right, scope, isImplicit(first(right)) ? type : inner)
      if case .symbol = one { one = try fit(one, operandType(other)) }
      if case .symbol = other { other = try fit(other, type) }
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
  }
#endif
