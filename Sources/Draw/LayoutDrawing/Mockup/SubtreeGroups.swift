import AutoLayout
import LayoutScene

/// Puts the drawings of views into the groups that fade or clip their subtrees.
struct SubtreeGroups {
  let views: ViewList<SolvedView>
  /// Views that get a group although they neither fade nor clip.
  var grouping: Set<ViewIndex> = []

  /// The greatest depth of nested groups. Deeper ones are left out, so that no scene exhausts a painter's stack.
  static let deepestGroup = 24

  /// A group whose subtree is being drawn.
  private struct OpenGroup {
    var end: ViewIndex
    var group: DisplayGroup
    /// The items drawn at the group's end, over the subviews.
    var above: [DisplayItem] = []
  }

  /// The visible views' drawings in tree order.
  ///
  /// - Parameter above: the items that a view that clips its subviews draws over them.
  func items(drawing: (ViewIndex) -> [DisplayItem], above: (ViewIndex) -> [DisplayItem]) -> [DisplayItem] {
    let ends = subtreeEnds()
    // The first group holds the whole tree.
    var open = [OpenGroup(end: views.endIndex, group: DisplayGroup(items: []))]
    for (index, view) in views.indexed() where !view.isHidden {
      while open.count > 1, let end = open.last?.end, index >= end { close(&open) }
      let isApart = view.scene.alpha < 1 || view.scene.borderWidth > 0 || view.scene.clipsSubviews
      if isApart || grouping.contains(index), open.count <= Self.deepestGroup {
        var group = DisplayGroup(opacity: clamp(view.scene.alpha, 0, 1), items: [])
        if view.scene.clipsSubviews {
          group.clip = .roundedRect(view.absoluteFrame.standardized, radius: view.scene.cornerRadius)
        }
        open.append(OpenGroup(end: ends[index], group: group, above: above(index)))
      }
      open[open.count - 1].group.items += drawing(index)
    }
    while open.count > 1 { close(&open) }
    return open[0].group.items
  }

  private func close(_ open: inout [OpenGroup]) {
    var closed = open.removeLast()
    closed.group.items += closed.above
    open[open.count - 1].group.items.append(.group(closed.group))
  }

  /// For each view, the position after its last descendant: in tree order a subtree is contiguous.
  private func subtreeEnds() -> ViewList<ViewIndex> {
    var ends = ViewList(views.indices.map(views.index(after:)))
    for index in views.indices.reversed() {
      guard let superview = views[index].scene.superview, ViewIndex.root..<index ~= superview else {
        continue
      }
      ends[superview] = max(ends[superview], ends[index])
    }
    return ends
  }
}

extension SceneView {
  /// Whether the view clips its subviews: by its own setting, or because its class always does.
  var clipsSubviews: Bool {
    AnyPaintedContent(content).clipsSubviews ?? clipsToBounds
  }
}
