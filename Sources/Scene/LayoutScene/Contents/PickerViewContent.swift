package import AutoLayout

/// The empty content of a UIPickerView.
package struct PickerViewContent: ControlContent {
  package static let kind = ViewKind.pickerView
  package static let role = ContentRole.field

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .pickerView(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .pickerView(self) }

  package var sizeTrust: ContentSizeTrust { .rough }

  package func metrics(_ era: InterfaceEra) -> ControlMetrics {
    ControlMetrics(width: 320, height: 216)
  }
}
