import AutoLayout
import LayoutScene

extension SwitchContent: FileContent {
  static let keys = own([
    Field("isOn", .boolean, \.isOn, "Whether a switch is on; it is by default.")
  ])

  #if !hasFeature(Embedded)
    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      isOn = element.flag("on") ?? false
      // A switch that is on has a colour of its own, whatever tint it inherits.
      view.tintColor = element.color("onTintColor")
    }
  #endif
}
