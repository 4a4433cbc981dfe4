import AutoLayout
import LayoutScene

extension PlainContent: CodedContent {}

extension SwitchContent: CodedContent {
  func describe(_ code: inout Settings) { code.set("isOn", isOn, unless: false) }
}

extension SliderContent: CodedContent {
  func describe(_ code: inout Settings) {
    code.set("minimumValue", minimumValue, unless: 0)
    code.set("maximumValue", maximumValue, unless: 1)
    code.set("value", value ?? (minimumValue + maximumValue) / 2, unless: 0)
  }
}

extension StepperContent: CodedContent {}

extension SegmentedControlContent: CodedContent {
  func creation(_ code: Settings) -> String {
    let titles = segments.isEmpty ? ["", ""] : segments
    return "UISegmentedControl(items: [\(titles.map(\.code).joined(separator: ", "))])"
  }

  func describe(_ code: inout Settings) {
    code.set("selectedSegmentIndex", selectedSegmentIndex, unless: -1)
    code.set("apportionsSegmentWidthsByContent", apportionsSegmentWidthsByContent, unless: false)
  }
}

extension ProgressViewContent: CodedContent {
  func describe(_ code: inout Settings) { code.set("progress", value ?? 0.5, unless: 0) }
}

extension ActivityIndicatorContent: CodedContent {
  func creation(_ code: Settings) -> String {
    // The layout knows large ones by their size.
    let isLarge = code.view.intrinsicContentSize?.width ?? 0 > 20
    return "UIActivityIndicatorView(style: \(isLarge ? ".large" : ".medium"))"
  }

  // One that stands still is hidden.
  func describe(_ code: inout Settings) { if !code.view.isHidden { code.call("startAnimating()") } }
}

extension PageControlContent: CodedContent {
  func describe(_ code: inout Settings) {
    code.set("numberOfPages", numberOfPages, unless: 0)
    code.set("currentPage", currentPage, unless: 0)
  }
}

extension ColorWellContent: CodedContent {}

extension DatePickerContent: CodedContent {
  func describe(_ code: inout Settings) {
    code.set("preferredDatePickerStyle", style)
    code.set("datePickerMode", mode, unless: .dateAndTime)
  }
}

extension PickerViewContent: CodedContent {}
