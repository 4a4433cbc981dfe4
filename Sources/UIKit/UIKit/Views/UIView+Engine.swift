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
  func contentDidChange() { _ = sceneContent.update(item, on: Host.canvas) }

  // MARK: The tree

  /// Has the engine add a subview.
  final func addToEngine(_ view: UIView, at index: Int) {
    // What lists place goes to the list of the engine.
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

  /// Has the engine change the order of the subviews.
  final func moveInEngine(_ view: UIView, to index: Int) { item.moveSubview(view.item, to: index) }

  /// Has the engine take the view out of its superview.
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

  /// Those of which it is the closest common ancestor.
  func heldConstraints() -> [NSLayoutConstraint] {
    item.constraints.compactMap { retained[ObjectIdentifier($0)] }
  }

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

extension UILabel {
  /// The size of the text in a width, in points, on whole pixels.
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
  /// The size of the text, without scrolling, in the width of a size, in points.
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
  /// Has the engine arrange a view.
  func arrange(_ view: UIView, at index: Int) {
    (item as? StackView)?.insertArrangedSubview(view.item, at: index)
  }

  /// Has the engine arrange a view no longer.
  func stopArranging(_ view: UIView) { (item as? StackView)?.removeArrangedSubview(view.item) }
}
