/// The variables and constraints as recorded, and what has changed since the last solve.
struct Storage {
  struct StoredVariable {
    var serial: Int
    /// At the last successful solve.
    var value: Double
    /// Where the memory stage wants it: the value, or a starting value set since.
    var previous: Double
    /// The component it was solved in, and its number there; -1: none.
    var component = -1
    var local = 0
    /// Its number in the component being set up, which replaces `local` once that is solved.
    var nextLocal = 0
    var standing = Standing.new
    /// The row that made it a constant in the last solve, or -1; see `Partition`.
    var anchor = -1
    /// The row that is its lower bound, or -1.
    var bound = -1
    /// The number of rows it occurs in, its bound included.
    var useCount = 0
    var isChanged = true
  }

  struct StoredRow {
    var serial: Int
    var relation: Relation
    var constant: Double
    var priority: Priority
    /// Its terms in `termVariables` and `termCoefficients`.
    var terms: Range<Int>
    /// Whether it is the bound of its one variable: a row that no one added, so no one can be told to remove.
    var isBound = false
    var component = -1
    var standing = Standing.new
    var error = 0.0
  }

  var variables: [StoredVariable] = []
  var rows: [StoredRow] = []
  private(set) var termVariables: [Int] = []
  private(set) var termCoefficients: [Double] = []
  private var unusedTerms = 0

  private var freeVariables: [Int] = []
  private var freeRows: [Int] = []
  var freeComponents: [Int] = []
  private var lastSerial = 0

  /// Slots that belong to no component yet, or to one whose solution is out of date. May contain slots
  /// freed since, and doubles.
  var changedVariables: [Int] = []
  var newRows: [Int] = []
  var changedComponents: [Int] = []
  var componentChange: [Change] = []

  /// What has happened to a component since it was solved.
  enum Change: Int {
    case none
    /// Constants and starting values have new values.
    case numbers
    case structure
  }

  static let removed = -1

  static func isUsable(_ number: Double) -> Bool {
    number.magnitude <= Tolerance.largestInput
  }

  func isKnown(_ variable: Variable) -> Bool {
    variables.indices.contains(variable.slot) && variables[variable.slot].serial == variable.serial
  }

  func isKnown(_ row: ConstraintID) -> Bool {
    rows.indices.contains(row.slot) && rows[row.slot].serial == row.serial
  }

  private mutating func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  mutating func addVariable(start: Double, lowerBound: Double?) -> Variable {
    let stored = StoredVariable(serial: nextSerial(), value: start, previous: start)
    let slot = freeVariables.popLast() ?? variables.count
    if slot == variables.count {
      variables.append(stored)
    } else {
      variables[slot] = stored
    }
    changedVariables.append(slot)
    let variable = Variable(slot: slot, serial: stored.serial)
    if let lowerBound {
      var row = StoredRow(
        serial: nextSerial(), relation: .greaterThanOrEqual, constant: lowerBound, priority: .required,
        terms: store([Term(variable)]))
      row.isBound = true
      variables[slot].bound = insert(row)
    }
    return variable
  }

  mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    guard isKnown(variable) else { throw .unknownVariable }
    let bound = variables[variable.slot].bound
    guard variables[variable.slot].useCount == (bound < 0 ? 0 : 1) else { throw .variableInUse }
    if bound >= 0 { removeRow(slot: bound) }
    touch(component: variables[variable.slot].component, .structure)
    variables[variable.slot].serial = Storage.removed
    variables[variable.slot].component = -1
    freeVariables.append(variable.slot)
  }

  mutating func addRow(
    _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Priority
  ) throws(SolverError) -> ConstraintID {
    guard priority.isLegal else { throw .illegalPriority }
    guard Storage.isUsable(constant) else { throw .notFinite }
    for term in terms {
      guard isKnown(term.variable) else { throw .unknownVariable }
      guard Storage.isUsable(term.coefficient) else { throw .notFinite }
    }
    let row = StoredRow(
      serial: nextSerial(), relation: relation, constant: constant, priority: priority, terms: store(terms))
    return ConstraintID(slot: insert(row), serial: row.serial)
  }

  private mutating func insert(_ row: StoredRow) -> Int {
    let slot = freeRows.popLast() ?? rows.count
    if slot == rows.count {
      rows.append(row)
    } else {
      rows[slot] = row
    }
    newRows.append(slot)
    return slot
  }

  /// Stores terms with doubles merged and zeros left out, in the order of the variables' creation.
  private mutating func store(_ terms: [Term]) -> Range<Int> {
    let start = termVariables.count
    let isSorted = zip(terms, terms.dropFirst()).allSatisfy { $0.variable.serial <= $1.variable.serial }
    for term in isSorted ? terms : terms.sorted(by: { $0.variable.serial < $1.variable.serial }) {
      if termVariables.count > start && termVariables.last == term.variable.slot {
        termCoefficients[termCoefficients.count - 1] += term.coefficient
      } else {
        dropZeroTerm(from: start)
        termVariables.append(term.variable.slot)
        termCoefficients.append(term.coefficient)
      }
    }
    dropZeroTerm(from: start)
    for k in start..<termVariables.count {
      variables[termVariables[k]].useCount += 1
    }
    return start..<termVariables.count
  }

  private mutating func dropZeroTerm(from start: Int) {
    if termVariables.count > start && termCoefficients.last == 0 {
      termVariables.removeLast()
      termCoefficients.removeLast()
    }
  }

  mutating func removeRow(_ row: ConstraintID) throws(SolverError) {
    guard isKnown(row) else { throw .unknownConstraint }
    removeRow(slot: row.slot)
  }

  private mutating func removeRow(slot: Int) {
    touch(component: rows[slot].component, .structure)
    let terms = rows[slot].terms
    for k in terms {
      variables[termVariables[k]].useCount -= 1
    }
    rows[slot].serial = Storage.removed
    rows[slot].component = -1
    rows[slot].terms = 0..<0
    freeRows.append(slot)
    unusedTerms += terms.count
    if unusedTerms > 1000 && 2 * unusedTerms > termVariables.count {
      compactTerms()
    }
  }

  private mutating func compactTerms() {
    var keptVariables: [Int] = []
    var keptCoefficients: [Double] = []
    for i in rows.indices where rows[i].serial != Storage.removed {
      let start = keptVariables.count
      keptVariables.append(contentsOf: termVariables[rows[i].terms])
      keptCoefficients.append(contentsOf: termCoefficients[rows[i].terms])
      rows[i].terms = start..<keptVariables.count
    }
    termVariables = keptVariables
    termCoefficients = keptCoefficients
    unusedTerms = 0
  }

  mutating func setConstant(_ constant: Double, _ row: ConstraintID) throws(SolverError) {
    guard isKnown(row) else { throw .unknownConstraint }
    guard Storage.isUsable(constant) else { throw .notFinite }
    guard rows[row.slot].constant != constant else { return }
    rows[row.slot].constant = constant
    touch(component: rows[row.slot].component, .numbers)
  }

  mutating func setPriority(_ priority: Priority, _ row: ConstraintID) throws(SolverError) {
    guard isKnown(row) else { throw .unknownConstraint }
    guard priority.isLegal else { throw .illegalPriority }
    guard rows[row.slot].priority != priority else { return }
    rows[row.slot].priority = priority
    touch(component: rows[row.slot].component, .structure)
  }

  mutating func setPrevious(_ previous: Double, _ variable: Variable) throws(SolverError) {
    guard isKnown(variable) else { throw .unknownVariable }
    guard Storage.isUsable(previous) else { throw .notFinite }
    variables[variable.slot].previous = previous
    let component = variables[variable.slot].component
    if component >= 0 {
      touch(component: component, .numbers)
    } else if !variables[variable.slot].isChanged {
      variables[variable.slot].isChanged = true
      changedVariables.append(variable.slot)
    }
  }

  mutating func touch(component: Int, _ change: Change) {
    guard component >= 0 else { return }
    if componentChange[component] == .none {
      changedComponents.append(component)
    }
    if change.rawValue > componentChange[component].rawValue {
      componentChange[component] = change
    }
  }
}
