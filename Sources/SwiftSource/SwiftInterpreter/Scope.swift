/// The names that a block declares, and what is around it.
final class Scope {
  var variables: [String: Box] = [:]
  private(set) var parent: Scope?
  let unit: SourceUnit
  /// The object, value or type that `self` refers to.
  let me: Box?
  /// The type that the code is written in.
  let owner: TypeDeclaration?
  /// The value that a stored property is a part of while it gets its initial value. The generic parameters of the value
  /// count, though it does not exist yet.
  private(set) var whole: Value?
  let isInitializer: Bool
  /// Whether the initialiser, in this block or one in it, called another.
  var didCallSuper = false { didSet { parent?.didCallSuper = didCallSuper } }
  /// The result builder that puts the statements of the block together.
  var builder: TypeDeclaration?
  /// The branch that an `if` or a `switch` in the block took last.
  var branch: Int?

  init(unit: SourceUnit, me: Box? = nil, owner: TypeDeclaration? = nil, isInitializer: Bool = false) {
    (self.unit, self.me, self.owner, self.isInitializer) = (unit, me, owner, isInitializer)
  }
  /// The scope of a member's own code.
  convenience init(_ member: Member, _ me: Box?, whole: Value? = nil) {
    self.init(unit: member.unit, me: me, owner: member.owner, isInitializer: member.isInitializer)
    self.whole = whole
  }
  private convenience init(in parent: Scope, isInitializer: Bool, builder: TypeDeclaration?) {
    self.init(unit: parent.unit, me: parent.me, owner: parent.owner, isInitializer: isInitializer)
    (self.parent, whole, self.builder) = (parent, parent.whole, builder)
  }
  func inner() -> Scope { Scope(in: self, isInitializer: isInitializer, builder: builder) }
  /// The scope of a function or of deferred statements: observers see what these set, even in an initialiser.
  func detached() -> Scope { Scope(in: self, isInitializer: false, builder: nil) }

  var this: Value? { me?.value }
  /// A type as it is written here.
  func expected(_ type: StaticType) -> Expected { Expected(type: type, context: owner) }
  func box(_ name: String) -> Box? { variables[name] ?? parent?.box(name) }
}

/// An expected type, and where it is written: names have a meaning only there.
package struct Expected {
  package let type: StaticType
  let context: TypeDeclaration?
  /// The scope in which generic parameters of the context stand for something.
  var scope: Scope?
  var isReal: Bool { type.isReal }
  func with(_ type: StaticType) -> Expected { Expected(type: type, context: context, scope: scope) }
  /// The expected type of the elements of an array literal. An option set is made of such sets.
  package var element: Expected? {
    switch type.unwrapped {
    case .array(let element): with(element)
    case .named("Set", let arguments): arguments.first.map(with)
    case .named("Any", _): nil
    case .named, .member: with(type.unwrapped)
    case .optional, .dictionary, .tuple, .function, .metatype, .composition, .other: nil
    }
  }
}

extension Expected {
  /// The type of a value that is beside another one, or replaces it.
  init?(like value: Value) {
    switch value {
    case .int, .double: self.init(type: .named(value.builtInName ?? ""), context: nil)
    case .array(let values):
      guard let one = values.first.flatMap(Expected.init(like:)) else { return nil }
      self.init(type: .array(one.type), context: one.context)
    default:
      guard let declaration = value.declaration else { return nil }
      self.init(type: .named(declaration.name), context: declaration)
    }
  }
}
