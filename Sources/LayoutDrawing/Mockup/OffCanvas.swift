import AutoLayout
import LayoutScene

extension SolvedLayout {
  /// Whether nothing of a view is on the canvas. A view whose place is open or not the recorded one does not count:
  /// it may be on the canvas just as well.
  func isOffCanvas(_ index: Int) -> Bool {
    guard views.indices.contains(index), views[index].ambiguity.isEmpty, views[index].misplaced.isEmpty else {
      return false
    }
    let frame = views[index].absoluteFrame.standardized
    return Axis.allCases.contains { axis in
      let (low, high, end) = (frame.minimum(along: axis), frame.maximum(along: axis), canvas.size[axis])
      // What has no extent is on the canvas's edge, and what has one beside it.
      return low < high ? high <= 0 || low >= end : high < 0 || low > end
    }
  }
}
