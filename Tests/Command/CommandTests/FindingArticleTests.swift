import Foundation
import LayoutScene
import TestSupport
import Testing

/// The article for programs has every code that findings about layouts have, and no other.
@Suite struct FindingArticleTests {
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

  /// Each code that the sources of the layout give a warning stands in the table.
  @Test func theTableHasTheCodesOfFindings() throws {
    let files =
      try ["LayoutSolving", "LayoutWords"].flatMap {
        try Places.files(below: PackageFolder.sources(of: $0), withExtension: "swift")
      }
      + [PackageFolder.sources(of: "layout-render").appending(path: "Reports/LayoutFindings.swift")]
    let codes = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: /code: "([a-z-]+)"/).map { String($0.1) }
    }
    #expect(Set(codes) == words(under: ["Findings about layouts"]))
  }

  @Test func theTableHasTheKindsOfRemarks() {
    #expect(Set(LayoutRemark.Kind.allCases.map(\.rawValue)) == words(under: ["Remarks of check"]))
  }
}
