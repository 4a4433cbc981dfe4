@_exported import Foundation

/// The shadow of a text; not used.
open class NSShadow: NSObject {
  private let header = CoreFoundationHeader()
  override public init() { super.init() }
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour of the shadow.
  open var shadowColor: Any?
}
