/// Something a reviewer would remark on in a layout whose constraints hold. LayoutWords words it.
package enum LayoutRemark: Hashable, Sendable {
  case truncatedText(ViewIndex)
  /// The first view covers part of the second.
  case overlap(ViewIndex, over: ViewIndex)
  /// A view leaves the screen by a length, in points.
  case offScreen(ViewIndex, at: Side, by: Double)
  case smallTouchTarget(ViewIndex)
  /// A view that comes after another one among the subviews, but is above it.
  case readingOrder(ViewIndex, after: ViewIndex)

  package enum Side: String, Hashable, Sendable {
    case left, top, right, bottom
  }

  /// The kinds, by the codes of their messages.
  package enum Kind: String, CaseIterable, Sendable {
    case truncatedText = "truncated-text"
    case overlappingViews = "overlapping-views"
    case offScreen = "off-screen"
    case smallTouchTarget = "small-touch-target"
    case readingOrder = "reading-order"
  }

  package var kind: Kind {
    switch self {
    case .truncatedText: .truncatedText
    case .overlap: .overlappingViews
    case .offScreen: .offScreen
    case .smallTouchTarget: .smallTouchTarget
    case .readingOrder: .readingOrder
    }
  }

  /// The view that it is about.
  package var view: ViewIndex {
    switch self {
    case .truncatedText(let view), .overlap(let view, _), .offScreen(let view, _, _),
      .smallTouchTarget(let view),
      .readingOrder(let view, _):
      view
    }
  }
}
