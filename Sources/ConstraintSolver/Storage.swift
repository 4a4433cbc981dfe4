/// The variables and constraints as recorded, and what has changed since the last solve.
struct Storage: ~Copyable {
  struct StoredVariable: BitwiseCopyable {
    var serial: Int
    /// At the last successful solve.
    var value: Double
    /// Where the memory stage wants it: the value, or a starting value set since.
    var previous: Double
    /// Where it wanted it in the last solve.
    var origin = 0.0
    /// The `revision` in which `previous` changed, or a row of it was removed.
    var revision = 0
    /// Of the cluster that it was last numbered for.
    var stamp = 0
    /// The cluster it was solved in, and its number there; -1: none.
    var cluster: Int32 = -1
    var local: Int32 = 0
    /// Its number in the cluster being set up, if that bears the `stamp`.
    var nextLocal: Int32 = 0
    /// The row that made it a constant in the last solve, and that will in the next, or -1; see `Partition`.
    var anchor: Int32 = -1
    var nextAnchor: Int32 = -1
    /// The row that is its lower bound, or -1.
    var bound: Int32 = -1
    /// The number of rows it occurs in, its bound included.
    var useCount: Int32 = 0
    /// For the partition: what it is joined with, and the number of the cluster that makes.
    var parent: Int32 = 0
    var index: Int32 = -1
    var standing = Standing.new
    var isChanged = true
    var isRemoved = false
  }

  struct StoredTerm: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
  }

  struct StoredRow: BitwiseCopyable {
    var serial: Int
    var constant: Double
    var priority: Priority
    /// Constant and priority at the last successful solve.
    var solvedConstant = 0.0
    var solvedPriority = Priority.required
    /// The `revision` in which it changed.
    var revision = 0
    /// Where its terms are in `terms`.
    var firstTerm: Int
    var termCount: Int32
    /// The cluster it was solved in, -1: none; and there the component and its row, if it has got that far.
    var cluster: Int32 = -1
    var component: Int32 = -1
    var local: Int32 = -1
    var relation: Relation
    /// Whether it is the bound of its one variable: a row that no one added, so no one can be told to remove.
    var isBound = false
    var isRemoved = false
    /// Whether its constant alone has changed since the last solve.
    var isRenumbered = false
    var standing = Standing.new

    var terms: Range<Int> { firstTerm..<firstTerm + Int(termCount) }

    var isEquation: Bool { relation == .equal && priority == .required }
  }

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
  private(set) var revision = 0

  /// Slots that belong to no cluster yet, or to one whose solution is out of date. May contain slots
  /// removed since, and doubles.
  /// Before the first solve of all, when everything is new.
  var isFresh = true
  var changedVariables = List<Int>()
  var newRows = List<Int>()
  var renumberedRows: [Int] = []
  var changedClusters: [Int] = []
  var clusterChange: [Change] = []
  /// By cluster: the row whose constant has changed, `noEdit` or `severalEdits`.
  var clusterEdit: [Int] = []

  static let noEdit = -1
  static let severalEdits = -2

  /// What has happened to a cluster since it was solved.
  enum Change: Int {
    case none
    /// Constants of rows in `renumberedRows` have new values.
    case constants
    /// Starting values have new values, too.
    case numbers
    case structure
  }

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

  mutating func setConstant(_ constant: Double, _ row: ConstraintID) throws(SolverError) {
    guard isKnown(row) else { throw .unknownConstraint }
    guard Storage.isUsable(constant) else { throw .notFinite }
    guard rows[row.slot].constant != constant else { return }
    rows[row.slot].constant = constant
    revision += 1
    rows[row.slot].revision = revision
    let cluster = rows[row.slot].cluster
    if cluster >= 0 && !rows[row.slot].isRenumbered {
      rows[row.slot].isRenumbered = true
      renumberedRows.append(row.slot)
      clusterEdit[Int(cluster)] =
        clusterEdit[Int(cluster)] == Storage.noEdit ? row.slot : Storage.severalEdits
    }
    touch(cluster: cluster, .constants)
  }

  mutating func setPriority(_ priority: Priority, _ row: ConstraintID) throws(SolverError) {
    guard isKnown(row) else { throw .unknownConstraint }
    guard priority.isLegal else { throw .illegalPriority }
    guard rows[row.slot].priority != priority else { return }
    rows[row.slot].priority = priority
    revision += 1
    rows[row.slot].revision = revision
    touch(cluster: rows[row.slot].cluster, .structure)
  }

  mutating func setPrevious(_ previous: Double, _ variable: Variable) throws(SolverError) {
    guard isKnown(variable) else { throw .unknownVariable }
    guard Storage.isUsable(previous) else { throw .notFinite }
    variables[variable.slot].previous = previous
    revision += 1
    variables[variable.slot].revision = revision
    let cluster = variables[variable.slot].cluster
    if cluster >= 0 {
      touch(cluster: cluster, .numbers)
    } else if !variables[variable.slot].isChanged {
      variables[variable.slot].isChanged = true
      changedVariables.append(variable.slot)
    }
  }

  mutating func touch(cluster: Int32, _ change: Change) {
    guard cluster >= 0 else { return }
    let c = Int(cluster)
    if clusterChange[c] == .none {
      changedClusters.append(c)
    }
    if change.rawValue > clusterChange[c].rawValue {
      clusterChange[c] = change
    }
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
