@passive class CALayer: NSObject {
  var mask: CALayer? {
    didSet { mask?.leaveOut("the mask of a layer is not applied: what it hides is shown") }
  }
  override init() {}
  init(layer: Any) {}
}
@passive class CAGradientLayer: CALayer {}
@passive class CAShapeLayer: CALayer {}
@passive class CATextLayer: CALayer {}
@passive class CAEmitterLayer: CALayer {}
@passive class AVPlayerLayer: CALayer {}
@passive extension CAAnimation {}
@passive extension CAMediaTimingFunction {}
@passive extension CATransaction {}
@passive extension CADisplayLink {}
