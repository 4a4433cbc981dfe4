// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

package import AutoLayout
package import LayoutScene

/// A rectangle with subviews, which Auto Layout places.
///
/// It owns a view of the engine, which decides every frame. A tree that is in no window is laid out on a screen of
/// its own when `layoutIfNeeded` or a size is asked for.
open class UIView: UIResponder {
  package let item: AutoLayout.View
  final var ownSubviews: [UIView] = []
  final weak var ownSuperview: UIView?
  /// The window of the engine around a tree without a window.
  final var host: AutoLayout.Window?
  final var retained: [ObjectIdentifier: NSLayoutConstraint] = [:]
  final var guides: [GuideKind: UILayoutGuide] = [:]
  final var ownGuides: [UILayoutGuide] = []
  final var wantsUpdateConstraints = true
  private final var wantsUpdateProperties = true
  /// What the view drew in the last display pass.
  package final var drawing = Drawing()
  final weak var controller: UIViewController?
  /// The margins that the program sets: a controller's view may have others.
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

  /// Creates a view from an archive; nothing is read.
  public required init?(coder: NSCoder) {
    item = Self.makeItem(.zero)
    super.init()
    item.owner = self
  }

  /// Creates a view of no size.
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

  /// What a view of the class shows: the view of the engine and the priorities come from it.
  package class var contentType: any KindContent.Type { PlainContent.self }
  /// What the view shows now, as pictures and the engine know it.
  package var sceneContent: any KindContent { Self.contentType.ofCode }
  /// The subviews that are an author's own: what controls are made of is their own affair.
  package var sceneSubviews: [UIView] { Self.contentType.isContainer ? subviews : [] }
  /// The colour behind that, as pictures show it.
  package var sceneBackground: UIColor? {
    backgroundColor?.ground
  }
  /// The colour of what can be tapped, or of what the class draws in a colour of its own; nil for the superview's.
  package var sceneTint: UIColor? { ownTint }

  // MARK: Appearance, which no layout depends on

