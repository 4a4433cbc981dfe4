import AutoLayout
import Foundation
package import LayoutDrawing
package import LayoutFiles
package import LayoutScene
import LayoutSolving
package import PangoCairoBackend
import ScenarioExport
package import UIKit

/// A view as it is laid out, read and solved as a scenario: what pictures and baselines are made from.
package struct ViewLayout {
  package let scene: Scene
  /// One, that of the view.
  package let layouts: [SolvedLayout]
  private let measurer: PangoTextMeasurer

  /// - Parameters:
  ///   - view: is laid out if it needs to be.
  ///   - title: the heading of pictures; nil for none.
  ///   - overrides: what differs from the view's own canvas.
  ///   - isExplaining: whether the solution is to say what decides each frame.
  ///   - measurer: sizes and draws the texts.
  @MainActor package init(
    of view: UIView, title: String? = nil, overrides: CanvasOverrides, isExplaining: Bool = false,
    measurer: PangoTextMeasurer
  ) throws(LayoutPictureError) {
    view.layoutIfNeeded()
    guard overrides.device != nil || (view.bounds.width >= 1 && view.bounds.height >= 1) else {
      let (width, height) = (plainNumber(view.bounds.width), plainNumber(view.bounds.height))
      throw .unreadable("the view is \(width) × \(height) points; a picture needs at least 1 × 1")
    }
    UnshownNotes.tell(of: view)
    let text: String
    do { text = try view.layoutScenario(title: title) } catch { throw .unreadable("\(error)") }
    let result = ScenarioReader.read(Array(text.utf8), input: "\(type(of: view))", overrides: overrides)
    guard let scene = result.scene else {
      throw .unreadable(result.diagnostics.map(\.message).joined(separator: "\n"))
    }
    self.scene = scene
    self.measurer = measurer
    layouts = LayoutEngine.solve(scene, isExplaining: isExplaining, measurer: measurer)
  }

  /// A measurer with the fonts of this machine.
  package static func makeMeasurer() throws(LayoutPictureError) -> PangoTextMeasurer {
    do { return PangoTextMeasurer(try FontLibrary()) } catch { throw .unpaintable("\(error)") }
  }

  /// - Returns: a file.
  package func picture(
    _ options: DrawingOptions, format: LayoutPictureFormat
  ) throws(LayoutPictureError) -> [UInt8] {
    let list = Sheet.draw(
      layouts, title: scene.title, description: scene.description, options: options, measurer: measurer)
    do {
      switch format {
      case .svg: return try SVGPainter.paint(list, measurer: measurer)
      case .png(let scale): return try PNGPainter.paint(list, scale: scale, measurer: measurer)
      }
    } catch {
      throw .unpaintable("\(error)")
    }
  }
}
