import AutoLayout
package import LayoutScene

extension SolvedLayout {
  /// The sentence that a constraint gives way, with its outcome: `label.width == 400 @700 gives way: 249.5 instead of 400`.
  package func concession(of index: ConstraintIndex) -> String {
    constraints[index].titleWithMaker + " gives way" + (outcome(of: index).map { ": \($0)" } ?? "")
  }

  /// The value of a constraint that does not hold, beside the one that it requests: `249.5 instead of 400`; nil if its
  /// items have no place.
  package func outcome(of index: ConstraintIndex) -> String? {
    let constraint = constraints[index]
    let (scene, geometry) = (constraint.scene, AttributeGeometry(layout: self))
    guard let first = geometry.value(of: scene.firstAttribute, in: scene.firstItem) else { return nil }
    guard scene.secondItem != nil, scene.multiplier != 1 else {
      let reading = Reading(scene: scene, geometry: geometry, first: first)
      return "\(numberText(reading.actual)) instead of \(reading.relation.bound)\(numberText(reading.wanted))"
    }
    // A multiple of a position is a position, which nobody would find in a picture.
    return scene.firstAttribute.kind == .size
      ? "\(numberText(first)) instead of \(scene.relation.bound)\(numberText(first - constraint.error))"
      : "off by \(numberText(constraint.error.magnitude))"
  }

  /// What became of a constraint that does not hold, with its title.
  package func fate(of index: ConstraintIndex) -> String {
    let constraint = constraints[index]
    guard constraint.isBroken else { return concession(of: index) }
    let fate = constraint.givesWayInConflicts ? "gives way" : "is left out"
    return "\(constraint.titleWithMaker) \(fate) because of a conflict"
  }
}

extension SolvedConstraint {
  /// Hugging and resistance hold as far as there is room, also in conflicts.
  var givesWayInConflicts: Bool { origin.isContentSize }
}
