@_exported import Foundation

package import LayoutScene

open class UIPageControl: UIControl {
  override package class var contentType: any KindContent.Type { PageControlContent.self }
  override package var sceneContent: any KindContent {
    var content = PageControlContent()
    let limit = PageControlContent.limit
    content.numberOfPages = hidesForSinglePage && numberOfPages < 2 ? 0 : min(limit, max(0, numberOfPages))
    content.currentPage = min(limit - 1, currentPage)
    return content
  }
  @_Observed open var numberOfPages = PageControlContent.ofCode.numberOfPages {
    didSet {
      currentPage = ownPage
      contentDidChange()
    }
  }
  private var ownPage = 0
  open var currentPage: Int {
    get { ownPage }
    set { ownPage = max(0, min(newValue, numberOfPages - 1)) }
  }
  @_Observed open var hidesForSinglePage = false { didSet { contentDidChange() } }
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
}
