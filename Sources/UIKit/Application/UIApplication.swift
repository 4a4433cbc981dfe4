// What has no comment here is what UIKit has by the same name.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import AutoLayout
@_exported import Foundation

@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}

/// The application, as far as views ask it.
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
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  private lazy var firstWindow = UIWindow(frame: UIScreen.main.bounds)
  private var ownKeyWindow: UIWindow?
  /// The window in front, made when it is first asked for.
  open var keyWindow: UIWindow? {
    get { ownKeyWindow ?? firstWindow }
    set { ownKeyWindow = newValue }
  }
  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
  open var connectedScenes: Set<UIScene> { [] }
  open var delegate: (any UIApplicationDelegate)?
  open var applicationState: State { .active }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Host.canvas.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
  }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  open var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  open var isIdleTimerDisabled = false
  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    false
  }
}

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

open class UIPasteboard: NSObject, @unchecked Sendable {
  public static let general = UIPasteboard()
  open var string: String?
  open var image: UIImage?
  open var hasImages: Bool { image != nil }
  open var hasStrings: Bool { string != nil }
}

@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  override public init() { super.init() }
  open func prepare() {}
}
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public convenience init(style: FeedbackStyle) { self.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}
open class UISelectionFeedbackGenerator: UIFeedbackGenerator { open func selectionChanged() {} }
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

// Foundation on Linux has no methods with selectors; these never call back.

extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name: Notification.Name?, object: Any?
  ) {}
}
extension Timer {
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }
}
extension NSObject {
  public func perform(_ aSelector: Selector) {}
  public func perform(_ aSelector: Selector, with object: Any?) {}
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
  public func responds(to aSelector: Selector) -> Bool { false }
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
}
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
