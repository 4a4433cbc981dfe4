@_exported import Foundation

package import AutoLayout

@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol { var bounds: CGRect { get } }

/// The screen is that of an iPhone 8 unless a picture or a snapshot is made for another device.
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace, @unchecked Sendable {
  /// This is the only screen.
  public static let main = UIScreen()
  open var bounds: CGRect { CGRect(origin: .zero, size: CGSize(Host.canvas.size)) }
  open var scale: CGFloat { CGFloat(Host.canvas.scale) }
  /// This is the same as `scale` here.
  open var nativeScale: CGFloat { scale }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var traitCollection: UITraitCollection { .current }
  open var coordinateSpace: any UICoordinateSpace { self }
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
  open var brightness: CGFloat = 0.5
}

@preconcurrency @MainActor open class UIDevice: NSObject, @unchecked Sendable {
  public static let current = UIDevice()
  /// Nothing posts this notification here.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  /// This is always iOS.
  open var systemName: String { "iOS" }
  /// This is the version of iOS whose metrics apply.
  open var systemVersion: String { "18.0" }
  /// This is iPhone or iPad.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model of the device, which is all that apps get without the entitlement for the name that the owner chose.
  open var name: String { model }
  /// This is portrait or landscape, from the shape of the screen.
  open var orientation: UIDeviceOrientation {
    Host.canvas.orientation == .portrait ? .portrait : .landscapeLeft
  }
  /// This is always nil.
  open var identifierForVendor: UUID? { nil }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// The orientation on the screen; a device in landscape is turned to the left, and the interface to the right.
  @MainActor static var ofScreen: UIInterfaceOrientation {
    Host.canvas.orientation == .portrait ? .portrait : .landscapeRight
  }
}
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape orientation, with the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape orientation, with the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

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
  /// The window has the size of the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override open var window: UIWindow? { self }
  /// By default, this is the app's scene.
  open weak var windowScene: UIWindowScene? = .main
  open var windowLevel: Level = .normal
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// This is the only screen.
  open var screen: UIScreen { .main }
  public struct Level: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

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
  open func makeKey() { UIApplication.shared.keyWindow = self }
}

@preconcurrency @MainActor open class UIScene: NSObject {
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }
  public struct ConnectionOptions {}
  /// The scene is always in the foreground.
  open var activationState: ActivationState { .foregroundActive }
}
open class UIWindowScene: UIScene {
  /// The scene of the app.
  static let main = UIWindowScene()
  open var windows: [UIWindow] { UIApplication.shared.windows }
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var interfaceOrientation: UIInterfaceOrientation { .ofScreen }
  /// This is the only screen.
  open var screen: UIScreen { .main }
}
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// The frame is as high as the safe area.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: CGFloat(Host.canvas.barHeights.status))
  }
}
@preconcurrency @MainActor open class UISceneSession: NSObject { open var role: String { "" } }
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The configuration is not used.
  public init(name: String?, sessionRole: String) {}
}
/// The delegate is never called here.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: NSObjectProtocol {}
