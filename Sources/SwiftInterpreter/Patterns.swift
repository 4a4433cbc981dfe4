import SwiftSyntax

/// Whether values fit patterns, and what patterns bind.
extension Interpreter {
  /// What a pattern binds is as unknown as what was matched.
  func bindNames(_ node: Syntax, _ value: Value, _ scope: Scope) {
    if let name = node.as(IdentifierPatternSyntax.self) {
      scope.variables[name.identifier.plain] = Box(value)
    }
    for child in node.children(viewMode: .sourceAccurate) { bindNames(child, value, scope) }
  }

  /// Whether a value fits a pattern; what the pattern binds is declared.
  func match(_ pattern: PatternSyntax, _ value: Value, _ scope: Scope, binds: Bool = false)
    throws(Interruption) -> Bool
  {
    try enter()
    defer { leave() }
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let one):
      scope.variables[one.identifier.plain] = Box(value)
      return true
    case .wildcardPattern: return true
    case .valueBindingPattern(let one): return try match(one.pattern, value, scope, binds: true)
    case .isTypePattern(let one): return isA(value, StaticType(one.type), scope)
    case .tuplePattern(let one):
      guard case .tuple(let fields) = value, fields.count == one.elements.count else {
        if one.elements.count == 1, let only = one.elements.first {
          return try match(only.pattern, value, scope, binds: binds)
        }
        bindNames(Syntax(one), value, scope)
        return value.unknown != nil
      }
      for (element, field) in zip(one.elements, fields) {
        guard try match(element.pattern, field.value, scope, binds: binds) else { return false }
      }
      return true
    case .expressionPattern(let one): return try match(one.expression, value, scope, binds)
    case .missingPattern: return false
    @unknown default: return false
    }
  }

  private func match(_ expression: ExprSyntax, _ value: Value, _ scope: Scope, _ binds: Bool)
    throws(Interruption) -> Bool
  {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let one): return try match(one.pattern, value, scope, binds: binds)
    case .discardAssignmentExpr: return true
    case .optionalChainingExpr(let one):
      return value.isNone ? false : try match(one.expression, value, scope, binds)
    case .declReferenceExpr(let one) where binds:
      scope.variables[one.baseName.plain] = Box(value)
      return true
    case .asExpr(let one):
      return isA(value, StaticType(one.type), scope) ? try match(one.expression, value, scope, binds) : false
    case .sequenceExpr(let one): return try match(folded(one), value, scope, binds)
    case .tupleExpr(let one):
      if case .tuple(let fields) = value, fields.count == one.elements.count {
        for (element, field) in zip(one.elements, fields) {
          guard try match(element.expression, field.value, scope, binds) else { return false }
        }
        return true
      }
      if one.elements.count == 1, let only = one.elements.first {
        return try match(only.expression, value, scope, binds)
      }
    case .memberAccessExpr(let one):
      let name = one.declName.baseName.plain
      if case .enumeration(let this) = value, this.type.lookup(name).first?.kind.isCase == true {
        return this.name == name
      }
      if case .symbol(let this, _) = value { return this == name }
      if one.base == nil, name == "none", value.isNone { return true }
    case .functionCallExpr(let call):
      guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self) else { break }
      let name = callee.declName.baseName.plain
      let arguments = Array(call.arguments)
      var payload: [Value.Field]?
      if case .enumeration(let this) = value, this.type.lookup(name).first?.kind.isCase == true {
        guard this.name == name else { return false }
        payload = this.payload
      } else if case .symbol(let this, let given) = value {
        guard this == name else { return false }
        payload = given?.map { Value.Field(label: $0.label, value: $0.value) }
      } else if name == "some", arguments.count == 1 {
        return value.isNone ? false : try match(arguments[0].expression, value, scope, binds)
      }
      guard let payload else { break }
      if arguments.count == 1, payload.count > 1 {
        return try match(arguments[0].expression, .tuple(payload), scope, binds)
      }
      guard arguments.count <= payload.count else { return false }
      for (argument, field) in zip(arguments, payload) {
        guard try match(argument.expression, field.value, scope, binds) else { return false }
      }
      return true
    default: break
    }
    let other = try evaluate(expression, scope, value.declaration.map(Expected.init))
    if case .range(let bounds) = other { return contains(bounds, value) }
    return try equal(other, value)
  }
}
