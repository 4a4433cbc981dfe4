package import AutoLayout
internal import LayoutScene

/// What the engine asks a view.
///
/// The engine belongs to no actor. It runs when a view asks for layout, and so on the main actor.
extension UIView: ViewOwner {
  package nonisolated func contentSize(of view: AutoLayout.View) -> IntrinsicSize {
    MainActor.assumeIsolated {
      var size = IntrinsicSize(intrinsicContentSize)
      if size.height == nil { size.height = standardHeight.map { Double($0) } }
      return size
    }
  }

  package nonisolated func alignmentRectInsets(of view: AutoLayout.View) -> EdgeInsets {
    MainActor.assumeIsolated { EdgeInsets(alignmentRectInsets) }
  }

  package nonisolated func constraintsDidChange(in view: AutoLayout.View) {
    MainActor.assumeIsolated { wantsUpdateConstraints = true }
  }

  /// Calls `updateConstraints` if the view has asked for that, or its constraints have changed: once for all requests.
  package nonisolated func updateConstraints(of view: AutoLayout.View) {
    MainActor.assumeIsolated {
      guard wantsUpdateConstraints else { return }
      wantsUpdateConstraints = false
      if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }
  }

  package nonisolated func layoutSubviews(of view: AutoLayout.View) {
    MainActor.assumeIsolated {
      updatePropertiesIfNeeded()
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }

  package nonisolated func draw(_ rect: Rect, in view: AutoLayout.View) {
    MainActor.assumeIsolated { drawing = GraphicsContexts.drawing { draw(CGRect(rect)) } }
  }
}

/// What a view asks the engine.
extension UIView {

  /// The view that has no superview.
  final var rootView: UIView {
    var view = self
    while let next = view.ownSuperview { view = next }
    return view
  }

  /// Puts a tree without a window on a screen of its own.
  package final func joinEngine() {
    guard item.window == nil else { return }
    let root = rootView
    root.host = Host.window(around: root.item)
  }

  func joinEngineIfMeasuring() {
    if item is WrappingText || item is SingleLineControl || item is SegmentedControl { joinEngine() }
  }

  /// Has the engine ask for the size of a control that shows something else now.
  func contentDidChange() {
    switch (item, sceneContent) {
    case (let item as SegmentedControl, let content as SegmentedControlContent):
      item.segments = content.segments
      item.apportionsByContent = content.apportionsSegmentWidthsByContent
    case (let item as Control, let content as any ControlContent):
      item.metrics = content.metrics(Host.canvas.era)
    default: break
    }
  }

  // MARK: The tree

  func place(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      raise("Can't add self as subview")
    }
    let oldWindow = view.window
    let isMoving = view.ownSuperview === self
    if isMoving {
      ownSubviews.removeAll { $0 === view }
      ownSubviews.insert(view, at: min(max(0, index), ownSubviews.count))
      item.moveSubview(view.item, to: index)
      return
    }
    view.willMove(toSuperview: self)
    if window !== oldWindow { view.announceMove(toWindow: window) }
    view.detach()
    view.ownSuperview = self
    let place = min(max(0, index), ownSubviews.count)
    ownSubviews.insert(view, at: place)
    adopt(view, at: place)
    if !view.autoresizingMask.isEmpty { view.item.autoresizingReference = item.frame.size }
    view.host = nil
    didAddSubview(view)
    view.didMoveToSuperview()
    if window !== oldWindow { view.enterWindow() }
  }

  func leaveSuperview() {
    guard ownSuperview != nil else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { announceMove(toWindow: nil) }
    detach()
    didMoveToSuperview()
    if oldWindow != nil { enterWindow() }
  }

  private func detach() {
    guard let superview = ownSuperview else { return }
    superview.willRemoveSubview(self)
    (superview as? UIStackView)?.forget(self)
    item.removeFromSuperview()
    superview.ownSubviews.removeAll { $0 === self }
    ownSuperview = nil
    var ancestor: UIView? = superview
    while let view = ancestor {
      view.retained = view.retained.filter { $0.value.isActive }
      ancestor = view.ownSuperview
    }
  }

  func reorder(_ view: UIView, to index: Int) {
    guard view.ownSuperview === self else { return }
    ownSubviews.removeAll { $0 === view }
    ownSubviews.insert(view, at: min(max(0, index), ownSubviews.count))
    item.moveSubview(view.item, to: index)
  }

  private func announceMove(toWindow window: UIWindow?) {
    willMove(toWindow: window)
    for view in ownSubviews { view.announceMove(toWindow: window) }
  }

  /// As UIKit tells a tree that comes into a window: each view before its subviews.
  final func enterWindow() {
    didMoveToWindow()
    for view in ownSubviews { view.enterWindow() }
  }

  // MARK: Constraints

  func retain(_ constraint: NSLayoutConstraint) { retained[ObjectIdentifier(constraint.engine)] = constraint }
  func release(_ constraint: NSLayoutConstraint) { retained[ObjectIdentifier(constraint.engine)] = nil }

  /// The constraints of the program that decide a rectangle on an axis.
  func deciders(of item: LayoutItem, on axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let window = self.item.window else { return [] }
    var found: [NSLayoutConstraint] = []
    for (component, constraints) in window.engine.deciders(of: item) where component.axis == axis.engine {
      for engine in constraints {
        guard let owner = engine.holdingView?.owner as? UIView,
          let constraint = owner.retained[ObjectIdentifier(engine)],
          !found.contains(where: { $0 === constraint })
        else { continue }
        found.append(constraint)
      }
    }
    return found
  }
}
