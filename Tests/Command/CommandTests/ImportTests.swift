import Foundation
import TestSupport
import Testing

/// The architecture, as far as it shows in imports and names: the tables of its article are what holds. SwiftPM does not
/// refuse an import that no one declared, and knows no folders.
@Suite struct ImportTests {
  private static let sources = Places.root.appending(path: "Sources")

  /// What the tables of the article say.
  private struct Architecture {
    /// The rooms, in the order in which data passes through them, each with its targets.
    var rooms: [(name: String, targets: [String])] = []
    /// What a target may import, and what a folder of a target may use.
    var allowed: [String: Set<String>] = [:]

    init() throws {
      let article = try String(
        contentsOf: Places.catalogue.appending(path: "Architecture.md"), encoding: .utf8)
      for line in article.split(separator: "\n") {
        if line.hasPrefix("#### ") { rooms.append((String(line.dropFirst(5)), [])) }
        guard line.hasPrefix("| `") else { continue }
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        let things = cells[1] == "nothing" ? [] : cells[1].split(separator: ", ").map(String.init)
        for row in cells[0].split(separator: ", ").map({ $0.filter { $0 != "`" } }) {
          allowed[row] = Set(things)
          if !row.contains("/"), !rooms.isEmpty { rooms[rooms.count - 1].targets.append(row) }
        }
      }
    }

    func room(of target: String) -> Int? { rooms.firstIndex { $0.targets.contains(target) } }
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
    let architecture = try Architecture()
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
      .filter { !$0.hasPrefix(".") }
    #expect(
      Set(folders) == Set(architecture.rooms.map(\.name)),
      "a room is missing from the article, or from Sources")
    for room in architecture.rooms {
      let folder = Self.sources.appending(path: room.name)
      let targets = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
        !$0.hasPrefix(".")
      }
      #expect(Set(targets) == Set(room.targets), "a target is missing from the table, or from \(room.name)")
      for target in targets.sorted() {
        var used: Set<String> = []
        for file in try Places.files(below: folder.appending(path: target), withExtension: "swift") {
          used.formUnion(try Self.imports(of: file))
        }
        #expect(used == architecture.allowed[target], "what \(target) imports is not what the table has")
      }
    }
  }

  /// Data passes through the rooms in one direction.
  @Test func roomsKnowOnlyThoseBeforeThem() throws {
    let architecture = try Architecture()
    for (number, room) in architecture.rooms.enumerated() where room.name != "C" {
      for target in room.targets {
        for other in architecture.allowed[target] ?? [] {
          guard let place = architecture.room(of: other), architecture.rooms[place].name != "C" else {
            continue
          }
          #expect(place <= number, "\(target) in \(room.name) imports \(other), which is in a later room")
        }
      }
    }
  }

  /// A folder that a reader of the source begins with does not lead to one that leads back.
  @Test func foldersFormNoCircles() throws {
    let rooms = try Architecture().allowed.filter { $0.key.contains("/") }
    for start in rooms.keys.sorted() {
      let target = start.prefix { $0 != "/" }
      var seen: Set<String> = []
      var waiting = Array(rooms[start] ?? [])
      while let next = waiting.popLast() {
        if seen.insert(next).inserted { waiting += rooms["\(target)/\(next)"] ?? [] }
      }
      #expect(!seen.contains(String(start.dropFirst(target.count + 1))), "\(start) uses what uses it")
    }
  }

  /// Folders of a target know of one another only what the table allows: no type that another declares.
  @Test func foldersFollowTheTable() throws {
    let rooms = try Architecture().allowed.filter { $0.key.contains("/") }
    for target in Set(rooms.keys.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted() {
      let folder = try PackageFolder.sources(of: target)
      var declared: [Substring: Set<String>] = [:]
      var words: [String: Set<Substring>] = [:]
      for file in try Places.files(below: folder, withExtension: "swift") {
        let parts = file.deletingLastPathComponent().pathComponents.dropFirst(folder.pathComponents.count)
        let room = ([target] + parts.prefix(1)).joined(separator: "/")
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          let code = line.components(separatedBy: "//")[0]
          // Without what is in quotation marks.
          let spoken = code.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .compactMap { $0 % 2 == 0 ? $1 : nil }.joined(separator: " ")
          let tokens = spoken.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
          words[room, default: []].formUnion(tokens.filter { $0.first?.isUppercase == true })
          // A type of the file's own, not one inside another.
          guard !line.hasPrefix(" "), !line.hasPrefix("extension") else { continue }
          let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias"]
          if let kind = tokens.firstIndex(where: kinds.contains), kind + 1 < tokens.count {
            declared[tokens[kind + 1], default: []].insert(room)
          }
        }
      }
      // Files beside the folders may use all of them.
      for (room, words) in words.sorted(by: { $0.key < $1.key }) where room.contains("/") {
        var used: Set<String> = []
        for word in words {
          guard let home = declared[word], home.count == 1, let other = home.first, other != room,
            other.contains("/")
          else { continue }
          used.insert(String(other.dropFirst(target.count + 1)))
        }
        #expect(used == rooms[room], "what \(room) uses is not what the table has")
      }
    }
  }

  /// The interpreter runs Swift, whatever it is about: UIKit is a model, written in Swift.
  @Test func theInterpreterKnowsNoUIKit() throws {
    for file in try Places.files(
      below: PackageFolder.sources(of: "SwiftInterpreter"), withExtension: "swift")
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
