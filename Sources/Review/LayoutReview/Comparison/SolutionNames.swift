import AutoLayout
import JSONText
import LayoutScene
package import SolutionFiles

/// The names of solutions' views in reports. A later solution takes precedence.
package struct SolutionNames: Hashable, Sendable {
  /// By id; a view without an entry goes by its id.
  private(set) var names: [String: String] = [:]
  private var roots: Set<String> = []

  /// - Parameter solutions: with their inputs' settings; without these, views go by their ids.
  package init(_ solutions: SolutionOption...) {
    for solution in solutions {
      roots.formUnion(solution.views.filter { $0.superview == nil }.map(\.id))
      let views = solution.views.map { (id: $0.id, name: $0.authored?["name"]?.string) }
      for (view, name) in zip(views, DisplayName.all(of: views)) {
        names[view.id] = name == view.id ? nil : name
      }
    }
  }

  package subscript(id: String) -> String { names[id] ?? id }

  /// - Returns: the names of some views, as far as they are different from the ids.
  package func of(_ ids: some Sequence<String>) -> [String: String] {
    ids.reduce(into: [:]) { $0[$1] = names[$1] }
  }

  /// Such as `title.leading`, or `safeArea.top` for a guide of the root.
  func words(_ side: SolutionSide) -> String {
    let view = side.guide != nil && roots.contains(side.view) ? nil : self[side.view]
    return [view, side.guide, side.attribute.name].compactMap(\.self).joined(separator: ".")
  }
}
