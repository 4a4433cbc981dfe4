/// Joins what constants divide, to look for smaller conflicts than clusters have by themselves.
///
/// Example: `s = 100`, `a = s`, `b = 2 a - 10`, `b >= s + 10`, `b = 10`. With s and b constants, a is solved
/// by itself, and the conflict found there has four rows; `b >= s + 10` is a cluster without variables, and
/// its conflict has three. A smaller one could only be found among all five rows.
extension Storage {
  /// Rows, the variables in them, and their bounds.
  mutating func part(ofRows slots: [Int]) -> Part {
    var rows = slots
    var variables: [Int] = []
    for slot in slots {
      for term in terms(ofRow: slot) {
        variables.append(Int(term.variable))
        let bound = Int(self.variables[Int(term.variable)].bound)
        if bound >= 0 { rows.append(bound) }
      }
    }
    inOrderOfCreation(variables: &variables)
    inOrderOfCreation(rows: &rows)
    return Part(variables: variables, rows: rows)
  }

  /// By slot: the group of required rows connected by shared variables; -1 for other rows.
  func requiredGroups() -> [Int32] {
    var parent = Array(0..<variables.count).map { Int32(truncatingIfNeeded: $0) }
    func top(_ start: Int32) -> Int32 {
      var j = start
      while parent[Int(j)] != j {
        parent[Int(j)] = parent[Int(parent[Int(j)])]
        j = parent[Int(j)]
      }
      return j
    }
    for i in 0..<rows.count where !rows[i].isRemoved && rows[i].priority == .required {
      let terms = terms(ofRow: i)
      for term in terms.dropFirst() { parent[Int(top(term.variable))] = top(terms[0].variable) }
    }
    return (0..<rows.count).map { i in
      guard !rows[i].isRemoved, rows[i].priority == .required, let term = terms(ofRow: i).first else {
        return -1
      }
      return top(term.variable)
    }
  }
}
