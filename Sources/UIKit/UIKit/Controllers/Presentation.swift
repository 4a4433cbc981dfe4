@_exported import Foundation

// How controllers are presented, which no layout depends on.

/// Shows a controller over another.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// Creates one for a controller.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    super.init()
  }
  /// The controller that is shown.
  open private(set) var presentedViewController: UIViewController
  /// The view that is shown.
  open var presentedView: UIView? { presentedViewController.view }
  /// The view that contains it: none here.
  open var containerView: UIView? { nil }
  /// Where it is, in points: the whole screen.
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }
  /// Who would be asked how it adapts.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// It begins to appear; not called here.
  open func presentationTransitionWillBegin() {}
  /// It has appeared; not called here.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// It begins to disappear; not called here.
  open func dismissalTransitionWillBegin() {}
  /// It has disappeared; not called here.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container will be laid out; not called here.
  open func containerViewWillLayoutSubviews() {}
  /// The container has been laid out; not called here.
  open func containerViewDidLayoutSubviews() {}
}
/// Shows a controller as a sheet.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public struct Detent: Sendable {
    /// About half of the screen.
    public static func medium() -> Detent { Detent() }
    /// The whole screen.
    public static func large() -> Detent { Detent() }
  }
  /// The heights at which it rests.
  open var detents: [Detent] = []
  /// Whether it has a handle.
  open var prefersGrabberVisible = false
  /// The radius of its corners, in points; nil for the usual one.
  open var preferredCornerRadius: CGFloat?
}
/// Where the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// What stands for it.
  public let rawValue: UInt
  /// Creates one from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upwards.
  public static let up = Self(rawValue: 1 << 0)
  /// Downwards.
  public static let down = Self(rawValue: 1 << 1)
  /// To the left.
  public static let left = Self(rawValue: 1 << 2)
  /// To the right.
  public static let right = Self(rawValue: 1 << 3)
  /// Anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
/// Shows a controller in a bubble.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view at which it points.
  open var sourceView: UIView?
  /// The part of the view at which it points, in points.
  open var sourceRect = CGRect.zero
  /// The button at which it points.
  open var barButtonItem: UIBarButtonItem?
  /// Where its arrow may point; anywhere by default.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
}
/// Is asked how a presentation adapts; never called here.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}
/// Is asked about a popover; never called here.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
/// Provides animations for presented controllers; never called here.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animation with which a controller appears.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animation with which a controller disappears.
  func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )?
  /// The object that shows a controller.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}
extension UIViewControllerTransitioningDelegate {
  /// The animation with which a controller appears.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The animation with which a controller disappears.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The object that shows a controller.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
/// Animates a change of controllers; never called here.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Makes the changes.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}
/// Which controller of a change is meant.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// What stands for it.
  public var rawValue: String
  /// Creates one from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that disappears.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one that appears.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
/// Which view of a change is meant.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// What stands for it.
  public var rawValue: String
  /// Creates one from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that disappears.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The one that appears.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
/// What is known of a change of controllers.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which it happens.
  var containerView: UIView { get }
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether it was cancelled.
  var transitionWasCancelled: Bool { get }
  /// Ends the change.
  func completeTransition(_ didComplete: Bool)
  /// One of its controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of its views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is before, in points.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is after, in points.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Lets the user share things; empty here.
open class UIActivityViewController: UIViewController {
  /// Creates one; what is shared is not used.
  public init(activityItems: [Any], applicationActivities: [Any]?) { super.init(nibName: nil, bundle: nil) }
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Would be called at the end.
  open var completionWithItemsHandler: Any?
}
