import AutoLayout
import JSONText
import LayoutScene

extension PageControlContent: KeyedContent {
  static let keys = own([
    Field(
      "numberOfPages", .integer(0...limit), \.numberOfPages,
      "The number of dots of a page control; 3 by default."),
    Field("currentPage", .integer(0...limit - 1), \.currentPage, "The selected dot, from 0."),
  ])
}
