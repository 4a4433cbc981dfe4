package import AutoLayout

/// The content of a UIScrollView.
package struct ScrollViewContent: KindContent {
  package static let kind = ViewKind.scrollView

  /// Whether its subviews are the cells of a collection view of Interface Builder, whose document has their frames.
  package var hasRecordedCells = false

  /// When the content keeps clear of the safe area.
  package var contentInsetAdjustmentBehavior = ScrollView.InsetAdjustment.automatic
  package var alwaysBounceHorizontal = false
  package var alwaysBounceVertical = false

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .scrollView(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .scrollView(self) }

  package func makeView(_ place: ViewPlace) -> View {
    let view = ScrollView(identifier: place.identifier, frame: place.frame)
    view.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    view.alwaysBounceHorizontal = alwaysBounceHorizontal
    view.alwaysBounceVertical = alwaysBounceVertical
    return view
  }

  package func update(_ view: View, on canvas: Canvas) -> Bool {
    guard let scrollView = view as? ScrollView else { return false }
    scrollView.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    scrollView.alwaysBounceHorizontal = alwaysBounceHorizontal
    scrollView.alwaysBounceVertical = alwaysBounceVertical
    return true
  }
}
