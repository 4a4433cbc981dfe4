import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

extension SliderContent: KeyedContent {
  static let keys = own([
    Field("minimumValue", .number(.coordinate), \.minimumValue, "The value at the start of a slider."),
    Field("maximumValue", .number(.coordinate), \.maximumValue, "The value at the end of a slider."),
    Field(
      "value", .nullable(.number(.coordinate)), \.value,
      "The value of a slider, from its minimumValue to its maximumValue, or of a progress view, from 0 to 1."),
  ])

  /// Reports a value that the slider's range does not contain; UIKit would show another.
  ///
  /// - Parameter node: with keys that the content already has, unless an option changes them.
  func check(_ node: JSONValue, _ findings: inout Findings) {
    func number(_ key: String, or usual: Double) -> Double {
      if case .number(let number) = node.member(key)?.value.content { number } else { usual }
    }
    let low = number("minimumValue", or: minimumValue)
    let high = number("maximumValue", or: maximumValue)
    if low >= high, let place = node.member("maximumValue") ?? node.member("minimumValue") {
      findings.error(
        .outOfRange, at: place.value.range,
        "the slider's minimumValue, \(plainNumber(low)), is not below its maximumValue, \(plainNumber(high))",
        help: "give it a smaller \"minimumValue\" or a greater \"maximumValue\"")
    } else if let place = node.member("value") ?? node.member("maximumValue") ?? node.member("minimumValue"),
      let value = value(or: place), !(low...high).contains(value)
    {
      findings.error(
        .outOfRange, at: place.value.range,
        "the slider's value, \(plainNumber(value)), is not between \(plainNumber(low)) and \(plainNumber(high))",
        help: "change the value, or the slider's \"minimumValue\" and \"maximumValue\"")
    }
  }

  /// The value that a member gives, or otherwise the content's.
  private func value(or member: JSONMember) -> Double? {
    guard member.key == "value" else { return value }
    if case .number(let number) = member.value.content { return number }
    return nil
  }
}
