import AutoLayout
public import Foundation
import LayoutDrawing
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
    let screen = device.flatMap(Device.named)
    if let device, screen == nil { throw .unknownDevice(device) }
    var options = DrawingOptions()
    if !overlay { options.overlay = [] }
    options.appearance = isDark ? .dark : .light
    let layout = try ViewLayout(
      of: self, title: title, device: screen, measurer: try ViewLayout.makeMeasurer())
    return Data(try layout.picture(options, format: format))
  }
}
