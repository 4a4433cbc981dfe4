import SwiftSyntax

/// Whether conditions hold and values fit patterns, and the names that patterns bind.
extension Interpreter {
  /// - Parameter unknownMeans: the result for a condition of which nothing is known. A missing condition holds.
  func holds(_ condition: ExprSyntax?, _ scope: Scope, unknownMeans: Bool = false) throws -> Bool {
    guard let condition else { return true }
    switch try evaluate(condition, scope) {
    case .bool(let truth): return truth
    case .unknown(let unknown):
      let cause = unknown.isTold ? "" : ", as " + unknown.reason
      let reason = "whether this holds is not known\(cause); it is taken as \(unknownMeans)"
      // A model's reason for asking does not matter once the unknown value has been reported.
      if !unknown.isTold || !scope.unit.isModel { tell(reason, at: place(condition, scope)) }
      unknown.isTold = true
      return unknownMeans
    case .null: return false
    default: return unknownMeans
    }
  }

  func holds(
    _ conditions: ConditionElementListSyntax, _ scope: Scope, unknownMeans: Bool = false
  ) throws -> Bool {
    try conditions.allSatisfy { element in
      switch element.condition {
      case .expression(let expression): return try holds(expression, scope, unknownMeans: unknownMeans)
      case .optionalBinding(let one):
        let value =
          try one.initializer.map { try evaluate($0.value, scope) }
          ?? name(one.pattern.trimmedDescription, one.pattern, scope)
        use(value, for: "it is taken to be there", at: place(one, scope))
        return try !value.isNone && match(one.pattern, value, scope, binds: true, isElement: true)
      case .matchingPattern(let one):
        return try match(one.pattern, evaluate(one.initializer.value, scope), scope)
      case .availability(let one):
        let isTooNew = one.availabilityArguments.contains {
          guard case .availabilityVersionRestriction(let limit) = $0.argument else { return false }
          return limit.platform.text == "iOS"
            && index.conditions.version < Int(limit.version?.major.text ?? "") ?? 0
        }
        return isTooNew == (one.availabilityKeyword.text == "#unavailable")
      @unknown default: return unknownMeans
      }
    }
  }

  /// Binds the names in a pattern to a value, which is as unknown as what was matched.
  func bindNames(_ node: some SyntaxProtocol, _ value: Value, _ scope: Scope) {
    for token in node.tokens(viewMode: .sourceAccurate) where token.parent?.kind == .identifierPattern {
      scope.variables[token.plain] = Box(value)
    }
  }

  /// Whether a value fits a pattern, or an expression in place of one. The names that the pattern binds are declared.
  ///
  /// - Parameter isElement: whether the value is an element of a sequence, or the content of an optional.
  func match(
    _ node: some SyntaxProtocol, _ value: Value, _ scope: Scope, binds: Bool = false, isElement: Bool = false
  ) throws -> Bool {
    switch Syntax(node).as(SyntaxEnum.self) {
    case .identifierPattern,
      .declReferenceExpr where binds:
      scope.variables[node.firstToken(viewMode: .sourceAccurate)?.plain ?? ""] =
        isElement ? Box(element: value) : Box(value)
      return true
    case .wildcardPattern, .discardAssignmentExpr: return true
    case .valueBindingPattern(let one):
      return try match(one.pattern, value, scope, binds: true, isElement: isElement)
    case .expressionPattern(let one):
      return try match(one.expression, value, scope, binds: binds, isElement: isElement)
    case .patternExpr(let one):
      return try match(one.pattern, value, scope, binds: binds, isElement: isElement)
    case .isTypePattern(let one): return isCast(value, to: StaticType(one.type), scope)
    case .optionalChainingExpr(let one):
      return try !value.isNone && match(one.expression, value, scope, binds: binds)
    case .asExpr(let one):
      return try isCast(value, to: StaticType(one.type), scope)
        && match(one.expression, value, scope, binds: binds)
    case .sequenceExpr(let one): return try match(folded(one), value, scope, binds: binds)
    case .tuplePattern(let one):
      guard let values = parts(value, one.elements.count) else {
        bindNames(one, value, scope)
        return value.unknown != nil
      }
      return try zip(one.elements, values).allSatisfy { try match($0.pattern, $1, scope, binds: binds) }
    case .tupleExpr(let one):
      if let values = parts(value, one.elements.count) {
        return try zip(one.elements, values).allSatisfy { try match($0.expression, $1, scope, binds: binds) }
      }
    case .memberAccessExpr(let one):
      let name = one.declName.baseName.plain
      if let (this, _) = choice(value, name) { return this == name }
      if one.base == nil, ["none", "some"].contains(name) { return value.isNone == (name == "none") }
    case .functionCallExpr(let call):
      guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self) else { break }
      let name = callee.declName.baseName.plain
      if let (this, payload) = choice(value, name) {
        guard this == name else { return false }
        guard let payload else { break }
        let values = call.arguments.count == 1 && payload.count > 1 ? [.tuple(payload)] : payload.map(\.value)
        let types = value.declaration?.lookup(name).first?.parameters.map(\.type) ?? []
        return try call.arguments.count <= values.count
          && zip(call.arguments, values).enumerated().allSatisfy { number, one in
            let isPlain = number < types.count && values.count == types.count && !types[number].isOptional
            return try match(one.0.expression, one.1, scope, binds: binds, isElement: isPlain)
          }
      }
      if name == "some", call.arguments.count == 1, let only = call.arguments.first {
        return try !value.isNone && match(only.expression, value, scope, binds: binds)
      }
      // A pattern that binds names is not a value to compare with: it is a case of something else.
      if call.arguments.contains(where: { $0.expression.is(PatternExprSyntax.self) }) { return false }
    default: break
    }
    guard let expression = Syntax(node).as(ExprSyntax.self) else { return false }
    let other = try evaluate(expression, scope, value.declaration == nil ? nil : Expected(like: value))
    return try operate("~=", [other, value], from: scope.unit)?.bool ?? false
  }

  /// The parts of a value for a number of patterns in parentheses; a single pattern takes the whole value.
  private func parts(_ value: Value, _ count: Int) -> [Value]? {
    if case .tuple(let fields) = value, fields.count == count { return fields.map(\.value) }
    return count == 1 ? [value] : nil
  }

  /// The case of an enumeration that a value is, and its associated values; nil if the name is not that of a case.
  private func choice(_ value: Value, _ name: String) -> (name: String, payload: [Value.Field]?)? {
    if case .enumeration(let one) = value, one.type.lookup(name).first?.isCase == true {
      return (one.name, one.payload)
    }
    if case .symbol(let name, let payload) = value { return (name, payload) }
    return nil
  }
}
