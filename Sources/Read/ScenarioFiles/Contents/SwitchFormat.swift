import AutoLayout
import JSONText
import LayoutScene

extension SwitchContent: KeyedContent {
  static let keys = own([
    Field("isOn", .boolean, \.isOn, "Whether a switch is on; it is by default.")
  ])
}
