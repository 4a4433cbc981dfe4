import AutoLayout
import Diagnostics
import LayoutScene
import ScenarioFiles
import TestSupport
import Testing

@Suite struct SampleTests {
  @Test func twoLabels() throws {
    let result = ScenarioReader.read(
      try PackageFolder.sample("two-labels.json"), input: "samples/two-labels.json")
    #expect(result.diagnostics == [])
    let scene = try #require(result.scene)
    #expect(scene.input == "two-labels.json")
    #expect(scene.options.map(\.name) == ["short-short", "short-long", "long-short", "long-long"])
    #expect(scene.options.map(\.title) == ["short · short", "short · long", "long · short", "long · long"])
    for option in scene.options {
      #expect(option.canvas.size == Size(width: 320, height: 568))
      #expect(option.canvas.scale == 2)
      #expect(option.canvas.safeArea == DirectionalEdgeInsets())
      #expect(option.canvas.bars == [])
      #expect(option.views.map(\.id) == ["root", "top", "bottom"])
      #expect(
        option.views.dropFirst().allSatisfy { $0.content.text?.numberOfLines == 2 && $0.superview == 0 })
      #expect(
        option.constraints.map(\.text).suffix(2) == [
          "root.bottom >= bottom.bottom + 457", "bottom.height == 21 @650",
        ])
      #expect(option.after == nil)
    }
    #expect(scene.options[0].views[2].content.text?.string != scene.options[1].views[2].content.text?.string)
    #expect(scene.options[1].views[2].content.text?.string == scene.options[3].views[2].content.text?.string)
    #expect(scene.options[2].views[1].content.text?.string == scene.options[3].views[1].content.text?.string)
  }

  @Test func memoryStartsFromTheNamedOption() throws {
    let result = ScenarioReader.read(
      try PackageFolder.sample("two-labels-ambiguous.json"), input: "two-labels-ambiguous.json")
    #expect(result.diagnostics == [])
    let options = try #require(result.scene).options
    #expect(options.map(\.after) == [nil, 0, nil, 2, nil])
    #expect(options.allSatisfy { $0.constraints.allSatisfy { $0.priority.isRequired } })
  }
}
