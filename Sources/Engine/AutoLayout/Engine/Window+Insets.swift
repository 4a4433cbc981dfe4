/// Safe areas and margins of the views in a window, which depend on the positions of the views.
extension Window {
  /// The margins inside a view's frame: its own, plus the safe area insets if the view insets its margins
  /// from them. If the view preserves its superview's margins, no margin is less than the remaining part of
  /// the superview's.
  func margins(of view: View) -> EdgeInsets {
    let own = view.directionalLayoutMargins.resolved(in: view.effectiveLayoutDirection)
    let safe = view.insetsLayoutMarginsFromSafeArea ? view.safeAreaInsets : .zero
    let inherited = view.inheritedMargins
    return EdgeInsets(
      top: max(own.top + safe.top, inherited.top), left: max(own.left + safe.left, inherited.left),
      bottom: max(own.bottom + safe.bottom, inherited.bottom),
      right: max(own.right + safe.right, inherited.right))
  }

  /// Applies new margins of a view, or a new way of deriving them.
  func marginsDidChange(of view: View) {
    engine.measuresDidChange(for: [view])
    invalidateInsets()
  }

  /// Applies a new direction of a view, which decides what leading and trailing mean.
  func directionDidChange(of view: View) {
    for case let holder as View in view.ancestry {
      for constraint in holder.constraints where constraint.takesDirection(from: view) {
        engine.replace(constraint)
      }
    }
    marginsDidChange(of: view)
  }

  /// Computes the safe areas and inherited margins for the engine's current solution.
  ///
  /// - Returns: the views whose insets have changed.
  func refreshInsets() -> [View] {
    var changed: [View] = []
    hasInheritedMargins = false
    for view in rootView.subtree {
      guard let insets = insets(of: view) else { continue }
      if insets.inherited != .zero { hasInheritedMargins = true }
      if insets.isClose(to: PassedInsets(of: view)) { continue }
      view.safeAreaInsets = insets.safe
      view.inheritedMargins = insets.inherited
      view.keyboardInset = insets.covered
      changed.append(view)
    }
    for case let scrollView as ScrollView in rootView.subtree where scrollView.adjustInset() {
      changed.append(scrollView)
    }
    return changed
  }

  /// Whether the engine's current solution gives a view insets that differ from its present ones.
  func hasOtherInsets(_ view: View) -> Bool {
    insets(of: view).map { !$0.isClose(to: PassedInsets(of: view)) } ?? false
  }

  /// The insets that a view's superview passes on to it in the engine's current solution; nil for the root
  /// view.
  private func insets(of view: View) -> PassedInsets? {
    guard let superview = view.superview else { return nil }
    let frame = engine.frame(of: view)
    let bounds = engine.frame(of: superview).size
    let inherent =
      superview.scrollsClearOfSafeArea
      ? EdgeInsets.zero : superview.safeAreaInsets.remaining(at: frame, in: bounds)
    return PassedInsets(
      safe: inherent + view.additionalSafeAreaInsets,
      inherited: view.preservesSuperviewLayoutMargins
        ? margins(of: superview).remaining(at: frame, in: bounds) : .zero,
      covered: EdgeInsets(bottom: superview.keyboardInset).remaining(at: frame, in: bounds).bottom)
  }
}

/// The part of a superview's safe area, margins and keyboard that reaches into a view, in points.
private struct PassedInsets {
  var safe: EdgeInsets
  var inherited: EdgeInsets
  var covered: Double

  func isClose(to other: PassedInsets) -> Bool {
    safe.isClose(to: other.safe) && inherited.isClose(to: other.inherited)
      && abs(covered - other.covered) <= 1e-6
  }
}

extension PassedInsets {
  fileprivate init(of view: View) {
    self.init(safe: view.safeAreaInsets, inherited: view.inheritedMargins, covered: view.keyboardInset)
  }
}

extension EdgeInsets {
  /// How far the insets of a rectangle of size `bounds` reach into `frame`, edge by edge. An edge without an
  /// inset passes none on, even to a frame that extends beyond it.
  fileprivate func remaining(at frame: Rect, in bounds: Size) -> EdgeInsets {
    func reach(_ inset: Double, _ distance: Double) -> Double { inset > 0 ? max(0, inset - distance) : 0 }
    return EdgeInsets(
      top: reach(top, frame.minY), left: reach(left, frame.minX),
      bottom: reach(bottom, bounds.height - frame.maxY), right: reach(right, bounds.width - frame.maxX))
  }

  fileprivate func isClose(to other: EdgeInsets) -> Bool {
    abs(top - other.top) < 1e-6 && abs(left - other.left) < 1e-6
      && abs(bottom - other.bottom) < 1e-6 && abs(right - other.right) < 1e-6
  }
}
