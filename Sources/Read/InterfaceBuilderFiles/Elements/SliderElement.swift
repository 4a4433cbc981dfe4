import AutoLayout
import LayoutScene

extension SliderContent: ElementContent {
  mutating func read(_ element: ViewElement, of view: inout SceneView) {
    let low = element.number(.minValue) ?? 0
    let high = element.number(.maxValue) ?? 1
    if high > low { (minimumValue, maximumValue) = (low, high) }
    if let value = element.number(.value), high > low { self.value = min(max(value, low), high) }
    if let tint = element.color("minimumTrackTintColor") { view.tintColor = tint }
  }
}
