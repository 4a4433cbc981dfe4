import SwiftSyntax

extension Interpreter {
  // MARK: Variables of types and values

  /// The value of a variable: `me` holds the object, the value or the type.
  package func get(_ member: Member, _ me: Box?) throws -> Value {
    if let body = member.body { return try runBody(body, of: member, Scope(member, me)) }
    guard member.isStored else {
      // A requirement that nothing implements, or a variable of a model without a body.
      return member.type?.isOptional == true ? .null : .unknown(Unknown("‘\(member.name)’ has no value"))
    }
    if member.isStatic || member.owner == nil { return try staticBox(member).value }
    if let above = overridden(member) { return try get(above, me) }
    if let value = me?.value[member.field] { return try unwrapped(value, member) }
    if let me, me.value.declaration != nil, let value = try initialValue(member, me) {
      if let object = me.value.object {
        object.keep(member.field, value)
      } else {
        me.value[member.field] = value
      }
      return try unwrapped(value, member)
    }
    guard !member.attributes.isEmpty, let object = me?.value.object else { return .null }
    return try natives?.standIn(for: member, of: object) ?? .null
  }

  /// The variable that holds the value of an override that only observes it.
  func overridden(_ member: Member) -> Member? {
    guard member.isOverride, member.initial == nil else { return nil }
    return member.owner?.superclass?.lookup(member.name).first { $0.isVariable && !$0.isStatic }
  }

  private func staticBox(_ member: Member) throws -> Box {
    if let box = statics[ObjectIdentifier(member)] { return box }
    let box = Box(.null, type: member.type)
    // A variable whose initial value refers to itself gets nil, instead of never ending.
    statics[ObjectIdentifier(member)] = box
    box.value = try initialValue(member, member.owner.map { Box(.type($0)) }) ?? .null
    return box
  }

  /// - Parameter whole: the value that it is a part of, which determines the generic parameters.
  func initialValue(_ member: Member, _ me: Box?, of whole: Value? = nil) throws -> Value? {
    try member.initial.map {
      try wrapped(evaluate($0, Scope(member, me, whole: whole), member.expected), member)
    }
  }

  // MARK: Property wrappers

  /// The type of the attribute that wraps a property, the wrapped value in it, and the arguments that it is made with.
  func wrapper(_ member: Member) -> (TypeDeclaration, inner: Member, LabeledExprListSyntax?)? {
    for attribute in member.attributes {
      let type = resolve(.named(attribute.name), in: member.owner, member.unit)
      guard let type, let inner = type.lookup("wrappedValue", isStatic: false).first else { continue }
      if !type.lookup("subscript", isStatic: true).isEmpty {
        tell("what ‘\(type.name)’ does to the object around it is not run", at: member.place)
        continue
      }
      return (type, inner, attribute.arguments)
    }
    return nil
  }

  func wrapped(_ value: Value?, _ member: Member) throws -> Value {
    guard let (type, _, arguments) = wrapper(member) else { return value ?? .null }
    let scope = Scope(member, nil)
    let more = arguments.map { given($0, scope) } ?? []
    return try construct(type, (value.map { [Given("wrappedValue", $0)] } ?? []) + more)
  }

  func unwrapped(_ value: Value, _ member: Member) throws -> Value {
    guard let (type, inner, _) = wrapper(member), value.declaration === type else { return value }
    return try get(inner, Box(value))
  }

  // MARK: Setting

  /// Sets a variable, and runs its observers, unless an initialiser sets a variable of its own object.
  package func set(_ member: Member, _ me: Box?, _ value: Value, isQuiet: Bool = false) throws {
    var value = try fit(value, member.expected)
    if let setter = member.setter { return try run(setter, Scope(member, me), value) }
    guard member.isStored else { return }
    let key = "\(ObjectIdentifier(member)) \(me?.value.object?.number ?? -1)"
    let isObserved = !isQuiet && (member.willSet != nil || member.didSet != nil)
    let observes = isObserved && observing.insert(key).inserted
    defer { if observes { observing.remove(key) } }
    let old = observes || member.type == nil ? try get(member, me) : .null
    // Where the type is not written, the new value takes the type of the old one.
    if member.type == nil { value = try fit(value, Expected(like: old)) }
    if observes, let observer = member.willSet { try run(observer, Scope(member, me), value) }
    if member.isStatic || member.owner == nil {
      try staticBox(member).value = value
    } else if let above = overridden(member) {
      try set(above, me, value, isQuiet: isQuiet)
    } else if let inner = wrapper(member)?.inner, let old = me?.value[member.field], !old.isNone {
      let field = Box(old)
      try set(inner, field, value)
      me?.value[member.field] = field.value
    } else {
      me?.value[member.field] = try wrapped(value, member)
    }
    if observes, let observer = member.didSet { try run(observer, Scope(member, me), old) }
  }

