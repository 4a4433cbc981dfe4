/// The host of a view tree: it owns the constraint engine, and runs the three passes of the layout process.
///
/// 1. **Update constraints**, from subviews to superviews: each view that asked for it brings its constraints
/// up to date.
/// 2. **Layout**, from superviews to subviews: the engine solves, and each view that asked for it gives its
/// subviews their frames.
/// 3. **Display**, from superviews to subviews.
///
/// Requests only mark views, so that many of them make one pass; each pass first runs the earlier ones that
/// are pending.
public final class Window {
  /// The screen and its traits.
  public let canvas: Canvas
  /// The view that fills the canvas.
  public let rootView: View
  package let measurer: any TextMeasurer
  package internal(set) var engine = ConstraintEngine()
  var hasPendingWork = true
  private(set) var isUpdatingConstraints = false

  /// What the passes have done so far, in order.
  public private(set) var trace: [PassEvent] = []

  /// The layouts that have not settled.
  public private(set) var feedbackLoops: [FeedbackLoop] = []

  /// Cells whose constraints cannot hold while their rows still have a preliminary height.
  package internal(set) var preliminaryConflicts: [PreliminaryConflict] = []

  /// How often the engine may solve for one layout before it counts as a loop. Wrapped text settles with the
  /// second solution, nested text with a few more.
  private static let maximumSolutions = 12

  /// How often a layout pass may start again because a view asked for layout during the pass.
  private static let maximumLayoutRounds = 50

  /// A window around a root view, to which views and constraints can be added at once.
  ///
  /// - Parameters:
  ///   - canvas: the screen and its traits.
  ///   - measurer: breaks texts into lines and measures them.
  ///   - rootView: the view that fills the canvas, of any class; nil: a plain one called "root".
  public init(canvas: Canvas, measurer: any TextMeasurer, rootView: View? = nil) {
    self.canvas = canvas
    self.measurer = measurer
    self.rootView = rootView ?? View(identifier: "root")
    let root = self.rootView
    root.layoutFrame = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    root.directionalLayoutMargins = canvas.layoutMargins
    root.safeAreaInsets = canvas.safeArea.resolved(in: canvas.layoutDirection)
    root.translatesAutoresizingMaskIntoConstraints = false
    root.ownWindow = self
    for guide in root.layoutGuides { attach(guide) }
  }

  // MARK: The tree

  func attach(_ view: View) {
    for view in view.subtree {
      view.ownWindow = self
      engine.addVariables(for: view, startingAt: view.frame)
      for guide in view.layoutGuides { attach(guide) }
      for constraint in view.constraints { engine.add(constraint) }
      view.needsUpdateConstraints = true
      view.needsLayout = true
    }
    hasPendingWork = true
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
      view.ownWindow = nil
    }
    hasPendingWork = true
  }

  // MARK: The passes

  /// Runs whatever is pending, up to display, as the end of a run-loop turn does.
  public func displayIfNeeded() {
    layoutIfNeeded()
    for view in rootView.subtree where view.needsDisplay {
      view.needsDisplay = false
      trace.append(PassEvent(pass: .display, view: view.identifier))
      view.draw(Rect(x: 0, y: 0, width: view.frame.width, height: view.frame.height))
    }
  }

  /// Runs what is pending, up to layout: afterwards the frames are up to date.
  public func layoutIfNeeded() {
    layout(below: rootView)
    hasPendingWork = false
  }

  func updateConstraints(below view: View) {
    isUpdatingConstraints = true
    defer { isUpdatingConstraints = false }
    // Reversed, the order from the outside in has every subview before its superview.
    var updated: [View] = []
    for view in view.subtree.reversed() where view.needsUpdateConstraints {
      view.needsUpdateConstraints = false
      trace.append(PassEvent(pass: .updateConstraints, view: view.identifier))
      view.updateConstraints()
      updated.append(view)
    }
    engine.measuresDidChange(for: updated)
  }

  /// Runs the passes up to layout for a view and what is below it, and for its ancestors from the topmost one that
  /// needs layout: the frames of views are their superviews' to set.
  func layout(below view: View) {
    for _ in 0..<Self.maximumLayoutRounds {
      settle(below: view.topmostWaitingAncestor)
      let views = view.topmostWaitingAncestor.subtree
      guard views.contains(where: \.needsLayout) else { return }
      for view in views where view.needsLayout {
        view.needsLayout = false
        trace.append(PassEvent(pass: .layout, view: view.identifier))
        view.layoutSubviews()
      }
    }
    let restless = view.topmostWaitingAncestor.subtree.filter(\.needsLayout)
    feedbackLoops.append(FeedbackLoop(views: restless.map(\.identifier)))
    for view in restless { view.needsLayout = false }
  }

  /// Solves until what depends on the solution has stopped changing: the height of wrapped text on its
  /// width, safe areas and margins on where views end up.
  func settle(below view: View) {
    var hasSolved = false
    updateConstraints(below: view)
    if engine.needsSolving { for view in rootView.subtree { view.prepareForLayout() } }
    for solution in 0..<Self.maximumSolutions {
      updateConstraints(below: view)
      guard engine.needsSolving else { break }
      // Where there is a choice, the frame of the last layout is kept, not that of a preliminary solution.
      if solution > 0 { for view in rootView.subtree { engine.restart(view, from: view.layoutFrame) } }
      engine.solve()
      hasSolved = true
      if solution == 0 { notePreliminaryConflicts() }
      let changedInsets = refreshInsets()
      engine.measuresDidChange(for: changedInsets)
      for view in rootView.subtree {
        let width = view === rootView ? view.layoutFrame.width : engine.frame(of: view).width
        if view.adoptEngineWidth(width) { view.invalidateIntrinsicContentSize() }
      }
    }
    if engine.needsSolving {
      engine.solve()
      feedbackLoops.append(FeedbackLoop(views: [view.identifier]))
    }
    guard hasSolved else { return }
    // A view that the engine has moved needs its superview to be laid out.
    for view in rootView.subtree where engine.frame(of: view) != view.layoutFrame {
      view.superview?.needsLayout = true
    }
  }
}

/// A step of the layout process: one pass over one view.
public struct PassEvent: Hashable, Sendable {
  /// The three passes, in their order.
  public enum Pass: String, Sendable {
    /// The view was asked to bring its constraints up to date.
    case updateConstraints
    /// The view was asked to lay out its subviews.
    case layout
    /// The view was asked to draw.
    case display
  }

  /// The pass that it belongs to.
  public var pass: Pass
  /// The view's identifier.
  public var view: String
}

/// A layout that did not come to rest: what it decides changes what it was decided by.
public struct FeedbackLoop: Hashable, Sendable {
  /// The identifiers of the views that still asked for layout; where the solutions themselves went round,
  /// that of the view whose layout was asked for.
  public var views: [String]
}
