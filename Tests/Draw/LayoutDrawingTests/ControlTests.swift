import AutoLayout
import LayoutScene
import TestSupport
import Testing

@testable import LayoutDrawing

/// The mockups of controls follow their scenes.
struct ControlTests {
  private let measurer = FixedMeasurer()
  private let frame = Rect(x: 20, y: 40, width: 200, height: 30)

  private func items(
    _ kind: ViewKind, era: InterfaceEra = .current, direction: LayoutDirection = .leftToRight,
    configure: (inout SceneView) -> Void = { _ in }
  ) -> [DisplayItem] {
    let place = place(Scenes.view("it", kind, index: 0, frame, configure: configure), era, direction)
    return AnyPaintedContent(place.view.scene.content).items(place)
  }

  private func place(_ view: SolvedView, _ era: InterfaceEra, _ direction: LayoutDirection) -> PaintPlace {
    var view = view
    view.layoutDirection = direction
    return PaintPlace(
      view: view, index: 0, frame: frame, system: .light, era: era, measurer: measurer,
      scrolling: ScrollPainter(views: [view], system: .light))
  }

  private func fills(_ color: Color, _ items: [DisplayItem]) -> [Rect] {
    items.compactMap { if case .fill(let path, color) = $0 { path.bounds } else { nil } }
  }

  @Test(arguments: [0, 0.25, 1, 7, -2])
  func aProgressViewIsFilledToItsValue(value: Double) {
    let fraction = min(max(value, 0), 1)
    let right = fills(
      SystemColors.light.tint, items(.progressView) { $0.content[ProgressViewContent.self]?.value = value })
    #expect(right == [Rect(x: 20, y: 40, width: 200 * fraction, height: 30)])
    let left = fills(
      SystemColors.light.tint,
      items(.progressView, direction: .rightToLeft) { $0.content[ProgressViewContent.self]?.value = value })
    #expect(left.first?.maxX == 220)
  }

  @Test func aSwitchIsGreenOnlyWhenOn() {
    #expect(!fills(SystemColors.light.systemGreen, items(.switch)).isEmpty)
    let off = items(.switch) { $0.content[SwitchContent.self]?.isOn = false }
    #expect(fills(SystemColors.light.systemGreen, off).isEmpty)
    func knob(_ isOn: Bool, _ direction: LayoutDirection) -> Double? {
      fills(
        SystemColors.light.knob,
        items(.switch, direction: direction) { $0.content[SwitchContent.self]?.isOn = isOn }
      ).first?.midX
    }
    #expect(knob(true, .leftToRight) == knob(false, .rightToLeft))
    #expect((knob(true, .leftToRight) ?? 0) > 120 && (knob(false, .leftToRight) ?? 999) < 120)
  }

  @Test(arguments: [0, 1, 5, 100_000])
  func aPageControlHasItsPages(count: Int) {
    let items = items(.pageControl) {
      $0.content[PageControlContent.self]?.numberOfPages = count
      $0.content[PageControlContent.self]?.currentPage = 1
    }
    #expect(items.count == min(count, 60))
    #expect(fills(SystemColors.light.label.withAlpha(0.75), items).count == (count > 1 ? 1 : 0))
  }

