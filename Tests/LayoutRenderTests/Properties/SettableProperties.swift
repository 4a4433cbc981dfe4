import Foundation

/// The properties that code outside of the library can set, as the library's source declares them.
enum SettableProperties {
  /// By the type that has them, such as `UIButton.Configuration`.
  static func all() throws -> [String: Set<String>] {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/UIKit").standardizedFileURL
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    var found: [String: Set<String>] = [:]
    for file in files ?? [] {
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      var scan = SourceScan(lines: lines.map(SourceScan.code))
      scan.run()
      found.merge(scan.found) { $0.union($1) }
    }
    return found
  }
}

/// Reads declarations line by line: those of this project's sources are formatted alike.
private struct SourceScan {
  let lines: [String]
  var found: [String: Set<String>] = [:]
  private var types: [(name: String, depth: Int)] = []
  /// A type whose brace is on a later line than its name.
  private var begun: String?

  init(lines: [String]) { self.lines = lines }

  /// A line without its comment and texts.
  static func code(_ line: Substring) -> String {
    String(line).replacing(/"(\\.|[^"\\])*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
  }

  mutating func run() {
    var depth = 0
    for (number, line) in lines.enumerated() {
      if let property = settable(line, number) {
        found[types.map(\.name).joined(separator: "."), default: []].insert(property)
      }
      if let type = line.firstMatch(
        of:
          /^\s*(?:@\w+(?:\([^)]*\))? )*(?:[a-z]+(?:\(\w+\))? )*(?:class|struct|enum|extension|protocol|actor) ([A-Z_][\w.]*)/
      ) {
        begun = String(type.1)
      }
      if let name = begun, line.contains("{") {
        types.append((name, depth))
        begun = nil
      }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      while let last = types.last, depth <= last.depth { types.removeLast() }
    }
  }

  /// The name of the property of an instance that a line declares, where it can be set.
  private func settable(_ line: String, _ number: Int) -> String? {
    guard
      let match = line.firstMatch(of: /^\s*(?:@\w+(?:\([^)]*\))? )*((?:[a-z]+(?:\(\w+\))? )*)var (\w+)(.*)$/),
      case let modifiers = match.1.split(separator: " "),
      modifiers.contains(where: { $0 == "public" || $0 == "open" }),
      !modifiers.contains(where: { $0 == "static" || $0 == "class" || $0.hasSuffix("(set)") })
    else { return nil }
    let isComputed = match.3.contains("{")
    return !isComputed || body(from: number).contains(/\b(set|didSet|willSet|_modify)\b/)
      ? String(match.2) : nil
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
