import AutoLayout
import Foundation
import LayoutDrawing
import LayoutScene
import TestSupport
import Testing

@testable import PangoCairoBackend
import Typesetting

/// Texts with runs: what they measure, and how they are drawn.
@Suite struct RunTests {
  static let strings = [
    "Label", "A label that is much too long for its frame", "two\nlines\n\nand more", "AVAVA To: 1.2×4 -> 7",
    "Name 姓名标签 of 标签, مرحبا بالعالم again", "fine office 👍🏽 👨‍👩‍👧 done", "a\u{301}e\u{301} \r\n tab\tbed \u{0} x",
  ]
  static let fonts = [
    Font(size: 17), Font(size: 13, weight: .semibold), Font(size: 34, weight: .light), Font(size: 22),
    Font(size: 16.5, family: "Helvetica Neue"), Font(size: 17, linePitch: 22),
  ]

  let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try FontLibrary()) }

  func measure(_ text: Text, width: Double? = nil, height: Double? = nil) -> TextLayout {
    measurer.layout(text, maximumWidth: width, maximumHeight: height)
  }

  func runs(_ parts: [(String, (inout TextRun) -> Void)], lines: Int = 1) -> Text {
    var text = Text(parts.map(\.0).joined(), numberOfLines: lines)
    text.runs = parts.map { string, change in
      var run = TextRun(length: string.unicodeScalars.count, font: .defaultLabel)
      change(&run)
      return run
    }
    return text
  }

  /// Divided for no reason, a text measures and breaks as a plain one, to the last bit.
  @Test(arguments: strings)
  func equalRunsAreAPlainText(_ string: String) {
    var random = RandomSource(seed: 5)
    for font in Self.fonts {
      for mode in LineBreakMode.allCases {
        for width in [nil, 40, 90, 171.5] as [Double?] {
          let plain = Text(string, font: font, numberOfLines: random.pick([0, 1, 2]), lineBreakMode: mode)
          // Lines through and below letters change nothing either.
          let divided = plain.divided(&random) { $0.isUnderlined = $1.chance(50) }
          let height = random.pick([nil, 50, 100] as [Double?])
          #expect(
            measure(divided, width: width, height: height) == measure(plain, width: width, height: height))
          #expect(
            measurer.lineWidths(of: divided, maximumWidth: width, maximumHeight: height)
              == measurer.lineWidths(of: plain, maximumWidth: width, maximumHeight: height))
        }
      }
    }
  }

  /// The same bytes, if scenes divide texts for no reason.
  @Test(arguments: strings)
  func equalStyledRunsAreDrawnAsAPlainText(_ string: String) throws {
    var random = RandomSource(seed: 6)
    var plain = StyledText()
    plain.string = string
    plain.numberOfLines = 0
    plain.color = DynamicColor(TestSheet.blue)
    for _ in 0..<5 {
      var divided = plain
      let parts = plain.text(.leftToRight).divided(&random) { _, _ in }.pieces.map { piece in
        var run = StyledRun(piece.string)
        if random.chance(50) { run.font = plain.font }
        if random.chance(50) { run.color = plain.color }
        return run
      }
      divided.setRuns(parts)
      #expect(divided.text(.rightToLeft) == plain.text(.rightToLeft))
      #expect(Set(divided.shownColors) == [plain.color])
    }
  }

  /// The tallest letters determine the line, and where its baseline is.
  @Test func aTallerRunNeverLowersALine() {
    var random = RandomSource(seed: 7)
    for _ in 0..<200 {
      let string = random.pick(Self.strings)
      let text = Text(string, numberOfLines: random.pick([1, 0])).divided(&random) {
        $0.font = Font(size: Double($1.int(9...40)))
      }
      let before = measure(text)
      var taller = text
      taller.runs[random.int(0...text.runs.count - 1)].font.size += Double(random.int(1...20))
      let after = measure(taller)
      #expect(after.size.height >= before.size.height && after.firstBaseline >= before.firstBaseline)
    }
  }

  @Test func theTallestRunSetsTheLine() {
    let text = runs([("small ", { _ in }), ("Tall", { $0.font = Font(size: 40) }), (" small", { _ in })])
    let tall = measurer.metrics(of: Font(size: 40))
    #expect(measure(text).size.height == tall.lineHeight)
    #expect(measure(text).firstBaseline == tall.ascender)
    // Only the line that has it.
    let two = runs([("a\n", { _ in }), ("b", { $0.font = Font(size: 40) })], lines: 0)
    let small = measurer.metrics(of: .defaultLabel)
    #expect(abs(measure(two).size.height - small.lineHeight - tall.lineHeight) < 1e-9)
    #expect(abs(measure(two).lastBaseline - small.lineHeight - tall.ascender) < 1e-9)
  }

  /// Also after the last letter, as UIKit does.
  @Test(arguments: [-1.0, 0.5, 6])
  func kernIsAddedAfterEachLetter(kern: Double) {
    let plain = measure(Text("abcd")).size.width
    let whole = measure(runs([("abcd", { $0.kern = kern })]))
    #expect(abs(whole.size.width - plain - 4 * kern) < 0.01)
    let apart = runs([("ab", { $0.kern = kern }), ("cd", { _ in })])
    let none = runs([("ab", { $0.kern = 1e-9 }), ("cd", { _ in })])
    #expect(abs(measure(apart).size.width - measure(none).size.width - 2 * kern) < 0.01)
  }

  /// The letters after a run begin where its own end, with what is added after the last.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func kernMovesWhatFollows(_ direction: LayoutDirection) throws {
    var text = runs([("aaa", { $0.kern = 10 }), ("bbb", { _ in })])
    text.direction = direction
    let line = try #require(measurer.typeset(text, maximumWidth: nil, maximumHeight: nil).lines.first)
    let glyphs = GlyphOutlines.glyphs(of: line, at: .zero)
    let lefts = glyphs.map(\.origin.x)
    #expect(glyphs.count == 6 && abs(lefts[0]) < 0.5)
    let steps = zip(lefts, lefts.dropFirst()).map { $1 - $0 }
    let plainA = measure(Text("aa")).size.width - measure(Text("a")).size.width
    #expect(steps[0...2].allSatisfy { abs($0 - plainA - 10) < 0.7 }, "\(steps)")
    #expect(steps[3...].allSatisfy { abs($0 - plainA) < 2 }, "\(steps)")
  }

  @Test func paragraphStylesPlaceLines() {
    let one = measurer.metrics(of: .defaultLabel).lineHeight
    func height(_ change: @escaping (inout ParagraphStyle) -> Void) -> TextLayout {
      measure(runs([("a\nb\nc", { change(&$0.paragraph) })], lines: 0))
    }
    let plain = height { _ in }
    #expect(plain == measure(Text("a\nb\nc", numberOfLines: 0)))
    #expect(abs(height { $0.lineSpacing = 5 }.size.height - 3 * one - 10) < 1e-9)
    #expect(abs(height { $0.paragraphSpacing = 7 }.size.height - 3 * one - 14) < 1e-9)
    let half = height { $0.lineHeightMultiple = 1.5 }
    #expect(abs(half.size.height - 4.5 * one) < 1e-9)
    // The room is above the letters.
    #expect(abs(half.firstBaseline - plain.firstBaseline - one / 2) < 1e-9)
    #expect(abs(height { $0.minimumLineHeight = 30 }.size.height - 90) < 1e-9)
    #expect(abs(height { $0.maximumLineHeight = 10 }.size.height - 30) < 1e-9)
  }

  @Test func aRaisedRunMakesRoomAbove() {
    let plain = measure(Text("abc"))
    let raised = measure(runs([("ab", { _ in }), ("c", { $0.baselineOffset = 8 })]))
    #expect(abs(raised.firstBaseline - plain.firstBaseline - 8) < 1e-9)
    #expect(abs(raised.size.height - plain.size.height - 8) < 1e-9)
    let lowered = measure(runs([("ab", { _ in }), ("c", { $0.baselineOffset = -8 })]))
    #expect(lowered.firstBaseline == plain.firstBaseline)
    #expect(abs(lowered.size.height - plain.size.height - 8) < 1e-9)
  }

  /// Runs beyond the text, without length, or of less than none are harmless, and so are numbers beyond reason.
  @Test(arguments: [-5, 0, 1, 100, Int.max])
  func runsBeyondReasonAreHarmless(length: Int) {
    for number in [0, -1e300, 1e300, .infinity, .nan] {
      var run = TextRun(length: length, font: Font(size: number))
      (run.kern, run.baselineOffset) = (number, number)
      (run.paragraph.lineSpacing, run.paragraph.lineHeightMultiple) = (number, number)
      (run.paragraph.minimumLineHeight, run.paragraph.paragraphSpacing) = (number, number)
      for string in ["", "a", "two\nlines 👍🏽"] {
        var text = Text(string, numberOfLines: 0)
        text.runs = [run, run]
        for width in [nil, 30] as [Double?] {
          let layout = measure(text, width: width, height: 50)
          #expect(layout.lineCount >= (string.isEmpty ? 0 : 1))
        }
      }
    }
  }

  /// Whatever the runs, lines fit, and what was measured is what is drawn.
  @Test(arguments: strings)
  func whatWasMeasuredFits(_ string: String) {
    var random = RandomSource(seed: 8)
    for _ in 0..<60 {
      let text = Text(string, numberOfLines: 0).divided(&random) { run, random in
        run.vary(&random, fonts: Self.fonts)
      }
      let width = Double(random.int(60...300))
      let measured = measure(text, width: width)
      let again = measure(text, width: measured.size.width, height: measured.size.height)
      #expect(again.lineCount == measured.lineCount && !again.isTruncated, "\(text)")
    }
  }

  @Test func aShrunkTextKeepsItsProportions() throws {
    let window = Window(canvas: Canvas(size: Size(width: 320, height: 480)), measurer: measurer)
    let text = runs([("Trains to ", { _ in }), ("Basle", { $0.font = Font(size: 34, weight: .bold) })])
    let label = Label(identifier: "label", text: text)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    window.rootView.addSubview(label)
    let shown = try #require(
      ShownText(view: label, frame: Rect(x: 0, y: 0, width: 90, height: 41), measurer: measurer))
    #expect(!shown.layout.isTruncated)
    let sizes = shown.text.runs.map(\.font.size)
    #expect(sizes[1] < 34 && abs(sizes[1] - 2 * sizes[0]) < 1e-9)
  }
}
