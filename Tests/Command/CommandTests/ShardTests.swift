import TestSupport
import Testing

@testable import layout_render

/// Parts of the inputs, for work that is spread across machines.
@Suite struct ShardTests {
  /// Every input is in exactly one part, whatever the order in which they are given; parts differ by one at most.
  @Test(arguments: 0..<30) func partsAreEqual(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let count = random.int(1...9)
    let inputs = (0..<random.int(0...60)).map { "s\($0 * 7919 % 61).json" }
    let shards = try (1...count).map { try #require(Shard(argument: "\($0)/\(count)")) }
    let parts = shards.map { $0.part(of: inputs) }
    #expect(parts.joined().sorted() == inputs.sorted())
    #expect(parts == shards.map { $0.part(of: inputs.reversed()) })
    #expect(parts.allSatisfy { (inputs.count / count...inputs.count / count + 1).contains($0.count) })
  }
}
