import AutoLayout
import LayoutScene

extension SceneOption {
  /// The views whose margins something depends on.
  var viewsWithUsedMargins: Set<ViewIndex> {
    var used: Set<ViewIndex> = []
    for one in constraints {
      for (item, attribute) in [(one.firstItem, one.firstAttribute)]
        + (one.secondItem.map { [($0, one.secondAttribute)] } ?? [])
      {
        switch item {
        case .guide(.layoutMargins, let owner), .guide(.readableContent, let owner): used.insert(owner)
        case .view(let owner) where attribute.name.contains("Margin"): used.insert(owner)
        case .view, .guide: break
        }
      }
    }
    for index in views.indices.reversed() {
      let view = views[index]
      if view.content[StackViewContent.self]?.settings.isLayoutMarginsRelativeArrangement == true {
        used.insert(index)
      }
      if view.preservesSuperviewLayoutMargins, used.contains(index), let superview = view.superview {
        used.insert(superview)
      }
    }
    return used
  }
}
