#if canImport(SwiftParser)
  import SwiftSyntax

  /// Calls as they are written: what is called, and what becomes of it.
  extension Interpreter {
    func call(_ one: FunctionCallExprSyntax, _ scope: Scope, _ expected: Expected?)
      throws(Interruption) -> Value
    {
      let callee = one.calledExpression
      let named = callee.as(MemberAccessExprSyntax.self)?.declName
      if !scope.frame.unit.isModel {
        // The line of a call is where its name is: chains go over several lines.
        let start =
          named.map { $0.position.utf8Offset } ?? callee.positionAfterSkippingLeadingTrivia.utf8Offset
        var place = Place(
          unit: scope.frame.unit, offset: named?.positionAfterSkippingLeadingTrivia.utf8Offset ?? start)
        let whole = self.place(one, scope.frame.unit)
        if scope.frame.unit.position(whole.offset).line == scope.frame.unit.position(place.offset).line {
          place = whole
        }
        places.append(place)
      }
      defer { if !scope.frame.unit.isModel { places.removeLast() } }
      let arguments = given(one, scope)
      if let member = callee.as(MemberAccessExprSyntax.self) {
        return try call(member, arguments, one, scope, expected)
      }
      if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.plain {
        if let result = try call(name, arguments, one, scope, expected) { return result }
      }
      if let array = callee.as(ArrayExprSyntax.self), arguments.count <= 2 {
        _ = array
        if arguments.isEmpty { return .array([]) }
        return try convert(to: "Array", self.arguments(arguments))
      }
      if callee.is(DictionaryExprSyntax.self) { return .dictionary(Value.Table()) }
      let function = try evaluate(callee, scope)
      switch function {
      case .type(let type, let declaration): return try make(type, declaration, arguments, one, scope, callee)
      case .unknown: return try passOver(arguments, function)
      default: return try call(function, arguments)
      }
    }

    /// The arguments of a call that is not understood may tell more, but are not run: closures stay unused.
    private func passOver(_ arguments: [Given], _ value: Value) throws(Interruption) -> Value {
      for one in arguments where !one.isTrailing { _ = try evaluate(one) }
      return value
    }

    private func make(
      _ type: StaticType, _ declaration: TypeDeclaration?, _ arguments: [Given],
      _ node: FunctionCallExprSyntax, _ scope: Scope,
      _ callee: ExprSyntax
    ) throws(Interruption) -> Value {
      if case .array = type {
        return arguments.isEmpty ? .array([]) : try convert(to: "Array", self.arguments(arguments))
      }
      if case .dictionary = type { return .dictionary(Value.Table()) }
      guard let declaration else {
        let known = try convert(to: type.name, self.arguments(arguments))
        if case .unknown(let unknown) = known, !unknown.isTold {
          return self.unknown(unknown.reason, node, scope)
        }
        return known
      }
      var generics: [TypeDeclaration?] = []
      if case .named(_, let written) = type { generics = written.map { resolve($0, scope) } }
      let made = try construct(declaration, arguments, generics: generics)
      if case .unknown(let unknown) = made, !unknown.isTold, !declaration.isPassive {
        return self.unknown(unknown.reason, node, scope)
      }
      return made
    }

    /// `name(…)`.
    private func call(
      _ name: String, _ arguments: [Given], _ node: FunctionCallExprSyntax, _ scope: Scope,
      _ expected: Expected?
    )
      throws(Interruption) -> Value?
    {
      if let box = scope.box(name) {
        if case .type(let type, let declaration) = box.value {
          return try make(type, declaration, arguments, node, scope, node.calledExpression)
        }
        if case .closure(let closure) = box.value,
          case .methods(let members, let me, let outer) = closure.kind
        {
          return try call(members, me, arguments, in: outer)
        }
        if box.value.unknown != nil { return try passOver(arguments, box.value) }
        return try call(box.value, arguments)
      }
      if let (found, me) = memberInScope(name, scope) {
        if let result = try call(found.filter { !$0.isVariable }, me, arguments, result: expected) {
          return result
        }
        if let variable = found.first(where: \.isVariable) {
          return try call(get(variable, me), arguments)
        }
        // The name means something else outside.
        if me != nil, let result = try call(index.globals(name, from: scope.frame.unit), nil, arguments) {
          return result
        }
        if let result = try builtInFunction(name, arguments) { return result }
        if let me, me.value.declaration != nil, resolve(.named(name, []), scope) == nil {
          return unknown("no ‘\(name)’ that is known takes these arguments", node, scope)
        }
      }
      return try builtInFunction(name, arguments)
    }

    /// `base.name(…)`.
    private func call(
      _ callee: MemberAccessExprSyntax, _ arguments: [Given], _ node: FunctionCallExprSyntax, _ scope: Scope,
      _ expected: Expected?
    ) throws(Interruption) -> Value {
      let name = callee.declName.baseName.plain
      guard let base = callee.base else {
        guard let type = expected.flatMap(resolve) else {
          return .symbol(name, try self.arguments(arguments))
        }
        if name == "init" { return try construct(type, arguments) }
        let found = type.lookup(name).filter(\.isStatic)
        let me = Box(.type(.named(type.name, []), type))
        // A variable may have the name of a function.
        if let result = try call(found.filter { !$0.isVariable }, me, arguments) { return result }
        if let variable = found.first(where: \.isVariable) { return try call(get(variable, me), arguments) }
        return .symbol(name, try self.arguments(arguments))
      }
      if let module = base.as(DeclReferenceExprSyntax.self)?.baseName.plain, isModule(module, scope) {
        if let result = try call(name, arguments, node, scope, expected) { return result }
        let found = try self.name(name, callee.declName, scope)
        guard case .type(let type, let declaration) = found else { return try call(found, arguments) }
        return try make(type, declaration, arguments, node, scope, base)
      }
      if base.is(SuperExprSyntax.self) { return try callSuper(name, arguments, node, scope) }
      if name == "init", let reference = base.as(DeclReferenceExprSyntax.self),
        reference.baseName.text == "self"
      {
        return try delegate(false, arguments, node, scope)
      }
      let value = try evaluate(base, scope, isImplicit(base) ? expected : nil)
      switch value {
      case .unknown: return try passOver(arguments, value)
      case .type(let type, let declaration):
        if name == "init" { return try make(type, declaration, arguments, node, scope, base) }
        if let declaration {
          let found = declaration.lookup(name).filter { $0.isStatic && !$0.isVariable }
          if let result = try call(found, Box(value), arguments, result: expected) { return result }
          if let inner = declaration.nestedType(name) {
            return try make(.member(type, name, []), inner, arguments, node, scope, base)
          }
          if let result = try builtInStaticCall(type.name, name, arguments) { return result }
          if declaration.isPassive, found.isEmpty {
            return try passOver(arguments, .unknown(Unknown("‘\(declaration.name).\(name)’ is not run")))
          }
          if !found.isEmpty {
            return unknown("no ‘\(name)’ that is known takes these arguments", callee.declName, scope)
          }
        } else if let result = try builtInStaticCall(type.name, name, arguments) {
          return result
        }
      default: break
      }
      let me = Box(value)
      let all = members(value, name)
      let found = all.filter { !$0.isVariable }
      if let result = try call(found, me, arguments, result: expected) {
        // What a mutating function changed goes back to where the value came from.
        if value.object == nil, found.contains(where: \.isMutating) { try assign(base, scope, me.value) }
        return result
      }
      if let first = all.first(where: \.isVariable) {
        return try call(get(first, me), arguments)
      }
      if case .closure = value, name == "callAsFunction" { return try call(value, self.arguments(arguments)) }
      if found.isEmpty, let result = try callOptional(value, name, arguments) { return result }
      if value.isNone { return .null }
      if !found.isEmpty {
        return unknown("no ‘\(name)’ that is known takes these arguments", callee.declName, scope)
      }
      if value.declaration?.isFluent == true, found.isEmpty { return try passOver(arguments, value) }
      if let type = value.declaration, type.isPassive {
        return try passOver(arguments, .unknown(Unknown("‘\(type.name).\(name)’ is not run")))
      }
      let function = try member(value, name, callee.declName, scope)
      if case .unknown = function { return try passOver(arguments, function) }
      return try call(function, arguments)
    }

    private func callSuper(
      _ name: String, _ arguments: [Given], _ node: FunctionCallExprSyntax, _ scope: Scope
    )
      throws(Interruption) -> Value
    {
      if name == "init" { return try delegate(true, arguments, node, scope) }
      guard let me = scope.frame.me, let owner = scope.frame.type else { return .void }
      let isStatic = if case .type = me.value { true } else { false }
      let parents = owner.kind == .class ? [owner.superclass].compactMap { $0 } : []
      for parent in parents {
        if let result = try call(
          parent.lookup(name).filter { $0.isStatic == isStatic && !$0.isVariable }, me, arguments)
        {
          return result
        }
      }
      if let missing = owner.unresolvedSuperclass, missing != "NSObject" {
        return unknown("\(missing), the superclass, is not declared in these files", node, scope)
      }
      if parents.first?.isPassive == true { return .unknown(Unknown("‘super.\(name)’ is not run")) }
      return unknown("the superclass has no ‘\(name)’ that is known", node, scope)
    }
  }
#endif
