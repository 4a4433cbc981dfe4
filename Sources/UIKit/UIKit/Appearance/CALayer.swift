@_exported import Foundation

internal import AutoLayout

// The parts of Core Animation that views use. Layers are not drawn; pictures take what they can from them.

public typealias CFTimeInterval = Double
public typealias CALayerContentsGravity = String

open class CALayer: NSObject {
  override public required init() { super.init() }
  /// The delegate is not called here.
  open weak var delegate: AnyObject?
  open var cornerRadius: CGFloat = 0
  open var cornerCurve: CALayerCornerCurve = .circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  private var ownBackgroundColor: CGColor?
  /// For a view's layer, this is the background colour of the view.
  open var backgroundColor: CGColor? {
    get { shownView == nil ? ownBackgroundColor : withView { $0.backgroundColor?.cgColor } ?? nil }
    set {
      ownBackgroundColor = newValue
      withView { $0.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }
  }
  open var shadowColor: CGColor?
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowOpacity: Float = 0
  open var shadowPath: CGPath?
  private var ownOpacity: Float = 1
  /// For a view's layer, this is the opacity of the view.
  open var opacity: Float {
    get { withView { Float($0.alpha) } ?? ownOpacity }
    set {
      ownOpacity = newValue
      withView { $0.alpha = CGFloat(newValue) }
    }
  }
  open var isOpaque = false
  open var isHidden = false
  private var ownMask = false
  /// For a view's layer, this is whether the view clips.
  open var masksToBounds: Bool {
    get { withView { $0.clipsToBounds } ?? ownMask }
    set {
      ownMask = newValue
      withView { $0.clipsToBounds = newValue }
    }
  }
  open var mask: CALayer?
  /// For a view's layer, this is the frame of the view.
  open var frame: CGRect {
    get { withView { $0.frame } ?? ownFrame }
    set {
      ownFrame = newValue
      withView { $0.frame = newValue }
    }
  }
  /// For a view's layer, these are the bounds of the view. A new size keeps the centre.
  open var bounds: CGRect {
    get { withView { $0.bounds } ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      if shownView != nil {
        withView { $0.bounds = newValue }
        return
      }
      let middle = position
      ownFrame.size = newValue.size
      position = middle
    }
  }
  /// This is the centre of the frame, regardless of the anchor point.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The view that this layer belongs to.
  weak var shownView: UIView?
  // As in Core Animation, layers are not bound to an actor, whereas views belong to the main actor.
  @discardableResult private func withView<Result: Sendable>(_ body: @MainActor (UIView) -> Result) -> Result?
  {
    shownView.map { view in MainActor.assumeIsolated { body(view) } }
  }
  private var ownFrame = CGRect.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  /// The transform does not affect the layout.
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsGravity = ""
  open var rasterizationScale: CGFloat = 1
  open var shouldRasterize = false
  open var allowsEdgeAntialiasing = false
  open var needsDisplayOnBoundsChange = false
  open var compositingFilter: Any?
  open var name: String?
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?
  private var animations: [String: CAAnimation] = [:]

  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: (sublayers?.firstIndex { $0 === sibling } ?? -1) + 1)
  }
  private func insert(_ layer: CALayer, at index: Int) {
    layer.leaveOut("layers that code adds are not shown")
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(max(0, index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// Returns the layer itself, as nothing is animated.
  open func presentation() -> Self? { self }
  /// Marks the layer's view to be drawn again in the next display pass.
  open func setNeedsDisplay() { withView { $0.setNeedsDisplay() } }
  /// Draws the layer's view now, if that is pending, together with everything laid out beside it.
  open func displayIfNeeded() { withView { $0.item.window?.displayIfNeeded() } }
  /// Layers have no layout here.
  open func setNeedsLayout() {}
  /// Layers have no layout here.
  open func layoutIfNeeded() {}
  /// This is not called here.
  open func layoutSublayers() {}
  /// This is not called here.
  open func display() {}
  /// Does nothing.
  open func render(in ctx: CGContext) {}
  /// Does nothing without a key.
  open func add(_ anim: CAAnimation, forKey key: String?) { if let key { animations[key] = anim } }
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// The keys are sorted; without animations, this is nil.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  open func removeAllAnimations() { animations = [:] }
}

public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}
public enum CALayerCornerCurve: Sendable { case circular, continuous }

public struct CATransform3D: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1
  public init() {}
}
public let CATransform3DIdentity = CATransform3D()
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
  open var lineCap: CAShapeLayerLineCap = .butt
  open var lineJoin: CAShapeLayerLineJoin = .miter
  open var fillRule: CAShapeLayerFillRule = .nonZero
}
public enum CAShapeLayerLineCap: Sendable { case butt, round, square }
public enum CAShapeLayerLineJoin: Sendable { case miter, round, bevel }
public enum CAShapeLayerFillRule: Sendable { case nonZero, evenOdd }
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type: CAGradientLayerType = .axial
}
public enum CAGradientLayerType: Sendable { case axial, radial, conic }
