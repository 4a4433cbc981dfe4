import AutoLayout
import Diagnostics
import LayoutScene
import TestSupport
import Testing

/// What Interface Builder's canvas makes of views that do not fill a display.
@Suite struct CanvasRuleTests {
  private static let navigation = """
    <scene sceneID="scene-2"><objects><navigationController id="container" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="bar"/>
    <connections><segue destination="controller" kind="relationship" relationship="rootViewController" id="g"/></connections>
    </navigationController></objects></scene>
    """

  private func fixture(
    _ tools: String, _ device: String, _ width: Int, _ height: Int, guides: Bool = false
  ) -> InterfaceFixture {
    var fixture = InterfaceFixture(toolsVersion: tools)
    if guides { fixture.document = "useAutolayout=\"YES\" useTraitCollections=\"YES\"" }
    fixture.device = "<device id=\"\(device)\" orientation=\"portrait\"/>"
    fixture.rootSize = (width, height)
    return fixture
  }

  /// A xib whose only top-level object is given.
  private func xib(
    _ object: String, tools: String = "17506", attributes: String = "useSafeAreas=\"YES\"",
    device: String = "retina6_1", type: String = "CocoaTouch.XIB"
  ) throws -> SceneOption {
    let result = readInterface(
      """
      <document type="com.apple.InterfaceBuilder3.\(type)" version="3.0" toolsVersion="\(tools)" \
      useAutolayout="YES" useTraitCollections="YES" \(attributes)>
      <device id="\(device)" orientation="portrait"/><objects>\(object)</objects></document>
      """)
    #expect(result.diagnostics == [])
    return try #require(result.scene?.options.first)
  }

