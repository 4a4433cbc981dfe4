import AutoLayout
import LayoutScene
import Testing

@testable import PangoCairoBackend
import Typesetting

/// What texts measure, against what Apple's labels are known to measure.
@Suite struct MeasuringTests {
  let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try FontLibrary()) }

  func measure(_ text: Text, width: Double? = nil, height: Double? = nil) -> TextLayout {
    measurer.layout(text, maximumWidth: width, maximumHeight: height)
  }

  @Test func labelMeasuresAsInterfaceBuilderRecordsIt() {
    let label = measure(Text("Label"))
    #expect(abs(label.size.width - 41.84) < 0.06)
    #expect(abs(label.size.height - 20.287109375) < 1e-9)
    #expect(label.lineCount == 1)
    #expect(!label.isTruncated)
    #expect(ceilToPixel(label.size.width, scale: 2) == 42)
    #expect(ceilToPixel(label.size.height, scale: 2) == 20.5)
    #expect(abs(ceilToPixel(label.size.height, scale: 3) - 61.0 / 3) < 1e-9)
  }

  @Test func twoLinesAreTwiceAsHigh() {
    let lines = measure(Text("Label\nLabel", numberOfLines: 0))
    #expect(lines.lineCount == 2)
    #expect(abs(lines.size.height - 40.57421875) < 1e-9)
    #expect(lines.size.width == measure(Text("Label")).size.width)
    // Two lines of 24 points are 57.5 high on a screen with two pixels per point.
    let large = measure(Text("A\nB", font: Font(size: 24), numberOfLines: 2))
    #expect(ceilToPixel(large.size.height, scale: 2) == 57.5)
  }

  /// Lines have their own widths, and the widest is the text's.
  @Test(arguments: [
    ("one", 0), ("one two three four", 0), ("one two three four five six", 2), ("wide\nw\n\nwider", 0),
    ("", 0),
  ])
  func lineWidths(string: String, lines: Int) {
    for mode in [LineBreakMode.byWordWrapping, .byTruncatingTail, .byClipping] {
      let text = Text(string, numberOfLines: lines, lineBreakMode: mode)
      for width in [nil, 90, 40] as [Double?] {
        let layout = measure(text, width: width)
        let widths = measurer.lineWidths(of: text, maximumWidth: width, maximumHeight: nil)
        #expect(widths.count == layout.lineCount)
        #expect((widths.max() ?? 0) == layout.size.width)
      }
    }
    let two = Text("wide wide w", numberOfLines: 0, lineBreakMode: .byWordWrapping)
    let widths = measurer.lineWidths(of: two, maximumWidth: 90, maximumHeight: nil)
    // The letters of the whole text share what sets them apart.
    let alone = ["wide wide", "w"].map { measure(Text($0)).size.width }
    #expect(zip(widths, alone).allSatisfy { abs($0 - $1) < 0.5 } && widths.count == 2)
  }

  /// Public values of UIFont.
  @Test(arguments: [(15.0, 17.900390625), (17.0, 20.287109375), (36.0, 42.9609375)])
  func lineHeights(size: Double, lineHeight: Double) {
    let metrics = measurer.metrics(of: Font(size: size))
    #expect(metrics.lineHeight == lineHeight)
    #expect(abs(metrics.ascender - metrics.descender - lineHeight) < 1e-9)
    for weight in FontWeight.allCases {
      #expect(measure(Text("Ag", font: Font(size: size, weight: weight))).size.height == lineHeight)
    }
  }

  @Test func baselinesCountFromTheTopOfTheFirstLine() {
    let ascender = 17 * 1950.0 / 2048
    let lines = measure(Text("a\nb\nc", numberOfLines: 0))
    #expect(abs(lines.firstBaseline - ascender) < 1e-9)
    #expect(abs(lines.lastBaseline - (ascender + 2 * 20.287109375)) < 1e-9)
  }

  @Test func aTextStyleSetsLinesApartByItsLeading() {
    let font = Font(size: 17, linePitch: 22)
    #expect(measure(Text("a", font: font)).size.height == 20.287109375)
    let lines = measure(Text("a\nb\nc", font: font, numberOfLines: 0))
    #expect(abs(lines.size.height - (20.287109375 + 44)) < 1e-9)
    #expect(abs(lines.lastBaseline - lines.firstBaseline - 44) < 1e-9)
  }

  @Test func anEmptyTextMeasuresNothing() {
    #expect(measure(Text("")) == .empty)
    #expect(measure(Text("\u{0}\u{1}")) == .empty)
  }

  /// Widths recorded by Interface Builder, by size, weight and the screen's pixels per point.
  @Test func widthsAreCloseToSanFranciscos() {
    var sum = 0.0
    for record in RecordedWidth.all {
      let width = measure(Text(record.text, font: Font(size: record.size, weight: record.weight))).size.width
      let error = width - (record.width - 0.5 / record.scale)
      #expect(abs(error) < max(1, record.width * 0.04), "\(record)")
      sum += error * error
    }
    #expect((sum / Double(RecordedWidth.all.count)).squareRoot() < 0.7)
  }

  @Test func aWidthDoesNotDependOnWhatWasMeasuredBefore() throws {
    let texts = ["Label", "姓名", "Label 姓名 ✓", "שלום", "مرحبا", "ไทย", "हिन्दी", "→ ≥", "Ünïcødé", "한국어", "🙂"]
    let library = try FontLibrary()
    func sizes(_ texts: [String]) -> [String: TextLayout] {
      let measurer = PangoTextMeasurer(library)
      return Dictionary(
        uniqueKeysWithValues: texts.map {
          ($0, measurer.layout(Text($0, font: Font(size: 17)), maximumWidth: nil, maximumHeight: nil))
        })
    }
    let forwards = sizes(texts)
    #expect(forwards == sizes(texts.reversed()))
    for text in texts { #expect(sizes([text])[text] == forwards[text]) }
  }

  /// Recorded: two Chinese characters 31 wide at 15 points, four 61.5 or 62, eleven 168.5.
  @Test(arguments: [(2, 31.0), (4, 61.5), (11, 168.5)])
  func ideographsAreALittleWiderThanTheirSize(count: Int, width: Double) {
    let text = Text(String(repeating: "名", count: count), font: Font(size: 15))
    #expect(abs(measure(text).size.width - width) < 0.75)
    #expect(measurer.problems.isEmpty)
  }

  @Test func joinedLettersAreNotSetApart() {
    let narrow = measure(Text("مرحبا", font: Font(size: 16))).size.width / 16
    let wide = measure(Text("مرحبا", font: Font(size: 40))).size.width / 40
    #expect(abs(narrow - wide) < 0.01)
  }

  @Test(arguments: [-1, 0, 1e-9, 1e9, .infinity, .nan])
  func sizesBeyondReasonAreHarmless(size: Double) {
    let layout = measure(Text("Label", font: Font(size: size)))
    #expect(layout.size.width.isFinite && layout.size.width > 0)
    #expect(layout.size.height.isFinite && layout.size.height > 0)
  }

  @Test func longTextsAreCutOff() {
    let text = String(repeating: "lorem ipsum ", count: 20_000)
    let layout = measure(Text(text, numberOfLines: 0), width: 300)
    let start = String(text.prefix(Text.maximumLength))
    #expect(layout == measure(Text(start, numberOfLines: 0), width: 300))
    #expect(layout.lineCount > 100)
  }

  /// Text in several lines shrinks until all of it is shown, and no further.
  @Test(arguments: [(2, 60.0, 200.0), (0, 80, 200), (3, 200, 120), (0, 30, 300)])
  func linesThatShrinkFit(_ lines: Int, height: Double, width: Double) throws {
    let measurer = PangoTextMeasurer(try FontLibrary())
    let window = Window(canvas: Canvas(size: Size(width: 320, height: 480)), measurer: measurer)
    let text = Text(
      "A text that is far too long for the place that it gets here, in several lines", font: Font(size: 30),
      numberOfLines: lines)
    let label = Label(identifier: "label", text: text)
    window.rootView.addSubview(label)
    func shown(_ minimum: Double) throws -> ShownText {
      label.minimumScaleFactor = minimum
      return try #require(
        ShownText(
          view: label, frame: Rect(x: 0, y: 0, width: width, height: height), measurer: measurer))
    }
    #expect(try shown(0.2).layout.isTruncated && shown(0.2).text == text)
    label.adjustsFontSizeToFitWidth = true
    let fitted = try shown(0.2)
    #expect(!fitted.layout.isTruncated && fitted.text.font.size < 30)
    var larger = fitted.text
    larger.font.size += 0.5
    #expect(measurer.layout(larger, maximumWidth: width, maximumHeight: height).isTruncated)
    let limited = try shown(0.9)
    #expect(limited.layout.isTruncated && limited.text.font.size == 27)
  }

  /// Small letters are set further apart than large ones, and the text still has to fit.
  @Test(arguments: [60.0, 100, 140, 180, 220])
  func aTextThatShrinksFits(_ width: Double) throws {
    let measurer = PangoTextMeasurer(try FontLibrary())
    let window = Window(canvas: Canvas(size: Size(width: 320, height: 480)), measurer: measurer)
    for string in ["Trains to Basle run from platform 9", "WWWWWWWWWWWWWWW", "illicitly filled till"] {
      let label = Label(identifier: "label", text: Text(string))
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.05
      window.rootView.addSubview(label)
      let shown = try #require(
        ShownText(
          view: label, frame: Rect(x: 0, y: 0, width: width, height: 20.5), measurer: measurer))
      #expect(!shown.layout.isTruncated, "\(string) in \(width)")
    }
  }
}
