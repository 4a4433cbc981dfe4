@shown("transform") class UIView: UIResponder {
  package static var shown: UIView?, stage = UIView()
  package static var isLayingOut = false
  // The frame that code gives it. A view that a layout pass makes has no other place than the one that it is given.
  package var placed = CGRect.zero, isSized = UIView.isLayingOut
  // The screen, for the view of a controller that is in no window of the engine yet.
  package var given: CGRect?
  // The frame in the window of the engine; nil for a view in none, or where nothing is measured.
  package func layoutFrame() -> CGRect?
  package func itemSafeArea() -> [CGFloat]?
  package func itemMargins() -> [CGFloat]?
  package func moveItem(_ frame: CGRect)
  package func itemNeedsLayout()
  package func itemNeedsUpdateConstraints()
  package func itemNeedsDisplay()
  package var solved: CGRect? { layoutFrame() ?? given }
  // Before any pass a frame is what it was set to. A frame that a pass gave is not known where nothing is measured.
  package var isUnsized: Bool {
    guard solved == nil, !Host.measures() else { return false }
    return UIView.isLayingOut
      ? !(isSized && translatesAutoresizingMaskIntoConstraints && autoresizingMask.rawValue == 0)
      : !translatesAutoresizingMaskIntoConstraints && isLaidOut
  }
  package var wasLaidOut = false
  package var isLaidOut: Bool { superview?.wasLaidOut == true || superview?.isLaidOut == true }
  func layoutIfNeeded()
  package func unsized() -> Any {
    Host.measurer.unsolved("the size of a view is known only once the layout is solved")
  }
  // The engine knows nothing about a view that an unknown frame places.
  var frame: CGRect {
    get {
      isUnknown(placed) && translatesAutoresizingMaskIntoConstraints
        ? placed : isUnsized ? unsized() : solved ?? placed
    }
    set {
      let old = (solved ?? placed).size
      if isUnknown(newValue) && UIView.isLayingOut && !translatesAutoresizingMaskIntoConstraints {
        leaveOut("where the code puts this view is not known: it is shown where constraints put it")
      }
      placed = newValue
      isSized = newValue != .zero || UIView.isLayingOut
      if given != nil { given = newValue }
      moveItem(newValue)
      if !isUnknown(old), !isUnknown(newValue), old != newValue.size { resizeSubviews(from: old) }
    }
  }
  var bounds: CGRect {
    get { isUnsized ? unsized() : CGRect(origin: boundsOrigin, size: frame.size) }
    set { boundsOrigin = newValue.origin; resize(to: newValue.size) }
  }
  // A new size keeps the middle.
  package func resize(to size: CGSize) {
    let old = solved ?? placed
    if size != old.size {
      frame = CGRect(
        x: old.midX - size.width / 2, y: old.midY - size.height / 2, width: size.width, height: size.height)
    }
  }
  package weak var controller: UIViewController?
  package func updateAllProperties() {
    updatePropertiesIfNeeded()
    for view in subviews { view.updateAllProperties() }
  }
  // The methods that the engine calls when it is the view's turn in a pass.
  package func callUpdateConstraints() {
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }
  package func callLayoutSubviews() {
    updatePropertiesIfNeeded()
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }
  package func callDraw() {
    let size = overrides("draw") ? bounds : nil
    if size != nil && !isUnknown(size) { drawing = GraphicsContexts.drawing { draw(size) } }
  }
  class var layerClass: Any { CALayer.self }
  lazy var layer: CALayer = {
    let own: CALayer = Self.layerClass.init()
    own.shownView = self
    if own is CAGradientLayer || own is CAShapeLayer {
      leaveOut("what the layer of this view draws is not shown")
    }
    return own
  }()
  package weak var ownSuperview: UIView?
  package var ownSubviews: [UIView] = [], ownGuides: [UILayoutGuide] = [],
    guides: [GuideKind: UILayoutGuide] = [:]
  var isHidden = false
  var accessibilityIdentifier: String?, accessibilityLabel: String?, accessibilityHint: String?,
    accessibilityValue: String?, accessibilityTraits: UIAccessibilityTraits = []
  var isAccessibilityElement = false, accessibilityElementsHidden = false, accessibilityElements: [Any]?,
    shouldGroupAccessibilityChildren = false
  var accessibilityViewIsModal = false, accessibilityCustomActions: [Any]?,
    accessibilityIgnoresInvertColors = false, accessibilityFrame = CGRect.zero
  var isSkeletonable = false, showsLargeContentViewer = false, largeContentTitle: String?,
    accessibilityNavigationStyle = 0
  var translatesAutoresizingMaskIntoConstraints = true, autoresizingMask: AutoresizingMask = [],
    preservesSuperviewLayoutMargins = false, insetsLayoutMarginsFromSafeArea = true
  var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  // The margins that code has set, and whether it has.
  package var setMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8),
    marginsSet = false
  // In a layout, the margins include the safe area, as those that are read in UIKit do.
  var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      guard UIView.isLayingOut, let inner = itemMargins() else {
        return marginsSet || isNil(controller) ? leastMargins : .ofScreen
      }
      return directional(edges(inner))
    }
    set { setMargins = newValue; marginsSet = true }
  }
  var layoutMargins: UIEdgeInsets {
    get {
      let all = directionalLayoutMargins
      return isMirrored
        ? UIEdgeInsets(top: all.top, left: all.trailing, bottom: all.bottom, right: all.leading)
        : UIEdgeInsets(top: all.top, left: all.leading, bottom: all.bottom, right: all.trailing)
    }
    set { directionalLayoutMargins = directional(newValue) }
  }
  package func directional(_ all: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    isMirrored
      ? NSDirectionalEdgeInsets(top: all.top, leading: all.right, bottom: all.bottom, trailing: all.left)
      : NSDirectionalEdgeInsets(top: all.top, leading: all.left, bottom: all.bottom, trailing: all.right)
  }
  package var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  package func edges(_ all: [CGFloat]) -> UIEdgeInsets {
    UIEdgeInsets(top: all[0], left: all[1], bottom: all[2], right: all[3])
  }
  package var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:],
    resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  convenience init() { self.init(frame: .zero) }
  init(frame: CGRect) { self.frame = frame; callOverrides() }
  init(coder: NSCoder) {}
  // The content of a view of the class, as the library's own files state it.
  package class var contentType: Any { PlainContent.self }
  package var usualContent: Any { Self.contentType.init() }
  package var scenarioKind: String { Self.contentType.kind.rawValue }
  // nil for a view that describes its whole content in `scenario`.
  package var sceneContent: Any? { Self.contentType.init() }
  package var sceneTint: UIColor? { ownTint }
  package func contentDidChange()
  // Whether a layout pass asks for the size of the content again.
  package var isSizeOpen = false
  // A view without a controller is shown in a host that is as large as the screen.
  package var isHost = false
  package var wantsUpdateConstraints = true
  func setNeedsLayout() { itemNeedsLayout() }
  func layoutSubviews()
  func setNeedsDisplay(_ rect: CGRect = .zero) { itemNeedsDisplay() }
  func draw(_ rect: CGRect)
  // The drawing of the program's own class, once its size is known.
  package var drawing: Drawing?
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  var safeAreaInsets: UIEdgeInsets {
    if let safe = itemSafeArea() { return edges(safe) }
    return !UIView.isLayingOut || Host.measures() ? .zero : unsized()
  }
  static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    let isFlipped = attribute == .unspecified ? Canvas.isMirrored : attribute == .forceRightToLeft
    return isFlipped ? .rightToLeft : .leftToRight
  }
  static func appearance(whenContainedInInstancesOf types: Any? = nil) -> Any { Proxy() }
}
// No view is in a window that the program makes, since what the window shows is an option of its own.
extension UIWindow {
  override init(frame: CGRect) { super.init(frame: frame) }
  var rootViewController: UIViewController?
  override var safeAreaInsets: UIEdgeInsets { Canvas.safeArea }
  func makeKeyAndVisible()
  func makeKey()
}
