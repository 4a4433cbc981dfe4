/// The host of a view tree: it owns the constraint engine, and runs the three passes of the layout process.
///
/// 1. **Update constraints**, from subviews to superviews: each view that requested it updates its
/// constraints.
/// 2. **Layout**, from superviews to subviews: the engine solves, and each view that requested it gives its
/// subviews their frames.
/// 3. **Display**, from superviews to subviews.
///
/// Requests only mark views, so that many of them result in one pass; each pass first runs the pending
/// earlier ones.
public final class Window {
  /// The screen and its traits.
  public private(set) var canvas: Canvas
  /// The view that fills the canvas.
  public let rootView: View
  package let measurer: any TextMeasurer
  package internal(set) var engine = ConstraintEngine()
  private(set) var isUpdatingConstraints = false

  /// Whether the next layout is one of all views, whatever has changed; see `settleChanges(below:)`.
  var needsWholeLayout = true
  /// Whether a view has margins that depend on its frame, which may in turn depend on them. The result of such a layout
  /// can depend on where it starts.
  var hasInheritedMargins = false
  /// Whether views were waiting outside of the part that the last layout of all views was for.
  private var isPartial = false
  /// Whether the first layout prepares for changes, so that none of them costs much more than what it touches; false if
  /// there will be only one layout.
  package var expectsChanges = true
  /// Whether every layout is one of all views, for comparison.
  package var alwaysLaysOutAllViews = false
  /// The number of lists in the window, whose rows are measured with engines of their own.
  private var listCount = 0
  /// Counts the layouts, for the marks of views.
  var settleCount = 0

  /// The steps of the passes so far, in order.
  public private(set) var trace: [PassEvent] = []

  /// The layouts that did not settle.
  public private(set) var feedbackLoops: [FeedbackLoop] = []

  /// Cells whose constraints conflict while their rows still have a preliminary height.
  package internal(set) var preliminaryConflicts: [PreliminaryConflict] = []

  /// The most solutions of one layout before it counts as a loop. Wrapped text settles with the second
  /// solution, nested text with a few more.
  static let maximumSolutions = 12

  /// The most restarts of a layout pass because a view requested layout during the pass.
  private static let maximumLayoutRounds = 50

  /// Creates a window around a root view. Views and constraints can be added at once.
  ///
  /// - Parameters:
  ///   - canvas: the screen and its traits.
  ///   - measurer: breaks texts into lines and measures them.
  ///   - rootView: the view that fills the canvas, of any class; nil for a plain one called "root".
  public init(canvas: Canvas, measurer: any TextMeasurer, rootView: View? = nil) {
    self.canvas = canvas
    self.measurer = measurer
    self.rootView = rootView ?? View(identifier: "root")
    let root = self.rootView
    root.layoutFrame = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    root.directionalLayoutMargins = canvas.layoutMargins
    root.safeAreaInsets = canvas.safeArea.resolved(in: canvas.layoutDirection)
    root.keyboardInset = canvas.keyboardHeight
    root.translatesAutoresizingMaskIntoConstraints = false
    root.ownWindow = self
    for guide in root.layoutGuides { attach(guide) }
  }

  // MARK: The tree

  func attach(_ view: View) {
    let views = view.subtree
    // A constraint may be with an item further down the tree, so all variables come first.
    needsWholeLayout = true
    for view in views {
      view.ownWindow = self
      view.marks = ChangeMarks()
      if view.measuresItsSubviews { listCount += 1 }
      engine.addVariables(for: view, startingAt: view.frame)
      for guide in view.layoutGuides { attach(guide) }
    }
    for view in views {
      for constraint in view.constraints { engine.add(constraint) }
      view.needsUpdateConstraints = true
      view.needsLayout = true
    }
  }

  func attach(_ guide: LayoutGuide) {
    guard guide.hasOwnVariables else { return }
    engine.addVariables(for: guide, startingAt: .zero)
  }

  /// Makes the next layout compute the safe areas again.
  func invalidateInsets() {
    engine.invalidate()
    needsWholeLayout = true
    rootView.setNeedsLayout()
  }

  func detach(_ guide: LayoutGuide) {
    engine.removeVariables(of: guide)
  }

  func detach(_ view: View) {
    needsWholeLayout = true
    for view in view.subtree {
      if view.measuresItsSubviews { listCount -= 1 }
      for constraint in view.constraints { engine.remove(constraint) }
      for guide in view.layoutGuides { detach(guide) }
      engine.removeVariables(of: view)
      view.ownWindow = nil
    }
  }

  // MARK: Keeping it

  /// Whether a layout after changes has the same result as that of a new window: nothing in it depends on where it
  /// started, and no rows are measured with engines of their own.
  package var canBeKept: Bool {
    listCount == 0 && feedbackLoops.isEmpty && preliminaryConflicts.isEmpty && !hasInheritedMargins
      && engine.isSound
  }

  /// Drops the recorded steps of the passes.
  package func forgetTrace() { trace = [] }

  /// Gives the canvas, and the root view that fills it, a new size.
  package func resize(to size: Size) {
    canvas.size = size
    rootView.layoutFrame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    rootView.keyboardInset = canvas.keyboardHeight
    engine.sizeDidChange(ofItemsIn: rootView)
    invalidateInsets()
  }

  // MARK: The passes

