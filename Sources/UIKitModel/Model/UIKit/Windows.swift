@passive class Proxy {}
class UIInputView: UIView {
  enum Style { case `default`, keyboard }
  var allowsSelfSizing = false
  init(frame: CGRect, inputViewStyle: Style) { super.init(frame: frame) }
}
@passive class UIScene {
  let activationState = ActivationState.foregroundActive
}
@passive class UIWindowScene: UIScene {
  static let main = UIWindowScene()
  let statusBarManager: UIStatusBarManager? = UIStatusBarManager(), screen = UIScreen.main
  var windows: [UIWindow] { UIApplication.shared.windows }
  var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  var interfaceOrientation: UIInterfaceOrientation { .ofScreen }
}
class UIStatusBarManager: NSObject {
  let statusBarFrame = CGRect(x: 0, y: 0, width: Canvas.size.width, height: Canvas.statusBarHeight)
}
@passive class UIViewPropertyAnimator {
  init(duration: Double, curve: Any = 0, animations: (() -> Void)? = nil) { animations?() }
  init(duration: Double, dampingRatio: CGFloat, animations: (() -> Void)? = nil) { animations?() }
  init(duration: Double, timingParameters: Any) {}
  init(duration: Double, controlPoint1: CGPoint, controlPoint2: CGPoint, animations: (() -> Void)? = nil) {
    animations?()
  }
  static func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: Any = 0, animations: () -> Void,
    completion: Any? = nil
  ) -> UIViewPropertyAnimator {
    animations()
    completion?(UIViewAnimatingPosition.end)
    return UIViewPropertyAnimator(duration: duration)
  }
  func addAnimations(_ animations: () -> Void, delayFactor: CGFloat = 0) { animations() }
  func addCompletion(_ completion: (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
@passive class UISpringTimingParameters {}
@passive class UICubicTimingParameters {}
