@_exported import Foundation

package import AutoLayout

/// An object with its own coordinates.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol { var bounds: CGRect { get } }

/// The screen: an iPhone 8 unless a picture or a snapshot is made for another device.
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace, @unchecked Sendable {
  /// The only screen.
  public static let main = UIScreen()
  /// The size of the screen in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: CGSize(Host.canvas.size)) }
  /// The pixels per point.
  open var scale: CGFloat { CGFloat(Host.canvas.scale) }
  /// The pixels per point of the hardware, which are the same here.
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
  /// The brightness of the screen, from 0 to 1.
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
  /// The name of the system: always iOS.
  open var systemName: String { "iOS" }
  /// The version of iOS whose metrics apply.
  open var systemVersion: String { "18.0" }
  /// The model of the device: iPhone or iPad.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model of the device, which is all that apps get without the entitlement for the name that the owner chose.
  open var name: String { model }
  /// The orientation of the device: portrait or landscape, from the shape of the screen.
  open var orientation: UIDeviceOrientation {
    Host.canvas.orientation == .portrait ? .portrait : .landscapeLeft
  }
  /// An identifier of the device: none here.
  open var identifierForVendor: UUID? { nil }
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// Whether the interface is wider than it is high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is higher than it is wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// The orientation on the screen; a device in landscape is turned to the left, and the interface to the right.
  @MainActor static var ofScreen: UIInterfaceOrientation {
    Host.canvas.orientation == .portrait ? .portrait : .landscapeRight
  }
}
/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether the device is wider than it is high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is higher than it is wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates an instance from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Portrait orientation.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside-down portrait orientation.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape orientation, with the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape orientation, with the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every orientation.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// Every orientation except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// A window, the root of a tree of views on a screen.
open class UIWindow: UIView {
  /// The window of the engine, whose root is this view.
  package private(set) var engine: AutoLayout.Window?

  override public init(frame: CGRect) {
    super.init(frame: frame)
    var canvas = Host.canvas
    if frame.size != .zero { canvas.size = Size(frame.size) }
    engine = Window(canvas: canvas, measurer: Host.measurer, rootView: item)
  }
  /// Creates a window with its own canvas.
  package init(canvas: Canvas) {
    super.init(frame: CGRect(origin: .zero, size: CGSize(canvas.size)))
    engine = Window(canvas: canvas, measurer: Host.measurer, rootView: item)
  }
  /// Creates a window of the size of the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  /// Creates a window as if from an archive; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override open var window: UIWindow? { self }
  /// The scene that the window belongs to; the app's by default.
  open weak var windowScene: UIWindowScene? = .main
  /// The level of the window, from back to front.
  open var windowLevel: Level = .normal
  /// Whether the window is the app's key window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// The only screen.
  open var screen: UIScreen { .main }
  /// A level that decides which windows are in front of others.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public var rawValue: CGFloat
    /// Creates an instance from its raw value.
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
      // UIKit's window places the view by its frame, regardless of the view's own flag.
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.takeRootMargins()
      addSubview(view)
    }
  }
  /// Shows the window, makes the view of its controller appear, and lays it out.
  open func makeKeyAndVisible() {
    UIApplication.shared.keyWindow = self
    rootViewController?.appear()
    layoutIfNeeded()
    rootViewController?.didAppear()
    engine?.displayIfNeeded()
  }
  /// Makes the window the app's key window.
  open func makeKey() { UIApplication.shared.keyWindow = self }
}

/// A part of an app's interface.
@preconcurrency @MainActor open class UIScene: NSObject {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }
  /// The reasons for connecting a scene.
  public struct ConnectionOptions {}
  /// The state of the scene: always in the foreground.
  open var activationState: ActivationState { .foregroundActive }
}
/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The scene of the app.
  static let main = UIWindowScene()
  /// The windows of the scene.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that receives key presses.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The status bar of the scene.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { .ofScreen }
  /// The only screen.
  open var screen: UIScreen { .main }
}
/// An object that reports the frame of the status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// The frame of the status bar, in points, as high as the safe area.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: CGFloat(Host.canvas.barHeights.status))
  }
}
/// The saved information about a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject { open var role: String { "" } }
/// The settings for creating a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// Creates a configuration, which is not used.
  public init(name: String?, sessionRole: String) {}
}
/// The delegate of a scene; never called here.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: NSObjectProtocol {}
