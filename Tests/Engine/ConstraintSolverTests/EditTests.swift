import ConstraintSolver
import Glibc
import TestSupport
import Testing

/// Long runs of random edits: after each, the solver must agree with a new one given the same constraints.
@Suite struct EditTests {
  /// LAYOUT_RENDER_LONG=1 makes it 100,000 edits of one solver.
  static var editCount: Int {
    getenv("LAYOUT_RENDER_LONG") == nil ? 1000 : 100_000
  }

  @Test func editsEndWhereAFreshSolverBegins() throws {
    var random = RandomSource(seed: 2024)
    var editor = Editor(views: 6)
    var conflicts = 0
    for edit in 0..<EditTests.editCount {
      let takeBack = try editor.edit(&random)
      let before = editor.observed
      if let conflict = try editor.conflictOfSolving() {
        conflicts += 1
        #expect(editor.observed == before, "edit \(edit)")
        #expect(!conflict.isEmpty && conflict.allSatisfy { editor.holds($0) }, "edit \(edit)")
        try takeBack(&editor)
        try editor.solver.solve()
        #expect(editor.isClose(editor.observed, before), "edit \(edit)")
      } else {
        try editor.compareWithFresh(&random, "edit \(edit)")
      }
    }
    #expect(conflicts > EditTests.editCount / 100)
  }

  /// Variables that a required equation makes constants are shared by components: what if they cease to be?
  @Test func edgesOfTheContainerComeAndGo() throws {
    for seed in 0..<25 {
      var random = RandomSource(seed: 300 + UInt64(seed))
      var editor = Editor(views: 5)
      var edges: [ConstraintID] = []
      for j in 0..<4 {
        edges.append(try editor.add(.constant(j, Double(10 * j))))
      }
      for child in 1...4 {
        let (x, width) = (4 * child, 4 * child + 2)
        _ = try editor.add(
          TestSystem.Row(terms: [(x, 1), (0, -1)], relation: .equal, constant: 3, priority: 1000))
        _ = try editor.add(
          TestSystem.Row(
            terms: [(x, 1), (width, 1), (0, -1), (2, -1)], relation: random.pick([.equal, .lessThanOrEqual]),
            constant: -3, priority: random.pick([1000, 750])))
        _ = try editor.add(.constant(width, Double(random.int(0...30)), priority: 250))
      }
      for edit in 0..<40 {
        let k = random.int(0...edges.count - 1)
        switch random.int(0...5) {
        case 0: try editor.setPriority(random.pick([1000, 500, 100]), edges[k])
        case 1:
          try editor.remove(edges[k])
          edges[k] = try editor.add(.constant(random.pick([0, 2, 4, 6]), Double(random.int(0...40))))
        case 2: edges.append(try editor.add(.constant(random.pick([0, 2, 6]), 20, priority: 999)))
        default: try editor.setConstant(Double(random.int(0...40)), edges[k])
        }
        let before = editor.observed
        while let conflict = try editor.conflictOfSolving() {
          #expect(editor.observed == before)
          let last = try #require(conflict.last { edges.contains($0) } ?? conflict.last)
          edges.removeAll { $0 == last }
          try editor.remove(last)
          if edges.isEmpty { edges.append(try editor.add(.constant(0, 1, priority: 7))) }
        }
        try editor.compareWithFresh(&random, "seed \(seed) edit \(edit)")
      }
    }
  }

