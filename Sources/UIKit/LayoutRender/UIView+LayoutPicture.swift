import AutoLayout
public import Foundation
import LayoutDrawing
public import UIKit

/// The format of a picture.
public enum LayoutPictureFormat: Sendable {
  /// A scalable picture, with text that can be selected and read aloud.
  case svg
  /// A bitmap with a number of pixels per point above 0.
  case png(scale: Double)
}

/// A reason why a view could not be drawn.
public enum LayoutPictureError: Error, CustomStringConvertible, Equatable {
  /// No device has this name.
  case unknownDevice(String)
  /// Something that a scenario cannot express, in words.
  case unreadable(String)
  /// A picture that has no extent or is too large, or missing fonts, in words.
  case unpaintable(String)

  /// A description of what is wrong.
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
  ///   - device: the device, such as `iPhone SE (3rd generation)`, on whose whole screen the view is laid out; nil for
  ///     the view's own size.
  ///   - isDark: whether the picture has the dark appearance.
  ///   - overlay: whether constraints, priorities and findings are drawn over the mockup.
  ///   - format: SVG or PNG.
  /// - Returns: the file, with the same bytes for the same view on every machine.
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
