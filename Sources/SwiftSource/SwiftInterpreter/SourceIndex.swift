import SwiftOperators
import SwiftParser
package import SwiftSyntax

/// An index of all files that belong together: the files that declare a name, and what they declare.
package final class SourceIndex {
  package let units: [SourceUnit]
  private let models: [ModelIndex]
  /// The files by the keys that they declare, see `SourceUnit.declaredKeys`; those of models are added when they are
  /// first asked for.
  private var files: [String: [SourceUnit]] = [:]
  private var sought: Set<String> = []
  private var types: [String: [TypeDeclaration]] = [:]
  private var members: [String: [Member]] = [:]
  private(set) var aliases: [String: StaticType] = [:]
  private var extensions: [String: [(any DeclGroupSyntax, SourceUnit)]] = [:]
  private var builtIns: [String: TypeDeclaration] = [:]
  private(set) lazy var operators: OperatorTable = {
    var table = OperatorTable.standardOperators
    let units = files(declaring: "operator")
    for unit in units { table.addSourceFile(unit.tree) { _ in } }
    // Swift's own groups only say what they are higher than.
    return units.contains { $0.text.contains("lowerThan") } ? table.withoutLowerGroups : table
  }()
  package private(set) var previews: [(macro: any FreestandingMacroExpansionSyntax, unit: SourceUnit)] = []
  let conditions = Conditions()
  /// Sequences of operands and operators after grouping, and the offset in its file at which each grouped tree begins.
  var foldings: [SyntaxIdentifier: ExprSyntax] = [:], origins: [SyntaxIdentifier: Int] = [:]
  /// The statements of blocks that were run.
  var blocks: [SyntaxIdentifier: [CodeBlockItemSyntax.Item]] = [:]
  /// The number of bytes of the program that were parsed: a megabyte takes some seconds.
  private var size = 0
  private static let sizeLimit = 16 << 20
  /// Source for a type that no file declares; nil where nothing can stand in for it.
  private let standIn: (String) -> String?
  /// The names that no file declares.
  private var missing: Set<String> = []

  /// - Parameters:
  ///   - sources: the files of the program.
  ///   - models: descriptions of the frameworks that it uses, apart from Swift's own library.
  ///   - standIn: gives source for a type that no file declares; nil where nothing can stand in for it.
  package init(_ sources: [SourceUnit], models: [ModelIndex], standIn: @escaping (String) -> String?) {
    units = sources
    self.models = models + [.prelude]
    self.standIn = standIn
    for unit in units { for key in unit.declaredKeys() { files[key, default: []].append(unit) } }
  }

  /// The built-in type whose extensions apply to all the types that the interpreter does not distinguish from it.
  package static func canonical(_ name: String) -> String {
    switch name {
    case "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64": "Int"
    case "Double", "Float", "TimeInterval", "CFTimeInterval": "CGFloat"
    case "Substring", "Character": "String"
    case "ContiguousArray": "Array"
    case "ClosedRange": "Range"
    default: name
    }
  }

  /// The type of a name outside other types. If there are several, it is the one in the file that asks, then, for a
  /// model, one of a model.
  ///
  /// - Parameter depth: the number of aliases that led to the name.
  package func type(_ name: String, from unit: SourceUnit? = nil, depth: Int = 0) -> TypeDeclaration? {
    readFiles(declaring: name)
    let isModel = unit?.isOfModel == true
    if let found = types[name]?.filter({ isModel || !$0.unit.isOfEngine }), !found.isEmpty {
      return found.first { $0.unit === unit } ?? found.first { $0.unit.isModel == isModel } ?? found[0]
    }
    if let alias = aliases[name] { return resolve(alias, depth) }
    guard missing.insert(name).inserted else { return builtIns[name] }
    if let source = standIn(name) { read(SourceUnit(path: name, text: source, isModel: true)) }
    if let found = types[name] { return found.first { isModel || !$0.unit.isOfEngine } }
    return files(declaring: "extension " + Self.canonical(name)).isEmpty ? nil : builtIn(name)
  }

  /// The type that `AutoLayout.Font` names.
  ///
  /// - Parameter found: the meaning of the name without the module. A type of the program is always meant.
  func type(_ name: String, ofModule module: String, or found: TypeDeclaration?) -> TypeDeclaration? {
    guard SourceUnit.engineModules.contains(module), found?.unit.isModel != false else { return found }
    readFiles(declaring: name)
    return types[name]?.first(where: \.unit.isOfEngine) ?? found
  }

  /// The declaration of a written type, outside other types.
  func resolve(_ type: StaticType, _ depth: Int = 0, from unit: SourceUnit? = nil) -> TypeDeclaration? {
    guard depth < 20 else { return nil }
    return type.declaration(in: self) { self.type($0, from: unit, depth: depth + 1) }
  }

  /// The type that an alias stands for.
  package func alias(_ type: StaticType, in owner: TypeDeclaration?) -> StaticType {
    guard case .named(let name, let written) = type, written.isEmpty else { return type }
    return owner?.enclosing.lazy.compactMap { $0.aliases[name] }.first ?? aliases[name] ?? type
  }

  /// The extensions by the program of a type that it does not declare.
  func builtIn(_ name: String) -> TypeDeclaration {
    if let known = builtIns[name] { return known }
    let canonical = Self.canonical(name)
    let type = canonical == name ? TypeDeclaration(builtIn: name, index: self) : builtIn(canonical)
    builtIns[name] = type
    return type
  }

  /// Functions and variables outside of types.
  func globals(_ name: String, from unit: SourceUnit?) -> [Member] {
    readFiles(declaring: name)
    let found = (members[name] ?? []).filter { unit?.isOfModel == true || !$0.unit.isOfEngine }
    return found.filter { $0.unit === unit } + found.filter { $0.unit !== unit && !$0.isPrivate }
  }

  func extensions(of name: String) -> [(any DeclGroupSyntax, SourceUnit)] {
    readFiles(declaring: "extension " + name)
    return extensions[name] ?? []
  }

  /// The files in which a model declares a name inside a type, apart from the type's own.
  func units(declaring name: String, asideOf type: String) -> [SourceUnit] {
    files(declaring: type + "." + name)
  }

  /// The names that a model declares inside a type, apart from the type's own.
  func names(asideOf type: String) -> [String] {
    let own = files.filter { $0.key.hasPrefix(type + ".") && !$0.value.contains(where: \.isInternal) }.keys
      .map { String($0.dropFirst(type.count + 1)) }
    return own + models.flatMap { $0.names(behind: type + ".") }
  }

  /// The properties of a type that have no visible effect, as listed in a table in a file of a model.
  func unshownNames(of type: String) -> [String] { models.flatMap { $0.names(behind: "unshown \(type).") } }

  /// The names that are declared outside types, in the program and in models.
  var names: [String] {
    let ofModels = models.filter { !$0.isOfEngine }.flatMap { $0.names(behind: "") }
    return (files.keys + ofModels).filter { !$0.contains(".") && !$0.contains(" ") }
  }

  /// The types that the program, not a model, declares, as far as its files were read.
  package func declaredTypes() -> [TypeDeclaration] { types.values.joined().filter { !$0.unit.isModel } }

  /// Reads all files of the program that may contain a class or a preview, and those that are wanted.
  package func readAll(and isWanted: (SourceUnit) -> Bool) {
    for unit in units where !unit.isModel && (unit.isInteresting || isWanted(unit)) { read(unit) }
  }

  /// The types that the program extends but does not declare.
  package func extendedTypes() -> [TypeDeclaration] {
    let others = extensions.keys.sorted().filter { types[$0]?.contains { !$0.unit.isModel } != true }
    return others.compactMap { type($0) }
  }

  /// The program's declarations outside types.
  package func globals() -> [Member] { members.values.joined().filter { !$0.unit.isModel } }

  /// Reads the files that may declare a name, and does nothing else.
  package func readFiles(declaring key: String) { files(declaring: key).forEach(read) }

  /// The files of the program, then those of models.
  private func files(declaring key: String) -> [SourceUnit] {
    if sought.insert(key).inserted {
      let found = models.flatMap { $0.units(declaring: key) }
      if !found.isEmpty { files[key, default: []] += found }
    }
    return files[key] ?? []
  }

  private func read(_ unit: SourceUnit) {
    guard !unit.isRead else { return }
    unit.isRead = true
    if !unit.isModel {
      size += unit.text.utf8.count
      if size > Self.sizeLimit {
        unit.leaveOut(because: "more than 16 MB of files are read before this one; it is left out")
      }
    }
    if let only = unit.declaration { return read(only, unit) }
    for item in conditions.active(unit.tree.statements) {
      if !unit.isModel, let macro = item.item.asProtocol((any FreestandingMacroExpansionSyntax).self) {
        if macro.macroName.text == "Preview" { previews.append((macro, unit)) }
      } else if let declaration = item.item.as(DeclSyntax.self) {
        read(declaration, unit)
      }
    }
  }

  private func read(_ declaration: DeclSyntax, _ unit: SourceUnit) {
    if let type = TypeDeclaration(declaration, unit: unit, index: self, outer: nil) {
      types[type.name, default: []].append(type)
      return
    }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .extensionDecl(let one):
      extensions[Self.canonical(StaticType(one.extendedType).name), default: []].append((one, unit))
    case .typeAliasDecl(let one): aliases[one.name.plain] = StaticType(one.initializer.value)
    default:
      for member in Member.members(declaration, owner: nil, unit: unit) {
        members[member.name, default: []].append(member)
      }
    }
  }
}
