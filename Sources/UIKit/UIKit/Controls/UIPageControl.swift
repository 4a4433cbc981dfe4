@_exported import Foundation

package import LayoutScene

/// A row of dots for pages.
open class UIPageControl: UIControl {
  override package class var contentType: any KindContent.Type { PageControlContent.self }
  override package var sceneContent: any KindContent {
    var content = PageControlContent()
    let limit = PageControlContent.limit
    content.numberOfPages = hidesForSinglePage && numberOfPages < 2 ? 0 : min(limit, max(0, numberOfPages))
    content.currentPage = min(limit - 1, currentPage)
    return content
  }
  /// The number of dots.
  @_Observed open var numberOfPages = PageControlContent.ofCode.numberOfPages {
    didSet {
      currentPage = ownPage
      contentDidChange()
    }
  }
  private var ownPage = 0
  /// The current page. A page that does not exist becomes the first or the last, as Apple documents.
  open var currentPage: Int {
    get { ownPage }
    set { ownPage = max(0, min(newValue, numberOfPages - 1)) }
  }
  /// Whether a single dot is hidden.
  @_Observed open var hidesForSinglePage = false { didSet { contentDidChange() } }
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?
}
