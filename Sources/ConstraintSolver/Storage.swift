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
    var component = -1
    var standing = Standing.new
    var error = 0.0
  }

  private(set) var variables: [StoredVariable] = []
  private(set) var rows: [StoredRow] = []
  private(set) var termVariables: [Int] = []
  private(set) var termCoefficients: [Double] = []
  private var unusedTerms = 0

  private var freeVariables: [Int] = []
  private var freeRows: [Int] = []
  var freeComponents: [Int] = []
  private var lastSerial = 0

  /// Slots that belong to no component yet, or to one whose solution is out of date. May contain slots
  /// freed since, and doubles.
  private var changedVariables: [Int] = []
  private var newRows: [Int] = []
  private var changedComponents: [Int] = []
  private var componentChange: [Change] = []

  /// What has happened to a component since it was solved.
  enum Change: Int {
    case none
    /// Constants and starting values have new values.
    case numbers
    case structure
  }

  private static let removed = -1

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

  mutating func addVariable(start: Double) -> Variable {
    let stored = StoredVariable(serial: nextSerial(), value: start, previous: start)
    let slot = freeVariables.popLast() ?? variables.count
    if slot == variables.count {
      variables.append(stored)
    } else {
      variables[slot] = stored
    }
    changedVariables.append(slot)
    return Variable(slot: slot, serial: stored.serial)
  }

  mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    guard isKnown(variable) else { throw .unknownVariable }
    guard variables[variable.slot].useCount == 0 else { throw .variableInUse }
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
    let slot = freeRows.popLast() ?? rows.count
    if slot == rows.count {
      rows.append(row)
    } else {
      rows[slot] = row
    }
    newRows.append(slot)
    return ConstraintID(slot: slot, serial: row.serial)
  }

  /// Stores terms with doubles merged and zeros left out, in the order of the variables' creation.
  private mutating func store(_ terms: [Term]) -> Range<Int> {
    let start = termVariables.count
    for term in terms.sorted(by: { $0.variable.serial < $1.variable.serial }) {
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
    touch(component: rows[row.slot].component, .structure)
    let terms = rows[row.slot].terms
    for k in terms {
      variables[termVariables[k]].useCount -= 1
    }
    rows[row.slot].serial = Storage.removed
    rows[row.slot].component = -1
    rows[row.slot].terms = 0..<0
    freeRows.append(row.slot)
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

  private mutating func touch(component: Int, _ change: Change) {
    guard component >= 0 else { return }
    if componentChange[component] == .none {
      changedComponents.append(component)
    }
    if change.rawValue > componentChange[component].rawValue {
      componentChange[component] = change
    }
  }
}

/// From the record to components and back.
extension Storage {
  /// Whatever has to be solved again, as slots in the order of creation.
  struct Part {
    /// Components that give way to new ones.
    var components: [Int] = []
    /// Components that stay as they are but for their numbers.
    var renumbered: [Int] = []
    var variables: [Int] = []
    var rows: [Int] = []
    /// Those of `variables` that belong to another component, with their anchors; see `Partition`.
    var borrowedVariables: [Int] = []
    var borrowedRows: [Int] = []
  }

  /// The changed components, and those that new rows reach.
  mutating func affectedPart(of components: [Component?]) -> Part {
    var part = Part()
    for i in newRows where rows[i].serial != Storage.removed && rows[i].component < 0 {
      part.rows.append(i)
      for k in rows[i].terms where variables[termVariables[k]].anchor < 0 {
        touch(component: variables[termVariables[k]].component, .structure)
        variableIsNeeded(termVariables[k])
      }
    }
    for j in changedVariables where variables[j].serial != Storage.removed && variables[j].component < 0 {
      part.variables.append(j)
    }
    touchBorrowers(components)
    changedComponents.sort()
    part.components = changedComponents.filter { componentChange[$0] == .structure }
    part.renumbered = changedComponents.filter { componentChange[$0] == .numbers }
    for c in part.components {
      guard let component = components[c] else { continue }
      part.variables.append(contentsOf: component.variableSlots.filter { variables[$0].component == c })
      part.rows.append(contentsOf: component.rowSlots.filter { rows[$0].component == c })
    }
    part.variables = distinct(part.variables.sorted { variables[$0].serial < variables[$1].serial })
    part.rows = distinct(part.rows.sorted { rows[$0].serial < rows[$1].serial })
    return part
  }

  /// What borrows a variable whose anchor has changed has changed, too.
  private mutating func touchBorrowers(_ components: [Component?]) {
    var change: [Change] = []
    for c in changedComponents {
      guard let component = components[c], component.isAnchor else { continue }
      if change.isEmpty {
        change = Array(repeating: .none, count: variables.count)
      }
      change[component.variableSlots[0]] = componentChange[c]
    }
    if change.isEmpty { return }
    for (c, component) in components.enumerated() {
      for j in component?.borrowedVariables ?? [] where change[j] != .none {
        touch(component: c, change[j])
      }
    }
  }

  private mutating func variableIsNeeded(_ j: Int) {
    if variables[j].component < 0 && !variables[j].isChanged {
      variables[j].isChanged = true
      changedVariables.append(j)
    }
  }

  func distinct(_ sorted: [Int]) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(sorted.count)
    for slot in sorted where slot != result.last {
      result.append(slot)
    }
    return result
  }

  /// The problem of one component.
  mutating func problem(_ part: Part) -> ComponentProblem {
    var problem = ComponentProblem()
    for (local, j) in part.variables.enumerated() {
      variables[j].nextLocal = local
    }
    problem.variables = part.variables
    problem.rows = part.rows
    problem.borrowedVariables = part.borrowedVariables
    problem.borrowedRows = part.borrowedRows
    for i in part.rows {
      let row = rows[i]
      for k in row.terms {
        problem.columns.append(variables[termVariables[k]].nextLocal)
        problem.coefficients.append(termCoefficients[k])
      }
      problem.rowStart.append(problem.columns.count)
      problem.relations.append(row.relation)
      problem.constants.append(row.constant)
      problem.priorities.append(row.priority)
      problem.rowWas.append(row.standing)
      problem.ids.append(ConstraintID(slot: i, serial: row.serial))
    }
    for j in part.variables {
      problem.previous.append(variables[j].previous)
      problem.variableWas.append(variables[j].standing)
    }
    return problem
  }

  /// Declares the part solved; its components are to be published next.
  mutating func settle(_ part: Part) {
    for j in part.variables {
      variables[j].component = -1
      variables[j].isChanged = false
      variables[j].value = variables[j].previous
      variables[j].standing = .new
      variables[j].anchor = -1
    }
    changedVariables.removeAll()
    newRows.removeAll()
    for c in changedComponents {
      componentChange[c] = .none
    }
    changedComponents.removeAll()
  }

  /// Takes over what a component has found out about the variables and rows that are its own.
  mutating func publish(_ component: Component, _ index: Int) {
    if index >= componentChange.count {
      componentChange.append(.none)
    }
    var borrowedVariables = component.borrowedVariables[...]
    var borrowedRows = component.borrowedRows[...]
    for (local, slot) in component.variableSlots.enumerated() {
      if borrowedVariables.first == slot {
        borrowedVariables.removeFirst()
        continue
      }
      let value = Tolerance.snapped(component.value[local])
      variables[slot].value = value
      variables[slot].previous = value
      variables[slot].component = index
      variables[slot].local = local
      variables[slot].standing = component.position[local] >= 0 ? .basic : .nonbasic
    }
    for (local, slot) in component.rowSlots.enumerated() {
      if borrowedRows.first == slot {
        borrowedRows.removeFirst()
        continue
      }
      rows[slot].component = index
      rows[slot].standing = component.position[component.variableCount + local] >= 0 ? .basic : .nonbasic
      rows[slot].error = component.error(local)
    }
    if component.isAnchor {
      variables[component.variableSlots[0]].anchor = component.rowSlots[0]
    }
  }
}
