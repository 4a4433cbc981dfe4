package import SwiftSyntax

/// The meaning of names and members.
extension Interpreter {
  // MARK: Names

  func name(_ name: String, _ node: some SyntaxProtocol, _ scope: Scope) throws -> Value {
    if let box = scope.box(name) { return try box.getter?() ?? box.value }
    if name == "self" { return scope.this ?? .null }
    if let sign = name.first, !sign.isLetter, !"_$".contains(sign) {
      if name == "..." { return .range(.init(isClosed: true)) }
      // An operator as a function: its arguments decide which one.
      return .native { interpreter, values in
        try interpreter.operate(name, values, from: scope.unit)
          ?? .unknown(Unknown("‘\(name)’ is not known for these"))
      }
    }
    if let (found, me) = memberInScope(name, scope), let value = try value(of: found, me) { return value }
    if let me = scope.me, let value = try builtInMember(me.value, name) { return value }
    if let type = resolve(.named(name), scope) { return generic(name, scope) ?? .type(.named(name), type) }
    if let me = scope.this, let value = try undeclaredMember(me, name, node, scope) { return value }
    let base = scope.this?.declaration?.classChain.last?.unresolvedSuperclass
    let more = base.map { ", nor is \($0)" } ?? ""
    return unknown("‘\(name)’ is not declared in these files" + more, node, scope) {
      SimilarNames(name: name, known: scope.names + self.index.names)
    }
  }

  /// Members of `self`, of the types around it, or of the file.
  func memberInScope(_ name: String, _ scope: Scope) -> ([Member], Box?)? {
    if let me = scope.me {
      let found = added(name, to: me.value, as: nil, scope) ?? members(me.value, name, from: scope)
      if !found.isEmpty { return (found, me) }
    }
    // Only default arguments can refer to static members of an instance's own type without naming it.
    for type in scope.owner?.enclosing ?? [] {
      let found = meant(type.lookup(name, isStatic: true), scope)
      if !found.isEmpty { return (found, Box(.type(type))) }
    }
    let found = index.globals(name, from: scope.unit)
    return found.isEmpty ? nil : (found, nil)
  }

  /// The value of declared members that are not called.
  func value(of found: [Member], _ me: Box?) throws -> Value? {
    guard let first = found.first(where: \.isVariable) ?? found.first else { return nil }
    if first.isVariable { return try get(first, me) }
    if first.isCase, first.parameters.isEmpty, let owner = first.owner {
      return .enumeration(.init(type: owner, name: first.name))
    }
    return .closure(Closure(.methods(found, me, nil)))
  }

  /// Members of the superclass, for `super.name`.
  func inherited(_ name: String, _ scope: Scope) -> [Member] {
    meant(scope.owner?.superclass?.lookup(name, isStatic: scope.this?.isType == true) ?? [], scope)
  }

  /// Whether a name before a dot only names the module of what follows.
  func isModule(_ name: String, _ scope: Scope) -> Bool {
    scope.unit.imports.contains(name) && scope.box(name) == nil && resolve(.named(name), scope) == nil
  }

  // MARK: Members

  func access(_ one: MemberAccessExprSyntax, _ scope: Scope, _ expected: Expected?) throws -> Value {
    let name = one.declName.baseName.plain
    guard let base = one.base else {
      if name != "none", let type = expected.flatMap(resolve), ![.builtIn, .protocol].contains(type.kind),
        !type.isPassive, type.lookup(name, isStatic: true).isEmpty
      {
        return try member(.type(type), name, one.declName, scope)
      }
      return .symbol(name, nil)
    }
    if base.is(SuperExprSyntax.self), let me = scope.me {
      return try value(of: inherited(name, scope), me)
        ?? unknown("the superclass has no member ‘\(name)’ that is known", one.declName, scope)
    }
    if let module = base.as(DeclReferenceExprSyntax.self)?.baseName.plain, isModule(module, scope) {
      return try self.name(name, one.declName, scope)
    }
    // A chain that begins with `.name` has the type that is expected of the whole chain.
    let value = try evaluate(base, scope, isImplicit(base) ? expected : nil)
    if value.isNone, base.is(OptionalChainingExprSyntax.self) { return .null }
    if value.isNone { tellOfNil(base, scope) }
    let written = asWritten(name, of: value, base, scope)
    if let found = added(name, to: value, as: base, scope) ?? (value.string != nil ? written : nil),
      !found.isEmpty
    {
      return try self.value(of: found, Box(value)) ?? .null
    }
    return try member(value, name, one.declName, scope)
  }

  /// Reports once that a variable is nil although its type says that it is not.
  func tellOfNil(_ base: ExprSyntax, _ scope: Scope) {
    guard !scope.unit.isModel, declaredType(base, scope)?.isForced == true,
      let name = base.lastToken(viewMode: .sourceAccurate)?.plain,
      toldOnce.insert("\(scope.owner?.qualifiedName ?? "").\(name)").inserted
    else { return }
    tell("‘\(name)’ is nil here, and would stop the program", at: place(base, scope), .crash)
  }

  /// Whether an expression begins with `.name`.
  func isImplicit(_ expression: ExprSyntax) -> Bool {
    expression.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period
  }

  // MARK: Subscripts

  func element(_ node: SubscriptCallExprSyntax, _ scope: Scope) throws -> Value {
    let base = try evaluate(node.calledExpression, scope)
    let fields = try fields(given(node.arguments, scope))
    if case .array = base, case .int? = fields.first?.value {} else { try passThrough(base) }
    if case .dictionary = base, let key = fields.first?.value { try passThroughAll(key) }
    if base.unknown != nil || base.isNone { return base }
    guard let first = fields.first else { return unknown("this cannot be asked for an element", node, scope) }
    if first.label == "keyPath", case .closure = first.value {
      return try call(first.value, [Given(nil, base)])
    }
    let isDeclared = base.declaration != nil || first.label != nil || base.isType
    let declared = isDeclared ? members(base, "subscript") : []
    if let result = try call(declared, Box(base), fields.map(Given.init)) { return result }
    switch (base, first.value) {
    case (.array(let values), .int(let number)):
      return values.indices.contains(number)
        ? values[number] : unknown("it would stop here: there is no element \(number)", node, scope, .crash)
    case (.array(let values), .range(let bounds)):
      let places = bounds.places(of: values.count)
      guard places == places.clamped(to: values.indices), let type = index.type("ArraySlice") else {
        return unknown("it would stop here: there are only \(values.count) elements", node, scope, .crash)
      }
      let start = Value.int(places.lowerBound)
      return .structure(
        .init(type: type, fields: ["base": .array(Array(values[places])), "startIndex": start]))
    case (.dictionary(let table), let written):
      // `.name` is one of the keys.
      let key = try fit(written, table.pairs.first.flatMap { Expected(like: $0.key) })
      return table[key] ?? fields.first { $0.label == "default" }?.value ?? .null
    case (.string(let text), .int(let number)):
      return number >= 0 ? text.dropFirst(number).first.map { .string(String($0)) } ?? .null : .null
    case (.string(let text), .range(let bounds)):
      return .string(String(Array(text)[bounds.places(of: text.count).clamped(to: 0..<text.count)]))
    case (_, .unknown): return first.value
    default: return unknown("this cannot be asked for an element", node, scope)
    }
  }
}

extension SyntaxProtocol {
  /// The node together with what is before the dot, if it is the name after one.
  package var withBase: Syntax {
    let member = parent?.as(MemberAccessExprSyntax.self)
    return member.flatMap { $0.declName.id == id ? Syntax($0) : nil } ?? Syntax(self)
  }
}
