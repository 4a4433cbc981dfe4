// What has no comment here is what UIKit has by the same name.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

package import AutoLayout

/// What has coordinates.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol { var bounds: CGRect { get } }

/// The screen: an iPhone 8 unless a picture or a snapshot is made for another device.
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace, @unchecked Sendable {
  /// The only screen.
  public static let main = UIScreen()
  open var bounds: CGRect { CGRect(origin: .zero, size: CGSize(Host.canvas.size)) }
  open var scale: CGFloat { CGFloat(Host.canvas.scale) }
  open var nativeScale: CGFloat { scale }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var traitCollection: UITraitCollection { .current }
  open var coordinateSpace: any UICoordinateSpace { self }
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
  open var brightness: CGFloat = 0.5
}

/// The device.
@preconcurrency @MainActor open class UIDevice: NSObject, @unchecked Sendable {
  public static let current = UIDevice()
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "17.0" }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var name: String { Host.canvas.device ?? model }
  open var orientation: UIDeviceOrientation {
    Host.canvas.orientation == .portrait ? .portrait : .landscapeLeft
  }
  open var identifierForVendor: UUID? { nil }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
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
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
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
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override open var window: UIWindow? { self }
  open weak var windowScene: UIWindowScene?
  open var windowLevel: Level = .normal
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  open var screen: UIScreen { .main }
  /// How far a window is in front of others.
  public struct Level: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
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
    rootViewController?.viewDidAppear(false)
  }
  open func makeKey() { UIApplication.shared.keyWindow = self }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIScene: NSObject {
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }
  public struct ConnectionOptions {}
  open var activationState: ActivationState { .foregroundActive }
}
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] = []
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var screen: UIScreen { .main }
}
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: CGFloat(Host.canvas.barHeights.status))
  }
}
@preconcurrency @MainActor open class UISceneSession: NSObject { open var role: String { "" } }
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: String) {}
}
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: NSObjectProtocol {}
