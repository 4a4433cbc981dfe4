#if canImport(SwiftParser)
  import SwiftSyntax

  /// Giving places values.
  extension Interpreter {
    func assign(_ target: ExprSyntax, _ scope: Scope, _ value: Value) throws(Interruption) {
      try assign(target, scope) { (_) throws(Interruption) in value }
    }

    /// Gives a place a value; the place says which type it has, and is evaluated first.
    func assign(_ target: ExprSyntax, _ scope: Scope, _ source: (Expected?) throws(Interruption) -> Value)
      throws(Interruption)
    {
      try enter()
      defer { leave() }
      switch target.as(ExprSyntaxEnum.self) {
      case .discardAssignmentExpr: _ = try source(nil)
      case .declReferenceExpr(let one): try assign(one.baseName.plain, one, scope, source)
      case .forceUnwrapExpr(let one): try assign(one.expression, scope, source)
      case .optionalChainingExpr(let one): try assign(one.expression, scope, source)
      case .inOutExpr(let one): try assign(one.expression, scope, source)
      case .tryExpr(let one): try assign(one.expression, scope, source)
      case .tupleExpr(let one):
        if one.elements.count == 1, let only = one.elements.first {
          return try assign(only.expression, scope, source)
        }
        guard case .tuple(let fields) = try source(nil), fields.count == one.elements.count else { return }
        for (element, field) in zip(one.elements, fields) {
          try assign(element.expression, scope, field.value)
        }
      case .memberAccessExpr(let one):
        guard let base = one.base else { return }
        try assignMember(one, base, scope, source)
      case .subscriptCallExpr(let one): try assignElement(one, scope, source)
      default: _ = try source(nil)
      }
    }

    private func assign(
      _ name: String, _ node: DeclReferenceExprSyntax, _ scope: Scope,
      _ source: (Expected?) throws(Interruption) -> Value
    )
      throws(Interruption)
    {
      if let box = scope.box(name) {
        let expected =
          box.type.map { Expected(type: $0, context: scope.frame.type) }
          ?? box.value.declaration.map { Expected(type: .named($0.name, []), context: $0) }
        let value = try source(expected)
        if case .double = box.value, case .int(let number) = value {
          box.value = .double(Double(number))
        } else {
          box.value = value
        }
        return
      }
      if name == "self" {
        scope.frame.me?.value = try source(
          scope.frame.type.map { Expected(type: .named("Self", []), context: $0) })
        return
      }
      if let (found, me) = memberInScope(name, scope), let first = found.first(where: \.isVariable) {
        let isQuiet = scope.frame.isInitializer && first.owner === scope.frame.type && me === scope.frame.me
        let value = try source(expectation(first, me))
        // A value that a model puts together is told of where it is used.
        if !first.unit.isModel || me?.value.object != nil {
          use(
            value, for: "‘\(name)’ is set to it",
            at: first.unit.isModel ? place(node, scope.frame.unit) : nil)
        }
        return try set(first, me, value, isQuiet: isQuiet)
      }
      if let object = scope.frame.me?.value.object {
        object.fields[name] = try source(nil)
        _ = unknown(
          "\(object.type.name) has no member ‘\(name)’ that is known: it is kept, without effect", node, scope
        )
        return
      }
      _ = try source(nil)
      _ = unknown("‘\(name)’ is not declared in these files", node, scope)
    }

    func expectation(_ member: Member, _ me: Box?) -> Expected? {
      if let type = member.type { return Expected(type: type, context: member.owner) }
      guard member.isStored, let value = try? get(member, me) else { return nil }
      if case .double = value { return Expected(type: .named("Double", []), context: nil) }
      return value.declaration.map { Expected(type: .named($0.name, []), context: $0) }
    }

    private func assignMember(
      _ one: MemberAccessExprSyntax, _ base: ExprSyntax, _ scope: Scope,
      _ source: (Expected?) throws(Interruption) -> Value
    ) throws(Interruption) {
      let name = one.declName.baseName.plain
      let value = try base.is(SuperExprSyntax.self) ? scope.frame.me?.value ?? .null : evaluate(base, scope)
      if value.isNone { return }
      let me =
        base.trimmedDescription == "self" || base.is(SuperExprSyntax.self)
        ? scope.frame.me ?? Box(value) : Box(value)
      var found: [Member]
      if base.is(SuperExprSyntax.self) {
        found = scope.frame.type?.superclass?.lookup(name) ?? []
      } else if case .type(let type, let declaration) = value {
        found = (declaration ?? index.type(type.name))?.lookup(name).filter(\.isStatic) ?? []
      } else {
        found = members(value, name)
      }
      found = found.filter(\.isVariable)
      let spot = place(one.declName, scope.frame.unit)
      guard let first = found.first else {
        if case .tuple(var fields) = value {
          let new = try source(nil)
          for number in fields.indices where fields[number].label == name || String(number) == name {
            fields[number].value = new
          }
          return try assign(base, scope, .tuple(fields))
        }
        let new = try source(nil)
        if let setter = members(value, "subscript").first(where: {
          $0.parameters.first?.label == "dynamicMember"
        })?.setter,
          let member = members(value, "subscript").first(where: {
            $0.parameters.first?.label == "dynamicMember"
          })
        {
          let inner = subscriptScope(
            member, me,
            [member.parameters[0].type.name.hasSuffix("KeyPath") ? keyPath([name]) : .string(name)])
          inner.variables[setter.name] = Box(new)
          _ = try execute(setter.body, inner)
          return
        }
        guard let type = value.declaration else {
          if value.unknown?.isOfLayout == true { use(value, for: "‘\(name)’ of it is set", at: spot) }
          if value.unknown == nil { _ = unknown("‘\(name)’ is not known of this", one.declName, scope) }
          return
        }
        value.object?.fields[name] = new
        if !type.isPassive {
          tell("\(type.name) has no member ‘\(name)’ that is known: it is kept, without effect", at: spot)
        }
        return
      }
      let new = try source(expectation(first, me))
      if first.unit.isModel, !(value.declaration?.isPassive ?? false) {
        use(new, for: "‘\(name)’ is set to it", at: spot)
      }
      let isQuiet = scope.frame.isInitializer && first.owner === scope.frame.type && me === scope.frame.me
      try set(first, me, new, isQuiet: isQuiet)
      if case .structure = value, me !== scope.frame.me { try assign(base, scope, me.value) }
      if value.declaration == nil, me !== scope.frame.me, case .type = value {
      } else if value.declaration == nil, me !== scope.frame.me {
        try assign(base, scope, me.value)
      }
    }

    private func assignElement(
      _ one: SubscriptCallExprSyntax, _ scope: Scope, _ source: (Expected?) throws(Interruption) -> Value
    )
      throws(Interruption)
    {
      let base = one.calledExpression
      let value = try evaluate(base, scope)
      var arguments: [Value] = []
      for argument in one.arguments { arguments.append(try evaluate(argument.expression, scope)) }
      let new: Value
      switch (value, arguments.first) {
      case (.array(var values), .int(let number)?):
        new = try source(nil)
        guard values.indices.contains(number) else {
          return _ = unknown("the array has no element \(number)", one, scope)
        }
        values[number] = new
        try assign(base, scope, .array(values))
      case (.dictionary(var table), let key?):
        new = try source(nil)
        if case .null = new { table[key] = nil } else { table[key] = new }
        try assign(base, scope, .dictionary(table))
      default:
        new = try source(nil)
        if one.arguments.first?.label?.text == "keyPath", let path = arguments.first,
          case .array(let names) = try call(path, [Argument(nil, .symbol("path", nil))])
        {
          return try setPath(names.compactMap(\.string), value, new, base, scope)
        }
        if let declared = members(value, "subscript").first(where: { $0.parameters.count == arguments.count }
        ), let setter = declared.setter {
          let me = Box(value)
          let inner = subscriptScope(declared, me, arguments)
          inner.variables[setter.name] = Box(new)
          _ = try execute(setter.body, inner)
          if value.object == nil { try assign(base, scope, me.value) }
          return
        }
        if value.unknown == nil, !value.isNone {
          _ = unknown("this has no element that can be set", one, scope)
        }
      }
    }

    private func setPath(_ names: [String], _ value: Value, _ new: Value, _ base: ExprSyntax, _ scope: Scope)
      throws(Interruption)
    {
      guard let last = names.last else { return }
      var owner = value
      for name in names.dropLast() { owner = try member(owner, name, base, scope) }
      guard let first = members(owner, last).first(where: \.isVariable) else { return }
      let me = Box(owner)
      try set(first, me, new)
      if owner.object == nil, names.count == 1 { try assign(base, scope, me.value) }
    }
  }
#endif
