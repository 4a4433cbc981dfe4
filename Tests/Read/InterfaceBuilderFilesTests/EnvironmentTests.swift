import AutoLayout
import Diagnostics
import LayoutScene
import ScenarioFiles
import Testing

/// Safe areas and margins as Interface Builder's canvas has them.
@Suite struct EnvironmentTests {
  struct Case: Sendable {
    var tools: String
    var device: String
    var size: (Int, Int)
    var top: Double
    var bottom: Double

    init(_ tools: String, _ device: String, _ size: (Int, Int), top: Double, bottom: Double) {
      self.tools = tools
      self.device = device
      self.size = size
      self.top = top
      self.bottom = bottom
    }
  }

  /// Whatever the command line asks for, the file's frames are those of its own device.
  @Test func framesAreRecordedForTheFilesOwnCanvas() throws {
    let fixture = InterfaceFixture()
    func isRecorded(_ change: (inout CanvasOverrides) -> Void) throws -> Bool {
      var overrides = CanvasOverrides()
      change(&overrides)
      let scene = try #require(fixture.result(overrides: overrides).scene)
      return scene.options[0].isOnRecordedCanvas
    }
    #expect(try isRecorded { _ in })
    #expect(try isRecorded { $0.device = "iPhone 11" })
    #expect(try isRecorded { $0.appearance = .dark })
    #expect(try !isRecorded { $0.device = "iPhone 8" })
    #expect(try !isRecorded { $0.size = Size(width: 320, height: 568) })
    #expect(try !isRecorded { $0.orientation = .landscape })
    #expect(try !isRecorded { $0.rightToLeft = true })
    #expect(try !isRecorded { $0.contentSizeCategory = .accessibilityLarge })
  }

  @Test(arguments: [
    Case("14460.31", "retina4_7", (375, 667), top: 20, bottom: 0),
    // Xcode 11 to 13 draw no status bar on devices with a home button.
    Case("15702", "retina4_7", (375, 667), top: 0, bottom: 0),
    Case("22154", "retina4_7", (375, 667), top: 20, bottom: 0),
    Case("15702", "retina6_1", (414, 896), top: 44, bottom: 34),
    Case("22154", "retina6_1", (414, 896), top: 48, bottom: 34),
    Case("22154", "retina5_9", (375, 812), top: 50, bottom: 34),
    Case("22154", "retina6_12", (393, 852), top: 59, bottom: 34),
    Case("14460.31", "ipad9_7", (768, 1024), top: 20, bottom: 0),
  ])
  func displays(_ test: Case) throws {
    var fixture = InterfaceFixture(toolsVersion: test.tools)
    fixture.device = "<device id=\"\(test.device)\" orientation=\"portrait\"/>"
    fixture.rootSize = test.size
    let canvas = try fixture.option().canvas
    #expect(canvas.safeArea == DirectionalEdgeInsets(top: test.top, bottom: test.bottom))
  }

  private static func container(_ element: String, _ inside: String) -> String {
    """
    <scene sceneID="scene-2"><objects><\(element) id="container" sceneMemberID="viewController">
    \(inside)<connections><segue destination="controller" kind="relationship" relationship="rootViewController" id="g"/></connections>
    </\(element)></objects></scene>
    """
  }

  @Test(arguments: [
    ("<navigationBar key=\"navigationBar\" id=\"bar\"/>", 88.0),
    ("<navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"bar\"/>", 140),
    ("<navigationBar key=\"navigationBar\" translucent=\"NO\" id=\"bar\"/>", 0),
  ])
  func navigation(bar: String, top: Double) throws {
    var fixture = InterfaceFixture()
    fixture.scenes = Self.container("navigationController", bar)
    #expect(try fixture.option().canvas.safeArea.top == top)
  }

  /// What has no views of its own says so.
  @Test(arguments: [
    ("navigationController", "A navigation controller: it has no views of its own."),
    ("tabBarController", "A tab bar controller: it has no views of its own."),
    ("avPlayerViewController", "An av player view controller: its view is not in this file."),
  ])
  func controllersWithoutAView(element: String, sentence: String) throws {
    var fixture = InterfaceFixture()
    fixture.scenes = Self.container(element, "")
    #expect(try fixture.option("scene-2").absence == sentence)
    try Self.expectConversion(fixture)
    #expect(try fixture.option().absence == nil)
  }

  @Test func objectsBesideTheView() throws {
    var fixture = InterfaceFixture()
    fixture.scenes = """
      <scene sceneID="scene-2"><objects><viewController id="other" sceneMemberID="viewController">
      <view key="view" id="r"><rect key="frame" x="0" y="0" width="414" height="896"/></view></viewController>
      <view id="dummy"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
      <view id="inside"><rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews></view></objects></scene>
      """
    let views = try fixture.option("scene-2").views
    #expect(views.filter(\.standsBeside).map(\.id) == ["dummy"])
    #expect(views.map(\.id) == ["r", "dummy", "inside"])
    try Self.expectConversion(fixture)
  }

  /// What only sheets of the file show is no part of a scenario, and no hindrance to one.
  private static func expectConversion(_ fixture: InterfaceFixture) throws {
    let scene = try #require(fixture.result().scene)
    let text = try ScenarioWriter.json(ofScene: 1, in: scene)
    let written = try #require(ScenarioReader.read(Array(text.utf8), input: "scene-2.json").scene)
    #expect(written.options[0].views.count == scene.options[1].views.count)
  }

