import AutoLayout
import LayoutFiles
import LayoutScene

/// What the reader of Swift source is told of a layout that was solved: rectangles by the names of what has them.
enum SolvedFrames {
  /// Views in their superviews, and guides in the views that have them.
  static func frames(in layout: SolvedLayout) -> [JSONNode.Member] {
    var frames: [JSONNode.Member] = []
    var safe: [EdgeInsets] = []
    for view in layout.views {
      let inner = Rect(x: 0, y: 0, width: view.frame.width, height: view.frame.height)
      let covered = insets(of: view, layout, safe)
      safe.append(covered)
      let id = view.scene.id
      frames += [
        (id, json(view.frame)), ("\(id).safeArea", json(inner.inset(by: covered))),
        ("\(id).layoutMargins", json(inner.inset(by: view.layoutMargins))),
      ]
    }
    for case let (guide, .custom(name)) in layout.guides.map({ ($0, $0.kind) }) {
      let owner = layout.views[guide.owner].absoluteFrame.origin
      frames.append((name, json(guide.absoluteFrame.offset(by: Point(x: -owner.x, y: -owner.y)))))
    }
    return frames
  }

  /// How large contents are by themselves; -1 is no size.
  static func contentSizes(in layout: SolvedLayout) -> [JSONNode.Member] {
    layout.views.compactMap { view in
      let size = view.intrinsicContentSize
      guard view.scene.intrinsicContentSize == nil, size != .none else { return nil }
      let rect = Rect(x: 0, y: 0, width: size.width ?? -1, height: size.height ?? -1)
      return ("\(view.scene.id).intrinsicContentSize", json(rect))
    }
  }

  /// How far the safe area of the superview reaches into a view.
  private static func insets(of view: SolvedView, _ layout: SolvedLayout, _ safe: [EdgeInsets]) -> EdgeInsets
  {
    guard let superview = view.scene.superview, safe.indices.contains(superview.rawValue) else {
      return layout.canvas.safeArea.resolved(in: layout.canvas.layoutDirection)
    }
    let (outer, room, frame) = (safe[superview.rawValue], layout.views[superview].frame, view.frame)
    func reach(_ inset: Double, _ distance: Double) -> Double { inset > 0 ? max(0, inset - distance) : 0 }
    return EdgeInsets(
      top: reach(outer.top, frame.minY), left: reach(outer.left, frame.minX),
      bottom: reach(outer.bottom, room.height - frame.maxY),
      right: reach(outer.right, room.width - frame.maxX))
  }

  private static func json(_ rect: Rect) -> JSONNode {
    .array([rect.x, rect.y, rect.width, rect.height].map { .number($0) })
  }
}
