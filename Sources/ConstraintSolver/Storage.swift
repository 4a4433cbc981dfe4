/// The variables and constraints as recorded, and what has changed since the last solve.
struct Storage: ~Copyable {
  // By slot; see `Record.swift`.
  var variables = List<StoredVariable>()
  var solvedVariables = List<SolvedVariable>()
  var rows = List<StoredRow>()
  var solvedRows = List<SolvedRow>()
  private(set) var terms = List<StoredTerm>()
  private var unusedTerms = 0

  private var freeVariables = List<Int>()
  private var freeRows = List<Int>()
  /// Removed since the last successful solve. What its solution says is still asked for, so they wait.
  private var removedVariables: [Int] = []
  private var removedRows: [Int] = []
  var freeClusters: [Int] = []
  private var lastSerial = 0
  var numbering = Numbering()

  /// Whether it is before the first solve of all, when everything is new, and no list of changes is kept.
  var isFresh = true
  /// Slots that belong to no cluster yet, or to one whose solution is out of date. May contain slots
  /// removed since, and doubles.
  var changedVariables = List<Int32>()
  var newRows = List<Int32>()
  /// What rows of clusters were at the last successful solve, if they have changed since.
  var edits = List<RowEdit>()
  var changedClusters: [Int] = []
  var clusterChange: [Change] = []
  /// By cluster: the row whose constant has changed, `noEdit` or `severalEdits`.
  var clusterEdit: [Int] = []
  /// What has changed since a solve that failed, if one did: solutions that it found might no longer fit.
  var recent: Recent?

  struct Recent {
    var variables: Set<Int> = []
    var rows: Set<Int> = []
  }

  static let removed = -1

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

  func id(ofRow slot: Int) -> ConstraintID {
    ConstraintID(slot: slot, serial: rows[slot].order)
  }

  private mutating func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  /// Makes room for so many variables and rows in all.
  mutating func reserveCapacity(variables variableCount: Int, rows rowCount: Int) {
    // More than that is no forecast, but a mistake.
    let (variableCount, rowCount) = (min(variableCount, 1 << 22), min(max(0, rowCount), 1 << 22))
    variables.reserveCapacity(variableCount)
    solvedVariables.reserveCapacity(variableCount)
    rows.reserveCapacity(rowCount)
    solvedRows.reserveCapacity(rowCount)
    // Rows of layouts have one or two terms, or four, where edges coincide.
    terms.reserveCapacity(3 * rowCount)
  }

  mutating func addVariable(start: Double, lowerBound: Double?) -> Variable {
    let serial = nextSerial()
    let slot = insert(
      StoredVariable(serial: serial), SolvedVariable(value: start, previous: start, isChanged: !isFresh))
    if let lowerBound {
      let first = terms.count
      terms.append(StoredTerm(variable: Int32(truncatingIfNeeded: slot), coefficient: 1))
      variables[slot].useCount += 1
      let row = insert(
        StoredRow(
          serial: nextSerial(), constant: lowerBound, priority: .required, firstTerm: first, termCount: 1,
          relation: .greaterThanOrEqual, isBound: true))
      variables[slot].bound = Int32(truncatingIfNeeded: row)
    }
    return Variable(slot: slot, serial: serial)
  }

