internal import AutoLayout
@_exported import Foundation

/// The delegate is never called here.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}

/// This class is limited to the parts that views use.
open class UIApplication: UIResponder, @unchecked Sendable {
  public enum State: Int, Sendable { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public static let shared = UIApplication()
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// Nothing posts this notification here.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Nothing posts this notification here.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Nothing posts this notification here.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Nothing posts this notification here.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Nothing posts this notification here.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Nothing posts this notification here.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  private lazy var firstWindow = UIWindow(frame: UIScreen.main.bounds)
  private var ownKeyWindow: UIWindow?
  /// The window is made on first use.
  open var keyWindow: UIWindow? {
    get { ownKeyWindow ?? firstWindow }
    set { ownKeyWindow = newValue }
  }
  /// This contains only the key window, if there is one.
  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
  /// There is always one scene.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  open var delegate: (any UIApplicationDelegate)?
  /// The app is always active.
  open var applicationState: State { .active }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Host.canvas.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
  }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  open var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
  /// This is the orientation of the screen.
  open var statusBarOrientation: UIInterfaceOrientation { .ofScreen }
  open var isIdleTimerDisabled = false
  /// Always returns false.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Does nothing.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Nothing receives the message here.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    false
  }
}

extension UIResponder {
  /// Nothing posts this notification here.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Nothing posts this notification here.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Nothing posts this notification here.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Nothing posts this notification here.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Nothing posts this notification here.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Nothing posts this notification here.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The pasteboard is that of this program.
  public static let general = UIPasteboard()
  open var string: String?
  open var image: UIImage?
  open var hasImages: Bool { image != nil }
  open var hasStrings: Bool { string != nil }
}

/// The generator does nothing here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  override public init() { super.init() }
  /// Does nothing.
  open func prepare() {}
}
/// The generator does nothing here.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// The style is not used.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}
/// The generator does nothing here.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator { open func selectionChanged() {} }
/// The generator does nothing here.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
