@_exported import Foundation

internal import AutoLayout

// The parts of Core Animation that views use. Layers are not drawn; pictures take what they can from them.

/// A time in seconds.
public typealias CFTimeInterval = Double
/// The name of a way in which a layer places its contents.
public typealias CALayerContentsGravity = String

/// The layer that draws a view.
open class CALayer: NSObject {
  override public required init() { super.init() }
  /// The delegate for the layer's content; not called here.
  open weak var delegate: AnyObject?
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The shape of the corners.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// The corners that are rounded; all by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  private var ownBackgroundColor: CGColor?
  /// The colour behind the content; for a view's layer, that of the view.
  open var backgroundColor: CGColor? {
    get { shownView == nil ? ownBackgroundColor : withView { $0.backgroundColor?.cgColor } ?? nil }
    set {
      ownBackgroundColor = newValue
      withView { $0.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }
  }
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The offset of the shadow, in points; 3 upwards by default.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The opacity of the shadow, from 0, the default, to 1.
  open var shadowOpacity: Float = 0
  /// The shape of the shadow; nil for that of the layer.
  open var shadowPath: CGPath?
  private var ownOpacity: Float = 1
  /// The opacity of the layer, from 0 to 1; for a view's layer, that of the view.
  open var opacity: Float {
    get { withView { Float($0.alpha) } ?? ownOpacity }
    set {
      ownOpacity = newValue
      withView { $0.alpha = CGFloat(newValue) }
    }
  }
  /// Whether the layer is opaque, so that nothing shows through.
  open var isOpaque = false
  /// Whether the layer is invisible.
  open var isHidden = false
  private var ownMask = false
  /// Whether sublayers are clipped to the bounds; for a view's layer, whether the view clips.
  open var masksToBounds: Bool {
    get { withView { $0.clipsToBounds } ?? ownMask }
    set {
      ownMask = newValue
      withView { $0.clipsToBounds = newValue }
    }
  }
  /// A layer whose opacity masks this one.
  open var mask: CALayer?
  /// The frame in the superlayer, in points; for a view's layer, the frame of the view.
  open var frame: CGRect {
    get { withView { $0.frame } ?? ownFrame }
    set {
      ownFrame = newValue
      withView { $0.frame = newValue }
    }
  }
  /// The bounds, in points; for a view's layer, the bounds of the view. A new size keeps the centre.
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
  /// The centre of the frame in the superlayer, in points, regardless of the anchor point.
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
  /// The point that `position` places, as fractions of the bounds.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The position on the axis towards the viewer.
  open var zPosition: CGFloat = 0
  /// The rotation and scale of the layer, which do not affect the layout.
  open var transform = CATransform3DIdentity
  /// The rotation and scale of the sublayers.
  open var sublayerTransform = CATransform3DIdentity
  /// The picture that the layer shows.
  open var contents: Any?
  /// The pixels per point of the picture.
  open var contentsScale: CGFloat = 1
  /// The way the picture is placed in the layer.
  open var contentsGravity = ""
  /// The pixels per point when the layer is cached as a bitmap.
  open var rasterizationScale: CGFloat = 1
  /// Whether the layer is cached as a bitmap.
  open var shouldRasterize = false
  /// Whether the edges of the layer are smoothed.
  open var allowsEdgeAntialiasing = false
  /// Whether the layer is redrawn when its size changes.
  open var needsDisplayOnBoundsChange = false
  /// The filter that mixes the layer with what lies behind it.
  open var compositingFilter: Any?
  /// A name for debugging.
  open var name: String?
  /// The speed at which the layer's time passes, as a factor.
  open var speed: Float = 1
  /// The offset of the layer's time, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The start of the layer, in seconds of the layer's time.
  open var beginTime: CFTimeInterval = 0
  /// The sublayers, from back to front; nil for none.
  open private(set) var sublayers: [CALayer]?
  /// The layer that contains it.
  open private(set) weak var superlayer: CALayer?
  private var animations: [String: CAAnimation] = [:]

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }
  /// Adds a layer at an index.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Adds a layer behind a sibling.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
  }
  /// Adds a layer in front of a sibling.
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
  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// The layer as it appears on screen: itself, as nothing is animated.
  open func presentation() -> Self? { self }
  /// Marks the layer's view to be drawn again in the next display pass.
  open func setNeedsDisplay() { withView { $0.setNeedsDisplay() } }
  /// Draws the layer's view now, if that is pending, together with everything laid out beside it.
  open func displayIfNeeded() { withView { $0.item.window?.displayIfNeeded() } }
  /// Requests a layout; layers have none here.
  open func setNeedsLayout() {}
  /// Performs the layout; layers have none here.
  open func layoutIfNeeded() {}
  /// Lays out the sublayers; not called here.
  open func layoutSublayers() {}
  /// Draws the layer's content; not called here.
  open func display() {}
  /// Draws the layer into a context; does nothing.
  open func render(in ctx: CGContext) {}
  /// Adds an animation under a key; does nothing without a key.
  open func add(_ anim: CAAnimation, forKey key: String?) { if let key { animations[key] = anim } }
  /// The animation under a key.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// The keys of the animations, sorted; nil for none.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  /// Removes the animation under a key.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Removes all animations.
  open func removeAllAnimations() { animations = [:] }
}

/// A set of corners of a rectangle.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates an instance from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}
/// The shape of a rounded corner.
public enum CALayerCornerCurve: Sendable { case circular, continuous }

/// A transform of points in three dimensions.
public struct CATransform3D: Equatable, Sendable {
  /// The first row of the matrix.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  /// The second row of the matrix.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  /// The third row of the matrix.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  /// The fourth row of the matrix.
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1
  /// Creates the transform that changes nothing.
  public init() {}
}
/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D()
/// A transform that scales.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}
/// A transform that translates by distances in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// A layer that shows a path.
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// The colour that fills the path.
  open var fillColor: CGColor?
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The start of the visible part of the line, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The end of the visible part of the line, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The lengths of dashes and gaps, in points; nil for a continuous line.
  open var lineDashPattern: [NSNumber]?
  /// The ends of the line.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// The corners of the line.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// The rule that decides which parts are inside the path.
  open var fillRule: CAShapeLayerFillRule = .nonZero
}
/// The ends of a line.
public enum CAShapeLayerLineCap: Sendable { case butt, round, square }
/// The corners of a line.
public enum CAShapeLayerLineJoin: Sendable { case miter, round, bevel }
/// A rule that decides which parts of a path are inside.
public enum CAShapeLayerFillRule: Sendable { case nonZero, evenOdd }
/// A layer that shows a gradient.
open class CAGradientLayer: CALayer {
  /// The colours in order, each a `CGColor`.
  open var colors: [Any]?
  /// The position of each colour, from 0 to 1; nil for equal distances.
  open var locations: [NSNumber]?
  /// The start of the gradient, as fractions of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end of the gradient, as fractions of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The shape of the gradient.
  open var type: CAGradientLayerType = .axial
}
/// The shape of a gradient.
public enum CAGradientLayerType: Sendable { case axial, radial, conic }
