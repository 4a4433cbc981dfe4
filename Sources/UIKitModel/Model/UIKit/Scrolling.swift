@shown("contentInset,contentOffset") class UIScrollView: UIView {
  override class var contentType: Any { ScrollViewContent.self }
  struct DecelerationRate {
    var rawValue: CGFloat = 0;
    static let normal = DecelerationRate(rawValue: 0.998), fast = DecelerationRate(rawValue: 0.99)
  }
  var contentOffset = CGPoint.zero, contentSize = CGSize.zero
  var isScrollEnabled = true, alwaysBounceVertical = false, alwaysBounceHorizontal = false
  var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  var adjustedContentInset: UIEdgeInsets { .zero }
  var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  var contentLayoutGuide: UILayoutGuide { guide("contentLayoutGuide") }
  var frameLayoutGuide: UILayoutGuide { guide("frameLayoutGuide") }
  func setContentOffset(_ point: CGPoint, animated: Bool) { contentOffset = point }
  func setZoomScale(_ scale: CGFloat, animated: Bool)
}
class UIStackView: UIView {
  override class var contentType: Any { StackViewContent.self }
  static let spacingUseDefault: CGFloat = 3.4028234663852886e38,
    spacingUseSystem: CGFloat = 1.1754943508222875e-38
  var arrangedSubviews: [UIView] = [], axis: NSLayoutConstraint.Axis = .horizontal,
    distribution: Distribution = .fill, alignment: Alignment = .fill, spacing: CGFloat = 0
  var isLayoutMarginsRelativeArrangement = false, isBaselineRelativeArrangement = false,
    customSpacings: [UIView: CGFloat] = [:]
  convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: index)
    if view.superview !== self {
      let order = arrangedSubviews
      addSubview(view)
      arrangedSubviews = order
    }
    view.translatesAutoresizingMaskIntoConstraints = false
  }
  override func loseSubview(_ view: UIView) {
    removeArrangedSubview(view)
    super.loseSubview(view)
  }
  func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    if !isUnknown(view) { customSpacings[view] = spacing }
  }
  func customSpacing(after view: UIView) -> CGFloat { customSpacings[view] ?? UIStackView.spacingUseDefault }
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
