import AutoLayout
import Foundation
import Testing

/// The article about solutions has every key that they have, and no other.
@Suite struct SolutionArticleTests {
  private let article: String

  init() throws {
    article = try String(contentsOf: Places.catalogue.appending(path: "ForPrograms.md"), encoding: .utf8)
  }

  /// The words in the first cells of the article's tables, of some headings.
  private func words(under headings: Set<String>) -> Set<String> {
    var words: Set<String> = []
    var isWanted = false
    for line in article.split(separator: "\n") {
      if line.hasPrefix("### ") { isWanted = headings.contains(String(line.dropFirst(4))) }
      guard isWanted, line.hasPrefix("| `"), let cell = line.split(separator: "|").first else { continue }
      words.formUnion(cell.matches(of: /`([A-Za-z-]+)`/).map { String($0.1) })
    }
    return words
  }

  @Test func theTablesHaveTheKeysOfSolutions() throws {
    let samples = [
      "two-labels", "two-labels-ambiguous", "4-debugging/1-unsatisfiable", "8-controls/1-controls",
    ]
    var keys: Set<String> = []
    func collect(_ value: Any) {
      if let array = value as? [Any] { array.forEach(collect) }
      guard let object = value as? [String: Any] else { return }
      keys.formUnion(object.keys)
      // What these have within is said in their own rows.
      for (key, value) in object where !["canvas", "ambiguity"].contains(key) { collect(value) }
    }
    for sample in samples {
      let run = try Run.command(["solve", Places.samples.appending(path: "\(sample).json").path])
      collect(try JSONSerialization.jsonObject(with: run.output))
    }
    #expect(words(under: ["Options", "Views", "Constraints", "Conflicts and warnings"]) == keys)
    for origin in ConstraintOrigin.allCases { #expect(article.contains("`\(origin.rawValue)`")) }
  }

  /// Each code that the sources of the layout give a warning stands in the table.
  @Test func theTableHasTheCodesOfFindings() throws {
    let sources = Places.root.appending(path: "Sources")
    let files =
      try Places.files(below: sources.appending(path: "AutoLayout"), withExtension: "swift")
      + Places.files(below: sources.appending(path: "layout-render/Reports"), withExtension: "swift")
      .filter { $0.lastPathComponent == "LayoutFindings.swift" }
    let codes = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: /code: "([a-z-]+)"/).map { String($0.1) }
    }
    #expect(Set(codes) == words(under: ["Findings about layouts"]))
  }
}
