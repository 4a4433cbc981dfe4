import SwiftInterpreter

/// Something with functions that may make constraints although nothing calls them.
struct Subject {
  /// The type; nil for what is declared outside types.
  let type: TypeDeclaration?
  let kind: String
  /// The expression that makes an object; nil if there is none.
  let made: String?
  let order: Int
  let members: [Member]
  var isLoose = false

  /// The functions of a class that are tried.
  static func members(of type: TypeDeclaration) -> [Member] {
    making(type.classChain.filter { !$0.unit.isModel }.flatMap(\.members)).filter {
      $0.isInitializer ? $0.owner === type : !$0.isStatic
    }
  }

  /// The members that may make constraints, themselves or by calling others. Calling all functions of an app takes
  /// minutes.
  fileprivate static func making(_ members: [Member]) -> [Member] {
    var waiting = members.filter { !$0.isInitializer }.map { (member: $0, text: $0.text) }
    var calls: [String] = []
    var isFound = true
    while isFound {
      isFound = false
      for one in waiting
      where StandIns.mayMakeConstraints(one.text) || calls.contains(where: one.text.contains) {
        calls.append(one.member.name + "(")
        isFound = true
      }
      waiting.removeAll { calls.contains($0.member.name + "(") }
    }
    return members.filter { $0.isInitializer || !$0.isCallable || calls.contains($0.name + "(") }
  }

  /// Whether a function does not concern an object that was made before.
  func isMadeBy(_ member: Member) -> Bool { member.isInitializer || member.isStatic || type == nil }

  /// Whether a function places a view of a UIKit class in its superview, or by its arguments.
  func isStaged(_ member: Member) -> Bool {
    guard isLoose, !member.isStatic, member.isCallable, let type, type.unit.isModel,
      type.inherits(named: "UIView")
    else { return false }
    return member.text.contains("superview")
      || member.parameterList.contains { member.partOfSuperview($0.type.unwrapped.name, named: "") != nil }
  }

  /// The option that shows what a function makes.
  func option(_ member: Member, _ name: String) -> String {
    (type.map { $0.qualifiedName + (member.isInitializer ? "" : ".") } ?? "") + name
  }
}

extension Member {
  /// The stand-in for a view, or for a part of one: the superview, or its part, as far as names determine which.
  func partOfSuperview(_ type: String, named name: String) -> String? {
    let isEnd = ["right", "trail", "bottom"].contains(where: name.contains)
    let isAbsolute = ["leftAnchor", "rightAnchor"].contains(where: text.contains)
    let sides = isAbsolute ? ("left", "right") : ("leading", "trailing")
    let part: String? =
      switch type {
      case "UIView": ""
      case "UILayoutGuide": ".safeAreaLayoutGuide"
      case "NSLayoutXAxisAnchor":
        name.contains("center") ? ".centerXAnchor" : ".\(isEnd ? sides.1 : sides.0)Anchor"
      case "NSLayoutYAxisAnchor":
        name.contains("center") ? ".centerYAnchor" : isEnd ? ".bottomAnchor" : ".topAnchor"
      case "NSLayoutDimension": name.contains("height") ? ".heightAnchor" : ".widthAnchor"
      default: nil
      }
    return part.map { "self.superview!" + $0 }
  }

  /// The lines of it that make constraints, as far as words reveal them.
  var constraintLines: [String] {
    let first = place.line
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter { _, line in
      let code = line.drop { $0 == " " || $0 == "\t" }
      return !code.hasPrefix("//") && !code.hasPrefix(".")
        && ["qualTo", "NSLayoutConstraint(item", "withVisualFormat"].contains { code.contains($0) }
    }.map { "\(unit.path):\(first + $0.offset)" }
  }
}

extension Reader {
  /// Whether nothing has run a function, or not all parts of it that make constraints. For an initialiser, or a
  /// property that is observed, the whole class counts.
  func isWaiting(_ member: Member, _ type: TypeDeclaration?) -> Bool {
    let affected = member.isInitializer || !member.isCallable ? type?.members ?? [member] : [member]
    return !ran.contains(ObjectIdentifier(member))
      || affected.contains { !reached.isSuperset(of: $0.constraintLines) }
  }

  /// Whether a function of something that is not a view itself returns a view, or a controller.
  func isFactory(_ member: Member) -> Bool {
    guard let owner = member.owner, kind(of: owner) == nil, let type = member.type else { return false }
    return owner.resolve(type.unwrapped).map { kind(of: $0) != nil } ?? false
  }

  /// Functions outside the classes that are laid out: those that extend classes of UIKit, and classes that no file
  /// declares; those of objects that are not views, and those outside types.
  func looseSubjects(_ declared: [TypeDeclaration]) -> [Subject] {
    func waiting(_ members: [Member]) -> [Member] {
      let makers = Set(Subject.making(members).map(ObjectIdentifier.init))
      return members.filter { member in
        member.isCallable && !member.unit.isModel && isWanted(member.unit)
          && isWaiting(member, nil)
          && (makers.contains(ObjectIdentifier(member)) || isFactory(member))
      }
      .sorted { ($0.unit.path, $0.offset) < ($1.unit.path, $1.offset) }
    }
    var subjects: [Subject] = []
    let others = declared.filter { $0.kind != .class || kind(of: $0) == nil }
    for (order, type) in (others + index.extendedTypes()).enumerated() {
      let members = waiting(type.members)
      guard !members.isEmpty else { continue }
      subjects.append(
        Subject(
          type: type, kind: kind(of: type) ?? "view", made: Maker(index: index, fills: true).value(of: type),
          order: declared.count + 1 + order, members: members, isLoose: true))
    }
    let globals = waiting(index.globals())
    return subjects
      + [Subject(type: nil, kind: "view", made: nil, order: .max, members: globals, isLoose: true)]
  }
}
