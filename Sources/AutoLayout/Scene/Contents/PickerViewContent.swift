/// Of a UIPickerView: nothing.
public struct PickerViewContent: ControlContent {
  public static let kind = ViewKind.pickerView

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .pickerView(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .pickerView(self) }

  public var sizeTrust: ContentSizeTrust { .rough }

  public func metrics(_ era: InterfaceEra) -> ControlMetrics {
    ControlMetrics(width: 320, height: 216)
  }
}
