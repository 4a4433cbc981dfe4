@_exported import Foundation

package import AutoLayout

/// What has coordinates.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol { var bounds: CGRect { get } }

/// The screen: an iPhone 8 unless a picture or a snapshot is made for another device.
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace, @unchecked Sendable {
  /// The only screen.
  public static let main = UIScreen()
  /// The size of the screen in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: CGSize(Host.canvas.size)) }
  /// Pixels per point.
  open var scale: CGFloat { CGFloat(Host.canvas.scale) }
  /// Pixels per point of the hardware, which are the same here.
  open var nativeScale: CGFloat { scale }
  /// The size of the screen in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }
  /// The coordinates of the screen.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the screen in portrait.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// How bright it is, from 0 to 1.
  open var brightness: CGFloat = 0.5
}

/// The device.
@preconcurrency @MainActor open class UIDevice: NSObject, @unchecked Sendable {
  /// The only device.
  public static let current = UIDevice()
  /// The name of a notification that UIKit posts; nothing posts it here.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  /// Always iOS.
  open var systemName: String { "iOS" }
  /// The version of iOS whose metrics count.
  open var systemVersion: String { "18.0" }
  /// iPhone or iPad.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model, as without the entitlement for the name that its owner gave it.
  open var name: String { model }
  /// Portrait or landscape, by the shape of the screen.
  open var orientation: UIDeviceOrientation {
    Host.canvas.orientation == .portrait ? .portrait : .landscapeLeft
  }
  /// A number for the device: none here.
  open var identifierForVendor: UUID? { nil }
}

/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// The device is turned to the left, and the interface to the right.
  @MainActor static var ofScreen: UIInterfaceOrientation {
    Host.canvas.orientation == .portrait ? .portrait : .landscapeRight
  }
}
/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
/// Some orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// What stands for it.
  public let rawValue: UInt
  /// Creates one from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Sideways, with the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Sideways, with the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Sideways both ways.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every orientation.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// Every orientation but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The window: the root of a tree of views on a screen.
open class UIWindow: UIView {
  /// The window of the engine, whose root is this view.
  package private(set) var engine: AutoLayout.Window?

  override public init(frame: CGRect) {
    super.init(frame: frame)
    var canvas = Host.canvas
    if frame.size != .zero { canvas.size = Size(frame.size) }
    engine = Window(canvas: canvas, measurer: Host.measurer, rootView: item)
  }
  /// Creates a window on a canvas of its own.
  package init(canvas: Canvas) {
    super.init(frame: CGRect(origin: .zero, size: CGSize(canvas.size)))
    engine = Window(canvas: canvas, measurer: Host.measurer, rootView: item)
  }
  /// Creates a window of the size of the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override open var window: UIWindow? { self }
  /// The scene that it belongs to; the app's by default.
  open weak var windowScene: UIWindowScene? = .main
  /// How far in front it is.
  open var windowLevel: Level = .normal
  /// Whether it is the app's key window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// The only screen.
  open var screen: UIScreen { .main }
  /// How far a window is in front of others.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// What stands for it.
    public var rawValue: CGFloat
    /// Creates one from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of the app's windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
  }

  /// The controller whose view fills the window.
  @_Observed open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let controller = rootViewController, let view = controller.view else { return }
      // UIKit's window places it by its frame, whatever the flag of the view says.
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.takeRootMargins()
      addSubview(view)
    }
  }
  /// Shows the window: its controller's view appears, and is laid out.
  open func makeKeyAndVisible() {
    UIApplication.shared.keyWindow = self
    rootViewController?.appear()
    layoutIfNeeded()
    rootViewController?.didAppear()
    engine?.displayIfNeeded()
  }
  /// Makes it the app's key window.
  open func makeKey() { UIApplication.shared.keyWindow = self }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIScene: NSObject {
  /// Whether a scene is in use.
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }
  /// Why a scene was connected.
  public struct ConnectionOptions {}
  /// Always in the foreground.
  open var activationState: ActivationState { .foregroundActive }
}
/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The scene of the app.
  static let main = UIWindowScene()
  /// The windows of the scene.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that takes keys.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The status bar of the scene.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// How the screen is turned.
  open var interfaceOrientation: UIInterfaceOrientation { .ofScreen }
  /// The only screen.
  open var screen: UIScreen { .main }
}
/// Says where the status bar is.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// The place of the status bar, in points: as high as the safe area.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: CGFloat(Host.canvas.barHeights.status))
  }
}
/// What is kept of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject { open var role: String { "" } }
/// How a scene is made.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// Creates a configuration, which is not used.
  public init(name: String?, sessionRole: String) {}
}
/// A scene's own object; never called here.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: NSObjectProtocol {}