  // Inlined like the functions of rows below: half of the time of large systems goes into recording them.
  @inline(__always)
  private mutating func insert(_ stored: StoredVariable, _ solved: SolvedVariable) -> Int {
    var slot = variables.count
    if freeVariables.isEmpty {
      variables.append(stored)
      solvedVariables.append(solved)
    } else {
      slot = freeVariables.removeLast()
      variables[slot] = stored
      solvedVariables[slot] = solved
    }
    if !isFresh { changedVariables.append(Int32(truncatingIfNeeded: slot)) }
    return slot
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

  mutating func addRow(
    _ terms: borrowing Span<Term>, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) throws(SolverError) -> ConstraintID {
    guard priority.isLegal else { throw .illegalPriority }
    guard Storage.isUsable(constant) else { throw .notFinite }
    let first = self.terms.count
    let count = try store(terms)
    let serial = nextSerial()
    let slot = insert(
      StoredRow(
        serial: serial, constant: constant, priority: priority, firstTerm: first,
        termCount: Int32(truncatingIfNeeded: count), relation: relation))
    return ConstraintID(slot: slot, serial: serial)
  }

  @inline(__always)
  private mutating func insert(_ row: StoredRow) -> Int {
    var slot = rows.count
    if freeRows.isEmpty {
      rows.append(row)
      solvedRows.append(SolvedRow())
    } else {
      slot = freeRows.removeLast()
      rows[slot] = row
      solvedRows[slot] = SolvedRow()
    }
    if !isFresh { newRows.append(Int32(truncatingIfNeeded: slot)) }
    return slot
  }

  /// Stores terms in the order of slots, with doubles merged and zeros left out; none if one cannot be used.
  ///
  /// - Returns: how many they have come to be.
  @inline(__always)
  private mutating func store(_ new: borrowing Span<Term>) throws(SolverError) -> Int {
    let room = UnsafeMutableBufferPointer(start: terms.room(for: new.count), count: new.count)
    let variables = variables.values
    var isTidy = true
    for k in 0..<new.count {
      let term = new[unchecked: k]
      let slot = term.variable.slot
      guard UInt(bitPattern: slot) < UInt(bitPattern: variables.count),
        variables[slot].serial == term.variable.serial, Storage.isUsable(term.coefficient)
      else {
        for former in room[..<k] { variables[Int(former.variable)].useCount -= 1 }
        throw isKnown(term.variable) ? .notFinite : .unknownVariable
      }
      variables[slot].useCount &+= 1
      let stored = StoredTerm(variable: Int32(truncatingIfNeeded: slot), coefficient: term.coefficient)
      // Terms are mostly few. Many are sorted at once, at the end.
      var place = k
      while place > 0 && place < 16 && room[place - 1].variable > stored.variable {
        room[place] = room[place - 1]
        place -= 1
      }
      room[place] = stored
      if stored.coefficient == 0 || place > 0 && room[place - 1].variable >= stored.variable {
        isTidy = false
      }
    }
    let count = isTidy ? new.count : tidy(room)
    terms.extend(by: count)
    return count
  }

  /// - Returns: how many terms are left.
  private func tidy(_ terms: UnsafeMutableBufferPointer<StoredTerm>) -> Int {
    var terms = terms
    terms.sort { $0.variable < $1.variable }
    var kept = 0
    for term in terms {
      if kept > 0 && terms[kept - 1].variable == term.variable {
        terms[kept - 1].coefficient += term.coefficient
        variables[Int(term.variable)].useCount -= 1
      } else {
        terms[kept] = term
        kept += 1
      }
    }
    let merged = kept
    kept = 0
    for term in terms[..<merged] {
      if term.coefficient == 0 {
        variables[Int(term.variable)].useCount -= 1
      } else {
        terms[kept] = term
        kept += 1
      }
    }
    return kept
  }

  mutating func removeRow(_ row: ConstraintID) throws(SolverError) {
    guard isKnown(row) else { throw .unknownConstraint }
    removeRow(slot: row.slot)
  }

  private mutating func removeRow(slot: Int) {
    touch(cluster: solvedRows[slot].cluster, .structure)
    for k in rows[slot].terms {
      let j = Int(terms[k].variable)
      variables[j].useCount -= 1
      recent?.variables.insert(j)
    }
    rows[slot].serial = ~rows[slot].serial
    removedRows.append(slot)
  }

  /// Makes room of what was removed, now that no solution refers to it.
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
      let range = rows[i].terms
      rows[i].firstTerm = kept.count
      for k in range { kept.append(terms[k]) }
    }
    terms = kept
    unusedTerms = 0
  }
}
