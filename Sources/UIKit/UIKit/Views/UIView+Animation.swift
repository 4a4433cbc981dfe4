@_exported import Foundation

/// Animations, whose changes are made and completed at once.
extension UIView {
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Changes nothing here.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Changes nothing here.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Changes nothing here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Changes nothing here.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Changes nothing here.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Changes nothing here.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Changes nothing here.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Changes nothing here.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Changes nothing here.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Changes nothing here.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Changes nothing here.
    public static let curveEaseInOut: AnimationOptions = []
    /// Changes nothing here.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Changes nothing here.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Changes nothing here.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Changes nothing here.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Changes nothing here.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Changes nothing here.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Changes nothing here.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Changes nothing here.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Changes nothing here.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Changes nothing here.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Changes nothing here.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Changes nothing here.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  private static var allowsAnimations = true
  /// No animations run over time.
  public class var areAnimationsEnabled: Bool { allowsAnimations }
  public class func setAnimationsEnabled(_ enabled: Bool) { allowsAnimations = enabled }
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Makes the changes at once and calls the completion.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(completion)
  }

  /// Makes the changes at once and calls the completion.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(completion)
  }

  /// Makes the changes at once.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }

  /// Makes the changes at once and calls the completion.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(completion)
  }

  /// Makes the changes at once and calls the completion.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    complete(completion)
  }

  /// Makes the changes at once and calls the completion.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(completion)
  }

  /// Makes the changes at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  private static var roundsLeft = 10
  /// Calls the completion of an animation. An animation that restarts itself when it ends would go on for ever, so only
  /// some rounds are shown.
  final class func complete(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    guard roundsLeft > 0 else { return endRounds() }
    roundsLeft -= 1
    completion(true)
    roundsLeft += 1
  }
  /// Notes that no more rounds of an animation are shown.
  final class func endRounds() {
    NSObject().leaveOut("an animation that starts again when it ends is shown after ten rounds")
  }
}
