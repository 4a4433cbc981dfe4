package import AutoLayout

/// The content of a UISlider.
package struct SliderContent: ControlContent {
  package static let kind = ViewKind.slider
  package static let role = ContentRole.control

  /// From 0 to 1; nil for the middle.
  package var value: Double?

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .slider(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .slider(self) }

  package func metrics(_ era: InterfaceEra) -> ControlMetrics {
    era == .iOS26
      ? ControlMetrics(height: 34)
      : ControlMetrics(
        height: era == .iOS18 ? 33 : 30, alignmentRectInsets: EdgeInsets(left: 2, bottom: 1, right: 2))
  }
}
