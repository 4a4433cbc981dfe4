/// Rows over numbered variables, to make a component from: as recorded, or as the presolve leaves them.
struct LinearSystem: ~Copyable {
  struct Row: BitwiseCopyable {
    /// Where the constraint is stored.
    var slot: Int
    var relation: Relation
    var constant: Double
    var priority: Double
    var isBound: Bool
    var standing: Standing
    /// The range of its terms in `columns` and `coefficients`.
    var start: Int
    var end: Int
  }

  /// By variable, in the order of creation: the value that the memory stage wants.
  var starts = List<Double>()
  var standings = List<Standing>()
  var rows = List<Row>()
  var columns = List<Int>()
  var coefficients = List<Double>()

  mutating func removeAll() {
    starts.removeAll()
    standings.removeAll()
    rows.removeAll()
    columns.removeAll()
    coefficients.removeAll()
  }
}

extension LinearSystem {
  /// A cluster as recorded, with the constants that it borrows from others; its own variables come first.
  ///
  /// - Parameter isRecorded: whether to use the current record, or the state at the last solve.
  init(_ part: Part, _ storage: inout Storage, isRecorded: Bool) {
    var rows = Array(part.rows)
    let constants = storage.constants(of: part, isRecorded: isRecorded)
    for j in constants {
      let (stored, solved) = (storage.variables[j], storage.solvedVariables[j])
      rows.append(Int(isRecorded ? stored.nextAnchor : solved.anchor))
      if stored.bound >= 0 { rows.append(Int(stored.bound)) }
    }
    storage.inOrderOfCreation(rows: &rows)
    let whole = Part(variables: part.variables + constants, rows: rows)
    storage.number(whole)
    for j in whole.variables {
      let variable = storage.solvedVariables[j]
      starts.append(isRecorded ? variable.previous : variable.origin)
      standings.append(.new)
    }
    for slot in whole.rows {
      let row = storage.rows[slot]
      let start = columns.count
      for term in storage.terms(ofRow: slot) {
        columns.append(Int(storage.variables[Int(term.variable)].nextLocal))
        coefficients.append(term.coefficient)
      }
      self.rows.append(
        Row(
          slot: slot, relation: row.relation,
          constant: isRecorded ? row.constant : storage.solvedConstant(ofRow: slot),
          priority: (isRecorded ? row.priority : storage.solvedPriority(ofRow: slot)).value,
          isBound: row.isBound,
          standing: .new, start: start, end: columns.count))
    }
  }
}
