import SwiftSyntax

/// A function, a variable, a case: what a type, or a file, declares.
package final class Member {
  enum Kind { case stored, computed, function, initializer, subscripted, enumerationCase }
  package let name: String
  private(set) var kind: Kind
  let syntax: DeclSyntax
  package let unit: SourceUnit
  package private(set) weak var owner: TypeDeclaration?
  package var isStatic = false
  package var isLazy = false, isMutating = false, isPrivate = false, isConvenience = false
  /// The type of a variable, the result of a function.
  package private(set) var type: StaticType?
  var expected: Expected? { type.map { Expected(type: $0, context: owner) } }
  /// The statements of a function, or of what gets a variable or an element.
  private(set) var body: CodeBlockItemListSyntax?
  /// The initial value of a variable, or the raw one of a case.
  private(set) var initial: ExprSyntax?
  /// The body, and what it calls the value.
  typealias Accessor = (body: CodeBlockItemListSyntax, name: String)
  private(set) var setter: Accessor?, willSet: Accessor?, didSet: Accessor?
  private var clause: FunctionParameterClauseSyntax?
  private(set) lazy var parameters: [Parameter] = clause?.parameters.map { Parameter($0) } ?? []
  /// Attributes of a variable: property wrappers are among them.
  private(set) var attributes: [(name: String, arguments: LabeledExprListSyntax?)] = []
  private(set) var genericNames: [String] = []
  /// What is asked of generic parameters.
  private(set) var genericBounds: [String: StaticType] = [:]
  package private(set) var isOverride = false

  private init(
    _ name: String, _ kind: Kind, _ syntax: DeclSyntax, _ owner: TypeDeclaration?, _ unit: SourceUnit
  ) { (self.name, self.kind, self.syntax, self.owner, self.unit) = (name, kind, syntax, owner, unit) }

  package var isStored: Bool { kind == .stored }
  package var isVariable: Bool { kind == .stored || kind == .computed }
  package var isInitializer: Bool { kind == .initializer }
  var isCase: Bool { kind == .enumerationCase }
  package var offset: Int { syntax.positionAfterSkippingLeadingTrivia.utf8Offset }
  /// Labels as in `name(_:for:)`.
  package var signature: String { name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }
  /// What a protocol only asks for.
  var isRequirement: Bool { owner?.kind == .protocol && body == nil }

  static func members(_ declaration: DeclSyntax, owner: TypeDeclaration?, unit: SourceUnit) -> [Member] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let one): return variables(one, declaration, owner, unit)
    case .functionDecl(let one):
      let member = Member(one.name.plain, .function, declaration, owner, unit)
      member.read(one, one.signature, one.body)
      return [member]
    case .initializerDecl(let one):
      let member = Member("init", .initializer, declaration, owner, unit)
      member.read(one, one.signature, one.body)
      return [member]
    case .subscriptDecl(let one):
      let member = Member("subscript", .subscripted, declaration, owner, unit)
      // Unlike a function's, a parameter's only name is not its label.
      member.parameters = one.parameterClause.parameters.map {
        Parameter($0, isLabelled: $0.secondName != nil)
      }
      member.type = StaticType(one.returnClause.type)
      member.read(one)
      member.read(one.accessorBlock)
      return [member]
    case .enumCaseDecl(let one):
      return one.elements.map { element in
        let member = Member(element.name.plain, .enumerationCase, declaration, owner, unit)
        member.initial = element.rawValue?.value
        member.parameters = element.parameterClause?.parameters.map(Parameter.init) ?? []
        member.isStatic = true
        return member
      }
    default: return []
    }
  }

  private static func variables(
    _ declaration: VariableDeclSyntax, _ syntax: DeclSyntax, _ owner: TypeDeclaration?, _ unit: SourceUnit
  ) -> [Member] {
    var type: StaticType?
    var members: [Member] = []
    // `var a, b: Int` says the type once, behind the last.
    for binding in declaration.bindings.reversed() {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain else { continue }
      if let annotation = binding.typeAnnotation { type = StaticType(annotation.type) }
      let member = Member(name, .stored, syntax, owner, unit)
      member.read(binding.accessorBlock)
      if member.body != nil || owner?.kind == .protocol { member.kind = .computed }
      member.initial = binding.initializer?.value
      member.type = binding.typeAnnotation != nil || binding.initializer == nil ? type : nil
      member.read(declaration.modifiers, declaration.attributes)
      members.append(member)
    }
    return members.reversed()
  }

  private func read(
    _ syntax: some WithGenericParametersSyntax & WithModifiersSyntax & WithAttributesSyntax,
    _ signature: FunctionSignatureSyntax? = nil, _ block: CodeBlockSyntax? = nil
  ) {
    read(syntax.modifiers, syntax.attributes)
    body = block?.statements
    clause = signature?.parameterClause
    type = signature?.returnClause.map { StaticType($0.type) } ?? type
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

  private func read(_ modifiers: DeclModifierListSyntax, _ list: AttributeListSyntax) {
    for modifier in modifiers {
      switch modifier.name.text {
      case "static", "class": isStatic = true
      case "lazy": isLazy = true
      case "mutating": isMutating = true
      case "private", "fileprivate": if modifier.detail == nil { isPrivate = true }
      case "convenience": isConvenience = true
      case "override": isOverride = true
      default: break
      }
    }
    for case .attribute(let one) in list {
      var arguments: LabeledExprListSyntax?
      if case .argumentList(let inner)? = one.arguments { arguments = inner }
      attributes.append((StaticType(one.attributeName).name, arguments))
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
    case nil: break
    @unknown default: break
    }
  }
}

/// A parameter of a function.
struct Parameter {
  let label: String?
  let name: String
  let type: StaticType
  let defaultValue: ExprSyntax?
  let isVariadic: Bool, isInout: Bool
  let attributes: [String]
  var isAutoclosure: Bool { attributes.contains("autoclosure") }

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
    (isVariadic, isInout, attributes) = (false, false, [])
  }
}
