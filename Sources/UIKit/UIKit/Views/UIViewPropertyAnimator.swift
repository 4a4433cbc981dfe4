@_exported import Foundation

public protocol UITimingCurveProvider {}
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  override public init() {}
  public init(dampingRatio ratio: CGFloat) {}
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {}
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {}
}
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public init(animationCurve curve: UIView.AnimationCurve) {}
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// The changes are made when the animation starts.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private var pending: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve = .linear, animations: (() -> Void)? = nil
  ) {
    pending = animations.map { [$0] } ?? []
    super.init()
  }
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {}
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    pending = animations.map { [$0] } ?? []
    super.init()
  }
  public init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    pending = animations.map { [$0] } ?? []
    super.init()
  }
  /// Makes the changes at once and calls the completion.
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
  /// This is never the case here.
  open var isRunning: Bool { false }
  open var isReversed = false
  /// The state is always inactive.
  open var state: UIViewAnimatingState { .inactive }
  open var fractionComplete: CGFloat = 0
  open var isInterruptible = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  open func addAnimations(_ animation: @escaping () -> Void) { pending.append(animation) }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    pending.append(animation)
  }
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
  /// Does nothing.
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
