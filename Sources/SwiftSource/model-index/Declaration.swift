/// The beginning of a declaration: its kind, and the names that it declares.
struct Declaration {
  /// `class`, `func`, `var` and so on; nil if nothing is declared.
  let keyword: String?
  /// More than one where variables are listed.
  let names: [String]
  private let modifiers: Set<String>
  /// The number of lines up to the one that opens a block; 1 if none does.
  let lineCount: Int
  let opensBlock: Bool
  private let isComputed: Bool
  /// Whether it is a public member that has no effect: a value, a constant answer, an empty body.
  let isInert: Bool
  /// Whether it is a public enumeration, or set of options.
  let isEnumerated: Bool
  let isPublic: Bool
  /// Whether a model hides it from programs.
  let isOfPackage: Bool

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "typealias", "func", "let", "var", "operator",
    "precedencegroup", "actor", "init", "deinit", "subscript", "case",
  ]
  private static let types: Set<String> = ["class", "struct", "enum", "extension"]

  init(_ lines: ArraySlice<Substring>) {
    let opening = lines.firstIndex { $0.hasSuffix("{") }
    lineCount = opening.map { $0 - lines.startIndex + 1 } ?? 1
    opensBlock = opening != nil
    let text = lines.joined(separator: "\n")
    var words = text.drop { " \n".contains($0) }
    var keyword: String?, modifiers: Set<String> = []
    while keyword == nil, let word = Self.word(&words) {
      // In `class func`, `class` is a modifier.
      let next = words.prefix { $0.isLetter }
      if Self.keywords.contains(word), word != "class" || !["func", "var", "let"].contains(String(next)) {
        keyword = word
      } else {
        modifiers.insert(word)
      }
    }
    self.keyword = keyword
    self.modifiers = modifiers
    names = keyword.map { Self.names(after: $0, words) } ?? []
    let isSet = keyword == "struct" && lines.prefix(lineCount).contains { $0.contains("OptionSet") }
    isEnumerated = modifiers.contains("public") && (keyword == "enum" || isSet)
    isComputed = words.first { "{=".contains($0) } == "{"
    isOfPackage = modifiers.contains("package")
    isPublic = !modifiers.isDisjoint(with: ["open", "public"])
    isInert = isPublic && !modifiers.contains("lazy") && Self.isInert(keyword, text)
  }

  private static func isInert(_ keyword: String?, _ text: String) -> Bool {
    let body = text.firstIndex(of: "{").map { text[$0...] }
    let isConstant = body?.wholeMatch(of: #/\{ *(?:true|false|nil|0|\[\]|\.zero|\.none)? *\}/#) != nil
    switch keyword {
    case "func": return isConstant
    case "var", "let": return isConstant || body == nil && !text.contains("Host.")
    default: return false
    }
  }

  /// Consumes a modifier or a keyword, skipping attributes.
  private static func word(_ text: inout Substring) -> String? {
    while text.first == "@" {
      text = text.dropFirst().drop { $0.isLetter || $0 == "_" }
      if text.first == "(" { text = text.drop { $0 != ")" }.dropFirst() }
      text = text.drop { " \n".contains($0) }
    }
    let word = text.prefix { $0.isLetter }
    guard !word.isEmpty else { return nil }
    text = text.dropFirst(word.count)
    if text.first == "(", !["init", "subscript"].contains(word) {
      text = text.drop { $0 != ")" }.dropFirst()
    }
    if text.first == "?" { text.removeFirst() }
    text = text.drop { " \n".contains($0) }
    return String(word)
  }

  private static func names(after keyword: String, _ text: Substring) -> [String] {
    switch keyword {
    case "init", "deinit", "subscript": return [keyword]
    case "func": return [String(text.prefix { !"(< ".contains($0) || text.first == $0 })].map(plain)
    case "let", "var":
      // Names of a list stand before a colon, an equals sign or a comma outside of brackets.
      var names: [String] = [], depth = 0, isName = true, name = "", last: Character = " "
      for sign in text {
        defer { last = sign }
        if depth == 0, sign == "\n", !isName { break }
        if "([{<".contains(sign) { depth += 1 }
        // Not the arrow of a function type.
        if ")]}".contains(sign) || sign == ">" && last != "-" { depth -= 1 }
        guard depth == 0 else { continue }
        switch sign {
        case ",":
          if isName { names.append(name) }
          (name, isName) = ("", true)
        case ":", "=":
          if isName { names.append(name) }
          (name, isName) = ("", false)
        case " ", "\n": break
        default: if isName { name.append(sign) }
        }
      }
      if isName, !name.isEmpty { names.append(name) }
      return names.map(plain)
    default: return [plain(String(text.prefix { !" :<({\n".contains($0) }))]
    }
  }

  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  /// The kind of the type that is declared or extended; nil if it is not a type.
  var typeKind: String? { keyword.flatMap { Self.types.contains($0) ? $0 : nil } }

  /// Whether a member of a type is looked up by its name, and is not a part of every value of the type.
  func isAside(in type: String) -> Bool {
    guard let keyword else { return false }
    if !modifiers.isDisjoint(with: ["static", "class"]) { return true }
    switch keyword {
    case "func", "struct", "enum", "class": return true
    case "var": return ["class", "extension"].contains(type) || isComputed
    case "init": return !["struct", "enum"].contains(type)
    default: return false
    }
  }

  func keys(in owner: String?) -> [String] {
    switch keyword {
    case nil: []
    case "extension": names.map { "extension " + $0 }
    case "operator", "precedencegroup": ["operator"]
    default: names.map { (owner.map { $0 + "." } ?? "") + $0 }
    }
  }
}
