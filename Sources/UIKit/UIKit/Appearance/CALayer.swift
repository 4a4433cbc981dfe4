@_exported import Foundation

internal import AutoLayout

// What of Core Animation views mention. Layers are not drawn; pictures take what they can from them.

/// A time in seconds.
public typealias CFTimeInterval = Double
/// The name of how a layer places its contents.
public typealias CALayerContentsGravity = String

/// The drawing of a view.
open class CALayer: NSObject {
  override public required init() { super.init() }
  /// Who provides the layer's content; not asked here.
  open weak var delegate: AnyObject?
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The shape of the corners.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// Which corners are round; all by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  private var ownBackgroundColor: CGColor?
  /// The colour behind the content; of a view's layer, that of the view.
  open var backgroundColor: CGColor? {
    get { shownView == nil ? ownBackgroundColor : withView { $0.backgroundColor?.cgColor } ?? nil }
    set {
      ownBackgroundColor = newValue
      withView { $0.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }
  }
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// Where the shadow is, in points; 3 above by default.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How blurred the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// How opaque the shadow is, from 0, the default, to 1.
  open var shadowOpacity: Float = 0
  /// The shape of the shadow; nil for the layer's.
  open var shadowPath: CGPath?
  private var ownOpacity: Float = 1
  /// How opaque the layer is, from 0 to 1; of a view's layer, how opaque the view is.
  open var opacity: Float {
    get { withView { Float($0.alpha) } ?? ownOpacity }
    set {
      ownOpacity = newValue
      withView { $0.alpha = CGFloat(newValue) }
    }
  }
  /// Whether nothing shows through.
  open var isOpaque = false
  /// Whether the layer is invisible.
  open var isHidden = false
  private var ownMask = false
  /// Whether what reaches out of the bounds is cut off; of a view's layer, whether the view does that.
  open var masksToBounds: Bool {
    get { withView { $0.clipsToBounds } ?? ownMask }
    set {
      ownMask = newValue
      withView { $0.clipsToBounds = newValue }
    }
  }
  /// A layer whose opacity cuts this one.
  open var mask: CALayer?
  /// Its place in its superlayer, in points; of a view's layer, the frame of the view.
  open var frame: CGRect {
    get { withView { $0.frame } ?? ownFrame }
    set {
      ownFrame = newValue
      withView { $0.frame = newValue }
    }
  }
  /// Its own rectangle, in points; of a view's layer, the bounds of the view. A new size keeps the middle.
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
  /// The middle of its frame in its superlayer, in points, whatever the anchor is.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The view whose layer this is.
  weak var shownView: UIView?
  // As in Core Animation, code of layers runs on no particular actor; that of views runs on the main one.
  @discardableResult private func withView<Result: Sendable>(_ body: @MainActor (UIView) -> Result) -> Result?
  {
    shownView.map { view in MainActor.assumeIsolated { body(view) } }
  }
  private var ownFrame = CGRect.zero
  /// The point that `position` places, as shares of the bounds.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How near it is to the viewer.
  open var zPosition: CGFloat = 0
  /// How it is turned and scaled; this decides no layout.
  open var transform = CATransform3DIdentity
  /// How its sublayers are turned and scaled.
  open var sublayerTransform = CATransform3DIdentity
  /// Its picture.
  open var contents: Any?
  /// Pixels per point of its picture.
  open var contentsScale: CGFloat = 1
  /// How it places its picture.
  open var contentsGravity = ""
  /// Pixels per point if it is kept as a picture.
  open var rasterizationScale: CGFloat = 1
  /// Whether it is kept as a picture.
  open var shouldRasterize = false
  /// Whether its edges are smoothed.
  open var allowsEdgeAntialiasing = false
  /// Whether it is drawn anew when its size changes.
  open var needsDisplayOnBoundsChange = false
  /// How it is mixed with what is below.
  open var compositingFilter: Any?
  /// A name for debugging.
  open var name: String?
  /// How fast its time passes, as a factor.
  open var speed: Float = 1
  /// How far its time is ahead, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// When it starts, in seconds of the layer's time.
  open var beginTime: CFTimeInterval = 0
  /// Its sublayers, from back to front; nil for none.
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
  /// Takes it out of its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// The layer as it is shown: itself, as nothing is animated.
  open func presentation() -> Self? { self }
  /// Has the view of the layer drawn again in the next display pass.
  open func setNeedsDisplay() { withView { $0.setNeedsDisplay() } }
  /// Has the view of the layer drawn now, if that is pending, with all that is laid out beside it.
  open func displayIfNeeded() { withView { $0.item.window?.displayIfNeeded() } }
  /// Asks for layout; layers have none here.
  open func setNeedsLayout() {}
  /// Lays out; layers have none here.
  open func layoutIfNeeded() {}
  /// Places sublayers; not called here.
  open func layoutSublayers() {}
  /// Draws its content; not called here.
  open func display() {}
  /// Draws it into a context; does nothing.
  open func render(in ctx: CGContext) {}
  /// Keeps an animation under a key, if there is one.
  open func add(_ anim: CAAnimation, forKey key: String?) { if let key { animations[key] = anim } }
  /// The animation under a key.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// The keys of its animations, sorted; nil for none.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  /// Forgets the animation under a key.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Forgets all animations.
  open func removeAllAnimations() { animations = [:] }
}

/// Some corners of a rectangle.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// What stands for it.
  public let rawValue: UInt
  /// Creates one from its raw value.
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
/// The shape of a round corner.
public enum CALayerCornerCurve: Sendable { case circular, continuous }

/// A mapping of points in space.
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
/// A transform that moves, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// A layer that shows a path.
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// The colour of its inside.
  open var fillColor: CGColor?
  /// The colour of its line.
  open var strokeColor: CGColor?
  /// The width of its line, in points.
  open var lineWidth: CGFloat = 1
  /// Where the line starts, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The lengths of dashes and gaps, in points; nil for a continuous line.
  open var lineDashPattern: [NSNumber]?
  /// The ends of the line.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// The corners of the line.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// Which parts are inside.
  open var fillRule: CAShapeLayerFillRule = .nonZero
}
/// The ends of a line.
public enum CAShapeLayerLineCap: Sendable { case butt, round, square }
/// The corners of a line.
public enum CAShapeLayerLineJoin: Sendable { case miter, round, bevel }
/// Which parts of a path are inside.
public enum CAShapeLayerFillRule: Sendable { case nonZero, evenOdd }
/// A layer that shows a gradient.
open class CAGradientLayer: CALayer {
  /// The colours in order, each a `CGColor`.
  open var colors: [Any]?
  /// Where each colour is, from 0 to 1; nil for even distances.
  open var locations: [NSNumber]?
  /// Where the gradient starts, as shares of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends, as shares of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The shape of the gradient.
  open var type: CAGradientLayerType = .axial
}
/// The shape of a gradient.
public enum CAGradientLayerType: Sendable { case axial, radial, conic }
