import AutoLayout
package import LayoutScene

/// What the views of an input can be called by people: by their ids, or by names that only one has.
package struct ViewNames {
  private let ids: Set<String>
  /// The ids of the views with a name, or with a text.
  private let named: [String: Set<String>]
  /// The names of the views in their order, each once.
  package let listed: [String]

  package init(_ views: some Sequence<SceneView>) {
    var listed: [String] = []
    var known: Set<String> = []
    var (ids, named): (Set<String>, [String: Set<String>]) = ([], [:])
    for view in views {
      ids.insert(view.id)
      // People also say what they see, and leave out what only tells namesakes apart.
      for called in [view.displayName, view.name ?? "", view.content.text?.string ?? ""]
      where called != view.id && !called.isEmpty {
        named[called, default: []].insert(view.id)
      }
      if known.insert(view.displayName).inserted { listed.append(view.displayName) }
    }
    (self.ids, self.named, self.listed) = (ids, named, listed)
  }

  /// The id of the view that is called so; nil if there is none, or several.
  package func id(of name: String) -> String? {
    if ids.contains(name) { return name }
    guard let candidates = named[name], candidates.count == 1 else { return nil }
    return candidates.first
  }
}

extension ViewNames {
  package init(_ layouts: [SolvedLayout]) { self.init(layouts.flatMap { $0.views.map(\.scene) }) }
  package init(_ scene: Scene) { self.init(scene.options.flatMap(\.views)) }
}
