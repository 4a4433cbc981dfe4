package import AutoLayout

/// The content of a UIDatePicker.
package struct DatePickerContent: ControlContent {
  package static let kind = ViewKind.datePicker
  package static let role = ContentRole.field

  package var preferredDatePickerStyle = DatePickerStyle.wheels
  package var datePickerMode = DatePickerMode.dateAndTime

  package init() {}

  package static var ofCode: Self {
    var content = Self()
    content.preferredDatePickerStyle = .compact
    return content
  }

  package init?(_ content: ViewContent) {
    guard case .datePicker(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .datePicker(self) }

  package var sizeTrust: ContentSizeTrust { .rough }

  /// Recorded sizes of the styles since iOS 14; the wheels are older. A compact one is as wide as its date.
  package func metrics(_ era: InterfaceEra) -> ControlMetrics {
    switch (preferredDatePickerStyle, datePickerMode) {
    case (.wheels, _): ControlMetrics(width: 320, height: 216)
    case (.compact, _): ControlMetrics(height: 31)
    case (.inline, .date): ControlMetrics(height: 364)
    case (.inline, .time): ControlMetrics(height: 47)
    case (.inline, .dateAndTime): ControlMetrics(height: 393)
    }
  }
}

/// The styles of UIDatePicker.
package enum DatePickerStyle: String, CaseIterable, Sendable {
  case wheels, compact, inline
}

/// The purpose of a date picker, as in UIDatePicker.Mode.
package enum DatePickerMode: String, CaseIterable, Sendable {
  case dateAndTime, date, time

  package var hasDate: Bool { self != .time }
  package var hasTime: Bool { self != .date }
}
