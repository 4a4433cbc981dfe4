import AutoLayout
import LayoutScene

extension PageControlContent: FileContent {
  static let keys = own([
    Field(
      "numberOfPages", .integer(0...limit), \.numberOfPages,
      "The number of dots of a page control; 3 by default."),
    Field("currentPage", .integer(0...limit - 1), \.currentPage, "The selected dot, from 0."),
  ])

  #if !hasFeature(Embedded)
    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      numberOfPages = Int(exactly: element.number(.numberOfPages) ?? 0) ?? 0
      currentPage = Int(exactly: element.number(.currentPage) ?? 0) ?? 0
    }
  #endif
}
