import AutoLayout
import LayoutDrawing
import LayoutScene
import LayoutSolving
import PangoCairoBackend
import PictureReading
import Synchronization
import Testing

/// The pictures read so far: drawing all of them takes as long as all that is tested of them.
private let pictures = Mutex<[String: ReadPicture]>([:])

extension Sample {
  /// The sample's picture, as its SVG file tells it.
  func picture(_ measurer: PangoTextMeasurer) throws -> ReadPicture {
    if let known = pictures.withLock({ $0[path] }) { return known }
    let scene = try scene()
    let layouts = LayoutEngine.solve(scene, measurer: measurer)
    var options = DrawingOptions()
    if let overlay = scene.overlay { options.overlay = overlay }
    let list = Sheet.draw(
      layouts, title: scene.title, description: scene.description, options: options, measurer: measurer)
    let picture = try #require(PictureReader.read(try SVGPainter.paint(list, measurer: measurer)))
    pictures.withLock { $0[path] = picture }
    return picture
  }
}
