@_exported import Foundation

// The presentation of controllers, which no layout depends on.

/// An object that shows a controller over another.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// Creates a presentation of a controller.
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
  /// The view that contains the presented view: none here.
  open var containerView: UIView? { nil }
  /// The frame of the presented view, in points: the whole screen.
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }
  /// The delegate for adapting the presentation; not called here.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Reports that the controller is about to appear; not called here.
  open func presentationTransitionWillBegin() {}
  /// Reports that the controller has appeared; not called here.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Reports that the controller is about to disappear; not called here.
  open func dismissalTransitionWillBegin() {}
  /// Reports that the controller has disappeared; not called here.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Reports that the container is about to be laid out; not called here.
  open func containerViewWillLayoutSubviews() {}
  /// Reports that the container has been laid out; not called here.
  open func containerViewDidLayoutSubviews() {}
}
/// An object that shows a controller as a sheet.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public struct Detent: Sendable {
    /// About half of the screen.
    public static func medium() -> Detent { Detent() }
    /// The whole screen.
    public static func large() -> Detent { Detent() }
  }
  /// The heights at which the sheet rests.
  open var detents: [Detent] = []
  /// Whether the sheet has a handle.
  open var prefersGrabberVisible = false
  /// The radius of the sheet's corners, in points; nil for the default one.
  open var preferredCornerRadius: CGFloat?
}
/// The directions in which the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates an instance from its raw value.
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
/// An object that shows a controller in a popover.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open var sourceView: UIView?
  /// The part of the view that the popover points at, in points.
  open var sourceRect = CGRect.zero
  /// The button that the popover points at.
  open var barButtonItem: UIBarButtonItem?
  /// The directions in which the arrow may point; any by default.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
}
/// Methods that decide how a presentation adapts; never called here.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}
/// Methods that decide how a popover is shown; never called here.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
/// Methods that provide animations for presented controllers; never called here.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animation with which a controller appears.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animation with which a controller disappears.
  func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )?
  /// Returns the object that shows a controller.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}
extension UIViewControllerTransitioningDelegate {
  /// Returns the animation with which a controller appears.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns the animation with which a controller disappears.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns the object that shows a controller.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
/// An animation of a change of controllers; never called here.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration of the animation, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Animates the change.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}
/// A key for one of the controllers in a change.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The raw value.
  public var rawValue: String
  /// Creates an instance from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that disappears.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that appears.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
/// A key for one of the views in a change.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The raw value.
  public var rawValue: String
  /// Creates an instance from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that disappears.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that appears.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
/// Information about a change of controllers.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the change takes place.
  var containerView: UIView { get }
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// Whether the change was cancelled.
  var transitionWasCancelled: Bool { get }
  /// Ends the change.
  func completeTransition(_ didComplete: Bool)
  /// Returns one of the controllers of the change.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the views of the change.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view before the change, in points.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view after the change, in points.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A controller with which the user shares things; empty here.
open class UIActivityViewController: UIViewController {
  /// Creates a controller; the shared items are not used.
  public init(activityItems: [Any], applicationActivities: [Any]?) { super.init(nibName: nil, bundle: nil) }
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The handler for the end of sharing; not called here.
  open var completionWithItemsHandler: Any?
}
