import SwiftSyntax

/// Blocks that a result builder puts together.
extension Interpreter {
  /// The statements of a block as a result builder puts them together.
  func build(_ items: CodeBlockItemListSyntax, with builder: Box, _ scope: Scope) throws -> Flow {
    var parts: [Value] = []
    for item in index.conditions.active(items) {
      if case .stmt(let statement) = item.item, let loop = statement.as(ForStmtSyntax.self) {
        var rounds: [Value] = []
        for element in try evaluate(loop.sequence, scope).elements ?? [] {
          let inner = scope.inner()
          guard try match(loop.pattern, element, inner, binds: true) else { continue }
          if case .normal(let value) = try execute(loop.body.statements, inner) { rounds.append(value) }
        }
        parts.append(try pass(.array(rounds), through: ["buildArray"], builder))
        continue
      }
      let flow = try execute(item, scope)
      guard case .normal(let value) = flow else { return flow }
      if case .void = value { continue }
      let names = isChoice(item) ? ["buildOptional", "buildEither"] : ["buildExpression"]
      parts.append(try pass(value, through: names, builder))
    }
    return .normal(
      try call(members(builder.value, "buildBlock"), builder, parts.map { Given(nil, $0) }) ?? .array(parts))
  }

  private func isChoice(_ item: CodeBlockItemSyntax) -> Bool {
    if case .expr = item.item { false } else { true }
  }

  /// What a function of the builder makes of a value, if there is one that takes it.
  private func pass(_ value: Value, through names: [String], _ builder: Box) throws -> Value {
    for name in names {
      let found = members(builder.value, name)
      let label = found.first?.parameters.first?.label
      if let made = try call(found, builder, [Given(label, value)]) { return made }
    }
    return value
  }
}
