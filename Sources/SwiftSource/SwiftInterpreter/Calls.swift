import SwiftSyntax

/// An argument as it is passed. It is evaluated once its purpose is known.
package struct Given {
  enum Source { case expression(ExprSyntax, Scope), value(Value) }
  let label: String?
  var source: Source
  var isTrailing = false
  /// Whether `&` is written before it.
  var isInOut: Bool {
    if case .expression(let expression, _) = source { expression.is(InOutExprSyntax.self) } else { false }
  }
  var isUnlabelled: Bool { label == nil && !isTrailing }
  /// The value, or the beginning of a chain such as `.red.withAlphaComponent(0.5)`.
  var knownValue: Value? {
    switch source {
    case .value(let value): return value
    case .expression(let expression, _):
      let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
      let tokens = expression.tokens(viewMode: .sourceAccurate).prefix(2).map(\.text)
      guard tokens.first == ".", callee.as(MemberAccessExprSyntax.self)?.base != nil else { return nil }
      return .symbol(tokens[1], nil)
    }
  }
}

extension Given {
  package init(_ label: String?, _ value: Value) { self.init(label: label, source: .value(value)) }
  init(_ field: Value.Field) { self.init(field.label, field.value) }
}

extension Interpreter {
  func given(_ arguments: LabeledExprListSyntax, _ scope: Scope) -> [Given] {
    arguments.map { Given(label: $0.label?.plain, source: .expression($0.expression, scope)) }
  }

  func given(_ call: FunctionCallExprSyntax, _ scope: Scope) -> [Given] {
    func trailing(_ label: String?, _ closure: ClosureExprSyntax) -> Given {
      Given(label: label, source: .expression(ExprSyntax(closure), scope), isTrailing: true)
    }
    return given(call.arguments, scope) + (call.trailingClosure.map { [trailing(nil, $0)] } ?? [])
      + call.additionalTrailingClosures.map { trailing($0.label.plain, $0.closure) }
  }

  func evaluate(_ given: Given, _ expected: Expected? = nil) throws -> Value {
    switch given.source {
    case .value(let value): try fit(value, expected)
    case .expression(let expression, let scope): try evaluate(expression, scope, expected)
    }
  }

  func fields(_ given: [Given]) throws -> [Value.Field] {
    try given.map { Value.Field($0.label, try evaluate($0)) }
  }

  func values(_ given: [Given]) throws -> [Value] { try given.map { try evaluate($0) } }

  /// Calls one of several functions with the same name, or the value of a variable with that name; nil if none takes
  /// the arguments.
  ///
  /// - Parameter result: the type that the call should return, which may be all that determines a generic parameter.
  func call(
    _ candidates: [Member], _ me: Box?, _ given: [Given], in outer: Scope? = nil, result: Expected? = nil
  ) throws -> Value? {
    if let first = candidates.first, first.isCase, let owner = first.owner {
      // A case without associated values is called, not made here.
      let one = first.parameters.isEmpty ? try value(of: candidates, nil) : nil
      return try one.flatMap { try call(owner.lookup("callAsFunction"), Box($0), given) }
        ?? .enumeration(.init(type: owner, name: first.name, payload: payload(of: first, given)))
    }
    if let (member, bound) = try choose(candidates.filter { !$0.isVariable }, given) {
      return try invoke(member, me, bound, in: outer, result: result)
    }
    return try candidates.first(where: \.isVariable).map { try call(get($0, me), given) }
  }

  /// The associated values of a case, in the order of its declaration.
  private func payload(of one: Member, _ given: [Given]) throws -> [Value.Field] {
    // The case may have been passed on as a function. Arguments that do not fit its declaration are taken as they are.
    var given = given
    if match(one.parameters, given) == nil { given = try labelled(given, for: [one]) }
    guard let bound = match(one.parameters, given) else { return try fields(given) }
    let scope = Scope(one, nil)
    return try zip(one.parameters, bound).map { .init($0.label, try argument($0, $1, one.owner, scope)) }
  }

  func invoke(
    _ member: Member, _ me: Box?, _ bound: [[Given]], in outer: Scope? = nil, result: Expected? = nil,
    setting new: Value? = nil
  ) throws -> Value {
    if !member.unit.isModel { ran.insert(ObjectIdentifier(member)) }
    let scope = outer?.detached() ?? Scope(member, me)
    if let result { bind(member.type, to: result, of: member, in: scope) }
    let matters = member.unit.isModel && member.owner.map { $0.kind == .class && !$0.isPassive } ?? false
    var values: [Value] = []
    var copied: [(Given, Box)] = []
    for (parameter, given) in zip(member.parameters, bound) {
      let isSelf = parameter.type.unwrapped.name == "Self"
      let context = isSelf ? me?.value.dynamicType ?? member.owner : member.owner
      var value = try argument(parameter, given, context, scope)
      let isPointer = parameter.takesPointer && given.first?.isInOut == true
      if isPointer { value = pointer(to: value) }
      if case .closure(let closure) = value, !parameter.attributes.isEmpty {
        closure.builder = builder(parameter.attributes, member)
      }
      // A parameter that a model declares as `Any` does not matter to it.
      if matters, parameter.type.unwrapped.name != "Any" {
        use(value, for: "‘\(member.name)’ takes it", at: nil)
      }
      bind(parameter.type, value, member, scope)
      let box = Box(value, type: parameter.type)
      scope.variables[parameter.name] = box
      values.append(value)
      if parameter.isInout || isPointer, let one = given.first { copied.append((one, box)) }
    }
    let result = try run(member, scope, values, setting: new)
    try copyBack(copied)
    return result
  }

