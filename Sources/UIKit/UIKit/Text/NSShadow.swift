@_exported import Foundation

/// Has no effect.
open class NSShadow: NSObject {
  private let header = CoreFoundationHeader()
  override public init() { super.init() }
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
}
