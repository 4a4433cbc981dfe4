package import SwiftSyntax

/// A function, a variable or a case that a type, or a file, declares.
package final class Member {
  enum Kind { case stored, computed, function, initializer, subscripted, enumerationCase }
  package let name: String
  private(set) var kind: Kind
  let syntax: DeclSyntax
  package let unit: SourceUnit
  package private(set) unowned var owner: TypeDeclaration?
  let modifiers: Set<String>
  package private(set) lazy var isStatic = isCase || !modifiers.isDisjoint(with: ["static", "class"])
  package private(set) lazy var isPrivate = !modifiers.isDisjoint(with: ["private", "fileprivate"])
  package var isLazy: Bool { modifiers.contains("lazy") }
  package var isOverride: Bool { modifiers.contains("override") }
  var isConvenience: Bool { modifiers.contains("convenience") }
  var isFailable: Bool { syntax.as(InitializerDeclSyntax.self)?.optionalMark != nil }
  /// The type of a variable, or the result of a function.
  package private(set) var type: StaticType?
  var expected: Expected? { type.map { Expected(type: $0, context: owner) } }
  /// The statements of a function, or of the getter of a variable or an element.
  package private(set) var body: CodeBlockItemListSyntax?
  /// The initial value of a variable, or the raw value of a case.
  package private(set) var initial: ExprSyntax?
  /// The body of an accessor, and its name for the value.
  package typealias Accessor = (body: CodeBlockItemListSyntax, name: String)
  package private(set) var setter: Accessor?, willSet: Accessor?, didSet: Accessor?
  private var clause: FunctionParameterClauseSyntax?
  package private(set) lazy var parameters: [Parameter] = clause?.parameters.map { Parameter($0) } ?? []
  /// The attributes of a variable, including property wrappers.
  package let attributes: [(name: String, arguments: LabeledExprListSyntax?)]
  private(set) var genericNames: [String] = []
  /// The requirements of generic parameters.
  private(set) var genericBounds: [String: StaticType] = [:]

  private init(
    _ name: String, _ kind: Kind,
    _ syntax: some DeclSyntaxProtocol & WithModifiersSyntax & WithAttributesSyntax,
    _ owner: TypeDeclaration?, _ unit: SourceUnit
  ) {
    (self.name, self.kind, self.syntax, self.owner, self.unit) = (name, kind, DeclSyntax(syntax), owner, unit)
    modifiers = syntax.modifiers.names
    attributes = syntax.attributes.attributes
  }

  package var isStored: Bool { kind == .stored }
  package var isVariable: Bool { kind == .stored || kind == .computed }
  package var isInitializer: Bool { kind == .initializer }
  var isCase: Bool { kind == .enumerationCase }
  package var offset: Int { syntax.positionAfterSkippingLeadingTrivia.utf8Offset }
  /// The name with its labels, as in `name(_:for:)`.
  package var signature: String { name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }
  /// Whether a model keeps it apart from its type.
  var isAside: Bool { unit.extendedType != nil }
  /// Whether it is a requirement of a protocol.
  var isRequirement: Bool { owner?.kind == .protocol && body == nil }

  /// Whether it is a member of the library that is not public.
  var isInternal: Bool { unit.isInternal && !isInitializer }
  /// The key under which a value stores a property: its name, unless an internal property of the library has that name.
  package private(set) lazy var field =
    !unit.isModel && owner?.keeps(name) == true ? Self.programs(name) : name
  static func programs(_ name: String) -> String { name + " of the program" }

  package private(set) lazy var text = syntax.trimmedDescription
  /// The type of a variable: the written one, or that of its literal.
  package var literalType: StaticType? {
    guard type == nil, isStored, let initial else { return type }
    return initial.kind == .integerLiteralExpr ? .named("Int") : StaticType.literals[initial.kind]
  }
  package var place: Place { Place(unit: unit, offset: offset) }
  /// Whether it is a constant with the value in its declaration.
  package var isFixed: Bool {
    initial != nil && syntax.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
  }

  static func members(_ declaration: DeclSyntax, owner: TypeDeclaration?, unit: SourceUnit) -> [Member] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let one): return variables(one, owner, unit)
    case .functionDecl(let one):
      return [Member(one.name.plain, .function, one, owner, unit).reading(one, one.signature, one.body)]
    case .initializerDecl(let one):
      return [Member("init", .initializer, one, owner, unit).reading(one, one.signature, one.body)]
    case .subscriptDecl(let one):
      let member = Member("subscript", .subscripted, one, owner, unit)
      // Unlike in a function, the only name of a parameter is not its label.
      member.parameters = one.parameterClause.parameters.map {
        Parameter($0, isLabelled: $0.secondName != nil)
      }
      member.type = StaticType(one.returnClause.type)
      member.readGenerics(of: one)
      member.read(one.accessorBlock)
      return [member]
    case .enumCaseDecl(let one):
      return one.elements.map { element in
        let member = Member(element.name.plain, .enumerationCase, one, owner, unit)
        member.initial = element.rawValue?.value
        member.parameters = element.parameterClause?.parameters.map(Parameter.init) ?? []
        return member
      }
    default: return []
    }
  }

  private static func variables(
    _ declaration: VariableDeclSyntax, _ owner: TypeDeclaration?, _ unit: SourceUnit
  ) -> [Member] {
    var type: StaticType?
    var members: [Member] = []
    // `var a, b: Int` states the type once, after the last name.
    for binding in declaration.bindings.reversed() {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain else { continue }
      if let annotation = binding.typeAnnotation { type = StaticType(annotation.type) }
      let member = Member(name, .stored, declaration, owner, unit)
      member.read(binding.accessorBlock)
      if member.body != nil || owner?.kind == .protocol { member.kind = .computed }
      member.initial = binding.initializer?.value
      member.type = binding.typeAnnotation != nil || binding.initializer == nil ? type : nil
      members.append(member)
    }
    return members.reversed()
  }

  private func reading(
    _ syntax: some WithGenericParametersSyntax, _ signature: FunctionSignatureSyntax,
    _ block: CodeBlockSyntax?
  ) -> Member {
    readGenerics(of: syntax)
    body = block?.statements
    clause = signature.parameterClause
    type = signature.returnClause.map { StaticType($0.type) }
    return self
  }

  private func readGenerics(of syntax: some WithGenericParametersSyntax) {
    for parameter in syntax.genericParameterClause?.parameters ?? [] {
      genericNames.append(parameter.name.plain)
      genericBounds[parameter.name.plain] = parameter.inheritedType.map(StaticType.init)
    }
    for requirement in syntax.genericWhereClause?.requirements ?? [] {
      if case .conformanceRequirement(let one) = requirement.requirement {
        genericBounds[StaticType(one.leftType).name] = StaticType(one.rightType)
      }
    }
  }

  private func read(_ block: AccessorBlockSyntax?) {
    switch block?.accessors {
    case .getter(let items): body = items
    case .accessors(let list):
      for accessor in list {
        guard let items = accessor.body?.statements else { continue }
        let name = accessor.parameters?.name.text
        switch accessor.accessorSpecifier.text {
        case "get", "_read": body = items
        case "set", "_modify": setter = (items, name ?? "newValue")
        case "willSet": willSet = (items, name ?? "newValue")
        case "didSet": didSet = (items, name ?? "oldValue")
        default: break
        }
      }
    default: break
    }
  }
}

package struct Parameter {
  package let label: String?
  package let name: String
  package let type: StaticType
  let defaultValue: ExprSyntax?
  var isVariadic = false, isInout = false, attributes: [String] = []
  var takesPointer: Bool { type.unwrapped.name == "UnsafeMutablePointer" }
  /// Whether a call may leave it out.
  package var hasDefault: Bool { defaultValue != nil || isVariadic }

  init(_ syntax: FunctionParameterSyntax, isLabelled: Bool = true) {
    let first = syntax.firstName.plain
    label = first == "_" || !isLabelled ? nil : first
    name = syntax.secondName?.plain ?? first
    type = StaticType(syntax.type)
    defaultValue = syntax.defaultValue?.value
    isVariadic = syntax.ellipsis != nil
    let attributed = syntax.type.as(AttributedTypeSyntax.self)
    attributes = syntax.attributes.names + (attributed?.attributes.names ?? [])
    isInout = attributed?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
  }

  init(_ syntax: EnumCaseParameterSyntax) {
    let first = syntax.firstName?.plain
    label = first == "_" ? nil : first
    name = syntax.secondName?.plain ?? first ?? ""
    type = StaticType(syntax.type)
    defaultValue = syntax.defaultValue?.value
  }
}