  /// Each view is pinned to both sides of the one around it, so that its width is a constant made of constants: what if
  /// these change, and any of them ceases to be?
  @Test func constantsOfConstantsComeAndGo() throws {
    let views = 12
    for seed in 0..<15 {
      var random = RandomSource(seed: 700 + UInt64(seed))
      var editor = Editor(views: views)
      var pins = [try editor.add(.constant(2, 300))]
      for view in 1..<views {
        let (x, width) = (4 * view, 4 * view + 2)
        pins.append(try editor.add(.constant(x, Double(random.int(0...5)))))
        let right = TestSystem.Row(
          terms: [(x, 1), (width, random.pick([1, 1, 1, 2])), (width - 4, -1)], relation: .equal,
          constant: -2,
          priority: 1000)
        pins.append(try editor.add(right))
        // The height follows the width, but for what it would rather be.
        let ratio = TestSystem.Row(
          terms: [(width + 1, 1), (width, -1)], relation: .equal, constant: 0,
          priority: random.pick([1000, 750]))
        pins.append(try editor.add(ratio))
        _ = try editor.add(.constant(width + 1, Double(random.int(0...300)), priority: 250))
        _ = try editor.add(.constant(width, Double(random.int(0...300)), priority: 500))
      }
      for edit in 0..<60 {
        let pin = random.pick(pins)
        switch random.int(0...9) {
        case 0, 1: try editor.setPriority(random.pick([1000, 1000, 500]), pin)
        case 2:
          guard let row = editor.rows.first(where: { $0.id == pin })?.row else { continue }
          try editor.remove(pin)
          pins.removeAll { $0 == pin }
          pins.append(try editor.add(row))
        case 3: _ = try editor.edit(&random)
        default: try editor.setConstant(Double(random.int(-5...5)), pin)
        }
        pins.removeAll { !editor.holds($0) }
        while let conflict = try editor.conflictOfSolving() {
          #expect(!conflict.isEmpty && conflict.allSatisfy { editor.holds($0) })
          try editor.setPriority(random.pick([999, 400]), #require(conflict.last))
        }
        try editor.compareWithFresh(&random, "seed \(seed) edit \(edit)")
      }
    }
  }

  @Test func editsOfSeveralSystemsTogether() throws {
    for seed in 0..<20 {
      var random = RandomSource(seed: UInt64(seed))
      var editor = Editor(views: random.int(1...3))
      for _ in 0..<30 {
        // Several changes before a solve; what conflicts is removed.
        for _ in 0..<random.int(1...5) { _ = try editor.edit(&random) }
        while let conflict = try editor.conflictOfSolving() {
          try editor.remove(#require(conflict.last))
        }
        try editor.compareWithFresh(&random, "seed \(seed)")
      }
    }
  }
}

/// A solver being edited, and what it has been told.
struct Editor {
  typealias TakeBack = (inout Editor) throws -> Void

  let solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var rows: [(row: TestSystem.Row, id: ConstraintID)] = []
  private var starts: [Double]
  private let bounds: [Double?]
  private let views: Int

  init(views: Int) {
    self.views = views
    starts = (0..<4 * views).map { Double($0 % 5) }
    bounds = (0..<4 * views).map { $0 % 4 < 2 ? nil : -2 }
    for (start, bound) in zip(starts, bounds) {
      variables.append(solver.addVariable(startingAt: start, lowerBound: bound))
    }
  }

  var observed: [Double] {
    variables.map { solver.value(of: $0) }
  }

  /// Nil if it can be solved.
  func conflictOfSolving() throws -> [ConstraintID]? {
    do {
      try solver.solve()
      return nil
    } catch {
      guard case .unsatisfiable(let conflict) = error else { throw error }
      return conflict
    }
  }

  func holds(_ id: ConstraintID) -> Bool {
    rows.contains { $0.id == id }
  }

  func isClose(_ a: [Double], _ b: [Double]) -> Bool {
    zip(a, b).allSatisfy { ($0 - $1).magnitude < 1e-6 }
  }

  mutating func add(_ row: TestSystem.Row) throws -> ConstraintID {
    let id = try solver.addConstraint(
      row.terms.map { Term(variables[$0.variable], $0.coefficient) }, row.relation, row.constant,
      priority: Priority(row.priority))
    rows.append((row, id))
    return id
  }

  mutating func remove(_ id: ConstraintID) throws {
    try solver.removeConstraint(id)
    rows.removeAll { $0.id == id }
  }

  mutating func setConstant(_ constant: Double, _ id: ConstraintID) throws {
    try solver.setConstant(constant, of: id)
    for k in rows.indices where rows[k].id == id { rows[k].row.constant = constant }
  }

  mutating func setPriority(_ priority: Double, _ id: ConstraintID) throws {
    try solver.setPriority(Priority(priority), of: id)
    for k in rows.indices where rows[k].id == id { rows[k].row.priority = priority }
  }

  /// One random change; the result takes it back.
  mutating func edit(_ random: inout RandomSource) throws -> TakeBack {
    let crowded = rows.count > 7 * views
    if rows.isEmpty || random.chance(crowded ? 5 : 35) {
      let row = TestSystem.randomRow(
        &random, views: views, priorities: TestSystem.allPriorities, required: 30)
      let id = try add(row)
      return { try $0.remove(id) }
    }
    let (row, id) = random.pick(rows)
    if random.chance(crowded ? 40 : 20) {
      try remove(id)
      return { _ = try $0.add(row) }
    }
    if random.chance(60) {
      try setConstant(row.constant + Double(random.int(-3...3)), id)
      return { try $0.setConstant(row.constant, id) }
    }
    if random.chance(80) {
      try setPriority(random.chance(20) ? 1000 : random.pick(TestSystem.allPriorities), id)
      return { try $0.setPriority(row.priority, id) }
    }
    let j = random.int(0...variables.count - 1)
    let start = Double(random.int(-9...9))
    try solver.setStartingValue(start, of: variables[j])
    starts[j] = start
    return { editor in
      // A starting value conflicts with nothing.
      editor.starts[j] = editor.observed[j]
    }
  }

  /// A new solver, the constraints in another order, starting where this one started.
  mutating func compareWithFresh(_ random: inout RandomSource, _ name: String) throws {
    let fresh = Solver()
    let copies = zip(starts, bounds).map { fresh.addVariable(startingAt: $0, lowerBound: $1) }
    for (row, _) in rows.shuffled(using: &random) {
      try fresh.addConstraint(
        row.terms.map { Term(copies[$0.variable], $0.coefficient) }, row.relation, row.constant,
        priority: Priority(row.priority))
    }
    try fresh.solve()
    let expected = copies.map { fresh.value(of: $0) }
    #expect(isClose(observed, expected), "\(name): \(observed) \(expected)")
    starts = observed
  }
}
