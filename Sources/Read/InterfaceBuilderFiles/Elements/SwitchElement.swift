import AutoLayout
import LayoutScene

extension SwitchContent: ElementContent {
  mutating func read(_ element: ViewElement, of view: inout SceneView) {
    isOn = element.flag("on") ?? false
    // A switch that is on has a colour of its own, whatever tint it inherits.
    view.tintColor = element.color("onTintColor")
  }
}
