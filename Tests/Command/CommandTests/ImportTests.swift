import Foundation
import Testing

/// The architecture, as far as it shows in imports and names: the tables of its article are what holds. SwiftPM does not
/// refuse an import that no one declared, and knows no folders.
@Suite struct ImportTests {
  private static let sources = Places.root.appending(path: "Sources")

  /// The rows of the article's tables by their first cells, of which one row may have several; of each the things that
  /// its second cell allows.
  private static func allowed() throws -> [String: Set<String>] {
    let article = try String(contentsOf: Places.catalogue.appending(path: "Architecture.md"), encoding: .utf8)
    var rows: [String: Set<String>] = [:]
    for line in article.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let things = cells[1] == "nothing" ? [] : cells[1].split(separator: ", ").map(String.init)
      for row in cells[0].split(separator: ", ") { rows[row.filter { $0 != "`" }] = Set(things) }
    }
    return rows
  }

  private static var statement: Regex<(Substring, Substring)> {
    /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)/
  }

  private static func imports(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      // Regular expressions are slow in debug builds.
      .filter { $0.contains("import") }.compactMap {
        $0.firstMatch(of: statement).map { String($0.1) }
      }
  }

  @Test func followTheTable() throws {
    let allowed = try Self.allowed()
    let targets = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path).filter {
      !$0.hasPrefix(".")
    }
    #expect(
      Set(targets) == Set(allowed.keys.filter { !$0.contains("/") }),
      "a target is missing from the table, or from Sources")
    for target in targets.sorted() {
      var used: Set<String> = []
      for file in try Places.files(below: Self.sources.appending(path: target), withExtension: "swift") {
        used.formUnion(try Self.imports(of: file))
      }
      #expect(used == allowed[target], "what \(target) imports is not what the table has")
    }
  }

  /// Folders of a target know of one another only what the table allows: no type that another declares.
  @Test func foldersFollowTheTable() throws {
    let rooms = try Self.allowed().filter { $0.key.contains("/") }
    for target in Set(rooms.keys.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted() {
      let folder = Self.sources.appending(path: target)
      var declared: [Substring: Set<String>] = [:]
      var words: [String: Set<Substring>] = [:]
      for file in try Places.files(below: folder, withExtension: "swift") {
        let parts = file.deletingLastPathComponent().pathComponents.dropFirst(folder.pathComponents.count)
        let room = ([target] + parts.prefix(1)).joined(separator: "/")
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          let code = line.components(separatedBy: "//")[0]
          let tokens = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
          words[room, default: []].formUnion(tokens.filter { $0.first?.isUppercase == true })
          // A type of the file's own, not one inside another.
          guard !line.hasPrefix(" "), !line.hasPrefix("extension") else { continue }
          let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias"]
          if let kind = tokens.firstIndex(where: kinds.contains), kind + 1 < tokens.count {
            declared[tokens[kind + 1], default: []].insert(room)
          }
        }
      }
      for (room, words) in words.sorted(by: { $0.key < $1.key }) {
        var used: Set<String> = []
        for word in words {
          guard let home = declared[word], home.count == 1, let other = home.first, other != room else {
            continue
          }
          used.insert(String(other.dropFirst(target.count + 1)))
        }
        #expect(used == rooms[room], "what \(room) uses is not what the table has")
      }
    }
  }

  /// The interpreter runs Swift, whatever it is about: UIKit is a model, written in Swift.
  @Test func theInterpreterKnowsNoUIKit() throws {
    for file in try Places.files(
      below: Self.sources.appending(path: "SwiftInterpreter"), withExtension: "swift")
    {
      for line in try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).dropLast() {
        guard line.contains("UI") || line.contains("NSLayout") else { continue }
        let code = line.components(separatedBy: "//")[0]
        #expect(code.firstMatch(of: /\bUI[A-Z]|NSLayout/) == nil, "\(file.lastPathComponent): \(line)")
      }
    }
  }

  @Test func areFoundInEveryForm() throws {
    let lines = [
      "import A", "  public import B", "@testable import C", "@_exported import struct D.E", "// import F",
    ]
    #expect(
      lines.compactMap { $0.firstMatch(of: Self.statement).map { String($0.1) } } == ["A", "B", "C", "D"])
  }
}
