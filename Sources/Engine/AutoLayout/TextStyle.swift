/// A text style whose font follows the user's text size, like UIFont.TextStyle.
public enum TextStyle: String, CaseIterable, Sendable {
  case largeTitle
  case title1
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption1
  case caption2

  /// The system font of the style at a text size; its line pitch is the style's leading.
  ///
  /// The values are from the Typography section of Apple's Human Interface Guidelines, for iOS 11 and later.
  public func font(for category: ContentSizeCategory) -> Font {
    let step = ContentSizeCategory.allCases.firstIndex(of: category) ?? 0
    let (size, leading) = sizesAndLeadings[step]
    return Font(size: size, weight: self == .headline ? .semibold : .regular, linePitch: leading)
  }

  /// The style whose fonts have the size and line pitch of a font at a text size, preferably with its weight; nil if
  /// there is none.
  package init?(_ font: Font, for category: ContentSizeCategory) {
    guard font.linePitch != nil else { return nil }
    let styles = Self.allCases.filter {
      let style = $0.font(for: category)
      return style.size == font.size && style.linePitch == font.linePitch
    }
    guard let style = styles.first(where: { $0.font(for: category).weight == font.weight }) ?? styles.first
    else {
      return nil
    }
    self = style
  }

  /// In points, a pair for each text size, from the smallest to the largest.
  private var sizesAndLeadings: [(Double, Double)] {
    switch self {
    case .largeTitle:
      [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46),
        (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
      ]
    case .title1:
      [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39),
        (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
      ]
    case .title2:
      [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32),
        (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
      ]
    case .title3:
      [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30),
        (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
      ]
    case .headline, .body:
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
        (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
      ]
    case .callout:
      [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25),
        (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
      ]
    case .subheadline:
      [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24),
        (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
      ]
    case .footnote:
      [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22),
        (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
      ]
    case .caption1:
      [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21),
        (18, 23), (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
      ]
    case .caption2:
      [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20),
        (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
      ]
    }
  }
}
