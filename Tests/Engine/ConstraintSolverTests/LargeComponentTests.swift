import Testing

@testable import ConstraintSolver

/// Components of thousands of variables that all depend on one another.
@Suite struct LargeComponentTests {
  /// Places one after the other with sizes between, as the views of a stack; `hug` wants the sizes small.
  private struct Chain {
    let solver = Solver()
    var places: [Variable] = []
    var sizes: [Variable] = []

    init(_ count: Int, total: Double?) throws {
      for _ in 0..<count {
        places.append(solver.addVariable())
        sizes.append(solver.addVariable(lowerBound: 0))
      }
      try solver.addConstraint([Term(places[0])], .equal, 0)
      for k in 1..<count {
        let terms = [Term(places[k]), Term(places[k - 1], -1), Term(sizes[k - 1], -1)]
        try solver.addConstraint(terms, .equal, 8)
      }
      guard let total else { return }
      let last = count - 1
      try solver.addConstraint([Term(places[last]), Term(sizes[last])], .equal, total)
      for size in sizes {
        try solver.addConstraint([Term(size)], .lessThanOrEqual, 20, priority: Priority(251))
        try solver.addConstraint([Term(size)], .greaterThanOrEqual, 20, priority: Priority(750))
      }
    }
  }

  /// Places that follow from one another through sizes that are given later: none of the factors may hold all sizes.
  @Test(arguments: [500, 1000])
  func factorsOfAChainStaySparse(count: Int) {
    var system = LinearSystem()
    for _ in 0..<2 * count {
      system.starts.append(0)
      system.standings.append(.new)
    }
    func add(_ columns: [Int], _ coefficients: [Double], priority: Double) {
      let start = system.columns.count
      columns.forEach { system.columns.append($0) }
      coefficients.forEach { system.coefficients.append($0) }
      system.rows.append(
        LinearSystem.Row(
          slot: system.rows.count, relation: .equal, constant: 20, priority: priority, isBound: false,
          standing: .new, start: start, end: system.columns.count))
    }
    // Variable 2k is the place of k, 2k + 1 its size.
    for k in 1..<count { add([2 * k, 2 * k - 2, 2 * k - 1], [1, -1, -1], priority: 1000) }
    for k in 0..<count {
      add([2 * k + 1], [1], priority: 250)
      add([2 * k + 1], [1], priority: 251)
    }
    var scratch = Arena(expecting: 1 << 12)
    let component = Component(system, &scratch)
    component.chooseBasis(&scratch)
    #expect(component.factors.stepCount == 2 * count - 1)
    #expect(component.factors.upper.count + component.factors.lower.count < 100 * count)
  }

  @Test func anOpenChainHasNoEnd() throws {
    let chain = try Chain(150, total: nil)
    try chain.solver.solve()
    for k in 0..<150 {
      #expect(chain.solver.value(of: chain.sizes[k]) == 0)
      let range = chain.solver.range(of: chain.places[k])
      #expect(range.lower == 8 * Double(k) && range.upper == (k == 0 ? 0 : nil))
      #expect(chain.solver.range(of: chain.sizes[k]) == (0, nil))
    }
  }

  /// All of the room that is over may go to any one of them.
  @Test func aChainSharesItsRoom() throws {
    let count = 100
    let chain = try Chain(count, total: 28 * Double(count) + 92)
    try chain.solver.solve()
    for k in 0..<count {
      #expect(chain.solver.range(of: chain.sizes[k]) == (20, 120))
      let place = 28 * Double(k)
      #expect(chain.solver.range(of: chain.places[k]) == (place, k == 0 ? 0 : place + 100))
    }
  }

  /// What is not looked into for want of time is said not to be known, and never said to be determined.
  @Test(arguments: [0, 10_000, 100_000, 10_000_000])
  func tellsWhichRangesItKnows(mostWork: Int) throws {
    let count = 100
    let chain = try Chain(count, total: 28 * Double(count) + 92)
    try chain.solver.solve()
    for case let cluster? in chain.solver.clusters {
      for component in cluster.components { component.mostRangeWork = mostWork }
    }
    var unknownCount = 0
    for k in 0..<count {
      let range = chain.solver.range(of: chain.sizes[k])
      if chain.solver.isRangeKnown(of: chain.sizes[k]) {
        #expect(range == (20, 120))
      } else {
        unknownCount += 1
        #expect(try #require(range.lower) >= 20 && #require(range.upper) <= 120)
      }
    }
    #expect(mostWork > 10_000 || unknownCount > count / 2)
    #expect(mostWork < 10_000_000 || unknownCount == 0)
  }
}
