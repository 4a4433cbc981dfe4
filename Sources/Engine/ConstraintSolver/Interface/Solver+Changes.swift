extension Solver {
  /// The slots of the variables that share a part of the system with something that has changed since the last solve.
  /// The next solve changes no other variable. Before the first solve, these are all variables.
  package func changingSlots() -> [Int] {
    divide()
    let affected = storage.affectedPart(of: clusters)
    var slots = affected.variables
    for index in affected.renumbered {
      guard let cluster = clusters[index] else { continue }
      for slot in cluster.part.variables { slots.append(slot) }
    }
    return slots
  }

  /// Divides the system into the parts that changes will touch. Otherwise the first change does this, and takes that
  /// much longer.
  package func prepareForChanges() { divide() }

  /// The slots of the variables that the last solve determined together with this one. None of them depends on any
  /// other variable, except for constants.
  package func slotsSolved(with variable: Variable) -> [Int] {
    divide()
    return place(of: variable).map { Array($0.0.part.variables) } ?? []
  }
}
