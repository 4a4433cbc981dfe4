package import AutoLayout

/// The content of a UIColorWell: a disc in the selected colour.
package struct ColorWellContent: ControlContent {
  package static let kind = ViewKind.colorWell
  package static let role = ContentRole.control
  package static let contentHugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  /// nil if none is selected.
  package var selectedColor: DynamicColor?

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .colorWell(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .colorWell(self) }

  package func metrics(_ era: InterfaceEra) -> ControlMetrics { ControlMetrics(width: 28, height: 28) }
}
