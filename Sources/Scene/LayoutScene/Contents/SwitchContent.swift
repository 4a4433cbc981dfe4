package import AutoLayout

/// The content of a UISwitch.
package struct SwitchContent: ControlContent {
  package static let kind = ViewKind.switch
  package static let role = ContentRole.control
  package static let contentHugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  package var isOn = true

  package init() {}

  package static var ofCode: Self {
    var content = Self()
    content.isOn = false
    return content
  }

  package init?(_ content: ViewContent) {
    guard case .switch(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .switch(self) }

  package func metrics(_ era: InterfaceEra) -> ControlMetrics {
    ControlMetrics(
      width: era == .iOS26 ? 61 : 49, height: era == .iOS26 ? 28 : 31,
      alignmentRectInsets: EdgeInsets(right: 2))
  }
}
