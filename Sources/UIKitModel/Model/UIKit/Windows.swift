@passive class Proxy {}
@passive extension UIScene {}
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