  /// The colour behind the content.
  open var backgroundColor: UIColor?
  private var ownTint: UIColor?
  /// The colour of what can be tapped, and of symbols; nil gives the view that of its superview.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintColorDidChange()
    }
  }
  /// How visible the view is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether nothing behind the view is seen.
  open var isOpaque = true
  /// A number to find the view by.
  open var tag = 0
  /// Whether subviews are cut off at the view's edges.
  open var clipsToBounds = false
  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true
  /// How the content is placed when the bounds change.
  open var contentMode: ContentMode = .scaleToFill
  /// Whether only this view gets touches while it is touched.
  open var isExclusiveTouch = false
  /// Whether it takes several touches at once.
  open var isMultipleTouchEnabled = false
  /// How the view is drawn in its superview; the layout ignores it.
  open var transform = CGAffineTransform.identity
  /// How the view is drawn in space; the layout ignores it.
  open var transform3D = CATransform3DIdentity
  /// Pixels per point.
  open var contentScaleFactor: CGFloat = 1
  /// Whether the background is cleared before drawing.
  open var clearsContextBeforeDrawing = true
  /// Whether autoresizing masks of subviews count.
  open var autoresizesSubviews = true
  /// A view whose alpha channel covers this one.
  open var mask: UIView?
  /// A name for restoring the state.
  open var restorationIdentifier: String?
  /// Light or dark, whatever the superview is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// How the tint colour is dimmed.
  open var tintAdjustmentMode: TintAdjustmentMode = .automatic
  /// The largest text size of the view and its subviews.
  open var maximumContentSizeCategory: UIContentSizeCategory?
  /// The smallest text size of the view and its subviews.
  open var minimumContentSizeCategory: UIContentSizeCategory?
  /// What recognises gestures in the view.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// What the view offers to the system.
  open var interactions: [any UIInteraction] = []
  /// The drawing of the view.
  open private(set) lazy var layer: CALayer = makeLayer()
  /// The class of the drawing.
  open class var layerClass: AnyClass { CALayer.self }
  private func makeLayer() -> CALayer {
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.shownView = self
    return layer
  }

  /// Hidden views keep their places, except in stack views.
  open var isHidden: Bool {
    get { item.isHidden }
    set { item.isHidden = newValue }
  }

  // MARK: Geometry

  /// In the superview's coordinates, in points. Setting it counts for a view whose autoresizing mask is translated.
  open var frame: CGRect {
    get { CGRect(item.frame) }
    set {
      let old = bounds.size
      item.frame = Rect(newValue)
      // What the superview's size is now is what the mask follows the changes of.
      item.autoresizingReference = ownSuperview?.item.frame.size
      if newValue.size != old { resizeSubviews(from: old) }
    }
  }

  /// In the view's own coordinates, in points.
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

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      let size = frame.size
      frame = CGRect(
        x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  /// The size that fits best into another: that of the content, where UIKit's class has one, or else the view's own.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = item.intrinsicContentSize
    return CGSize(
      width: content.width.map { CGFloat($0) } ?? frame.width,
      height: content.height.map { CGFloat($0) } ?? frame.height)
  }

  /// Takes the size that fits best.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  // MARK: The tree

  /// Back to front.
  open var subviews: [UIView] { ownSubviews }
  /// The view that contains this one.
  open var superview: UIView? { ownSuperview }
  /// The window whose tree has the view.
  open var window: UIWindow? { ownSuperview?.window }

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { place(view, at: ownSubviews.count) }
  /// Adds a view in front of as many others as the index says.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }
  /// Adds a view behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(
      view, at: ownSubviews.filter { $0 !== view }.firstIndex { $0 === siblingSubview } ?? ownSubviews.count)
  }
  /// Adds a view in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let place = ownSubviews.filter { $0 !== view }.firstIndex { $0 === siblingSubview }
    self.place(view, at: place.map { $0 + 1 } ?? ownSubviews.count)
  }
  /// Takes the view out of its superview, and its constraints with what is outside of it.
  open func removeFromSuperview() { leaveSuperview() }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: .max) }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Called after a view was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is removed.
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

  /// Whether the class is of no use without constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size of the content in points; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    joinEngineIfMeasuring()
    return CGSize(item.intrinsicContentSize)
  }

  /// The height of what a cell shows by itself, in points; nil for other views.
  var standardHeight: CGFloat? { nil }

  /// How far the frame extends beyond the rectangle that constraints act on.
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(item.alignmentRectInsets) }
  /// The rectangle that constraints act on.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame around a rectangle that constraints act on.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The view whose first baseline counts.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline counts.
  open var forLastBaselineLayout: UIView { self }

  /// Makes or changes constraints; overrides call `super` last.
  open func updateConstraints() {}
  /// Sets content and looks before the subviews are laid out, since iOS 26.
  open func updateProperties() {}
  /// Has the properties updated before the next layout.
  open func setNeedsUpdateProperties() {
    wantsUpdateProperties = true
    setNeedsLayout()
  }
  /// Updates properties, first the controller's, if that is pending.
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

  /// Has the constraints updated before the next layout.
  open func setNeedsUpdateConstraints() {
    wantsUpdateConstraints = true
    item.setNeedsUpdateConstraints()
  }
  /// Whether the constraints are to be updated.
  open func needsUpdateConstraints() -> Bool { wantsUpdateConstraints }
  /// Updates constraints that are to be updated.
  open func updateConstraintsIfNeeded() {
    joinEngine()
    item.updateConstraintsIfNeeded()
  }
  /// Has the subviews laid out before the next drawing.
  open func setNeedsLayout() { item.setNeedsLayout() }
  /// Lays out the subviews now, if that is pending.
  open func layoutIfNeeded() {
    joinEngine()
    item.layoutIfNeeded()
  }
  /// Has the view drawn again.
  open func setNeedsDisplay() { item.setNeedsDisplay() }
  /// Has a part of the view drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { item.setNeedsDisplay() }
  /// Has the size of the content asked for again.
  open func invalidateIntrinsicContentSize() { item.invalidateIntrinsicContentSize() }

  /// The best size for the constraints, as near a target as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }
  /// The best size for the constraints, with a target of the given priorities.
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

  /// The view that a touch at a point is for.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in ownSubviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
  /// Whether the view contains a point in its coordinates.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Has gestures recognised in the view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  /// Has gestures not recognised any more.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
  /// Ends the editing of text in the view.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  /// The responder that gets what this one does not handle.
  override open var next: UIResponder? { controller ?? ownSuperview }
  /// The traits of the screen, light or dark as the view or the nearest one around it asks for.
  open var traitCollection: UITraitCollection { .current.with(inheritedStyle) }
  /// Called for a view from a storyboard.
  open func prepareForInterfaceBuilder() {}
}
