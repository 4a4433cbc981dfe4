/// The names that a block declares, and what is round it.
final class Scope {
  var variables: [String: Box] = [:]
  let parent: Scope?
  let frame: Frame
  /// What puts the statements of the block together.
  var builder: TypeDeclaration?
  init(_ frame: Frame, parent: Scope? = nil) { (self.frame, self.parent) = (frame, parent) }
  /// That of a member's own code.
  convenience init(_ member: Member, _ me: Box?) {
    self.init(Frame(unit: member.unit, me: me, type: member.owner))
  }

  var unit: SourceUnit { frame.unit }
  var me: Box? { frame.me }
  /// The object, value or type that `self` is.
  var this: Value? { frame.me?.value }
  /// The type that the code is written in.
  var owner: TypeDeclaration? { frame.type }
  /// A type as it is written here.
  func expected(_ type: StaticType) -> Expected { Expected(type: type, context: frame.type) }
  func inner() -> Scope {
    let inner = Scope(frame, parent: self)
    inner.builder = builder
    return inner
  }
  /// The scope of a closure or of what is deferred: in an initialiser too, observers see what these set.
  func detached() -> Scope {
    guard frame.isInitializer else { return Scope(frame, parent: self) }
    return Scope(Frame(unit: frame.unit, me: frame.me, type: frame.type, whole: frame.whole), parent: self)
  }
  func box(_ name: String) -> Box? {
    var scope: Scope? = self
    while let one = scope {
      if let box = one.variables[name] { return box }
      scope = one.parent
    }
    return nil
  }
}

/// What the body of a function knows besides its variables.
final class Frame {
  let unit: SourceUnit
  /// The object, value or type that `self` is.
  let me: Box?
  /// The type that the code is written in.
  let type: TypeDeclaration?
  let isInitializer: Bool
  var didCallSuper = false
  /// What a stored property that gets its initial value is a part of: its generic parameters count, though it is not
  /// there yet.
  let whole: Value?
  init(unit: SourceUnit, me: Box?, type: TypeDeclaration?, isInitializer: Bool = false, whole: Value? = nil) {
    (self.unit, self.me, self.type, self.isInitializer) = (unit, me, type, isInitializer)
    self.whole = whole
  }
}

/// A type that is asked for, and where it is written: names mean something only there.
package struct Expected {
  let type: StaticType
  let context: TypeDeclaration?
  /// Where generic parameters of the context stand for something.
  var scope: Scope?
  var isReal: Bool { type.isReal }
  func with(_ type: StaticType) -> Expected { Expected(type: type, context: context, scope: scope) }
}

extension Expected {
  /// The type of a value that is beside another one, or replaces it.
  init?(like value: Value) {
    switch value {
    case .int: self.init(type: .named("Int", []), context: nil)
    case .double: self.init(type: .named("CGFloat", []), context: nil)
    case .array(let values):
      guard let one = values.first.flatMap(Expected.init(like:)) else { return nil }
      self.init(type: .array(one.type), context: one.context)
    default:
      guard let declaration = value.declaration else { return nil }
      self.init(type: .named(declaration.name, []), context: declaration)
    }
  }
}
