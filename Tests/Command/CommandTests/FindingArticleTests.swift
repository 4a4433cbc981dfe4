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

  @Test func theTableHasTheCodesOfFindings() {
    let codes = LayoutFinding.Code.allCases.map(\.rawValue) + ["conflict"]
    #expect(Set(codes) == words(under: ["Findings about layouts"]))
  }

  @Test func theTableHasTheKindsOfRemarks() {
    #expect(Set(LayoutRemark.Kind.allCases.map(\.rawValue)) == words(under: ["Remarks of check"]))
  }
}
