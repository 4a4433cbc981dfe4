@_exported import Foundation

/// How an animation goes on in time.
public protocol UITimingCurveProvider {}
/// A spring's.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  override public init() {}
  /// Creates a spring that swings the less the higher a ratio is.
  public init(dampingRatio ratio: CGFloat) {}
  /// Creates a spring that swings the less the higher a ratio is, and begins with a velocity.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {}
  /// Creates a spring from what a physical one has.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {}
}
/// That of a curve.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// Creates one of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {}
  /// Creates a curve of two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

/// Where a property animator is.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
/// Where a property animator ended.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation, whose changes are made when it starts.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private var pending: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animation with a curve.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve = .linear, animations: (() -> Void)? = nil
  ) {
    pending = animations.map { [$0] } ?? []
    super.init()
  }
  /// Creates an animation that goes on as something says.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {}
  /// Creates an animation with a spring.
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    pending = animations.map { [$0] } ?? []
    super.init()
  }
  /// Creates an animation with a curve of two control points.
  public init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    pending = animations.map { [$0] } ?? []
    super.init()
  }
  /// Makes changes, and calls the completion.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }
  /// Whether it runs.
  open var isRunning: Bool { false }
  /// Whether it runs backwards.
  open var isReversed = false
  /// Where it is.
  open var state: UIViewAnimatingState { .inactive }
  /// How much of it is done.
  open var fractionComplete: CGFloat = 0
  /// Whether it can be changed while it runs.
  open var isInterruptible = true
  /// Whether its progress is linear while it is scrubbed.
  open var scrubsLinearly = true
  /// Whether it pauses instead of ending.
  open var pausesOnCompletion = false
  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { pending.append(animation) }
  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    pending.append(animation)
  }
  /// Adds something to do at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Makes the changes, and calls the completions.
  open func startAnimation() {
    let (animations, ends) = (pending, completions)
    (pending, completions) = ([], [])
    for animation in animations { animation() }
    for completion in ends { UIView.complete { _ in completion(.end) } }
  }
  /// Makes the changes, and calls the completions.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Does nothing.
  open func pauseAnimation() {}
  /// Makes the changes, and calls the completions.
  open func continueAnimation(withTimingParameters parameters: AnyObject?, durationFactor: CGFloat) {
    startAnimation()
  }
  /// Drops pending changes.
  open func stopAnimation(_ withoutFinishing: Bool) { pending = [] }
  /// Calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { startAnimation() }
}
