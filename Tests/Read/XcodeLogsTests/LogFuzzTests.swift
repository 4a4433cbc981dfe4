import AutoLayout
import Diagnostics
import LayoutScene
import LayoutSolving
import LayoutWords
import TestSupport
import Testing
import XcodeLogs

/// No log traps, and whatever gives no scene says why.
@Suite struct LogFuzzTests {
  private static let mutator = Mutator([
    "<", ">", "'", "\"", "(", ")", "[", "]", "|", "-", "H:", "V:", ".", ":0x", "0x", "\n", "> ", "&lt;", "&",
    "(active", "names:", "'|':", "==", ">=", "priority:", "NSSpace(", "(LTR)", "*", "1e999", "-0", "UISV-",
    "NSLayoutConstraint", "Unable to simultaneously satisfy constraints.", "\u{A0}", "😀", "\0", "\\U00",
    "Will attempt to recover by breaking constraint", ".midX", "UIView-Encapsulated-Layout-Height",
    "<UILayoutGuide: 0x",
  ])

  private static let seed = log([
    "<NSLayoutConstraint:0x60 'id' UILabel:0xa1'It's'.width >= 400   (active)>",
    "<NSLayoutConstraint:0x61 H:|-(>=16@750)-[UILabel:0xa1'It's'](LTR)   (active, names: '|':UIView:0xb1 )>",
    "<NSAutoresizingMaskLayoutConstraint:0x62 h=-&- v=--& UIView:0xb1.minX == 0.5*UIWindow:0xc1.width - 3   (active)>",
    "<NSLayoutConstraint:0x63 'UIView-Encapsulated-Layout-Width' UIView:0xb1.width == 320   (active)>",
    "<NSLayoutConstraint:0x64 a b.bottom == UILayoutGuide:0xd1'UIViewSafeAreaLayoutGuide'.bottom   (active, names: a b:0xe1 )>",
    "<NSLayoutConstraint:0x65 V:[a b]-(NSSpace(8))-[UILabel:0xa1'It's']   (active, names: a b:0xe1 )>",
  ])

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func mutatedLogsNeverTrap(_ seed: UInt64) {
    var random = RandomSource(seed: seed)
    for round in 0..<100 {
      let bytes = Self.mutator.mutated(Array(Self.seed.utf8), rounds: 6, &random)
      let result = ConflictLogReader.read(bytes, input: "fuzz.log")
      let hasErrors = result.diagnostics.contains { $0.severity == .error }
      #expect((result.scene == nil) == hasErrors, "\(String(decoding: bytes, as: UTF8.self))")
      for place in result.diagnostics.compactMap(\.place) {
        #expect(place.line >= 1 && place.column >= 1 && place.length >= 1)
        #expect(place.column <= place.text.unicodeScalars.count + 1)
      }
      guard round % 8 == 0, let scene = result.scene else { continue }
      for layout in LayoutEngine.solve(scene, measurer: NoText()) {
        let conflict = layout.conflicts.first
        #expect(layout.conflicts.count == 1 && conflict?.constraints == Array(layout.constraints.indices))
        if let conflict { #expect(!layout.explain(conflict).advice.isEmpty) }
      }
    }
  }

  /// A number that cannot be computed with takes its constraint along, not the conflict.
  @Test(arguments: ["1e300", "1000001", "-2e6"]) func hugeNumbers(_ constant: String) throws {
    let text = log([
      "<NSLayoutConstraint:0x60 UILabel:0xa1'a'.width >= \(constant)   (active)>",
      "<NSLayoutConstraint:0x61 UILabel:0xa1'a'.width == 400   (active)>",
      "<NSLayoutConstraint:0x62 UILabel:0xa1'a'.width == 300   (active)>",
    ])
    let result = ConflictLogReader.read(Array(text.utf8), input: "a.log")
    #expect(result.diagnostics.map(\.code).contains("out-of-range"))
    let scene = try #require(result.scene)
    #expect(scene.options.first?.constraints.allSatisfy { $0.constant.magnitude <= 1e6 } == true)
    let layout = try #require(LayoutEngine.solve(scene, measurer: NoText()).first)
    #expect(layout.conflicts.count == 1)
  }

  /// The reader's work grows with the log; with its square, this would not end.
  @Test(arguments: [
    "<", "<NSLayoutConstraint:", "'", ">", "<NSLayoutConstraint:0x1 A:0x1'", "Unable to ", "&lt;",
  ])
  func repetitionEnds(_ piece: String) {
    let text = String(repeating: piece, count: (1 << 18) / piece.utf8.count)
    _ = ConflictLogReader.read(Array(text.utf8), input: "long.log")
  }
}

/// Measures no text: what fuzzed views look like does not count.
private final class NoText: TextMeasurer {
  func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout { .empty }

  func lineWidths(of text: Text, maximumWidth: Double?, maximumHeight: Double?) -> [Double] { [] }

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: 0, descender: 0, lineHeight: 0)
  }
}
