@_exported import Foundation

// Animations of layers, which do not run here.

/// An animation has no effect here, since only its end would be seen.
open class CAAnimation: NSObject {
  override public required init() { super.init() }
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var speed: Float = 1
  open var isRemovedOnCompletion = true
  open var fillMode: CAMediaTimingFillMode = .removed
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: AnyObject?
}
/// The methods are never called here.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
public enum CAMediaTimingFillMode: Sendable { case removed, forwards, backwards, both }
public struct CAMediaTimingFunctionName: Hashable, Sendable {
  let name: String
  public static let linear = Self(name: "linear")
  public static let easeIn = Self(name: "easeIn")
  public static let easeOut = Self(name: "easeOut")
  public static let easeInEaseOut = Self(name: "easeInEaseOut")
  public static let `default` = Self(name: "default")
}
open class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}
open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
}
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}
open class CASpringAnimation: CABasicAnimation {
  open var damping: CGFloat = 10
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var initialVelocity: CGFloat = 0
  /// This is always 0.
  open var settlingDuration: CFTimeInterval { 0 }
}
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var path: CGPath?
  open var timingFunctions: [CAMediaTimingFunction]?
}
open class CAAnimationGroup: CAAnimation { open var animations: [CAAnimation]? }
open class CATransition: CAAnimation {}
/// Changes of layers take effect at once here.
open class CATransaction: NSObject {
  /// Nothing is deferred until the transaction ends.
  open class func begin() {}
  open class func commit() {}
  open class func flush() {}
  /// Nothing is animated here.
  open class func setDisableActions(_ flag: Bool) {}
  /// Nothing is animated here.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Nothing is animated here.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Calls the block at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
/// The timer never fires here.
open class CADisplayLink: NSObject {
  /// The message is never sent here.
  public init(target: Any, selector sel: Selector) {}
  open var isPaused = false
  /// The timer never fires.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
