import AutoLayout
import LayoutScene
import Testing

/// What is installed, and what differs, in the size classes of the canvas.
@Suite struct VariationElementTests {
  private func fixture(_ device: String) -> InterfaceFixture {
    var fixture = InterfaceFixture()
    fixture.device = device
    fixture.subviews =
      InterfaceFixture.box("a") + InterfaceFixture.box("b")
      + "<stackView id=\"s\" axis=\"vertical\"><variation key=\"widthClass=compact\" axis=\"horizontal\" spacing=\"5\"/></stackView>"
    fixture.constraints = """
      <constraint firstItem="a" firstAttribute="width" constant="1" id="c1">
          <variation key="heightClass=regular-widthClass=compact" constant="2"/>
          <variation key="widthClass=compact" constant="3"/>
      </constraint>
      <constraint firstItem="b" firstAttribute="width" constant="4" id="c2"/>
      """
    fixture.root = """
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask>
          <mask key="constraints"><exclude reference="c1"/></mask></variation>
      """
    return fixture
  }

  @Test func phone() throws {
    let option = try fixture("<device id=\"retina4_7\" orientation=\"portrait\"/>").option()
    #expect(option.views.map(\.id) == ["root", "a", "s"])
    // The most specific wins, whatever the order.
    #expect(option.constraints.map(\.constant) == [2])
    #expect(option.views.last?.stack.axis == .horizontal)
    #expect(option.views.last?.stack.spacing == 5)
  }

  @Test func pad() throws {
    let option = try fixture("<device id=\"ipad9_7\" orientation=\"portrait\"/>").option()
    #expect(option.views.map(\.id) == ["root", "a", "b", "s"])
    #expect(option.constraints.map(\.identifier) == ["c2"])
    #expect(option.views.last?.stack.axis == .vertical)
  }

  /// Files without a device show what is common to all.
  @Test func anyDevice() throws {
    let option = try fixture("").option()
    #expect(option.views.map(\.id) == ["root", "a", "s"])
    #expect(option.constraints.map(\.constant) == [1])
    #expect(option.views.last?.stack.axis == .vertical)
  }
}
