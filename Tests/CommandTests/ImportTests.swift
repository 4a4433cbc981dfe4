import Foundation
import Testing

/// The architecture, as far as imports show it: SwiftPM does not refuse an import that no one declared.
@Suite struct ImportTests {
  private static let ours = [
    "ConstraintSolver", "AutoLayout", "LayoutFiles", "LayoutReview", "LayoutDrawing", "PangoCairoBackend",
    "CPangoCairo", "CHarfBuzz", "CSpng", "CExpat", "CGLib", "SafeText", "Typesetting", "SVG", "LivePage",
    "PictureReading",
  ]

  /// What each target may import of ours, and of the system's.
  private static let allowed: [String: Set<String>] = [
    "ConstraintSolver": ["Synchronization"],
    "AutoLayout": ["ConstraintSolver"],
    "CGLib": [],
    "SafeText": ["CGLib"],
    "LayoutFiles": ["AutoLayout", "SafeText", "CExpat"],
    "LayoutReview": ["AutoLayout", "LayoutFiles", "SafeText", "CGLib"],
    "LayoutDrawing": ["AutoLayout"],
    "CPangoCairo": [],
    "CEnvironment": [],
    "CSpng": [],
    "CExpat": [],
    "CHarfBuzz": [],
    "Typesetting": ["AutoLayout"],
    "SVG": ["AutoLayout", "LayoutDrawing", "SafeText", "Typesetting"],
    "PangoCairoBackend": [
      "AutoLayout", "LayoutDrawing", "SafeText", "SVG", "Typesetting", "CPangoCairo", "CHarfBuzz", "CSpng",
      "Synchronization",
      "Glibc",
    ],
    "LivePage": ["SafeText"],
    // With what only `make live` compiles.
    "LiveModule": ["AutoLayout", "LayoutDrawing", "LayoutFiles", "SafeText", "SVG", "Typesetting"],
    "layout-render": [
      "ConstraintSolver", "AutoLayout", "LayoutFiles", "LayoutReview", "LayoutDrawing", "PangoCairoBackend",
      "LivePage", "SafeText",
      "Glibc", "Synchronization",
    ],
    "layout-render-plugin": ["PackagePlugin", "Foundation"],
    "layout-book": ["AutoLayout", "LayoutFiles", "SafeText", "Glibc"],
    "PictureReading": ["AutoLayout", "LayoutDrawing", "CExpat", "Glibc"],
    "layout-bench": [
      "ConstraintSolver", "AutoLayout", "LayoutFiles", "LayoutDrawing", "PangoCairoBackend", "PictureReading",
      "Glibc",
    ],
  ]

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
    let sources = Places.root.appending(path: "Sources")
    let targets = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter {
      !$0.hasPrefix(".")
    }
    #expect(Set(targets) == Set(Self.allowed.keys), "a target is missing from the table, or from Sources")
    for target in targets.sorted() {
      let files = try Places.files(below: sources.appending(path: target), withExtension: "swift")
      for file in files {
        for module in try Self.imports(of: file) {
          #expect(
            Self.allowed[target]?.contains(module) == true,
            "\(target): \(file.lastPathComponent) imports \(module)")
        }
      }
    }
  }

  /// The article has a row for each target; the second cell says what it may import.
  @Test func theArchitecturesArticleHasTheTable() throws {
    let article = try String(contentsOf: Places.catalogue.appending(path: "Architecture.md"), encoding: .utf8)
    var rows: [String: String] = [:]
    for line in article.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      for target in cells[0].split(separator: ", ") { rows[target.filter { $0 != "`" }] = cells[1] }
    }
    let expected = Self.allowed.mapValues { $0.isEmpty ? "nothing" : $0.sorted().joined(separator: ", ") }
    #expect(rows == expected)
  }

  @Test func areFoundInEveryForm() throws {
    let lines = [
      "import A", "  public import B", "@testable import C", "@_exported import struct D.E", "// import F",
    ]
    #expect(
      lines.compactMap { $0.firstMatch(of: Self.statement).map { String($0.1) } } == ["A", "B", "C", "D"])
  }
}
