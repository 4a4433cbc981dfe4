import AutoLayout
import LayoutFiles
import LayoutScene

/// What the reader of Swift source is told of a layout that was solved: rectangles by the names of what has them.
enum SolvedFrames {
  /// Views in their superviews, and guides in the views that have them.
  static func frames(in layout: SolvedLayout) -> [JSONNode.Member] {
    var frames = layout.views.flatMap { view -> [JSONNode.Member] in
      let (id, inner) = (view.scene.id, Rect(x: 0, y: 0, width: view.frame.width, height: view.frame.height))
      return [
        (id, json(view.frame)), ("\(id).safeArea", json(inner.inset(by: view.safeAreaInsets))),
        ("\(id).layoutMargins", json(inner.inset(by: view.layoutMargins))),
      ]
    }
    for case let (guide, .custom(name)) in layout.guides.map({ ($0, $0.kind) }) {
      let owner = layout.views[guide.owner].absoluteFrame.origin
      frames.append((name, json(guide.absoluteFrame.offset(by: Point(x: -owner.x, y: -owner.y)))))
    }
    return frames
  }

  private static func json(_ rect: Rect) -> JSONNode {
    .array([rect.x, rect.y, rect.width, rect.height].map { .number($0) })
  }
}
