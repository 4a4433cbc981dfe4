// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

package import AutoLayout
package import LayoutScene

/// A rectangle with subviews, which Auto Layout places.
///
/// The view owns a view of the engine, which decides every frame. A tree outside a window is laid out on a screen of
/// its own when `layoutIfNeeded` is called or a size is requested.
open class UIView: UIResponder {
  package let item: AutoLayout.View
  final var ownSubviews: [UIView] = []
  final weak var ownSuperview: UIView?
  /// The engine's window around a tree without a window.
  final var host: AutoLayout.Window?
  final var retained: [ObjectIdentifier: NSLayoutConstraint] = [:]
  final var guides: [GuideKind: UILayoutGuide] = [:]
  final var ownGuides: [UILayoutGuide] = []
  final var wantsUpdateConstraints = true
  private final var wantsUpdateProperties = true
  /// The drawing that the view made in the last display pass.
  package final var drawing = Drawing()
  final weak var controller: UIViewController?
  /// The margins that the program sets; the view of a controller may have others.
  final var ownMargins: DirectionalEdgeInsets? {
    didSet {
      if let ownMargins { item.directionalLayoutMargins = ownMargins }
      controller?.takeRootMargins()
    }
  }

  /// Creates a view with a frame in points, in the coordinates of its future superview.
  public init(frame: CGRect) {
    item = Self.makeItem(Rect(frame))
    super.init()
    item.owner = self
  }

  /// Creates a view as if from an archive; nothing is read.
  public required init?(coder: NSCoder) {
    item = Self.makeItem(.zero)
    super.init()
    item.owner = self
  }

  /// Creates a view with a size of zero.
  public convenience override init() { self.init(frame: .zero) }

  private class func makeItem(_ frame: Rect) -> AutoLayout.View {
    let place = ViewPlace(
      identifier: Host.name(for: self), frame: frame, direction: Host.canvas.layoutDirection,
      canvas: Host.canvas)
    let item = contentType.ofCode.makeView(place)
    item.contentHugging = contentType.contentHugging
    return item
  }

  // MARK: What the view shows by itself

  /// The type of content that views of the class show, which provides the view of the engine and the priorities.
  package class var contentType: any KindContent.Type { PlainContent.self }
  /// The content that the view currently shows, for pictures and the engine.
  package var sceneContent: any KindContent { Self.contentType.ofCode }
  /// The subviews that belong to the author, leaving out the internals of controls.
  package var sceneSubviews: [UIView] { Self.contentType.isContainer ? subviews : [] }
  /// The colour behind the content, as pictures show it.
  package var sceneBackground: UIColor? {
    backgroundColor?.ground
  }
  /// The colour of interactive parts, or of parts that the class draws in a colour of its own; nil for the superview's.
  package var sceneTint: UIColor? { ownTint }

  // MARK: Appearance, which no layout depends on

