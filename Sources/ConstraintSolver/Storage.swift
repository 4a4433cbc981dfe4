/// The variables and constraints as recorded, and what has changed since the last solve.
struct Storage: ~Copyable {
  var variables = List<StoredVariable>()
  var rows = List<StoredRow>()
  private(set) var terms = List<StoredTerm>()
  private var unusedTerms = 0

  private var freeVariables = List<Int>()
  private var freeRows = List<Int>()
  /// Removed since the last successful solve. What its solution says is still asked for, so they wait.
  private var removedVariables: [Int] = []
  private var removedRows: [Int] = []
  var freeClusters: [Int] = []
  private var lastSerial = 0
  private var lastStamp = 0
  private var stampAtWork = 0
  /// Of the parts of the last partition, as long as they are valid.
  private var partitionStamps = 0..<0
  /// Counts the changes.
  var revision = 0

  /// Whether it is before the first solve of all, when everything is new.
  var isFresh = true
  /// Slots that belong to no cluster yet, or to one whose solution is out of date. May contain slots
  /// removed since, and doubles.
  var changedVariables = List<Int>()
  var newRows = List<Int>()
  var renumberedRows: [Int] = []
  var changedClusters: [Int] = []
  var clusterChange: [Change] = []
  /// By cluster: the row whose constant has changed, `noEdit` or `severalEdits`.
  var clusterEdit: [Int] = []

  static let removed = -1

  static func isUsable(_ number: Double) -> Bool {
    number.magnitude <= Tolerance.largestInput
  }

  func isKnown(_ variable: Variable) -> Bool {
    variable.slot >= 0 && variable.slot < variables.count
      && variables[variable.slot].serial == variable.serial
      && !variables[variable.slot].isRemoved
  }

  func isKnown(_ row: ConstraintID) -> Bool {
    row.slot >= 0 && row.slot < rows.count && rows[row.slot].serial == row.serial && !rows[row.slot].isRemoved
  }

  func id(ofRow slot: Int) -> ConstraintID {
    ConstraintID(slot: slot, serial: rows[slot].serial)
  }

  private mutating func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  mutating func addVariable(start: Double, lowerBound: Double?) -> Variable {
    let stored = StoredVariable(serial: nextSerial(), value: start, previous: start)
    var slot = variables.count
    if freeVariables.isEmpty {
      variables.append(stored)
    } else {
      slot = freeVariables.removeLast()
      variables[slot] = stored
    }
    changedVariables.append(slot)
    let variable = Variable(slot: slot, serial: stored.serial)
    if let lowerBound {
      let first = terms.count
      terms.append(StoredTerm(variable: Int32(truncatingIfNeeded: slot), coefficient: 1))
      variables[slot].useCount += 1
      var row = StoredRow(
        serial: nextSerial(), constant: lowerBound, priority: .required, firstTerm: first, termCount: 1,
        relation: .greaterThanOrEqual)
      row.isBound = true
      variables[slot].bound = Int32(truncatingIfNeeded: insert(row))
    }
    return variable
  }

  mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    guard isKnown(variable) else { throw .unknownVariable }
    let bound = Int(variables[variable.slot].bound)
    guard variables[variable.slot].useCount == (bound < 0 ? 0 : 1) else { throw .variableInUse }
    if bound >= 0 { removeRow(slot: bound) }
    touch(cluster: variables[variable.slot].cluster, .structure)
    variables[variable.slot].isRemoved = true
    removedVariables.append(variable.slot)
  }

  mutating func addRow(
    _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Priority
  ) throws(SolverError) -> ConstraintID {
    guard priority.isLegal else { throw .illegalPriority }
    guard Storage.isUsable(constant) else { throw .notFinite }
    let first = self.terms.count
    try store(terms)
    let row = StoredRow(
      serial: nextSerial(), constant: constant, priority: priority, firstTerm: first,
      termCount: Int32(truncatingIfNeeded: self.terms.count - first), relation: relation)
    return ConstraintID(slot: insert(row), serial: row.serial)
  }

  private mutating func insert(_ row: StoredRow) -> Int {
    var slot = rows.count
    if freeRows.isEmpty {
      rows.append(row)
    } else {
      slot = freeRows.removeLast()
      rows[slot] = row
    }
    newRows.append(slot)
    return slot
  }

  /// Stores terms with doubles merged and zeros left out, in the order of the variables' creation; none if one
  /// cannot be used.
  private mutating func store(_ new: [Term]) throws(SolverError) {
    if new.count > 8 {
      try insert(new.sorted { $0.variable.serial < $1.variable.serial })
    } else {
      try insert(new)
    }
  }

  /// Stores terms by insertion, which is fast if they are few or in order.
  private mutating func insert(_ new: [Term]) throws(SolverError) {
    let start = terms.count
    let room = terms.room(for: new.count)
    var isProper = true
    for count in 0..<new.count {
      let term = new[count]
      guard isKnown(term.variable) else { throw .unknownVariable }
      guard Storage.isUsable(term.coefficient) else { throw .notFinite }
      var k = count
      while k > 0 && variables[Int(room[k - 1].variable)].serial > term.variable.serial {
        room[k] = room[k - 1]
        k -= 1
      }
      room[k] = StoredTerm(
        variable: Int32(truncatingIfNeeded: term.variable.slot), coefficient: term.coefficient)
      if term.coefficient == 0 || k > 0 && room[k - 1].variable == room[k].variable { isProper = false }
    }
    terms.extend(by: new.count)
    if !isProper { mergeTerms(from: start) }
    for k in start..<terms.count {
      variables[Int(terms[k].variable)].useCount += 1
    }
  }

  private mutating func mergeTerms(from start: Int) {
    var kept = start
    var next = start
    while next < terms.count {
      var sum = terms[next]
      next += 1
      while next < terms.count && terms[next].variable == sum.variable {
        sum.coefficient += terms[next].coefficient
        next += 1
      }
      if sum.coefficient == 0 { continue }
      terms[kept] = sum
      kept += 1
    }
    terms.truncate(to: kept)
  }

  mutating func removeRow(_ row: ConstraintID) throws(SolverError) {
    guard isKnown(row) else { throw .unknownConstraint }
    removeRow(slot: row.slot)
  }

  private mutating func removeRow(slot: Int) {
    touch(cluster: rows[slot].cluster, .structure)
    revision += 1
    for k in rows[slot].terms {
      variables[Int(terms[k].variable)].useCount -= 1
      variables[Int(terms[k].variable)].revision = revision
    }
    rows[slot].isRemoved = true
    removedRows.append(slot)
  }

  /// Makes room of what was removed, now that no solution refers to it.
  mutating func sweep() {
    for slot in removedVariables {
      variables[slot].serial = Storage.removed
      variables[slot].cluster = -1
      freeVariables.append(slot)
    }
    for slot in removedRows {
      rows[slot].serial = Storage.removed
      rows[slot].cluster = -1
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

  // MARK: The cluster being set up

  /// Marks for the parts of a partition, which numbers their variables itself.
  mutating func takeStamps(_ count: Int) -> Range<Int> {
    partitionStamps = lastStamp + 1..<lastStamp + 1 + count
    lastStamp += count
    return partitionStamps
  }

  /// Makes a part the one at work: only its variables have a number.
  mutating func number(_ part: Part) {
    stampAtWork = part.stamp
    if partitionStamps.contains(part.stamp) { return }
    // Others may lose variables to this one.
    partitionStamps = 0..<0
    lastStamp += 1
    stampAtWork = lastStamp
    for local in 0..<part.variables.count {
      variables[part.variables[local]].nextLocal = Int32(truncatingIfNeeded: local)
      variables[part.variables[local]].stamp = stampAtWork
    }
  }

  /// The number of a variable in the part; nil if it is none of its own, but a constant.
  func ownLocal(_ j: Int32) -> Int? {
    let variable = variables[Int(j)]
    return variable.stamp == stampAtWork ? Int(variable.nextLocal) : nil
  }

  /// The value of a variable that its anchor makes a constant.
  func anchoredValue(_ j: Int32) -> Double {
    let row = rows[Int(variables[Int(j)].nextAnchor)]
    return row.constant / terms[row.firstTerm].coefficient
  }
}
