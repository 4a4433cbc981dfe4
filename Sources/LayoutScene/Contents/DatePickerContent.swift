package import AutoLayout

/// The empty content of a UIDatePicker.
package struct DatePickerContent: ControlContent {
  package static let kind = ViewKind.datePicker
  package static let role = ContentRole.field

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .datePicker(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .datePicker(self) }

  package var sizeTrust: ContentSizeTrust { .rough }

  package func metrics(_ era: InterfaceEra) -> ControlMetrics {
    ControlMetrics(width: 320, height: 216)
  }
}
