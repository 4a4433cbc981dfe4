import SwiftSyntax

/// The functions by which a front end drives the interpreter.
extension Interpreter {
  /// Runs a piece of source as if it were written inside the type of a value.
  ///
  /// - Parameter path: the place of the source in the request, if it comes from there; what is not understood in it is
  ///   then reported.
  package func run(_ source: String, me: Value? = nil, from path: String? = nil) throws -> Value {
    let scope = scope(of: source, from: path ?? "", me.map { Box($0) })
    return try runBody(scope.unit.tree.statements, scope, nil)
  }

  /// Sets `self.path` of a value to a new value, which is made once the type of that path is known.
  package func set(_ path: String, of me: Box, from place: String = "", to value: Source) throws {
    let scope = scope(of: path, from: place, me)
    guard case .expr(let target)? = scope.unit.tree.statements.first?.item else { return }
    try assign(target, scope, value)
  }

  private func scope(of source: String, from path: String, _ me: Box?) -> Scope {
    let piece = SourceUnit(path: path, text: source, isModel: path.isEmpty)
    kept.append(piece)
    return Scope(unit: piece, me: me, owner: me?.value.declaration)
  }

  /// Calls a method by its name, if there is one.
  @discardableResult package func send(_ name: String, to me: Value, _ values: Value...) throws -> Value {
    let found = members(me, name).filter { !$0.isVariable }
    let given = values.map { Given(nil, $0) }
    return try call(found, Box(me), given) ?? call(found, Box(me), labelled(given, for: found)) ?? .null
  }

  package func get(_ name: String, of me: Value) throws -> Value {
    try members(me, name).first(where: \.isVariable).map { try get($0, Box(me)) } ?? .null
  }

  /// The result of a preview's body, as a builder puts it together, and the preview's other arguments, as values of a
  /// type.
  package func value(of number: Int, builder: String, arguments type: String) throws -> (Value, [Value]) {
    let (macro, unit) = index.previews[number]
    guard let body = macro.trailingClosure else { return (.null, []) }
    places.append(Place(macro, in: unit))
    let scope = Scope(unit: unit)
    let arguments = try macro.arguments.drop { $0.label == nil }.map {
      try evaluate($0.expression, scope, scope.expected(.named(type)))
    }
    scope.builder = index.type(builder)
    return (try runBody(body.statements, scope, nil), arguments)
  }

  /// The value of a type's property, as a builder puts it together.
  package func value(of member: Member, builder: String) throws -> Value {
    let me = member.owner.map { Box(.type($0)) }
    guard let body = member.body else { return try get(member, me) }
    let scope = Scope(member, me)
    scope.builder = index.type(builder)
    return try runBody(body, scope, nil)
  }
}
