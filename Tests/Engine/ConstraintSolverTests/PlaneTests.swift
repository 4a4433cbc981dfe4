import ConstraintSolver
import TestSupport
import Testing

/// Blocks of two unknowns, and of three that an equation ties.
@Suite struct PlaneTests {
  @Test(arguments: 0..<30)
  func smallBlocksAreTheOracles(seed: Int) throws {
    var random = RandomSource(seed: 70_000 + UInt64(seed))
    for round in 0..<12 {
      try PresolveTests.compareWithOracle(PlaneTests.system(round % 2 + 2, &random), "\(seed) \(round)")
    }
  }

  private static func system(_ count: Int, _ random: inout RandomSource) -> TestSystem {
    var system = TestSystem(starts: (0..<count).map { _ in Double(random.int(0...40)) }, rows: [])
    if count == 3 {
      system.rows.append(
        TestSystem.Row(
          terms: [(0, 1), (1, Double(random.int(1...2))), (2, random.pick([-1, 1, 2]))],
          relation: .equal, constant: Double(random.int(20...100)), priority: 1000))
    }
    for _ in 0..<random.int(2...9) {
      var terms = [(random.int(0...count - 1), 1.0)]
      let other = random.int(0...count - 1)
      if other != terms[0].0 && random.chance(50) {
        terms.append((other, random.pick([-1, 0.5, 1, 2])))
      }
      system.rows.append(
        TestSystem.Row(
          terms: terms.map { (variable: $0.0, coefficient: $0.1) },
          relation: random.pick([.lessThanOrEqual, .equal, .greaterThanOrEqual]),
          constant: Double(random.int(0...60)), priority: random.pick([250, 251, 500, 750])))
    }
    // A required inequality, which may leave nothing.
    system.rows.append(
      TestSystem.Row(
        terms: [(0, 1), (1, 1)], relation: .lessThanOrEqual, constant: Double(random.int(0...90)),
        priority: 1000))
    return system
  }
}
