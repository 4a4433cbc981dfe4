import AutoLayout
import Diagnostics
import InterfaceBuilderFiles
import LayoutScene
import TestSupport
import Testing

/// Colours, bars and what else of Interface Builder's files changes no frame.
@Suite struct InterfaceLookTests {
  private func option(_ body: String, resources: String = "") throws -> SceneOption {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>\
      <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>\(body)</view></objects>\
      <resources>\(resources)</resources></document>
      """
    let result = InterfaceBuilderReader.read(Array(text.utf8), input: "a.xib")
    #expect(result.diagnostics == [])
    return try #require(result.scene?.options.first)
  }

  private func color(_ attributes: String, resources: String = "") throws -> DynamicColor? {
    try option("<color key=\"backgroundColor\" \(attributes)/>", resources: resources).views[0]
      .backgroundColor
  }

  @Test func systemColorsFollowTheAppearance() throws {
    let color = try #require(try color("systemColor=\"systemBackgroundColor\""))
    #expect(color.color(in: .light) == Color(hex: 0xFFFFFF) && color.color(in: .dark) == Color(hex: 0x000000))
  }

  @Test func otherColorsAreFixed() throws {
    let plain = try color("red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"0.25\"")
    #expect(plain == DynamicColor(Color(red: 1, green: 0.5, blue: 0, alpha: 0.25)))
    let named = try color(
      "name=\"Brand\"",
      resources: "<namedColor name=\"Brand\"><color white=\"0.5\" alpha=\"1\"/></namedColor>")
    #expect(named == DynamicColor(Color(red: 0.5, green: 0.5, blue: 0.5)))
  }

  /// Of a system colour that is not in the table, the file's own record is used.
  @Test func unknownSystemColorsAreThoseOfTheFile() throws {
    let recorded = "<systemColor name=\"novelColor\"><color white=\"0\" alpha=\"1\"/></systemColor>"
    let known = try color("systemColor=\"novelColor\"", resources: recorded)
    #expect(known == DynamicColor(Color(hex: 0x000000)))
    #expect(try color("systemColor=\"novelColor\"") == nil)
  }

  @Test func namesThatGoRoundEnd() throws {
    let loop = "<namedColor name=\"a\"><color name=\"a\"/></namedColor>"
    #expect(try color("name=\"a\"", resources: loop) == nil)
  }

  /// Pictures draw the tint of a view in its subviews, too.
  @Test func aTintIsThatOfItsView() throws {
    let option = try option(
      """
      <color key="tintColor" white="0.5" alpha="1"/><subviews>\
      <button id="a"><rect key="frame" x="0" y="0" width="1" height="1"/></button>\
      <switch id="b"><rect key="frame" x="0" y="0" width="1" height="1"/></switch></subviews>
      """)
    let tint = DynamicColor(Color(red: 0.5, green: 0.5, blue: 0.5))
    #expect(option.views.map(\.tintColor) == [tint, nil, nil])
  }

  @Test func foreignContentIsLabelled() throws {
    let option = try option(
      "<subviews><mapView id=\"m\"/><containerView id=\"c\"/><novelView id=\"n\"/><view id=\"v\"/></subviews>"
    )
    #expect(option.views.map(\.placeholderName) == [nil, "Map View", "Container", "Novel View", nil])
  }

  @Test func navigationBarsHaveTheirControllersTitles() throws {
    let name = "10-interface-builder/2-settings-table.storyboard"
    let result = InterfaceBuilderReader.read(try PackageFolder.sample(name), input: name)
    let option = try #require(result.scene?.options.first)
    let item = NavigationItem(title: "Settings", isLarge: true, trailingButtons: ["Done"])
    #expect(option.canvas.navigationItem == item)
    #expect(option.canvas.bars == [.status, .navigation])
    // The bars are what the safe area keeps clear of.
    let heights = option.canvas.barHeights
    #expect(heights.status + heights.navigation == option.canvas.safeArea.top)
    #expect(
      option.views.compactMap { $0.content[CellContent.self]?.sectionHeader } == ["General", "Notifications"])
    #expect(
      option.views.compactMap { $0.content[CellContent.self]?.sectionFooter } == [
        "Messages are shown as banners."
      ])
    #expect(
      option.views.compactMap { $0.content[CellContent.self]?.accessory } == [
        .disclosureIndicator, .disclosureIndicator,
      ])
  }
}
