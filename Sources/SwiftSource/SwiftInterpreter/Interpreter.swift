import SwiftSyntax

/// What was not understood, or is not as it would be.
package struct Note {
  package enum Kind: String {
    case notUnderstood = "not-understood"
    /// It is understood, and left out.
    case notShown = "not-shown"
    /// The program would end here.
    case crash
  }
  package let place: Place
  package let reason: String
  /// What is declared elsewhere, if something was taken for it.
  package var standIn: String?
  package var kind = Kind.notUnderstood
  package var similar: SimilarNames?
  package init(place: Place, reason: String, standIn: String? = nil, kind: Kind = .notUnderstood) {
    (self.place, self.reason, self.standIn, self.kind) = (place, reason, standIn, kind)
  }
}

/// What stands behind functions of a model that have no body.
package protocol Natives: AnyObject {
  /// Calls a function, named as in `Type.name(_:label:)`; nil if there is none.
  func call(_ name: String, _ me: Value, _ values: [Value]) throws -> Value?
  /// Tells once that something stands in for a class: where a class inherits from it, or where an object is made.
  func tellOfStandIn(_ type: TypeDeclaration, at place: Place?)
  /// Gives a property that no file declares, of a class that is not wholly known, an object; nil if there is none.
  func standIn(for name: String, of object: Instance, at place: Place) throws -> Instance?
  /// Does what a method of an object, or a type, may do that no file declares; nil if there is no idea of it.
  func callUndeclared(
    _ name: String, of value: Value, isSelf: Bool, _ arguments: () throws -> [Value.Field]
  ) throws -> Value?
  /// Gives an object what an initialiser was given that no file declares.
  func fill(_ made: Value, _ name: String, _ given: [Value.Field]) throws
  /// Gives a property with an attribute that nothing has set a value; nil if there is none.
  func standIn(for member: Member, of object: Instance) throws -> Value?
}

