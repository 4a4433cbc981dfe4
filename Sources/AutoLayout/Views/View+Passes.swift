/// What passes have to do for a view.
struct PendingWork: OptionSet {
  let rawValue: UInt8

  static let updateConstraints = PendingWork(rawValue: 1)
  static let layout = PendingWork(rawValue: 2)
  /// The view has changed, or the engine has moved it, so that insets and wrapped text have to follow.
  static let adoption = PendingWork(rawValue: 4)
}

/// Requests for the three passes. A request only marks the view; the host runs each pass after the pending
/// earlier ones.
extension View {
  /// Requests `updateConstraints()` in the next update-constraints pass.
  public final func setNeedsUpdateConstraints() { note(.updateConstraints) }

  /// Runs the update-constraints pass for the view and its subviews at all levels.
  public final func updateConstraintsIfNeeded() { layoutHost.updateConstraints(below: self) }

  /// Requests `layoutSubviews()` in the next layout pass.
  public final func setNeedsLayout() { note(.layout) }

  /// Runs the passes up to layout, from the topmost ancestor that needs layout.
  public final func layoutIfNeeded() { layoutHost.layout(below: self) }

  /// The outermost of the view and its ancestors for which a pass is pending; the view itself if none is.
  final var topmostWaitingAncestor: View {
    ancestry.compactMap { $0 as? View }.last { !$0.pending.isDisjoint(with: [.layout, .updateConstraints]) }
      ?? self
  }

  /// Requests `draw(_:)` in the next display pass.
  public final func setNeedsDisplay() { needsDisplay = true }

  /// Requests a new `intrinsicContentSize` in the next update-constraints pass.
  public final func invalidateIntrinsicContentSize() {
    setNeedsUpdateConstraints()
    (superview ?? self).setNeedsLayout()
  }

  /// Notes work for the view, and in all ancestors that there is some below them, so that a pass finds its views
  /// without looking at the others.
  final func note(_ work: PendingWork) {
    pending.formUnion(work)
    var view = self
    while let superview = view.superview {
      if !view.isWaiting {
        view.isWaiting = true
        superview.waitingSubviews.append(view)
      }
      if superview.pendingBelow.isSuperset(of: work) { return }
      superview.pendingBelow.formUnion(work)
      view = superview
    }
  }

  /// Does work for each view for which it is pending, superviews before subviews. Subviews that are added on the way
  /// have to wait.
  final func visitOutsideIn(_ work: PendingWork, _ body: (View) -> Void) {
    let count = subviews.count
    if pending.contains(work) {
      pending.subtract(work)
      body(self)
    }
    for view in takeSubviews(waitingFor: work) where view.place < count { view.visitOutsideIn(work, body) }
  }

  /// The same with subviews before superviews, front to back.
  final func visitInsideOut(_ work: PendingWork, _ body: (View) -> Void) {
    for view in takeSubviews(waitingFor: work).reversed() { view.visitInsideOut(work, body) }
    guard pending.contains(work) else { return }
    pending.subtract(work)
    body(self)
  }

  /// The subviews with work in or below them, back to front.
  private func takeSubviews(waitingFor work: PendingWork) -> [View] {
    guard pendingBelow.contains(work) else { return [] }
    pendingBelow.subtract(work)
    var found: [View] = []
    waitingSubviews.removeAll { view in
      let all = view.pending.union(view.pendingBelow)
      if all.contains(work) { found.append(view) }
      view.isWaiting = !all.isEmpty
      return all.isEmpty
    }
    return found.sorted { $0.place < $1.place }
  }

  /// Has the superview place the view if the engine has moved it. Nobody else places a topmost view.
  final func compareFrame(with engine: ConstraintEngine) {
    guard hasVariables, engine.frame(of: self) != layoutFrame else { return }
    if let superview {
      noteMisplacement()
      superview.setNeedsLayout()
    } else {
      layoutFrame = engine.frame(of: self)
    }
  }

  final func noteMisplacement() {
    if isMisplaced { return }
    isMisplaced = true
    superview?.misplacedSubviews.append(self)
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
}
