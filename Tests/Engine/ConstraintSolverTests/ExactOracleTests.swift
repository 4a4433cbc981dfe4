import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// Hard systems against the exact oracle. `HARD_SYSTEMS=100000 swift test --filter ExactOracleTests` tries as many of
/// each kind, other ones with another `HARD_SEED`.
@Suite struct ExactOracleTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["HARD_SYSTEMS"].flatMap { Int($0) } ?? 60
  private static let seed = environment["HARD_SEED"].flatMap { UInt64($0) } ?? 1

  @Test(arguments: HardSystems.allCases)
  func answersAreTrue(kind: HardSystems) throws {
    var random = RandomSource(seed: Self.seed)
    var tally = HardSystemCheck()
    for number in 0..<Self.count {
      let system = kind.system(&random)
      let problem = try tally.problem(with: system, edits: 2, &random)
      #expect(problem == nil, "\(kind) \(number): \(problem ?? "") in \(system)")
    }
    if Self.count > 60 { print("\(kind): \(tally)") }
    #expect(tally.solved > 0 && tally.conflicts > 0)
    // What even twice the precision cannot tell, and what the oracle cannot, is little.
    #expect(tally.unstable * 20 <= Self.count)
    #expect(tally.unknown * 4 < Self.count)
  }
}
