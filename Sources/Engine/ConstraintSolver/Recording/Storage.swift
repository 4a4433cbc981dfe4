/// The variables and constraints as recorded, and what has changed since the last solve.
struct Storage: ~Copyable {
  // By slot; see `Record.swift`.
  var variables = List<StoredVariable>()
  var solvedVariables = List<SolvedVariable>()
  var rows = List<StoredRow>()
  var solvedRows = List<SolvedRow>()
  var terms = List<StoredTerm>()
  /// The largest number of terms in any row so far.
  var longestRow = 0
  private var unusedTerms = 0

  var freeVariables = List<Int>()
  var freeRows = List<Int>()
  /// Removed since the last successful solve. Kept for now, because its solution can still be queried.
  private var removedVariables: [Int] = []
  private var removedRows: [Int] = []
  var freeClusters: [Int] = []
  var borrowers = Borrowers()
  var serials = Serials()
  var numbering = Numbering()

  /// Whether nothing has been solved yet: everything is new, and no list of changes is kept.
  var isFresh = true
  /// Slots in no cluster yet, or in one whose solution is out of date. May contain duplicates and slots
  /// removed since.
  var changedVariables = List<Int32>()
  var newRows = List<Int32>()
  /// The former state, at the last successful solve, of rows that have changed since.
  var edits = List<RowEdit>()
  var changedClusters: [Int] = []
  var clusterChange: [Change] = []
  /// By cluster: the row whose constant has changed, `noEdit` or `severalEdits`.
  var clusterEdit: [Int] = []
  /// The changes since a failed solve, if there was one: solutions that it found may no longer be valid.
  var recent: Recent?

  struct Recent {
    var variables: Set<Int> = []
    var rows: Set<Int> = []
  }

  static let removed: Int64 = -1

  /// Whether rows have been removed since the last successful solve.
  var hasRemovedRows: Bool { !removedRows.isEmpty }

  static func isUsable(_ number: Double) -> Bool {
    number.magnitude <= Tolerance.largestInput
  }

  func isKnown(_ variable: Variable) -> Bool {
    variable.slot >= 0 && variable.slot < variables.count
      && variables[variable.slot].serial == variable.serial
  }

  func isKnown(_ row: ConstraintID) -> Bool {
    row.slot >= 0 && row.slot < rows.count && rows[row.slot].serial == row.serial
  }

  /// The terms of a row; valid until the next row is recorded.
  func terms(ofRow slot: Int) -> UnsafeBufferPointer<StoredTerm> {
    let row = rows[slot]
    return UnsafeBufferPointer(
      start: terms.values.baseAddress.map { $0 + row.firstTerm }, count: Int(row.termCount))
  }

  func id(ofRow slot: Int) -> ConstraintID {
    ConstraintID(slot: slot, serial: rows[slot].order)
  }

  mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    guard isKnown(variable) else { throw .unknownVariable }
    let bound = Int(variables[variable.slot].bound)
    guard variables[variable.slot].useCount == (bound < 0 ? 0 : 1) else { throw .variableInUse }
    if bound >= 0 { removeRow(slot: bound) }
    touch(cluster: solvedVariables[variable.slot].cluster, .structure)
    variables[variable.slot].serial = ~variable.serial
    removedVariables.append(variable.slot)
  }

  mutating func removeRow(_ row: ConstraintID) throws(SolverError) {
    guard isKnown(row) else { throw .unknownConstraint }
    removeRow(slot: row.slot)
  }

  private mutating func removeRow(slot: Int) {
    touch(cluster: solvedRows[slot].cluster, .structure)
    for term in terms(ofRow: slot) {
      let j = Int(term.variable)
      variables[j].useCount -= 1
      recent?.variables.insert(j)
    }
    rows[slot].serial = ~rows[slot].serial
    removedRows.append(slot)
  }

  /// Frees the places of removed items, now that no solution refers to them.
  mutating func sweep() {
    for slot in removedVariables {
      variables[slot].serial = Storage.removed
      solvedVariables[slot].cluster = -1
      freeVariables.append(slot)
    }
    for slot in removedRows {
      rows[slot].serial = Storage.removed
      solvedRows[slot].cluster = -1
      unusedTerms += Int(rows[slot].termCount)
      rows[slot].termCount = 0
      freeRows.append(slot)
    }
    removedVariables.removeAll()
    removedRows.removeAll()
    if unusedTerms > 1000 && 2 * unusedTerms > terms.count {
      compactTerms()
    }
  }

  private mutating func compactTerms() {
    var kept = List<StoredTerm>()
    for i in 0..<rows.count {
      let first = kept.count
      for term in terms(ofRow: i) { kept.append(term) }
      rows[i].firstTerm = first
    }
    terms = kept
    unusedTerms = 0
  }
}
