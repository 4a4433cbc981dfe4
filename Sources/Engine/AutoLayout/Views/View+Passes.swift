/// Requests for the three passes. A request only marks the view; the window runs each pass after the pending
/// earlier ones.
extension View {
  /// Requests `updateConstraints()` in the next update-constraints pass.
  public final func setNeedsUpdateConstraints() {
    needsUpdateConstraints = true
  }

  /// Runs the update-constraints pass for the view and its subviews at all levels.
  public final func updateConstraintsIfNeeded() {
    ownWindow?.updateConstraints(below: self)
  }

  /// Requests `layoutSubviews()` in the next layout pass.
  public final func setNeedsLayout() {
    needsLayout = true
  }

  /// Whether the view waits for its turn in the layout pass.
  package final var waitsForLayout: Bool { needsLayout }

  /// Takes back a request for layout. The window makes another if it moves a subview.
  package final func cancelLayout() { needsLayout = false }

  /// Runs the passes up to layout, from the topmost ancestor that needs layout. A tree without a window is laid out by
  /// itself; see `LooseLayout`.
  public final func layoutIfNeeded() {
    withWindow { $0.layout(below: self) }
  }

  /// The outermost of the view and its ancestors for which a pass is pending; the view itself if none is.
  final var topmostWaitingAncestor: View {
    ancestry.compactMap { $0 as? View }.last { $0.needsLayout || $0.needsUpdateConstraints } ?? self
  }

  /// Requests `draw(_:)` in the next display pass.
  public final func setNeedsDisplay() {
    needsDisplay = true
  }

  /// Requests a new `intrinsicContentSize` in the next update-constraints pass.
  public final func invalidateIntrinsicContentSize() {
    contentSizeDidChange()
    requestedLengthDidChange()
  }

  /// The layout has given the content another size.
  final func contentSizeDidChange() {
    setNeedsUpdateConstraints()
    (superview ?? self).setNeedsLayout()
  }

  /// The stacks around the view may have arranged it by what its content requests.
  final func requestedLengthDidChange() {
    for case let stack as StackView in ancestry where stack !== self && stack.dependsOnContents {
      stack.setNeedsUpdateConstraints()
    }
  }

  /// The view and its subviews at all levels, superviews before subviews.
  final var subtree: [View] {
    var found: [View] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      found.append(view)
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return found
  }

  /// Marks the view and its superviews, up to the first that is marked.
  final func markWaiting(for passes: WaitingPasses) {
    var next: View? = self
    while let view = next, !view.waiting.isSuperset(of: passes) {
      view.waiting.formUnion(passes)
      next = view.parent
    }
  }

  /// Calls `body` with the view and those below it that wait for a pass when it is their turn: subviews first to update
  /// constraints, superviews first for the layout. Views that are added meanwhile have to wait.
  final func forEachWaiting(for pass: WaitingPasses, _ body: (View) -> Void) {
    // The way down, each view with its subviews and how many of them are left to visit. Only those that wait are
    // touched at all: most of hundreds of siblings do not.
    var path: [(view: View, subviews: [View], left: Int)] = []
    func enter(_ view: View) {
      // From here on a new request marks it again.
      view.waiting.remove(pass)
      path.append((view, view.subviews, view.subviews.count))
      if pass != .updateConstraints { body(view) }
    }
    if waiting.contains(pass) { enter(self) }
    while let (view, subviews, left) = path.last {
      var next = left - 1
      if pass == .updateConstraints {
        while next >= 0, !subviews[next].waiting.contains(pass) { next -= 1 }
      } else {
        while next >= 0, !subviews[subviews.count - 1 - next].waiting.contains(pass) { next -= 1 }
      }
      if next >= 0 {
        path[path.count - 1].left = next
        enter(subviews[pass == .updateConstraints ? next : subviews.count - 1 - next])
      } else {
        path.removeLast()
        if pass == .updateConstraints { body(view) }
      }
    }
  }

  /// Whether the view is `other` or below it.
  final func isInside(_ other: View) -> Bool {
    var next: View? = self
    while let view = next {
      if view === other { return true }
      next = view.parent
    }
    return false
  }
}

/// Passes that a view waits for.
struct WaitingPasses: OptionSet {
  let rawValue: UInt8

  static let updateConstraints = WaitingPasses(rawValue: 1)
  static let layout = WaitingPasses(rawValue: 2)
}
