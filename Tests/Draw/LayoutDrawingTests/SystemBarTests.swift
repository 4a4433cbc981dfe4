import AutoLayout
import LayoutScene
import TestSupport
import Testing

@testable import LayoutDrawing

/// Clock, notch and bars are where a device has them.
@Suite struct SystemBarTests {
  private let measurer = FixedMeasurer()

  private static let barSets: [[Bar]] = [
    [.status], [.navigation], [.status, .navigation, .tab], [.status, .navigation, .toolbar],
  ]

  private static let canvases: [AutoLayout.Canvas] = Device.all.flatMap { device in
    DeviceOrientation.allCases.flatMap { orientation in
      barSets.map { bars in
        var canvas = device.canvas(orientation: orientation, bars: bars)
        canvas.navigationItem = NavigationItem(
          title: "Title", leadingButtons: ["Back"], trailingButtons: ["Edit"])
        return canvas
      }
    }
  }

  private func bars(_ canvas: AutoLayout.Canvas, scale: Double = 0.6) -> SystemBars {
    SystemBars(canvas: canvas, system: .light, scale: scale, measurer: measurer)
  }

  private func statusBar(_ device: String, scale: Double = 1) throws -> StatusBar {
    let canvas = try #require(Device.named(device)).canvas()
    return StatusBar(canvas: canvas, color: Color(hex: 0), scale: scale, measurer: measurer)
  }

  private func mockup(_ canvas: AutoLayout.Canvas, scale: Double = 1) -> Mockup {
    let layout = SolvedLayout(name: "default", canvas: canvas, views: [])
    return Mockup(
      layout: layout, texts: MockupTexts(of: layout, measurer: measurer), theme: .light, scale: scale,
      measurer: measurer)
  }

