package import AutoLayout
package import LayoutDrawing
package import LayoutScene
package import PangoCairoBackend
package import UIKit

/// A view as it is laid out, from which pictures and baselines are made.
package struct ViewLayout {
  package let scene: Scene
  /// The layout of the view, as the only element.
  package let layouts: [SolvedLayout]
  private let measurer: PangoTextMeasurer

  /// - Parameters:
  ///   - view: the view, which is laid out if needed.
  ///   - title: the heading of pictures; nil for none.
  ///   - device: the device on whose whole screen the view is laid out; nil for the layout that it has.
  ///   - isExplaining: whether the solution explains what decides each frame.
  ///   - measurer: sizes and draws the texts.
  @MainActor package init(
    of view: UIView, title: String? = nil, device: Device? = nil, isExplaining: Bool = false,
    measurer: PangoTextMeasurer
  ) throws(LayoutPictureError) {
    view.layoutIfNeeded()
    guard device != nil || (view.bounds.width >= 1 && view.bounds.height >= 1) else {
      let (width, height) = (plainNumber(view.bounds.width), plainNumber(view.bounds.height))
      throw .unreadable("the view is \(width) × \(height) points; a picture needs at least 1 × 1")
    }
    view.item.window?.displayIfNeeded()
    UnshownNotes.tell(of: view)
    let tree = ViewScene(of: view, title: title)
    scene = Scene(input: "\(type(of: view))", title: title, options: [tree.option])
    self.measurer = measurer
    if let device {
      layouts = [tree.solution(on: device, isExplaining: isExplaining, measurer: measurer)]
    } else {
      layouts = [tree.solution(isExplaining: isExplaining, measurer: measurer)].compactMap(\.self)
    }
  }

  /// A measurer with the fonts of this machine.
  package static func makeMeasurer() throws(LayoutPictureError) -> PangoTextMeasurer {
    do { return PangoTextMeasurer(try FontLibrary()) } catch { throw .unpaintable("\(error)") }
  }

  /// - Returns: the file.
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
