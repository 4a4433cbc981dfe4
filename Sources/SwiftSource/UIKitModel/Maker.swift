import SwiftInterpreter

/// Finds an expression that makes an object of a class, with stand-ins for what it needs.
struct Maker {
  /// The reason why there is no expression.
  struct Obstacle: Error { let reason: String }
  let index: SourceIndex
  /// Whether optionals and arrays are given values, which they are not if as little as possible is to be made up.
  var fills = false
  /// The class whose methods are called. It determines what the generic parameters of its superclasses stand for.
  var subject: TypeDeclaration?
  /// The choice of the case of an enumeration, and of true or false.
  var choice = 0
  /// Whether parameters with a default value are given another one.
  var replacesDefaults = false
  /// The function that is called, if its views and anchors are those of the superview.
  var staged: Member?

  func expression(for type: TypeDeclaration, _ depth: Int = 0) throws(Obstacle) -> String {
    for one in type.classChain.prefix(while: { !$0.unit.isModel }) {
      if let arguments = try initializer(of: one, type, depth) {
        return "\(type.qualifiedName)\(generics(of: type))(\(arguments))"
      }
      let all = one.members.filter(\.isInitializer)
      if let only = all.first, all.count == 1, only.parameterList.first?.label == "coder", !only.stops,
        type.inherits(named: "UIView")
      {
        return "\(type.qualifiedName)(coder: NSCoder())"
      }
      if let missing = one.unresolvedSuperclass, one.superclass == nil {
        throw Obstacle(reason: "\(missing), from which it inherits, is not declared in these files")
      }
    }
    return type.qualifiedName + generics(of: type) + plain(type)
  }

  /// The types that generic parameters stand for: for each, the first type of the program that meets all of its
  /// requirements.
  private func generics(of type: TypeDeclaration) -> String {
    let chosen = type.genericBounds.compactMap { bounds in
      let wanted = bounds.compactMap(type.resolve)
      let asksForOwn = wanted.contains { $0.kind == .protocol && !$0.unit.isModel }
      return asksForOwn && wanted.count == bounds.count ? conforming(to: wanted).first?.qualifiedName : nil
    }
    return chosen.isEmpty || chosen.count < type.genericNames.count
      ? "" : "<" + chosen.joined(separator: ", ") + ">"
  }

  /// The types of the program that conform to all of some types, in the order of their declaration.
  private func conforming(to wanted: [TypeDeclaration]) -> [TypeDeclaration] {
    index.declaredTypes().filter { one in
      one.kind != .protocol && wanted.allSatisfy { one.inherits(named: $0.name) }
    }.sorted { ($0.unit.path, $0.offset) < ($1.unit.path, $1.offset) }
  }

