/// Of a UIDatePicker: nothing.
public struct DatePickerContent: ControlContent {
  public static let kind = ViewKind.datePicker

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .datePicker(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .datePicker(self) }

  public var sizeTrust: ContentSizeTrust { .rough }

  public func metrics(_ era: InterfaceEra) -> ControlMetrics {
    ControlMetrics(width: 320, height: 216)
  }
}
