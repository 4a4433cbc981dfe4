@_exported import Foundation

// Animations of layers, which do not run here.

/// An animation, which changes nothing here: only its end would be seen.
open class CAAnimation: NSObject {
  override public required init() { super.init() }
  /// How long it takes, in seconds.
  open var duration: CFTimeInterval = 0
  /// When it starts, in seconds of the layer's time.
  open var beginTime: CFTimeInterval = 0
  /// How often it is repeated.
  open var repeatCount: Float = 0
  /// How long it is repeated, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it also runs backwards.
  open var autoreverses = false
  /// How fast time passes, as a factor.
  open var speed: Float = 1
  /// Whether its layer forgets it at its end.
  open var isRemovedOnCompletion = true
  /// What is shown before and after it.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// Its pace; nil for an even one.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate for its start and end.
  open var delegate: AnyObject?
}
/// Is told about animations; never called here.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// An animation has started.
  func animationDidStart(_ anim: CAAnimation)
  /// An animation has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
  /// An animation has started.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// An animation has ended.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
/// What an animation shows before and after its time.
public enum CAMediaTimingFillMode: Sendable { case removed, forwards, backwards, both }
/// The name of a pace.
public struct CAMediaTimingFunctionName: Hashable, Sendable {
  let name: String
  /// Even.
  public static let linear = Self(name: "linear")
  /// Slow at the start.
  public static let easeIn = Self(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = Self(name: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = Self(name: "easeInEaseOut")
  /// The usual pace.
  public static let `default` = Self(name: "default")
}
/// The pace of an animation.
open class CAMediaTimingFunction: NSObject {
  /// Creates a pace by its name.
  public init(name: CAMediaTimingFunctionName) {}
  /// Creates a pace from a curve with two control points.
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
  /// Whether its values are added to the property.
  open var isAdditive = false
  /// Whether each repetition adds to the one before.
  open var isCumulative = false
}
/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil for the present one.
  open var fromValue: Any?
  /// The last value; nil for the present one.
  open var toValue: Any?
  /// The difference between the values.
  open var byValue: Any?
}
/// An animation that swings like a spring.
open class CASpringAnimation: CABasicAnimation {
  /// How strongly the spring is slowed down.
  open var damping: CGFloat = 10
  /// The mass at the spring.
  open var mass: CGFloat = 1
  /// How stiff the spring is.
  open var stiffness: CGFloat = 100
  /// The speed at the start.
  open var initialVelocity: CGFloat = 0
  /// How long the spring swings, in seconds; 0 here.
  open var settlingDuration: CFTimeInterval { 0 }
}
/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order.
  open var values: [Any]?
  /// When each value is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The path that a point follows.
  open var path: CGPath?
  /// The pace between two values.
  open var timingFunctions: [CAMediaTimingFunction]?
}
/// Several animations at the same time.
open class CAAnimationGroup: CAAnimation { open var animations: [CAAnimation]? }
/// An animation between two states of a layer.
open class CATransition: CAAnimation {}
/// Changes of layers that belong together; they are made at once here.
open class CATransaction: NSObject {
  /// Starts a transaction; nothing waits for its end.
  open class func begin() {}
  /// Ends a transaction.
  open class func commit() {}
  /// Ends the implicit transaction.
  open class func flush() {}
  /// Says whether changes are animated; none are.
  open class func setDisableActions(_ flag: Bool) {}
  /// Sets how long animations take; there are none.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Sets the pace of animations; there are none.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Calls the block at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
/// A timer at the pace of the screen, which never fires here.
open class CADisplayLink: NSObject {
  /// Creates a timer that would send a message.
  public init(target: Any, selector sel: Selector) {}
  /// Whether it waits.
  open var isPaused = false
  /// Adds it to a run loop; it does not fire.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stops the timer.
  open func invalidate() {}
}
/// The time since the system was started, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
