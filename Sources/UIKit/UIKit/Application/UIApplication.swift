internal import AutoLayout
@_exported import Foundation

/// An app's own object; never called here.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}

/// The application, as far as views ask it.
open class UIApplication: UIResponder, @unchecked Sendable {
  /// Whether an app is in use.
  public enum State: Int, Sendable { case active, inactive, background }
  /// The key of an option for opening an address.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// What stands for it.
    public var rawValue: String
    /// Creates one from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// The key of a reason for a launch.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// What stands for it.
    public var rawValue: String
    /// Creates one from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// The only app.
  public static let shared = UIApplication()
  /// The address of the app's settings.
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
  /// The window in front, made when it is first asked for.
  open var keyWindow: UIWindow? {
    get { ownKeyWindow ?? firstWindow }
    set { ownKeyWindow = newValue }
  }
  /// The key window, if there is one.
  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
  /// The scenes of the app: one.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  /// The app's own object.
  open var delegate: (any UIApplicationDelegate)?
  /// Always active.
  open var applicationState: State { .active }
  /// The direction of the interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Host.canvas.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
  }
  /// The user's text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The place of the status bar, in points.
  open var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
  /// How the screen is turned.
  open var statusBarOrientation: UIInterfaceOrientation { .ofScreen }
  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false
  /// Whether an app opens an address; never here.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens an address; does nothing.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Sends a message; nobody takes it here.
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
  /// The key of how long the change takes, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the pace of the change.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// What was copied.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The pasteboard of all apps; here of this program.
  public static let general = UIPasteboard()
  /// The text that was copied.
  open var string: String?
  /// The picture that was copied.
  open var image: UIImage?
  /// Whether a picture was copied.
  open var hasImages: Bool { image != nil }
  /// Whether a text was copied.
  open var hasStrings: Bool { string != nil }
}

/// Makes the device tap; does nothing here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  override public init() { super.init() }
  /// Gets ready; does nothing.
  open func prepare() {}
}
/// A tap as of things that meet; does nothing here.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the things are.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// Creates a generator; the style is not used.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Taps; does nothing.
  open func impactOccurred() {}
  /// Taps with a strength from 0 to 1; does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}
/// A tap for another selection; does nothing here.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator { open func selectionChanged() {} }
/// A tap for the end of a task; does nothing here.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task has ended.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Taps; does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
