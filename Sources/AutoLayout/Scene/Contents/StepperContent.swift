/// Of a UIStepper.
public struct StepperContent: ControlContent {
  public static let kind = ViewKind.stepper
  public static let contentHugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .stepper(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .stepper(self) }

  public func metrics(_ era: InterfaceEra) -> ControlMetrics {
    ControlMetrics(width: 94, height: era < .iOS13 ? 29 : 32)
  }
}