  /// Runs all pending passes, including display, like the end of a run-loop turn.
  public func displayIfNeeded() {
    layoutIfNeeded()
    for view in rootView.subtree where view.needsDisplay {
      view.needsDisplay = false
      trace.append(PassEvent(pass: .display, view: view.identifier))
      view.runDraw(Rect(x: 0, y: 0, width: view.frame.width, height: view.frame.height))
    }
  }

  /// Runs the pending passes up to layout, so that frames are up to date.
  public func layoutIfNeeded() {
    layout(below: rootView)
  }

  /// Makes changes that count as part of the update-constraints pass, so that they do not trigger another one.
  package func changeConstraints(_ body: () -> Void) {
    let wasUpdating = isUpdatingConstraints
    isUpdatingConstraints = true
    body()
    isUpdatingConstraints = wasUpdating
  }

  /// - Returns: the views that have updated their constraints.
  @discardableResult
  func updateConstraints(below view: View) -> [View] {
    isUpdatingConstraints = true
    defer { isUpdatingConstraints = false }
    var updated: [View] = []
    view.forEachWaiting(for: .updateConstraints) { view in
      guard view.needsUpdateConstraints else { return }
      view.needsUpdateConstraints = false
      trace.append(PassEvent(pass: .updateConstraints, view: view.identifier))
      view.runUpdateConstraints()
      updated.append(view)
    }
    engine.measuresDidChange(for: updated.filter { !$0.waitsForWidth })
    return updated
  }

  /// Runs the passes up to layout for a view and everything below it, and for its ancestors from the topmost one that
  /// needs layout, since superviews set the frames of their subviews.
  func layout(below view: View) {
    defer {
      if isPartial {
        isPartial = rootView.subtree.contains { $0.needsUpdateConstraints || $0.needsLayout }
      }
    }
    for _ in 0..<Self.maximumLayoutRounds {
      settle(below: view.topmostWaitingAncestor)
      var hasLaidOut = false
      view.topmostWaitingAncestor.forEachWaiting(for: .layout) { view in
        guard view.needsLayout else { return }
        hasLaidOut = true
        view.needsLayout = false
        trace.append(PassEvent(pass: .layout, view: view.identifier))
        view.runLayoutSubviews()
      }
      guard hasLaidOut else { return }
    }
    let restless = view.topmostWaitingAncestor.subtree.filter(\.needsLayout)
    feedbackLoops.append(FeedbackLoop(views: restless.map(\.identifier)))
    for view in restless { view.needsLayout = false }
  }

  /// Solves until nothing that depends on the solution changes any more: the height of wrapped text depends
  /// on its width, safe areas and margins on the positions of views.
  func settle(below view: View) {
    settleCount += 1
    let updated = updateConstraints(below: view)
    let triesChanges = canSettleChanges && engine.needsSolving
    if triesChanges, settleChanges(below: view, updated) { return }
    settleAll(below: view, again: triesChanges)
  }

  /// Whether a layout of only what has changed has the same result as a layout of all views. That is not known for
  /// views that the last one left out, nor for cells, which are measured with engines of their own.
  private var canSettleChanges: Bool {
    !needsWholeLayout && !isPartial && !hasInheritedMargins && !alwaysLaysOutAllViews && listCount == 0
      && engine.isSound
      && !(rootView is WrappingText)
  }

  /// - Parameter again: whether there is a preliminary solution, which must have no effect.
  private func settleAll(below view: View, again: Bool) {
    var hasSolved = false
    if again { engine.invalidate() }
    if engine.needsSolving { for view in rootView.subtree { view.prepareForLayout() } }
    let loopCount = feedbackLoops.count
    defer {
      if hasSolved {
        needsWholeLayout = feedbackLoops.count > loopCount
        isPartial = view !== rootView
      }
    }
    for solution in 0..<Self.maximumSolutions {
      updateConstraints(below: view)
      guard engine.needsSolving else { break }
      // Where there is a choice, views keep the frame of the last layout, not that of a preliminary solution.
      if solution > 0 || again {
        for view in rootView.subtree { engine.restart(view, from: view.layoutFrame) }
      }
      engine.solve()
      hasSolved = true
      if solution == 0 { notePreliminaryConflicts() }
      let changedInsets = refreshInsets()
      engine.measuresDidChange(for: changedInsets)
      for view in rootView.subtree {
        let width = view === rootView ? view.layoutFrame.width : engine.frame(of: view).width
        if view.adoptEngineWidth(width) { view.contentSizeDidChange() }
      }
    }
    if engine.needsSolving {
      engine.solve()
      feedbackLoops.append(FeedbackLoop(views: [view.identifier]))
    }
    guard hasSolved else { return }
    if expectsChanges { engine.prepareForChanges() }
    // If the engine has moved a view, its superview needs layout.
    for view in rootView.subtree where engine.frame(of: view) != view.layoutFrame {
      view.superview?.needsLayout = true
    }
  }
}

/// A step of the layout process: one view in one pass.
public struct PassEvent: Hashable, Sendable {
  /// The three passes, in order.
  public enum Pass: String, Sendable {
    /// The view was asked to update its constraints.
    case updateConstraints
    /// The view was asked to lay out its subviews.
    case layout
    /// The view was asked to draw.
    case display
  }

  /// The pass that the step belongs to.
  public var pass: Pass
  /// The view's identifier.
  public var view: String
}

/// A layout that did not settle: its results change its own inputs.
public struct FeedbackLoop: Hashable, Sendable {
  /// The identifiers of the views that kept requesting layout; if the solutions themselves went in circles,
  /// that of the view whose layout was requested.
  public var views: [String]
}
