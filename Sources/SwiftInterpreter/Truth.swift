import SwiftSyntax

/// Whether conditions hold.
extension Interpreter {
  func truth(_ value: Value, _ node: some SyntaxProtocol, _ scope: Scope, unknownMeans: Bool = false) -> Bool
  {
    switch value {
    case .bool(let truth): return truth
    case .unknown(let unknown):
      let cause = unknown.isTold ? "" : ", as " + unknown.reason
      tell("whether this holds is not known\(cause); it is taken as \(unknownMeans)", at: place(node, scope))
      unknown.isTold = true
      return unknownMeans
    case .null: return false
    default: return unknownMeans
    }
  }

  func holds(_ clause: WhereClauseSyntax?, _ scope: Scope) throws -> Bool {
    guard let condition = clause?.condition else { return true }
    return truth(try evaluate(condition, scope), condition, scope)
  }

  func holds(_ conditions: ConditionElementListSyntax, _ scope: Scope, unknownMeans: Bool = false) throws
    -> Bool
  {
    for element in conditions {
      switch element.condition {
      case .expression(let expression):
        guard truth(try evaluate(expression, scope), expression, scope, unknownMeans: unknownMeans) else {
          return false
        }
      case .optionalBinding(let binding):
        let value: Value
        if let expression = binding.initializer?.value {
          value = try evaluate(expression, scope)
        } else {
          value = try name(binding.pattern.trimmedDescription, binding.pattern, scope)
        }
        use(value, for: "it is taken to be there", at: place(binding, scope))
        guard !value.isNone, try match(binding.pattern, value, scope, binds: true, isElement: true) else {
          return false
        }
      case .matchingPattern(let matching):
        guard try match(matching.pattern, evaluate(matching.initializer.value, scope), scope) else {
          return false
        }
      case .availability(let availability):
        let isAvailable = !availability.availabilityArguments.contains { one in
          guard case .availabilityVersionRestriction(let limit) = one.argument else { return false }
          return limit.platform.text == "iOS"
            && index.conditions.version < Int(limit.version?.major.text ?? "") ?? 0
        }
        if isAvailable == (availability.availabilityKeyword.text == "#unavailable") { return false }
      @unknown default: return unknownMeans
      }
    }
    return true
  }
}
