/// Of a UISwitch.
public struct SwitchContent: ControlContent {
  public static let kind = ViewKind.switch
  public static let contentHugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  public var isOn = true

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .switch(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .switch(self) }

  public func metrics(_ era: InterfaceEra) -> ControlMetrics {
    ControlMetrics(
      width: era == .iOS26 ? 61 : 49, height: era == .iOS26 ? 28 : 31,
      alignmentRectInsets: EdgeInsets(right: 2))
  }
}
