import AutoLayout
import LayoutScene
import LayoutWords

/// The parts that could not be solved, and why.
extension SolutionReader {
  func unsolvedFindings(
    in views: ViewList<SolvedView>, _ constraints: ConstraintList<SolvedConstraint>,
    _ positions: [ObjectIdentifier: ConstraintIndex]
  ) -> [LayoutWarning] {
    refusals(constraints, positions) + abandonments(constraints, positions)
      + instabilities(in: views, constraints, positions)
  }

  private func refusals(
    _ constraints: ConstraintList<SolvedConstraint>, _ positions: [ObjectIdentifier: ConstraintIndex]
  ) -> [LayoutWarning] {
    engine.omitted(.refused).compactMap { constraint in
      guard let position = positions[ObjectIdentifier(constraint)] else { return nil }
      let scene = constraints[position].scene
      let items = [scene.firstItem, scene.secondItem].compactMap { $0?.view }
      return LayoutWarning(
        code: "not-solved",
        message: "\"\(scene.displayName)\" is left out: its numbers are too large to compute with",
        views: items.count == 2 && items[0] == items[1] ? [items[0]] : items, constraints: [position],
        help: "use numbers of ordinary size; no screen is a million points wide or high", severity: .error)
    }
  }

  private func abandonments(
    _ constraints: ConstraintList<SolvedConstraint>, _ positions: [ObjectIdentifier: ConstraintIndex]
  ) -> [LayoutWarning] {
    let members = engine.omitted(.abandoned).compactMap { positions[ObjectIdentifier($0)] }.sorted()
    if members.isEmpty { return [] }
    let names = members.filter { constraints[$0].origin == .explicit }.map {
      constraints[$0].scene.displayName
    }
    return [
      LayoutWarning(
        code: "not-solved",
        message: names.quotedList + (names.count == 1 ? " is" : " are")
          + " left out: there are too many conflicts to examine one by one", views: [],
        constraints: members,
        help: "resolve the reported conflicts, then solve again", severity: .error)
    ]
  }

  private func instabilities(
    in views: ViewList<SolvedView>, _ constraints: ConstraintList<SolvedConstraint>,
    _ positions: [ObjectIdentifier: ConstraintIndex]
  ) -> [LayoutWarning] {
    engine.unsolvedParts.map { part in
      let unsolved = built.views.indices.filter { index in
        part.contains(built.views[index]) || built.views[index].layoutGuides.contains(where: part.contains)
      }
      let members = part.constraints.compactMap { positions[ObjectIdentifier($0)] }.sorted()
      let suspects = suspects(among: members, constraints)
      let names = suspects.map { constraints[$0].scene.displayName }
      return LayoutWarning(
        code: "not-solved",
        message: unsolved.map { views[$0].scene.displayName }.quotedList
          + (unsolved.count == 1 ? " is" : " are")
          + " not solved, so the frames shown are meaningless: the numbers in "
          + (names.isEmpty ? "the constraints" : names.quotedList)
          + " differ too much in size to compute with",
        views: unsolved, constraints: suspects + members.filter { !suspects.contains($0) },
        help: "use multipliers of ordinary size, or give a size or position as a constant instead",
        severity: .error)
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

extension [String] {
  /// At most four entries, such as `"a", "b", "c" and 2 more`.
  fileprivate var quotedList: String {
    let most = 4
    var names = prefix(count > most ? most - 1 : most).map { "\"\($0)\"" }
    if count > most { names.append("\(count - most + 1) more") }
    return names.listed
  }
}
