import AutoLayout
package import LayoutScene

/// The names that people can use for the views of an input: their ids, and names that only one view has.
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
      // People also use the text that they see, and leave out what only distinguishes namesakes.
      for called in [view.displayName, view.name ?? "", view.content.text?.string ?? ""]
      where called != view.id && !called.isEmpty {
        named[called, default: []].insert(view.id)
      }
      if known.insert(view.displayName).inserted { listed.append(view.displayName) }
    }
    (self.ids, self.named, self.listed) = (ids, named, listed)
  }

  /// The id of the view with the name; nil if there is none, or several.
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
