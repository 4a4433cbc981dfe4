import AutoLayout
import Diagnostics
import LayoutScene
import ScenarioFiles
import TestSupport
import Testing

@Suite struct ControlKeyTests {
  @Test func readsEveryKey() throws {
    let text = #"""
      {"views": [{"id": "g", "type": "segmentedControl", "segments": ["One", "Two", "Three"],
          "apportionsSegmentWidthsByContent": true},
        {"id": "s", "type": "slider", "value": 0.25}, {"id": "p", "type": "progressView", "value": 1},
        {"id": "w", "type": "switch", "isOn": false},
        {"id": "c", "type": "pageControl", "numberOfPages": 5, "currentPage": 2},
        {"id": "t", "type": "textView", "isScrollEnabled": false}],
       "options": [{"name": "a"}, {"name": "b", "views": {"g": {"segments": []}, "s": {"value": null},
         "w": {"isOn": true}, "c": {"currentPage": 4}}}]}
      """#
    let result = read(text)
    #expect(result.diagnostics == [])
    let options = try #require(result.scene).options
    let (first, second) = (options[0].views, options[1].views)
    #expect(first[1].content[SegmentedControlContent.self]?.segments == ["One", "Two", "Three"])
    #expect(first[1].content[SegmentedControlContent.self]?.apportionsSegmentWidthsByContent == true)
    #expect(first[2].content[SliderContent.self]?.value == 0.25)
    #expect(first[3].content[ProgressViewContent.self]?.value == 1)
    #expect(first[4].content[SwitchContent.self]?.isOn == false)
    #expect(first[5].content[PageControlContent.self]?.numberOfPages == 5)
    #expect(first[5].content[PageControlContent.self]?.currentPage == 2)
    #expect(first[6].content[TextViewContent.self]?.isScrollEnabled == false)
    #expect(second[1].content[SegmentedControlContent.self]?.segments == [])
    #expect(second[2].content[SliderContent.self]?.value == nil)
    #expect(second[3].content[ProgressViewContent.self]?.value == 1)
    #expect(second[4].content[SwitchContent.self]?.isOn == true)
    #expect(second[5].content[PageControlContent.self]?.currentPage == 4)
  }

  @Test(arguments: [
    ("segments", #"["a"]"#), ("value", "0.5"), ("isOn", "true"), ("numberOfPages", "3"), ("currentPage", "1"),
    ("isScrollEnabled", "false"),
  ])
  func otherViewsHaveNoUseForThem(_ key: String, value: String) {
    let result = read(#"{"views": [{"id": "v", "type": "label", "\#(key)": \#(value)}]}"#)
    #expect(result.diagnostics.map(\.code) == ["unused-key"])
  }

  @Test(arguments: [
    (#""type": "slider", "value": 1.5"#, "out-of-range"),
    (#""type": "slider", "minimumValue": 1"#, "out-of-range"),
    (#""type": "slider", "minimumValue": 5, "maximumValue": 9, "value": 4"#, "out-of-range"),
    (#""type": "progressView", "value": 2"#, "out-of-range"),
    (#""type": "slider", "minimumValue": null"#, "wrong-type"),
    (#""type": "slider", "maximumValue": "x""#, "wrong-type"),
    (#""type": "switch", "isOn": 1"#, "wrong-type"),
    (#""type": "segmentedControl", "segments": [1]"#, "wrong-type"),
    (#""type": "pageControl", "numberOfPages": 1e6"#, "out-of-range"),
    (#""type": "pageControl", "currentPage": -1"#, "out-of-range"),
    (#""type": "datePicker", "preferredDatePickerStyle": "wheel""#, "unknown-value"),
    (#""type": "datePicker", "datePickerMode": 2"#, "wrong-type"),
  ])
  func reports(_ keys: String, code: String) throws {
    #expect(try finding(#"{"views": [{"id": "v", \#(keys)}]}"#).code == code)
  }

  /// The knob of a slider is where its value is in its range, in scenarios as in Interface Builder's files.
  @Test func slidersHaveARange() throws {
    let keys = #""type": "slider", "minimumValue": -10, "maximumValue": 30, "value": 20"#
    let scene = try scene(
      #"{"views": [{"id": "v", \#(keys)}], "options": [{"name": "a"}, {"name": "b", "views": {"v": {"value": 0}}}]}"#
    )
    let sliders = scene.options.compactMap { $0.views[1].content[SliderContent.self] }
    #expect(sliders.map(\.fraction) == [0.75, 0.25])
    #expect(SliderContent().fraction == 0.5)
    #expect(try ScenarioWriter.json(scene).contains(#""minimumValue": -10, "maximumValue": 30, "value": 20"#))
  }

  /// A change that an option makes is checked against what stays.
  @Test func optionsKeepSlidersInTheirRange() throws {
    let text = #"""
      {"views": [{"id": "v", "type": "slider", "minimumValue": 5, "maximumValue": 9, "value": 6}],
       "options": [{"name": "a", "views": {"v": {"maximumValue": 5.5}}}]}
      """#
    let found = try finding(text)
    #expect(found.message == "the slider's value, 6, is not between 5 and 5.5")
    #expect(found.marked == "5.5" && found.help != nil)
  }

  /// The heights that Interface Builder recorded since iOS 14.
  @Test(arguments: [
    ("wheels", "date", 216.0, 320.0 as Double?), ("compact", "dateAndTime", 31, nil),
    ("inline", "date", 364, nil),
    ("inline", "time", 47, nil), (".inline", "dateAndTime", 393, nil),
  ])
  func datePickersHaveStyles(_ style: String, _ mode: String, height: Double, width: Double?) throws {
    let keys = #""type": "datePicker", "preferredDatePickerStyle": "\#(style)", "datePickerMode": "\#(mode)""#
    let picker = try scene(#"{"views": [{"id": "v", \#(keys)}]}"#).options[0].views[1]
    let size = DatePickerContent(picker.content)?.metrics(.iOS18).intrinsicContentSize
    #expect(size == IntrinsicSize(width: width, height: height))
  }
}
