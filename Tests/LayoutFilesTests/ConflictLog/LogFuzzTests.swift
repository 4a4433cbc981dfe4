import AutoLayout
import LayoutFiles
import TestSupport
import Testing

/// No log traps, and whatever gives no scene says why.
@Suite struct LogFuzzTests {
  private static let pieces: [[UInt8]] = [
    "<", ">", "'", "\"", "(", ")", "[", "]", "|", "-", "H:", "V:", ".", ":0x", "0x", "\n", "> ", "&lt;", "&",
    "(active", "names:", "'|':", "==", ">=", "priority:", "NSSpace(", "(LTR)", "*", "1e999", "-0", "UISV-",
    "NSLayoutConstraint", "Unable to simultaneously satisfy constraints.", "\u{A0}", "😀", "\0", "\\U00",
    "Will attempt to recover by breaking constraint", ".midX", "UIView-Encapsulated-Layout-Height",
    "<UILayoutGuide: 0x",
  ].map { Array($0.utf8) }

  private static let seed = log([
    "<NSLayoutConstraint:0x60 'id' UILabel:0xa1'It's'.width >= 400   (active)>",
    "<NSLayoutConstraint:0x61 H:|-(>=16@750)-[UILabel:0xa1'It's'](LTR)   (active, names: '|':UIView:0xb1 )>",
    "<NSAutoresizingMaskLayoutConstraint:0x62 h=-&- v=--& UIView:0xb1.minX == 0.5*UIWindow:0xc1.width - 3   (active)>",
    "<NSLayoutConstraint:0x63 'UIView-Encapsulated-Layout-Width' UIView:0xb1.width == 320   (active)>",
    "<NSLayoutConstraint:0x64 a b.bottom == UILayoutGuide:0xd1'UIViewSafeAreaLayoutGuide'.bottom   (active, names: a b:0xe1 )>",
    "<NSLayoutConstraint:0x65 V:[a b]-(NSSpace(8))-[UILabel:0xa1'It's']   (active, names: a b:0xe1 )>",
  ])

  private func mutated(_ random: inout RandomSource) -> [UInt8] {
    var bytes = Array(Self.seed.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      let position = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, position + Int.random(in: 0...30, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(position..<end)
      case 2: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: position)
      case 3: bytes.replaceSubrange(position..<end, with: Self.pieces.randomElement(using: &random) ?? [])
      case 4:
        let from = Int.random(in: 0..<bytes.count, using: &random)
        bytes.insert(contentsOf: bytes[from..<min(bytes.count, from + 60)], at: position)
      default: if Int.random(in: 0..<4, using: &random) == 0 { bytes.removeSubrange(position...) }
      }
    }
    return bytes
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func mutatedLogsNeverTrap(_ seed: UInt64) {
    var random = RandomSource(seed: seed)
    for round in 0..<400 {
      let bytes = mutated(&random)
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

  /// The reader's work grows with the log, not with its square.
  @Test(arguments: [
    "<", "<NSLayoutConstraint:", "'", ">", "<NSLayoutConstraint:0x1 A:0x1'", "Unable to ", "&lt;",
  ])
  func repetitionIsCheap(_ piece: String) {
    let text = String(repeating: piece, count: (1 << 18) / piece.utf8.count)
    let clock = ContinuousClock()
    let duration = clock.measure { _ = ConflictLogReader.read(Array(text.utf8), input: "long.log") }
    #expect(duration < .seconds(20))
  }
}

/// Measures no text: what fuzzed views look like does not count.
private final class NoText: TextMeasurer {
  func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout { .empty }

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: 0, descender: 0, lineHeight: 0)
  }
}
