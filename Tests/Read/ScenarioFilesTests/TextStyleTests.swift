import AutoLayout
import Testing

@Suite struct TextStyleTests {
  /// Rows of the Human Interface Guidelines' table, from largeTitle to caption2.
  @Test(
    arguments: [
      (
        .extraSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
        [38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13]
      ),
      (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11], [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13]),
      (
        .accessibilityExtraExtraExtraLarge, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
        [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48]
      ),
    ] as [(ContentSizeCategory, [Double], [Double])])
  func followsTheTable(_ category: ContentSizeCategory, sizes: [Double], leadings: [Double]) {
    let fonts = TextStyle.allCases.map { $0.font(for: category) }
    #expect(fonts.map(\.size) == sizes)
    #expect(fonts.map(\.linePitch) == leadings.map { $0 })
    #expect(TextStyle.allCases.filter { $0.font(for: category).weight != .regular } == [.headline])
  }

  @Test(arguments: TextStyle.allCases) func growsWithTheCategory(_ style: TextStyle) {
    let fonts = ContentSizeCategory.allCases.map { style.font(for: $0) }
    for (smaller, larger) in zip(fonts, fonts.dropFirst()) { #expect(smaller.size <= larger.size) }
    #expect(fonts.allSatisfy { ($0.linePitch ?? 0) > $0.size })
  }
}
