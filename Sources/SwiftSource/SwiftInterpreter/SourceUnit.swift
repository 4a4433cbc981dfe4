import SwiftParser
package import SwiftSyntax

/// A file of Swift source. It is scanned for the names that it declares, and parsed when one of them is asked for.
package final class SourceUnit: Hashable {
  package let path: String
  package let text: String
  /// Whether the source describes a framework instead of an app; nothing in it is then reported as not understood.
  package let isModel: Bool
  package private(set) lazy var tree: SourceFileSyntax = {
    isParsed = true
    guard !leftOut.isEmpty else { return Parser.parse(source: text) }
    var bytes = Array(text.utf8)
    for one in leftOut {
      for place in one.range where bytes[place] != 10 { bytes[place] = 32 }
    }
    return Parser.parse(source: String(decoding: bytes, as: UTF8.self))
  }()
  /// The members that a unit adds to a type of a model.
  private(set) lazy var members: MemberBlockItemListSyntax = {
    if let only = declaration { return MemberBlockItemListSyntax([MemberBlockItemSyntax(decl: only)]) }
    var parser = Parser(text)
    return MemberBlockItemListSyntax.parse(from: &parser)
  }()
  /// The declaration that a unit of a model consists of; nil if there is more. Parsing a small one as a file would take
  /// twice as long, because the parser first looks for everything else that a file may hold.
  private(set) lazy var declaration: DeclSyntax? = {
    guard isOfModel else { return nil }
    var parser = Parser(text)
    let only = DeclSyntax.parse(from: &parser)
    let rest = text.utf8.dropFirst(only.totalLength.utf8Length)
    return rest.allSatisfy { $0 == UInt8(ascii: "\n") } && !only.is(IfConfigDeclSyntax.self) ? only : nil
  }()
  package private(set) var isParsed = false
  /// Whether its declarations are known to the index.
  var isRead = false
  /// Whether classes, operators or previews are declared in it.
  private(set) var isInteresting = false
  package private(set) var imports: Set<String> = ["Swift"]
  /// The parts that are left out because the parser would take too long for them, in the order in which they end.
  package private(set) lazy var leftOut = scanned.leftOut
  private lazy var scanned: SourceScanner = {
    let bytes = Array(text.utf8)
    guard bytes.count > SourceScanner.sizeLimit else { return SourceScanner(bytes) }
    return SourceScanner(leavingOut: bytes.count, because: "the file is larger than 1 MB; it is left out")
  }()
  /// Whether nothing of it is parsed.
  package var isLeftOut: Bool { leftOut.first?.range.count == text.utf8.count && !leftOut.isEmpty }
  private lazy var converter = SourceLocationConverter(fileName: path, tree: tree)

  /// The type of a model to which the contents of this unit belong.
  let extendedType: String?
  var isPrelude: Bool { isModel && path == "Swift" }
  /// Whether it is a file of a model, rather than a piece of source that a front end runs.
  var isOfModel: Bool { isModel && !path.isEmpty }
  /// Whether its declarations are known only to models.
  var isOfEngine: Bool { isModel && path == Self.enginePath }
  static let enginePath = "Engine"
  /// The targets whose files have this path.
  static let engineModules: Set = ["AutoLayout", "LayoutScene", "Typesetting"]

  /// The number of bytes that were added before the file's own, on its first line.
  package let added: Int

  /// Whether it is a member that is not public: only models may use it.
  let isInternal: Bool

  package init(
    path: String, text: String, isModel: Bool, extending type: String? = nil, added: Int = 0,
    isInternal: Bool = false
  ) {
    (self.path, self.text, self.isModel, extendedType, self.added) = (path, text, isModel, type, added)
    self.isInternal = isInternal
  }

  package static func == (one: SourceUnit, other: SourceUnit) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Leaves out the whole file.
  func leaveOut(because reason: String) {
    leftOut = SourceScanner(leavingOut: text.utf8.count, because: reason).leftOut
  }

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
    scanned.tokens.contains {
      ["class", "struct", "enum", "protocol", "extension", "actor", "#Preview"].contains($0)
    }
  }

  /// The keys of the declarations outside braces: `Type`, `extension Type` and `operator`. Scanning for keywords is a
  /// hundred times faster than parsing the file.
  func declaredKeys() -> [String] {
    var keys: [String] = []
    var keyword: String?
    // `let` or `var`, which may declare more after a comma.
    var listing: String?
    for token in scanned.tokens {
      if Self.keywords.contains(token) {
        (keyword, listing) = (token, nil)
      } else if token == "#Preview" {
        isInteresting = true
      } else if let key = keyword,
        key == "func" || key == "operator" || token.utf8.allSatisfy(SourceScanner.isLetter)
      {
        switch key {
        case "import": imports.insert(String(token.prefix { $0 != "." }))
        case "extension": keys.append("extension " + SourceIndex.canonical(token))
        case "operator", "precedencegroup": keys.append("operator")
        default: keys.append(token)
        }
        let mayHoldClass = key == "extension" && scanned.hasClass
        if mayHoldClass || ["class", "struct", "operator", "precedencegroup"].contains(key) {
          isInteresting = true
        }
        (keyword, listing) = (nil, key == "let" || key == "var" ? key : nil)
      } else if token == "," {
        keyword = listing
      }
    }
    return keys
  }
}
