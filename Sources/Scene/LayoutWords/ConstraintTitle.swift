import AutoLayout
package import LayoutScene

extension SolvedConstraint {
  /// The name that the scene gives it, if any, and what it says.
  package var title: String {
    givenName.map { "\($0) (\(scene.shownText.shortened(to: 80)))" } ?? words
  }

  /// The name that the scene gives it, or what it says.
  package var shortTitle: String { givenName ?? words }

  /// Its meaning, in the one notation of all constraints, however its author wrote it.
  private var words: String { scene.shownText.shortened(to: 100) }

  /// The author's name for it, or the visual format that it is part of; an equation is not a name.
  private var givenName: String? {
    guard origin == .explicit, scene.hasGivenIdentifier || scene.visualFormat != nil,
      !scene.identifier.isEmpty
    else { return nil }
    return "“\(scene.identifier.shortened(to: 60))”"
  }
}
