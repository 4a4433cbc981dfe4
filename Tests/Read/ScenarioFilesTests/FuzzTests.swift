import AutoLayout
import Diagnostics
import LayoutScene
import ScenarioFiles
import TestSupport
import Testing

/// No input traps, and whatever gives no scene says why.
@Suite struct FuzzTests {
  private static let mutator = Mutator(
    [
      "\"", "\\", "{", "}", "[", "]", ",", ":", "null", "true", "-1", "1e999", "0", "1001", "NaN", "\\u",
      "\\ud800",
      "\u{FEFF}", "ä", "😀", "\0", ".", " = ", " @", " x ", " × ", "Standard", "superview", "root", "-", "(",
      "(Priority ", "\u{301}", "[", "|", "-[a]", "compact-any", "\"variations\": {},", "\"type\": \"cell\",",
      ".safeArea", "\"after\": \"long-long\",", "\"views\": {},", "\"id\": \"top\",", "1e", "/", "≤", "$",
      "${", "\"template\": \"t\",", "self", ".edges", ".center", ".size", " inset 8",
      "topAnchor.constraint(equalTo: view.topAnchor)", ".snp.makeConstraints { $0.edges.equalTo(", "1. ",
      "//", "/*",
      "\"text\": [\"a\", {\"text\": \"b\", \"kern\": 9}],",
      "\"paragraphStyle\": {\"lineSpacing\": 1e6},",
      "\"baselineOffset\": -1000,", "\"underline\": true,",
      ",]", "\"image\": \"star\",", "\"style\": \"filled\",", "\"subtitle\": \"x\",",
      "\"device\": \"iPhone 99\",",
      "\"ignore\": [\"off-screen\"],", "UICollectionView", "systemBlue", "defaultHigh", "keyboard",
    ], escaping: { Mutator.jsonEscaped($0) })

  private static func check(_ bytes: [UInt8]) {
    let result = ScenarioReader.read(bytes, input: "fuzz.json")
    let hasErrors = result.diagnostics.contains { $0.severity == .error }
    #expect((result.scene == nil) == hasErrors, "\(String(decoding: bytes, as: UTF8.self))")
    for diagnostic in result.diagnostics {
      guard let place = diagnostic.place else { continue }
      let length = place.text.unicodeScalars.count
      #expect(place.line >= 1 && place.column >= 1 && place.column <= length + 1 && place.length >= 1)
    }
  }

  @Test(arguments: ["two-labels.json", "two-labels-ambiguous.json"], [1, 2] as [UInt64])
  func mutatedSamplesNeverTrap(_ name: String, seed: UInt64) throws {
    let bytes = try PackageFolder.sample(name)
    var random = RandomSource(seed: seed)
    for _ in 0..<150 { Self.check(Self.mutator.mutated(bytes, &random)) }
  }

  @Test(arguments: [7, 8, 9] as [UInt64]) func mutatedScenariosNeverTrap(seed: UInt64) {
    let bytes = Array(everything.utf8)
    #expect(ScenarioReader.read(bytes, input: "fuzz.json").diagnostics == [])
    var random = RandomSource(seed: seed)
    for _ in 0..<150 { Self.check(Self.mutator.mutated(bytes, &random)) }
  }

  @Test(arguments: [10, 11] as [UInt64]) func mutatedVisualFormatsNeverTrap(seed: UInt64) {
    let formats = ["H:|-[a(>=50,<=b@750)]-(-8)-[b]-|", "V:|[a]-gap-[b(==a)]-5.5-|", "[a]-(==9@1)-[b(wide)]"]
    var random = RandomSource(seed: seed)
    let head = Array(
      #"""
      {"views": [{"id": "a"}, {"id": "b", "subviews": [{"id": "c"}]}],
       "constraints": [{"metrics": {"gap": 3, "wide": 1e6}, "visualFormat": "
      """#.utf8)
    for round in 0..<500 {
      let format = Self.mutator.mutated(Array(formats[round % formats.count].utf8), &random)
      Self.check(head + format + Array(#""}]}"#.utf8))
    }
  }

  /// Equations are a language of their own; most mutations of a whole file never reach them.
  @Test(arguments: [3, 4, 5, 6] as [UInt64]) func mutatedEquationsNeverTrap(seed: UInt64) {
    let equations = [
      "top.leading = superview.leadingMargin", "bottom.height <= 2 × top.height + 21 @650",
      "Bottom Layout Guide.Top = top.Bottom + Standard (Priority 249)",
      "100 - 3:4 x top.width >= -bottom.width / 2",
    ]
    var random = RandomSource(seed: seed)
    let head = Array(#"{"views": [{"id": "top"}, {"id": "bottom"}], "constraints": [""#.utf8)
    for round in 0..<500 {
      let equation = Self.mutator.mutated(Array(equations[round % equations.count].utf8), &random)
      Self.check(head + equation + Array(#""]}"#.utf8))
    }
  }
}
