package import AutoLayout

/// The content of a UISlider.
package struct SliderContent: ControlContent {
  package static let kind = ViewKind.slider
  package static let role = ContentRole.control

  /// From the minimum to the maximum; nil for the middle.
  package var value: Double?
  package var minimumValue = 0.0
  package var maximumValue = 1.0

  package init() {}

  package static var ofCode: Self {
    var content = Self()
    content.value = 0
    return content
  }

  package init?(_ content: ViewContent) {
    guard case .slider(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .slider(self) }

  /// The value as a fraction of the range, from 0 to 1.
  package var fraction: Double {
    guard let value else { return 0.5 }
    let range = maximumValue - minimumValue
    return range > 0 ? min(max((value - minimumValue) / range, 0), 1) : 0
  }

  package func metrics(_ era: InterfaceEra) -> ControlMetrics {
    era == .iOS26
      ? ControlMetrics(height: 34)
      : ControlMetrics(
        height: era == .iOS18 ? 33 : 30, alignmentRectInsets: EdgeInsets(left: 2, bottom: 1, right: 2))
  }
}
