import AutoLayout
import LayoutDrawing
import LayoutScene
import PangoCairoBackend
import PictureReading
import Testing

/// What pictures show of the texts that stand above them.
@Suite struct FigureTests {
  private static func picture(of sample: Sample) throws -> (scene: Scene, picture: ReadPicture) {
    (try sample.scene(), try sample.picture(PangoTextMeasurer(try FontLibrary())))
  }

  /// The words in the picture of an option of a sample.
  private func words(_ sample: String, _ option: String) throws -> [String] {
    let (scene, picture) = try Self.picture(of: Sample(sample))
    let index = try #require(scene.options.firstIndex { $0.name == option })
    return picture.options[index].words
  }

  /// A number that a text tells is one for which the reader looks.
  @Test(arguments: Sample.all.filter(\.isScenario))
  func everyNumberOfTheTextsIsInThePicture(_ sample: Sample) throws {
    let (scene, picture) = try Self.picture(of: sample)
    try #require(picture.options.count == scene.options.count)
    for (index, option) in scene.options.enumerated() {
      let size = option.canvas.size
      let shown = picture.options[index].words + ["\(Int(size.width)) \(Int(size.height))"]
      let told = Set([option.title, option.description].compactMap(\.self).flatMap(numbers))
      #expect(told.subtracting(shown.flatMap(numbers)) == [], "\(option.name)")
    }
    let told = Set([scene.title, scene.description].compactMap(\.self).flatMap(numbers))
    #expect(told.subtracting(picture.options.flatMap(\.words).flatMap(numbers)) == [])
  }

  private func numbers(in text: String) -> [Substring] {
    text.split { !($0.isNumber || $0 == ".") }.map { $0.last == "." ? $0.dropLast() : $0 }
      .filter { $0.contains(where: \.isNumber) }
  }

  @Test func constraintsThatATextNamesBearTheirNames() throws {
    let words = try words("1-simple-constraints/1-simple-single-view", "portrait")
    #expect(["1", "2", "3", "4"].allSatisfy(words.contains))
  }

  @Test func invertedConstraintsHaveOnePicture() throws {
    let sample = "1-simple-constraints/9-inverted-constraints"
    #expect(try words(sample, "after").contains("8") && words(sample, "before").contains("8"))
    #expect(try words(sample, "at-least").contains("≥ 8") && words(sample, "at-most").contains("≥ 8"))
  }

  @Test func whatAnOptionHasNotIsNamed() throws {
    #expect(try words("5-scrolling-and-cells/3-author-and-quote-cell", "without-e").contains("E"))
    // Where nothing speaks of it, what another layout has replaced is not drawn.
    #expect(try !words("4-debugging/4-logical-error", "meant").contains("wrong edge"))
  }

  @Test func intrinsicSizeIsFourInequalities() throws {
    let words = try words("8-controls/5-four-inequalities", "content")
    #expect(["≤ 120 @250", "≥ 120 @750", "≤ 50 @250", "≥ 50 @750"].allSatisfy(words.contains))
  }

  @Test func prioritiesAreDrawnWhereTheyDecide() throws {
    let sample = "2-intrinsic-content-size/9-hugging-and-compression"
    let stretched = try words(sample, "first-hugs-less")
    #expect(stretched.contains("content 77.5 @250 ✗") && stretched.contains("“14:05” 43.5 @251 ✓"))
    #expect(!stretched.contains { $0.contains("750") })
    let cut = try words(sample, "first-resists-less")
    #expect(cut.contains("content 199.5 @749 ✗") && cut.contains("second 159 @750 ✓"))
    #expect(!cut.contains { $0.contains("251") })
  }

  @Test func defaultsAreDrawnWhereTheyDecide() throws {
    let buttons = "2-intrinsic-content-size/5-two-equal-width-buttons"
    #expect(try words(buttons, "narrow").contains("750 ✗") && !words(buttons, "wide").contains("750 ✗"))
    let row = try words("3-stack-views/4-distributions", "fill")
    #expect(row.count { $0.hasSuffix("@250 ✗") } == 1 && row.count { $0.hasSuffix("@251 ✓") } == 2)
    // A switch is never stretched, and what has a size of its own competes with nothing.
    #expect(try !words("1-simple-constraints/7-grouping-views", "short").contains("750"))
  }

  @Test func gapsThatAreNotTheSpacingHaveTheirNumbers() throws {
    let sample = "3-stack-views/6-spacing-and-hidden-views"
    #expect(try words(sample, "custom").contains("24") && !words(sample, "spacing").contains("24"))
    #expect(try words(sample, "baselines").filter { $0 == "28" }.count == 2)
  }
}

extension ReadOption {
  fileprivate var words: [String] {
    panels.flatMap { panel in
      (panel.texts + panel.signs.flatMap { $0.parts.flatMap(\.texts) }).map(\.string)
    }
  }
}
