import SwiftInterpreter

/// What has functions that may make constraints though nothing calls them.
struct Subject {
  /// nil: what is declared outside of types.
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

  /// What may make constraints, itself or by calling others of them: calling all functions takes minutes for an app.
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

  /// Whether a function is no affair of an object's that was made before.
  func isMadeBy(_ member: Member) -> Bool { member.isInitializer || member.isStatic || type == nil }

  /// The option that shows what a function makes.
  func option(_ member: Member, _ name: String) -> String {
    (type.map { $0.qualifiedName + (member.isInitializer ? "" : ".") } ?? "") + name
  }
}

extension Reader {
  /// Whether a function of what is no view itself returns a view, or a controller.
  func isFactory(_ member: Member) -> Bool {
    guard let owner = member.owner, kind(of: owner) == nil, let type = member.type else { return false }
    return owner.resolve(type.unwrapped).map { kind(of: $0) != nil } ?? false
  }

  /// Functions outside of the classes that are laid out: those that extend classes of UIKit, and classes that no file
  /// declares; those of objects that are no views, and those outside of types.
  func looseSubjects(_ declared: [TypeDeclaration]) -> [Subject] {
    func waiting(_ members: [Member]) -> [Member] {
      let makers = Set(Subject.making(members).map(ObjectIdentifier.init))
      return members.filter { member in
        member.isCallable && !member.unit.isModel && isWanted(member.unit)
          && !ran.contains(ObjectIdentifier(member))
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
