import SwiftParser
import SwiftSyntax

extension Interpreter {
  func evaluate(_ node: ExprSyntax, _ scope: Scope, _ expected: Expected? = nil) throws -> Value {
    try enter()
    defer { leave() }
    return try fit(value(node, scope, expected), expected)
  }

  /// The elements of a literal. In `[UIColor.red, .blue.withAlphaComponent(0.5)]`, an element that begins with a dot
  /// has the first type before it.
  private func elements(of list: ArrayExprSyntax, _ scope: Scope, _ inner: Expected?) throws -> [Value] {
    var like: Expected?
    return try list.elements.map { element in
      let isOpen = element.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period
      let value = try evaluate(element.expression, scope, inner ?? (isOpen ? like : nil))
      if inner == nil, like == nil, value.declaration != nil { like = Expected(like: value) }
      return value
    }
  }

  private func value(_ node: ExprSyntax, _ scope: Scope, _ expected: Expected?) throws -> Value {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let one):
      // The library's conversion takes longer than everything else that is done with a number.
      return (Int(one.literal.text) ?? one.representedLiteralValue).map {
        expected?.isReal == true ? .double(Double($0)) : .int($0)
      } ?? unknown("this number is too large", one, scope)
    case .floatLiteralExpr(let one):
      return .double(Double(one.literal.text) ?? one.representedLiteralValue ?? 0)
    case .booleanLiteralExpr(let one): return .bool(one.literal.text == "true")
    case .nilLiteralExpr: return .null
    case .stringLiteralExpr(let one): return .string(try string(one, scope))
    case .arrayExpr(let one):
      let inner = expected?.element
      let values = try elements(of: one, scope, inner)
      // The values determine what a generic parameter stands for.
      let isOpen = inner.map { resolve($0) == nil } ?? (expected?.type.parts.first == nil)
      return .array(isOpen ? try alike(values) : values)
    case .dictionaryExpr(let one): return try table(one, scope, expected)
    case .tupleExpr(let one): return try tuple(one, scope, expected)
    case .declReferenceExpr(let one): return try name(one.baseName.plain, one, scope)
    case .superExpr: return scope.this ?? .null
    case .memberAccessExpr(let one): return try access(one, scope, expected)
    case .functionCallExpr(let one): return try call(one, scope, expected)
    case .subscriptCallExpr(let one): return try element(one, scope)
    case .closureExpr(let one): return .closure(try closure(one, scope))
    case .sequenceExpr(let one):
      // Most sequences have two operands, and need no grouping.
      let parts = Array(one.elements)
      if parts.count == 3, let value = try infix(parts[0], parts[1], parts[2], scope, expected) {
        return value
      }
      return try value(folded(one), scope, expected)
    case .forceUnwrapExpr(let one):
      let value = try self.value(one.expression, scope, expected)
      return value.isNone ? unknown("this is nil, and would stop the program", one, scope, .crash) : value
    case .optionalChainingExpr(let one): return try self.value(one.expression, scope, expected)
    case .tryExpr(let one):
      do {
        return try evaluate(one.expression, scope, expected)
      } catch Interruption.thrown where one.questionOrExclamationMark != nil { return .null }
    case .awaitExpr(let one): return try evaluate(one.expression, scope, expected)
    case .inOutExpr(let one): return try evaluate(one.expression, scope, expected)
    case .prefixOperatorExpr(let one):
      return try unary(one.operator.text, evaluate(one.expression, scope, expected), one, scope)
    case .postfixOperatorExpr(let one):
      return try unary(one.operator.text, evaluate(one.expression, scope), one, scope, isPostfix: true)
    case .ifExpr, .switchExpr: return try flow(node, scope.detached(), expected).value
    case .typeExpr(let one):
      let type = StaticType(one.type)
      return .type(type, resolve(type, scope))
    case .genericSpecializationExpr(let one):
      let value = try evaluate(one.expression, scope)
      guard case .type(let type, let declaration) = value else { return value }
      // The names of the arguments mean the same wherever the type is used.
      let arguments = StaticType.arguments(one.genericArgumentClause).map { given in
        resolve(given, scope).flatMap { $0.outer == nil ? .named($0.name, given.parts) : nil } ?? given
      }
      return .type(.named(declaration?.name ?? type.name, arguments), declaration)
    case .keyPathExpr(let one):
      let names = one.components.compactMap {
        $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.plain
      }
      return .closure(Closure(.path(names.filter { $0 != "self" })))
    case .macroExpansionExpr(let one): return try macro(one, scope)
    case .regexLiteralExpr: return .unknown(Unknown("regular expressions are not run"))
    case .discardAssignmentExpr: return .void
    case .isExpr(let one):
      let value = try evaluate(one.expression, scope)
      return value.unknown != nil ? value : .bool(isCast(value, to: StaticType(one.type), scope))
    case .asExpr(let one):
      let (type, mark) = (StaticType(one.type), one.questionOrExclamationMark?.text)
      let value = try evaluate(one.expression, scope, mark == nil ? scope.expected(type) : nil)
      if value.unknown != nil { return value }
      let fits = mark == "?" ? isCast(value, to: type, scope) : isA(value, type, scope)
      return try fits ? fit(value, scope.expected(type)) : mark == "?" ? .null : value
    case .infixOperatorExpr(let one):
      return try infix(one.leftOperand, one.operator, one.rightOperand, scope, expected) ?? .void
    case .ternaryExpr(let one):
      let chosen = try holds(one.condition, scope) ? one.thenExpression : one.elseExpression
      let type = expected == nil ? declaredType(one, scope) : nil
      return try evaluate(chosen, scope, type?.isReal == true ? scope.expected(.named("Double")) : expected)
    default: return unknown("this is not understood", node, scope)
    }
  }

  // MARK: Literals

  private func string(_ literal: StringLiteralExprSyntax, _ scope: Scope) throws -> String {
    var text = ""
    for segment in literal.segments {
      if let plain = segment.as(StringSegmentSyntax.self)?.content.text {
        let isEscaped = plain.utf8.contains(UInt8(ascii: "\\"))
        // The library needs the literal around the segment to know how it is escaped.
        text += isEscaped ? literal.with(\.segments, [segment]).representedLiteralValue ?? plain : plain
      } else if let inner = segment.as(ExpressionSegmentSyntax.self)?.expressions.first?.expression {
        let value = try evaluate(inner, scope)
        let said = value.unknown == nil ? try describe(value, from: (inner, scope)) : value
        use(said, for: "it is left out of the text", at: place(inner, scope))
        text += said.string ?? ""
        try limitSize(text.utf8.count)
      }
    }
    return text
  }

  private func table(_ literal: DictionaryExprSyntax, _ scope: Scope, _ expected: Expected?) throws -> Value {
    guard case .elements(let elements) = literal.content else { return .dictionary(Value.Table()) }
    var types: (key: Expected?, value: Expected?) = (nil, nil)
    if case .dictionary(let key, let value)? = expected?.type.unwrapped {
      types = (expected?.with(key), value.name == "Any" ? nil : expected?.with(value))
    }
    let pairs = try elements.map {
      (try evaluate($0.key, scope, types.key), try evaluate($0.value, scope, types.value))
    }
    for (key, _) in pairs { try passThroughAll(key) }
    let values = expected == nil ? try alike(pairs.map(\.1)) : pairs.map(\.1)
    return .dictionary(Value.Table(Array(zip(pairs.map(\.0), values))))
  }

  private func tuple(_ literal: TupleExprSyntax, _ scope: Scope, _ expected: Expected?) throws -> Value {
    if literal.elements.count == 1, let only = literal.elements.first, only.label == nil {
      return try evaluate(only.expression, scope, expected)
    }
    let types = if case .tuple(let all, _)? = expected?.type.unwrapped { all } else { [StaticType]() }
    let fields = try literal.elements.enumerated().map { number, element in
      let inner = number < types.count ? expected?.with(types[number]) : nil
      return Value.Field(element.label?.plain, try evaluate(element.expression, scope, inner))
    }
    return fields.isEmpty ? .void : .tuple(fields)
  }

  private func closure(_ syntax: ClosureExprSyntax, _ scope: Scope) throws -> Closure {
    guard let capture = syntax.signature?.capture else { return Closure(.literal(syntax, scope)) }
    let inner = scope.inner()
    for item in capture.items {
      let name = item.name.plain
      let value = try item.initializer.map { try evaluate($0.value, scope) } ?? scope.box(name)?.value
      if let value { inner.variables[name] = Box(value) }
    }
    return Closure(.literal(syntax, inner))
  }

  private func macro(_ macro: MacroExpansionExprSyntax, _ scope: Scope) throws -> Value {
    switch macro.macroName.text {
    case "selector", "keyPath": return .string(macro.arguments.first?.expression.trimmedDescription ?? "")
    case "file", "fileID", "filePath", "function", "line", "column":
      return .unknown(Unknown("‘\(macro.trimmedDescription)’ is not known"))
    // `#imageLiteral(resourceName:)` and the like are types of a model.
    case let name:
      if let type = index.type(name) { return try construct(type, given(macro.arguments, scope)) }
    }
    return unknown("the macro ‘#\(macro.macroName.text)’ is not known", macro, scope)
  }
}
