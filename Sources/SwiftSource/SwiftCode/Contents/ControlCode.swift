import AutoLayout
import LayoutScene

extension PlainContent: CodedContent {}

extension SwitchContent: CodedContent {
  func describe(_ code: inout Settings) { code.set("isOn", isOn, unless: Self.ofCode.isOn) }
}

extension SliderContent: CodedContent {
  func describe(_ code: inout Settings) {
    let usual = Self.ofCode
    code.set("minimumValue", minimumValue, unless: usual.minimumValue)
    code.set("maximumValue", maximumValue, unless: usual.maximumValue)
    code.set("value", value ?? (minimumValue + maximumValue) / 2, unless: usual.value)
  }
}

extension StepperContent: CodedContent {}

extension SegmentedControlContent: CodedContent {
  func creation(_ code: Settings) -> String {
    let titles = segments.isEmpty ? ["", ""] : segments
    return "UISegmentedControl(items: [\(titles.map(\.code).joined(separator: ", "))])"
  }

  func describe(_ code: inout Settings) {
    let usual = Self.ofCode
    code.set("selectedSegmentIndex", selectedSegmentIndex, unless: usual.selectedSegmentIndex)
    code.set(
      "apportionsSegmentWidthsByContent", apportionsSegmentWidthsByContent,
      unless: usual.apportionsSegmentWidthsByContent)
  }
}

extension ProgressViewContent: CodedContent {
  func describe(_ code: inout Settings) { code.set("progress", value ?? 0.5, unless: Self.ofCode.value) }
}

extension ActivityIndicatorContent: CodedContent {
  func creation(_ code: Settings) -> String {
    "UIActivityIndicatorView(style: .\(style.rawValue))"
  }

  // An indicator that is not animating is hidden.
  func describe(_ code: inout Settings) { if !code.view.isHidden { code.call("startAnimating()") } }
}

extension PageControlContent: CodedContent {
  func describe(_ code: inout Settings) {
    code.set("numberOfPages", numberOfPages, unless: Self.ofCode.numberOfPages)
    code.set("currentPage", currentPage, unless: Self.ofCode.currentPage)
  }
}

extension ColorWellContent: CodedContent {}

extension DatePickerContent: CodedContent {
  func describe(_ code: inout Settings) {
    code.set("preferredDatePickerStyle", preferredDatePickerStyle)
    code.set("datePickerMode", datePickerMode, unless: Self.ofCode.datePickerMode)
  }
}

extension PickerViewContent: CodedContent {}
