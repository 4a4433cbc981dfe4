import AutoLayout
import Diagnostics
import LayoutScene
import Testing

/// What is beyond all measure in a file is left out with a warning, and the rest of the layout is as it was.
@Suite struct InterfaceLimitTests {
  private func warning(_ fixture: InterfaceFixture) throws -> (SceneOption, Diagnostic) {
    let result = fixture.result()
    #expect(result.diagnostics.count == 1, "\(result.diagnostics)")
    let option = try #require(result.scene?.options.first)
    let diagnostic = try #require(result.diagnostics.first)
    #expect(diagnostic.severity == .warning && diagnostic.place != nil)
    return (option, diagnostic)
  }

  @Test(arguments: ["1024", "1e15", "-3", "inf", "nan"]) func fontSize(_ size: String) throws {
    var fixture = InterfaceFixture()
    fixture.subviews = """
      <label id="l" text="x"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
      """
    let (option, warning) = try warning(fixture)
    #expect(warning.code == "out-of-range" && warning.message.contains("pointSize"))
    #expect(option.views.first { $0.id == "l" }?.content.text?.font.size == 14)
  }

  @Test(arguments: ["1e7", "1e15", "1e308"]) func frame(_ width: String) throws {
    var fixture = InterfaceFixture()
    fixture.subviews =
      "<view id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"4\"/></view>"
    let (option, warning) = try warning(fixture)
    #expect(warning.code == "out-of-range")
    #expect(option.views.allSatisfy { $0.frame.width <= 1e6 })
  }

  /// A canvas is a picture: its sides have the limit that a scenario's have.
  @Test func root() throws {
    var fixture = InterfaceFixture()
    fixture.rootSize = (width: 500_000, height: 896)
    let (option, warning) = try warning(fixture)
    #expect(warning.code == "out-of-range")
    #expect(option.canvas.size == Size(width: 414, height: 896))
  }

  @Test(arguments: [
    "constant=\"1e308\"", "constant=\"1000001\"", "constant=\"x\"", "multiplier=\"1e7\"", "priority=\"inf\"",
    "multiplier=\"1:0\"",
  ])
  func constraint(_ attribute: String) throws {
    var fixture = InterfaceFixture()
    fixture.subviews = InterfaceFixture.box("a")
    fixture.constraints =
      "<constraint firstItem=\"a\" firstAttribute=\"width\" \(attribute) id=\"c\"/>"
      + "<constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"7\" id=\"d\"/>"
    let (option, warning) = try warning(fixture)
    #expect(warning.code == "out-of-range")
    #expect(option.constraints.map(\.constant) == [7])
  }

  @Test func names() throws {
    var fixture = InterfaceFixture()
    fixture.subviews = InterfaceFixture.box("a").replacing(
      "<view ", with: "<view userLabel=\"\(String(repeating: "n", count: 201))\" ")
    let (option, warning) = try warning(fixture)
    #expect(warning.code == "invalid-identifier")
    #expect(option.views.first { $0.id == "a" }?.name == "View")
  }

  /// The app's own values are its own affair.
  @Test func runtimeAttributes() throws {
    var fixture = InterfaceFixture()
    fixture.subviews = InterfaceFixture.box(
      "a",
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute><real key=\"value\" value=\"1e30\"/>"
        + "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>")
    _ = try fixture.option()
  }

  @Test func depth() throws {
    var fixture = InterfaceFixture()
    fixture.subviews =
      (0..<250).map {
        "<view key=\"contentView\" id=\"v\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/>"
      }
      .joined() + String(repeating: "</view>", count: 250)
    let result = fixture.result()
    #expect(result.scene == nil)
    #expect(result.diagnostics.map(\.code) == ["too-deep"])
  }
}
