package import SwiftInterpreter
import SwiftSyntax

/// Functions that a superclass or a protocol of another file calls, such as `setUpViews()` of a `BaseView`.
extension Model {
  /// Runs those functions of an object that take no arguments, make a layout to judge by their code or their names, and
  /// are not called by any code here. This is reported.
  ///
  /// - Parameters:
  ///   - caller: the undeclared thing that is taken to call them; nil for a class that has been reported.
  ///   - onlyOverrides: whether the caller is the superclass, which can only call overrides.
  func callLayout(of object: Instance, as caller: String?, onlyOverrides: Bool) throws {
    let members = object.type.classChain.filter { !$0.unit.isModel }.reversed().flatMap(\.members)
    let texts = members.map(\.text)
    let known = object.type.classChain.first { $0.unit.isModel && !$0.isStandIn }
    let found = members.indices.filter { number in
      let member = members[number]
      return member.isCallable && !member.isStatic && (!member.isPrivate || caller == nil)
        && member.parameterList.isEmpty
        && (member.isOverride || !onlyOverrides) && known?.lookup(member.name).isEmpty != false
        && (StandIns.mayLayOut(texts[number]) || StandIns.isNamedForLayout(member.name))
        && !texts.contains { Self.calls(member.name, $0) }
    }
    // Whatever calls them adds views before it constrains them.
    let adding = found.filter { texts[$0].contains("addSubview") }
    for number in adding + found.filter({ !adding.contains($0) }) {
      let member = members[number]
      guard calledLayout.insert("\(object.number) \(member.name)").inserted else { continue }
      if let caller {
        interpreter.tell(
          "nothing in these files calls ‘\(member.name)’; it is run as if ‘\(caller)’ did", at: member.place,
          standIn: caller)
      }
      try interpreter.send(member.name, to: .object(object))
    }
  }

  package func callUndeclared(
    _ name: String, of value: Value, isSelf: Bool, _ arguments: () throws -> [Value.Field]
  ) throws -> Value? {
    if let result = try callHelper(name, of: value, isSelf: isSelf, arguments) { return result }
    if isSelf, let object = value.object, object.fields[name] == nil {
      try callLayout(of: object, as: name, onlyOverrides: false)
    }
    return nil
  }

  /// Runs helpers that many apps have. One that is given views that are nowhere yet adds them, as `addSubviews` does;
  /// one that is named after what it constrains, such as `anchor(top:paddingTop:)`, constrains it; a function of a view
  /// class makes a view; a constraint returns itself with a priority, or active; and an object returns what a closure
  /// has made of it.
  private func callHelper(
    _ name: String, of value: Value, isSelf: Bool, _ arguments: () throws -> [Value.Field]
  ) throws -> Value? {
    switch value {
    case .object(let object) where object.isA("NSObject") && changesReceiver(name):
      guard let change = try arguments().last?.value else { return nil }
      _ = try interpreter.call(change, [Given(nil, value)])
      interpreter.tellOfStandIn("its closure", for: name, at: interpreter.place)
      return value
    case .object(let object) where object.isA("UIView"):
      guard isSelf || object["ownSuperview"]?.object != nil || object["controller"]?.object != nil else {
        return nil
      }
      let given = try arguments()
      let labels = given.map { Value.string($0.label ?? "") }, values = try given.map { try named($0.value) }
      // A closure makes constraints of its own.
      let hasClosure = given.contains { if case .closure = $0.value { true } else { false } }
      let constrains =
        try hasClosure
        ? .void
        : interpreter.send("constrainAsNamed", to: value, .string(name), .array(labels), .array(values))
      if constrains.bool == true {
        interpreter.tellOfStandIn("constraint(equalTo:)", for: name, at: interpreter.place)
        return .void
      }
      let views = values.flatMap { $0.elements ?? [$0] }.compactMap(\.object).filter { view in
        view !== object && view.isA("UIView") && view["ownSuperview"]?.object == nil
          && view["controller"]?.object == nil
      }
      guard !views.isEmpty else { return nil }
      let isPlain = name.lowercased() == "addsubviews"
      let method = object.isA("UIStackView") ? "addArrangedSubview" : isPlain ? "addSubview" : "takeStandIn"
      let takesMasks = interpreter.place?.item.contains("translatesAutoresizingMaskIntoConstraints")
      if isPlain, takesMasks == false { addedElsewhere += views }
      for view in views { try interpreter.send(method, to: value, .object(view)) }
      interpreter.tellOfStandIn(
        method == "addArrangedSubview" ? method : "addSubview", for: name, at: interpreter.place)
      return .void
    // A type inside the class is named with a capital letter.
    case .type(_, let type?) where type.inherits(named: "UIView") && name.first?.isLowercase == true:
      guard let code = Maker(index: interpreter.index).value(of: type) else { return nil }
      let made = try interpreter.run(code)
      made.object?.place = interpreter.place
      try fill(made, name, arguments())
      interpreter.tellOfStandIn(type.name, for: "\(type.name).\(name)", at: interpreter.place)
      return made
    case .object(let object) where object.isA("NSLayoutConstraint"):
      let given = try arguments().first?.value ?? .null
      let adjusts = try interpreter.send("adjustAsNamed", to: value, .string(name), given)
      guard adjusts.bool == true else { return nil }
      interpreter.tellOfStandIn(
        name.lowercased().contains("priority") ? "priority" : "isActive", for: name, at: interpreter.place)
      return value
    default: return nil
    }
  }

