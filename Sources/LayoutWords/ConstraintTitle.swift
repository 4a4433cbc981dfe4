import AutoLayout
package import LayoutScene

extension SolvedConstraint {
  /// The name that the scene gives it, if any, and what it says.
  package var title: String {
    givenName.map { "\($0) (\(scene.text.shortened(to: 80)))" } ?? words
  }

  /// The name that the scene gives it, or what it says.
  package var shortTitle: String { givenName ?? words }

  /// What it says, as the scene's author wrote it where that is known.
  private var words: String {
    (isNamedByItsEquation ? scene.displayName : scene.text).shortened(to: 100)
  }

  private var givenName: String? {
    guard origin == .explicit, !scene.identifier.isEmpty, !isNamedByItsEquation else { return nil }
    return "“\(scene.identifier.shortened(to: 60))”"
  }

  /// A constraint without a name is called by its equation as written; a name contains no relation symbol.
  private var isNamedByItsEquation: Bool {
    origin == .explicit && scene.displayName.contains { "=<>≤≥".contains($0) }
  }
}
