extension SolvedLayout {
  /// nil for a position that no view has.
  package func view(at index: ViewIndex) -> SolvedView? { views.indices.contains(index) ? views[index] : nil }

  /// nil for a position that no constraint has.
  package func constraint(at index: ConstraintIndex) -> SolvedConstraint? {
    constraints.indices.contains(index) ? constraints[index] : nil
  }
}
