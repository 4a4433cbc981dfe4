import SwiftSyntax

extension Interpreter {
  /// Makes a value or an object of a type.
  package func construct(
    _ type: TypeDeclaration, _ given: [Given], candidates: [Member]? = nil, generics: [Value] = []
  ) throws -> Value {
    try enter()
    defer { leave() }
    var unfit: Value { .unknown(Unknown("no initialiser of \(type.name) takes these arguments")) }
    let candidates = candidates ?? type.lookup("init")
    switch type.kind {
    case .builtIn:
      return try callInitializer(candidates, Box(.null), given) ?? convert(to: type.name, given)
    case .protocol: return .unknown(Unknown("‘\(type.name)’ is a protocol"))
    case .enumeration:
      guard given.count == 1, given[0].label == "rawValue" else {
        return try callInitializer(candidates, Box(.null), given) ?? unfit
      }
      let identity = try evaluate(given[0]).identity
      let found = rawValues(type).first { $0.value.identity == identity }
      return found.map { .enumeration(.init(type: type, name: $0.name)) } ?? .null
    case .structure:
      let me = Box(.structure(.init(type: type, fields: [:])))
      try initializeFields(type, me, generics)
      if let made = try callInitializer(candidates, me, given) { return made }
      return try given.isEmpty || memberwise(type, me, given) || type.isPassive ? me.value : unfit
    case .class:
      natives?.tellOfStandIn(type, at: place)
      let me = Box(.object(try instance(of: type)))
      try initializeFields(type, me, generics)
      do {
        if let made = try callInitializer(candidates, me, given) { return made }
      } catch Interruption.trap(let reason, let spot) {
        // A partly made object is worth more than none.
        tell(reason, at: spot, .crash)
        return me.value
      }
      if !type.isPassive, !(given.isEmpty && type.lookup("init").isEmpty) {
        let missing = type.classChain.last?.unresolvedSuperclass
        tell(
          missing.map { "\($0), from which \(type.name) inherits, is not declared in these files" }
            ?? "no initialiser of \(type.name) that is known takes these arguments", at: place)
      }
      if !type.isPassive || type.isStandIn { try natives?.fill(me.value, "init", fields(given)) }
      return me.value
    }
  }

  /// The result of the initialiser that fits; nil if none does.
  func callInitializer(_ candidates: [Member], _ me: Box, _ given: [Given]) throws -> Value? {
    // Initialisers that need no default values come before those that do.
    let inherited = inheritedInitializers(candidates)
    var given = given, exact = inherited.filter { isExact($0, given) }
    if !exact.isEmpty, inherited.count(where: { match($0.parameters, given) != nil }) > exact.count {
      given = try evaluated(given)
      exact.removeAll { one in match(one.parameters, given).map { total(one, $0) < 0 } ?? true }
    }
    for pool in [exact, inherited, candidates] {
      for own in runs(pool) {
        if let made = try call(own, me, given) { return made.isNone ? .null : me.value }
      }
    }
    return nil
  }

  /// Members grouped into runs with the same owner.
  private func runs(_ members: [Member]) -> [[Member]] {
    let starts = members.indices.filter { $0 == 0 || members[$0].owner !== members[$0 - 1].owner }
    return zip(starts, starts.dropFirst() + [members.count]).map { Array(members[$0..<$1]) }
  }

  private func isExact(_ member: Member, _ given: [Given]) -> Bool {
    guard let bound = match(member.parameters, given), bound.allSatisfy({ !$0.isEmpty }) else { return false }
    // A trailing closure is not an argument for a parameter that is declared as something else.
    guard let last = member.parameters.last, given.last?.isTrailing == true else { return true }
    // A type that is not known may be an alias of anything.
    return last.type.isFunction || resolve(last.type, in: member.owner) == nil
  }

  /// The initialisers that a class has. With designated ones of its own it inherits none, except convenience ones if it
  /// overrides those that they call.
  private func inheritedInitializers(_ candidates: [Member]) -> [Member] {
    var found: [Member] = []
    var onlyConvenience = false
    for own in runs(candidates) {
      found += own.filter { !onlyConvenience || $0.isConvenience }
      let designated = own.filter { !$0.isConvenience }
      guard designated.isEmpty || own.contains(where: \.isOverride) else { break }
      if !designated.isEmpty { onlyConvenience = true }
    }
    return found
  }

  /// Gives all stored properties their initial values, those of the derived class first.
  private func initializeFields(_ type: TypeDeclaration, _ me: Box, _ generics: [Value]) throws {
    for (name, one) in zip(type.genericNames, generics) { learn(name, one, type, me) }
    for one in type.kind == .class ? type.classChain : [type] {
      for member in one.members where member.isStored && !member.isStatic && !member.isLazy {
        if let value = try initialValue(member, nil, of: me.value) {
          me.value[member.field] = value
        } else if !member.isOverride {
          let value = try wrapped(nil, member)
          let isNil = member.attributes.isEmpty && member.type?.isOptional == true
          if isNil || !value.isNone { me.value[member.field] = value }
        }
      }
    }
  }

  private func memberwise(_ type: TypeDeclaration, _ me: Box, _ given: [Given]) throws -> Bool {
    guard !type.declaresInitializer else { return false }
    let stored = type.members.filter { $0.isStored && !$0.isStatic && !$0.isLazy && !$0.isFixed }
    var next = 0
    for member in stored where next < given.count {
      let one = given[next]
      let isClosure = one.isTrailing && one.label == nil && member.type?.isFunction == true
      // An initialiser that is passed on as a function is called without labels.
      guard isClosure || one.isUnlabelled || one.label == member.name else { continue }
      let expected = member.expected ?? me.value[member.field].flatMap(Expected.init(like:))
      let value = try evaluate(one, expected)
      me.value[member.field] = try wrapped(value, member)
      if let declared = value.declaration { learn(member.type?.name ?? "", .type(declared), type, me) }
      next += 1
    }
    return next == given.count
  }

  /// Runs `self.init(…)` or `super.init(…)`.
  func delegate(_ isSuper: Bool, _ call: Call) throws -> Value {
    let (given, scope) = (call.arguments, call.scope)
    guard let me = scope.me, let owner = scope.owner else { return .void }
    scope.didCallSuper = true
    let dynamic = me.value.declaration ?? owner
    if !isSuper {
      if case .type(_, let declaration?) = me.value { return try construct(declaration, given) }
      if dynamic.kind != .class {
        let type = dynamic.kind == .builtIn ? owner : dynamic
        let known = type.genericNames.compactMap { type.field(of: $0).flatMap { me.value[$0] } }
        me.value = try construct(type, given, generics: known)
        return .void
      }
    }
    guard let type = isSuper ? owner.superclass : dynamic else {
      guard let missing = owner.unresolvedSuperclass else { return .void }
      return unknown("\(missing) is not declared in these files", call.node, scope)
    }
    if try callInitializer(type.lookup("init"), me, given) != nil { return .void }
    if isSuper, type.isPassive || given.isEmpty { return .void }
    return unknown("no initialiser of \(type.name) that is known takes these arguments", call.node, scope)
  }
}
