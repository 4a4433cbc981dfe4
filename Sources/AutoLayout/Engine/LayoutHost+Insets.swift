/// Safe areas and margins of the views of a tree, which depend on the positions of the views.
extension LayoutHost {
  /// Computes the safe areas and inherited margins for the engine's current solution, of the views that have moved or
  /// changed and of those that inherit from them.
  ///
  /// - Returns: the views looked at, superviews first, and those whose insets have changed.
  func refreshInsets() -> (visited: [View], changed: [View]) {
    var visited: [View] = []
    var changed: [View] = []
    topmostView.visitOutsideIn(.adoption) { view in
      visited.append(view)
      if view.inheritInsets(engine) { changed.append(view) }
      if view.updateBequest(engine) {
        for subview in view.subviews { subview.note(.adoption) }
      }
    }
    for case let scrollView as ScrollView in visited where scrollView.adjustInset() {
      changed.append(scrollView)
    }
    return (visited, changed)
  }
}

/// What a view passes on to its subviews, which get what is left of it at their places.
struct InsetBequest: Equatable {
  var size: Size
  var safeArea: EdgeInsets
  var margins: EdgeInsets
  var keyboard: Double
}

extension View {
  /// - Returns: whether the bequest has changed.
  fileprivate func updateBequest(_ engine: ConstraintEngine) -> Bool {
    let new = InsetBequest(
      size: engine.frame(of: self).size, safeArea: scrollsClearOfSafeArea ? .zero : safeAreaInsets,
      margins: effectiveMargins, keyboard: keyboardInset)
    defer { bequest = new }
    return new != bequest
  }

  /// - Returns: whether the view's insets have changed.
  fileprivate func inheritInsets(_ engine: ConstraintEngine) -> Bool {
    guard let bequest = superview?.bequest else { return false }
    let frame = engine.frame(of: self)
    let safe = bequest.safeArea.remaining(at: frame, in: bequest.size)
    let inherited =
      preservesSuperviewLayoutMargins ? bequest.margins.remaining(at: frame, in: bequest.size) : .zero
    let covered = EdgeInsets(bottom: bequest.keyboard).remaining(at: frame, in: bequest.size).bottom
    guard
      !safe.isClose(to: safeAreaInsets) || !inherited.isClose(to: inheritedMargins)
        || abs(covered - keyboardInset) > 1e-6
    else { return false }
    safeAreaInsets = safe
    inheritedMargins = inherited
    keyboardInset = covered
    return true
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
