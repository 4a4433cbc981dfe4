import SafeText
import Testing

@testable import LayoutReview

@Suite struct SentenceTests {
  @Test(arguments: [
    ("`inset`: constant 8 → 16", "<code>inset</code>: constant 8 → 16"),
    ("`a<b>` and `c`", "<code>a&lt;b&gt;</code> and <code>c</code>"), ("a ` alone", "a ` alone"), ("", ""),
    ("`\u{301}x` y", "<code>\u{301}x</code> y"),
  ])
  func quotesAreCode(_ text: String, _ markup: String) { #expect(Markup.sentence(text) == markup) }
}