/// Runs Swift source for its effects on objects. What it does not know it passes over, and tells.
package final class Interpreter {
  package let index: SourceIndex
  package weak var natives: (any Natives)?
  package var notes: [Note] = []
  /// Whether only what would stop the program is told: of what is printed nothing else matters.
  package var isQuiet = false
  private var told: Set<Place> = []
  /// Where the program, not a model, called last.
  var places: [Place] = []
  package var statics: [ObjectIdentifier: Box] = [:]
  var observing: Set<String> = []
  /// Variables that were used although they are nil.
  var toldOnce: Set<String> = []
  /// The functions of the program, not of a model, that were run.
  package internal(set) var ran: Set<ObjectIdentifier> = []
  private var objects: [Instance] = []
  /// What others know only by its identity.
  var kept: [AnyObject] = []
  var spent = Spent()
  package let changes = ChangeCount()

  package init(_ index: SourceIndex) { self.index = index }

  func instance(of type: TypeDeclaration) throws -> Instance {
    if objects.count >= Limits.objects {
      throw Interruption.limit("it makes more than \(Limits.objects) objects", nil)
    }
    let object = Instance(type: type, number: objects.count, place: places.last, changes)
    objects.append(object)
    return object
  }

  package func objects(named name: String) -> [Instance] { objects.filter { $0.type.inherits(named: name) } }

  // MARK: What is not understood

  package var place: Place? { places.last }
  func place(_ node: some SyntaxProtocol, _ scope: Scope) -> Place {
    Place(unit: scope.unit, offset: origin(node) + node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// - Returns: where it is reported.
  @discardableResult
  package func tell(
    _ reason: String, at place: Place?, standIn: String? = nil, _ kind: Note.Kind = .notUnderstood,
    similar: (() -> SimilarNames?)? = nil
  ) -> Place? {
    // Code of a model is not to blame; who called it is.
    guard !isQuiet || kind == .crash || standIn != nil,
      let place = place.flatMap({ $0.unit.isModel ? nil : $0 }) ?? places.last
    else { return nil }
    guard notes.count < Limits.notes, told.insert(place).inserted else { return place }
    notes.append(Note(place: place, reason: reason, standIn: standIn, kind: kind))
    notes[notes.count - 1].similar = similar?()
    return place
  }

  /// - Parameter similar: asked for what a name may be meant for that is declared in no file that is here.
  func unknown(
    _ reason: String, _ node: some SyntaxProtocol, _ scope: Scope, _ kind: Note.Kind = .notUnderstood,
    similar: (() -> SimilarNames?)? = nil
  ) -> Value {
    let place = tell(reason, at: place(node, scope), kind, similar: similar)
    let name = similar.map { _ in String(node.withBase.trimmedDescription.prefix(80)) }
    return .unknown(Unknown(reason, name: name, toldAt: place))
  }

  /// Says where a value that is not known, and has not been reported, begins to matter.
  package func use(_ value: Value, for purpose: String, at place: Place?) {
    guard let unknown = value.innerUnknown, !unknown.isTold, !isQuiet else { return }
    unknown.isTold = true
    // In a function that is called with several of them, who called it is told of the others.
    let reason = unknown.reason + "; " + purpose
    let isOther = notes.contains { $0.place == place && $0.reason != reason }
    unknown.place = tell(reason, at: isOther ? places.last : place)
  }

  // MARK: Types

  func resolve(_ type: StaticType, _ scope: Scope) -> TypeDeclaration? {
    type.declaration(in: index) { name in
      if case .type(_, let declaration)? = generic(name, scope) { return declaration }
      if name == "Self", let declaration = scope.this?.dynamicType { return declaration }
      // What a protocol leaves open its types say.
      let own = scope.owner?.kind == .protocol ? scope.this?.dynamicType : nil
      return resolve(.named(name), in: own ?? scope.owner, scope.unit)
    }
  }

  /// What a generic parameter stands for: as it was made, as a subclass says, or the least that is asked of it.
  func generic(_ name: String, _ scope: Scope) -> Value? {
    if let value = scope.box(name)?.value, value.isType { return value }
    guard let owner = scope.owner, let number = owner.genericNames.firstIndex(of: name) else { return nil }
    let me = scope.this ?? scope.whole
    var known = owner.field(of: name).flatMap { me?[$0] }
    if case .type(let type, let one)? = me, one === owner, number < type.parts.count {
      known = .type(type.parts[number], index.resolve(type.parts[number]))
    }
    if case .type(_, .some)? = known { return known }
    let least = owner.genericBounds[number].first.flatMap { owner.resolve($0) }
    return .type(.named(name), me?.declaration?.argument(number, of: owner) ?? least)
  }

  func resolve(_ type: StaticType, in owner: TypeDeclaration?, _ unit: SourceUnit? = nil) -> TypeDeclaration?
  {
    owner.map { $0.resolve(type) } ?? index.resolve(type, from: unit)
  }

  package func resolve(_ expected: Expected) -> TypeDeclaration? {
    expected.scope.map { resolve(expected.type.unwrapped, $0) }
      ?? resolve(expected.type, in: expected.context)
  }

  /// Members of a value: of its declared type, or what the program adds to a built-in one; of a type its static ones.
  package func members(_ value: Value, _ name: String) -> [Member] { members(value, name, from: nil) }

  /// - Parameter scope: of the code that names them; nil is a model's.
  func members(_ value: Value, _ name: String, from scope: Scope?) -> [Member] {
    if case .type(let type, let declaration) = value {
      return meant((declaration ?? index.type(type.name))?.lookup(name, isStatic: true) ?? [], scope)
    }
    let own = meant(type(of: value)?.lookup(name, isStatic: false) ?? [], scope)
    // Optionals are not wrapped: what is declared for them is asked of what they hold.
    return own.isEmpty ? index.builtIn("Optional").lookup(name, isStatic: false) : own
  }

  /// The members of one name that a piece of code can mean. A program never means those that the library keeps internal, and
  /// the library never means a program's member that happens to have the same name.
  func meant(_ found: [Member], _ scope: Scope?) -> [Member] {
    guard found.contains(where: \.isInternal) else { return found }
    return found.filter { scope?.unit.isOfModel == false ? !$0.isInternal : $0.unit.isModel }
  }

  /// Members of a value, of a text those of the type that its source says, if a model declares that: what a bridged type has
  /// may be otherwise than what the text has.
  func asWritten(_ name: String, of value: Value, _ source: ExprSyntax, _ scope: Scope) -> [Member] {
    guard value.string != nil, let type = declaredType(source, scope)?.unwrapped, type.name != "String",
      let declared = resolve(type, scope), declared.kind != .builtIn
    else { return members(value, name, from: scope) }
    let own = declared.lookup(name, isStatic: false)
    return own.isEmpty ? members(value, name, from: scope) : own
  }

  /// What the extension of a protocol adds that is the declared type of what a member is asked of, or of `self`: types
  /// have no say in what the protocol does not ask for.
  func added(_ name: String, to value: Value, as source: ExprSyntax?, _ scope: Scope) -> [Member]? {
    let found = source == nil && scope.owner?.kind != .protocol ? [] : members(value, name, from: scope)
    guard let first = found.first, first.owner?.kind != .protocol,
      found.contains(where: { $0.owner?.kind == .protocol && !$0.unit.isModel }),
      let type = source.map({ declaredType($0, scope).flatMap { resolve($0, scope) } }) ?? scope.owner,
      type.kind == .protocol, !type.requires(name)
    else { return nil }
    let added = type.lookup(name).filter { !$0.isRequirement }
    return added.isEmpty ? nil : added
  }

  func type(of value: Value) -> TypeDeclaration? { value.declaration ?? value.builtInName.map(index.builtIn) }

  /// What a program's cast says: a whole number, though it is one where a fraction is asked for, is no other number.
  func isCast(_ value: Value, to type: StaticType, _ scope: Scope) -> Bool {
    if case .int = value, type.isReal, !scope.unit.isModel { return false }
    return isA(value, type, scope)
  }

  func isA(_ value: Value, _ type: StaticType, _ scope: Scope) -> Bool {
    switch (type, value) {
    case (.optional(let inner, _), _): return value.isNone || isA(value, inner, scope)
    case (.array(let element), _):
      return value.elements.map { $0.first.map { isA($0, element, scope) } ?? true } ?? false
    case (.composition(let all), _): return all.allSatisfy { isA(value, $0, scope) }
    case (.dictionary, .dictionary), (.tuple, .tuple), (.function, .closure), (.metatype, .type): return true
    case (.dictionary, _), (.tuple, _), (.function, _), (.metatype, _): return false
    case (.other, _): return true
    case (.named("Any", _), _), (.named("AnyHashable", _), _): return !value.isNone
    case (.named("AnyObject", _), .object), (.named("NSString", _), .string): return true
    case (.named("NSNumber", _), .int), (.named("NSNumber", _), .double): return true
    case (.named, _), (.member, _): break
    }
    let name = type.name == "Self" ? scope.owner?.name ?? "Self" : SourceIndex.canonical(type.name)
    guard let declared = value.declaration else {
      return self.type(of: value)?.inherits(named: name) ?? false
    }
    // A raw type is nothing that an enumeration is.
    if declared.kind == .enumeration, ["Int", "CGFloat", "String"].contains(name) { return false }
    if let wanted = resolve(type, scope), wanted.kind != .builtIn {
      return declared.inherits(from: wanted)
        && zip(type.parts, declared === wanted ? declared.genericNames : []).allSatisfy { part, name in
          guard let asked = resolve(part, scope), let field = declared.field(of: name) else { return true }
          return value[field]?.dynamicType?.inherits(from: asked) != false
        }
    }
    return declared.inherits(named: name)
  }
}
