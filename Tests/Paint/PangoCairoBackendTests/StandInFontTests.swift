import AutoLayout
import Testing

@testable import PangoCairoBackend

/// Fonts of iOS that are not at hand, against what Interface Builder recorded for labels in them.
@Suite struct StandInFontTests {
  let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try FontLibrary()) }

  func measure(_ string: String, _ font: Font, lines: Int = 1) -> Size {
    measurer.layout(Text(string, font: font, numberOfLines: lines), maximumWidth: nil, maximumHeight: nil)
      .size
  }

  /// Heights rounded up to a pixel.
  @Test(arguments: [
    ("Avenir Next", FontWeight.regular, 16.0, 22.0, 2.0), ("Avenir Next", .regular, 17, 23.33, 3),
    ("AvenirNext", .regular, 30, 41, 2), ("Avenir Next", .medium, 20, 27.33, 3),
    ("Avenir", .regular, 18, 25, 2),
    ("Helvetica", .regular, 36, 41.5, 2), ("Helvetica Neue", .light, 11, 13, 2),
    ("Helvetica Neue", .light, 17, 20.5, 2), ("ArialMT", .regular, 14, 16, 2),
    ("Hoefler Text", .regular, 30, 30, 1),
    ("Bradley Hand", .bold, 40, 50, 2),
    // Not recorded, but commonly documented: lines of 1.4 em in all weights.
    ("PingFang SC", .medium, 14, 20, 2), ("PingFangTC", .regular, 20, 28, 2),
    // Families that iOS does not have.
    ("Open Sans", .regular, 10, 12, 2), ("Open Sans", .regular, 13, 15.5, 2),
    ("Open Sans", .semibold, 15, 17.5, 2), ("Open Sans", .semibold, 18, 21, 2),
    ("Open Sans", .light, 24, 28, 2),
    ("Rubik", .regular, 15, 17.67, 3), ("Rubik", .bold, 17, 20.5, 2), ("NanumGothic", .regular, 14, 16.33, 3),
  ])
  func linesAreAsHighAsRecorded(
    family: String, weight: FontWeight, size: Double, height: Double, scale: Double
  ) {
    let measured = measure("Label", Font(size: size, weight: weight, family: family)).height
    #expect(abs(ceilToPixel(measured, scale: scale) - height) < 0.01, "\(measured)")
    #expect(measurer.metrics(of: Font(size: size, weight: weight, family: family)).lineHeight == measured)
  }

  @Test(arguments: [
    ("AWAKE", "Avenir Next", FontWeight.regular, 22.0, 79.0), ("AWAKE", "Avenir Next", .regular, 30, 108),
    ("Adventure awaits", "Avenir Next", .regular, 32, 251), ("CANADA", "Avenir Next", .medium, 36, 157),
    ("POPULAR DESTINATIONS", "Avenir Next", .regular, 16, 191), ("Label", "Avenir Next", .regular, 14, 35.5),
    ("Label", "Avenir Next", .medium, 17, 43), ("Name", "Avenir Next", .medium, 25, 69.33),
    ("Title", "Avenir Next", .medium, 16, 32), ("Label", "Bradley Hand", .bold, 40, 94),
    ("light", "Open Sans", .semibold, 18, 34.5), ("$150", "Open Sans", .semibold, 18, 40.5),
    ("#25", "Open Sans", .light, 24, 40.5), ("PLEDGE", "Open Sans", .regular, 10, 39),
    ("SENDER", "Open Sans", .regular, 10, 40), ("06:30 PM", "Open Sans", .regular, 13, 56),
  ])
  func textsAreAboutAsWideAsRecorded(
    string: String, family: String, weight: FontWeight, size: Double, width: Double
  ) {
    let measured = measure(string, Font(size: size, weight: weight, family: family)).width
    #expect(abs(measured - width) < max(1.5, 0.05 * width), "\(measured)")
  }

  /// DejaVu Sans Mono, Menlo's model, has letters of 0.602 times the size.
  @Test(arguments: ["Console output", "12:00", "READY"])
  func monospacedTextIsAboutAsWideAsItsLetters(string: String) {
    let width = measure(string, Font(size: 20, family: "Menlo")).width
    #expect(abs(width / (20 * 0.602 * Double(string.count)) - 1) < 0.13, "\(width)")
  }

  @Test func measuresGrowWithTheSizeAlone() {
    for size in [8.0, 19, 20, 21, 60] {
      let font = Font(size: size, family: "Avenir Next")
      let double = Font(size: 2 * size, family: "Avenir Next")
      let (one, two) = (measure("Label 12", font), measure("Label 12", double))
      #expect(abs(two.width - 2 * one.width) < 0.05)
      #expect(abs(two.height - 2 * one.height) < 1e-9)
    }
  }

  @Test func aLineGapSeparatesLines() {
    let font = Font(size: 100, family: "Arial")
    let (one, three) = (measure("a", font).height, measure("a\na\na", font, lines: 0).height)
    #expect(abs(three - (3 * one + 2 * 3.3)) < 1e-9)
  }

  @Test func everyRowOfTheTableIsAFont() {
    for family in [
      "American Typewriter", "Baskerville", "Bodoni 72", "Chalkboard SE", "Copperplate", "Courier New",
      "Didot",
      "Futura", "Georgia", "Gill Sans", "Marker Felt", "Noteworthy", "Optima", "Palatino", "Times New Roman",
      "TimesNewRomanPSMT", "Trebuchet MS", "Verdana", "Zapfino",
    ] {
      let size = measure("Label", Font(size: 20, family: family))
      #expect(size.width > 25 && size.width < 70, "\(family)")
      #expect(size.height > 18 && size.height < 70, "\(family)")
    }
    #expect(measurer.problems.allSatisfy { if case .familyReplaced = $0 { true } else { false } })
  }

  @Test func anUnknownFamilyIsHelveticaNeueInTwoWeights() {
    func size(_ weight: FontWeight, _ family: String) -> Size {
      measure("Label", Font(size: 17, weight: weight, family: family))
    }
    for weight in FontWeight.allCases {
      let shown: FontWeight = weight.rawValue < FontWeight.bold.rawValue ? .regular : .bold
      #expect(size(weight, "Open Sans") == size(shown, "Helvetica Neue"))
    }
    #expect(measurer.problems == [.familyNotFound("Open Sans"), .familyReplaced("Helvetica Neue")])
    #expect(measurer.problems.allSatisfy { !$0.isError })
  }
}
