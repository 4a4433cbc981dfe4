import SwiftSyntax

/// Assignment of values to places.
extension Interpreter {
  /// Makes the value for a place, given the type of the place once that is known.
  package typealias Source = (Expected?) throws -> Value

  /// Assigns a value to a place. The place determines the type of the value, and is evaluated first.
  func assign(_ target: ExprSyntax, _ scope: Scope, _ source: Source) throws {
    switch target.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let one): try assign(one, scope, source)
    case .forceUnwrapExpr(let one): try assign(one.expression, scope, source)
    case .optionalChainingExpr(let one):
      // What is nil stays nil, and nil is assigned to it.
      let isNone = try evaluate(one.expression, scope).isNone
      try assign(one.expression, scope) { isNone ? .null : try source($0) }
    case .inOutExpr(let one): try assign(one.expression, scope, source)
    case .tryExpr(let one): try assign(one.expression, scope, source)
    case .tupleExpr(let one):
      if one.elements.count == 1, let only = one.elements.first {
        return try assign(only.expression, scope, source)
      }
      guard case .tuple(let fields) = try source(nil), fields.count == one.elements.count else { return }
      for (element, field) in zip(one.elements, fields) {
        try assign(element.expression, scope) { _ in field.value }
      }
    case .memberAccessExpr(let one):
      if let base = one.base { try assignMember(one.declName, of: base, scope, source) }
    case .subscriptCallExpr(let one): try assignElement(one, scope, source)
    default: _ = try source(nil)
    }
  }

  private func assign(_ node: DeclReferenceExprSyntax, _ scope: Scope, _ source: Source) throws {
    let name = node.baseName.plain
    if let box = scope.box(name) {
      let written = box.type.map(scope.expected)
      let expected = written.flatMap(resolve) == nil ? Expected(like: box.value) ?? written : written
      box.value = try fit(source(expected), expected)
    } else if name == "self" {
      scope.me?.value = try source(scope.owner.map { Expected(type: .named("Self"), context: $0) })
    } else if let (found, me) = memberInScope(name, scope), let first = found.first(where: \.isVariable) {
      // An unknown value that a model puts together, or that the program only keeps, is reported where it is used.
      let matters = first.unit.isModel && me?.value.object?.type.isPassive == false
      try assign(first, of: me, node, scope, source, matters: matters)
    } else if let me = scope.me, me.value.object != nil || wrapper(called: name, of: me.value) != nil {
      try setUndeclared(name, me, source, node, scope)
    } else {
      _ = try source(nil)
      _ = unknown("‘\(name)’ is not declared in these files", node, scope)
    }
  }

  /// - Parameter matters: whether an unknown value is reported.
  private func assign(
    _ variable: Member, of me: Box?, _ node: DeclReferenceExprSyntax, _ scope: Scope, _ source: Source,
    matters: Bool
  ) throws {
    let old = variable.type == nil && variable.isStored ? try get(variable, me) : .null
    let value = try source(
      variable.expected ?? Expected(like: old) ?? variable.literalType.map(scope.expected))
    try tellOfUnshown(variable.name, me, new: value, node, scope) { try get(variable, me) }
    if matters {
      let spot = variable.unit.isModel ? place(node, scope) : nil
      use(value, for: "‘\(variable.name)’ is set to it", at: spot)
      if !scope.unit.isModel { me?.value.object?.settings[variable.name] = spot }
    }
    // Observers do not see what an initialiser sets of its own object.
    let stored = sequence(first: variable, next: overridden).reversed()[0]
    let isInitial = scope.isInitializer && stored.owner === scope.owner && me === scope.me
    try set(variable, me, value, isQuiet: isInitial)
  }

  private func assignMember(
    _ node: DeclReferenceExprSyntax, of base: ExprSyntax, _ scope: Scope, _ source: Source
  ) throws {
    let name = node.baseName.plain
    let isSuper = base.is(SuperExprSyntax.self)
    let isOwn = isSuper || base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    let value = try evaluate(base, scope)
    if value.isNone { return tellOfNil(base, scope) }
    let me = isOwn ? scope.me ?? Box(value) : Box(value)
    let found = isSuper ? inherited(name, scope) : members(value, name, from: scope)
    if let first = found.first(where: \.isVariable) {
      let matters = first.unit.isModel && value.declaration?.isPassive != true
      try assign(first, of: me, node, scope, source, matters: matters)
    } else {
      guard try setUndeclared(name, me, source, node, scope) else { return }
    }
    // The changed value is written back to where it came from.
    if value.object == nil, !value.isType, me !== scope.me { try assign(base, scope) { _ in me.value } }
  }

  /// The type of the wrapper of a property, found by the property's name with an underscore.
  private func wrapper(called name: String, of value: Value) -> TypeDeclaration? {
    guard name.hasPrefix("_") else { return nil }
    return members(value, String(name.dropFirst())).first.flatMap { wrapper($0)?.0 }
  }

  /// Sets a member that is not a declared variable, and returns whether the value changed.
  @discardableResult private func setUndeclared(
    _ name: String, _ me: Box, _ source: Source, _ node: DeclReferenceExprSyntax, _ scope: Scope
  ) throws -> Bool {
    let wrapper = wrapper(called: name, of: me.value)
    let new = try source(wrapper.map { Expected(type: .named($0.name), context: $0) })
    if wrapper != nil {
      me.value[String(name.dropFirst())] = new
      return true
    }
    if case .tuple(var fields) = me.value {
      for number in fields.indices where fields[number].label == name || String(number) == name {
        fields[number].value = new
      }
      me.value = .tuple(fields)
      return true
    }
    if let (member, key) = dynamicMember(me.value, name), member.setter != nil {
      _ = try invoke(member, me, [[Given(nil, key)]], setting: new)
      return true
    }
    let spot = place(node, scope)
    if let type = me.value.declaration {
      let key = keptName(name, of: me.value)
      try tellOfUnshown(name, me, new: new, node, scope) { me.value.object?.fields[key] ?? .null }
      me.value.object?.set(key, to: new)
      if !type.isPassive {
        tell("\(type.name) has no member ‘\(name)’ that is known: it is kept, without effect", at: spot) {
          SimilarNames(name: name, known: type.memberNames)
        }
      }
    } else if let unknown = me.value.unknown {
      if unknown.isOfLayout { use(me.value, for: "‘\(name)’ of it is set", at: spot) }
    } else {
      tell("this has no member ‘\(name)’ that is known", at: spot)
    }
    return false
  }

  /// Reports that a property is set to a different value, but has no visible effect.
  private func tellOfUnshown(
    _ name: String, _ me: Box?, new: Value, _ node: DeclReferenceExprSyntax, _ scope: Scope,
    old: () throws -> Value
  ) throws {
    guard !scope.unit.isModel, let type = me?.value.declaration, type.unshown.contains(name),
      new.unknown == nil, try !isUsual(new) || !old().isNone, try !equal(old(), new)
    else { return }
    tell("‘\(name)’ is not shown", at: place(node, scope), .notShown)
  }

  /// Whether a property whose type is not known in detail has this value by default.
  private func isUsual(_ value: Value) -> Bool {
    if case .symbol(let name, nil) = value { return ["default", "automatic", "unspecified"].contains(name) }
    return value.isNone || value.bool == false || value.number == 0
  }

  private func assignElement(_ one: SubscriptCallExprSyntax, _ scope: Scope, _ source: Source) throws {
    let me = Box(try evaluate(one.calledExpression, scope))
    let fields = try fields(given(one.arguments, scope))
    let new = try source(nil)
    try passThrough(me.value)
    if case .dictionary = me.value, let key = fields.first?.value { try passThroughAll(key) }
    switch (me.value, fields.first?.value) {
    case (.array(var values), .int(let number)?):
      guard values.indices.contains(number) else {
        return _ = unknown("it would stop here: there is no element \(number)", one, scope, .crash)
      }
      values[number] = new
      me.value = .array(values)
    case (.array(var values), .range(let bounds)?):
      let places = bounds.places(of: values.count).clamped(to: values.indices)
      values.replaceSubrange(places, with: try elements(of: new) ?? [])
      me.value = .array(values)
    case (.dictionary(var table), let key?):
      table[key] = new.isNone ? nil : new
      me.value = .dictionary(table)
    default:
      let settable = members(me.value, "subscript").filter { $0.setter != nil }
      if fields.first?.label == "keyPath", case .closure(let closure)? = fields.first?.value,
        case .path(let names) = closure.kind
      {
        try set(names.joined(separator: "."), of: me) { _ in new }
      } else if let (declared, bound) = try choose(settable, fields.map(Given.init)) {
        _ = try invoke(declared, me, bound, setting: new)
      } else {
        if me.value.unknown == nil, !me.value.isNone {
          _ = unknown("this has no element that can be set", one, scope)
        }
        return
      }
    }
    if me.value.object == nil { try assign(one.calledExpression, scope) { _ in me.value } }
  }
}
