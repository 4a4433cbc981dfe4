import AutoLayout
import LayoutScene

extension SliderContent: FileContent {
  static let keys = own([
    Field(
      "value", .nullable(.number(.fraction)), \.value,
      "The value of a slider or a progress view, from 0 to 1.")
  ])

  #if !hasFeature(Embedded)
    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      let low = element.number(.minValue) ?? 0
      let high = element.number(.maxValue) ?? 1
      if let value = element.number(.value), high > low {
        self.value = min(max((value - low) / (high - low), 0), 1)
      }
      if let tint = element.color("minimumTrackTintColor") { view.tintColor = tint }
    }
  #endif
}
