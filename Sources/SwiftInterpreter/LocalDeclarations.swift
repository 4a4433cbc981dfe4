import SwiftSyntax

/// Declarations inside of functions.
extension Interpreter {
  func declare(_ declaration: DeclSyntax, _ scope: Scope) throws {
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
    func members() -> [Member] {
      Member.members(DeclSyntax(variables), owner: scope.owner, unit: scope.unit)
    }
    for (number, binding) in variables.bindings.enumerated() {
      // `let a, b: Int` says the type behind the last.
      let sharing = variables.bindings.dropFirst(number).prefix(binding.initializer == nil ? .max : 1)
      let annotation = sharing.lazy.compactMap(\.typeAnnotation).first
      let type = annotation.map { StaticType($0.type) }
      let expected = type.map(scope.expected)
      if let expression = binding.initializer?.value {
        var value = try evaluate(expression, scope, expected)
        if !variables.attributes.isEmpty, let member = members().first {
          value = try unwrapped(wrapped(value, member), member)
        }
        if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
          if !scope.unit.isModel { value.object?.variable = pattern.identifier.plain }
          scope.variables[pattern.identifier.plain] = Box(
            value, type: type ?? declaredType(expression, scope))
          scope.variables[pattern.identifier.plain]?.isForced = annotation?.isForced == true
        } else {
          _ = try match(binding.pattern, value, scope, binds: true)
        }
      } else if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
        let name = pattern.identifier.plain
        if binding.accessorBlock != nil, let body = members().first(where: { $0.name == name })?.body {
          let box = Box(.void, type: type)
          box.isComputed = true
          box.value = .native { interpreter, _ in
            try interpreter.runBody(body, Scope(scope.frame, parent: scope), expected)
          }
          scope.variables[name] = box
          continue
        }
        scope.variables[name] = Box(type?.isOptional == true ? .null : .void, type: type)
        scope.variables[name]?.isForced = annotation?.isForced == true
      }
    }
  }
}
