@_exported import Foundation

/// Animations, whose changes are made and completed at once.
extension UIView {
  /// The options of animations.
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

  /// The options of keyframe animations.
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

  /// The speed curve of an animation.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  private static var allowsAnimations = true
  /// Whether code has enabled animations; none run over time.
  public class var areAnimationsEnabled: Bool { allowsAnimations }
  /// Enables or disables animations.
  public class func setAnimationsEnabled(_ enabled: Bool) { allowsAnimations = enabled }
  /// Makes changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Makes changes and calls the completion.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(completion)
  }

  /// Makes changes and calls the completion.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(completion)
  }

  /// Makes changes.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }

  /// Makes changes and calls the completion.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(completion)
  }

  /// Makes changes and calls the completion.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    complete(completion)
  }

  /// Makes changes and calls the completion.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(completion)
  }

  /// Makes changes.
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
