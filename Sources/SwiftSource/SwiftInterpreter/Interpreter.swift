import SwiftSyntax

/// A note about something that was not understood, or is not as it would be.
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
  /// The name of something declared elsewhere, if a stand-in was taken for it.
  package var standIn: String?
  package var kind = Kind.notUnderstood
  package var similar: SimilarNames?
  package init(place: Place, reason: String, standIn: String? = nil, kind: Kind = .notUnderstood) {
    (self.place, self.reason, self.standIn, self.kind) = (place, reason, standIn, kind)
  }
}

/// The implementation of functions of a model that have no body.
package protocol Natives: AnyObject {
  /// Calls a function, named as in `Type.name(_:label:)`; nil if there is none.
  func call(_ name: String, _ me: Value, _ values: [Value]) throws -> Value?
  /// Reports once that something stands in for a class: where a class inherits from it, or where an object is made.
  func tellOfStandIn(_ type: TypeDeclaration, at place: Place?)
  /// Makes an object for a property that no file declares, of a class that is not wholly known; nil if there is none.
  func standIn(for name: String, of object: Instance, at place: Place) throws -> Instance?
  /// Performs the likely effect of a method that no file declares, of an object or a type; nil if it cannot be guessed.
  func callUndeclared(
    _ name: String, of value: Value, isSelf: Bool, _ arguments: () throws -> [Value.Field]
  ) throws -> Value?
  /// Passes an object the arguments of an initialiser that no file declares.
  func fill(_ made: Value, _ name: String, _ given: [Value.Field]) throws
  /// Makes a value for a property with an attribute, if nothing has set the property; nil if there is no such value.
  func standIn(for member: Member, of object: Instance) throws -> Value?
}

/// Runs Swift source for its effects on objects. It skips and reports what it does not know.
package final class Interpreter {
  package let index: SourceIndex
  package weak var natives: (any Natives)?
  package var notes: [Note] = []
  /// Whether only what would stop the program is reported, since nothing else matters about what is printed.
  package var isQuiet = false
  private var told: Set<Place> = []
  /// The places of the calls that the program, not a model, is making.
  var places: [Place] = []
  package var statics: [ObjectIdentifier: Box] = [:]
  var observing: Set<String> = []
  /// The variables that were reported because they were used although they are nil.
  var toldOnce: Set<String> = []
  /// The functions of the program, not of a model, that were run.
  package internal(set) var ran: Set<ObjectIdentifier> = []
  private var objects: [Instance] = []
  /// Objects that others know only by their identity.
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
    // Code of a model is not to blame; its caller is.
    guard !isQuiet || kind == .crash || standIn != nil,
      let place = place.flatMap({ $0.unit.isModel ? nil : $0 }) ?? places.last
    else { return nil }
    guard notes.count < Limits.notes, told.insert(place).inserted else { return place }
    notes.append(Note(place: place, reason: reason, standIn: standIn, kind: kind))
    notes[notes.count - 1].similar = similar?()
    return place
  }

  /// - Parameter similar: returns the names that may be meant by one that is not declared in any of the given files.
  func unknown(
    _ reason: String, _ node: some SyntaxProtocol, _ scope: Scope, _ kind: Note.Kind = .notUnderstood,
    similar: (() -> SimilarNames?)? = nil
  ) -> Value {
    let place = tell(reason, at: place(node, scope), kind, similar: similar)
    let name = similar.map { _ in String(node.withBase.trimmedDescription.prefix(80)) }
    return .unknown(Unknown(reason, name: name, toldAt: place))
  }

  /// Reports where an unknown value that has not been reported begins to matter.
  package func use(_ value: Value, for purpose: String, at place: Place?) {
    guard let unknown = value.innerUnknown, !unknown.isTold, !isQuiet else { return }
    unknown.isTold = true
    // If a function is called with several unknown values, the others are reported at its callers.
    let reason = unknown.reason + "; " + purpose
    let isOther = notes.contains { $0.place == place && $0.reason != reason }
    unknown.place = tell(reason, at: isOther ? places.last : place)
  }

  // MARK: Types

  func resolve(_ type: StaticType, _ scope: Scope) -> TypeDeclaration? {
    type.declaration(in: index) { name in
      if case .type(_, let declaration)? = generic(name, scope) { return declaration }
      if name == "Self", let declaration = scope.this?.dynamicType { return declaration }
      // What a protocol leaves open is determined by the types that conform to it.
      let own = scope.owner?.kind == .protocol ? scope.this?.dynamicType : nil
      return resolve(.named(name), in: own ?? scope.owner, scope.unit)
    }
  }

  /// The type that a generic parameter stands for: the one that the value was made with, the one that a subclass
  /// states, or the least that is required of it.
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

  /// The members of a value: those of its declared type, or those that the program adds to a built-in one; for a type,
  /// its static ones.
  package func members(_ value: Value, _ name: String) -> [Member] { members(value, name, from: nil) }

  /// - Parameter scope: the scope of the code that names them; nil for code of a model.
  func members(_ value: Value, _ name: String, from scope: Scope?) -> [Member] {
    if case .type(let type, let declaration) = value {
      return meant((declaration ?? index.type(type.name))?.lookup(name, isStatic: true) ?? [], scope)
    }
    let own = meant(type(of: value)?.lookup(name, isStatic: false) ?? [], scope)
    // Optionals are not wrapped, so members that are declared for them are looked up on what they hold.
    return own.isEmpty ? index.builtIn("Optional").lookup(name, isStatic: false) : own
  }

  /// The members with a name that a piece of code can mean. A program never means those that the library keeps
  /// internal, and the library never means a program's member that happens to have the same name.
  func meant(_ found: [Member], _ scope: Scope?) -> [Member] {
    guard found.contains(where: \.isInternal) else { return found }
    return found.filter { scope?.unit.isOfModel == false ? !$0.isInternal : $0.unit.isModel }
  }

  /// The members of a value. For a text, those of the type that its source states, if a model declares that type:
  /// members of a bridged type may differ from those of the text.
  func asWritten(_ name: String, of value: Value, _ source: ExprSyntax, _ scope: Scope) -> [Member] {
    guard value.string != nil, let type = declaredType(source, scope)?.unwrapped, type.name != "String",
      let declared = resolve(type, scope), declared.kind != .builtIn
    else { return members(value, name, from: scope) }
    let own = declared.lookup(name, isStatic: false)
    return own.isEmpty ? members(value, name, from: scope) : own
  }

  /// The members that an extension adds to a protocol, if that protocol is the declared type of the value whose member
  /// is used, or of `self`. Types cannot replace members that the protocol does not require.
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

  /// Whether a program's cast succeeds. A whole number cannot be cast to another kind of number, although it serves as
  /// one where a fraction is expected.
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
    // An enumeration is not of its raw type.
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