  /// Runs a setter or an observer.
  func run(_ accessor: Member.Accessor, _ scope: Scope, _ value: Value) throws {
    scope.variables[accessor.name] = Box(value)
    _ = try execute(accessor.body, scope)
  }

  // MARK: Members by name

  /// The value of `base.name`.
  func member(_ base: Value, _ name: String, _ node: some SyntaxProtocol, _ scope: Scope) throws -> Value {
    if let unknown = base.unknown { return .unknown(unknown.member(name)) }
    if case .symbol(let symbol, _) = base {
      return unknown("the type of ‘.\(symbol)’ is not known here", node, scope)
    }
    if let value = try known(name, of: base, scope) { return value }
    if base.isNone { return .null }
    var type = type(of: base)
    if case .type(let written, let declaration) = base {
      type = declaration ?? index.type(written.name)
      guard let type else {
        return unknown("‘\(written.name)’ is not declared in these files", node, scope) { nil }
      }
      if let inner = type.nestedType(name) { return .type(.member(written, name, []), inner) }
      if name == "init" {
        let labels = node.as(DeclReferenceExprSyntax.self)?.argumentNames?.arguments.map {
          $0.name.text == "_" ? nil : $0.name.plain
        }
        return .closure(Closure(.initializer(type, labels: labels)))
      }
      // `UIView.method` without a call takes the instance first.
      let found = type.lookup(name)
      if !found.isEmpty {
        return .native { _, values in .closure(Closure(.methods(found, Box(values.first ?? .null), nil))) }
      }
    } else if let value = try undeclaredMember(base, name, node, scope) {
      return value
    }
    guard let type else { return unknown("this has no member ‘\(name)’ that is known", node, scope) }
    if type.isPassive { return .unknown(Unknown("‘\(type.name).\(name)’ is not known")) }
    return unknown("\(type.name) has no member ‘\(name)’ that is known", node, scope) {
      SimilarNames(name: name, known: type.memberNames)
    }
  }

  /// The value of a member that is declared or built in.
  func known(_ name: String, of base: Value, _ scope: Scope? = nil) throws -> Value? {
    if case .tuple = base, let field = base[name] { return field }
    return try value(of: members(base, name, from: scope), Box(base)) ?? builtInMember(base, name)
  }

  /// The key under which an object stores what a program sets without declaring it: the name, unless an internal
  /// property of the library has that name.
  func keptName(_ name: String, of value: Value) -> String {
    value.declaration?.keeps(name) == true ? Member.programs(name) : name
  }

  /// The value that stands in for a member that is not declared.
  func undeclaredMember(
    _ base: Value, _ name: String, _ node: some SyntaxProtocol, _ scope: Scope
  ) throws -> Value? {
    if let kept = base.object?.fields[keptName(name, of: base)] { return kept }
    if let (member, key) = dynamicMember(base, name) {
      return try invoke(member, Box(base), [[Given(nil, key)]])
    }
    let kept = "_$".contains(name.prefix(1)) ? base[String(name.dropFirst())] : nil
    if let wrapper = kept, wrapper.declaration != nil {
      return name.hasPrefix("_") ? wrapper : try member(wrapper, "projectedValue", node, scope)
    }
    // An object for a property, not for a function, that is declared in a file that is not given.
    let callee = node.withBase
    guard let object = base.object, object === scope.this?.object, object.type.standIn != nil,
      callee.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != callee.id,
      let made = try natives?.standIn(for: name, of: object, at: place(node, scope))
    else { return nil }
    return .object(made)
  }

  /// The subscript that stands for members of any name, and its argument for this one.
  func dynamicMember(_ base: Value, _ name: String) -> (Member, Value)? {
    let all = members(base, "subscript").filter { $0.parameters.first?.label == "dynamicMember" }
    guard let first = all.first else { return nil }
    let isPath = first.parameters[0].type.name.hasSuffix("KeyPath")
    return (first, isPath ? .closure(Closure(.path([name]))) : .string(name))
  }

  /// The raw values of cases: written, or following from those before, or their names.
  func rawValues(_ type: TypeDeclaration) -> [(name: String, value: Value)] {
    var next = 0
    return type.cases.map { member in
      let written = member.initial.map { (try? evaluate($0, Scope(member, nil))) ?? .null }
      let value = written ?? (type.inherits(named: "String") ? .string(member.name) : .int(next))
      next = (value.integer ?? next) &+ 1
      return (member.name, value)
    }
  }
}
