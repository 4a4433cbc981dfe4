import Testing

@testable import LayoutDrawing

struct LongNamesTests {
  private func broken(_ text: String, at width: Double) -> String {
    LongNames.broken(text, width: width) { Double($0.count) }
  }

  @Test func namesBreakBetweenTheirWords() {
    #expect(broken("CheckoutSummaryView", at: 16) == "CheckoutSummary\nView")
    #expect(
      broken("CardView.configure(withTitle:isOpen:)", at: 12) == "CardView.\nconfigure\n(withTitle:\nisOpen:)"
    )
    #expect(broken("A card of aRatherLongName here", at: 12) == "A card of a\nRatherLong\nName here")
  }

  @Test func whatFitsOrHasNoWordsStays() {
    #expect(broken("Two words that fit by themselves", at: 10) == "Two words that fit by themselves")
    #expect(broken("abcdefghijklmnop", at: 10) == "abcdefghijklmnop")
    #expect(broken("", at: 10) == "")
  }
}
