import AutoLayout
import LayoutScene

extension SolvedLayout {
  /// Whether a view is entirely off the canvas. An ambiguous or misplaced view does not count, since it may just as
  /// well be on the canvas.
  func isOffCanvas(_ index: ViewIndex) -> Bool {
    guard views.indices.contains(index), views[index].ambiguity.isEmpty, views[index].misplaced.isEmpty else {
      return false
    }
    let frame = views[index].absoluteFrame.standardized
    return Axis.allCases.contains { axis in
      let (low, high, end) = (frame.minimum(along: axis), frame.maximum(along: axis), canvas.size[axis])
      // A view at the canvas's edge is on the canvas if it has no extent, and beside it otherwise.
      return low < high ? high <= 0 || low >= end : high < 0 || low > end
    }
  }
}