  /// The image is at its side of the title, in any direction, and the subtitle below the title.
  @Test(arguments: ImagePlacement.allCases, [LayoutDirection.leftToRight, .rightToLeft])
  func aButtonHasItsPartsInOrder(placement: ImagePlacement, direction: LayoutDirection) throws {
    let frame = Rect(x: 20, y: 40, width: 200, height: 100)
    var view = Scenes.view("it", .button, index: 0, frame) {
      guard var button = $0.content[ButtonContent.self] else { return }
      button.text.string = "Buy"
      button.subtitle = "Once"
      button.image = SceneImage(size: Size(width: 20, height: 20), source: .symbol("cart"))
      button.style = .filled
      button.settings.hasConfiguration = true
      button.settings.imagePlacement = placement
      button.settings.imagePadding = 6
      $0.content = button.content
    }
    view.layoutDirection = direction
    var place = place(view, .current, direction)
    place = PaintPlace(
      view: view, index: 0, frame: frame, system: .light, era: .current, measurer: measurer,
      scrolling: place.scrolling)
    let content = AnyPaintedContent(view.scene.content)
    #expect(content.ground(place) == SystemColors.light.tint)
    let title = try #require(ViewText(of: view, system: .light, pixelScale: 2, measurer: measurer)?.item)
    let subtitle = try #require(content.texts(place).first)
    #expect(title.color == Color(hex: 0xFFFFFF) && subtitle.color == title.color)
    let (first, second) = try (#require(title.extent(measurer)), #require(subtitle.extent(measurer)))
    #expect(second.minY >= first.maxY)
    guard case .group(let group)? = content.items(place).first, let clip = group.clip else {
      Issue.record("no image")
      return
    }
    let image = try #require(clip.bounds)
    switch (placement, direction) {
    case (.top, _): #expect(abs(first.minY - image.maxY - 6) < 1)
    case (.bottom, _): #expect(abs(image.minY - second.maxY - 6) < 1)
    case (.leading, .leftToRight), (.trailing, .rightToLeft):
      #expect(abs(first.minX - image.maxX - 6) < 1 && abs(second.minX - image.maxX - 6) < 1)
    case (.trailing, .leftToRight), (.leading, .rightToLeft):
      #expect(abs(image.minX - first.maxX - 6) < 1 && abs(image.minX - second.maxX - 6) < 1)
    }
  }

  @Test func segmentsAreInReadingOrder() {
    func titles(_ direction: LayoutDirection) -> [String] {
      let view = Scenes.view("it", .segmentedControl, index: 0, frame) {
        $0.content[SegmentedControlContent.self]?.segments = ["A", "B", "C"]
      }
      return AnyPaintedContent(view.scene.content).texts(place(view, .current, direction))
        .sorted { $0.frame.x < $1.frame.x }.map(\.text.string)
    }
    #expect(titles(.leftToRight) == ["A", "B", "C"])
    #expect(titles(.rightToLeft) == ["C", "B", "A"])
  }

  /// An image of 100 × 50 in a view of 200 × 30 at (20, 40).
  @Test(arguments: [
    (ContentMode.scaleToFill, 20.0, 40.0, 200.0, 30.0), (.redraw, 20, 40, 200, 30),
    (.scaleAspectFit, 90, 40, 60, 30),
    (.scaleAspectFill, 20, 5, 200, 100), (.center, 70, 30, 100, 50), (.top, 70, 40, 100, 50),
    (.bottom, 70, 20, 100, 50), (.left, 20, 30, 100, 50), (.right, 120, 30, 100, 50),
    (.topLeft, 20, 40, 100, 50), (.topRight, 120, 40, 100, 50), (.bottomLeft, 20, 20, 100, 50),
    (.bottomRight, 120, 20, 100, 50),
  ])
  func anImageIsWhereItsModePutsIt(mode: ContentMode, x: Double, y: Double, width: Double, height: Double)
    throws
  {
    let items = items(.imageView) {
      var content = ImageViewContent()
      content.contentMode = mode
      var file = ImageFile(name: "a.png")
      file.content = ImageData(format: .png, size: Size(width: 100, height: 50), base64: "")
      content.image = SceneImage(size: nil, source: .file(file))
      $0.content = content.content
    }
    guard case .group(let group) = items.first, case .image(let item) = group.items.first else {
      Issue.record("no image in \(items)")
      return
    }
    #expect(item.frame == Rect(x: x, y: y, width: width, height: height))
    #expect(group.clip == .rect(frame))
  }

  @Test func aButtonsTitleIsInItsMiddle() throws {
    var view = Scenes.view("it", .button, index: 0, frame) { $0.content.text?.string = "OK" }
    view.text = Text("OK", font: Font(size: 15))
    let text = try #require(ViewText(of: view, system: .light, pixelScale: 2, measurer: measurer))
    #expect((try #require(text.item.extent(measurer)).midX - frame.midX).magnitude < 0.01)
  }

  @Test func onlyContentThatIsLargerHasIndicators() {
    func count(_ content: Size) -> Int {
      var view = Scenes.view("it", .scrollView, index: 0, Rect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = content
      return ScrollPainter(views: [view], system: .light).indicators(of: view).count
    }
    #expect(count(Size(width: 100, height: 100)) == 0)
    #expect(count(Size(width: 100, height: 300)) == 1)
    #expect(count(Size(width: 300, height: 300)) == 2)
  }

  @Test func emptyRowsBeginBelowTheCells() {
    let table = Scenes.view("table", .tableView, index: 0, Rect(x: 0, y: 0, width: 300, height: 400))
    let cell = Scenes.view("cell", .cell, in: table, index: 0, Rect(x: 0, y: 0, width: 300, height: 90))
    let painter = ScrollPainter(views: [table, cell], system: .light)
    let lines = fills(
      SystemColors.light.separator, painter.emptyRows(of: 0, TableSettings(), in: table.frame))
    #expect(!lines.isEmpty && lines.allSatisfy { $0.maxY > 90 + 40 })
    var plain = table
    plain.scene.content[TableViewContent.self]?.settings.showsSeparators = false
    #expect(ScrollPainter(views: [plain, cell], system: .light).separator(of: 1, in: cell.frame).isEmpty)
  }

  /// Each style and mode has its own words, all inside the frame, in any direction.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func datePickersShowWhatTheyAreFor(_ direction: LayoutDirection) {
    var seen = Set<[String]>()
    for style in DatePickerStyle.allCases {
      for mode in DatePickerMode.allCases {
        for height in [10.0, 31, 216, 393] {
          let frame = Rect(x: 20, y: 40, width: 320, height: height)
          let view = Scenes.view("it", .datePicker, index: 0, frame) {
            $0.content[DatePickerContent.self]?.preferredDatePickerStyle = style
            $0.content[DatePickerContent.self]?.datePickerMode = mode
          }
          var place = place(view, .current, direction)
          place = PaintPlace(
            view: place.view, index: 0, frame: frame, system: .light, era: .current, measurer: measurer,
            scrolling: place.scrolling)
          let texts = AnyPaintedContent(view.scene.content).texts(place)
          #expect(texts.allSatisfy { frame.contains($0.frame) }, "\(style) \(mode) \(height)")
          if height == 393 { seen.insert(texts.map(\.text.string)) }
        }
      }
    }
    #expect(seen.count == DatePickerStyle.allCases.count * DatePickerMode.allCases.count - 1)
    #expect(seen.contains { $0.contains("June 2026") && $0.contains("9:41 AM") })
  }

  @Test func aSliderShowsWhereItsValueIsInItsRange() {
    let filled = fills(
      SystemColors.light.tint,
      items(.slider) {
        $0.content[SliderContent.self]?.minimumValue = -10
        $0.content[SliderContent.self]?.maximumValue = 30
        $0.content[SliderContent.self]?.value = 20
      })
    #expect(filled.map(\.width) == [0.75 * 196])
  }
}
