import AutoLayout
import Diagnostics
import LayoutScene
import TestSupport
import Testing

@Suite struct ScrollGuideTests {
  private func scenario(_ equation: String) -> String {
    #"""
    {"views": [{"id": "a", "subviews": [{"id": "in"}]},
       {"id": "scroll", "type": "scrollView", "subviews": [{"id": "content"}]}],
     "constraints": ["\#(equation)"]}
    """#
  }

  @Test(arguments: [
    (
      "content.width = scroll.frameLayoutGuide.width", "content.width == scroll.frameLayoutGuide.width"
    ),
    (
      "scroll.Content Layout Guide.height = content.height + 8",
      "scroll.contentLayoutGuide.height == content.height + 8"
    ),
    ("content.top = superview.contentLayoutGuide.top", "content.top == scroll.contentLayoutGuide.top"),
  ])
  func standBehindAScrollView(_ equation: String, text: String) throws {
    let constraint = try scene(scenario(equation)).options[0].constraints[0]
    #expect(constraint.text == text)
    #expect(constraint.secondItem?.view == 3 || constraint.firstItem.view == 3)
  }

  @Test(arguments: [
    ("in.width = a.contentLayoutGuide.width", "\"a\" has no contentLayoutGuide", "a.contentLayoutGuide"),
    (
      "in.top = superview.frameLayoutGuide.top", "\"a\" has no frameLayoutGuide", "superview.frameLayoutGuide"
    ),
    ("in.top = contentLayoutGuide.top", "\"root\" has no contentLayoutGuide", "contentLayoutGuide"),
  ])
  func otherViewsHaveNone(_ equation: String, message: String, marked: String) throws {
    let finding = try finding(scenario(equation))
    #expect(finding.code == "unavailable-guide")
    #expect(finding.message == message + ": only a scroll view has one")
    #expect(finding.marked == marked)
    #expect(finding.help?.hasPrefix("write, for example, \"scroll.") == true)
  }
}
