@shown("transform") class UIView: UIResponder {
  package static var shown: UIView?, stage = UIView()
  package static var isLayingOut = false
  // What a pass of layout makes has no other place than the one that it is given.
  package var placed = CGRect.zero, isSized = UIView.isLayingOut, solved: CGRect?
  // What a pass of layout knows besides: the guides of the safe area and the margins.
  package var solvedSafeArea: CGRect?, solvedMargins: CGRect?
  // Before any pass a frame is what it was set to; what a pass that was asked for gave is not known.
  package var isUnsized: Bool {
    if superview != nil { solveIfDue() }
    guard solved == nil else { return false }
    guard UIView.isLayingOut else { return !translatesAutoresizingMaskIntoConstraints && isLaidOut }
    return !(isSized && translatesAutoresizingMaskIntoConstraints && autoresizingMask.rawValue == 0)
      && !awaitsFrame()
  }
  // Whether the next pass gives it its first frame: until then it is empty.
  package func awaitsFrame() -> Bool
  package var wasLaidOut = false
  package var isLaidOut: Bool { superview?.wasLaidOut == true || superview?.isLaidOut == true }
  // UIKit begins with the outermost view. Frames are solved once one is asked for.
  func layoutIfNeeded() {
    if UIView.isLayingOut {
      outermost.updateConstraintsIfNeeded()
      invalidateShown()
      solveShown()
      return outermost.layoutTree()
    }
    wasLaidOut = true
    if let superview { return superview.layoutIfNeeded() }
    updateConstraintsIfNeeded()
    UIView.wasSolved = true
    isSolveDue = true
    layoutTree()
  }
  package static var wasSolved = false
  package var isSolveDue = false
  package var outermost: UIView { superview?.outermost ?? self }
  package func solveIfDue() {
    if UIView.isLayingOut { return solveShown() }
    guard UIView.wasSolved, outermost.isSolveDue else { return }
    outermost.isSolveDue = false
    outermost.solveTree()
  }
  // Gives the views in this one the frames that its constraints, and its size, give them now.
  package func solveTree()
  // Gives the views that are shown their frames; what has changed since then counts once that is told.
  package func solveShown()
  package func invalidateShown()
  // Where code puts it in a pass although constraints place it: there it stays until the view around it is laid out.
  package var frameAfterLayout: CGRect?
  package func moveAfterLayout(to new: CGRect) {
    if isUnknown(new) {
      leaveOut("where the code puts this view is not known: it is shown where constraints put it")
    }
    frameAfterLayout = known(new)
  }
  package func unsized() -> Any {
    Host.measurer.unsolved("the size of a view is known only once the layout is solved")
  }
  var frame: CGRect {
    get { isUnsized ? unsized() : solved ?? placed }
    set {
      let old = (solved ?? placed).size
      if UIView.isLayingOut && !translatesAutoresizingMaskIntoConstraints { moveAfterLayout(to: newValue) }
      if isUnknown(newValue) || isUnknown(old) || newValue.size != old { needsLayout = true }
      placed = newValue
      isSized = newValue != .zero || UIView.isLayingOut
      if solved != nil { solved = newValue }
      if !isUnknown(old), !isUnknown(newValue), old != newValue.size { resizeSubviews(from: old) }
    }
  }
  var bounds: CGRect {
    get { isUnsized ? unsized() : CGRect(origin: boundsOrigin, size: (solved ?? placed).size) }
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
  // From the outermost view to the innermost, those that need it.
  package var needsLayout = true, isInLayout = false, isInUpdate = false
  // Whether the pass that runs has added it: its frame is known in the next one.
  package var isAddedInPass = false
  package var isDirty: Bool { needsLayout || wantsUpdateConstraints || subviews.contains { $0.isDirty } }
  package func layoutTree() {
    if needsLayout && !isInLayout {
      isInLayout = true
      updatePropertiesIfNeeded()
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
      isInLayout = false
      needsLayout = false
    }
    for view in subviews { view.layoutTree() }
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
  // What code has set, and whether it has.
  package var setMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8),
    marginsSet = false
  // In a layout they include the safe area, as those that are read in UIKit do.
  var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      if UIView.isLayingOut { solveIfDue() }
      guard UIView.isLayingOut, let inner = solvedMargins else {
        return marginsSet || isNil(controller) ? leastMargins : .ofScreen
      }
      return directional(edgeDistances(of: inner))
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
  // How far a rectangle in it is from its edges.
  package func edgeDistances(of inner: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: inner.minY, left: inner.minX, bottom: bounds.height - inner.maxY, right: bounds.width - inner.maxX)
  }
  package var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:],
    resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  convenience init() { self.init(frame: .zero) }
  init(frame: CGRect) { self.frame = frame; callOverrides() }
  init(coder: NSCoder) {}
  // What a view of the class shows, as the library's own files say it.
  package class var contentType: Any { PlainContent.self }
  package var usualContent: Any { Self.contentType.init() }
  package var scenarioKind: String { Self.contentType.kind.rawValue }
  // nil for a view that says as a whole what it shows, in `scenario`.
  package var sceneContent: Any? { Self.contentType.init() }
  package var sceneTint: UIColor? { ownTint }
  package func contentDidChange()
  // Whether a pass of layout has the size of the content asked for again.
  package var isSizeOpen = false
  // A view that no controller has is shown in one that is as large as the screen.
  package var isHost = false
  package var wantsUpdateConstraints = true
  func setNeedsLayout() { needsLayout = true }
  func layoutSubviews()
  func setNeedsDisplay(_ rect: CGRect = .zero)
  func draw(_ rect: CGRect)
  // What the program's own class draws, once its size is known.
  package var drawing: Drawing?
  package func displayTree() {
    let size = overrides("draw") ? bounds : nil
    if size != nil && !isUnknown(size) { drawing = GraphicsContexts.drawing { draw(size) } }
    for view in subviews { view.displayTree() }
  }
  func registerForTraitChanges(_ traits: Any, handler: ((Any, Any) -> Void)? = nil, action: Any? = nil)
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  var safeAreaInsets: UIEdgeInsets {
    guard UIView.isLayingOut else { return .zero }
    solveIfDue()
    guard let safe = solvedSafeArea else { return awaitsFrame() ? .zero : unsized() }
    return edgeDistances(of: safe)
  }
  static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    let isFlipped = attribute == .unspecified ? Canvas.isMirrored : attribute == .forceRightToLeft
    return isFlipped ? .rightToLeft : .leftToRight
  }
  static func appearance(whenContainedInInstancesOf types: Any? = nil) -> Any { Proxy() }
}
typealias UIViewContentMode = UIView.ContentMode
typealias UIViewAutoresizing = UIView.AutoresizingMask
let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric,
  UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
class UIWindow: UIView {
  struct Level {
    let rawValue: CGFloat
    static let normal = Level(rawValue: 0), statusBar = Level(rawValue: 1000), alert = Level(rawValue: 2000)
  }
  override var window: UIWindow? { self }
  var rootViewController: UIViewController?
  init(windowScene: UIWindowScene) { super.init(frame: UIScreen.main.bounds) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var safeAreaInsets: UIEdgeInsets { Canvas.safeArea }
  var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  func makeKeyAndVisible()
  func makeKey()
}