  /// Whether the call that is running has only a closure, which uses its argument, and passes a value to its caller:
  /// `let label = UILabel().apply { $0.numberOfLines = 0 }`. A closure that captures weakly waits for something to
  /// happen.
  private func changesReceiver(_ name: String) -> Bool {
    guard let place = interpreter.place else { return false }
    let start = place.unit.tree.token(at: AbsolutePosition(utf8Offset: place.offset))
    let call = sequence(first: start.map { Syntax($0) }) { $0?.parent }.lazy
      .compactMap { $0?.as(FunctionCallExprSyntax.self) }
      .first { $0.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plain == name }
    guard let call, call.arguments.isEmpty, let closure = call.trailingClosure,
      closure.signature?.capture == nil
    else { return false }
    if let item = call.parent?.as(CodeBlockItemSyntax.self),
      item.parent?.as(CodeBlockItemListSyntax.self)?.count != 1
    {
      return false
    }
    let name = closure.signature?.parameterClause?.tokens(viewMode: .sourceAccurate).first { $0.text != "(" }
    return closure.statements.description.contains((name?.plain ?? "$0") + ".")
  }

  /// Gives a view the arguments of a function or an initialiser that no file declares: its properties have the same
  /// names as the labels.
  package func fill(_ made: Value, _ name: String, _ given: [Value.Field]) throws {
    guard let view = made.object, view.isA("UIView") else { return }
    let isStack = view.isA("UIStackView")
    for field in given {
      let views = (field.value.elements ?? [field.value]).compactMap(\.object).filter { $0.isA("UIView") }
      if isStack, !views.isEmpty {
        for one in views { try interpreter.send("addArrangedSubview", to: made, .object(one)) }
      } else if let label = field.label,
        view.type.lookup(label, isStatic: false).contains(where: \.isVariable)
      {
        try interpreter.set(label, of: made, to: field.value)
      }
    }
    for axis in ["vertical", "horizontal"] where isStack && name.lowercased().contains(axis) {
      try interpreter.set("axis", of: made, to: .symbol(axis, nil))
    }
  }

  /// The meaning of `.zero`, `.top` and `.init(…)` where no parameter states their type.
  private func named(_ value: Value) throws -> Value {
    if case .array(let values) = value { return .array(try values.map(named)) }
    guard case .symbol(let name, let fields) = value else { return value }
    if name == "zero" { return .null }
    if ["top", "leading", "left", "bottom", "trailing", "right", "horizontal", "vertical"].contains(name) {
      return .string(name)
    }
    let kinds = ["top": "UIEdgeInsets", "width": "CGSize"]
    guard name == "init", let kind = kinds[fields?.first?.label ?? ""],
      let type = interpreter.index.type(kind)
    else {
      return .unknown(Unknown(undeclared: name))
    }
    return try interpreter.construct(type, (fields ?? []).map { Given($0.label, $0.value) })
  }

  /// Whether source calls a function itself, and not that of the superclass.
  private static func calls(_ name: String, _ text: String) -> Bool {
    text.ranges(of: name + "(").contains { range in
      let before = text[..<range.lowerBound]
      guard let last = before.last else { return true }
      return !(last.isLetter || last.isNumber || last == "_") && !before.hasSuffix("super.")
        && !before.hasSuffix("func ")
    }
  }
}