  @Test(arguments: canvases)
  func theSystemsSignsCoverNeitherEachOtherNorTheHousing(_ canvas: AutoLayout.Canvas) {
    let screen = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    let signs = bars(canvas).content() + (canvas.sensorHousing.map { [$0.frame] } ?? [])
    for (index, sign) in signs.enumerated() {
      #expect(screen.contains(sign))
      for other in signs[..<index] { #expect(!sign.intersects(other), "\(sign) \(other)") }
    }
  }

  /// Its ground reaches from its top to the end of the screen, and all keys are in it.
  @Test(arguments: Device.all.map(\.name), DeviceOrientation.allCases)
  func theKeyboardIsDrawnWhereTheGuideHasIt(_ device: String, _ orientation: DeviceOrientation) throws {
    var canvas = try #require(Device.named(device)).canvas(orientation: orientation)
    let without = bars(canvas).items().count
    canvas.showsKeyboard = true
    let items = Keyboard(canvas: canvas, system: .light).items()
    #expect(bars(canvas).items().count == without + items.count)
    let frames = items.compactMap { item -> Rect? in
      guard case .fill(let path, _) = item else { return nil }
      return path.bounds
    }
    let ground = try #require(frames.first)
    #expect(ground.minY == canvas.size.height - canvas.keyboardHeight && ground.maxY == canvas.size.height)
    #expect(frames.count == 1 + 26 + 3 && frames.allSatisfy { ground.contains($0) })
  }

  @Test func tabItemsHaveTheirTitles() throws {
    var canvas = try #require(Device.named("iPhone X")).canvas(bars: [.tab])
    canvas.tabItems = ["Library", "Search"]
    let titles = bars(canvas).items().compactMap { item -> TextItem? in
      guard case .text(let text) = item else { return nil }
      return text
    }
    #expect(titles.map(\.text.string) == ["Library", "Search"])
    #expect(titles[0].color == SystemColors.light.tint && titles[1].color != titles[0].color)
    #expect(titles.allSatisfy { $0.frame.minY > canvas.size.height - canvas.safeArea.bottom })
  }

  /// The outline is that of the whole device, and what is above a sheet is seen in it.
  @Test(arguments: [SheetDetent.medium, .large]) func aSheetIsInFrontOfAScreen(_ detent: SheetDetent) throws {
    let screen = try #require(Device.named("iPhone 15 Pro")).canvas(bars: [.status, .navigation])
    let sheet = screen.pageSheet(detent)
    let top = try #require(sheet.sheetTop)
    let (whole, part) = (mockup(screen, scale: 0.5), mockup(sheet, scale: 0.5))
    #expect(part.bounds == whole.bounds.offset(by: Point(x: 0, y: -top * 0.5)))
    #expect(part.behindSheet.count == 2 && whole.behindSheet.isEmpty)
    #expect(sheet.showsPresenterAsCard == (detent == .large))
    // The clock is above the sheet, and labels keep away from it.
    let clocks = part.occupied.filter { $0.maxY < 0 }
    #expect(clocks.count == 2 && clocks.allSatisfy { $0.minY > -top })
  }

  @Test func theClockIsInTheMiddleAboveAHomeButton() throws {
    for device in Device.all where device.safeAreaBottom == 0 {
      let clock = try #require(try statusBar(device.name).rects.first)
      #expect(abs(clock.midX - device.size.width / 2) < 1e-9)
    }
  }

  @Test func theClockIsBesideTheHousing() throws {
    for device in Device.all {
      guard let housing = device.canvas().sensorHousing?.frame else { continue }
      let clock = try #require(try statusBar(device.name).rects.first)
      #expect(clock.maxX < housing.minX)
      #expect(abs(clock.midX - housing.minX / 2) < 1e-9)
    }
  }

  @Test func aClockThatIsTooLargeIsLeftOut() throws {
    #expect(try statusBar("iPhone X", scale: 0.5).rects.count == 2)
    // 9 points on the sheet are 90 on the canvas.
    #expect(try statusBar("iPhone X", scale: 0.1).rects.count == 1)
  }

  /// The device is drawn with its notch over whatever the screen shows, and at the screen's scale.
  @Test(arguments: [DeviceOrientation.portrait, .landscape])
  func theHousingIsAPartOfTheOutline(_ orientation: DeviceOrientation) throws {
    for name in ["iPhone X", "iPhone 16"] {
      let canvas = try #require(Device.named(name)).canvas(orientation: orientation)
      let housing = try #require(canvas.sensorHousing)
      let items = mockup(canvas, scale: 0.5).items(id: nil)
      let content = try #require(items.firstIndex { if case .group = $0 { true } else { false } })
      let fills = items[content...].compactMap { item in
        if case .fill(let path, Theme.light.bezel) = item { path.bounds } else { nil }
      }
      let drawn = try #require(fills.first)
      let expected = Rect(
        x: housing.frame.x / 2, y: housing.frame.y / 2, width: housing.frame.width / 2,
        height: housing.frame.height / 2)
      #expect(drawn.contains(expected))
      // A notch joins the edge in round corners.
      #expect(expected.grown(by: housing.isIsland ? 0.001 : 3.001).contains(drawn))
    }
  }

  @Test func otherDisplaysHaveNone() throws {
    let plain = mockup(Canvas(size: Size(width: 375, height: 812)))
    let button = mockup(try #require(Device.named("iPhone 8")).canvas())
    var sheet = try #require(Device.named("iPhone X")).canvas(bars: [])
    sheet.size.height -= 54
    for mockup in [plain, button, self.mockup(sheet)] {
      let bezels = mockup.items(id: nil).filter {
        if case .fill(_, Theme.light.bezel) = $0 { true } else { false }
      }
      #expect(bezels.count == (mockup.layout.canvas.device == nil ? 0 : 1))
    }
  }

  @Test func theNavigationBarIsBelowTheHousingWithoutAStatusBar() throws {
    var canvas = try #require(Device.named("iPhone X")).canvas(bars: [.navigation])
    canvas.navigationItem = NavigationItem(title: "Title")
    let title = try #require(bars(canvas).content().first)
    #expect(title.minY > 44 && title.maxY < 88)
  }

  /// A file may count the insets of the display twice.
  @Test func aTabBarIsAsHighAsItsDevices() throws {
    var canvas = try #require(Device.named("iPhone 11")).canvas(bars: [.tab])
    let usual = bars(canvas).content()
    canvas.safeArea.bottom += 34
    #expect(bars(canvas).content() == usual)
  }

  @Test(arguments: [(ViewKind.toolbar, 812.0), (.tabBar, 812), (.navigationBar, 778)])
  func aBarAboveTheHomeIndicatorReachesTheEdge(_ kind: ViewKind, bottom: Double) throws {
    let canvas = try #require(Device.named("iPhone X")).canvas()
    let views = [
      Scenes.view("root", .view, Rect(x: 0, y: 0, width: 375, height: 812)),
      Scenes.view("bar", kind, index: 0, Rect(x: 0, y: 734, width: 375, height: 44)),
    ]
    let layout = SolvedLayout(name: "default", canvas: canvas, views: views)
    let items = ViewPainter(layout, system: .light, measurer: measurer).items(for: 1)
    let grounds = items.compactMap { if case .fill(let path, _) = $0 { path.bounds } else { nil } }
    #expect(grounds.first?.maxY == bottom)
  }

  /// Frames stay inside of the display's shape: what it has around it is no part of the screen.
  @Test func framesAreClippedToTheDisplay() throws {
    func clips(_ layout: SolvedLayout) -> [String: Path] {
      let groups = Inspection(Sheet.draw(layout, measurer: measurer)).groups
      let layers = groups.filter { $0.className?.hasPrefix("overlay-") == true }
      return layers.reduce(into: [:]) { clips, layer in
        guard case .group(let first) = layer.items.first else { return }
        clips[layer.className ?? ""] = first.clip
      }
    }
    let form = clips(Scenes.form())
    #expect(Set(form.keys) == ["overlay-frames", "overlay-margins", "overlay-guides"])
    let mockup = mockup(Scenes.form().canvas)
    let display = try #require(mockup.display)
    // The notch is taken out of it: a second outline, the other way round.
    #expect(display.elements.count { $0 == .close } == 2)
    #expect(display.signedAreas.map { $0 > 0 } == [true, false])
    #expect(clips(Scenes.nested()) == [:])
  }
}

extension Path {
  /// Of each closed outline, curves taken as straight; above 0 clockwise, as y points down.
  fileprivate var signedAreas: [Double] {
    var outlines: [[Point]] = []
    for element in elements {
      switch element {
      case .move(let point): outlines.append([point])
      case .line(let point), .curve(let point, _, _): outlines[outlines.count - 1].append(point)
      case .close: break
      }
    }
    return outlines.map { points in
      zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }
  }
}

extension SystemBarTests {
  /// Opaque bars cover nothing of the canvas.
  @Test func barsAboveTheCanvasAreDrawnAboveIt() throws {
    var canvas = Canvas(size: Size(width: 375, height: 600))
    let plain = mockup(canvas, scale: 0.5).bounds
    canvas.barsAbove = BarsAbove(
      heights: BarHeights(status: 20, navigation: 44), navigationItem: NavigationItem(title: "Title"))
    let below = mockup(canvas, scale: 0.5)
    #expect(below.screen == Rect(x: 0, y: 0, width: 187.5, height: 300))
    #expect(below.bounds.minY == plain.minY - 32 && below.bounds.maxY == plain.maxY)
    let list = DisplayList(size: .zero, title: "", description: "", items: below.items(id: nil))
    let title = try #require(Inspection(list).texts.first { $0.item.text.string == "Title" })
    #expect(title.frame.minY >= -22 && title.frame.maxY <= 0)
    // A device has them on its own display.
    canvas.device = "iPhone 8"
    #expect(mockup(canvas, scale: 0.5).bounds.minY == -Measures.bezel)
  }
}
