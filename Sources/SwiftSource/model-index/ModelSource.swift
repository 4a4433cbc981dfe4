/// The source of a model, split into declarations. Parsing takes the reader longer than anything else, so it parses
/// only the declarations that a program uses.
///
/// Members must be indented by two spaces for each level, as swift-format does.
struct ModelSource {
  /// A declaration, or a member of a type that is looked up by its name.
  struct Unit {
    let text: String
    /// The type that it is a member of.
    let owner: String?
    /// The keys of what it declares: `Type`, `extension Type`, `Type.member` or `operator`.
    let keys: [String]
    /// Whether it is a public enumeration, or set of options.
    let isEnumerated: Bool
    /// Whether it has no effect.
    let isInert: Bool
    let isPublic: Bool, isOfPackage: Bool
    /// Whether it is added to a type that may be declared elsewhere.
    let isInExtension: Bool
    /// Whether it is an extension without content of its own: all of its members are units of their own.
    let isEmptyExtension: Bool

    init(text: String, owner: String?, _ declaration: Declaration, isInExtension: Bool = false) {
      isEmptyExtension = text.wholeMatch(of: #/(?:package |public )?extension [\w.]+ \{\n\}\n/#) != nil
      self.text = text
      self.owner = owner
      self.isInExtension = isInExtension
      keys = declaration.keys(in: owner)
      isEnumerated = declaration.isEnumerated
      isInert = declaration.isInert
      (isPublic, isOfPackage) = (declaration.isPublic, declaration.isOfPackage)
    }
  }

  private(set) var units: [Unit] = []

  init(_ text: String) {
    for part in Self.split(Self.lines(text)[...], at: 0) { add(part) }
  }

  /// A unit for a declaration, and one for each function, type and variable inside of a type; but what is stored in
  /// every value of a structure is a part of it.
  private mutating func add(_ lines: ArraySlice<Substring>) {
    let header = Declaration(lines)
    guard let kind = header.typeKind, let name = header.names.first, header.opensBlock else {
      units.append(Unit(text: Self.joined(lines), owner: nil, header))
      return
    }
    let body = lines.dropFirst(header.lineCount).dropLast()
    var rest = Self.joined(lines.prefix(header.lineCount))
    var members: [Unit] = []
    for member in Self.split(body, at: 2) {
      let declared = Declaration(member)
      if declared.isAside(in: kind) {
        members.append(
          Unit(text: Self.joined(member), owner: name, declared, isInExtension: kind == "extension"))
      } else {
        rest += Self.joined(member)
      }
    }
    units.append(Unit(text: rest + "}\n", owner: nil, header))
    units += members
  }

  /// The lines without comments and without what only a compiler needs.
  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { line in
      let code = line.drop { $0 == " " }
      return !code.isEmpty && !code.hasPrefix("//")
        && code.firstMatch(of: #/^(?:@\w+ )?(?:[a-z]+ )?import /#) == nil
    }
  }

  private static func joined(_ lines: ArraySlice<Substring>) -> String {
    lines.reduce(into: "") { $0 += $1 + "\n" }
  }

  /// The parts that begin with a line of so many spaces, unless that line closes or opens what the line before it
  /// began, or consists only of attributes.
  private static func split(_ lines: ArraySlice<Substring>, at depth: Int) -> [ArraySlice<Substring>] {
    var starts: [Int] = []
    var isBelowAttribute = false
    for index in lines.indices {
      let spaces = lines[index].prefix { $0 == " " }.count
      guard spaces == depth, let first = lines[index].dropFirst(spaces).first, !"{}])>".contains(first) else {
        continue
      }
      if !isBelowAttribute { starts.append(index) }
      isBelowAttribute = lines[index].wholeMatch(of: #/ *(?:@\w+(?:\([^()]*\))? ?)+/#) != nil
    }
    return zip(starts, starts.dropFirst() + [lines.endIndex]).map { lines[$0..<$1] }
  }
}