  @Test func hiddenNavigationBar() throws {
    var fixture = InterfaceFixture()
    fixture.scenes = Self.container("navigationController navigationBarHidden=\"YES\"", "")
      .replacing("</navigationController navigationBarHidden=\"YES\">", with: "</navigationController>")
    #expect(try fixture.option().canvas.safeArea.top == 44)
  }

  @Test func tabs() throws {
    var fixture = InterfaceFixture()
    fixture.scenes = Self.container("tabBarController", "")
    #expect(try fixture.option().canvas.safeArea.bottom == 34 + 49)
  }

  /// The view begins below an opaque bar: neither that nor the status bar is on its canvas.
  @Test func opaqueBarsAreAboveTheCanvas() throws {
    var fixture = InterfaceFixture()
    fixture.rootSize = (414, 808)
    fixture.scenes = Self.container(
      "navigationController", "<navigationBar key=\"navigationBar\" translucent=\"NO\" id=\"bar\"/>")
    let canvas = try fixture.option().canvas
    #expect(canvas.bars == [] && canvas.barHeights == BarHeights() && canvas.navigationItem == nil)
    let above = try #require(canvas.barsAbove)
    #expect(above.heights == BarHeights(status: 44, navigation: 44) && above.navigationItem != nil)
    #expect(canvas.device == nil && canvas.cornerRadius == 0)
  }

  /// A device is drawn about what fills its display.
  @Test(arguments: [(414, 896, true), (414, 2000, false), (414, 300, false), (375, 812, false)])
  func onlyDisplaysHaveDevices(width: Int, height: Int, hasDevice: Bool) throws {
    var fixture = InterfaceFixture()
    fixture.rootSize = (width, height)
    #expect((try fixture.option().canvas.device != nil) == hasDevice)
  }

  /// A sheet is lower than the display: no status bar, and a taller navigation bar in it.
  @Test func sheets() throws {
    var fixture = InterfaceFixture()
    fixture.rootSize = (414, 842)
    fixture.scenes = """
      <scene sceneID="scene-2"><objects><viewController id="other" sceneMemberID="viewController">
      <connections><segue destination="controller" kind="presentation" id="g"/></connections>
      </viewController></objects></scene>
      """
    let canvas = try fixture.option().canvas
    #expect(canvas.safeArea == DirectionalEdgeInsets(top: 0, bottom: 34))
    #expect(canvas.device == "iPhone 11" && canvas.bars == [])
  }

  @Test(arguments: [
    ("7706", InterfaceEra.iOS7), ("14805", .iOS11), ("14810", .iOS13), ("23504", .iOS14), ("23727", .iOS18),
    ("24127", .iOS26),
  ])
  func controlsOfTheSystemThatXcodeCameWith(tools: String, era: InterfaceEra) throws {
    #expect(try InterfaceFixture(toolsVersion: tools).option().canvas.era == era)
  }

  @Test(arguments: [("7706", 600, 16.0), ("9532", 600, 20), ("9532", 320, 16)])
  func rootMargins(tools: String, width: Int, side: Double) throws {
    var fixture = InterfaceFixture(toolsVersion: tools)
    fixture.device = ""
    fixture.rootSize = (width, 600)
    #expect(try fixture.option().canvas.layoutMargins.leading == side)
  }

  @Test func commandLineGoesBefore() throws {
    let overrides = CanvasOverrides(device: "iPad 9", rightToLeft: true, contentSizeCategory: .small)
    let canvas = try InterfaceFixture().option(overrides: overrides).canvas
    #expect(canvas.size == Size(width: 810, height: 1080))
    #expect(canvas.layoutDirection == .rightToLeft)
    #expect(canvas.contentSizeCategory == .small)
  }

  /// Cells: sides by the device, the trailing one by an accessory.
  @Test(arguments: [
    ("12118", 414.0, EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
    ("14460", 414, EdgeInsets(top: 11, left: 20, bottom: 10.5, right: 20)),
    ("17506", 414, EdgeInsets(top: 11, left: 20, bottom: 11, right: 20)),
    ("17506", 370, EdgeInsets(top: 11, left: 20, bottom: 11, right: 8)),
    ("24128", 414, EdgeInsets(top: 15, left: 20, bottom: 15, right: 20)),
  ])
  func cellMargins(tools: String, contentWidth: Double, margins: EdgeInsets) throws {
    var fixture = InterfaceFixture(toolsVersion: tools)
    fixture.subviews = """
      <tableView id="table"><rect key="frame" x="0" y="0" width="414" height="500"/><prototypes>
      <tableViewCell id="cell"><rect key="frame" x="0" y="28" width="414" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="\(contentWidth)" height="44"/></tableViewCellContentView>
      </tableViewCell></prototypes></tableView>
      """
    let content = try fixture.view("content")
    let directional = DirectionalEdgeInsets(
      top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    #expect(content.layoutMargins == directional)
    // A content view is where the file has it.
    let frame = try #require(try fixture.frames()["content"])
    #expect(frame == Rect(x: 0, y: 0, width: contentWidth, height: 44))
  }
}