  /// The arguments of the initialiser that needs the least, or the reason why none can be called; nil if a type has
  /// none.
  private func initializer(of type: TypeDeclaration, _ context: TypeDeclaration, _ depth: Int)
    throws(Obstacle) -> String?
  {
    let outcomes = type.members.filter { member in
      member.isInitializer && !member.isPrivate
        && !["coder", "nibName"].contains(member.parameterList.first?.label)
    }.map { member in Result { () throws(Obstacle) in try arguments(member.parameterList, context, depth) } }
    let choices = outcomes.compactMap { try? $0.get() }
    let known = choices.filter { !$0.contains(Self.unknown) }
    let best =
      choices.first(where: \.isEmpty) ?? choices.first(where: { $0.hasPrefix("frame:") })
      ?? (known.isEmpty ? choices : known).min(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) })
    if let best { return best }
    return try outcomes.first?.get()
  }

  /// The code with which an object calls a method, or sets a property that it observes, with stand-ins.
  func call(_ member: Member) -> (name: String, code: String)? {
    let type = member.owner
    if member.isCallable, let text = try? arguments(member.parameterList, type, 0) {
      let base = type.map { (member.isStatic ? $0.qualifiedName : "self") + "." } ?? ""
      return (member.signature.replacing("()", with: ""), "\(base)\(member.name)(\(text))")
    }
    if let type, member.isInitializer, !member.isPrivate, member.parameterList.first?.label != "coder",
      let text = try? arguments(member.parameterList, type, 0)
    {
      return (member.signature.replacing("init", with: ""), "\(type.qualifiedName)(\(text))")
    }
    guard let type, member.isObserved, let written = member.literalType,
      let value = value(of: written, named: member.name, type, 0)
    else { return nil }
    return (member.name, "self.\(member.name) = \(value)")
  }

  /// A value of any type; nil if it needs something for which there is no stand-in.
  func value(of type: TypeDeclaration) -> String? { value(of: type, named: "", 0) }

  private func plain(_ type: TypeDeclaration) -> String {
    if type.inherits(named: "UITableViewCell") { return "(style: .default, reuseIdentifier: nil)" }
    if type.inherits(named: "UICollectionViewController") {
      return "(collectionViewLayout: UICollectionViewFlowLayout())"
    }
    if type.inherits(named: "UIPageViewController") {
      return "(transitionStyle: .scroll, navigationOrientation: .horizontal)"
    }
    return type.inherits(named: "UIView") && !type.inherits(named: "UIStackView") ? "(frame: .zero)" : "()"
  }

  private func arguments(
    _ parameters: [(label: String?, name: String, type: StaticType, hasDefault: Bool)],
    _ context: TypeDeclaration?, _ depth: Int
  ) throws(Obstacle) -> String {
    if parameters.first?.label == "style", parameters.contains(where: { $0.label == "reuseIdentifier" }) {
      return "style: .default, reuseIdentifier: nil"
    }
    var parts: [String] = []
    for parameter in parameters where !parameter.hasDefault || replacesDefaults {
      guard let value = value(of: parameter.type, named: parameter.name, context, depth) else {
        if parameter.hasDefault { continue }
        throw Obstacle(reason: "it needs ‘\(parameter.name)’, of type \(parameter.type.name)")
      }
      parts.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    return parts.joined(separator: ", ")
  }

  /// The type that a generic parameter stands for, or the class from which that type inherits.
  private func argument(_ type: StaticType, _ context: TypeDeclaration?) -> TypeDeclaration? {
    guard let context, let number = context.genericNames.firstIndex(of: type.name) else { return nil }
    return subject?.argument(number, of: context)
      ?? context.genericBounds[number].compactMap(context.resolve).first { $0.kind == .class }
  }

  /// A value of which nothing is known.
  private static func undeclared(_ type: String) -> String { unknown + "\"\(type)\")" }
  private static let unknown = "undeclared("

  private func value(of type: StaticType, named name: String, _ context: TypeDeclaration?, _ depth: Int)
    -> String?
  {
    guard depth < 4 else { return nil }
    switch index.alias(type, in: context) {
    case .optional(let inner, _):
      return fills ? value(of: inner, named: name, context, depth + 1) ?? "nil" : "nil"
    case .array(let element):
      guard fills, let one = value(of: element, named: name, context, depth + 1) else { return "[]" }
      return "[\(one), \(one)]"
    case .dictionary: return "[:]"
    case .function(let parameters, let result):
      // A result builder makes an empty value of nothing, too.
      let made = value(of: result, named: name, context, depth + 1) ?? ""
      let names = parameters.map { _ in "_" }.joined(separator: ", ") + (parameters.isEmpty ? "" : " in ")
      return "{ " + names + (["()", "[]"].contains(made) ? "}" : made + " }")
    case .tuple(let types, _):
      if types.isEmpty { return "()" }
      let values = types.compactMap { value(of: $0, named: name, context, depth + 1) }
      return values.count == types.count ? "(" + values.joined(separator: ", ") + ")" : nil
    case .composition(let all):
      let wanted = all.compactMap { context?.resolve($0) ?? index.type($0.name) }
      return conforming(to: wanted).prefix(3).lazy.compactMap { value(of: $0, named: name, depth) }.first
        ?? value(of: all[0], named: name, context, depth)
    case .metatype, .other: return nil
    case .named, .member: break
    }
    if let part = staged?.partOfSuperview(type.name, named: name.lowercased()) { return part }
    if type.name == "Bool" { return choice % 2 == 0 ? "true" : "false" }
    if type.name == "CGSize", replacesDefaults { return "CGSize(width: 10, height: 10)" }
    if let known = Self.values[SourceIndex.canonical(type.name)] {
      // Filled lists have a first element, but no eleventh.
      if fills, type.name == "Int", name.lowercased().hasSuffix("index") { return "0" }
      return known == "String" ? "\"\(name)\"" : known
    }
    guard let declared = argument(type, context) ?? context?.resolve(type) ?? index.type(type.name) else {
      let isGeneric = type.name.utf8.count < 3 || context?.genericNames.contains(type.name) == true
      return isGeneric ? nil : Self.undeclared(type.name)
    }
    // The subject may itself be the controller that presents something.
    if let subject, declared.inherits(named: "UIViewController"), subject.inherits(from: declared) {
      return "self"
    }
    return value(of: declared, named: name, depth + 1)
  }

  private static let values = [
    "String": "String", "Int": "10", "CGFloat": "10", "Decimal": "10", "UIColor": ".red",
    "UIFont": ".systemFont(ofSize: 17)", "UIImage": "UIImage()", "CGRect": ".zero", "CGSize": ".zero",
    "CGPoint": ".zero", "UIEdgeInsets": ".zero", "NSDirectionalEdgeInsets": ".zero", "NSCoder": "NSCoder()",
    "UICollectionViewLayout": "UICollectionViewFlowLayout()", "IndexPath": "IndexPath(row: 0, section: 0)",
  ]

  private func value(of declared: TypeDeclaration, named name: String, _ depth: Int) -> String? {
    switch declared.kind {
    case .enumeration:
      let first = declared.cases.isEmpty ? 0 : choice % declared.cases.count
      for one in declared.cases[first...] + declared.cases[..<first] {
        guard !one.parameterList.isEmpty else { return "\(declared.qualifiedName).\(one.name)" }
        if let text = try? arguments(one.parameterList, declared, depth) {
          return "\(declared.qualifiedName).\(one.name)(\(text))"
        }
      }
      return nil
    case .class:
      return declared.unit.isModel ? "\(declared.qualifiedName)()" : try? expression(for: declared, depth)
    case .structure:
      if declared.unit.isModel { return "\(declared.qualifiedName)()" }
      let fields = declared.members.filter {
        $0.isStored && !$0.isStatic && !$0.isLazy
          && (!$0.hasInitialValue || replacesDefaults && $0.type != nil && !$0.isFixed)
      }.map { field in
        (
          label: field.name as String?, name: field.name, type: field.type ?? .other,
          hasDefault: field.hasInitialValue || !fills && field.type?.isOptional == true
        )
      }
      let text = try? initializer(of: declared, declared, depth) ?? arguments(fields, declared, depth)
      return text.map { "\(declared.qualifiedName)(\($0))" }
    case .protocol:
      return conforming(to: [declared]).prefix(3).lazy.compactMap { value(of: $0, named: name, depth) }.first
        ?? Self.undeclared(declared.name)
    case .builtIn: return nil
    }
  }
}
