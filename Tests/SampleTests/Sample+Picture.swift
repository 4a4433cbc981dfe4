import AutoLayout
import LayoutDrawing
import LayoutScene
import LayoutSolving
import PangoCairoBackend
import PictureReading
import Testing

extension Sample {
  /// The sample's picture, as its SVG file tells it.
  func picture(_ measurer: PangoTextMeasurer, appearance: Appearance = .light) throws -> ReadPicture {
    let scene = try scene()
    let layouts = LayoutEngine.solve(scene, measurer: measurer)
    var options = DrawingOptions(appearance: appearance)
    if let overlay = scene.overlay { options.overlay = overlay }
    let list = Sheet.draw(
      layouts, title: scene.title, description: scene.description, options: options, measurer: measurer)
    return try #require(PictureReader.read(try SVGPainter.paint(list, measurer: measurer)))
  }
}
