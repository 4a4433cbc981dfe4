import AutoLayout
import LayoutScene

/// The parts that could not be solved, and why.
extension SolutionReader {
  func unsolvedFindings(
    _ constraints: ConstraintList<SolvedConstraint>, _ positions: [ObjectIdentifier: ConstraintIndex]
  ) -> [LayoutFinding] {
    let refused = engine.omitted(.refused).compactMap { positions[ObjectIdentifier($0)] }
    let abandoned = engine.omitted(.abandoned).compactMap { positions[ObjectIdentifier($0)] }.sorted()
    return refused.map { .numberTooLarge($0) } + (abandoned.isEmpty ? [] : [.tooManyConflicts(abandoned)])
      + instabilities(constraints, positions)
  }

  private func instabilities(
    _ constraints: ConstraintList<SolvedConstraint>, _ positions: [ObjectIdentifier: ConstraintIndex]
  ) -> [LayoutFinding] {
    engine.unsolvedParts.map { part in
      let unsolved = built.views.indices.filter { index in
        part.contains(built.views[index]) || built.views[index].layoutGuides.contains(where: part.contains)
      }
      let members = part.constraints.compactMap { positions[ObjectIdentifier($0)] }.sorted()
      let suspects = suspects(among: members, constraints)
      return .unstable(unsolved, suspects: suspects, others: members.filter { !suspects.contains($0) })
    }
  }

  /// The constraints to name: the written ones with a multiplier, which make numbers drift apart, or all
  /// written ones if none has one.
  private func suspects(
    among members: [ConstraintIndex], _ constraints: ConstraintList<SolvedConstraint>
  ) -> [ConstraintIndex] {
    let written = members.filter { constraints[$0].origin == .explicit }
    let scaled = written.filter { constraints[$0].scene.multiplier.magnitude != 1 }
    return scaled.isEmpty ? written : scaled
  }
}
