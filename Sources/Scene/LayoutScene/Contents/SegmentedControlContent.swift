package import AutoLayout

/// The content of a UISegmentedControl.
package struct SegmentedControlContent: ControlContent {
  package static let kind = ViewKind.segmentedControl
  package static let role = ContentRole.control

  /// The titles; empty for two untitled segments.
  package var segments: [String] = []
  /// Whether each segment is as wide as its own title needs, not as the widest.
  package var apportionsSegmentWidthsByContent = false
  /// From 0; -1 for none.
  package var selectedSegmentIndex = 0

  package init() {}

  package static var ofCode: Self {
    var content = Self()
    content.selectedSegmentIndex = -1
    return content
  }

  package init?(_ content: ViewContent) {
    guard case .segmentedControl(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .segmentedControl(self) }

  package func metrics(_ era: InterfaceEra) -> ControlMetrics { .segmentedControl(era) }

  package func makeView(_ place: ViewPlace) -> View {
    SegmentedControl(
      identifier: place.identifier, frame: place.frame, segments: segments,
      apportionsByContent: apportionsSegmentWidthsByContent, era: place.canvas.era)
  }

  package func update(_ view: View, on canvas: Canvas) -> Bool {
    guard let control = view as? SegmentedControl else { return false }
    control.segments = segments
    control.apportionsByContent = apportionsSegmentWidthsByContent
    return true
  }
}
