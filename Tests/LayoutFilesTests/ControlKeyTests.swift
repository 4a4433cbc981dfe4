import AutoLayout
import LayoutFiles
import Testing

@Suite struct ControlKeyTests {
  @Test func readsEveryKey() throws {
    let text = #"""
      {"views": [{"id": "g", "type": "segmentedControl", "segments": ["One", "Two", "Three"]},
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
    #expect(first[1].segments == ["One", "Two", "Three"])
    #expect(first.map(\.value) == [nil, nil, 0.25, 1, nil, nil, nil])
    #expect(first.map(\.isOn) == [true, true, true, true, false, true, true])
    #expect(first[5].numberOfPages == 5)
    #expect(first[5].currentPage == 2)
    #expect(first.map(\.isScrollEnabled) == [true, true, true, true, true, true, false])
    #expect(second[1].segments == [])
    #expect(second.map(\.value) == [nil, nil, nil, 1, nil, nil, nil])
    #expect(second[4].isOn)
    #expect(second[5].currentPage == 4)
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
