/// The layout of what has changed. It ends where the layout of all views does, which takes over as soon as anything
/// happens that might reach further than the parts of the system with something new.
///
/// Views outside of these parts keep their frames: the next solution is the same for them. Their wrapped texts have
/// the widths that they were wrapped for, and need not be wrapped again.
extension Window {
  /// What the layout may change.
  private struct Scope {
    var views: [View] = []
    /// Those of them with texts that may wrap otherwise.
    var wrapping: [View] = []
    /// Those of them that have just been found to get another width, perhaps.
    var widening: [View] = []
    /// Those that the next solution may change.
    var next: [View] = []
  }

  /// - Parameter updated: the views that have just updated their constraints.
  /// - Returns: whether it is done. If not, there may be a preliminary solution.
  func settleChanges(below view: View, _ updated: [View]) -> Bool {
    var scope = Scope()
    note(updated, in: &scope)
    defer { for view in scope.wrapping { stopWaiting(view) } }
    for solution in 0..<Self.maximumSolutions {
      guard widen(&scope, below: view, isFirst: solution == 0) else { return false }
      guard engine.needsSolving else {
        for view in scope.views where engine.frame(of: view) != view.layoutFrame {
          view.superview?.needsLayout = true
        }
        return true
      }
      if solution > 0 { for view in scope.next { engine.restart(view, from: view.layoutFrame) } }
      engine.solve()
      guard engine.isSound, !scope.views.contains(where: changesInsets) else { return false }
      for view in scope.wrapping {
        if view.adoptEngineWidth(engine.frame(of: view).width) { view.contentSizeDidChange() }
        stopWaiting(view)
      }
    }
    return false
  }

  /// Adds the views that the next solution may change.
  ///
  /// - Returns: false if the layout may reach further.
  private func widen(_ scope: inout Scope, below top: View, isFirst: Bool) -> Bool {
    var isComplete = false
    while !isComplete {
      note(updateConstraints(below: top), in: &scope)
      guard engine.needsSolving else { return !needsWholeLayout }
      isComplete = findNext(&scope)
      for view in scope.widening where !view.isPrepared {
        // In the layout of all views its text would not have been wrapped in the first solution.
        if !isFirst { return false }
        unwrap(view)
        isComplete = false
      }
    }
    return !needsWholeLayout && (top === rootView || scope.views.allSatisfy { $0.isInside(top) })
  }

  /// Has a text ask for its unwrapped size. Its unwrapped height is of no use where it cannot influence the width of
  /// any text that wraps: then the height remains what it is until the text is wrapped again, and often afterwards.
  private func unwrap(_ view: View) {
    view.prepareForLayout()
    view.waitsForWidth = view.marks.height != settleCount && engine.isIndependentOfWidths(view)
  }

  private func stopWaiting(_ view: View) {
    guard view.waitsForWidth else { return }
    view.waitsForWidth = false
    view.setNeedsUpdateConstraints()
  }

  /// Finds what the next solution may change.
  ///
  /// - Returns: false if heights change that were thought not to: those that ask for them have to be updated first.
  private func findNext(_ scope: inout Scope) -> Bool {
    scope.next = []
    scope.widening = []
    var isComplete = true
    engine.forEachChangingItem { item, component in
      guard let view = item as? View ?? item.parent else { return }
      if view.marks.next != settleCount {
        view.marks.next = settleCount
        scope.next.append(view)
      }
      guard item === view else { return }
      switch component {
      case .x, .y: break
      case .width:
        guard view.marks.width != settleCount, view is WrappingText else { return }
        view.marks.width = settleCount
        scope.widening.append(view)
        addText(view, to: &scope)
      case .height:
        view.marks.height = settleCount
        if view.waitsForWidth { isComplete = false }
        stopWaiting(view)
      }
    }
    for view in scope.next {
      view.marks.next = -1
      add(view, to: &scope)
    }
    return isComplete
  }

  private func note(_ updated: [View], in scope: inout Scope) {
    for view in updated {
      add(view, to: &scope)
      if view is WrappingText { addText(view, to: &scope) }
    }
  }

  private func add(_ view: View, to scope: inout Scope) {
    guard view.marks.scope != settleCount, view !== rootView else { return }
    view.marks.scope = settleCount
    scope.views.append(view)
  }

  private func addText(_ view: View, to scope: inout Scope) {
    guard view.marks.text != settleCount else { return }
    view.marks.text = settleCount
    scope.wrapping.append(view)
  }

  /// Whether safe areas or margins in the view, or in its subviews, follow its new frame.
  private func changesInsets(of view: View) -> Bool {
    if hasOtherInsets(view) { return true }
    if let scrollView = view as? ScrollView, scrollView.adjustInset() { return true }
    let passesOn = view.safeAreaInsets != .zero || view.keyboardInset != 0
    return view.subviews.contains {
      (passesOn || $0.preservesSuperviewLayoutMargins) && hasOtherInsets($0)
    }
  }
}

/// The layouts in which a view was last found to be among what changes, by `Window.settleCount`.
struct ChangeMarks {
  /// In the layout's scope.
  var scope = 0
  /// Among what the next solution may change.
  var next = 0
  /// Among the texts that may wrap otherwise.
  var text = 0
  /// With a width that may change.
  var width = 0
  /// With a height that may change.
  var height = 0
}
