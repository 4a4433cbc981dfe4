import Foundation

/// What the source of the library UIKit declares for code outside of it.
package struct LibraryDeclarations {
  /// By the type that has them, such as `UIButton.Configuration`.
  package typealias Names = [String: Set<String>]

  /// The properties of instances that code can set.
  package private(set) var settable: Names = [:]
  /// All properties of instances.
  package private(set) var properties: Names = [:]
  /// The constants and properties of types.
  package private(set) var statics: Names = [:]
  /// The cases of enumerations, but for those with associated values.
  package private(set) var cases: Names = [:]

  package init() throws {
    let folder = try PackageFolder.sources(of: "UIKit")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    for file in files ?? [] {
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      var scan = SourceScan(lines: lines.map(SourceScan.code))
      scan.run()
      settable.merge(scan.settable) { $0.union($1) }
      properties.merge(scan.properties) { $0.union($1) }
      statics.merge(scan.statics) { $0.union($1) }
      cases.merge(scan.cases) { $0.union($1) }
    }
  }
}

/// Reads declarations line by line: those of this project's sources are formatted alike.
private struct SourceScan {
  let lines: [String]
  var settable: LibraryDeclarations.Names = [:], properties: LibraryDeclarations.Names = [:]
  var statics: LibraryDeclarations.Names = [:], cases: LibraryDeclarations.Names = [:]
  private var types: [(name: String, depth: Int)] = []
  /// A type whose brace is on a later line than its name.
  private var begun: String?
  private var isEnumeration = false, isListingCases = false

  init(lines: [String]) { self.lines = lines }

  /// A line without its comment and texts.
  static func code(_ line: Substring) -> String {
    String(line).replacing(/"(\\.|[^"\\])*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
  }

  mutating func run() {
    var depth = 0
    for (number, line) in lines.enumerated() {
      if depth == types.last.map({ $0.depth + 1 }) ?? 0 { read(line, number) }
      if let type = line.firstMatch(
        of:
          /^\s*(?:@\w+(?:\([^)]*\))? )*(?:[a-z]+(?:\(\w+\))? )*(?:class|struct|enum|extension|protocol|actor) ([A-Z_][\w.]*)/
      ) {
        begun = String(type.1)
      }
      if let name = begun, line.contains("{") {
        types.append((name, depth))
        begun = nil
        isEnumeration = line.contains(#/\bpublic (?:indirect )?enum /#)
        if isEnumeration, let all = line.firstMatch(of: #/\{ case ([^}]*)/#) { readCases(all.1) }
      }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      while let last = types.last, depth <= last.depth { types.removeLast() }
    }
  }

  private var owner: String { types.map(\.name).joined(separator: ".") }

  /// Reads a line that is not inside of a member.
  private mutating func read(_ line: String, _ number: Int) {
    if isEnumeration {
      let listed = line.firstMatch(of: #/^ *case (.*)$/#).map(\.1) ?? (isListingCases ? line[...] : nil)
      if let listed { readCases(listed) }
      isListingCases = listed?.hasSuffix(",") == true
    }
    guard
      let match = line.firstMatch(
        of: /^\s*(?:@\w+(?:\([^)]*\))? )*((?:[a-z]+(?:\(\w+\))? )*)(var|let) (`?\w+`?)(.*)$/),
      case let modifiers = match.1.split(separator: " "),
      modifiers.contains(where: { $0 == "public" || $0 == "open" })
    else { return }
    let name = match.3.filter { $0 != "`" }
    if modifiers.contains(where: { $0 == "static" || $0 == "class" }) {
      statics[owner, default: []].insert(name)
      return
    }
    properties[owner, default: []].insert(name)
    guard match.2 == "var", !modifiers.contains(where: { $0.hasSuffix("(set)") }) else { return }
    if !match.4.contains("{") || body(from: number).contains(/\b(set|didSet|willSet|_modify)\b/) {
      settable[owner, default: []].insert(name)
    }
  }

  private mutating func readCases(_ list: Substring) {
    guard !list.contains("(") else { return }
    for one in list.split(separator: ",") {
      let name = one.prefix { $0 != "=" }.filter { $0 != " " && $0 != "`" }
      if !name.isEmpty { cases[owner, default: []].insert(name) }
    }
  }

  private func body(from number: Int) -> String {
    var (text, depth) = ("", 0)
    for line in lines[number...] {
      text += line + "\n"
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      if depth <= 0 { break }
    }
    return text
  }
}