  /// Remembers the type that the wanted result implies for a generic parameter.
  private func bind(_ type: StaticType?, to wanted: Expected, of member: Member, in scope: Scope) {
    switch (type?.unwrapped, wanted.type.unwrapped) {
    case (.array(let one), .array(let other)): bind(one, to: wanted.with(other), of: member, in: scope)
    case (.named(let name, _), _) where member.genericNames.contains(name):
      if let declared = resolve(wanted) { scope.variables[name] = Box(.type(declared)) }
    default: break
    }
  }

  /// Writes what a function did to its arguments back to where they came from.
  func copyBack(_ copied: some Sequence<(Given, Box)>) throws {
    for (one, box) in copied {
      if case .expression(let target, let scope) = one.source {
        try assign(target, scope) { _ in pointee(of: box.value) ?? box.value }
      }
    }
  }

  /// The pointer that a function gets for an argument written as `&name`.
  private func pointer(to value: Value) -> Value {
    index.type("UnsafeMutablePointer").map { .structure(.init(type: $0, fields: ["pointee": value])) }
      ?? value
  }

  private func pointee(of value: Value) -> Value? {
    guard case .structure(let pointer) = value, pointer.type === index.type("UnsafeMutablePointer") else {
      return nil
    }
    return pointer.fields["pointee"]
  }

  private func argument(
    _ parameter: Parameter, _ given: [Given], _ context: TypeDeclaration?, _ scope: Scope
  ) throws -> Value {
    let isGeneric = context?.genericNames.isEmpty == false || context?.kind == .protocol
    let expected = Expected(type: parameter.type, context: context, scope: isGeneric ? scope : nil)
    let values = try given.map { one in
      parameter.attributes.contains("autoclosure")
        ? .native { interpreter, _ in try interpreter.evaluate(one) } : try evaluate(one, expected)
    }
    if parameter.isVariadic { return .array(values) }
    if let value = values.first { return value }
    return try parameter.defaultValue.map { try evaluate($0, scope, expected) } ?? .null
  }

  /// Remembers what a generic parameter stands for: `T` from `T.Type`, or from the type of an argument.
  private func bind(_ type: StaticType, _ value: Value, _ member: Member, _ scope: Scope) {
    let names = member.genericNames + (member.owner?.genericNames ?? [])
    switch (type, value) {
    case (.metatype(.named(let name, _)), .type): learn(name, value)
    case (.named(let name, _), _): if let declared = value.declaration { learn(name, .type(declared)) }
    default: break
    }
    func learn(_ name: String, _ type: Value) {
      guard names.contains(name) else { return }
      scope.variables[name] = Box(type)
      if member.isInitializer { self.learn(name, type, member.owner, scope.me) }
    }
  }

  /// Remembers what a generic parameter of a value's type stands for, which may only be known from what the value is
  /// made with.
  func learn(_ name: String, _ type: Value, _ owner: TypeDeclaration?, _ me: Box?) {
    guard let me, let field = owner?.field(of: name) else { return }
    me.value[field] = me.value[field] ?? type
  }

  private func run(_ member: Member, _ scope: Scope, _ values: [Value], setting new: Value?) throws -> Value {
    if let new, let setter = member.setter {
      try run(setter, scope, new)
      return .void
    }
    guard let body = member.body else { return try native(member, scope.me, values) }
    guard member.isInitializer else { return try runBody(body, of: member, scope) }
    let flow = try execute(body, scope)
    if !scope.didCallSuper, !member.isConvenience, let parent = member.owner?.superclass,
      !parent.isPassive, let me = scope.me,
      let plain = parent.lookup("init").first(where: { $0.parameters.isEmpty && $0.body != nil })
    {
      _ = try invoke(plain, me, [])
    }
    if case .returned(let value) = flow, value.isNone { return .null }
    return .void
  }

  private func native(_ member: Member, _ me: Box?, _ values: [Value]) throws -> Value {
    let key = (member.owner.map { $0.name + "." } ?? "") + member.signature
    if member.unit.isPrelude, let result = try prelude(key, me ?? Box(.void), values) { return result }
    try passThrough([me?.value ?? .void] + values)
    if let result = try natives?.call(key, me?.value ?? .void, values) {
      try passThrough(result)
      return result
    }
    // A function of a model with no function behind it is known to have no effect.
    return member.type?.isOptional != false ? .null : .unknown(Unknown("‘\(member.name)’ is not run"))
  }
}
