import AutoLayout
import LayoutScene

extension SolvedLayout {
  /// Whether nothing of a view is on the canvas. A view whose place is open or not the recorded one does not count:
  /// it may be on the canvas just as well.
  func isOffCanvas(_ index: ViewIndex) -> Bool {
    guard let view = view(at: index), view.ambiguity.isEmpty, view.misplaced.isEmpty else { return false }
    let frame = view.absoluteFrame.standardized
    return Axis.allCases.contains { axis in
      let (low, high, end) = (frame.minimum(along: axis), frame.maximum(along: axis), canvas.size[axis])
      // What has no extent is on the canvas's edge, and what has one beside it.
      return low < high ? high <= 0 || low >= end : high < 0 || low > end
    }
  }
}
