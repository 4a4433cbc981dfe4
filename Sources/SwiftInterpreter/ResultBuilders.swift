import SwiftSyntax

/// Closures that a result builder puts together.
extension Interpreter {
  /// The statements of a closure as a result builder puts them together.
  func build(_ items: CodeBlockItemListSyntax, _ builder: TypeDeclaration, _ scope: Scope)
    throws(Interruption) -> Value
  {
    let me = Box(.type(builder))
    var parts: [Value] = []
    for item in index.conditions.active(items) {
      var expression: ExprSyntax?
      if case .expr(let one) = item.item { expression = one }
      if case .stmt(let statement) = item.item {
        if let loop = statement.as(ForStmtSyntax.self) {
          var rounds: [Value] = []
          for element in try evaluate(loop.sequence, scope).elements ?? [] {
            let inner = scope.inner()
            if try match(loop.pattern, element, inner, binds: true) {
              rounds.append(try build(loop.body.statements, builder, inner))
            }
          }
          parts.append(try pass(.array(rounds), through: ["buildArray"], me, builder))
          continue
        }
        expression = statement.as(ExpressionStmtSyntax.self)?.expression
      }
      guard let expression else {
        if case .returned(let value) = try execute(item, scope) { return value }
        continue
      }
      if let choice = expression.as(IfExprSyntax.self) {
        if let value = try build(choice, builder, scope) {
          parts.append(try pass(value, through: ["buildOptional", "buildEither"], me, builder))
        }
      } else {
        parts.append(try pass(evaluate(expression, scope), through: ["buildExpression"], me, builder))
      }
    }
    if let built = try call(builder.lookup("buildBlock"), me, parts.map { Given(nil, $0) }) { return built }
    return .array(parts)
  }

  /// What a function of the builder makes of a value, if there is one that takes it.
  private func pass(_ value: Value, through names: [String], _ me: Box, _ builder: TypeDeclaration)
    throws(Interruption) -> Value
  {
    for name in names {
      let found = builder.lookup(name)
      let label = found.first?.parameters.first?.label
      if let made = try call(found, me, [Given(label, value)]) { return made }
    }
    return value
  }

  private func build(_ choice: IfExprSyntax, _ builder: TypeDeclaration, _ scope: Scope)
    throws(Interruption) -> Value?
  {
    let inner = scope.inner()
    if try holds(choice.conditions, inner) { return try build(choice.body.statements, builder, inner) }
    switch choice.elseBody {
    case .codeBlock(let block): return try build(block.statements, builder, scope.inner())
    case .ifExpr(let next): return try build(next, builder, scope)
    default: return nil
    }
  }
}
