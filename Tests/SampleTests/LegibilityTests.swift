import AutoLayout
import LayoutDrawing
import PangoCairoBackend
import PictureReading
import Testing

/// What the samples' pictures promise their readers, read back from the SVG files.
@Suite struct LegibilityTests {
  private func legibility(_ sample: Sample, _ measurer: PangoTextMeasurer) throws -> Legibility {
    let scene = try sample.scene()
    let layouts = LayoutEngine.solve(scene, measurer: measurer)
    var options = DrawingOptions()
    if let overlay = scene.overlay { options.overlay = overlay }
    let list = Sheet.draw(
      layouts, title: scene.title, description: scene.description, options: options, measurer: measurer)
    return Legibility(of: try #require(PictureReader.read(try SVGPainter.paint(list, measurer: measurer))))
  }

  @Test func picturesOfTheSamplesCanBeRead() throws {
    let measurer = PangoTextMeasurer(try FontLibrary())
    let all = try Sample.all.map { try legibility($0, measurer) }.reduce(Legibility(), +)
    #expect(all.labelsOverLabels == 0)
    #expect(all.labelsOverTexts == 0)
    #expect(all.farNumbers <= 18)
    #expect(all.linesThroughTexts <= 10)
    #expect(all.longLeaders <= 2)
    #expect(all.untoldOrange <= 3)
    #expect(all.panels.fraction >= 0.85)
    #expect(all.repeatedPills.fraction <= 0.18)
    #expect(all.idleNames.fraction <= 0.05)
    #expect(all.sameSide.fraction >= 0.95)
    // What is what a class has anyway is hardly ever drawn but where a text compares it, or all is asked for.
    #expect(all.defaultPriorities.part <= 25)
  }
}
