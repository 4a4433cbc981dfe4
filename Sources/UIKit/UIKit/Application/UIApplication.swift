internal import AutoLayout
@_exported import Foundation

/// The delegate of an app; never called here.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}

/// The app, limited to the parts that views use.
open class UIApplication: UIResponder, @unchecked Sendable {
  /// The state of an app.
  public enum State: Int, Sendable { case active, inactive, background }
  /// The key of an option for opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public var rawValue: String
    /// Creates an instance from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// The key of a launch option.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public var rawValue: String
    /// Creates an instance from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// The shared app object.
  public static let shared = UIApplication()
  /// The URL of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The name of a notification that UIKit posts; nothing posts it here.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The name of a notification that UIKit posts; nothing posts it here.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The name of a notification that UIKit posts; nothing posts it here.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The name of a notification that UIKit posts; nothing posts it here.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The name of a notification that UIKit posts; nothing posts it here.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The name of a notification that UIKit posts; nothing posts it here.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  private lazy var firstWindow = UIWindow(frame: UIScreen.main.bounds)
  private var ownKeyWindow: UIWindow?
  /// The window in front, which is made on first use.
  open var keyWindow: UIWindow? {
    get { ownKeyWindow ?? firstWindow }
    set { ownKeyWindow = newValue }
  }
  /// The key window, if there is one.
  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
  /// The scenes of the app: always one.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  /// The delegate of the app.
  open var delegate: (any UIApplicationDelegate)?
  /// The state of the app: always active.
  open var applicationState: State { .active }
  /// The direction of the interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Host.canvas.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
  }
  /// The user's text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The frame of the status bar, in points.
  open var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
  /// The orientation of the screen.
  open var statusBarOrientation: UIInterfaceOrientation { .ofScreen }
  /// Whether the screen is kept on.
  open var isIdleTimerDisabled = false
  /// Whether an app can open a URL; always false here.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens a URL; does nothing.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Sends a message; nothing receives it here.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    false
  }
}

extension UIResponder {
  /// The name of a notification that UIKit posts; nothing posts it here.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The name of a notification that UIKit posts; nothing posts it here.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The name of a notification that UIKit posts; nothing posts it here.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The name of a notification that UIKit posts; nothing posts it here.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The name of a notification that UIKit posts; nothing posts it here.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The name of a notification that UIKit posts; nothing posts it here.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's frame before a change.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after a change.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of the change, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation curve of the change.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// The copied content.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The pasteboard that all apps share; here, that of this program.
  public static let general = UIPasteboard()
  /// The copied text.
  open var string: String?
  /// The copied picture.
  open var image: UIImage?
  /// Whether the pasteboard holds a picture.
  open var hasImages: Bool { image != nil }
  /// Whether the pasteboard holds text.
  open var hasStrings: Bool { string != nil }
}

/// A generator of haptic feedback; does nothing here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  override public init() { super.init() }
  /// Prepares the hardware; does nothing.
  open func prepare() {}
}
/// A generator of feedback for a collision; does nothing here.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of the colliding objects.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// Creates a generator; the style is not used.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Triggers the feedback; does nothing.
  open func impactOccurred() {}
  /// Triggers the feedback with an intensity from 0 to 1; does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}
/// A generator of feedback for a changed selection; does nothing here.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator { open func selectionChanged() {} }
/// A generator of feedback for the end of a task; does nothing here.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Triggers the feedback; does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
