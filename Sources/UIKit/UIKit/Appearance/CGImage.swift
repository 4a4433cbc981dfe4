@_exported import Foundation

/// An image of Core Graphics, which Foundation lacks on Linux.
open class CGImage {
  /// Its width in pixels: 0 here.
  open var width: Int { 0 }
  /// Its height in pixels: 0 here.
  open var height: Int { 0 }
  /// A part of it: itself here.
  open func cropping(to rect: CGRect) -> CGImage? { self }
}
