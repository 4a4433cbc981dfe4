import SwiftParser
package import SwiftSyntax

/// A file of Swift source. It is scanned for the names that it declares, and parsed when one of them is asked for.
package final class SourceUnit: Hashable {
  package let path: String
  package let text: String
  /// Source that describes a framework instead of an app: nothing in it is told as not understood.
  package let isModel: Bool
  package private(set) lazy var tree: SourceFileSyntax = {
    isParsed = true
    guard !tooDeep.isEmpty else { return Parser.parse(source: text) }
    var bytes = Array(text.utf8)
    for place in tooDeep.joined() where bytes[place] != 10 { bytes[place] = 32 }
    return Parser.parse(source: String(decoding: bytes, as: UTF8.self))
  }()
  /// What a unit adds to the type of a model.
  private(set) lazy var members: MemberBlockItemListSyntax = {
    var parser = Parser(text)
    return MemberBlockItemListSyntax.parse(from: &parser)
  }()
  package private(set) var isParsed = false
  /// Whether what it declares is known to the index.
  var isRead = false
  /// Whether classes, operators or previews are declared in it.
  private(set) var isInteresting = false
  package private(set) var imports: Set<String> = ["Swift"]
  /// What is inside of brackets that are nested too deeply for the parser: its time doubles with each. It is left out.
  package private(set) var tooDeep: [Range<Int>] = []
  private lazy var converter = SourceLocationConverter(fileName: path, tree: tree)

  /// The type of a model to which what is in this unit belongs.
  let extendedType: String?
  var isPrelude: Bool { isModel && path == "Swift" }

  /// How many bytes were added before the file's own, on its first line.
  package let added: Int

  package init(path: String, text: String, isModel: Bool, extending type: String? = nil, added: Int = 0) {
    (self.path, self.text, self.isModel, extendedType, self.added) = (path, text, isModel, type, added)
  }

  package static func == (one: SourceUnit, other: SourceUnit) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The line and the column, in bytes, of an offset; both count from one.
  package func position(_ offset: Int) -> (line: Int, column: Int) {
    let location = converter.location(for: AbsolutePosition(utf8Offset: offset))
    return (location.line, location.line == 1 ? max(1, location.column - added) : location.column)
  }

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "typealias", "func", "let", "var", "operator",
    "precedencegroup", "actor", "import",
  ]

  /// Whether types, extensions or previews are declared outside of braces.
  package var declaresTypes: Bool {
    Scanner(Array(text.utf8)).tokens.contains {
      ["class", "struct", "enum", "protocol", "extension", "actor", "#Preview"].contains($0)
    }
  }

  /// What the file declares outside of braces: `Type`, `extension Type`, `Type.member` for what it adds to the type of a
  /// model, and `operator`. Key words are found a hundred times faster than a file is parsed.
  func declaredKeys() -> [String] {
    // A unit of a model declares one thing, on its first line.
    let scanner = Scanner(isModel ? Array(Array(text.utf8).prefix { $0 != 10 }) : Array(text.utf8))
    tooDeep = scanner.tooDeep
    let owner = extendedType.map { $0 + "." } ?? ""
    var keys: [String] = []
    var keyword: String?
    // `let` or `var`, which may declare more behind a comma.
    var listing: String?
    for token in scanner.tokens {
      if Self.keywords.contains(token) {
        (keyword, listing) = (token, nil)
      } else if token == "#Preview" {
        isInteresting = true
      } else if let key = keyword,
        key == "func" || key == "operator" || token.utf8.allSatisfy(Scanner.isLetter)
      {
        switch key {
        case "import": imports.insert(String(token.prefix { $0 != "." }))
        case "extension": keys.append("extension " + SourceIndex.canonical(token))
        case "operator", "precedencegroup": keys.append("operator")
        default: keys.append(owner + token)
        }
        if ["class", "struct", "operator", "precedencegroup"].contains(key) { isInteresting = true }
        (keyword, listing) = (nil, key == "let" || key == "var" ? key : nil)
      } else if token == "init" {
        keys.append(owner + token)
      } else if token == "," {
        keyword = listing
      }
    }
    return keys
  }
}

/// As much of Swift's tokens as tells what is declared outside of brackets.
private struct Scanner {
  /// Words, also those that begin with `#`, and signs outside of brackets.
  private(set) var tokens: [String] = []
  /// What is inside of the twelfth of square brackets that are inside of one another.
  private(set) var tooDeep: [Range<Int>] = []
  private let bytes: [UInt8]
  private var index = 0, depth = 0, squares = 0
  init(_ text: [UInt8]) {
    bytes = text
    var deep = 0
    while index < bytes.count {
      switch (sign(), sign(1)) {
      case ("/", "/"): index = bytes[index...].firstIndex(of: 10) ?? bytes.count
      case ("/", "*"): skipComment()
      case ("\"", _), ("#", "\""), ("#", "#"): skipString()
      case ("{", _), ("(", _), ("[", _):
        depth += 1
        if sign() == "[" { squares += 1 }
        index += 1
        if squares == 12, deep == 0 { deep = index }
      case ("}", _), (")", _), ("]", _):
        depth = max(0, depth - 1)
        if sign() == "]" { squares = max(0, squares - 1) }
        if squares < 12, deep > 0 {
          tooDeep.append(deep..<index)
          deep = 0
        }
        index += 1
      case ("#", _): take(Self.isLetter)
      case (",", _): take { _ in false }
      case _ where Self.isLetter(bytes[index]): take(Self.isLetter)
      case _ where Self.signs.contains(bytes[index]): take(Self.signs.contains)
      default: index += 1
      }
    }
    if deep > 0 { tooDeep.append(deep..<bytes.count) }
  }

  private func sign(_ offset: Int = 0) -> Unicode.Scalar {
    Unicode.Scalar(index + offset < bytes.count ? bytes[index + offset] : 0)
  }
  /// Letters, digits, and the dots between names.
  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 32) >= 97 && (byte | 32) <= 122 || byte >= 46 && byte <= 57 && byte != 47 || byte == 95
      || byte >= 128
  }
  private static let signs = Set("/=-+!*%<>&|^~?".utf8)

  /// Passes over a byte and those behind it that belong to it: a token, if it is outside of brackets.
  private mutating func take(_ belongs: (UInt8) -> Bool) {
    let end = bytes[(index + 1)...].firstIndex { !belongs($0) } ?? bytes.count
    if depth == 0 { tokens.append(String(decoding: bytes[index..<end], as: UTF8.self)) }
    index = end
  }

  /// Passes a comment over; comments nest.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      let isOpened = sign() == "/" && sign(1) == "*"
      let isClosed = sign() == "*" && sign(1) == "/"
      depth += isOpened ? 1 : isClosed ? -1 : 0
      index += isOpened || isClosed ? 2 : 1
    } while depth > 0 && index < bytes.count
  }

  /// Passes a string over; what is interpolated holds no declarations.
  private mutating func skipString() {
    let pounds = bytes[index...].prefix { $0 == 35 }
    index += pounds.count
    guard sign() == "\"" else { return }
    let quotes = Array(repeating: UInt8(34), count: sign(1) == "\"" && sign(2) == "\"" ? 3 : 1)
    index += quotes.count
    while index < bytes.count, bytes[index] != 34 || !bytes[index...].starts(with: quotes + pounds) {
      if quotes.count == 1, bytes[index] == 10 { return }
      index += bytes[index] == 92 && pounds.isEmpty ? 2 : 1
    }
    index = min(bytes.count, index + quotes.count + pounds.count)
  }
}
