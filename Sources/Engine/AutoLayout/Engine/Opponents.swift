internal import ConstraintSolver

/// Finds what keeps an optional constraint from holding.
extension ConstraintEngine {
  /// A minimal set of constraints that keep an unsatisfied one from holding, each at least as strong, in the
  /// order of installation. Empty if too many are connected with it.
  ///
  /// It is the conflict that would exist if all of them, and the unsatisfied one, were required; those that
  /// are unsatisfied themselves only have to hold as well as they do now.
  package func opponents(of loser: LayoutConstraint) -> [LayoutConstraint] {
    let strong = connectedRows(with: loser)
    guard strong.count <= Self.mostOpponentRows else { return [] }
    let solver = Solver()
    var variables: [Variable: Variable] = [:]
    for row in strong {
      for item in [row.constraint.firstItem, row.constraint.secondItem] {
        for size in item?.variables.map({ [$0.width, $0.height] }) ?? [] where variables[size] == nil {
          variables[size] = solver.addVariable(lowerBound: 0)
        }
      }
    }
    var owners: [ConstraintID: LayoutConstraint] = [:]
    for row in strong {
      let terms = row.difference.terms.map { term in
        let variable = variables[term.variable] ?? solver.addVariable()
        variables[term.variable] = variable
        return Term(variable, term.coefficient)
      }
      let error = row.constraint === loser ? 0 : self.error(of: row.constraint)
      let relation: Relation =
        error == 0 ? Relation(row.constraint.relation) : error > 0 ? .lessThanOrEqual : .greaterThanOrEqual
      let id = try? solver.addConstraint(
        terms, relation, error - row.difference.constant, priority: .required)
      if let id { owners[id] = row.constraint }
    }
    guard (try? solver.solve()) == nil, let conflict = solver.conflicts.first else { return [] }
    let members = conflict.constraints.compactMap { owners[$0] }
    return members.contains { $0 === loser } ? members.filter { $0 !== loser } : []
  }

  /// With more rows the search for a smallest set would be abandoned anyway.
  private static var mostOpponentRows: Int { 300 }

  /// The constraint itself, and those at least as strong that share variables with it or with each other.
  private func connectedRows(with loser: LayoutConstraint) -> [Row] {
    guard let start = row(of: loser) else { return [] }
    let strong = rowsInOrder.filter { row in
      row.constraint !== loser && row.id != nil && row.constraint.priority >= loser.priority
    }
    var rowsOfVariable: [Variable: [Int]] = [:]
    for (index, row) in strong.enumerated() {
      for term in row.difference.terms { rowsOfVariable[term.variable, default: []].append(index) }
    }
    var isTaken = [Bool](repeating: false, count: strong.count)
    var pending = start.difference.terms.map(\.variable)
    while let variable = pending.popLast() {
      for index in rowsOfVariable.removeValue(forKey: variable) ?? [] where !isTaken[index] {
        isTaken[index] = true
        pending += strong[index].difference.terms.map(\.variable)
      }
    }
    return [start] + strong.indices.filter { isTaken[$0] }.map { strong[$0] }
  }
}
