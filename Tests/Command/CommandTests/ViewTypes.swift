import AutoLayout
import Diagnostics
import Foundation
import LayoutScene
import ScenarioFiles
import SolutionFiles

/// What the program itself says of the types of views.
enum ViewTypes {
  private struct Solution: Decodable {
    struct Option: Decodable { var constraints: [Constraint] }
    struct Constraint: Decodable { var description: String }
    var options: [Option]
  }

  /// Sizes and priorities of empty views, as the command solves them.
  static func table() throws -> String {
    // A cell stands in its list only.
    let kinds = ViewKind.allCases.filter { $0.list == nil }
    let views = kinds.map { "{\"id\": \"\($0.rawValue)\", \"type\": \"\($0.rawValue)\"}" }
    let scenario = "{\"canvas\": {\"size\": [400, 400]}, \"views\": [\(views.joined(separator: ", "))]}"
    let run = try Run.command(["solve", "-"], input: Data(scenario.utf8))
    let constraints = try JSONDecoder().decode(Solution.self, from: run.output).options[0].constraints
    func limit(_ kind: ViewKind, _ size: String) -> String {
      let start = "\(kind.rawValue).\(size) <= "
      let text = constraints.map(\.description).first { $0.hasPrefix(start) }
      return text.map { String($0.dropFirst(start.count).prefix { $0 != " " }) } ?? "–"
    }
    let rows = kinds.map { kind in
      let hugging = kind.defaultContentHugging
      return [
        "`\(kind.rawValue)`", "\(limit(kind, "width")) × \(limit(kind, "height"))",
        ReferenceArticles.plain(hugging.horizontal.rawValue),
        ReferenceArticles.plain(hugging.vertical.rawValue),
      ]
    }
    return MarkdownTable.text([["Type", "Empty size", "Horizontal hugging", "Vertical hugging"]] + rows)
  }

  /// Which types heed a key, of the keys that not all types heed: the reader warns of the others.
  static func kindsByKey(_ keys: Set<String>) throws -> [String: [ViewKind]] {
    var unused: [String: Set<ViewKind>] = [:]
    for kind in ViewKind.allCases {
      let members = keys.sorted().map { "\"\($0)\": 0" }.joined(separator: ", ")
      let text = "{\"views\": [{\"id\": \"a\", \"type\": \"\(kind.rawValue)\", \(members)}]}"
      for diagnostic in ScenarioReader.read(Array(text.utf8), input: "").diagnostics
      where diagnostic.code == "unused-key" {
        guard let key = diagnostic.message.split(separator: "\"").first else { continue }
        unused[String(key), default: []].insert(kind)
      }
    }
    return unused.mapValues { kinds in ViewKind.allCases.filter { !kinds.contains($0) } }
  }
}
