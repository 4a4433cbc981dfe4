@_exported import Foundation

/// An image of Core Graphics, which Foundation lacks on Linux.
open class CGImage {
  /// The width of the image in pixels: 0 here.
  open var width: Int { 0 }
  /// The height of the image in pixels: 0 here.
  open var height: Int { 0 }
  /// A part of the image: the image itself here.
  open func cropping(to rect: CGRect) -> CGImage? { self }
}
