import AutoLayout
import LayoutScene

extension PlainContent: FileContent {
  #if !hasFeature(Embedded)
    static let elements: [(name: String, words: String)] = [
      ("view", "View"), ("tableViewCellContentView", "Content View"),
      ("collectionViewCell", "Collection View Cell"),
      ("collectionViewCellContentView", "Content View"),
      ("collectionReusableView", "Collection Reusable View"), ("visualEffectView", "Visual Effect View"),
      ("containerView", "Container View"), ("webView", "Web View"), ("wkWebView", "Web View"),
      ("mapView", "Map View"),
    ]
  #endif
}
