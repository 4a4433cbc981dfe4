@_exported import Foundation

/// Animations: what they change is changed at once, and they are finished at once.
extension UIView {
  /// How animations run.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// A bit for each option.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The option “layout subviews”, which changes nothing here: animated changes are made at once.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The option “allow user interaction”, which changes nothing here: animated changes are made at once.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The option “begin from current state”, which changes nothing here: animated changes are made at once.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The option “repeat”, which changes nothing here: animated changes are made at once.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The option “autoreverse”, which changes nothing here: animated changes are made at once.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The option “override inherited duration”, which changes nothing here: animated changes are made at once.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The option “override inherited curve”, which changes nothing here: animated changes are made at once.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The option “allow animated content”, which changes nothing here: animated changes are made at once.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// The option “show hide transition views”, which changes nothing here: animated changes are made at once.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The option “override inherited options”, which changes nothing here: animated changes are made at once.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// The option “curve ease in out”, which changes nothing here: animated changes are made at once.
    public static let curveEaseInOut: AnimationOptions = []
    /// The option “curve ease in”, which changes nothing here: animated changes are made at once.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The option “curve ease out”, which changes nothing here: animated changes are made at once.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The option “curve linear”, which changes nothing here: animated changes are made at once.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The option “transition flip from left”, which changes nothing here: animated changes are made at once.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The option “transition flip from right”, which changes nothing here: animated changes are made at once.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The option “transition curl up”, which changes nothing here: animated changes are made at once.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The option “transition curl down”, which changes nothing here: animated changes are made at once.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The option “transition cross dissolve”, which changes nothing here: animated changes are made at once.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The option “transition flip from top”, which changes nothing here: animated changes are made at once.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The option “transition flip from bottom”, which changes nothing here: animated changes are made at once.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How keyframe animations run.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// A bit for each option.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The option “calculation mode linear”, which changes nothing here: animated changes are made at once.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// The option “calculation mode cubic”, which changes nothing here: animated changes are made at once.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// How the speed of an animation changes.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  private static var allowsAnimations = true
  /// Whether code asks for animations; none run over time.
  public class var areAnimationsEnabled: Bool { allowsAnimations }
  /// Says whether code asks for animations.
  public class func setAnimationsEnabled(_ enabled: Bool) { allowsAnimations = enabled }
  /// Makes changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Makes changes, and calls the completion.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes, and calls the completion.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }

  /// Makes changes, and calls the completion.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes, and calls the completion.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes changes, and calls the completion.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }
}

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
    for completion in ends { completion(.end) }
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
