import AutoLayout
import Diagnostics
import LayoutScene
import ScenarioFiles
import Testing

private func canvas(_ canvas: String, overrides: CanvasOverrides = CanvasOverrides()) throws -> Canvas {
  try scene("{\"canvas\": \(canvas), \"views\": []}", overrides: overrides).options[0].canvas
}

private func device(
  _ name: String, _ orientation: DeviceOrientation = .portrait, bars: [Bar]? = nil
) throws -> Canvas {
  try #require(Device.named(name)).canvas(orientation: orientation, bars: bars)
}

@Suite struct CanvasTests {
  @Test func theDefaultIsADevice() throws {
    #expect(try scene(#"{"views": []}"#).options[0].canvas == device("iPhone 8"))
    #expect(try canvas("{}") == device(Device.defaultName))
  }

  @Test(arguments: Device.all.map(\.name)) func aDeviceFillsInEverything(_ name: String) throws {
    for orientation in DeviceOrientation.allCases {
      #expect(
        try canvas(#"{"device": "\#(name)", "orientation": "\#(orientation.rawValue)"}"#)
          == device(name, orientation))
    }
    #expect(
      try canvas(#"{"device": "\#(name)", "bars": ["navigation", "status", "tab"]}"#)
        == device(name, bars: [.status, .navigation, .tab]))
  }

