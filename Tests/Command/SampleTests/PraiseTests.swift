import Diagnostics
import LayoutDrawing
import LayoutScene
import LayoutSolving
import PangoCairoBackend
import TestSupport
import Testing

/// What is said to hold holds.
@Suite struct PraiseTests {
  @Test(arguments: Sample.all)
  func nothingGaveWayWhereEveryConstraintHolds(_ sample: Sample) throws {
    for layout in solve(try #require(sample.read().scene)) {
      let text = AlternativeText.text(of: [layout], measurer: PangoTextMeasurer(try FontLibrary()))
      let praised = text.contains("Every constraint holds.")
      #expect(!praised || layout.concessions.isEmpty, "\(layout.name): \(text)")
    }
  }
}
