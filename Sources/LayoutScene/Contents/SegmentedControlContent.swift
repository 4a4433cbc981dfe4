package import AutoLayout

/// Of a UISegmentedControl.
package struct SegmentedControlContent: KindContent {
  package static let kind = ViewKind.segmentedControl

  /// The titles; empty: two without any.
  package var segments: [String] = []
  /// Whether every segment is as wide as its own title asks for, not as the widest.
  package var apportionsSegmentWidthsByContent = false

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .segmentedControl(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .segmentedControl(self) }

  package func makeView(_ place: ViewPlace) -> View {
    SegmentedControl(
      identifier: place.identifier, frame: place.frame, segments: segments,
      apportionsByContent: apportionsSegmentWidthsByContent, era: place.canvas.era)
  }
}
