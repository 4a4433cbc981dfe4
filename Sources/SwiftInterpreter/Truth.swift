import SwiftSyntax

/// Whether conditions hold.
extension Interpreter {
  /// - Parameter unknownMeans: what is taken for a condition of which nothing is known; what is not there holds.
  func holds(_ condition: ExprSyntax?, _ scope: Scope, unknownMeans: Bool = false) throws -> Bool {
    guard let condition else { return true }
    switch try evaluate(condition, scope) {
    case .bool(let truth): return truth
    case .unknown(let unknown):
      let cause = unknown.isTold ? "" : ", as " + unknown.reason
      let reason = "whether this holds is not known\(cause); it is taken as \(unknownMeans)"
      tell(reason, at: place(condition, scope))
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
}
