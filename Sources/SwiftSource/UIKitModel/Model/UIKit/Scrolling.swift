@shown("contentInset,contentOffset") class UIScrollView: UIView {
  package override class var contentType: Any { ScrollViewContent.self }
  var contentSize = CGSize.zero
  var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  var contentLayoutGuide: UILayoutGuide { guide(.contentLayoutGuide) }
  var frameLayoutGuide: UILayoutGuide { guide(.frameLayoutGuide) }
  package var sceneContent: Any? { nil }
}
extension UIStackView {
  // The largest and the least number of a Float: all numbers are of the same size here.
  static let spacingUseDefault: CGFloat = 3.4028234663852886e38,
    spacingUseSystem: CGFloat = 1.1754943508222875e-38
  package func arrange(_ view: UIView, at index: Int) {}
  package func stopArranging(_ view: UIView) {}
  package var sceneContent: Any? { nil }
}
@passive class UIVisualEffect {}
@passive class UIBlurEffect: UIVisualEffect {}
@passive class UIVibrancyEffect: UIVisualEffect {}
@passive class UIGlassEffect: UIVisualEffect {}
class UIVisualEffectView: UIView {
  var contentView = UIView()
  init(effect: UIVisualEffect?) {
    super.init(frame: CGRect.zero)
    self.effect = effect
    addSubview(contentView)
  }
  convenience init() { self.init(effect: nil) }
  convenience init(frame: CGRect) { self.init(effect: nil) }
}
@passive class WKWebView: UIView { init(frame: CGRect, configuration: Any) { super.init(frame: frame) } }
@passive class WKWebViewConfiguration {}
@passive class MKMapView: UIView {}
