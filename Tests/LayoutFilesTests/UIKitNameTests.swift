import AutoLayout
import LayoutFiles
import LayoutScene
import TestSupport
import Testing

/// What people know from UIKit, they type.
@Suite struct UIKitNameTests {
  private func view(_ members: String) throws -> SceneView {
    try scene("{\"views\": [{\"id\": \"a\", \(members)}]}").options[0].views[1]
  }

  @Test func readsColoursByName() throws {
    let view = try view(
      """
      "backgroundColor": "systemBlue", "tintColor": {"light": "white", "dark": ".systemGray6"}
      """)
    #expect(view.backgroundColor == DynamicColor(light: Color(hex: 0x007AFF), dark: Color(hex: 0x0A84FF)))
    #expect(view.tintColor == DynamicColor(light: Color(hex: 0xFFFFFF), dark: Color(hex: 0x1C1C1E)))
    for name in ["white", "UIColor.white", ".white"] {
      #expect(
        try self.view("\"backgroundColor\": \"\(name)\"").backgroundColor
          == DynamicColor(Color(hex: 0xFFFFFF)))
    }
    let canvas = try scene("{\"canvas\": {\"background\": \"secondarySystemBackground\"}, \"views\": []}")
      .options[0].canvas
    #expect(canvas.background == DynamicColor(light: Color(hex: 0xF2F2F7), dark: Color(hex: 0x1C1C1E)))
  }

  @Test(arguments: [
    ("systemBleu", "did you mean \"systemBlue\"?"),
    ("#12", "write #rgb, #rrggbb, #rrggbbaa, or the name of a UIColor, such as systemBlue"),
    ("Other.white", "write #rgb, #rrggbb, #rrggbbaa, or the name of a UIColor, such as systemBlue"),
  ])
  func suggestsColours(_ name: String, _ help: String) throws {
    let finding = try finding("{\"views\": [{\"id\": \"a\", \"backgroundColor\": \"\(name)\"}]}")
    #expect(finding.code == "unknown-value" && finding.help == help, "\(finding)")
  }

  @Test(arguments: ViewKind.allCases) func readsClassNames(_ kind: ViewKind) throws {
    let name = kind == .cell ? "UITableViewCell" : kind.className
    guard let list = kind.list else {
      #expect(try view("\"type\": \"\(name)\"").kind == kind)
      return
    }
    let text =
      "{\"views\": [{\"type\": \"\(list.className)\", \"subviews\": [{\"id\": \"a\", \"type\": \"\(name)\"}]}]}"
    #expect(read(text).scene?.options[0].views[2].kind == kind)
  }

  @Test func readsShortForms() throws {
    let short = try view(
      """
      "type": "UILabel", "font": "headline", "contentHuggingPriority": ".defaultHigh",
      "contentCompressionResistancePriority": {"vertical": "required"}, "layoutMargins": 12, "isHidden": true
      """)
    let long = try view(
      """
      "type": "label", "font": {"textStyle": "headline"}, "contentHugging": {"horizontal": 750, "vertical": 750},
      "compressionResistance": {"vertical": 1000}, "hidden": true,
      "layoutMargins": {"top": 12, "leading": 12, "bottom": 12, "trailing": 12}
      """)
    var expected = long
    expected.source = short.source
    #expect(short == expected)
    #expect(try view("\"type\": \"label\", \"font\": 20").content.text?.font.size == 20)
  }

  @Test func readsCommentsAndTrailingCommas() throws {
    let text = """
      // A scenario written by hand.
      {"views": [{"id": "a"}, /* one "more" */ {"id": "b"},], // and no more
       "constraints": ["a.width = 10", ],
      }
      """
    #expect(try scene(text).options[0].views.count == 3)
    let open = try finding("{\"views\": [] /* ")
    #expect(open.message == "unterminated comment" && open.marked == "/*")
    #expect(try finding("{\"views\": [] / }").help == "comments begin with //")
  }

  /// A canvas is called as its author called the device.
  @Test(arguments: [
    ("iPhone 15", "iPhone 15", 393.0), ("iphone se 3", "iPhone SE (3rd generation)", 375),
    ("iPad Pro 11", "iPad Pro 11-inch", 834), ("iPad (10th generation)", "iPad 10", 820),
    ("iPad Pro (12.9-inch) (6th generation)", "iPad Pro 12.9-inch (6th generation)", 1024),
  ])
  func findsDevices(_ name: String, _ called: String, _ width: Double) throws {
    let canvas = try scene("{\"canvas\": {\"device\": \"\(name)\"}, \"views\": []}").options[0].canvas
    #expect(canvas.device == called && canvas.size.width == width)
  }
}
