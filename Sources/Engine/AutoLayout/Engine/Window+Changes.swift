/// A layout of only what has changed. It has the same result as a layout of all views, which takes over as soon as
/// something happens that might affect more than the changed parts of the system.
///
/// Views outside of these parts keep their frames, since the next solution is the same for them. Their wrapped texts
/// have the widths that they were wrapped for, and need not be wrapped again.
extension Window {
  /// The views that the layout may change.
  private struct Scope {
    var views: [View] = []
    /// Those of them with texts that may wrap differently.
    var wrapping: [View] = []
    /// Those of them whose widths have just been found to be open to change.
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
  /// - Returns: false if the layout may affect other views as well.
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

  /// Makes a text request its unwrapped size. Its unwrapped height is of no use where it cannot influence the width of
  /// any text that wraps: there the height remains what it is until the text is wrapped again, and often afterwards.
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
  /// - Returns: false if heights change that were assumed not to: the views that request them must be updated first.
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

/// The layouts in which a view was last marked as changing, by `Window.settleCount`.
struct ChangeMarks {
  /// As part of the layout's scope.
  var scope = 0
  /// As one that the next solution may change.
  var next = 0
  /// As one with a text that may wrap differently.
  var text = 0
  /// As one with a width that may change.
  var width = 0
  /// As one with a height that may change.
  var height = 0
}
