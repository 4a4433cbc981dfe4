import ConstraintSolver
import TestSupport

/// Systems that double precision alone gets wrong. All numbers are short binary fractions, so that what they mean is
/// not a matter of rounding.
enum HardSystems: CaseIterable {
  case multipliers, nearlyParallel, chains, conflicts

  func system(_ random: inout RandomSource) -> TestSystem {
    switch self {
    case .multipliers: Self.multipliers(&random)
    case .nearlyParallel: Self.nearlyParallel(&random)
    case .chains: Self.chain(&random)
    case .conflicts: Self.conflicts(&random)
    }
  }

  /// Views with a position and a size, of which some are huge multiples of others.
  private static func multipliers(_ random: inout RandomSource) -> TestSystem {
    let views = random.int(2...4)
    var system = TestSystem(starts: Array(repeating: 0, count: 2 * views), rows: [])
    system.bounds = (0..<2 * views).map { $0 % 2 == 0 ? nil : 0 }
    system.rows.append(.constant(1, random.pick([100, 320, 480]), priority: random.pick([1000, 1000, 750])))
    for _ in 0..<random.int(3...9) {
      let (a, b) = (random.int(0...2 * views - 1), random.int(0...2 * views - 1))
      let size = random.pick([1, 1, 2, 0.5, 1000, 60_000, 65_536, 100_000, 1_000_000])
      system.rows.append(
        TestSystem.Row(
          terms: random.chance(15) ? [(a, 1)] : [(a, 1), (b, random.pick([-1, -1, 1]) * size)],
          relation: random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
          constant: Double(random.int(-40...640)) / 8,
          priority: random.pick([1000, 1000, 750, 750, 250, 250.5])))
    }
    return system
  }

  /// Rows of a few unknowns that differ by as little as a thousand-millionth.
  private static func nearlyParallel(_ random: inout RandomSource) -> TestSystem {
    let count = random.int(2...4)
    var system = TestSystem(starts: (0..<count).map { _ in Double(random.int(-3...3)) }, rows: [])
    let base = (0..<count).map { _ in Double(random.int(-2...3)) }
    let odd = random.int(0...count - 1)
    for _ in 0..<random.int(2...6) {
      var terms = base.enumerated().map { (variable: $0.offset, coefficient: $0.element) }
      if random.chance(60) {
        terms[odd].coefficient +=
          random.pick([-1, 1]) * random.pick([0x1p-12, 0x1p-20, 0x1p-24, 0x1p-27, 0x1p-30, 0x1p-33])
      }
      if random.chance(25) { terms[random.int(0...count - 1)].coefficient = Double(random.int(-2...2)) }
      system.rows.append(
        TestSystem.Row(
          terms: terms, relation: random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
          constant: Double(random.int(-8...8)), priority: random.pick([1000, 1000, 750, 250])))
    }
    return system
  }

  /// Each a multiple of the one before, the last tied to the first.
  private static func chain(_ random: inout RandomSource) -> TestSystem {
    let count = random.int(4...14)
    var system = TestSystem(starts: (0..<count).map { _ in Double(random.int(0...9)) }, rows: [])
    let isSteep = random.chance(30)
    var product = 1.0
    for j in 1..<count {
      let factor = isSteep && j < 3 ? random.pick([1000, 65_536, 100_000]) : random.pick([1, 1, 2, 0.5])
      product *= factor
      system.rows.append(
        TestSystem.Row(
          terms: [(j, 1), (j - 1, -factor)],
          relation: random.pick([.equal, .equal, .equal, .lessThanOrEqual]),
          constant: Double(random.int(-4...24)) / 4, priority: random.chance(85) ? 1000 : 750))
    }
    let last = product * (1 + random.pick([0, 0x1p-20, 0x1p-27, 0x1p-30, -0x1p-28, 1]))
    system.rows.append(
      TestSystem.Row(
        terms: [(count - 1, 1), (0, -last)], relation: .equal, constant: Double(random.int(-3...3)),
        priority: random.pick([1000, 1000, 750])))
    for priority in [250.0, random.pick([250, 1000])] where random.chance(50) {
      system.rows.append(.constant(random.int(0...count - 1), Double(random.int(0...9)), priority: priority))
    }
    if random.chance(50) { system.bounds = Array(repeating: 0, count: count) }
    return system
  }

  /// More required rows than can hold, some of them constants.
  private static func conflicts(_ random: inout RandomSource) -> TestSystem {
    let count = random.int(2...5)
    var system = TestSystem(starts: Array(repeating: 0, count: count), rows: [])
    system.bounds = (0..<count).map { _ in random.chance(70) ? 0 : nil }
    for _ in 0..<random.int(4...11) {
      let (a, b) = (random.int(0...count - 1), random.int(0...count - 1))
      let terms: [(variable: Int, coefficient: Double)] =
        random.chance(30) || a == b ? [(a, 1)] : [(a, 1), (b, random.pick([-1, -1, -2, -0.5, 1, -1000]))]
      system.rows.append(
        TestSystem.Row(
          terms: terms, relation: random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
          constant: Double(random.int(-2...10) * 10), priority: random.chance(90) ? 1000 : 500))
    }
    return system
  }
}
