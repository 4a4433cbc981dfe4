import AutoLayout
import LayoutScene

extension DatePickerContent: FileContent {
  #if !hasFeature(Embedded)
    /// Recorded sizes of the styles since iOS 14; the wheels are older. A compact one is as wide as its date.
    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      view.intrinsicContentSize =
        switch (element["style"], element["datePickerMode"]) {
        case ("compact", _): IntrinsicSize(width: nil, height: 31)
        case ("inline", "date"): IntrinsicSize(width: nil, height: 364)
        case ("inline", "time"): IntrinsicSize(width: nil, height: 47)
        case ("inline", _): IntrinsicSize(width: nil, height: 393)
        default: nil
        }
    }
  #endif
}
