// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

package import AutoLayout
package import LayoutScene

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

  public init(frame: CGRect) {
    item = Self.makeItem(Rect(frame))
    super.init()
    item.owner = self
  }

  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) {
    item = Self.makeItem(.zero)
    super.init()
    item.owner = self
  }

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

  open var backgroundColor: UIColor?
  private var ownTint: UIColor?
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintColorDidChange()
    }
  }
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var tag = 0
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var contentMode: ContentMode = .scaleToFill
  open var isExclusiveTouch = false
  open var isMultipleTouchEnabled = false
  /// The layout ignores the transform.
  open var transform = CGAffineTransform.identity
  /// The layout ignores the transform.
  open var transform3D = CATransform3DIdentity
  open var contentScaleFactor: CGFloat = 1
  open var clearsContextBeforeDrawing = true
  open var autoresizesSubviews = true
  open var mask: UIView?
  open var restorationIdentifier: String?
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  open var tintAdjustmentMode: TintAdjustmentMode = .automatic
  open var maximumContentSizeCategory: UIContentSizeCategory?
  open var minimumContentSizeCategory: UIContentSizeCategory?
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var interactions: [any UIInteraction] = []
  open private(set) lazy var layer: CALayer = makeLayer()
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

  /// Setting the frame takes effect for a view whose autoresizing mask is translated.
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

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      let size = frame.size
      frame = CGRect(
        x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  /// Returns the size of the content, where UIKit's class has one, otherwise the view's own.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = item.intrinsicContentSize
    return CGSize(
      width: content.width.map { CGFloat($0) } ?? frame.width,
      height: content.height.map { CGFloat($0) } ?? frame.height)
  }

  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  // MARK: The tree

  open var subviews: [UIView] { ownSubviews }
  open var superview: UIView? { ownSuperview }
  open var window: UIWindow? { ownSuperview?.window }

  open func addSubview(_ view: UIView) { place(view, at: ownSubviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(
      view, at: ownSubviews.filter { $0 !== view }.firstIndex { $0 === siblingSubview } ?? ownSubviews.count)
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let place = ownSubviews.filter { $0 !== view }.firstIndex { $0 === siblingSubview }
    self.place(view, at: place.map { $0 + 1 } ?? ownSubviews.count)
  }
  open func removeFromSuperview() { leaveSuperview() }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: .max) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: What the layout asks

  open class var requiresConstraintBasedLayout: Bool { false }

  open var intrinsicContentSize: CGSize {
    joinEngineIfMeasuring()
    return CGSize(item.intrinsicContentSize)
  }

  /// The height of a cell's standard content, in points; nil for other views.
  var standardHeight: CGFloat? { nil }

  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(item.alignmentRectInsets) }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  open func updateConstraints() {}
  open func updateProperties() {}
  open func setNeedsUpdateProperties() {
    wantsUpdateProperties = true
    setNeedsLayout()
  }
  /// The properties of the controller are updated first.
  open func updatePropertiesIfNeeded() {
    guard wantsUpdateProperties else { return }
    wantsUpdateProperties = false
    controller?.updateProperties()
    updateProperties()
  }
  /// Gives the subviews the frames that the engine has found; overrides may change them.
  open func layoutSubviews() { item.layoutSubviews() }
  open func draw(_ rect: CGRect) {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func layoutSublayers(of layer: CALayer) {}

  open func setNeedsUpdateConstraints() {
    wantsUpdateConstraints = true
    item.setNeedsUpdateConstraints()
  }
  open func needsUpdateConstraints() -> Bool { wantsUpdateConstraints }
  open func updateConstraintsIfNeeded() {
    joinEngine()
    item.updateConstraintsIfNeeded()
  }
  open func setNeedsLayout() { item.setNeedsLayout() }
  open func layoutIfNeeded() {
    joinEngine()
    item.layoutIfNeeded()
  }
  open func setNeedsDisplay() { item.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { item.setNeedsDisplay() }
  open func invalidateIntrinsicContentSize() { item.invalidateIntrinsicContentSize() }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }
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

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in ownSubviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  override open var next: UIResponder? { controller ?? ownSuperview }
  /// The traits of the screen, with the appearance that the view or the nearest one around it requests.
  open var traitCollection: UITraitCollection { .current.with(inheritedStyle) }
  open func prepareForInterfaceBuilder() {}
}
