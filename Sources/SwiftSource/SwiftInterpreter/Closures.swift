import SwiftSyntax

/// Values that can be called: closures, methods, key paths and types; and the results that result builders make of
/// blocks.
extension Interpreter {
  /// Calls a value as a function.
  package func call(_ function: Value, _ given: [Given]) throws -> Value {
    try enter()
    defer { leave() }
    switch function {
    case .closure(let closure):
      switch closure.kind {
      case .native(let native): return try native(self, values(given))
      case .path(let names):
        return try names.reduce(values(given).first ?? .null) { base, name in
          if base.isNone || base.unknown != nil { return base }
          return try known(name, of: base) ?? base[name] ?? .unknown(Unknown("no ‘\(name)’ of it is known"))
        }
      case .methods(let members, let me, let outer):
        return try call(members, me, given, in: outer)
          ?? call(members, me, labelled(given, for: members), in: outer)
          ?? .unknown(Unknown("‘\(members[0].name)’ takes other arguments"))
      case .initializer(let type, let labels):
        let all = type.lookup("init")
        if let labels, labels.count == given.count {
          return try construct(type, zip(labels, values(given)).map { Given($0, $1) })
        }
        if all.contains(where: { match($0.parameters, given) != nil }) { return try construct(type, given) }
        if type.kind == .builtIn { return try construct(type, values(given).map { Given(nil, $0) }) }
        let own = all.filter { $0.owner === type && $0.parameters.first?.label != "coder" }
        return try construct(type, labelled(given, for: own.isEmpty ? all : own))
      case .literal(let syntax, let scope): return try call(syntax, closure, scope, given)
      }
    case .type(_, let declaration?): return try construct(declaration, given)
    case .object, .structure, .enumeration:
      return try call(members(function, "callAsFunction"), Box(function), given)
        ?? .unknown(Unknown("a value of \(function.text) cannot be called"))
    case .unknown, .null: return function
    default: return .unknown(Unknown("it cannot be called"))
    }
  }

  private func call(_ syntax: ClosureExprSyntax, _ closure: Closure, _ outer: Scope, _ given: [Given]) throws
    -> Value
  {
    let scope = outer.detached()
    let clause = syntax.signature?.parameterClause
    let names: [(String, Expected?)] =
      clause?.as(ClosureShorthandParameterListSyntax.self)?.map { ($0.name.plain, nil) }
      ?? clause?.as(ClosureParameterClauseSyntax.self)?.parameters.map {
        (($0.secondName ?? $0.firstName).plain, $0.type.map { scope.expected(StaticType($0)) })
      } ?? []
    func parameter(_ number: Int) -> (name: String, type: Expected?) {
      let type = number < closure.parameters.count ? closure.parameters[number] : nil
      return number < names.count ? (names[number].0, names[number].1 ?? type) : ("$\(number)", type)
    }
    var values = try given.enumerated().map { try evaluate($1, parameter($0).type) }
    if values.count == 1, case .tuple(let fields) = values[0],
      names.count > 1 || names.isEmpty && fields.count > 1 && syntax.statements.description.contains("$1")
    {
      values = fields.map(\.value)
    }
    let boxes = try values.enumerated().map { number, value in
      let (name, type) = parameter(number), fitted = try fit(value, type)
      // A generic type is not the type as it is written.
      let isOpen = type.map { $0.type.name == "Any" || resolve($0) == nil } ?? false
      let box = isOpen ? Box(element: fitted) : Box(fitted, type: type?.type)
      scope.variables[name] = box
      return box
    }
    scope.builder = closure.builder
    let type = syntax.signature?.returnClause.map { scope.expected(StaticType($0.type)) }
    let result = try runBody(syntax.statements, scope, type ?? closure.result)
    try copyBack(zip(given, boxes).filter { one, _ in one.isInOut })
    return result
  }

  /// Adds the labels of a function that was passed on, since it is called without them. The parts of a tuple become the
  /// arguments if a function takes that many.
  func labelled(_ given: [Given], for members: [Member]) throws -> [Given] {
    var values = try values(given)
    func fitting() -> Member? { members.first { $0.parameters.count == values.count } }
    if case .tuple(let fields)? = values.first, values.count == 1, fitting() == nil {
      values = fields.map(\.value)
    }
    let labels = ((fitting() ?? members.first)?.parameters ?? []).map(\.label) + values.map { _ in nil }
    return zip(labels, values).map { Given($0, $1) }
  }

  func build(_ items: CodeBlockItemListSyntax, with builder: Box, _ scope: Scope) throws -> Flow {
    var parts: [Value] = []
    for item in index.conditions.active(items) {
      if let loop = item.item.as(ForStmtSyntax.self) {
        var rounds: [Value] = []
        _ = try execute(loop, scope) { inner in
          if case .normal(let value) = try execute(loop.body.statements, inner) { rounds.append(value) }
          return nil
        }
        parts.append(try pass(.array(rounds), through: "buildArray", builder))
        continue
      }
      let flow = try execute(item.item, scope)
      guard case .normal(var value) = flow else { return flow }
      if let choice = item.item.as(ExpressionStmtSyntax.self)?.expression {
        value = try chosen(value, by: choice, scope.branch, builder)
      }
      if case .void = value { continue }
      if item.item.is(ExprSyntax.self) { value = try pass(value, through: "buildExpression", builder) }
      parts.append(value)
    }
    return .normal(try join(parts, builder))
  }

  /// The result that a builder makes of a choice. The branch is one of a tree of pairs, and may be missing.
  private func chosen(
    _ value: Value, by node: ExprSyntax, _ branch: Int?, _ builder: Box
  ) throws -> Value {
    let chain = sequence(first: node) {
      $0.as(IfExprSyntax.self)?.elseBody?.as(IfExprSyntax.self).map { ExprSyntax($0) }
    }
    let ifs = chain.compactMap { $0.as(IfExprSyntax.self) }
    let isComplete = ifs.last?.elseBody != nil || ifs.isEmpty
    var whole = branch == nil ? .null : value
    if var number = branch {
      let asked = number < ifs.count ? ifs[number].conditions.map(\.condition) : []
      if asked.contains(where: { $0.is(AvailabilityConditionSyntax.self) }) {
        whole = try pass(whole, through: "buildLimitedAvailability", builder)
      }
      var count = node.as(SwitchExprSyntax.self)?.cases.count ?? ifs.count + (isComplete ? 1 : 0)
      while count > 1 {
        if number % 2 == 1 || number + 1 < count {
          whole = try pass(whole, through: "buildEither", builder, number % 2 == 0 ? "first" : "second")
        }
        (number, count) = (number / 2, (count + 1) / 2)
      }
    }
    if !isComplete { whole = try pass(whole, through: "buildOptional", builder) }
    return whole.isNone ? .void : whole
  }

  /// The result that a builder makes of parts: one after another, or else all at once.
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

  /// The result that a function of the builder makes of a value; the value itself if no function takes it.
  func pass(_ value: Value, through name: String, _ builder: Box, _ label: String? = nil) throws -> Value {
    let found = members(builder.value, name)
    return try call(found, builder, [Given(label ?? found.first?.parameters.first?.label, value)]) ?? value
  }
}
