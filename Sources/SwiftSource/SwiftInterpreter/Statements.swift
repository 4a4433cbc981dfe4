import SwiftSyntax

/// The outcome of a statement.
enum Flow {
  case normal(Value)
  case returned(Value), broke(String?), continued(String?), fellThrough
  var value: Value {
    switch self {
    case .normal(let value), .returned(let value): value
    case .broke, .continued, .fellThrough: .void
    }
  }
}

extension Interpreter {
  /// The value of a body: what it returns, or its only expression.
  func runBody(_ items: CodeBlockItemListSyntax, _ scope: Scope, _ expected: Expected?) throws -> Value {
    let value = try execute(items, scope, expected).value
    let whole = try scope.builder.map { try pass(value, through: "buildFinalResult", Box(.type($0))) }
    return try fit(whole ?? value, expected)
  }

  func runBody(_ items: CodeBlockItemListSyntax, of member: Member, _ scope: Scope) throws -> Value {
    if !member.attributes.isEmpty { scope.builder = builder(member.attributes.map(\.name), member) }
    return try runBody(items, scope, member.expected)
  }

  func execute(_ list: CodeBlockItemListSyntax, _ scope: Scope, _ expected: Expected? = nil) throws -> Flow {
    if let builder = scope.builder { return try build(list, with: Box(.type(builder)), scope) }
    let items = statements(of: list)
    // A getter is what runs most often.
    if items.count == 1, case .expr(let only) = items[0] { return try flow(only, scope, expected) }
    // Local functions may be called before their declaration.
    for case .decl(let one) in items where one.is(FunctionDeclSyntax.self) { try declare(one, scope) }
    var deferred: [CodeBlockSyntax] = []
    let flow = Result<Flow, any Error> {
      var result = Flow.normal(.void)
      for item in items {
        var isResult = items.count == 1
        if case .stmt(let one) = item {
          if let one = one.as(DeferStmtSyntax.self) {
            deferred.append(one.body)
            continue
          }
          isResult = isResult || one.is(ReturnStmtSyntax.self)
        }
        result = try execute(item, scope, isResult ? expected : nil)
        guard case .normal = result else { return result }
      }
      return items.count == 1 ? result : .normal(.void)
    }
    for body in deferred.reversed() { _ = try execute(body.statements, scope.detached()) }
    return try flow.get()
  }

  /// The statements that conditional compilation leaves. They are kept, since a block is run many times.
  private func statements(of list: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax.Item] {
    if let known = index.blocks[list.id] { return known }
    let items = index.conditions.active(list).map(\.item)
    index.blocks[list.id] = items
    return items
  }

  func execute(_ item: CodeBlockItemSyntax.Item, _ scope: Scope, _ expected: Expected? = nil) throws -> Flow {
    switch item {
    case .stmt(let one): return try execute(one, scope, expected)
    case .expr(let one): return try flow(one, scope, expected)
    case .decl(let one):
      try declare(one, scope)
      return .normal(.void)
    // A kind that this version of the parser does not make.
    @unknown default: return .normal(.void)
    }
  }

  /// `if` and `switch` are expressions, but can leave the function around them.
  func flow(_ expression: ExprSyntax, _ scope: Scope, _ expected: Expected?) throws -> Flow {
    if let choice = expression.as(IfExprSyntax.self) { return try execute(choice, scope, expected) }
    if let choice = expression.as(SwitchExprSyntax.self) { return try execute(choice, scope, expected) }
    return .normal(try evaluate(expression, scope, expected))
  }

