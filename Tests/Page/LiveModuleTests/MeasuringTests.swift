import AutoLayout
import CPangoCairo
import PangoCairoBackend
import TestSupport
import Testing
import Typesetting

@testable import LiveModule

/// The page's measurer gives what Pango's gives, from the tables that a page carries.
@Suite struct MeasuringTests {
  /// A random text with its limits.
  struct Case: CustomStringConvertible {
    var text: Text
    var width: Double?
    var height: Double?

    init(_ string: String, _ random: inout RandomSource) {
      let font = random.pick(Case.fonts)
      text = Text(
        string, font: font, numberOfLines: random.pick([1, 1, 0, 0, 2, 3]),
        lineBreakMode: random.pick(LineBreakMode.allCases),
        direction: random.chance(25) ? .rightToLeft : .leftToRight)
      if random.chance(85) { width = Double(random.int(2...40)) * 0.37 * font.size }
      if random.chance(15) { height = Double(random.int(1...6)) * font.size }
    }

    /// Limits under which no word is cut.
    ///
    /// - Parameter width: of the widest word in a font.
    init(_ string: String, wordsWhole width: (Text) -> Double, _ random: inout RandomSource) {
      self.init(string, &random)
      text.lineBreakMode = random.pick([.byWordWrapping, .byTruncatingTail, .byTruncatingMiddle])
      if text.lineBreakMode != .byWordWrapping { (text.numberOfLines, height) = (0, nil) }
      if self.width != nil { self.width = width(text) * Double(random.int(10...30)) / 10 + 1 }
    }

    static let fonts = [
      Font(size: 17), Font(size: 13, weight: .semibold), Font(size: 22, weight: .semibold),
      Font(size: 50, weight: .light), Font(size: 16.5, family: "Helvetica Neue"),
      Font(size: 24, weight: .bold, family: "Georgia"),
    ]

    var description: String {
      let string = text.string.replacing("\n", with: "\\n")
      let fonts = (text.runs.isEmpty ? [text.run(0)] : text.runs).map { run in
        "\(run.length)×\(run.font.family ?? "system") \(run.font.size) \(run.font.weight)"
          + (run.kern == 0 ? "" : " kern \(run.kern)")
      }
      let font = fonts.joined(separator: ", ")
      let limits = "lines \(text.numberOfLines), width \(width ?? .infinity), height \(height ?? .infinity)"
      return "\(text.direction) \(text.lineBreakMode) \(font), \(limits): \(string)"
    }
  }

  /// What is seen of a text's measures.
  private struct Measures: CustomStringConvertible {
    var layout: TextLayout
    var widths: [Double]

    init(of one: Case, by measurer: some TextMeasurer) {
      layout = measurer.layout(one.text, maximumWidth: one.width, maximumHeight: one.height)
      widths = measurer.lineWidths(of: one.text, maximumWidth: one.width, maximumHeight: one.height)
    }

    func equals(_ other: Measures, tolerance: Double) -> Bool {
      var layout = layout
      layout.size.width = other.layout.size.width
      return layout == other.layout && widths.count == other.widths.count
        && zip(widths, other.widths).allSatisfy { abs($0 - $1) <= tolerance }
    }

    var description: String { "\(widths)\(layout.isTruncated ? " truncated" : "")" }
  }

  /// - Parameter tolerance: of the widths of lines, in points; all else must be equal.
  private static func compare(_ cases: [Case], _ pango: PangoTextMeasurer, tolerance: Double = 0) {
    let fonts = CarriedFonts(
      texts: cases.flatMap { $0.text.pieces.map { ($0.string, $0.font) } }, measurer: pango)
    let page = WebTextMeasurer(page: fonts.functions)
    for one in cases {
      let (measured, expected) = (Measures(of: one, by: page), Measures(of: one, by: pango))
      if !measured.equals(expected, tolerance: tolerance) {
        let typeset = page.typeset(one.text, maximumWidth: one.width, maximumHeight: one.height)
        let lines = typeset.lines.map(\.string)
        Issue.record("\(one): \(measured) for \(expected): \(lines)")
      }
    }
  }

  /// Of the widest piece of a text within which no line may end.
  private static func widestWord(of text: Text, _ pango: PangoTextMeasurer) -> Double {
    var word = String.UnicodeScalarView()
    var widest = 0.0
    for (scalar, attributes) in zip(
      text.string.unicodeScalars, LogicalAttributes.of(text.string, language: "en"))
    {
      if attributes.is_line_break != 0 { word = String.UnicodeScalarView() }
      word.append(scalar)
      var text = text
      text.string = String(word)
      widest = max(widest, pango.layout(text.free, maximumWidth: nil, maximumHeight: nil).size.width)
    }
    return widest
  }

  @Test(arguments: TestScript.apart)
  func textsMeasureTheSame(_ script: TestScript) throws {
    var random = RandomSource(seed: 17)
    Self.compare(
      (0..<150).map { _ in Case(script.text(&random), &random) }, PangoTextMeasurer(try FontLibrary()))
  }

  /// Letters that the browser joins are measured by words: glyphs are rounded together, each at most 1/1024 of a
  /// point off, and a line that is cut within a word may be cut at another letter. So no word is cut here.
  @Test(arguments: TestScript.joined)
  func textsOfWholeWordsMeasureTheSame(_ script: TestScript) throws {
    var random = RandomSource(seed: 17)
    let pango = PangoTextMeasurer(try FontLibrary())
    Self.compare(
      (0..<80).map { _ in
        Case(script.text(&random), wordsWhole: { Self.widestWord(of: $0, pango) }, &random)
      }, pango, tolerance: 16.0 / 1024)
  }

  /// Runs that begin anywhere, with fonts and attributes of their own.
  @Test(arguments: TestScript.apart)
  func runsMeasureTheSame(_ script: TestScript) throws {
    var random = RandomSource(seed: 19)
    Self.compare(
      (0..<150).map { _ in
        var one = Case(script.text(&random), &random)
        one.text = one.text.divided(&random) { $0.vary(&$1, fonts: Case.fonts) }
        return one
      }, PangoTextMeasurer(try FontLibrary()))
  }

  @Test(arguments: TestScript.joined)
  func runsOfWholeWordsMeasureTheSame(_ script: TestScript) throws {
    var random = RandomSource(seed: 20)
    let pango = PangoTextMeasurer(try FontLibrary())
    Self.compare(
      (0..<60).map { _ in
        var one = Case(script.text(&random), wordsWhole: { Self.widestWord(of: $0, pango) }, &random)
        (one.width, one.height) = (nil, nil)
        one.text = one.text.divided(&random, atBlanks: true) { $0.vary(&$1, fonts: Case.fonts) }
        return one
      }, pango, tolerance: 16.0 / 1024)
  }

  /// Words of several scripts and directions side by side. Korean blanks are 0.06 of the size narrower on a page that
  /// has Chinese or Japanese too.
  @Test(arguments: [[TestScript.chinese, .japanese], [.korean]])
  func mixedTextsMeasureTheSame(_ scripts: [TestScript]) throws {
    var random = RandomSource(seed: 18)
    let scripts = scripts + [.latin, .greek, .cyrillic, .hebrew, .emoji]
    Self.compare(
      (0..<80).map { _ in
        let parts = (0..<random.int(2...4)).map { _ in random.pick(scripts).text(&random) }
        return Case(parts.joined(separator: random.pick([" ", ", ", " (", "/"])), &random)
      }, PangoTextMeasurer(try FontLibrary()))
  }
}
