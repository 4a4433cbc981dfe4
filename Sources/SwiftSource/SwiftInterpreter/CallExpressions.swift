import SwiftSyntax

/// A call as it is written.
struct Call {
  var node: FunctionCallExprSyntax, arguments: [Given], scope: Scope, expected: Expected?
}

/// Evaluation of calls: what is called, and what it returns.
extension Interpreter {
  func call(_ one: FunctionCallExprSyntax, _ scope: Scope, _ expected: Expected?) throws -> Value {
    let callee = one.calledExpression
    if !scope.unit.isModel {
      // A call is placed on the line of its name, since chains span several lines.
      let whole = place(one, scope)
      let name = callee.as(MemberAccessExprSyntax.self).map { place($0.declName, scope) } ?? whole
      places.append(whole.line == name.line ? whole : name)
    }
    defer { if !scope.unit.isModel { places.removeLast() } }
    var call = Call(node: one, arguments: given(one, scope), scope: scope, expected: expected)
    switch callee.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member): return try self.call(member, &call)
    case .declReferenceExpr(let reference):
      if let result = try self.call(reference.baseName.plain, &call) { return result }
    // `[View]()` and `[Key: View]()` are parsed as literals.
    case .arrayExpr, .dictionaryExpr:
      guard let type = declaredType(one, scope), let declared = resolve(type, scope) else { break }
      return try fit(construct(declared, call.arguments), scope.expected(type))
    default: break
    }
    let function = try evaluate(callee, scope)
    // A closure that is called where it is written.
    if callee.is(ClosureExprSyntax.self), case .closure(let closure) = function { closure.result = expected }
    return try apply(function, call)
  }

  /// Calls a value, or makes a value of a type.
  private func apply(_ function: Value, _ call: Call) throws -> Value {
    switch function {
    case .type(let type, let declaration): return try make(type, declaration, call)
    case .unknown: return try passOver(call.arguments, function)
    default: return try self.call(function, call.arguments)
    }
  }

  /// Skips a call that is not understood. Its arguments are evaluated, since that may lead to more reports, but
  /// closures stay unused, and what the call may have changed becomes unknown.
  private func passOver(_ arguments: [Given], _ value: Value) throws -> Value {
    for one in arguments where !one.isTrailing {
      if one.isInOut, case .expression(let target, let scope) = one.source, value.unknown != nil {
        try assign(target, scope) { _ in value }
      } else {
        _ = try evaluate(one)
      }
    }
    return value
  }

  private func make(_ type: StaticType, _ declaration: TypeDeclaration?, _ call: Call) throws -> Value {
    var parts = index.alias(type, in: call.scope.owner).parts
    // `Self` of a generic type has the same generic arguments.
    if type.name == "Self", case .type(let whole, _)? = call.scope.this { parts = whole.parts }
    let generics = parts.map { Value.type($0, resolve($0, call.scope)) }
    var made =
      try declaration.map { try construct($0, call.arguments, generics: generics) }
      ?? convert(to: type.name, call.arguments)
    made = try sized(made, as: type, by: call.arguments.first?.label ?? "_") ?? made
    guard let unknown = made.unknown, !unknown.isTold, declaration?.isPassive != true else { return made }
    return self.unknown(unknown.reason, call.node, call.scope)
  }

  /// Calls `name(…)`, where the name is not that of a local variable.
  private func call(_ name: String, _ call: inout Call) throws -> Value? {
    let scope = call.scope
    if scope.box(name) != nil { return nil }
    guard let (found, me) = memberInScope(name, scope) else {
      guard let me = scope.this, resolve(.named(name), scope) == nil else { return nil }
      return try callUndeclared(name, of: me, &call)
    }
    if let result = try self.call(found, me, call.arguments, result: call.expected) { return result }
    // The name has another meaning outside the type.
    if me != nil, let result = try self.call(index.globals(name, from: scope.unit), nil, call.arguments) {
      return result
    }
    if me?.value.declaration != nil, resolve(.named(name), scope) == nil {
      return unknown("no ‘\(name)’ that is known takes these arguments", call.node, scope)
    }
    return nil
  }

  /// Calls a method that no file declares, if its effect can be guessed. Arguments that are evaluated for this stay so.
  private func callUndeclared(_ name: String, of value: Value, _ call: inout Call) throws -> Value? {
    guard let natives, !call.scope.unit.isModel, call.scope.box(name) == nil else { return nil }
    let isSelf = value.object != nil && value.object === call.scope.this?.object
    return try natives.callUndeclared(name, of: value, isSelf: isSelf) {
      let fields = try fields(call.arguments)
      call.arguments = zip(call.arguments, fields).map { $0.isInOut ? $0 : Given($1) }
      return fields
    }
  }

  /// Calls `base.name(…)`.
  private func call(_ callee: MemberAccessExprSyntax, _ call: inout Call) throws -> Value {
    let (scope, arguments, expected) = (call.scope, call.arguments, call.expected)
    let name = callee.declName.baseName.plain
    guard let base = callee.base else {
      let made = try expected.flatMap(resolve).flatMap {
        try symbol(name, arguments, of: $0, result: expected)
      }
      return try made ?? .symbol(name, fields(arguments))
    }
    let plainBase = base.as(DeclReferenceExprSyntax.self)?.baseName.plain
    if let plainBase, isModule(plainBase, scope) {
      return try self.call(name, &call) ?? apply(self.name(name, callee.declName, scope), call)
    }
    let isSuper = base.is(SuperExprSyntax.self)
    if name == "init", isSuper || plainBase == "self" { return try delegate(isSuper, call) }
    if isSuper { return try callSuper(name, call) }
    let value = try evaluate(base, scope, isImplicit(base) ? expected : nil)
    if let unknown = value.unknown { return try passOver(arguments, .unknown(unknown.member(name))) }
    if name == "init", case .type(let written, let declaration) = value {
      return try make(written, declaration, call)
    }
    let me = Box(value)
    var found = added(name, to: value, as: base, scope) ?? asWritten(name, of: value, base, scope)
    if ["map", "flatMap"].contains(name),
      declaredType(base, scope, isWhole: false)?.isOptional ?? (value.string != nil)
    {
      // On an optional it takes the whole value; on a text that is not an optional, its characters.
      found = members(.null, name)
    }
    if let result = try self.call(found, me, arguments, result: expected) {
      // What a mutating function changed is written back to where the value came from.
      if value.object == nil, found.contains(where: { $0.modifiers.contains("mutating") }) {
        try assign(base, scope) { _ in me.value }
      }
      return result
    }
    if value.isNone {
      tellOfNil(base, scope)
      return .null
    }
    guard found.isEmpty else {
      return unknown("no ‘\(name)’ that is known takes these arguments", callee.declName, scope)
    }
    if let result = try callUndeclared(name, of: value, &call) { return result }
    if value.declaration?.isFluent == true { return try passOver(call.arguments, value) }
    if let type = value.dynamicType, type.isPassive, !value.isType || type.nestedType(name) == nil {
      return try passOver(call.arguments, .unknown(Unknown("‘\(type.name).\(name)’ is not run")))
    }
    return try apply(member(value, name, callee.declName, scope), call)
  }

  private func callSuper(_ name: String, _ call: Call) throws -> Value {
    guard let me = call.scope.me, let owner = call.scope.owner else { return .void }
    if let result = try self.call(inherited(name, call.scope), me, call.arguments) { return result }
    if let missing = owner.unresolvedSuperclass {
      return unknown("\(missing), the superclass, is not declared in these files", call.node, call.scope)
    }
    if owner.superclass?.isPassive == true { return .unknown(Unknown("‘super.\(name)’ is not run")) }
    return unknown("the superclass has no ‘\(name)’ that is known", call.node, call.scope)
  }
}
