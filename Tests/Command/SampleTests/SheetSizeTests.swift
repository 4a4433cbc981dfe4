import AutoLayout
import LayoutDrawing
import LayoutScene
import LayoutSolving
import PangoCairoBackend
import Testing

/// Sheets that a reader sees at once, in the width of a page.
@Suite struct SheetSizeTests {
  private func size(_ path: String) throws -> Size {
    let measurer = PangoTextMeasurer(try FontLibrary())
    let scene = try Sample(path).scene()
    return Sheet.draw(
      LayoutEngine.solve(scene, measurer: measurer), title: scene.title, description: scene.description,
      measurer: measurer
    ).size
  }

  @Test(arguments: [
    ("two-labels", 560.0), ("two-labels-ambiguous", 900),
    // Portrait beside landscape, and three canvases in a row.
    ("3-stack-views/1-simple-stack-view", 700),
    ("2-intrinsic-content-size/8-two-buttons-by-size-class", 700),
    ("9-right-to-left-and-text/1-right-to-left", 560),
    // A single phone.
    ("10-interface-builder/1-login-form", 930),
  ])
  func height(path: String, most: Double) throws {
    let size = try size(path)
    #expect(size.height <= most, "\(size)")
    #expect(size.width <= 845, "\(size)")
  }
}
