/// What lays out a tree of views: it owns the constraint engine, and runs the three passes of the layout process.
///
/// 1. **Update constraints**, from subviews to superviews: each view that requested it updates its
/// constraints.
/// 2. **Layout**, from superviews to subviews: the engine solves, and each view that requested it gives its
/// subviews their frames.
/// 3. **Display**, from superviews to subviews.
///
/// Requests only mark views, so that many of them result in one pass; each pass first runs the pending
/// earlier ones. A pass visits only what is marked, and what the engine's solution has moved.
///
/// A `Window` is the host of its views. The topmost view of any other tree gets one of its own when it is first laid
/// out or measured, as in UIKit, which makes an engine for each topmost view.
public class LayoutHost {
  let environment: LayoutEnvironment
  /// The screen and its traits.
  public var canvas: Canvas { environment.canvas }
  package var measurer: any TextMeasurer { environment.measurer }
  #if hasFeature(Embedded)
    unowned(unsafe) let topmostView: View
  #else
    unowned let topmostView: View
  #endif
  /// Whether constraints determine the size of the topmost view; otherwise it keeps its own.
  private let sizesTopmostView: Bool
  /// The size of the topmost view that the engine knows, if the view keeps its own.
  private var fixedSize: Size?
  package internal(set) var engine = ConstraintEngine(isTentative: true)
  private(set) var isUpdatingConstraints = false
  /// The number of layouts so far; see `View.lastPreparation`.
  private var layoutCount = 0

  /// What the passes have done so far, in order.
  public private(set) var trace: [PassEvent] = []

  /// The layouts that did not settle.
  public private(set) var feedbackLoops: [FeedbackLoop] = []

  /// Cells whose constraints conflict while their rows still have a preliminary height.
  package internal(set) var preliminaryConflicts: [PreliminaryConflict] = []

  /// The most solutions of one layout before it counts as a loop. Wrapped text settles with the second
  /// solution, nested text with a few more.
  private static let maximumSolutions = 12

  /// The most restarts of a layout pass because a view requested layout during the pass.
  private static let maximumLayoutRounds = 50

  init(_ topmostView: View, _ environment: LayoutEnvironment, sizesTopmostView: Bool) {
    self.topmostView = topmostView
    self.environment = environment
    self.sizesTopmostView = sizesTopmostView
    attach(topmostView)
  }

  // MARK: The tree

  func attach(_ view: View) {
    let views = view.subtree
    for view in views {
      view.host = self
      if view !== topmostView || sizesTopmostView {
        engine.addVariables(for: view, startingAt: view.frame)
      }
      for guide in view.layoutGuides { attach(guide) }
      view.note([.updateConstraints, .layout])
    }
    // A constraint refers to views inside the one that holds it.
    for view in views {
      for constraint in view.constraints { engine.add(constraint) }
    }
  }

  func attach(_ guide: LayoutGuide) {
    guard guide.hasOwnVariables else { return }
    engine.addVariables(for: guide, startingAt: .zero)
  }

  func detach(_ guide: LayoutGuide) {
    engine.removeVariables(of: guide)
  }

  func detach(_ view: View) {
    for view in view.subtree {
      for constraint in view.constraints { engine.remove(constraint) }
      for guide in view.layoutGuides { detach(guide) }
      engine.removeVariables(of: view)
      view.host = nil
    }
  }

  // MARK: The passes

  /// Runs all pending passes, including display, like the end of a run-loop turn.
  public func displayIfNeeded() {
    layoutIfNeeded()
    for view in topmostView.subtree where view.needsDisplay {
      view.needsDisplay = false
      trace.append(PassEvent(pass: .display, view: view.identifier))
      view.draw(Rect(x: 0, y: 0, width: view.frame.width, height: view.frame.height))
    }
  }

  /// Runs the pending passes up to layout, so that frames are up to date.
  public func layoutIfNeeded() { layout(below: topmostView) }

  func updateConstraints(below view: View) {
    isUpdatingConstraints = true
    defer { isUpdatingConstraints = false }
    var updated: [View] = []
    view.visitInsideOut(.updateConstraints) { view in
      trace.append(PassEvent(pass: .updateConstraints, view: view.identifier))
      view.updateConstraints()
      view.note(.adoption)
      updated.append(view)
    }
    engine.measuresDidChange(for: updated)
    guard !sizesTopmostView, topmostView.layoutFrame.size != fixedSize else { return }
    fixedSize = topmostView.layoutFrame.size
    for constraint in topmostView.constraints { engine.update(constraint) }
  }

  /// Runs the passes up to layout for a view and what is below it, and for its ancestors from the topmost one that
  /// needs layout: the frames of views are their superviews' to set.
  func layout(below view: View) {
    for _ in 0..<Self.maximumLayoutRounds {
      settle(below: view.topmostWaitingAncestor)
      let start = view.topmostWaitingAncestor
      guard start.pending.union(start.pendingBelow).contains(.layout) else { return }
      start.visitOutsideIn(.layout) { view in
        trace.append(PassEvent(pass: .layout, view: view.identifier))
        view.layoutSubviews()
      }
    }
    var restless: [String] = []
    view.topmostWaitingAncestor.visitOutsideIn(.layout) { restless.append($0.identifier) }
    feedbackLoops.append(FeedbackLoop(views: restless))
  }

  /// Solves until nothing that depends on the solution changes any more: the height of wrapped text depends
  /// on its width, safe areas and margins on the positions of views.
  private func settle(below view: View) {
    layoutCount += 1
    var touched: [View] = []
    for solution in 0...Self.maximumSolutions {
      if solution < Self.maximumSolutions { prepare(solution == 0 ? view : topmostView) }
      guard engine.needsSolving else { break }
      engine.solve()
      if solution == 0 { notePreliminaryConflicts() }
      if solution == Self.maximumSolutions { feedbackLoops.append(FeedbackLoop(views: [view.identifier])) }
      touched += adoptSolution()
    }
    // Where there is a choice, views keep the frame of the last layout, not that of a preliminary solution.
    engine.keepValues()
    for view in touched { view.compareFrame(with: engine) }
  }

  /// Updates constraints. In what the next solution changes, everything that depends on widths starts over, so that
  /// the result does not depend on earlier layouts.
  private func prepare(_ view: View) {
    updateConstraints(below: view)
    while engine.needsSolving {
      var hasStartedOver = false
      for item in engine.pendingItems() {
        guard let view = item as? View, view.lastPreparation != layoutCount else { continue }
        view.lastPreparation = layoutCount
        if view.prepareForLayout() { hasStartedOver = true }
      }
      guard hasStartedOver else { return }
      updateConstraints(below: topmostView)
    }
  }

  /// Tells the views that the solution has moved, and those whose content has changed, about their insets and widths.
  ///
  /// - Returns: these views, superviews first.
  private func adoptSolution() -> [View] {
    for item in engine.movedItems() { (item as? View ?? item.parent)?.note(.adoption) }
    let views = refreshInsets()
    engine.measuresDidChange(for: views.changed)
    for view in views.visited {
      let width = view.hasVariables ? engine.frame(of: view).width : view.layoutFrame.width
      if view.adoptEngineWidth(width) { view.invalidateIntrinsicContentSize() }
    }
    return views.visited
  }
}
