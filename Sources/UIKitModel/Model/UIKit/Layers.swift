@passive class CALayer: NSObject {
  // The layer of a view is where the view is.
  weak var shownView: UIView?
  var ownFrame = CGRect.zero
  var frame: CGRect {
    get { shownView?.frame ?? ownFrame }
    set { if isNil(shownView) { ownFrame = newValue } else { shownView?.frame = newValue } }
  }
  var bounds: CGRect {
    get { shownView?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      let middle = position
      if isNil(shownView) {
        ownFrame.size = newValue.size; position = middle
      } else {
        shownView?.bounds = newValue
      }
    }
  }
  var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame = CGRect(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2, width: frame.width,
        height: frame.height)
    }
  }
  var mask: CALayer? { didSet { mask?.leaveOut("what a mask hides of a layer is shown") } }
  override init() {}
  init(layer: Any) {}
}
@passive class CAGradientLayer: CALayer {}
@passive class CAShapeLayer: CALayer {}
@passive class CATextLayer: CALayer {}
@passive class CAEmitterLayer: CALayer {}
@passive class AVPlayerLayer: CALayer {}
@passive class CAAnimation {}
@passive class CABasicAnimation: CAAnimation {}
@passive class CAKeyframeAnimation: CAAnimation {}
@passive class CASpringAnimation: CAAnimation {}
@passive class CAAnimationGroup: CAAnimation {}
@passive class CAMediaTimingFunction {}
@passive class CATransaction {}
@passive class CATransition {}
@passive class CADisplayLink {}
