package import AutoLayout

/// The content of a UIPageControl: a row of dots, as wide as its pages need.
package struct PageControlContent: ControlContent {
  package static let kind = ViewKind.pageControl
  package static let role = ContentRole.field

  /// As many pages as there may be.
  package static let limit = 1000

  package var numberOfPages = 3
  /// From 0.
  package var currentPage = 0

  package init() {}

  package static var ofCode: Self {
    var content = Self()
    content.numberOfPages = 0
    return content
  }

  package init?(_ content: ViewContent) {
    guard case .pageControl(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .pageControl(self) }

  /// Up to iOS 13 Interface Builder recorded 39 points for three pages, which is three dots of 7 and two gaps
  /// of 9; since then, 116.5 points. The 18 points per page are inferred from the other width of the same
  /// versions, 134.5.
  package func metrics(_ era: InterfaceEra) -> ControlMetrics {
    let pages = Double(numberOfPages)
    return era < .iOS14
      ? ControlMetrics(width: max(0, 7 * pages + 9 * (pages - 1)), height: 37)
      : ControlMetrics(width: 18 * pages + 62.5, height: 26)
  }
}
