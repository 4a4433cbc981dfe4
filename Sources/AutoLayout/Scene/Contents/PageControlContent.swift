/// Of a UIPageControl: a row of dots, as wide as its pages ask for.
public struct PageControlContent: ControlContent {
  public static let kind = ViewKind.pageControl

  public var numberOfPages = 3
  /// From 0.
  public var currentPage = 0

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .pageControl(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .pageControl(self) }

  /// Interface Builder recorded 39 points for three pages until iOS 13, which are three dots of 7 and two gaps
  /// of 9, and since then 116.5 points. That a page takes 18 of these is inferred from the other width of the
  /// same versions, 134.5.
  public func metrics(_ era: InterfaceEra) -> ControlMetrics {
    let pages = Double(numberOfPages)
    return era < .iOS14
      ? ControlMetrics(width: max(0, 7 * pages + 9 * (pages - 1)), height: 37)
      : ControlMetrics(width: 18 * pages + 62.5, height: 26)
  }
}
