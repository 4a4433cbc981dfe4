import AutoLayout
import LayoutFiles
import LayoutScene
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
    (#""type": "slider", "value": 1.5"#, "out-of-range"), (#""type": "switch", "isOn": 1"#, "wrong-type"),
    (#""type": "segmentedControl", "segments": [1]"#, "wrong-type"),
    (#""type": "pageControl", "numberOfPages": 1e6"#, "out-of-range"),
    (#""type": "pageControl", "currentPage": -1"#, "out-of-range"),
  ])
  func reports(_ keys: String, code: String) throws {
    #expect(try finding(#"{"views": [{"id": "v", \#(keys)}]}"#).code == code)
  }
}
