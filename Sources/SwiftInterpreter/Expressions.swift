#if canImport(SwiftParser)
  import SwiftSyntax

  extension Interpreter {
    func evaluate(_ expression: ExprSyntax, _ scope: Scope, _ expected: Expected? = nil) throws(Interruption)
      -> Value
    {
      try enter()
      defer { leave() }
      return try fit(value(expression, scope, expected), expected)
    }

    private func value(_ expression: ExprSyntax, _ scope: Scope, _ expected: Expected?) throws(Interruption)
      -> Value
    {
      switch expression.as(ExprSyntaxEnum.self) {
      case .integerLiteralExpr(let one):
        return integer(one.literal.text).map { expected?.isReal == true ? .double(Double($0)) : .int($0) }
          ?? unknown("this number is too large", one, scope)
      case .floatLiteralExpr(let one): return .double(Double(one.literal.text.filter { $0 != "_" }) ?? 0)
      case .booleanLiteralExpr(let one): return .bool(one.literal.text == "true")
      case .nilLiteralExpr: return .null
      case .stringLiteralExpr(let one): return .string(try string(one, scope))
      case .arrayExpr(let one): return try array(one, scope, expected)
      case .dictionaryExpr(let one): return try dictionary(one, scope, expected)
      case .tupleExpr(let one): return try tuple(one, scope, expected)
      case .declReferenceExpr(let one): return try name(one.baseName.plain, one, scope)
      case .superExpr: return scope.frame.me?.value ?? .null
      case .memberAccessExpr(let one): return try access(one, scope, expected)
      case .functionCallExpr(let one): return try call(one, scope, expected)
      case .subscriptCallExpr(let one): return try subscripted(one, scope)
      case .closureExpr(let one): return .closure(try closure(one, scope))
      case .sequenceExpr(let one): return try evaluate(folding(one), scope, expected)
      case .forceUnwrapExpr(let one):
        let value = try self.value(one.expression, scope, expected)
        return value.isNone ? unknown("this is nil, and would stop the program", one, scope) : value
      case .optionalChainingExpr(let one): return try self.value(one.expression, scope, expected)
      case .tryExpr(let one):
        guard one.questionOrExclamationMark != nil else {
          return try evaluate(one.expression, scope, expected)
        }
        do throws(Interruption) {
          return try evaluate(one.expression, scope, expected)
        } catch {
          if case .thrown = error { return .null }
          throw error
        }
      case .awaitExpr(let one): return try evaluate(one.expression, scope, expected)
      case .copyExpr(let one): return try evaluate(one.expression, scope, expected)
      case .consumeExpr(let one): return try evaluate(one.expression, scope, expected)
      case .borrowExpr(let one): return try evaluate(one.expression, scope, expected)
      case .unsafeExpr(let one): return try evaluate(one.expression, scope, expected)
      case .inOutExpr(let one): return try evaluate(one.expression, scope, expected)
      case .prefixOperatorExpr(let one):
        return try prefix(one.operator.text, evaluate(one.expression, scope, expected), one, scope)
      case .postfixOperatorExpr(let one):
        let value = try evaluate(one.expression, scope)
        if one.operator.text == "...", let lower = value.integer {
          return .range(.init(lower: lower, isClosed: true))
        }
        if let result = try operate(one.operator.text, [value]) { return result }
        return unknown("the operator ‘\(one.operator.text)’ is not known for this", one, scope)
      case .ifExpr(let one): return try result(execute(one, scope, expected))
      case .switchExpr(let one): return try result(execute(one, scope, nil, expected))
      case .typeExpr(let one):
        let type = StaticType(one.type)
        return .type(type, resolve(type, scope))
      case .genericSpecializationExpr(let one):
        if case .type(_, let declaration) = try evaluate(one.expression, scope) {
          let text = one.trimmedDescription
          return .type(
            .named(
              text.hasPrefix("Set<") ? "Set" : declaration?.name ?? text.prefix { $0 != "<" }.description, []),
            declaration)
        }
        return try evaluate(one.expression, scope)
      case .keyPathExpr(let one):
        return keyPath(
          one.components.compactMap {
            $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.plain
          })
      case .macroExpansionExpr(let one): return try macro(one, scope)
      case .discardAssignmentExpr: return .void
      case .isExpr(let one):
        return .bool(isA(try evaluate(one.expression, scope), StaticType(one.type), scope))
      case .asExpr(let one):
        return try cast(
          evaluate(one.expression, scope), StaticType(one.type), one.questionOrExclamationMark?.text, scope)
      case .postfixIfConfigExpr(let one):
        return try one.base.map { (base) throws(Interruption) in try evaluate(base, scope) } ?? .void
      default: return unknown("this is not understood", expression, scope)
      }
    }

    private func result(_ flow: Flow) throws(Interruption) -> Value {
      switch flow {
      case .normal(let value), .returned(let value): value
      case .broke, .continued, .fellThrough: .void
      }
    }

    // MARK: Literals

    private func integer(_ text: String) -> Int? {
      let digits = text.filter { $0 != "_" }
      for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
        return Int(digits.dropFirst(2), radix: radix)
      }
      return Int(digits)
    }

    private func string(_ literal: StringLiteralExprSyntax, _ scope: Scope) throws(Interruption) -> String {
      var text = ""
      let isRaw = literal.openingPounds != nil
      for segment in literal.segments {
        switch segment {
        case .stringSegment(let one): text += isRaw ? one.content.text : Self.unescaped(one.content.text)
        case .expressionSegment(let one):
          guard let first = one.expressions.first else { break }
          let value = try evaluate(first.expression, scope)
          use(value, for: "it is left out of the text", at: place(first.expression, scope.frame.unit))
          if value.unknown == nil { text += try describe(value) }
        @unknown default: break
        }
      }
      return text
    }

    static func unescaped(_ text: String) -> String {
      guard text.utf8.contains(92) else { return text }
      var result = String.UnicodeScalarView()
      var scalars = text.unicodeScalars[...]
      while let scalar = scalars.popFirst() {
        guard scalar == "\\", let next = scalars.popFirst() else {
          result.append(scalar)
          continue
        }
        switch next {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case "r": result.append("\r")
        case "0": result.append("\0")
        case "u":
          let digits = scalars.dropFirst().prefix { $0 != "}" }
          scalars = scalars.dropFirst(digits.count + 2)
          if let code = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
            let made = Unicode.Scalar(code)
          {
            result.append(made)
          }
        case "\n": break
        default: result.append(next)
        }
      }
      return String(result)
    }

    private func array(_ literal: ArrayExprSyntax, _ scope: Scope, _ expected: Expected?) throws(Interruption)
      -> Value
    {
      var inner: Expected?
      switch expected?.type.unwrapped {
      case .array(let element)?: inner = expected?.with(element)
      case .named("Set", let arguments)?: inner = arguments.first.flatMap { expected?.with($0) }
      case .named?, .member?:
        inner = expected.flatMap { $0.type.unwrapped.name == "Any" ? nil : $0.with($0.type.unwrapped) }
      default: break
      }
      // `[View]()` makes an empty array.
      var values: [Value] = []
      for element in literal.elements { values.append(try evaluate(element.expression, scope, inner)) }
      return .array(values)
    }

    private func dictionary(_ literal: DictionaryExprSyntax, _ scope: Scope, _ expected: Expected?)
      throws(Interruption) -> Value
    {
      guard case .elements(let elements) = literal.content else { return .dictionary(Value.Table()) }
      var table = Value.Table()
      var types: (key: Expected?, value: Expected?) = (nil, nil)
      if case .dictionary(let key, let value)? = expected?.type.unwrapped {
        types = (expected?.with(key), value.name == "Any" ? nil : expected?.with(value))
      }
      for element in elements {
        table[try evaluate(element.key, scope, types.key)] = try evaluate(element.value, scope, types.value)
      }
      return .dictionary(table)
    }

    private func tuple(_ literal: TupleExprSyntax, _ scope: Scope, _ expected: Expected?) throws(Interruption)
      -> Value
    {
      if literal.elements.count == 1, let only = literal.elements.first, only.label == nil {
        return try evaluate(only.expression, scope, expected)
      }
      var fields: [Value.Field] = []
      var types: [StaticType] = []
      if case .tuple(let all, _)? = expected?.type.unwrapped { types = all }
      for (number, element) in literal.elements.enumerated() {
        let inner = number < types.count ? expected?.with(types[number]) : nil
        fields.append(
          Value.Field(label: element.label?.plain, value: try evaluate(element.expression, scope, inner)))
      }
      return fields.isEmpty ? .void : .tuple(fields)
    }

    private func closure(_ syntax: ClosureExprSyntax, _ scope: Scope) throws(Interruption) -> Closure {
      guard let capture = syntax.signature?.capture else { return Closure(.literal(syntax, scope)) }
      let inner = scope.inner()
      for item in capture.items {
        let value = try item.initializer.map { (one) throws(Interruption) in try evaluate(one.value, scope) }
        if let value { inner.variables[item.name.plain] = Box(value) }
      }
      return Closure(.literal(syntax, inner))
    }

    private func macro(_ macro: MacroExpansionExprSyntax, _ scope: Scope) throws(Interruption) -> Value {
      switch macro.macroName.text {
      case "selector": return .string(macro.arguments.first?.expression.trimmedDescription ?? "")
      case "keyPath": return .string(macro.arguments.first?.expression.trimmedDescription ?? "")
      case "file", "fileID", "filePath", "function": return .string(scope.frame.unit.path)
      case "line", "column": return .int(scope.frame.unit.position(macro.position.utf8Offset).line)
      case "imageLiteral", "colorLiteral":
        let type = macro.macroName.text == "imageLiteral" ? "_ImageLiteralType" : "_ColorLiteralType"
        if let declared = index.type(type) { return try construct(declared, given(macro.arguments, scope)) }
      default: break
      }
      return unknown("the macro ‘#\(macro.macroName.text)’ is not known", macro, scope)
    }

    // MARK: Names

    func name(_ name: String, _ node: some SyntaxProtocol, _ scope: Scope) throws(Interruption) -> Value {
      if let box = scope.box(name) {
        if computedLocals.contains(ObjectIdentifier(box)) { return try call(box.value, [Argument]()) }
        return box.value
      }
      if name == "self" { return scope.frame.me?.value ?? .null }
      if name == "Self" {
        let type = scope.frame.me?.value.declaration ?? scope.frame.type
        if case .type? = scope.frame.me?.value { return scope.frame.me?.value ?? .null }
        return .type(.named(type?.name ?? "Self", []), type)
      }
      if let (found, me) = memberInScope(name, scope),
        let first = found.first(where: \.isVariable) ?? found.first
      {
        if first.kind.isCase, first.parameters.isEmpty, let owner = first.owner {
          return .enumeration(Value.EnumerationCase(type: owner, name: name, payload: []))
        }
        return first.isVariable ? try get(first, me) : .closure(Closure(.methods(found, me, nil)))
      }
      if let me = scope.frame.me, let value = try builtInMember(me.value, name) {
        return value
      }
      if let type = resolve(.named(name, []), scope) { return .type(.named(name, []), type) }
      if let sign = name.unicodeScalars.first, !sign.properties.isXIDStart,
        !"_$".unicodeScalars.contains(sign)
      {
        // An operator as a function.
        return .closure(
          Closure(
            .native { (interpreter, arguments) throws(Interruption) in
              try interpreter.operate(name, arguments.map(\.value))
                ?? .unknown(Unknown("‘\(name)’ is not known for these"))
            }))
      }
      if SourceIndex.builtInNames.contains(name) { return .type(.named(name, []), nil) }
      if let value = builtInConstant(name) { return value }
      if let me = scope.frame.me?.value, let kept = me.object?.fields[name] { return kept }
      // Inside a model's own type, what is not declared is not known either.
      if let owner = scope.frame.me?.value.declaration {
        if name.hasPrefix("_") || name.hasPrefix("$") {
          return try member(scope.frame.me?.value ?? .null, name, node, scope)
        }
        if let base = owner.classChain.last?.unresolvedSuperclass, base != "NSObject" {
          return unknown("‘\(name)’ is not declared in these files, nor is \(base)", node, scope)
        }
      }
      return unknown("‘\(name)’ is not declared in these files", node, scope)
    }

    /// Members of `self`, of the types round it, or of the file.
    func memberInScope(_ name: String, _ scope: Scope) -> ([Member], Box?)? {
      if let me = scope.frame.me {
        if case .type(_, let type) = me.value {
          let found = (type ?? scope.frame.type)?.lookup(name).filter(\.isStatic) ?? []
          if !found.isEmpty { return (found, me) }
        } else {
          let found = members(me.value, name)
          if !found.isEmpty { return (found, me) }
        }
      }
      var type = scope.frame.type
      while let one = type {
        let found = one.lookup(name).filter(\.isStatic)
        if !found.isEmpty, one !== scope.frame.type || !isInstance(scope.frame.me) {
          return (found, Box(.type(.named(one.name, []), one)))
        }
        type = one.outer
      }
      let found = index.globals(name, from: scope.frame.unit)
      return found.isEmpty ? nil : (found, nil)
    }

    /// Static members are out of reach without their type, except for the cases of an enumeration.
    private func isInstance(_ me: Box?) -> Bool {
      guard let me else { return false }
      if case .type = me.value { return false }
      return true
    }

    // MARK: Members

    private func access(_ one: MemberAccessExprSyntax, _ scope: Scope, _ expected: Expected?)
      throws(Interruption) -> Value
    {
      let name = one.declName.baseName.plain
      guard let base = one.base else {
        if let expected, name == "none", expected.type.isOptional,
          resolve(expected)?.lookup("none").first == nil
        {
          return .null
        }
        if let type = expected.flatMap(resolve), let value = try symbol(name, nil, of: type) { return value }
        return .symbol(name, nil)
      }
      if base.is(SuperExprSyntax.self), let me = scope.frame.me {
        let found = scope.frame.type?.superclass?.lookup(name).filter { !$0.isStatic } ?? []
        if let first = found.first(where: \.isVariable) ?? found.first {
          return first.isVariable ? try get(first, me) : .closure(Closure(.methods(found, me, nil)))
        }
        return unknown("the superclass has no member ‘\(name)’ that is known", one.declName, scope)
      }
      // A chain that begins with `.name` has the type that is expected of all of it.
      let value = try evaluate(base, scope, isImplicit(base) ? expected : nil)
      if value.isNone, base.is(OptionalChainingExprSyntax.self) { return .null }
      return try member(value, name, one.declName, scope)
    }

    func isImplicit(_ expression: ExprSyntax) -> Bool {
      var expression = expression
      while true {
        if let one = expression.as(MemberAccessExprSyntax.self) {
          guard let base = one.base else { return true }
          expression = base
        } else if let one = expression.as(FunctionCallExprSyntax.self) {
          expression = one.calledExpression
        } else if let one = expression.as(ForceUnwrapExprSyntax.self) {
          expression = one.expression
        } else if let one = expression.as(OptionalChainingExprSyntax.self) {
          expression = one.expression
        } else {
          return false
        }
      }
    }

    // MARK: Calls

    private func call(_ one: FunctionCallExprSyntax, _ scope: Scope, _ expected: Expected?)
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
      let made = try construct(declaration, arguments)
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
        if let result = try call(found.filter { !$0.isVariable }, me, arguments) { return result }
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
      if let me = scope.frame.me, me.value.declaration == nil,
        let result = try builtInCall(me.value, name, arguments, node, scope, writeBack: { me.value = $0 })
      {
        return result
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
          if let result = try call(found, Box(value), arguments) { return result }
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
      if let result = try call(found, me, arguments) {
        // What a mutating function changed goes back to where the value came from.
        if value.object == nil, found.contains(where: \.isMutating), me.value.identity != value.identity {
          try assign(base, scope, me.value)
        }
        return result
      }
      if let first = all.first(where: \.isVariable) {
        return try call(get(first, me), arguments)
      }
      var changed: Value?
      if let result = try builtInCall(value, name, arguments, node, scope, writeBack: { changed = $0 }) {
        if let changed { try assign(base, scope, changed) }
        return result
      }
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

    // MARK: Subscripts

    private func subscripted(_ one: SubscriptCallExprSyntax, _ scope: Scope) throws(Interruption) -> Value {
      let base = try evaluate(one.calledExpression, scope)
      var arguments: [Value] = []
      for argument in one.arguments { arguments.append(try evaluate(argument.expression, scope)) }
      // `Box<View>[…]` does not occur; `Type[…]` is a static subscript.
      let labels = one.arguments.map { $0.label?.plain }
      return try element(base, arguments, labels, one, scope)
    }

    func element(
      _ base: Value, _ arguments: [Value], _ labels: [String?], _ node: some SyntaxProtocol, _ scope: Scope
    )
      throws(Interruption) -> Value
    {
      if base.unknown != nil || base.isNone { return base }
      if labels == ["keyPath"], case .closure = arguments[0] {
        return try call(arguments[0], [Argument(nil, base)])
      }
      let declared = members(base, "subscript").first {
        match($0.parameters, zip(labels, arguments).map { Given($0, $1) }) != nil
          && ($0.parameters.first?.label == labels.first || $0.parameters.first?.label == nil
            || labels.first == .some(nil))
      }
      if let declared, base.declaration != nil || labels.first != .some(nil) {
        return try callSubscript(declared, Box(base), arguments)
      }
      switch (base, arguments.first) {
      case (.array(let values), .int(let number)?):
        guard values.indices.contains(number) else {
          return unknown("the array has no element \(number)", node, scope)
        }
        return values[number]
      case (.array(let values), .range(let bounds)?):
        let lower = max(0, bounds.lower ?? 0)
        let upper = min(values.count, bounds.upper.map { bounds.isClosed ? $0 &+ 1 : $0 } ?? values.count)
        return .array(lower < upper ? Array(values[lower..<upper]) : [])
      case (.dictionary(let table), let key?):
        if let value = table[key] { return value }
        return labels.count == 2 && labels[1] == "default" ? arguments[1] : .null
      case (.string(let text), .int(let number)?):
        return number >= 0 && number < text.count
          ? .string(String(text[text.index(text.startIndex, offsetBy: number)])) : .null
      case (.string(let text), .range(let bounds)?):
        let upper = bounds.upper.map { bounds.isClosed ? $0 &+ 1 : $0 } ?? text.count
        return .string(String(text.prefix(max(0, upper)).dropFirst(max(0, bounds.lower ?? 0))))
      case (_, .unknown?): return arguments[0]
      default: return unknown("this cannot be asked for an element", node, scope)
      }
    }
  }
#endif