  private func execute(_ statement: StmtSyntax, _ scope: Scope, _ expected: Expected?) throws -> Flow {
    try enter()
    defer { leave() }
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let one):
      guard let expression = one.expression else { return .returned(.void) }
      return .returned(try evaluate(expression, scope, expected))
    case .expressionStmt(let one): return try flow(one.expression, scope, expected)
    case .guardStmt(let one):
      if try holds(one.conditions, scope, unknownMeans: true) { return .normal(.void) }
      return try execute(one.body.statements, scope.inner(), expected)
    case .forStmt(let one): return try execute(one, scope) { try round(one.body, $0) }
    case .whileStmt(let one):
      return try rounds(of: one, scope) {
        let inner = scope.inner()
        return try holds(one.conditions, inner) ? round(one.body, inner) : .normal(.void)
      }
    case .repeatStmt(let one):
      return try rounds(of: one, scope) {
        if let out = try round(one.body, scope.inner()) { return out }
        return try holds(one.condition, scope) ? nil : .normal(.void)
      }
    case .breakStmt(let one): return .broke(one.label?.plain)
    case .continueStmt(let one): return .continued(one.label?.plain)
    case .fallThroughStmt: return .fellThrough
    case .throwStmt(let one): throw Interruption.thrown(try evaluate(one.expression, scope))
    case .labeledStmt(let one):
      let flow = try execute(one.statement, scope, expected)
      if case .broke(let name?) = flow, name == one.label.plain { return .normal(.void) }
      return flow
    case .doStmt(let one):
      do {
        return try execute(one.body.statements, scope.inner(), expected)
      } catch Interruption.thrown(let thrown) {
        for clause in one.catchClauses {
          let inner = scope.inner()
          inner.variables["error"] = Box(thrown)
          let fits = try clause.catchItems.contains {
            try ($0.pattern.map { try match($0, thrown, inner) } ?? true)
              && holds($0.whereClause?.condition, inner)
          }
          if fits || clause.catchItems.isEmpty { return try execute(clause.body.statements, inner, expected) }
        }
        throw Interruption.thrown(thrown)
      }
    // Deferred statements run at the end of their block; missing ones are reported by the parser.
    case .deferStmt, .discardStmt, .missingStmt: return .normal(.void)
    // `yield`, and kinds that the library keeps to itself.
    default:
      tell("this statement is skipped", at: place(statement, scope))
      return .normal(.void)
    }
  }

  /// Runs one round for each element of a loop's sequence, in a scope of its own, until a round ends the loop.
  func execute(_ loop: ForStmtSyntax, _ scope: Scope, _ round: (Scope) throws -> Flow?) throws -> Flow {
    let type = loop.typeAnnotation.map { scope.expected(.array(StaticType($0.type))) }
    var all = try evaluate(loop.sequence, scope, type)
    guard let elements = try elements(of: all) else {
      if all.unknown == nil, !all.isNone { all = .unknown(Unknown("this is not a known sequence")) }
      use(all, for: "the loop is passed over", at: place(loop.sequence, scope))
      return .normal(.void)
    }
    for element in elements {
      let inner = scope.inner()
      guard try match(loop.pattern, element, inner, binds: loop.caseKeyword == nil, isElement: true),
        try holds(loop.whereClause?.condition, inner)
      else { continue }
      if let out = try round(inner) { return out }
    }
    return .normal(.void)
  }

  /// Runs rounds until something leaves the loop. A loop that never ends has completed many rounds when a limit is
  /// exceeded: it is to blame, and not a loop inside it.
  private func rounds(of loop: some SyntaxProtocol, _ scope: Scope, _ next: () throws -> Flow?) throws -> Flow
  {
    var count = 0
    do {
      while true {
        if let out = try next() { return out }
        count += 1
      }
    } catch Interruption.limit(let reason, nil) where count > 100 {
      throw Interruption.limit(reason, place(loop, scope))
    }
  }

  /// Runs one round of a loop, and returns what leaves the loop after it; nil means that the loop continues.
  private func round(_ body: CodeBlockSyntax, _ scope: Scope) throws -> Flow? {
    try enter()
    leave()
    let flow = try execute(body.statements, scope)
    return switch flow {
    case .normal, .fellThrough, .continued(nil): nil
    case .broke(nil): .normal(.void)
    case .continued(let name):
      name == body.parent?.parent?.as(LabeledStmtSyntax.self)?.label.plain ? nil : flow
    case .returned, .broke: flow
    }
  }

  private func execute(_ choice: IfExprSyntax, _ scope: Scope, _ expected: Expected?) throws -> Flow {
    // A long chain of else-ifs is a loop, not a recursion.
    for (number, one) in sequence(first: choice, next: { $0.elseBody?.as(IfExprSyntax.self) }).enumerated() {
      let inner = scope.inner()
      scope.branch = number
      if try holds(one.conditions, inner) { return try execute(one.body.statements, inner, expected) }
      if let block = one.elseBody?.as(CodeBlockSyntax.self) {
        scope.branch = number + 1
        return try execute(block.statements, scope.inner(), expected)
      }
    }
    scope.branch = nil
    return .normal(.void)
  }

  private func execute(_ choice: SwitchExprSyntax, _ scope: Scope, _ expected: Expected?) throws -> Flow {
    let subject = try evaluate(choice.subject, scope)
    use(subject, for: "the last case is taken", at: place(choice.subject, scope))
    let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    for (number, one) in cases.enumerated() {
      let inner = scope.inner()
      let fits = try one.label.as(SwitchCaseLabelSyntax.self).map { label in
        try subject.unknown != nil
          ? number == cases.count - 1
          : label.caseItems.contains {
            try match($0.pattern, subject, inner) && holds($0.whereClause?.condition, inner)
          }
      }
      // Without a list of patterns it is the default.
      guard fits ?? true else { continue }
      scope.branch = number
      if subject.unknown != nil { bindNames(one.label, subject, inner) }
      var flow = try execute(one.statements, inner, expected)
      for next in cases[(number + 1)...] {
        guard case .fellThrough = flow else { break }
        flow = try execute(next.statements, scope.inner(), expected)
      }
      if case .broke(nil) = flow { return .normal(.void) }
      return flow
    }
    tell("no case matches", at: place(choice.subject, scope))
    return .normal(.void)
  }

  private func declare(_ declaration: DeclSyntax, _ scope: Scope) throws {
    if let variables = declaration.as(VariableDeclSyntax.self) { return try declare(variables, scope) }
    if let type = TypeDeclaration(declaration, unit: scope.unit, index: index, outer: scope.owner) {
      scope.variables[type.name] = Box(.type(type))
      kept.append(type)
      return
    }
    for member in Member.members(declaration, owner: scope.owner, unit: scope.unit) {
      kept.append(member)
      var members = [member]
      if case .closure(let closure)? = scope.variables[member.name]?.value,
        case .methods(let others, _, _) = closure.kind
      {
        members += others.filter { $0.offset != member.offset }
      }
      scope.variables[member.name] = Box(.closure(Closure(.methods(members, scope.me, scope))))
    }
  }

  private func declare(_ variables: VariableDeclSyntax, _ scope: Scope) throws {
    let members = Member.members(DeclSyntax(variables), owner: scope.owner, unit: scope.unit)
    for binding in variables.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain,
        let member = members.first(where: { $0.name == name })
      else {
        let expected = binding.typeAnnotation.map { scope.expected(StaticType($0.type)) }
        guard let value = binding.initializer?.value else { continue }
        _ = try match(binding.pattern, evaluate(value, scope, expected), scope, binds: true)
        continue
      }
      let type = member.type ?? member.initial.flatMap { declaredType($0, scope) }
      let box = Box(type?.isOptional == true ? .null : .void, type: type)
      if let initial = member.initial {
        box.value = try evaluate(initial, scope, member.expected)
        if !member.attributes.isEmpty { box.value = try unwrapped(wrapped(box.value, member), member) }
        if !scope.unit.isModel { box.value.object?.variable = name }
      } else if let body = member.body {
        box.getter = { [unowned self] in try runBody(body, scope.detached(), member.expected) }
      }
      scope.variables[name] = box
    }
  }
}
