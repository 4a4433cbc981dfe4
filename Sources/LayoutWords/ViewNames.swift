import AutoLayout
package import LayoutScene

/// What the views of an input can be called by people: by their ids, or by names that only one has.
package struct ViewNames {
  private let ids: Set<String>
  /// The ids of the views with a name, or with a text.
  private let named: [String: Set<String>]
  /// The ids in their order, each with the name that people know.
  package let listed: [String]

  package init(_ views: some Sequence<SceneView>) {
    var listed: [String] = []
    var (ids, named): (Set<String>, [String: Set<String>]) = ([], [:])
    for view in views {
      let isNew = ids.insert(view.id).inserted
      let name = view.displayName
      // People also say what they see.
      for called in [name, view.content.text?.string ?? ""] where called != view.id && !called.isEmpty {
        named[called, default: []].insert(view.id)
      }
      if isNew { listed.append(name == view.id ? view.id : "\(view.id) (\(name))") }
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