  @Test func explicitKeysWin() throws {
    var expected = try device("iPhone X")
    expected.size = Size(width: 500, height: 600)
    expected.scale = 1
    expected.safeArea.top = 5
    expected.layoutMargins = DirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 20)
    expected.horizontalSizeClass = .regular
    expected.verticalSizeClass = .compact
    expected.layoutDirection = .rightToLeft
    expected.contentSizeCategory = .extraSmall
    expected.appearance = .dark
    expected.background = DynamicColor(Color(hex: 0xAABBCC))
    #expect(
      try canvas(
        #"""
        {"device": "iphone x", "size": [500, 600], "scale": 1, "safeArea": {"top": 5},
         "layoutMargins": {"leading": 30}, "horizontalSizeClass": "regular", "verticalSizeClass": "compact",
         "layoutDirection": "rightToLeft", "contentSizeCategory": "extraSmall", "appearance": "dark",
         "background": "#abc"}
        """#) == expected)
  }

  // MARK: Sheets

  @Test func aSheetEndsWithTheDisplay() throws {
    let large = try canvas(#"{"device": "iPhone X", "presentation": "pageSheet"}"#)
    #expect(large.size == Size(width: 375, height: 812 - 54) && large.sheetTop == 54)
    #expect(large.safeArea == DirectionalEdgeInsets(bottom: 34) && large.bars == [])
    let medium = try canvas(#"{"device": "iPhone X", "presentation": "pageSheet", "detent": "medium"}"#)
    #expect(medium.size == Size(width: 375, height: 406) && medium.sheetTop == 406)
    #expect(medium.verticalSizeClass == .regular)
    let barred = try canvas(
      #"{"device": "iPhone X", "bars": ["status", "navigation"], "detent": ".medium()"}"#)
    #expect(barred.safeArea.top == 56 && barred.bars == [.navigation])
    // A height of one's own is a detent of one's own.
    let own = try canvas(#"{"device": "iPhone X", "presentation": "sheet", "size": [375, 300]}"#)
    #expect(own.sheetTop == 512 && own.size.height == 300)
  }

  @Test func aKeyboardOverALowSheetIsThatOfThePhone() throws {
    let sheet = try canvas(#"{"device": "iPhone 8", "detent": "medium", "keyboard": true}"#)
    #expect(try sheet.keyboardHeight == device("iPhone 8").with { $0.showsKeyboard = true }.keyboardHeight)
  }

  /// In a compact height UIKit's sheets fill the screen; an option can leave a sheet.
  @Test func aSheetCanFillTheScreen() throws {
    let landscape = #""device": "iPhone X", "orientation": "landscape""#
    #expect(
      try canvas("{\(landscape), \"presentation\": \"pageSheet\"}") == canvas("{\(landscape)}"))
    let options = try scene(
      #"""
      {"canvas": {"device": "iPhone X", "detent": "medium"}, "views": [],
       "options": [{"name": "a"}, {"name": "b", "canvas": {"presentation": "fullScreen"}}]}
      """#
    ).options
    #expect(options.map(\.canvas.sheetTop) == [406, nil])
  }

  @Test func sheetsAreWrittenAndReadBack() throws {
    let options = """
      {"canvas": {"device": "iPhone X"}, "views": [], "options": [{"name": "a", "canvas": {"detent": "medium"}},
       {"name": "b", "canvas": {"presentation": "pageSheet"}}, {"name": "c"},
       {"name": "d", "canvas": {"presentation": "pageSheet", "size": [375, 300]}}]}
      """
    let read = try scene(options)
    let again = try scene(try ScenarioWriter.json(read))
    #expect(again.options.map(\.canvas) == read.options.map(\.canvas))
  }

  @Test(arguments: [
    (#"{"device": "iPad Air 2", "presentation": "pageSheet"}"#, "unused-key", "narrower than this screen"),
    (#"{"size": [300, 300], "detent": "large"}"#, "unused-key", "without a device has no sheets"),
    (#"{"detent": "small"}"#, "unknown-value", "\"small\" is not a valid value"),
    (#"{"presentation": "popover"}"#, "unknown-value", "\"popover\" is not a valid value"),
  ])
  func tellsWhereThereIsNoSheet(_ canvas: String, code: String, words: String) throws {
    let found = try finding(#"{"canvas": \#(canvas), "views": []}"#)
    #expect(found.code == code && found.message.contains(words) && found.help != nil, "\(found)")
  }

  /// A large title makes the bar 52 points higher, but not in a compact height.
  @Test(arguments: [
    (#""device": "iPhone 14""#, 96.0, 143.0), (#""device": "iPhone 8""#, 96, 116),
    (#""device": "iPad Air 2""#, 102, 122), (#""device": "iPhone 8", "orientation": "landscape""#, 32, 32),
    (#""device": "iPhone 14", "safeArea": {"top": 91}"#, 96, 91), (#""size": [375, 600]"#, 96, 96),
  ])
  func aLargeTitleTakesRoom(_ screen: String, height: Double, top: Double) throws {
    let large = try canvas(
      #"{\#(screen), "bars": ["navigation"], "navigationItem": {"title": "News", "prefersLargeTitles": true}}"#
    )
    #expect(large.barHeights.navigation == height && large.safeArea.top == top)
    let without = try canvas(#"{\#(screen), "navigationItem": {"title": "News", "isLarge": true}}"#)
    #expect(without.barHeights.navigation == 0)
  }

  @Test func aHeightOfOneBarLeavesTheOthersAlone() throws {
    let text = #"""
      {"canvas": {"device": "iPhone 8", "bars": ["navigation", "tab"], "barHeights": {"navigation": 60}}, "views": [],
       "options": [{"name": "a"}, {"name": "b", "canvas": {"barHeights": {"tab": 70}}}]}
      """#
    let options = try scene(text).options.map(\.canvas.barHeights)
    #expect(options[0] == BarHeights(status: 20, navigation: 60, tab: 49))
    #expect(options[1] == BarHeights(status: 20, navigation: 60, tab: 70))
  }

  /// A navigation bar is below the status bar of its device, unless that is hidden.
  @Test(arguments: [
    (#""bars": ["navigation"]"#, [Bar.status, .navigation], 64.0),
    (#""bars": ["tab"]"#, [.status, .tab], 20),
    (#""bars": ["navigation"], "barHeights": {"status": 0}"#, [.navigation], 44), (#""bars": []"#, [], 0),
  ])
  func barsComeWithTheStatusBar(_ keys: String, bars: [Bar], top: Double) throws {
    let canvas = try canvas(#"{"device": "iPhone 8", \#(keys)}"#)
    #expect(canvas.bars == bars && canvas.safeArea.top == top)
    let read = try scene(#"{"canvas": {"device": "iPhone 8", \#(keys)}, "views": []}"#)
    #expect(try scene(try ScenarioWriter.json(read)).options[0].canvas == canvas)
  }

  @Test func aSizeAloneHasNoSafeAreaAndNoBars() throws {
    #expect(try canvas(#"{"size": [320, 568]}"#) == Canvas(size: Size(width: 320, height: 568)))
    let wide = try canvas(#"{"size": [700, 500], "bars": ["navigation", "tab"]}"#)
    #expect(wide.orientation == .landscape)
    #expect(wide.horizontalSizeClass == .regular)
    #expect(wide.verticalSizeClass == .regular)
    #expect(wide.layoutMargins.leading == 20)
    #expect(wide.safeArea == DirectionalEdgeInsets(top: 44, bottom: 49))
    let low = try canvas(#"{"size": [812, 375]}"#)
    #expect(low.horizontalSizeClass == .compact)
    #expect(low.verticalSizeClass == .compact)
  }

  @Test func theEraIsTheCurrentOneUnlessSaid() throws {
    #expect(try canvas("{}").era == .current)
    for era in InterfaceEra.allCases {
      #expect(try canvas(#"{"era": "\#(era.rawValue)"}"#).era == era)
      let text = #"{"views": [], "options": [{"name": "o", "canvas": {"era": "\#(era.rawValue)"}}]}"#
      #expect(try scene(text).options[0].canvas.era == era)
    }
    let finding = try finding(#"{"canvas": {"era": "iOS8"}, "views": []}"#)
    #expect(finding.code == "unknown-value")
    #expect(finding.marked == #""iOS8""#)
  }

  @Test func overridesBeatTheFileAndItsOptions() throws {
    let text = #"""
      {"canvas": {"device": "iPhone X", "safeArea": {"top": 1}, "appearance": "light"}, "views": [],
       "options": [{"name": "o", "canvas": {"device": "iPad 9", "scale": 3, "contentSizeCategory": "small"}}]}
      """#
    let overrides = CanvasOverrides(
      device: "iPhone 11", orientation: .landscape, rightToLeft: true, contentSizeCategory: .extraLarge,
      appearance: .dark, scale: 1)
    var expected = try device("iPhone 11", .landscape)
    expected.scale = 1
    expected.layoutDirection = .rightToLeft
    expected.contentSizeCategory = .extraLarge
    expected.appearance = .dark
    #expect(try scene(text, overrides: overrides).options[0].canvas == expected)
  }

  /// The later word of size and device counts.
  @Test func aLaterSizeOrDeviceReplacesTheEarlier() throws {
    let size = CanvasOverrides(size: Size(width: 300, height: 500))
    #expect(
      try canvas(#"{"device": "iPhone X"}"#, overrides: size) == Canvas(size: Size(width: 300, height: 500)))
    #expect(
      try canvas(#"{"size": [300, 500]}"#, overrides: CanvasOverrides(device: "iPhone X"))
        == device("iPhone X"))
    let turned = try canvas(#"{"size": [300, 500]}"#, overrides: CanvasOverrides(orientation: .landscape))
    #expect(turned.size == Size(width: 500, height: 300))
    let kept = try canvas(#"{"size": [300, 500], "orientation": "landscape"}"#)
    #expect(kept.size == Size(width: 300, height: 500))
  }

  @Test func anUnknownDeviceIsAnErrorWithASuggestion() throws {
    let inFile = try finding(#"{"canvas": {"device": "iPhone 8x"}, "views": []}"#)
    #expect(inFile.code == "unknown-device")
    #expect(inFile.marked == "\"iPhone 8x\"")
    #expect(inFile.help == "did you mean \"iPhone 8\"?")
    let flag = read(#"{"views": []}"#, overrides: CanvasOverrides(device: "Nokia"))
    #expect(flag.scene == nil)
    #expect(flag.diagnostics.map(\.code) == ["unknown-device"])
    #expect(flag.diagnostics.first?.place == nil)
    #expect(flag.diagnostics.first?.help == "layout-render devices lists them")
  }
}

extension Canvas {
  fileprivate func with(_ change: (inout Canvas) -> Void) -> Canvas {
    var canvas = self
    change(&canvas)
    return canvas
  }
}