  private func rect(_ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  // MARK: The status bar

  /// Before Xcode 11 a view had to be high to get the status bar; from then on every one does.
  @Test(arguments: [("14460", 440, 44.0), ("14460", 400, 0), ("17506", 400, 44)])
  func lowViewsHaveNoStatusBar(tools: String, height: Int, top: Double) throws {
    #expect(try fixture(tools, "retina6_1", 414, height).option().canvas.safeArea.top == top)
  }

  /// `nil` as a simulated status bar takes it away, but not where the file has safe areas.
  @Test(arguments: [(true, 0.0), (false, 20)])
  func simulatedStatusBar(guides: Bool, top: Double) throws {
    var fixture = fixture("14460", "retina4_7", 375, 667, guides: guides)
    fixture.controller = "<nil key=\"simulatedStatusBarMetrics\"/>"
    #expect(try fixture.option().canvas.safeArea.top == top)
  }

  @Test(arguments: [("21701", 0.0), ("22154", 20)])
  func homeButtonsUntilXcode14(tools: String, top: Double) throws {
    #expect(try fixture(tools, "retina4_7", 375, 667).option().canvas.safeArea.top == top)
  }

  @Test(arguments: [("useSafeAreas=\"YES\"", 667, 20.0), ("useSafeAreas=\"YES\"", 200, 0), ("", 667, 0)])
  func xibsBeforeXcode11(attributes: String, height: Int, top: Double) throws {
    let option = try xib(
      "<view id=\"v\">\(rect(375, height))</view>", tools: "14460", attributes: attributes,
      device: "retina4_7")
    #expect(option.canvas.safeArea.top == top)
  }

  // MARK: The bottom

  /// A bar covers what reaches under it: the home indicator is 34 high, and 862 of 896 points are above it.
  @Test(arguments: [(896, 34.0), (880, 18), (700, 0)])
  func bottomInset(height: Int, bottom: Double) throws {
    #expect(try fixture("17506", "retina6_1", 414, height).option().canvas.safeArea.bottom == bottom)
  }

  @Test func freeformViewsEndWithTheScreen() throws {
    var fixture = fixture("17506", "retina6_1", 414, 300)
    fixture.controller = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    #expect(try fixture.option().canvas.safeArea.bottom == 34)
  }

  /// A toolbar is 44 high, and 49 above a home indicator.
  @Test(arguments: [("retina4_7", 375, 667, 44.0), ("retina6_1", 414, 896, 83)])
  func toolbars(device: String, width: Int, height: Int, bottom: Double) throws {
    var fixture = fixture("22154", device, width, height)
    fixture.controller = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
    #expect(try fixture.option().canvas.safeArea.bottom == bottom)
  }

  /// Only a view that extends to the top reaches under the navigation bar; one recorded below it does not.
  @Test(arguments: [
    ("", 88.0), ("<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>", 0),
    ("<extendedEdge key=\"edgesForExtendedLayout\" top=\"YES\"/>", 88),
  ])
  func extendedEdges(element: String, top: Double) throws {
    var fixture = InterfaceFixture()
    fixture.controller = element
    fixture.scenes = Self.navigation
    #expect(try fixture.option().canvas.safeArea.top == top)
  }

  @Test func viewsRecordedBelowTheBar() throws {
    var fixture = InterfaceFixture()
    fixture.rootSize = (414, 808)
    fixture.scenes = Self.navigation
    let text = fixture.text.replacing(
      "<rect key=\"frame\" x=\"0.0\" y=\"0.0\"", with: "<rect key=\"frame\" x=\"0.0\" y=\"88\"")
    let canvas = try #require(readInterface(text).scene?.options.first?.canvas)
    #expect(canvas.safeArea == DirectionalEdgeInsets(bottom: 34) && canvas.barsAbove?.height == 88)
  }

  /// A button that stands beside the controller shows another scene; that brings no bars there.
  @Test func segueBesideTheController() throws {
    var fixture = InterfaceFixture()
    fixture.scenes =
      Self.navigation.replacing("</navigationController>", with: "</navigationController>")
      .replacing("destination=\"controller\"", with: "destination=\"middle\"")
        + """
        <scene sceneID="scene-3"><objects><viewController id="middle" sceneMemberID="viewController"/>
        <button id="b"><rect key="frame" x="0" y="0" width="9" height="9"/><connections>
        <segue destination="controller" kind="show" id="s"/></connections></button></objects></scene>
        """
    #expect(try fixture.option().canvas.safeArea.top == 44)
  }

  // MARK: Margins

  /// The width alone decides, on an iPad too.
  @Test(arguments: [(375, 16.0), (400, 20), (1024, 20)])
  func rootMarginsOnPads(width: Int, side: Double) throws {
    #expect(try fixture("17506", "ipad9_7", width, 500).option().canvas.layoutMargins.leading == side)
  }

  @Test(arguments: [("14460", 0.0), ("17506", 44)])
  func marginsFollowBarsWithoutSafeAreas(tools: String, top: Double) throws {
    var fixture = fixture(tools, "retina6_1", 414, 896, guides: true)
    fixture.subviews = InterfaceFixture.box("v")
    fixture.constraints = """
      <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="topMargin" id="a"/>
      <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="b"/>
      <constraint firstItem="v" firstAttribute="width" constant="5" id="c"/>
      <constraint firstItem="v" firstAttribute="height" constant="5" id="d"/>
      """
    #expect(try fixture.frames()["v"]?.y == top)
  }

  @Test func readableWidthOfTheRoot() throws {
    let option = try xib(
      "<view id=\"v\" layoutMarginsFollowReadableWidth=\"YES\">\(rect(1024, 768))</view>", device: "ipad9_7")
    #expect(option.canvas.layoutMargins.leading == (1024 - 672) / 2)
  }

  /// Of the device in storyboards, of the cell until Xcode 10, of the narrower in xibs.
  @Test(arguments: [
    ("13529", "retina6_1", 414, 8.0), ("13771", "retina6_1", 414, 20), ("14460", "retina6_1", 320, 16),
    ("15702", "retina6_1", 414, 15), ("17506", "retina6_1", 414, 20), ("17506", "retina6_1", 320, 16),
    ("17506", "retina4_7", 414, 16), ("17506", "retina6_12", 396, 16), ("24128", "retina6_12", 396, 20),
  ])
  func cellsOfXibs(tools: String, device: String, width: Int, side: Double) throws {
    let option = try xib(
      """
      <tableViewCell id="cell">\(rect(width, 44))<tableViewCellContentView key="contentView" id="content">
      \(rect(width, 44))</tableViewCellContentView></tableViewCell>
      """, tools: tools, device: device)
    #expect(option.views.last?.layoutMargins?.leading == side)
  }

  @Test(arguments: [("12118", 8.0), ("14460", 16)])
  func topLevelCells(tools: String, side: Double) throws {
    let option = try xib(
      """
      <collectionViewCell id="cell">\(rect(200, 100))<view key="contentView">\(rect(200, 100))<subviews>
      </subviews></view></collectionViewCell>
      """, tools: tools, attributes: "")
    #expect((option.views[0].layoutMargins ?? option.canvas.layoutMargins).leading == side)
  }

  @Test func prototypesDoNotInheritMargins() throws {
    var fixture = InterfaceFixture()
    fixture.subviews = """
      <collectionView id="list">\(rect(414, 500))<cells>
      <collectionViewCell preservesSuperviewLayoutMargins="YES" id="cell">\(rect(100, 50))</collectionViewCell>
      </cells></collectionView>
      """
    #expect(try !fixture.view("cell").preservesSuperviewLayoutMargins)
  }

  /// Interface Builder writes the height of a row without constraints; -1 stands for an automatic one.
  @Test(arguments: [
    ("rowHeight=\"64\"", 64.0),
    ("rowHeight=\"-1\" estimatedRowHeight=\"-1\"", TableSettings.defaultRowHeight),
  ])
  func rowsHaveTheHeightOfTheirTable(_ attributes: String, _ height: Double) throws {
    var fixture = InterfaceFixture()
    fixture.subviews = "<tableView \(attributes) id=\"list\">\(rect(414, 500))</tableView>"
    #expect(try fixture.view("list").content[TableViewContent.self]?.settings.defaultRowHeight == height)
  }

  // MARK: Files

  @Test func documentsForPads() throws {
    let option = try xib("<view id=\"v\">\(rect(768, 1024))</view>", type: "CocoaTouch.iPad.XIB")
    #expect(option.canvas.size == Size(width: 768, height: 1024))
  }

  @Test func controllersOfXibs() throws {
    let option = try xib(
      "<viewController id=\"c\"><view key=\"view\" id=\"v\">\(rect(414, 896))</view></viewController>")
    #expect(option.name == "c" && option.views.map(\.id) == ["v"])
    #expect(option.canvas.safeArea == DirectionalEdgeInsets(top: 44, bottom: 34))
  }

  @Test(arguments: [
    ("", AmbiguityVerification.always), ("verifyAmbiguity=\"off\"", .off),
    ("verifyAmbiguity=\"ignoreSizes\"", .positions), ("ignoreSizesWhenVerifying=\"YES\"", .positions),
  ])
  func verification(attribute: String, expected: AmbiguityVerification) throws {
    var fixture = InterfaceFixture()
    fixture.subviews = "<view \(attribute) id=\"v\">\(rect(10, 10))</view>"
    #expect(try fixture.view("v").ambiguityVerification == expected)
    #expect(expected.tells(.x) == (expected != .off) && expected.tells(.width) == (expected == .always))
  }

  // MARK: Contents

  private func view(_ element: String, tools: String) throws -> SceneView {
    var fixture = InterfaceFixture(toolsVersion: tools)
    fixture.resources = "<image name=\"star\" width=\"30\" height=\"20\"/>"
    fixture.subviews = element
    return try fixture.view("v")
  }

  @Test(arguments: [("9532", 16.0), ("11134", 17)])
  func textStylesBeforeXcode8(tools: String, size: Double) throws {
    let label =
      "<label id=\"v\" text=\"x\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/></label>"
    #expect(try view(label, tools: tools).content.text?.font.size == size)
  }

  @Test(arguments: [("7706", 162.0 as Double?), ("9532", nil)])
  func pickerOfXcode6(tools: String, height: Double?) throws {
    #expect(try view("<pickerView id=\"v\"/>", tools: tools).intrinsicContentSize?.height == height)
  }

  @Test(arguments: [
    ("<state key=\"normal\" title=\"Go\" image=\"star\"/>", EdgeInsets.zero as EdgeInsets?),
    ("<state key=\"normal\" title=\"Go\"/>", nil),
  ])
  func customButtons(state: String, insets: EdgeInsets?) throws {
    let button = try view("<button id=\"v\">\(state)</button>", tools: "17506")
    #expect(button.content[ButtonContent.self]?.settings.contentInsets == insets)
  }

  /// Whatever frame the file has of it.
  @Test func contentOfAVisualEffectView() throws {
    var fixture = InterfaceFixture()
    fixture.subviews = """
      <visualEffectView id="effect"><rect key="frame" x="10" y="20" width="100" height="50"/>
      <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="240" height="128"/></view>
      </visualEffectView>
      """
    #expect(try fixture.frames()["content"] == Rect(x: 0, y: 0, width: 100, height: 50))
  }

  /// Across a stack that does not stretch it a plain view keeps the length that it was drawn with.
  @Test(arguments: [("center", 70.0), ("fill", 200)])
  func plainViewsInStacks(alignment: String, width: Double) throws {
    var fixture = InterfaceFixture()
    fixture.subviews = """
      <stackView axis="vertical" alignment="\(alignment)" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="0" width="200" height="60"/><subviews>
      <view id="plain"><rect key="frame" x="65" y="0" width="70" height="30"/></view>
      <view id="other"><rect key="frame" x="0" y="30" width="200" height="30"/>
      <constraints><constraint firstAttribute="width" constant="200" id="w"/></constraints></view>
      </subviews></stackView>
      """
    #expect(try fixture.frames()["plain"]?.width == width)
  }
}
