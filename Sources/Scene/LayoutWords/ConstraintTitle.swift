import AutoLayout
package import LayoutScene

extension SolvedConstraint {
  /// The title, with what has made the constraint if that is not the input.
  package var titleWithMaker: String { title + origin.inWords }

  /// The name that the scene gives it, if any, and what it says.
  package var title: String {
    constraintTitle(named: isNamed ? scene.identifier : nil, scene.shownText)
  }

  /// The name that the scene gives it, or what it says.
  package var shortTitle: String {
    isNamed ? quotedConstraint(scene.identifier) : constraintTitle(named: nil, scene.shownText)
  }

  /// Whether the identifier is the author's name for it, or the visual format that it is part of; an equation is not a
  /// name.
  private var isNamed: Bool {
    origin == .explicit && (scene.hasGivenIdentifier || scene.visualFormat != nil)
      && !scene.identifier.isEmpty
  }
}

/// The name of a constraint, if it has one, and what it says.
///
/// - Parameters:
///   - name: the author's.
///   - equation: its meaning, in the one notation of all constraints, however its author wrote it.
package func constraintTitle(named name: String?, _ equation: String) -> String {
  name.map { "\(quotedConstraint($0)) (\(equation.shortened(to: 80)))" } ?? equation.shortened(to: 100)
}

private func quotedConstraint(_ name: String) -> String { "“\(name.shortened(to: 60))”" }
