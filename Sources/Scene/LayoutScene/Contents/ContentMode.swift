/// How an image fills its view, as in UIView.ContentMode.
package enum ContentMode: String, CaseIterable, Sendable {
  case scaleToFill
  case scaleAspectFit
  case scaleAspectFill
  /// In a view that draws itself; an image is drawn as by `scaleToFill`.
  case redraw
  case center
  case top
  case bottom
  case left
  case right
  case topLeft
  case topRight
  case bottomLeft
  case bottomRight
}
