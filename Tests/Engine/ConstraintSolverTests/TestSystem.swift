import ConstraintSolver
import TestSupport

/// A system as data: given to a solver, to the oracle, shuffled, edited.
struct TestSystem {
  struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Double

    static func constant(_ variable: Int, _ value: Double, priority: Double = 1000) -> Row {
      Row(terms: [(variable, 1)], relation: .equal, constant: value, priority: priority)
    }

    /// Those that it depends on.
    var variables: Set<Int> {
      let sums = terms.reduce(into: [Int: Double]()) { $0[$1.variable, default: 0] += $1.coefficient }
      return Set(sums.filter { $0.value != 0 }.keys)
    }

    /// The signed violation at a point.
    func error(at point: [Double]) -> Double {
      let offset = terms.reduce(-constant) { $0 + $1.coefficient * point[$1.variable] }
      switch relation {
      case .equal: return offset
      case .lessThanOrEqual: return max(0, offset)
      case .greaterThanOrEqual: return min(0, offset)
      }
    }
  }

  var starts: [Double]
  /// Lower bounds by variable; empty: none has one.
  var bounds: [Double?] = []
  var rows: [Row]

  /// What the bounds mean, as required rows.
  var boundRows: [Row] {
    bounds.enumerated().compactMap { j, bound in
      bound.map { Row(terms: [(j, 1)], relation: .greaterThanOrEqual, constant: $0, priority: 1000) }
    }
  }

  /// Optional priorities, highest first.
  var levels: [Double] {
    Set(rows.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
  }

  func levelSums(at point: [Double]) -> [Double] {
    levels.map { level in
      rows.reduce(0) { $0 + ($1.priority == level ? $1.error(at: point).magnitude : 0) }
    }
  }

  /// The numbers of the required rows that share variables with the given ones, by way of others perhaps.
  func requiredRows(connectedWith indices: [Int]) -> [Int] {
    let required = rows.indices.filter { rows[$0].priority == 1000 }
    var reached = Set(indices)
    var variables = indices.reduce(into: Set<Int>()) { $0.formUnion(rows[$1].variables) }
    var count = 0
    while reached.count != count {
      count = reached.count
      for i in required where !rows[i].variables.isDisjoint(with: variables) {
        reached.insert(i)
        variables.formUnion(rows[i].variables)
      }
    }
    return reached.sorted()
  }

  func largestRequiredError(at point: [Double]) -> Double {
    (rows + boundRows).reduce(0) { $1.priority == 1000 ? max($0, $1.error(at: point).magnitude) : $0 }
  }
}

/// A solver with the handles of a system's variables and rows.
struct LoadedSystem {
  let solver = Solver()
  var variables: [Variable] = []
  var constraints: [ConstraintID] = []

  init(_ system: TestSystem) throws {
    for (j, start) in system.starts.enumerated() {
      let bound = j < system.bounds.count ? system.bounds[j] : nil
      variables.append(solver.addVariable(startingAt: start, lowerBound: bound))
    }
    for row in system.rows {
      constraints.append(try add(row))
    }
  }

  func add(_ row: TestSystem.Row) throws -> ConstraintID {
    try solver.addConstraint(
      row.terms.map { Term(variables[$0.variable], $0.coefficient) }, row.relation, row.constant,
      priority: Priority(row.priority))
  }

  var point: [Double] {
    variables.map { solver.value(of: $0) }
  }
}

extension TestSystem {
  static let allPriorities: [Double] = [999.5, 999, 751, 750, 749, 251, 250.25, 250, 249, 50, 1, 0.5]

  /// Views of x, y, width and height inside a container, with the constraints people write and some they
  /// would not; every other system keeps sizes from being negative. Small whole numbers, so that ties and
  /// degenerate vertices are the rule.
  static func random(
    _ random: inout RandomSource, views: ClosedRange<Int> = 1...8, isBounded: Bool? = nil
  ) -> TestSystem {
    let count = random.int(views)
    var system = TestSystem(starts: [], rows: [])
    for _ in 0..<4 * count {
      system.starts.append(Double(random.int(-3...3)))
    }
    if isBounded ?? random.chance(50) {
      system.bounds = (0..<4 * count).map { $0 % 4 < 2 ? nil : 0 }
    }
    let priorities = Array(allPriorities.shuffled(using: &random).prefix(random.int(2...8)))
    let required = random.pick([10, 30, 50])
    for _ in 0..<random.int(1...7 * count) {
      system.rows.append(randomRow(&random, views: count, priorities: priorities, required: required))
    }
    return system
  }

  static func randomRow(
    _ random: inout RandomSource, views count: Int, priorities: [Double], required: Int
  ) -> Row {
    let axis = random.int(0...1)
    let (a, b) = (4 * random.int(0...count - 1) + axis, 4 * random.int(0...count - 1) + axis)
    let constant = Double(random.int(-2...8))
    let terms: [(variable: Int, coefficient: Double)] =
      switch random.int(0...8) {
      case 0: [(a, 1)]
      case 1: [(a + 2, 1)]
      case 2: [(a, 1), (b, -1)]
      case 3: [(a + 2, 1), (b + 2, -1)]
      case 4: [(a, 1), (b, -1), (b + 2, -1)]
      case 5: [(a, 1), (a + 2, 0.5), (b, -1), (b + 2, -0.5)]
      case 6: [(a + 2, 1), (b + 2, random.pick([-2, -0.5, -0.75, -3]))]
      case 7: [(a, 1), (a + 2, 1), (b, -1), (b + 2, -1)]
      default:
        (0..<random.int(0...5)).map { _ in
          (random.int(0...4 * count - 1), Double(random.int(-3...3)))
        }
      }
    return Row(
      terms: terms,
      relation: random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]), constant: constant,
      priority: random.chance(required) ? 1000 : random.pick(priorities))
  }
}
