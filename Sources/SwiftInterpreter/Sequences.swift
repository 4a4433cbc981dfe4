import SwiftSyntax

/// What loops go through.
extension Interpreter {
  /// The elements of a sequence: of one that the program declares those that its iterator gives.
  func elements(of value: Value) throws -> [Value]? {
    if let known = value.elements { return known }
    guard let type = value.declaration,
      ["Sequence", "IteratorProtocol"].contains(where: type.inherits(named:))
    else { return nil }
    let own = members(value, "makeIterator").filter { $0.owner?.name != "Sequence" }
    let made = try call(own, Box(value), [])
    if let known = made?.elements { return known }
    let iterator = Box(made ?? value)
    let next = members(iterator.value, "next")
    guard !next.isEmpty else {
      return type.inherits(named: "Collection") ? try send("gathered", to: value).elements : nil
    }
    // `AnyIterator<Element>` says of what type they are.
    let element = own.first?.type?.arguments.first.map { Expected(type: $0, context: type) }
    var all: [Value] = []
    while let one = try call(next, iterator, []), !one.isNone, one.unknown == nil {
      try limitSize(all.count)
      all.append(try fit(one, element))
    }
    return all
  }

  /// Goes round once for each element of a loop's sequence, in a scope of its own, until a round ends the loop.
  func execute(_ loop: ForStmtSyntax, _ scope: Scope, _ round: (Scope) throws -> Flow?) throws -> Flow {
    let sequence = try evaluate(loop.sequence, scope)
    guard let elements = try elements(of: sequence) else {
      let place = place(loop.sequence, scope)
      use(sequence, for: "the loop is passed over", at: place)
      if sequence.unknown == nil, !sequence.isNone {
        tell("this is no sequence that is known; the loop is passed over", at: place)
      }
      return .normal(.void)
    }
    for element in elements {
      let inner = scope.inner()
      guard try match(loop.pattern, element, inner, binds: loop.caseKeyword == nil, isElement: true),
        try holds(loop.whereClause?.condition, inner)
      else { continue }
      if let out = try round(inner) { return out }
    }
    return .normal(.void)
  }
}