  /// The colour behind the content.
  open var backgroundColor: UIColor?
  private var ownTint: UIColor?
  /// The colour of interactive parts and of symbols; with nil, the view has that of its superview.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintColorDidChange()
    }
  }
  /// The opacity of the view, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is opaque, so that nothing behind it is visible.
  open var isOpaque = true
  /// A number that identifies the view.
  open var tag = 0
  /// Whether subviews are clipped at the view's edges.
  open var clipsToBounds = false
  /// Whether the view receives touches.
  open var isUserInteractionEnabled = true
  /// The way in which content is placed when the bounds change.
  open var contentMode: ContentMode = .scaleToFill
  /// Whether the view alone receives touches while it is touched.
  open var isExclusiveTouch = false
  /// Whether the view receives several touches at once.
  open var isMultipleTouchEnabled = false
  /// The transform with which the view is drawn; the layout ignores it.
  open var transform = CGAffineTransform.identity
  /// The transform in three dimensions with which the view is drawn; the layout ignores it.
  open var transform3D = CATransform3DIdentity
  /// The pixels per point.
  open var contentScaleFactor: CGFloat = 1
  /// Whether the background is cleared before drawing.
  open var clearsContextBeforeDrawing = true
  /// Whether the autoresizing masks of subviews take effect.
  open var autoresizesSubviews = true
  /// A view whose opacity masks this one.
  open var mask: UIView?
  /// A name for restoring the state.
  open var restorationIdentifier: String?
  /// The light or dark appearance, regardless of the superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// The way in which the tint colour is dimmed.
  open var tintAdjustmentMode: TintAdjustmentMode = .automatic
  /// The largest text size of the view and its subviews.
  open var maximumContentSizeCategory: UIContentSizeCategory?
  /// The smallest text size of the view and its subviews.
  open var minimumContentSizeCategory: UIContentSizeCategory?
  /// The gesture recognisers of the view.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The interactions that the view offers to the system.
  open var interactions: [any UIInteraction] = []
  /// The layer of the view.
  open private(set) lazy var layer: CALayer = makeLayer()
  /// The class of the layer.
  open class var layerClass: AnyClass { CALayer.self }
  private func makeLayer() -> CALayer {
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.shownView = self
    return layer
  }

  /// Whether the view is hidden. Hidden views keep their places, except in stack views.
  open var isHidden: Bool {
    get { item.isHidden }
    set { item.isHidden = newValue }
  }

  // MARK: Geometry

  /// The frame in the superview's coordinates, in points. Setting it takes effect for a view whose autoresizing mask is
  /// translated.
  open var frame: CGRect {
    get { CGRect(item.frame) }
    set {
      let old = bounds.size
      item.frame = Rect(newValue)
      // The mask responds to changes from the current size of the superview.
      item.autoresizingReference = ownSuperview?.item.frame.size
      if newValue.size != old { resizeSubviews(from: old) }
    }
  }

  /// The bounds in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: CGSize(item.frame.size)) }
    set {
      boundsOrigin = newValue.origin
      let middle = center
      guard newValue.size != frame.size else { return }
      frame = CGRect(
        x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }
  final var boundsOrigin = CGPoint.zero

  /// The centre of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      let size = frame.size
      frame = CGRect(
        x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  /// Returns the size that fits best into another: that of the content, where UIKit's class has one, otherwise the
  /// view's own.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = item.intrinsicContentSize
    return CGSize(
      width: content.width.map { CGFloat($0) } ?? frame.width,
      height: content.height.map { CGFloat($0) } ?? frame.height)
  }

  /// Resizes the view to the size that fits best.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  // MARK: The tree

  /// The subviews, from back to front.
  open var subviews: [UIView] { ownSubviews }
  /// The view that contains this one.
  open var superview: UIView? { ownSuperview }
  /// The window that contains the view.
  open var window: UIWindow? { ownSuperview?.window }

  /// Adds a subview in front of the others.
  open func addSubview(_ view: UIView) { place(view, at: ownSubviews.count) }
  /// Inserts a subview at an index, in front of that many others.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }
  /// Inserts a subview behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(
      view, at: ownSubviews.filter { $0 !== view }.firstIndex { $0 === siblingSubview } ?? ownSubviews.count)
  }
  /// Inserts a subview in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let place = ownSubviews.filter { $0 !== view }.firstIndex { $0 === siblingSubview }
    self.place(view, at: place.map { $0 + 1 } ?? ownSubviews.count)
  }
  /// Removes the view from its superview, along with its constraints to views outside it.
  open func removeFromSuperview() { leaveSuperview() }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: .max) }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Called after a subview has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}

  // MARK: What the layout asks

  /// Whether views of the class depend on constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size of the content in points; `noIntrinsicMetric` on an axis without one.
  open var intrinsicContentSize: CGSize {
    joinEngineIfMeasuring()
    return CGSize(item.intrinsicContentSize)
  }

  /// The height of a cell's standard content, in points; nil for other views.
  var standardHeight: CGFloat? { nil }

  /// The distance by which the frame extends beyond the rectangle that constraints act on.
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(item.alignmentRectInsets) }
  /// Returns the rectangle that constraints act on.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame around a rectangle that constraints act on.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The view that provides the first baseline.
  open var forFirstBaselineLayout: UIView { self }
  /// The view that provides the last baseline.
  open var forLastBaselineLayout: UIView { self }

  /// Makes or changes constraints. Overrides call `super` last.
  open func updateConstraints() {}
  /// Sets content and styling before the subviews are laid out; available since iOS 26.
  open func updateProperties() {}
  /// Marks the properties to be updated before the next layout.
  open func setNeedsUpdateProperties() {
    wantsUpdateProperties = true
    setNeedsLayout()
  }
  /// Updates the properties, those of the controller first, if that is pending.
  open func updatePropertiesIfNeeded() {
    guard wantsUpdateProperties else { return }
    wantsUpdateProperties = false
    controller?.updateProperties()
    updateProperties()
  }
  /// Gives the subviews the frames that the engine has found; overrides may change them.
  open func layoutSubviews() { item.layoutSubviews() }
  /// Draws the content in the current context, in the display pass.
  open func draw(_ rect: CGRect) {}
  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}
  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when the tint colour has changed.
  open func tintColorDidChange() {}
  /// Called when a trait has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called for a layer of the view.
  open func layoutSublayers(of layer: CALayer) {}

  /// Marks the constraints to be updated before the next layout.
  open func setNeedsUpdateConstraints() {
    wantsUpdateConstraints = true
    item.setNeedsUpdateConstraints()
  }
  /// Whether the constraints are marked to be updated.
  open func needsUpdateConstraints() -> Bool { wantsUpdateConstraints }
  /// Updates the constraints, if they are marked.
  open func updateConstraintsIfNeeded() {
    joinEngine()
    item.updateConstraintsIfNeeded()
  }
  /// Marks the subviews to be laid out before the next drawing.
  open func setNeedsLayout() { item.setNeedsLayout() }
  /// Lays out the subviews now, if that is pending.
  open func layoutIfNeeded() {
    joinEngine()
    item.layoutIfNeeded()
  }
  /// Marks the view to be drawn again.
  open func setNeedsDisplay() { item.setNeedsDisplay() }
  /// Marks a part of the view to be drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { item.setNeedsDisplay() }
  /// Marks the size of the content as changed, so that it is requested again.
  open func invalidateIntrinsicContentSize() { item.invalidateIntrinsicContentSize() }

  /// Returns the best size under the constraints, as close to a target as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }
  /// Returns the best size under the constraints, for a target with the given priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    joinEngine()
    return CGSize(
      item.systemLayoutSizeFitting(
        Size(targetSize), horizontalFittingPriority: horizontalFittingPriority.engine,
        verticalFittingPriority: verticalFittingPriority.engine))
  }

  // MARK: Events and traits

  /// Returns the view that receives a touch at a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in ownSubviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
  /// Whether the view contains a point in its own coordinates.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Adds a gesture recogniser.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  /// Removes a gesture recogniser.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
  /// Ends the editing of text in the view.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  /// The responder that receives the events that this one does not handle.
  override open var next: UIResponder? { controller ?? ownSuperview }
  /// The traits of the screen, with the appearance that the view or the nearest one around it requests.
  open var traitCollection: UITraitCollection { .current.with(inheritedStyle) }
  /// Called for a view from a storyboard.
  open func prepareForInterfaceBuilder() {}
}
