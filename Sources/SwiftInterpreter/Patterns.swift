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
  func match(_ pattern: PatternSyntax, _ value: Value, _ scope: Scope, binds: Bool = false) throws -> Bool {
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
      if case .tuple(let fields) = value, fields.count == one.elements.count {
        for (element, field) in zip(one.elements, fields) {
          guard try match(element.pattern, field.value, scope, binds: binds) else { return false }
        }
        return true
      }
      if one.elements.count == 1, let only = one.elements.first {
        return try match(only.pattern, value, scope, binds: binds)
      }
      bindNames(Syntax(one), value, scope)
      return value.unknown != nil
    case .expressionPattern(let one): return try match(one.expression, value, scope, binds)
    case .missingPattern: return false
    @unknown default: return false
    }
  }

  private func match(_ expression: ExprSyntax, _ value: Value, _ scope: Scope, _ binds: Bool) throws -> Bool {
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
        return try match(one.elements, fields, scope, binds)
      }
      if one.elements.count == 1, let only = one.elements.first {
        return try match(only.expression, value, scope, binds)
      }
    case .memberAccessExpr(let one):
      let name = one.declName.baseName.plain
      if let (this, _) = choice(value, name) { return this == name }
      if one.base == nil, name == "none", value.isNone { return true }
    case .functionCallExpr(let call):
      guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self) else { break }
      let name = callee.declName.baseName.plain
      if let (this, payload) = choice(value, name) {
        guard this == name else { return false }
        guard let payload else { break }
        if call.arguments.count == 1, payload.count > 1, let only = call.arguments.first {
          return try match(only.expression, .tuple(payload), scope, binds)
        }
        guard call.arguments.count <= payload.count else { return false }
        return try match(call.arguments, payload, scope, binds)
      }
      if name == "some", call.arguments.count == 1, let only = call.arguments.first {
        return value.isNone ? false : try match(only.expression, value, scope, binds)
      }
    default: break
    }
    let other = try evaluate(expression, scope, value.declaration.map(Expected.init))
    if case .range(let bounds) = other { return contains(bounds, value) }
    return try equal(other, value)
  }

  private func match(
    _ elements: LabeledExprListSyntax, _ fields: [Value.Field], _ scope: Scope, _ binds: Bool
  ) throws -> Bool {
    for (element, field) in zip(elements, fields) {
      guard try match(element.expression, field.value, scope, binds) else { return false }
    }
    return true
  }

  /// Which case of an enumeration a value is, and what belongs to it; nil if the name is none of a case.
  private func choice(_ value: Value, _ name: String) -> (name: String, payload: [Value.Field]?)? {
    if case .enumeration(let one) = value, one.type.lookup(name).first?.isCase == true {
      return (one.name, one.payload)
    }
    if case .symbol(let name, let payload) = value { return (name, payload) }
    return nil
  }
}
