import SwiftParser
import SwiftSyntax

/// The parts of an expression's type that the source states and the value does not: whether it is an optional, and what
/// a nil or a whole number would be. Nothing is evaluated for this. Expressions that are longer than people write, and
/// may be nested deeply, have no declared type.
extension Interpreter {
  /// - Parameter isWhole: whether nothing follows it: a chain that contains a question mark is an optional only at its
  ///   end.
  func declaredType(_ node: some ExprSyntaxProtocol, _ scope: Scope, isWhole: Bool = true) -> StaticType? {
    func type(_ inner: some ExprSyntaxProtocol) -> StaticType? { declaredType(inner, scope) }
    func joint(_ all: [ExprSyntax]) -> StaticType? {
      let types = all.prefix(20).compactMap(type)
      return types.first { $0.isOptional || $0.isReal } ?? types.first
    }
    switch node.totalLength.utf8Length < 1000 ? ExprSyntax(node).as(ExprSyntaxEnum.self) : nil {
    case .nilLiteralExpr: return .optional(.other)
    case .arrayExpr(let one): return .array(joint(one.elements.map(\.expression)) ?? .other)
    case .tupleExpr(let one) where one.elements.count == 1:
      return one.elements.first.flatMap { type($0.expression) }
    case .tryExpr(let one):
      let inner = type(one.expression)
      return one.questionOrExclamationMark?.text == "?" ? .optional(inner?.unwrapped ?? .other) : inner
    case .optionalChainingExpr(let one): return type(one.expression)?.unwrapped
    case .forceUnwrapExpr(let one): return type(one.expression)?.unwrapped
    case .asExpr(let one) where one.type.trimmedDescription == "Any": return type(one.expression)
    case .asExpr(let one):
      let written = StaticType(one.type)
      return one.questionOrExclamationMark?.text == "?" ? .optional(written) : written
    case .sequenceExpr(let one): return type(folded(one))
    case .infixOperatorExpr(let one):
      let (left, right) = (type(one.leftOperand), type(one.rightOperand))
      let sign = one.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
      if sign == "??" { return right ?? left?.unwrapped }
      let isCalculated = "+-*/%".contains(sign.suffix(1))
      return isCalculated ? [left, right].first { $0?.isReal == true } ?? nil : nil
    case .ternaryExpr(let one): return joint([one.thenExpression, one.elseExpression])
    case .subscriptCallExpr(let one):
      switch type(one.calledExpression)?.unwrapped {
      case .array(let element): return one.arguments.trimmedDescription.contains("..") ? nil : element
      case .dictionary(_, let value): return one.arguments.count == 1 ? .optional(value) : value
      case let type: return type.flatMap { resolve($0, scope)?.lookup("subscript").first?.type }
      }
    case .declReferenceExpr(let one):
      let name = one.baseName.plain
      if let box = scope.box(name) { return box.type ?? Expected(like: box.value)?.type }
      guard let (found, me) = memberInScope(name, scope) else { return nil }
      return declaredType(of: found[0], in: .other) ?? me?.value[name].flatMap(Expected.init(like:))?.type
    case .memberAccessExpr(let one):
      guard let base = one.base, base.as(DeclReferenceExprSyntax.self)?.baseName.text != "self" else {
        return type(one.declName)
      }
      let name = one.declName.baseName.plain, whole = type(base), owner = whole?.unwrapped ?? .other
      if whole?.isOptional == true, ["map", "flatMap"].contains(name) { return .optional(.other) }
      let isCalled = one.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == one.id
      let member = resolve(owner, scope)?.lookup(name).first { $0.isVariable != isCalled }
      let found =
        member.flatMap { declaredType(of: $0, in: owner) } ?? (name == "count" ? .named("Int") : nil)
      return isWhole && base.mayEnd ? .optional(found?.unwrapped ?? .other) : found
    case .functionCallExpr(let one):
      let callee = one.calledExpression, first = one.arguments.first
      if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self) {
        var parser = Parser(callee.trimmedDescription)
        return StaticType(TypeSyntax.parse(from: &parser))
      }
      guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.plain, scope.box(name) == nil,
        let declared = resolve(.named(name), scope)
      else { return declaredType(callee, scope, isWhole: isWhole) }
      if name == "Optional" { return .optional(first.flatMap { type($0.expression) } ?? .other) }
      let isNumber = ["Int", "CGFloat"].contains(SourceIndex.canonical(name))
      let isParsed = isNumber && first.flatMap { type($0.expression) }?.name == "String"
      let made = declared.lookup("init").first { match($0.parameters, given(one, scope)) != nil }
      let isFailable = isParsed || first?.label?.text == "rawValue" || made?.isFailable == true
      return isFailable ? .optional(.named(name)) : .named(name)
    default: return StaticType.literals[node.kind]
    }
  }

  /// The type of a member, without what only its own type knows. Its owner determines `Element`.
  private func declaredType(of member: Member, in owner: StaticType) -> StaticType? {
    let made = member.initial?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription ?? ""
    if member.type == nil, made.first?.isUppercase == true, !made.contains(".") { return .named(made) }
    guard let type = member.literalType else { return nil }
    let generic = member.genericNames + (member.owner?.genericNames ?? []) + ["Element"]
    guard generic.contains(type.unwrapped.name) else { return type }
    let inner = if case .array(let element) = owner { element } else { StaticType.other }
    return type.isOptional ? .optional(inner) : inner
  }
}

extension ExprSyntaxProtocol {
  /// Whether the beginning of the chain contains a question mark, so that the chain ends where that part is nil.
  var mayEnd: Bool {
    sequence(first: Syntax(self)) { $0.children(viewMode: .sourceAccurate).first }
      .contains { $0.is(OptionalChainingExprSyntax.self) }
  }
}
