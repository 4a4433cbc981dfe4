@_exported import Foundation

/// Foundation lacks this type on Linux.
open class CGImage {
  /// This is always 0.
  open var width: Int { 0 }
  /// This is always 0.
  open var height: Int { 0 }
  /// Returns the image itself.
  open func cropping(to rect: CGRect) -> CGImage? { self }
}
