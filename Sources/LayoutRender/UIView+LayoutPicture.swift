import AutoLayout
public import Foundation
import LayoutDrawing
import LayoutFiles
import LayoutScene
import LayoutSolving
import PangoCairoBackend
import ScenarioExport
public import UIKit

/// The format of a picture.
public enum LayoutPictureFormat: Sendable {
  /// Scalable, with text that can be selected and read aloud.
  case svg
  /// Pixels, so many for each point: above 0.
  case png(scale: Double)
}

/// Why a view could not be drawn.
public enum LayoutPictureError: Error, CustomStringConvertible, Equatable {
  /// No device has this name.
  case unknownDevice(String)
  /// What cannot be said in a scenario, in words.
  case unreadable(String)
  /// A picture without extent, too large a picture, or fonts that are missing, in words.
  case unpaintable(String)

  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .unknownDevice(let name): "no device is called \"\(name)\""
    case .unreadable(let reason), .unpaintable(let reason): reason
    }
  }
}

extension UIView {
  /// A picture of the view as it is laid out, with the constraints that decide it.
  ///
  /// - Parameters:
  ///   - title: the heading; nil for none.
  ///   - device: lays the view out on the whole screen of a device, such as `iPhone SE (3rd generation)`; nil for the
  ///     view's own size.
  ///   - isDark: whether the picture has the dark appearance.
  ///   - overlay: whether constraints, priorities and findings are drawn over the mockup.
  ///   - format: SVG or PNG.
  /// - Returns: the file; the same bytes for the same view on every machine.
  /// - Throws: `LayoutPictureError`.
  public func layoutPicture(
    title: String? = nil, device: String? = nil, isDark: Bool = false, overlay: Bool = true,
    format: LayoutPictureFormat = .svg
  ) throws(LayoutPictureError) -> Data {
    var options = DrawingOptions()
    if !overlay { options.overlay = [] }
    options.appearance = isDark ? .dark : .light
    let scene = try layoutScene(title: title, device: device)
    do {
      let measurer = PangoTextMeasurer(try FontLibrary())
      let layouts = LayoutEngine.solve(scene, measurer: measurer)
      let list = Sheet.draw(
        layouts, title: scene.title, description: scene.description, options: options, measurer: measurer)
      switch format {
      case .svg: return Data(try SVGPainter.paint(list, measurer: measurer))
      case .png(let scale): return Data(try PNGPainter.paint(list, scale: scale, measurer: measurer))
      }
    } catch {
      throw .unpaintable("\(error)")
    }
  }

  private func layoutScene(title: String?, device: String?) throws(LayoutPictureError) -> Scene {
    var overrides = CanvasOverrides()
    if let device {
      guard Device.named(device) != nil else { throw .unknownDevice(device) }
      overrides.device = device
    }
    let text: String
    do { text = try layoutScenario(title: title) } catch { throw .unreadable("\(error)") }
    let result = ScenarioReader.read(Array(text.utf8), input: "\(type(of: self))", overrides: overrides)
    guard let scene = result.scene else {
      throw .unreadable(result.diagnostics.map(\.message).joined(separator: "\n"))
    }
    return scene
  }
}
