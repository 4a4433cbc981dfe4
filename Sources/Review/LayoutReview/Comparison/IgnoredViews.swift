import LayoutScene
package import SolutionFiles

/// The views of two solutions whose differences do not count, with all of their subviews.
package struct IgnoredViews: Hashable, Sendable {
  private var ids: Set<String>

  package init(_ named: Set<String>, in solutions: [SolutionOption]) {
    ids = named
    guard !named.isEmpty else { return }
    // In tree order: a superview comes first.
    for view in solutions.flatMap(\.views.elements) {
      if let superview = view.superview, ids.contains(superview) { ids.insert(view.id) }
    }
  }

  /// - Parameter view: nil for the canvas, which is never ignored.
  package func contains(_ view: String?) -> Bool { view.map(ids.contains) ?? false }

  /// Whether the constraint involves no other view.
  func coverAll(_ constraint: SolutionConstraint) -> Bool {
    !ids.isEmpty && ids.contains(constraint.first.view)
      && constraint.second.map { ids.contains($0.view) } ?? true
  }
}
