package import AutoLayout
internal import LayoutScene

/// The methods with which the engine queries a view.
///
/// The engine is not bound to an actor. It runs when a view requests a layout, and therefore on the main actor.
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

  /// Calls `updateConstraints` if the view has requested it or its constraints have changed: once for all requests.
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

/// The methods with which a view uses the engine.
extension UIView {

  /// The topmost view of the tree, which has no superview.
  final var rootView: UIView {
    var view = self
    while let next = view.ownSuperview { view = next }
    return view
  }

  /// Gives a tree without a window a screen of its own.
  package final func joinEngine() {
    guard item.window == nil else { return }
    let root = rootView
    root.host = Host.window(around: root.item)
  }

  func joinEngineIfMeasuring() {
    if item is WrappingText || item is SingleLineControl || item is SegmentedControl { joinEngine() }
  }

  /// Makes the engine request the size of a control whose content has changed.
  func contentDidChange() { _ = sceneContent.update(item, on: Host.canvas) }

  // MARK: The tree

  /// Makes the engine add a subview.
  final func addToEngine(_ view: UIView, at index: Int) {
    // Views placed by a list are added to the engine's list.
    let isListed =
      switch self {
      case let table as UITableView: table.adoptRow(view)
      case let collection as UICollectionView: collection.adoptItem(view)
      default: false
      }
    if !isListed { item.insertSubview(view.item, at: index) }
    if !view.autoresizingMask.isEmpty { view.item.autoresizingReference = item.frame.size }
    view.host = nil
  }

  /// Makes the engine change the order of the subviews.
  final func moveInEngine(_ view: UIView, to index: Int) { item.moveSubview(view.item, to: index) }

  /// Makes the engine remove the view from its superview.
  final func removeFromEngine() {
    let superview = ownSuperview
    item.removeFromSuperview()
    var ancestor = superview
    while let view = ancestor {
      view.retained = view.retained.filter { $0.value.isActive }
      ancestor = view.ownSuperview
    }
  }

  // MARK: Constraints

  /// Returns the constraints of which the view is the closest common ancestor.
  func heldConstraints() -> [NSLayoutConstraint] {
    item.constraints.compactMap { retained[ObjectIdentifier($0)] }
  }

  func retain(_ constraint: NSLayoutConstraint) { retained[ObjectIdentifier(constraint.engine)] = constraint }
  func release(_ constraint: NSLayoutConstraint) { retained[ObjectIdentifier(constraint.engine)] = nil }

  /// Returns the constraints of the program that decide a rectangle on an axis.
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

extension UILabel {
  /// Returns the size of the text within a width, in points, rounded up to whole pixels.
  func textSize(within width: CGFloat?) -> CGSize {
    guard let text = (item as? Label)?.text else { return .zero }
    let layout = Host.measurer.layout(text, maximumWidth: width.map { Double($0) }, maximumHeight: nil)
    let scale = Host.canvas.scale
    return CGSize(
      width: ceilToPixel(layout.size.width, scale: scale),
      height: ceilToPixel(layout.size.height, scale: scale))
  }
}

extension UITextView {
  /// Returns the size of the text within the width of a size, in points, without scrolling.
  func textSize(within size: CGSize) -> CGSize {
    guard let item = item as? TextView else { return .zero }
    let insets = UIEdgeInsets(item.container.textInsets)
    let room = max(0, size.width - insets.left - insets.right)
    let layout = Host.measurer.layout(item.text, maximumWidth: Double(room), maximumHeight: nil)
    let line = Host.measurer.metrics(of: item.text.font).lineHeight
    return CGSize(
      width: min(size.width, CGFloat(layout.size.width) + insets.left + insets.right),
      height: CGFloat(ceilToPixel(max(line, layout.size.height), scale: Host.canvas.scale)) + insets.top
        + insets.bottom)
  }
}

extension UIStackView {
  /// Makes the engine arrange a view.
  func arrange(_ view: UIView, at index: Int) {
    (item as? StackView)?.insertArrangedSubview(view.item, at: index)
  }

  /// Makes the engine stop arranging a view.
  func stopArranging(_ view: UIView) { (item as? StackView)?.removeArrangedSubview(view.item) }
}
