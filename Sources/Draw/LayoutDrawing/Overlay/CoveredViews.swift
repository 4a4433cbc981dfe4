import AutoLayout
import LayoutScene

/// The views that are mostly covered by a sibling in front of them, so that their names would be read as its name.
struct CoveredViews {
  /// The visible views of one superview, sorted by their upper edges.
  private let siblings: [ViewIndex: [(index: ViewIndex, frame: Rect)]]
  private let layout: SolvedLayout

  init(in layout: SolvedLayout) {
    self.layout = layout
    var siblings: [ViewIndex: [(index: ViewIndex, frame: Rect)]] = [:]
    for (index, view) in layout.views.indexed() where !view.isHidden {
      guard let superview = view.scene.superview else { continue }
      siblings[superview, default: []].append((index, view.absoluteFrame))
    }
    self.siblings = siblings.mapValues { $0.sorted { $0.frame.minY < $1.frame.minY } }
  }

  func contains(_ index: ViewIndex) -> Bool {
    let frame = layout.views[index].absoluteFrame
    guard let superview = layout.views[index].scene.superview, let all = siblings[superview] else {
      return false
    }
    // Frames inside this one begin between its upper and its lower edge.
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].frame.minY < frame.minY { low = middle + 1 } else { high = middle }
    }
    for other in all[low...] {
      if other.frame.minY > frame.maxY { return false }
      if other.index > index, frame.contains(other.frame),
        other.frame.width * other.frame.height > frame.width * frame.height / 2
      {
        return true
      }
    }
    return false
  }
}
