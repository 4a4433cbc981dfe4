package import SwiftSyntax

/// A declared type, with its extensions.
package final class TypeDeclaration {
  package enum Kind { case `class`, structure, enumeration, `protocol`, builtIn }
  package let name: String
  package let kind: Kind
  package let unit: SourceUnit
  package let offset: Int
  package let outer: TypeDeclaration?
  /// The type itself, and the types that contain it.
  private(set) lazy var enclosing: [TypeDeclaration] = [self] + (outer?.enclosing ?? [])
  package let attributes: Set<String>
  unowned let index: SourceIndex
  private let group: (any DeclGroupSyntax)?
  /// The type itself, and its extensions. These are looked up when something is first asked, after all files that are
  /// being read have been read.
  private lazy var groups =
    (group.map { [($0, unit)] } ?? [])
    + index.extensions(of: qualifiedName).filter { unit.isModel || !$0.1.isModel }
  private lazy var inheritedTypes = groups.flatMap {
    $0.0.inheritanceClause?.inheritedTypes.map { StaticType($0.type) } ?? []
  }
  package private(set) lazy var members = groups.flatMap { read($0.0.memberBlock.members, $0.1) }
  /// The members that a model keeps apart from the type, once they have been asked for by name.
  private var membersAside: [Member] = []
  private var sought: Set<String> = []
  private var found: [String: (all: [Member], ofType: [Member], ofInstance: [Member])] = [:]
  private var nested: [String: TypeDeclaration] = [:]
  private(set) var aliases: [String: StaticType] = [:]
  /// The aliases that are being resolved.
  private var resolving: Set<String> = []
  package private(set) var genericNames: [String] = []
  /// The field in which values of the type keep what a generic parameter stands for, as far as that is known.
  func field(of parameter: String) -> String? {
    genericNames.contains(parameter) ? "<\(qualifiedName).\(parameter)>" : nil
  }
  /// All requirements of each generic parameter.
  package private(set) var genericBounds: [[StaticType]] = []
  private var supertypes: [TypeDeclaration]?
  private var knownAncestors: [TypeDeclaration]?
  /// Whether its supertypes are being determined.
  private var isAsked = false

  private static let kinds: [SyntaxKind: Kind] = [
    .classDecl: .class, .actorDecl: .class, .structDecl: .structure, .enumDecl: .enumeration,
    .protocolDecl: .protocol,
  ]

  init?(_ declaration: DeclSyntax, unit: SourceUnit, index: SourceIndex, outer: TypeDeclaration?) {
    guard let kind = Self.kinds[declaration.kind],
      let group = declaration.asProtocol((any DeclGroupSyntax).self),
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name
    else { return nil }
    let generics = declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    (self.name, self.kind) = (name.plain, kind)
    (self.unit, self.index, self.outer, self.group) = (unit, index, outer, group)
    offset = name.positionAfterSkippingLeadingTrivia.utf8Offset
    attributes = Set(group.attributes.names)
    genericNames = generics?.parameters.map(\.name.plain) ?? []
    genericBounds = generics?.parameters.map { $0.inheritedType.map(StaticType.parts) ?? [] } ?? []
  }

  init(builtIn name: String, index: SourceIndex) {
    (self.name, self.index, outer, group, kind, offset) = (name, index, nil, nil, .builtIn, 0)
    (unit, attributes) = (SourceUnit(path: "", text: "", isModel: true), [])
  }

  package var place: Place { Place(unit: unit, offset: offset) }
  package var qualifiedName: String { outer.map { $0.qualifiedName + "." + name } ?? name }
  /// Whether functions that are not known return the value that they are called on.
  var isFluent: Bool { ancestors.contains { $0.attributes.contains("fluent") } }
  /// Whether it does not matter what is unknown about it.
  package var isPassive: Bool {
    isMarkedPassive || isStandIn || superclass.map { $0.isPassive && !$0.isStandIn } ?? false
  }
  private lazy var isMarkedPassive =
    attributes.contains("passive") || extensionAttributes.contains { $0.name == "passive" }
  /// The attributes that extensions in a model add to a type that is declared in a file of the library.
  private lazy var extensionAttributes =
    unit.isModel
    ? index.extensions(of: qualifiedName).filter(\.1.isModel).flatMap(\.0.attributes.attributes) : []
  /// The properties that have no visible effect in a picture, its own and its superclasses': those listed in a table in
  /// a file of a model, and those of the attribute `unshown` of the type and of extensions in a model, except those of
  /// the attribute `shown`.
  private(set) lazy var unshown: Set<String> = {
    func names(_ attribute: String) -> [String] {
      let all = ((group?.attributes.attributes ?? []) + extensionAttributes).filter { $0.name == attribute }
      return all.compactMap { $0.arguments?.first?.expression.plainText }
        .flatMap { $0.split(separator: ",").map(String.init) }
    }
    let listed = unit.isModel ? index.unshownNames(of: name) : []
    return (superclass?.unshown ?? []).union(Set(listed + names("unshown")).subtracting(names("shown")))
  }()
  /// Whether it was made up because no file declares it.
  package var isStandIn: Bool { attributes.contains("standIn") }
  /// The stand-in class that it is, or inherits from.
  package var standIn: TypeDeclaration? { classChain.first(where: \.isStandIn) }

  /// Remembers the types in a list, and returns the members.
  private func read(_ list: MemberBlockItemListSyntax, _ unit: SourceUnit) -> [Member] {
    var members: [Member] = []
    for declaration in index.conditions.active(list).map(\.decl) {
      if let type = TypeDeclaration(declaration, unit: unit, index: index, outer: self) {
        nested[type.name] = type
      } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
        aliases[alias.name.plain] = StaticType(alias.initializer.value)
      } else {
        members += Member.members(declaration, owner: self, unit: unit)
      }
    }
    return members
  }

  private func seek(_ name: String) {
    _ = members
    // A type of the program has nothing in common with a model's type of the same name.
    guard unit.isModel, sought.insert(name).inserted else { return }
    for unit in index.units(declaring: name, asideOf: qualifiedName) {
      membersAside += read(unit.members, unit).filter { $0.name == name }
    }
  }

  package func nestedType(_ name: String) -> TypeDeclaration? {
    for one in ancestors {
      one.seek(name)
      if let type = one.nested[name] ?? one.aliased(name) { return type }
    }
    return nil
  }
  /// The type that an alias stands for; nil if aliases stand for each other.
  private func aliased(_ name: String) -> TypeDeclaration? {
    guard let alias = aliases[name], resolving.insert(name).inserted else { return nil }
    defer { resolving.remove(name) }
    return resolve(alias)
  }
  package var nestedTypes: [TypeDeclaration] {
    _ = members
    return nested.values.sorted { $0.offset < $1.offset }
  }

  /// The declaration of a written type inside this one.
  package func resolve(_ type: StaticType) -> TypeDeclaration? {
    if case .named(let name, _) = type { named(name) } else { type.declaration(in: index, named) }
  }

  private func named(_ name: String) -> TypeDeclaration? {
    if name == "Self" { return self }
    for one in enclosing {
      if one.name == name, one.kind != .builtIn { return one }
      // Superclasses are searched only once they are known, or else their own names would be looked up in themselves.
      one.seek(name)
      if let found = one.nested[name] { return found }
      let isItsOwn = if case .named(name, _)? = one.aliases[name] { true } else { false }
      if one.aliases[name] != nil, !isItsOwn { return one.aliased(name) }
      if one.supertypes != nil, let found = one.nestedType(name) { return found }
    }
    return index.type(name, from: unit)
  }

  /// The superclass first, then the protocols.
  package var directSupertypes: [TypeDeclaration] {
    if let supertypes { return supertypes }
    supertypes = []
    isAsked = true
    defer { isAsked = false }
    let found = inheritedTypes.enumerated().compactMap { (position, type) -> TypeDeclaration? in
      guard let found = resolve(type), found !== self, !found.inherits(from: self) else { return nil }
      // A type that no file declares is a class only where one is allowed: in a declaration, not in an extension.
      let canBeClass = position == 0 && kind == .class && group?.inheritanceClause != nil
      return found.isStandIn && !canBeClass ? nil : found
    }
    supertypes = found
    return found
  }
  /// The type and all that it inherits from, each once.
  var ancestors: [TypeDeclaration] {
    if let knownAncestors { return knownAncestors }
    var all: [TypeDeclaration] = [], seen: Set<ObjectIdentifier> = [], isWhole = true
    func add(_ one: TypeDeclaration) {
      guard seen.insert(ObjectIdentifier(one)).inserted else { return }
      all.append(one)
      one.directSupertypes.forEach(add)
      if one.isAsked { isWhole = false }
    }
    add(self)
    if isWhole { knownAncestors = all }
    return all
  }
  package var superclass: TypeDeclaration? {
    kind == .class ? directSupertypes.first.flatMap { $0.kind == .class ? $0 : nil } : nil
  }
  /// The inherited type that is declared nowhere; the superclass would come first.
  package var unresolvedSuperclass: String? {
    guard kind == .class, let first = inheritedTypes.first, resolve(first) == nil else { return nil }
    return first.name
  }

  /// The type that a subclass states for a generic parameter of a superclass.
  package func argument(_ number: Int, of owner: TypeDeclaration) -> TypeDeclaration? {
    let heir = classChain.first { $0.superclass === owner }
    return heir?.inheritedTypes.first?.parts.dropFirst(number).first.flatMap { heir?.resolve($0) }
  }

  package func inherits(from other: TypeDeclaration) -> Bool {
    self === other || ancestors.contains { $0 === other }
  }
  package func inherits(named name: String) -> Bool {
    ancestors.contains { one in one.name == name || one.inheritedTypes.contains { $0.name == name } }
  }

  /// The members with a name: those of the type itself, then those that it inherits.
  package func lookup(_ name: String) -> [Member] { find(name).all }
  /// The members of the type itself, or those of an instance.
  package func lookup(_ name: String, isStatic: Bool) -> [Member] {
    isStatic ? find(name).ofType : find(name).ofInstance
  }

  private func find(_ name: String) -> (all: [Member], ofType: [Member], ofInstance: [Member]) {
    if let known = found[name] { return known }
    seek(name)
    var all = (members + membersAside).filter { $0.name == name }
    // An initialiser in an extension may call one of the type's own that takes the same arguments.
    if name == "init" { all = all.filter(\.isAside) + all.filter { !$0.isAside } }
    // Requirements without a body only stand for what a type declares.
    var known = Set(all.map(ObjectIdentifier.init))
    all += directSupertypes.flatMap { $0.lookup(name) }.filter {
      !$0.isRequirement && known.insert(ObjectIdentifier($0)).inserted
    }
    let result = (all, all.filter(\.isStatic), all.filter { !$0.isStatic })
    found[name] = result
    return result
  }

  /// Whether the library has an internal member of a name.
  func keeps(_ name: String) -> Bool { find(name).all.contains(where: \.isInternal) }

  /// The names that its own `hash(into:)` combines.
  private(set) lazy var hashedNames = lookup("hash").first { !$0.isVariable && !$0.unit.isModel }?.text
    .matches(of: /combine\((?:self\.)?(.*?)\)/).map { String($0.1) }

  /// Whether it is a protocol, or inherits from one, that requires a member with a name.
  func requires(_ name: String) -> Bool {
    ancestors.contains { $0.members.contains { $0.name == name && $0.isRequirement } }
  }

  /// Whether its declaration, not an extension, has an initialiser.
  var declaresInitializer: Bool {
    group?.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) } ?? false
  }
  package var cases: [Member] { members.filter { $0.isCase } }
  /// The chain of classes, beginning with this one.
  package var classChain: [TypeDeclaration] { Array(sequence(first: self) { $0.superclass }.prefix(100)) }
}

extension AttributeListSyntax {
  var attributes: [(name: String, arguments: LabeledExprListSyntax?)] {
    compactMap { $0.as(AttributeSyntax.self) }.map {
      (StaticType($0.attributeName).name, $0.arguments?.as(LabeledExprListSyntax.self))
    }
  }
  var names: [String] { attributes.map(\.name) }
}

extension ExprSyntax {
  /// The text of a literal without interpolations.
  fileprivate var plainText: String? { self.as(StringLiteralExprSyntax.self)?.segments.description }
}

extension DeclModifierListSyntax {
  /// The names of the modifiers, without those of a setter alone, as in `private(set)`.
  package var names: Set<String> { Set(lazy.filter { $0.detail == nil }.map(\.name.text)) }
}
