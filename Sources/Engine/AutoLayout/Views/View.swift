internal import ConstraintSolver

/// A node of the view tree, like UIView: what it requests from the layout, and where the layout puts it.
///
/// Subclasses override `intrinsicContentSize`, `updateConstraints`, `layoutSubviews` and `draw`; the window
/// calls them in UIKit's order (see `Window`).
open class View: LayoutItem {
  /// The subviews, back to front.
  public private(set) var subviews: [View] = []
  /// The guides that the view owns: those added to it, and those of UIKit that have been requested.
  public internal(set) var layoutGuides: [LayoutGuide] = []

  /// The constraints of which the view is the closest common ancestor.
  public internal(set) var constraints: [LayoutConstraint] = []

  /// In the superview's coordinates, in unrounded points. Setting it requests new constraints if the
  /// autoresizing mask places the view; constraints decide the frames of other views.
  public var frame: Rect {
    get { layoutFrame }
    set {
      if newValue != layoutFrame { ownWindow?.needsWholeLayout = true }
      layoutFrame = newValue
      hasNewFrame = true
      autoresizingReference = nil
      setNeedsUpdateConstraints()
    }
  }

  /// Whether a frame has been set for which no constraints have been made yet.
  private var hasNewFrame = false

  /// The frame as the layout sets it.
  var layoutFrame: Rect {
    didSet {
      guard layoutFrame.size != oldValue.size else { return }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// Whether the autoresizing mask makes constraints that keep the view at its frame. On by default, as in
  /// UIKit for views made in code, and off for views with constraints in Interface Builder.
  public var translatesAutoresizingMaskIntoConstraints = true {
    didSet { setNeedsUpdateConstraints() }
  }

  /// The parts of the frame that change with the superview's size if the mask makes constraints; if empty, the frame
  /// stays the same.
  public var autoresizingMask: AutoresizingMask = [] {
    didSet { setNeedsUpdateConstraints() }
  }

  /// The superview's size that the frame was made for; nil for its current one.
  package var autoresizingReference: Size?
  var autoresizingConstraints = AutoresizingConstraints()

  /// Hidden views take part in the layout, except for arranged views of a stack.
  public var isHidden = false {
    didSet { if isHidden != oldValue { hidingDidChange() } }
  }
  /// Whether the view follows the direction of the interface.
  public var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { ownWindow?.directionDidChange(of: self) } }
  }
  /// The view's own margins in points: 8 by default, as in UIKit; the window gives its root view those of the
  /// canvas.
  public var directionalLayoutMargins = DirectionalEdgeInsets(all: 8) {
    didSet { if directionalLayoutMargins != oldValue { ownWindow?.marginsDidChange(of: self) } }
  }
  /// Whether margins are at least as large as the remaining part of the superview's margins at each edge.
  public var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { ownWindow?.marginsDidChange(of: self) } }
  }

  /// Whether the margins are measured from the safe area, as since iOS 11, or from the view's edges.
  public var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { ownWindow?.marginsDidChange(of: self) } }
  }

  /// How strongly the view resists growing beyond its intrinsic size: 250 by default, as in UIView.
  public var contentHugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow) {
    didSet { setNeedsUpdateConstraints() }
  }
  /// How strongly the view resists shrinking below its intrinsic size: 750 by default, as in UIView.
  public var compressionResistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh) {
    didSet { setNeedsUpdateConstraints() }
  }

  /// Overrides the intrinsic size that the class measures; nil keeps that one.
  public var intrinsicContentSizeOverride: IntrinsicSize? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// How far bars and display edges reach into the view, in points; computed by the window.
  public internal(set) var safeAreaInsets = EdgeInsets.zero

  /// The insets that a view controller adds to its view's safe area, in points, such as for a bar of its own.
  package var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { ownWindow?.invalidateInsets() } }
  }

  /// The remaining part of the superview's margins, for a view that preserves them.
  var inheritedMargins = EdgeInsets.zero

  /// How far the keyboard reaches up into the view, in points.
  var keyboardInset = 0.0

  var needsUpdateConstraints = true {
    didSet { if needsUpdateConstraints { markWaiting(for: .updateConstraints) } }
  }
  var needsLayout = true { didSet { if needsLayout { markWaiting(for: .layout) } } }
  /// The passes for which the view, or one below it, waits. Its superviews wait for them, too.
  var waiting: WaitingPasses = [.updateConstraints, .layout]
  /// Whether the height that the content requests is to remain what it was until the width is known.
  var waitsForWidth = false
  /// The layouts in which the view was last marked as changing.
  var marks = ChangeMarks()
  var needsDisplay = true
  var contentSizeConstraints = ContentSizeConstraints()
  #if hasFeature(Embedded)
    unowned(unsafe) var ownWindow: Window?
  #else
    weak var ownWindow: Window?
    /// The object that decides what subclasses would override; nil if the view itself decides.
    package weak var owner: (any ViewOwner)?
  #endif

  /// Creates a view without a superview.
  ///
  /// - Parameters:
  ///   - identifier: its name in traces and messages.
  ///   - frame: in points, in the coordinates of the future superview.
  public init(identifier: String, frame: Rect = .zero) {
    layoutFrame = frame
    super.init(identifier: identifier)
  }

  /// The view that contains this view as a subview.
  public var superview: View? { parent }
  /// The window whose tree contains the view.
  public var window: Window? { ownWindow }

  // MARK: The tree

  /// Adds a view in front of the other subviews, removing it from its superview. Does nothing if it contains
  /// this view.
  public func addSubview(_ view: View) { insertSubview(view, at: .max) }

  /// Like `addSubview`, in front of as many of the other subviews as `index` says.
  package func insertSubview(_ view: View, at index: Int) {
    guard !ancestry.contains(where: { $0 === view }) else { return }
    view.removeFromSuperview()
    view.parent = self
    subviews.insert(view, at: min(max(0, index), subviews.count))
    if let ownWindow { ownWindow.attach(view) }
    markWaiting(for: view.waiting)
    view.requestedLengthDidChange()
    setNeedsLayout()
  }

  /// Removes the view from the tree, and deactivates every constraint between its inside and its outside.
  public func removeFromSuperview() {
    guard let superview = parent else { return }
    requestedLengthDidChange()
    superview.willRemoveSubview(self)
    for view in superview.ancestry.compactMap({ $0 as? View }) {
      for constraint in view.constraints where constraint.reaches(into: self) { constraint.deactivate() }
    }
    ownWindow?.detach(self)
    superview.subviews.removeAll { $0 === self }
    parent = nil
    autoresizingConstraints.deactivate()
    superview.setNeedsLayout()
  }

  /// Changes the order of the subviews, which no constraint depends on.
  package func moveSubview(_ view: View, to index: Int) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: place)
    subviews.insert(view, at: min(max(0, index), subviews.count))
  }

  /// A stack depends on which of its views are hidden, and on whether it is inside a hidden one.
  private func hidingDidChange() {
    guard let superview = superview as? StackView else { return }
    superview.setNeedsUpdateConstraints()
    setNeedsUpdateConstraints()
    requestedLengthDidChange()
    for case let stack as StackView in subtree { stack.setNeedsUpdateConstraints() }
  }

  /// Called before a subview is removed.
  func willRemoveSubview(_ view: View) {}

  /// The direction of leading and trailing in the view: that of the interface, unless the semantic content
  /// attribute overrides it.
  public var effectiveLayoutDirection: LayoutDirection {
    semanticContentAttribute.resolved(in: ownWindow?.canvas.layoutDirection ?? .leftToRight)
  }

  // MARK: Properties for subclasses to override

  /// The intrinsic size of the content in points, for the alignment rectangle; it must not depend on the
  /// frame.
  open var intrinsicContentSize: IntrinsicSize { .none }

  /// The intrinsic size that the engine uses.
  package final var usedIntrinsicContentSize: IntrinsicSize {
    intrinsicContentSizeOverride ?? requestedContentSize
  }

  /// The compression resistance that the engine uses.
  var usedCompressionResistance: AxisPriorities { compressionResistance }

  /// Whether the subviews scroll clear of what covers the view, as with the adjusted content insets of scroll
  /// views, so that nothing covers them.
  var scrollsClearOfSafeArea: Bool { false }

  /// Called when a layout begins, before its first solution.
  func prepareForLayout() {}

  /// Whether `prepareForLayout()` would change nothing.
  var isPrepared: Bool { true }

  /// Whether the view finds sizes of its subviews during the layout.
  var measuresItsSubviews: Bool { false }

  /// Called with the width that the engine has found, before the frames are set.
  ///
  /// - Returns: whether the intrinsic size depends on the width and has changed.
  func adoptEngineWidth(_ width: Double) -> Bool { false }

  // MARK: Passes for subclasses to override

  /// Updates the view's constraints. Overrides call `super` last, as in UIKit.
  open func updateConstraints() {
    contentSizeConstraints.update(for: self)
    autoresizingConstraints.update(for: self)
    hasNewFrame = false
  }

  /// Sets the frames of the subviews. The default takes them from the engine, except for those that a superview's
  /// layout has just set.
  open func layoutSubviews() {
    guard let ownWindow else { return }
    for view in subviews where !(view.hasNewFrame && view.translatesAutoresizingMaskIntoConstraints) {
      view.layoutFrame = ownWindow.engine.frame(of: view)
      // The frame is now that for the view's size as it is.
      view.autoresizingReference = nil
    }
  }

  /// Draws the view's content. Pictures are drawn from the solved layout, so this does nothing here; the
  /// display pass exists to complete the order of the passes.
  open func draw(_ rect: Rect) {}

  // MARK: Internal geometry

  #if !hasFeature(Embedded)
    override var requestedAlignmentRectInsets: EdgeInsets {
      owner?.alignmentRectInsets(of: self) ?? alignmentRectInsets
    }
  #endif

  override func origin(on axis: Axis) -> LinearExpression {
    variables == nil
      ? LinearExpression(axis == .horizontal ? layoutFrame.x : layoutFrame.y) : super.origin(on: axis)
  }

  /// A view without variables has a fixed size: for the root view, that of the window.
  override func extent(on axis: Axis) -> LinearExpression {
    variables == nil ? LinearExpression(layoutFrame.size[axis]) : super.extent(on: axis)
  }

  package override var effectiveMargins: EdgeInsets { ownWindow?.margins(of: self) ?? .zero }

  override final var firstBaselineFromTop: Double? { baselines?.firstFromTop }
  override final var lastBaselineFromBottom: Double? { baselines?.lastFromBottom }

  /// The text's baselines while the view has its intrinsic height; UIKit's baseline attributes are right only
  /// for that height. nil for a view without text.
  var baselines: TextBaselines? { nil }
}

/// Distances in points of a text's baselines from its view's frame.
struct TextBaselines {
  var firstFromTop: Double
  var lastFromBottom: Double
}

extension LayoutConstraint {
  /// Whether exactly one of the items is inside `view`.
  fileprivate func reaches(into view: View) -> Bool {
    func isInside(_ item: LayoutItem) -> Bool { item.ancestry.contains { $0 === view } }
    guard let secondItem else { return false }
    return isInside(firstItem) != isInside(secondItem)
  }
}
