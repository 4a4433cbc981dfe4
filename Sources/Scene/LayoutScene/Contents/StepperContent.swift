package import AutoLayout

/// The content of a UIStepper.
package struct StepperContent: ControlContent {
  package static let kind = ViewKind.stepper
  package static let role = ContentRole.control
  package static let contentHugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .stepper(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .stepper(self) }

  package func metrics(_ era: InterfaceEra) -> ControlMetrics {
    ControlMetrics(width: 94, height: era < .iOS13 ? 29 : 32)
  }
}
