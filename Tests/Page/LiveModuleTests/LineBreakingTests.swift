import CPangoCairo
import TestSupport
import Testing

@testable import LiveModule

/// Lines may end where Pango ends them, by Unicode's annex 14.
@Suite struct LineBreakingTests {
  private static var page: PageFunctions { CarriedFonts(texts: [], measurer: nil).functions }

  private static func difference(_ scalars: [Unicode.Scalar]) -> String? {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    let theirs = LogicalAttributes.of(String(view), language: "en").map { $0.is_line_break != 0 }
    let ours = LineBreaking.breaks(in: scalars.indices, of: scalars, page: page)
    // Lines never end before the first character.
    if ours.dropFirst() == theirs.dropFirst().dropLast() { return nil }
    func marks(_ breaks: [Bool]) -> String { breaks.map { $0 ? "1" : "0" }.joined() }
    return "\(scalars.map { String($0.value, radix: 16) }): \(marks(ours)) for \(marks(theirs.dropLast()))"
  }

  /// Words of Thai end where a dictionary says. The narrow voiced marks of Japanese may begin a line here, if a blank is
  /// before them, and a line may end after a visarga of Tibetan.
  private static let left: [ClosedRange<Unicode.Scalar>] = [
    "\u{E01}"..."\u{E4E}", "\u{F7F}"..."\u{F7F}", "\u{FF9E}"..."\u{FF9F}",
  ]

  private static func isLeft(_ character: Unicode.Scalar) -> Bool { left.contains { $0 ~= character } }

  /// Every character between letters, digits, ideographs, signs and blanks, so that its class is seen.
  @Test func everyCharacterHasItsClass() {
    let frames = [
      ("a", "a"), ("1", "1"), ("\u{4E00}", "\u{4E00}"), ("(", ")"), ("a ", " a"), ("\u{5D0}-", "\u{5D0}"),
    ]
    let wrong = TestCharacters.all.filter { !Self.isLeft($0) }.compactMap { character in
      frames.lazy.compactMap { Self.difference(Array(($0 + String(character) + $1).unicodeScalars)) }.first
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(40).joined(separator: "\n"))")
  }

  private static let characters: [Unicode.Scalar] = Array(
    "ab\u{5D0}1(–)[]{}-/.,:;!?'\"“”«»…$%€ \u{A0}\u{301}\u{200B}\u{2060}\u{4E00}\u{3042}\u{30FC}、。「」가\u{1100}\u{1161}\u{11A8}\u{1F600}\u{1F44D}\u{1F3FD}\u{1F1E9}\u{1F1EA}\u{200D}\u{FE0F}\u{2014}\u{2025}\u{3005}\u{B0}+\\|"
      .unicodeScalars)

  @Test func randomTextsBreakAlike() {
    var random = RandomSource(seed: 14)
    var wrong = 0
    for _ in 0..<6000 {
      let scalars = (0..<random.int(2...10)).map { _ in random.pick(Self.characters) }
      if let difference = Self.difference(scalars) {
        wrong += 1
        if wrong <= 25 { Issue.record("\(difference)") }
      }
    }
    #expect(wrong == 0)
  }
}
