import Foundation

/// The declarations of some files as one text, with a table of their places.
struct IndexedModel {
  private let name: String, path: String
  private var text = ""
  /// A line for each declaration: its key, the start and the length of its unit, the type it belongs to, and whether
  /// only models may use it.
  private var lines: [(key: String, start: Int, length: Int, owner: String, isInternal: Bool)] = []

  /// The types that programs may use; of these, members that are not public are hidden from programs.
  private let publicTypes: Set<String>

  /// - Parameter arguments: the name of the constant, the path of places, and the files; after a `+`, files of other
  ///   targets, of which the model takes what it does not declare itself; after another one, those of which it takes
  ///   only enumerations, sets of options, and, for types that it has, members without an effect.
  init(_ arguments: ArraySlice<String>) throws {
    name = arguments[arguments.startIndex]
    path = arguments[arguments.startIndex + 1]
    let lists = arguments.dropFirst(2).split(separator: "+", omittingEmptySubsequences: false)
    let texts = try lists.map { try $0.map { try String(contentsOfFile: $0, encoding: .utf8) } }
    let files = texts.map { $0.map { ModelSource($0).units } }
    let all = files.joined().joined()
    publicTypes = Set(all.filter { $0.owner == nil && $0.isPublic }.flatMap(\.keys))
    for unit in files[0].joined() { add(unit) }
    if files.count > 1 { for file in files[1] { addMissing(file) } }
    if files.count > 2 {
      addMissing(files[2].joined().filter(Self.isEnumeration(among: files[2])))
      let known = Set(lines.map(\.key))
      addMissing(files[2].joined().filter { $0.isInert && $0.owner.map(known.contains) == true })
    }
    addEmptyExtensions(of: all)
    lines += Set(texts.joined().flatMap(Self.unshownProperties)).map { ("unshown " + $0, 0, 0, "", false) }
    lines.sort { ($0.key, $0.start) < ($1.key, $1.start) }
  }

  /// The properties that the table of those without an effect lists, as `Type.property`.
  private static func unshownProperties(in text: String) -> [String] {
    guard text.contains("extension UnshownProperty") else { return [] }
    let own = text.matches(of: #/Self\((\w+)\.self, "(\w+)"\)/#).map { "\($0.1).\($0.2)" }
    // For `textProperties.alignment`, the type has the name of the property that holds it.
    let listed = text.matches(of: #/listed\("(?:(\w+)\.)?(\w+)"\)/#).map { match in
      let type = match.1.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? "UIListContentConfiguration"
      return "\(type).\(match.2)"
    }
    return own + listed
  }

  private mutating func add(_ unit: ModelSource.Unit, isOfLibrary: Bool = false) {
    if unit.isEmptyExtension { return }
    let start = text.utf8.count
    text += unit.text
    // The library marks what programs may use, a model marks what they may not.
    let isInternal =
      unit.owner.map { isOfLibrary ? publicTypes.contains($0) && !unit.isPublic : unit.isOfPackage } ?? false
    for key in Set(unit.keys).sorted() {
      lines.append((key, start, unit.text.utf8.count, unit.owner ?? "", isInternal))
    }
  }

  /// Keeps one empty extension of each type that has members here and is declared nowhere, as Swift's own types are.
  private mutating func addEmptyExtensions(of units: some Sequence<ModelSource.Unit>) {
    var known = Set(lines.map(\.key))
    for unit in units where unit.isEmptyExtension {
      let key = unit.keys[0], type = String(key.dropFirst("extension ".count))
      let hasMembers = lines.contains { $0.owner == type }
      guard hasMembers, !known.contains(type), known.insert(key).inserted else { continue }
      lines.append((key, text.utf8.count, unit.text.utf8.count, "", false))
      text += unit.text
    }
  }

  /// Adds what the model does not declare yet: types, declarations outside types, and members of its types.
  private mutating func addMissing(_ units: [ModelSource.Unit]) {
    let own = Set(lines.map(\.key))
    for unit in units {
      // The initialisers of a type are all where the type is, except for those that others add.
      let isInitializer = !unit.isInExtension && unit.keys.contains { $0.hasSuffix(".init") }
      let isKnown =
        isInitializer
        ? unit.owner.map(own.contains) == true
        : unit.keys.contains {
          own.contains($0) && !$0.hasPrefix("extension ") && !$0.hasSuffix(".init")
        }
      if isKnown { continue }
      add(unit, isOfLibrary: true)
    }
  }

  /// Whether a unit declares an enumeration or a set of options, or belongs to one.
  private static func isEnumeration(among files: [[ModelSource.Unit]]) -> (ModelSource.Unit) -> Bool {
    let names = Set(files.joined().filter(\.isEnumerated).flatMap(\.keys))
    return { unit in
      unit.isEnumerated || unit.owner.map(names.contains) == true
        || unit.keys.contains { $0.hasPrefix("extension ") && names.contains(String($0.dropFirst(10))) }
    }
  }

  var source: String {
    let table = lines.map { "\($0.key)\t\($0.start)\t\($0.length)\t\($0.owner)\t\($0.isInternal ? 1 : 0)" }
      .joined(separator: "\n")
    return """
      extension ModelIndex {
        /// A new one each time, since it remembers what one program has used.
        static var \(name): ModelIndex { ModelIndex(path: "\(path)", text: text\(name), table: table\(name)) }
      }
      private let text\(name): StaticString = ####\"""
      \(text)
      \"""####
      private let table\(name): StaticString = ####\"""
      \(table)
      \"""####

      """
  }
}
