@_exported import Foundation

/// The timing of an animation.
public protocol UITimingCurveProvider {}
/// The timing of a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  override public init() {}
  /// Creates a spring that oscillates less the higher the ratio is.
  public init(dampingRatio ratio: CGFloat) {}
  /// Creates a spring that oscillates less the higher the ratio is, and starts with a velocity.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {}
  /// Creates a spring from physical parameters.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {}
}
/// The timing of a curve.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// Creates the timing of one of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {}
  /// Creates the timing of a curve with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

/// The state of a property animator.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
/// The position at which a property animator ended.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation whose changes are made when it starts.
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
  /// Creates an animation with a timing.
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
  /// Makes changes and calls the completion.
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
  /// Whether the animation is running; never here.
  open var isRunning: Bool { false }
  /// Whether the animation runs backwards.
  open var isReversed = false
  /// The state of the animation: always inactive.
  open var state: UIViewAnimatingState { .inactive }
  /// The completed fraction of the animation.
  open var fractionComplete: CGFloat = 0
  /// Whether the animation can be changed while it runs.
  open var isInterruptible = true
  /// Whether the progress is linear while the animation is scrubbed.
  open var scrubsLinearly = true
  /// Whether the animation pauses instead of ending.
  open var pausesOnCompletion = false
  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { pending.append(animation) }
  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    pending.append(animation)
  }
  /// Adds a completion.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Makes the changes and calls the completions.
  open func startAnimation() {
    let (animations, ends) = (pending, completions)
    (pending, completions) = ([], [])
    for animation in animations { animation() }
    for completion in ends { UIView.complete { _ in completion(.end) } }
  }
  /// Makes the changes and calls the completions.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Pauses the animation; does nothing.
  open func pauseAnimation() {}
  /// Makes the changes and calls the completions.
  open func continueAnimation(withTimingParameters parameters: AnyObject?, durationFactor: CGFloat) {
    startAnimation()
  }
  /// Discards the pending changes.
  open func stopAnimation(_ withoutFinishing: Bool) { pending = [] }
  /// Makes any pending changes and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { startAnimation() }
}
