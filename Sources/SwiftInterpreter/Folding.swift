import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Sequences of operands and operators, as precedence groups them.
extension Interpreter {
  func folded(_ sequence: SequenceExprSyntax) -> ExprSyntax {
    if let known = foldings[sequence.id] { return known }
    let folded = index.operators.foldSingle(sequence) { _ in }
    foldings[sequence.id] = folded
    // What is folded is a tree of its own, whose offsets begin at nothing.
    origins[folded.root.id] = origin(sequence) + sequence.position.utf8Offset
    return folded
  }

  private func origin(_ node: some SyntaxProtocol) -> Int { origins.isEmpty ? 0 : origins[node.root.id] ?? 0 }

  func place(_ node: some SyntaxProtocol, _ scope: Scope) -> Place {
    Place(unit: scope.unit, offset: origin(node) + node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// `left sign right`; nil for what is no operator with two operands.
  func infix(
    _ left: ExprSyntax, _ node: ExprSyntax, _ right: ExprSyntax, _ scope: Scope, _ expected: Expected?
  ) throws -> Value? {
    let token = node.as(BinaryOperatorExprSyntax.self)?.operator ?? node.as(AssignmentExprSyntax.self)?.equal
    guard let sign = token?.text else { return nil }
    switch sign {
    case "=":
      try assign(left, scope) { type in try self.evaluate(right, scope, type) }
      return .void
    case "&&", "||":
      let value = try evaluate(left, scope)
      let decisive = sign == "||"
      if value.bool == decisive { return value }
      let other = try evaluate(right, scope)
      return other.bool == decisive || value.unknown == nil ? other : value
    case "??":
      let value = try evaluate(left, scope, expected)
      return value.isNone ? try evaluate(right, scope, expected) : value
    default: break
    }
    let isComparison = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "...", "..<"].contains(sign)
    // Numbers are as the result is wanted; `.name` on one side has the type of the other.
    let isOwn = expected.flatMap(resolve).map { !$0.unit.isModel && !$0.lookup(sign).isEmpty } ?? false
    let inner = !isComparison && (expected?.isReal == true || isOwn) ? expected : nil
    var one = try evaluate(left, scope, inner ?? (isComparison || !isImplicit(left) ? nil : expected))
    let type = Expected(like: one)
    var other = try evaluate(right, scope, isImplicit(right) ? type : inner)
    if case .symbol = one { one = try fit(one, Expected(like: other)) }
    if case .symbol = other { other = try fit(other, type) }
    if let result = try operate(sign, [one, other], from: scope.unit) { return result }
    if sign.hasSuffix("="), sign.utf8.count > 1,
      let result = try operate(String(sign.dropLast()), [one, other], from: scope.unit)
    {
      try assign(left, scope, result)
      return .void
    }
    if one.unknown != nil { return one }
    if other.unknown != nil { return other }
    return unknown("the operator ‘\(sign)’ is not known for these values", node, scope)
  }
}

extension OperatorTable {
  /// The same precedences without `lowerThan`, which SwiftOperators takes for `higherThan`: the other group is higher.
  var withoutLowerGroups: OperatorTable {
    let items = Parser.parse(source: description).statements
    var attributes: [String: String] = [:]
    for group in items.compactMap({ $0.item.as(PrecedenceGroupDeclSyntax.self) }) {
      for attribute in group.groupAttributes {
        let relation = attribute.as(PrecedenceGroupRelationSyntax.self)
        if let relation, relation.higherThanOrLowerThanLabel.tokenKind == .keyword(.lowerThan) {
          for other in relation.precedenceGroups {
            attributes[other.name.text, default: ""] += "\nhigherThan: \(group.name.text)"
          }
        } else {
          attributes[group.name.text, default: ""] += "\n\(attribute.trimmedDescription)"
        }
      }
    }
    let text = items.map { item in
      guard let group = item.item.as(PrecedenceGroupDeclSyntax.self) else { return item.description }
      return "\nprecedencegroup \(group.name.text) {\(attributes[group.name.text] ?? "")\n}"
    }
    var table = OperatorTable()
    table.addSourceFile(Parser.parse(source: text.joined())) { _ in }
    return table
  }
}
