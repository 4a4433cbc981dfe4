@passive class CALayer: NSObject {
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
