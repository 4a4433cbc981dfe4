import SwiftSyntax

/// Blocks that a result builder puts together.
extension Interpreter {
  func build(_ items: CodeBlockItemListSyntax, with builder: Box, _ scope: Scope) throws -> Flow {
    var parts: [Value] = []
    for item in index.conditions.active(items) {
      if let loop = item.item.as(ForStmtSyntax.self) {
        var rounds: [Value] = []
        _ = try execute(loop, scope) { inner in
          if case .normal(let value) = try execute(loop.body.statements, inner) { rounds.append(value) }
          return nil
        }
        parts.append(try pass(.array(rounds), through: ["buildArray"], builder))
        continue
      }
      let flow = try execute(item, scope)
      guard case .normal(let value) = flow else { return flow }
      if case .void = value { continue }
      let names = item.item.is(ExprSyntax.self) ? ["buildExpression"] : ["buildOptional", "buildEither"]
      parts.append(try pass(value, through: names, builder))
    }
    return .normal(try join(parts, builder))
  }

  /// What a builder makes of parts: one after the other, or else of all at once.
  private func join(_ parts: [Value], _ builder: Box) throws -> Value {
    let pairwise = members(builder.value, "buildPartialBlock")
    guard !pairwise.isEmpty, let first = parts.first else {
      return try call(members(builder.value, "buildBlock"), builder, parts.map { Given(nil, $0) })
        ?? .array(parts)
    }
    let start = try call(pairwise, builder, [Given("first", first)]) ?? first
    return try parts.dropFirst().reduce(start) { whole, next in
      try call(pairwise, builder, [Given("accumulated", whole), Given("next", next)])
        ?? .array([whole, next])
    }
  }

  /// The result builder that an attribute of a parameter, a function or a variable names.
  func builder(_ attributes: [String], _ member: Member) -> TypeDeclaration? {
    attributes.lazy.compactMap { self.resolve(.named($0), in: member.owner, member.unit) }
      .first { type in ["buildBlock", "buildPartialBlock"].contains { !type.lookup($0).isEmpty } }
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
