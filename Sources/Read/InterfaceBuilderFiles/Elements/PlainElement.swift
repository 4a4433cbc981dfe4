import AutoLayout
import LayoutScene

extension PlainContent: ElementContent {
  static let elements: [(name: String, words: String)] = [
    ("view", "View"), ("tableViewCellContentView", "Content View"),
    ("collectionViewCell", "Collection View Cell"),
    ("collectionViewCellContentView", "Content View"),
    ("collectionReusableView", "Collection Reusable View"), ("visualEffectView", "Visual Effect View"),
    ("containerView", "Container View"), ("webView", "Web View"), ("wkWebView", "Web View"),
    ("mapView", "Map View"),
  ]
}
