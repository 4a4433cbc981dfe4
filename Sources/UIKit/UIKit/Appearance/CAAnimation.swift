@_exported import Foundation

// Animations of layers, which do not run here.

/// An animation, which has no effect here, since only its end would be seen.
open class CAAnimation: NSObject {
  override public required init() { super.init() }
  /// The duration of the animation, in seconds.
  open var duration: CFTimeInterval = 0
  /// The start of the animation, in seconds of the layer's time.
  open var beginTime: CFTimeInterval = 0
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// The duration of all repetitions, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the animation also runs backwards.
  open var autoreverses = false
  /// The speed at which time passes, as a factor.
  open var speed: Float = 1
  /// Whether the layer drops the animation when it ends.
  open var isRemovedOnCompletion = true
  /// The content that the layer shows before and after the animation.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// The pace of the animation; nil for an even one.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate for its start and end.
  open var delegate: AnyObject?
}
/// Methods that report the start and end of animations; never called here.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Reports that an animation has started.
  func animationDidStart(_ anim: CAAnimation)
  /// Reports that an animation has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
  /// Reports that an animation has started.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Reports that an animation has ended.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
/// The content that a layer shows before and after an animation.
public enum CAMediaTimingFillMode: Sendable { case removed, forwards, backwards, both }
/// The name of a timing function.
public struct CAMediaTimingFunctionName: Hashable, Sendable {
  let name: String
  /// An even pace.
  public static let linear = Self(name: "linear")
  /// A pace that is slow at the start.
  public static let easeIn = Self(name: "easeIn")
  /// A pace that is slow at the end.
  public static let easeOut = Self(name: "easeOut")
  /// A pace that is slow at both ends.
  public static let easeInEaseOut = Self(name: "easeInEaseOut")
  /// The default pace.
  public static let `default` = Self(name: "default")
}
/// The pace of an animation.
open class CAMediaTimingFunction: NSObject {
  /// Creates a timing function from its name.
  public init(name: CAMediaTimingFunctionName) {}
  /// Creates a timing function from a curve with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}
/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation of the property at a path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
  /// The path of the property.
  open var keyPath: String?
  /// Whether the animated values are added to the property.
  open var isAdditive = false
  /// Whether each repetition adds to the previous one.
  open var isCumulative = false
}
/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil for the current one.
  open var fromValue: Any?
  /// The last value; nil for the current one.
  open var toValue: Any?
  /// The difference between the values.
  open var byValue: Any?
}
/// An animation that moves like a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The mass attached to the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The speed at the start.
  open var initialVelocity: CGFloat = 0
  /// The time until the spring comes to rest, in seconds; 0 here.
  open var settlingDuration: CFTimeInterval { 0 }
}
/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order.
  open var values: [Any]?
  /// The times at which the values are reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The path that a point follows.
  open var path: CGPath?
  /// The pace between each pair of values.
  open var timingFunctions: [CAMediaTimingFunction]?
}
/// A group of animations that run at the same time.
open class CAAnimationGroup: CAAnimation { open var animations: [CAAnimation]? }
/// An animation between two states of a layer.
open class CATransition: CAAnimation {}
/// A group of layer changes; here they take effect at once.
open class CATransaction: NSObject {
  /// Starts a transaction; nothing is deferred until it ends.
  open class func begin() {}
  /// Ends a transaction.
  open class func commit() {}
  /// Ends the implicit transaction.
  open class func flush() {}
  /// Sets whether changes are applied without animation; nothing is animated here.
  open class func setDisableActions(_ flag: Bool) {}
  /// Sets the duration of animations; nothing is animated here.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Sets the pace of animations; nothing is animated here.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Calls the block at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
/// A timer in step with the screen, which never fires here.
open class CADisplayLink: NSObject {
  /// Creates a timer with a target and a message, which is never sent here.
  public init(target: Any, selector sel: Selector) {}
  /// Whether the timer is paused.
  open var isPaused = false
  /// Adds the timer to a run loop; it never fires.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stops the timer.
  open func invalidate() {}
}
/// The time since the system started, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
