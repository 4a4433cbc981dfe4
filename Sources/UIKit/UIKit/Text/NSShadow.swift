@_exported import Foundation

/// The shadow of a text; not used.
open class NSShadow: NSObject {
  private let header = CoreFoundationHeader()
  override public init() { super.init() }
  /// Where the shadow is, in points.
  open var shadowOffset = CGSize.zero
  /// How blurred the shadow is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour of the shadow.
  open var shadowColor: Any?
}
