@passive class UITraitHorizontalSizeClass {}
@passive class UITraitVerticalSizeClass {}
@passive class UITraitUserInterfaceStyle {}
@passive class UITraitDisplayScale {}
@passive class UITraitPreferredContentSizeCategory {}
@passive class UITraitLayoutDirection {}
@passive class UITraitUserInterfaceIdiom {}
@passive class UITraitAccessibilityContrast {}
class UIScreen: NSObject {
  static let main = UIScreen()
  var bounds: CGRect { CGRect(x: 0, y: 0, width: Canvas.size.width, height: Canvas.size.height) }
  var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
  var scale: CGFloat { Canvas.scale }
  var nativeScale: CGFloat { Canvas.scale }
  var traitCollection: UITraitCollection { .current }
}
class UIDevice: NSObject {
  static let orientationDidChangeNotification = "UIDeviceOrientationDidChangeNotification"
  static let current = UIDevice()
  var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  var orientation: UIDeviceOrientation { Host.canvas.orientation == .portrait ? .portrait : .landscapeLeft }
  var systemVersion: String { "18.0" }
  var model: String { "iPhone" }
  var name: String { "iPhone" }
}
