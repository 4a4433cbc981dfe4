import AutoLayout
import LayoutDrawing
import PangoCairoBackend
import PictureReading
import Testing

/// What the samples' pictures promise their readers, read back from the SVG files.
@Suite struct LegibilityTests {
  @Test func picturesOfTheSamplesCanBeRead() throws {
    let measurer = PangoTextMeasurer(try FontLibrary())
    let all = try Sample.all.map { Legibility(of: try $0.picture(measurer)) }.reduce(Legibility(), +)
    #expect(all.labelsOverLabels == 0)
    #expect(all.labelsOverTexts == 0)
    #expect(all.farNumbers == 0)
    #expect(all.linesThroughTexts == 0)
    #expect(all.longLeaders == 0)
    #expect(all.faintWords == 0)
    #expect(all.faintBars == 0)
    #expect(all.untoldOrange == 0)
    #expect(all.panels.fraction == 1)
    #expect(all.repeatedPills.fraction < 0.1)
    #expect(all.idleNames.fraction < 0.05)
    #expect(all.sameSide.fraction >= 0.95)
    #expect(all.toldStacks.fraction == 1)
    // What decides nothing and is what a class has anyway is not drawn.
    #expect(all.defaultPriorities.part == 0)
    #expect(all.toldNumbers.fraction == 1)
  }
}
