import AutoLayout
import CPangoCairo
import TestSupport
import Testing

@testable import LiveModule

/// Embedding levels are FriBidi's, which Pango sets texts with: those of Unicode's annex 9.
@Suite struct BidiLevelsTests {
  private static func expected(_ string: String, _ direction: LayoutDirection) -> [UInt8] {
    var base = direction == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL
    guard let levels = pango_log2vis_get_embedding_levels(string, Int32(string.utf8.count), &base) else {
      return []
    }
    defer { g_free(levels) }
    return Array(UnsafeBufferPointer(start: levels, count: string.unicodeScalars.count))
  }

  private static func differs(_ string: String, _ direction: LayoutDirection) -> (
    ours: [UInt8], theirs: [UInt8]
  )? {
    let ours = BidiLevels.levels(of: Array(string.unicodeScalars)[...], direction: direction)
    let theirs = expected(string, direction)
    return ours == theirs ? nil : (ours, theirs)
  }

  /// Every character between letters of both directions and digits, so that its class is seen.
  @Test func everyCharacterHasItsClass() {
    let frames = [
      ("\u{5D0}", "\u{5D0}"), ("a", "\u{5D0}1"), ("\u{5D0}1", "1"), ("\u{627}", "1a"), ("\u{5D0} ", "\ta"),
    ]
    let wrong = TestCharacters.all.filter { character in
      frames.contains { before, after in
        let string = before + String(character) + after
        return Self.differs(string, .leftToRight) != nil || Self.differs(string, .rightToLeft) != nil
      }
    }
    #expect(wrong.isEmpty, "\(TestCharacters.numbers(wrong))")
  }

  private static let characters: [Unicode.Scalar] = [
    "a", "b", "\u{5D0}", "\u{5D1}", "\u{627}", "\u{628}", "1", "2", "\u{664}", "+", "-", "$", "%", ",", ".",
    ":",
    "/", "\u{301}", "\u{5B0}", " ", "!", "(", ")", "[", "]", "<", ">", "\u{3008}", "\u{3009}", "\u{200E}",
    "\u{200F}",
    "\u{61C}", "\u{A0}", "\u{AD}", "\u{200D}", "\u{2060}", "\u{2026}", "\t",
  ]

  /// FriBidi 1.0.8 takes a mark that stands over a sign and a bracket behind it for one, unlike the annex.
  private static func hasMarkBeforeBracket(_ scalars: [Unicode.Scalar]) -> Bool {
    let brackets: Set<Unicode.Scalar> = ["(", ")", "[", "]", "\u{3008}", "\u{3009}"]
    return zip(scalars, scalars.dropFirst()).contains { BidiClass($0) == .mark && brackets.contains($1) }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func randomTextsHaveTheirLevels(_ direction: LayoutDirection) {
    var random = RandomSource(seed: 9)
    var wrong = 0
    for _ in 0..<6000 {
      var view = String.UnicodeScalarView()
      for _ in 0..<random.int(1...12) { view.append(random.pick(Self.characters)) }
      if Self.hasMarkBeforeBracket(Array(view)) { continue }
      if let (ours, theirs) = Self.differs(String(view), direction) {
        wrong += 1
        if wrong <= 20 {
          Issue.record("\(view.map { String($0.value, radix: 16) }): \(ours) for \(theirs)")
        }
      }
    }
    #expect(wrong == 0)
  }
}
