internal import ConstraintSolver

/// The solver of a window, with a record of the solver row for each constraint.
///
/// Conflicts between required constraints are resolved here: one of each conflicting set is broken. It is left out of
/// the solver, or only weakened (see `ConflictPolicy`), stays active, and is tried again before the next solution. A
/// constraint whose numbers the solver rejects is left out, too, as are whole conflicts once there have been too many.
package final class ConstraintEngine {
  let solver = Solver()
  private(set) var rows: [ObjectIdentifier: Row] = [:]
  private(set) var owners: [ConstraintID: LayoutConstraint] = [:]
  private var nextSequence = 0
  package private(set) var conflicts: [Conflict] = []
  /// See `ConflictPolicy.work(of:among:)`.
  var mostConflictWork = ConflictPolicy.mostWork
  /// By view: the constraints whose rows depend on its safe area, margins or baselines.
  private var measureDependents: [ObjectIdentifier: [LayoutConstraint]] = [:]
  /// The constraints that are left out or weakened.
  private var omitted: Set<ObjectIdentifier> = []
  private(set) var needsSolving = true
  /// The variables in the parts that could not be solved.
  private(set) var unsolvedVariables: Set<Variable> = []
  /// By the slot of a variable: the item whose frame it is a part of.
  private var itemsOfSlots: [LayoutItem?] = []
  private var componentsOfSlots: [FrameComponent] = []

  struct Row {
    var constraint: LayoutConstraint
    /// nil while the constraint is left out.
    var id: ConstraintID?
    /// Why it is left out or weakened, if it is.
    var omission: Omission?
    var difference: LinearExpression
    /// Increases with every installation: the newest constraint has the largest number.
    var sequence: Int
    /// The views whose safe areas, margins or baselines are in `difference`.
    var measuredViews: [ObjectIdentifier] = []
  }

  package enum Omission {
    /// The other constraints of a conflict can hold without it.
    case broken
    /// The solver rejects its numbers.
    case refused
    /// It is in a conflict that came after too many others.
    case abandoned
  }

  /// Required constraints that contradict each other, in the order of their installation.
  package struct Conflict {
    package var constraints: [LayoutConstraint]
    package var broken: LayoutConstraint
  }

  // MARK: Items

  /// Gives an item its variables, starting at its current frame, and keeps its size from becoming negative.
  func addVariables(for item: LayoutItem, startingAt frame: Rect) {
    let variables = FrameVariables(
      x: solver.addVariable(startingAt: frame.x), y: solver.addVariable(startingAt: frame.y),
      width: solver.addVariable(startingAt: max(0, frame.width), lowerBound: 0),
      height: solver.addVariable(startingAt: max(0, frame.height), lowerBound: 0))
    item.variables = variables
    for (component, variable) in zip(FrameComponent.allCases, variables.all) {
      while itemsOfSlots.count <= variable.slot {
        itemsOfSlots.append(nil)
        componentsOfSlots.append(.x)
      }
      itemsOfSlots[variable.slot] = item
      componentsOfSlots[variable.slot] = component
    }
    needsSolving = true
  }

  /// Makes `frame` the preferred frame of an item where the next solution leaves a choice.
  func restart(_ item: LayoutItem, from frame: Rect) {
    guard let variables = item.variables else { return }
    let values = [frame.x, frame.y, max(0, frame.width), max(0, frame.height)]
    for (variable, value) in zip(variables.all, values) {
      // A number that the solver rejects is not used as a starting value.
      try? solver.setStartingValue(value, of: variable)
    }
  }

  /// Removes an item's variables, which no constraint uses any more.
  func removeVariables(of item: LayoutItem) {
    for variable in item.variables?.all ?? [] {
      try? solver.removeVariable(variable)
      itemsOfSlots[variable.slot] = nil
    }
    item.variables = nil
    needsSolving = true
  }

  /// Does in advance what the first change would otherwise have to do.
  func prepareForChanges() { solver.prepareForChanges() }

  /// Makes the next layout solve even if no constraint has changed.
  func invalidate() { needsSolving = true }

  // MARK: Constraints

  func add(_ constraint: LayoutConstraint) {
    install(constraint, sequence: nextSequence)
    nextSequence += 1
  }

  func remove(_ constraint: LayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let row = rows.removeValue(forKey: key) else { return }
    omitted.remove(key)
    for view in row.measuredViews { measureDependents[view]?.removeAll { $0 === constraint } }
    withdraw(row)
    needsSolving = true
  }

  /// Applies a new priority or new terms.
  func replace(_ constraint: LayoutConstraint) {
    guard let row = rows[ObjectIdentifier(constraint)] else { return }
    remove(constraint)
    install(constraint, sequence: row.sequence)
  }

  /// Applies a new constant.
  func update(_ constraint: LayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard var row = rows[key] else { return }
    let difference = constraint.difference
    guard difference.constant != row.difference.constant else { return }
    row.difference = difference
    if let id = row.id {
      do throws(SolverError) {
        try solver.setConstant(-difference.constant, of: id)
      } catch {
        withdraw(row)
        row.id = nil
        row.omission = .refused
      }
    }
    store(row)
    needsSolving = true
  }

  private func store(_ row: Row) {
    let key = ObjectIdentifier(row.constraint)
    rows[key] = row
    if row.omission != nil { omitted.insert(key) } else { omitted.remove(key) }
  }

  private func install(_ constraint: LayoutConstraint, sequence: Int) {
    var row = Row(constraint: constraint, difference: constraint.difference, sequence: sequence)
    insert(&row)
    if constraint.dependsOnMeasures {
      row.measuredViews = constraint.viewsOfItems
      for view in row.measuredViews { measureDependents[view, default: []].append(constraint) }
    }
    store(row)
    needsSolving = true
  }

  private func insert(_ row: inout Row, priority: LayoutPriority? = nil) {
    row.id = try? solver.addConstraint(
      row.difference.terms, Relation(row.constraint.relation), -row.difference.constant,
      priority: Priority((priority ?? row.constraint.priority).rawValue))
    row.omission = row.id == nil ? .refused : nil
    if let id = row.id { owners[id] = row.constraint }
  }

  private func withdraw(_ row: Row) {
    guard let id = row.id else { return }
    try? solver.removeConstraint(id)
    owners[id] = nil
  }

  /// Updates the rows that depend on the margins, the safe area or the baselines of one of `views`; they
  /// contain these as constants.
  func measuresDidChange(for views: [View]) {
    guard !views.isEmpty, !measureDependents.isEmpty else { return }
    let affected = views.flatMap { measureDependents[ObjectIdentifier($0)] ?? [] }
    for constraint in affected.sorted(by: { sequence(of: $0) < sequence(of: $1) }) { update(constraint) }
  }

  /// Updates the rows that depend on the size of the root view; they contain it as a constant.
  func sizeDidChange(ofItemsIn root: View) {
    func follows(_ item: LayoutItem?) -> Bool {
      item === root || item is LayoutGuide && item?.parent === root
    }
    for row in rowsInOrder where follows(row.constraint.firstItem) || follows(row.constraint.secondItem) {
      update(row.constraint)
    }
  }

  // MARK: Solving

  /// Solves what has changed, leaving out constraints until the rest can hold. Parts that the solver cannot
  /// solve stay as they are, and are tried again in the next solution.
  func solve() {
    guard needsSolving else { return }
    retryBroken()
    conflicts = []
    var work = 0
    while true {
      do {
        try solver.solve()
        break
      } catch .unsatisfiable {
        work += ConflictPolicy.work(of: solver.conflicts.map(\.constraints.count), among: rows.count)
        guard breakConflicts(oneByOne: work <= mostConflictWork || conflicts.isEmpty) else { break }
      } catch {
        break
      }
    }
    unsolvedVariables = Set(solver.unsolvedParts.flatMap(\.variables))
    needsSolving = false
  }

  /// Breaks a constraint of each conflict that the solver found, unless the conflict is already resolved by
  /// one that was broken before; or abandons them all.
  ///
  /// - Returns: whether any constraint was left out.
  private func breakConflicts(oneByOne: Bool) -> Bool {
    var hasChanged = false
    for conflict in solver.conflicts where conflict.constraints.allSatisfy({ owners[$0] != nil }) {
      let members = conflict.constraints.compactMap { owners[$0] }.sorted {
        sequence(of: $0) < sequence(of: $1)
      }
      guard let victim = ConflictPolicy.victim(of: members) else { continue }
      hasChanged = true
      if oneByOne {
        leaveOut(victim, .broken, remaining: ConflictPolicy.remainingPriority(of: victim))
        conflicts.append(Conflict(constraints: members, broken: victim))
      } else {
        for member in members { leaveOut(member, .abandoned) }
      }
    }
    return hasChanged
  }

  /// Takes a constraint out of the solver, or weakens it to its remaining priority.
  private func leaveOut(
    _ constraint: LayoutConstraint, _ omission: Omission, remaining: LayoutPriority? = nil
  ) {
    guard var row = rows[ObjectIdentifier(constraint)] else { return }
    withdraw(row)
    row.id = nil
    if let remaining { insert(&row, priority: remaining) }
    row.omission = omission
    store(row)
  }

  private func retryBroken() {
    for var row in omitted.compactMap({ rows[$0] }).sorted(by: { $0.sequence < $1.sequence }) {
      withdraw(row)
      insert(&row)
      store(row)
    }
  }

  /// Some of the constraints, in the order of installation.
  package func constraintsInOrder(where isWanted: (LayoutConstraint) -> Bool) -> [LayoutConstraint] {
    rows.values.filter { isWanted($0.constraint) }.sorted { $0.sequence < $1.sequence }.map(\.constraint)
  }

  var rowsInOrder: [Row] { rows.values.sorted { $0.sequence < $1.sequence } }

  func row(of constraint: LayoutConstraint) -> Row? { rows[ObjectIdentifier(constraint)] }

  private func sequence(of constraint: LayoutConstraint) -> Int {
    rows[ObjectIdentifier(constraint)]?.sequence ?? 0
  }

  /// Whether all required constraints hold, so that the next solution need not retry any.
  var isSound: Bool { omitted.isEmpty && unsolvedVariables.isEmpty }

  /// Calls `body` with the components of frames that the next solution may change.
  func forEachChangingItem(_ body: (LayoutItem, FrameComponent) -> Void) {
    for slot in solver.changingSlots() {
      guard let item = itemsOfSlots[slot] else { continue }
      body(item, componentsOfSlots[slot])
    }
  }

  /// Whether the height of a text has no influence on the width of one that wraps.
  func isIndependentOfWidths(_ text: View) -> Bool {
    guard let height = text.variables?.height else { return false }
    return solver.slotsSolved(with: height).allSatisfy {
      componentsOfSlots[$0] != .width || !(itemsOfSlots[$0] is WrappingText)
    }
  }
}

extension Relation {
  init(_ relation: LayoutRelation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
