import Foundation
import TestSupport
import Testing

@testable import layout_render

/// Parts of the inputs, for work that is spread across machines.
@Suite struct ShardTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func parts(_ count: Int, of inputs: [String], _ times: [String: Double]) -> [[String]] {
    (1...count).map { Shard(argument: "\($0)/\(count)")?.part(of: inputs, times: times) ?? [] }
  }

  /// Whatever the times: every input is in exactly one part, and the longest part is within the bound of the longest
  /// processing time first, of the work divided evenly.
  @Test(arguments: 0..<60) func partsAreBalanced(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let count = random.int(1...9)
    let inputs = (0..<random.int(0...60)).map { "s\($0 * 7919 % 61).json" }
    var times: [String: Double] = [:]
    for input in inputs where random.int(0...4) > 0 {
      times[input] = Double(random.int(0...1000)) / [1, 1000, 1e6][random.int(0...2)]
    }
    let parts = parts(count, of: inputs, times)
    #expect(parts.flatMap(\.self).sorted() == inputs.sorted())
    #expect(parts == self.parts(count, of: inputs.reversed(), times))
    for part in parts { #expect(part == Shard.sorted(part)) }
    let known = inputs.compactMap { times[$0] }.sorted()
    let median = known.isEmpty ? 1 : known[(known.count - 1) / 2]
    func length(_ part: [String]) -> Double {
      part.reduce(0) { $0 + max(1e-6, times[$1] ?? (known.isEmpty ? 1e-6 : median)) }
    }
    let (longest, all) = (parts.map(length).max() ?? 0, length(inputs))
    let one = inputs.map { length([$0]) }.max() ?? 0
    // The last input of the longest part was given to what had the least then, so at most an even share of the rest.
    #expect(longest <= (all - one) / Double(count) + one + 1e-9)
  }

  /// Of few inputs, the best division is found by trying all.
  @Test(arguments: 0..<40) func partsAreNearTheBest(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let count = random.int(2...3)
    let lengths = (0..<random.int(1...8)).map { _ in random.int(1...30) }
    let times = Dictionary(uniqueKeysWithValues: lengths.enumerated().map { ("\($0).json", Double($1)) })
    let longest =
      parts(count, of: Array(times.keys), times).map { part in
        part.reduce(0) { $0 + Int(times[$1] ?? 0) }
      }.max() ?? 0
    var best = Int.max
    var choices = 1
    for _ in lengths { choices *= count }
    for choice in 0..<choices {
      var (rest, loads) = (choice, [Int](repeating: 0, count: count))
      for length in lengths {
        loads[rest % count] += length
        rest /= count
      }
      best = min(best, loads.max() ?? 0)
    }
    #expect(3 * count * longest <= (4 * count - 1) * best, "\(lengths): \(longest), \(best)")
  }

  @Test func newInputsCountAsTheMedian() {
    // 9 + 1, and 4 + 5 with a new one between: it is taken for 5, not for the least or the most.
    let times = ["a": 9.0, "b": 5, "c": 1]
    #expect(parts(2, of: ["a", "b", "c", "new"], times) == [["a", "c"], ["b", "new"]])
    #expect(parts(2, of: ["a", "b", "c", "d"], [:]) == [["a", "c"], ["b", "d"]])
  }

  private func scenario(_ name: String, views: Int) throws {
    let list = (0..<views).map { #"{"id": "v\#($0)", "type": "label", "text": "a text with some words"}"# }
    let rules = (0..<views).map {
      "\"v\($0).leading = superview.leading + \($0)\", \"v\($0).top = superview.top\""
    }
    try scratch.write(
      """
      {"canvas": {"size": [300, 300]}, "views": [\(list.joined(separator: ", "))],
      "constraints": [\(rules.joined(separator: ", "))]}
      """, to: name)
  }

  /// A run writes its times, and the next one on several machines divides by them.
  @Test func balancesByTheLastRun() throws {
    for (index, name) in ["a.json", "b.json", "c.json", "d.json"].enumerated() {
      try scenario(name, views: index == 0 ? 60 : 2)
    }
    let inputs = ["a.json", "b.json", "c.json", "d.json"]
    func check(_ flags: String...) throws -> Run {
      try Run.command(["check"] + inputs + ["--quiet"] + flags, in: scratch.folder)
    }
    #expect(try check("--times", "all.json").status == 0)
    let times = try TimesFile.read([scratch.path("all.json")])
    #expect(times.keys.sorted() == inputs && times.values.allSatisfy { $0 > 0 })
    #expect(try check("--shard", "1/2", "--balance", "all.json", "--times", "1.json").status == 0)
    #expect(try check("--shard", "2/2", "--balance", "all.json", "--times", "2.json").status == 0)
    #expect(try TimesFile.read([scratch.path("1.json")]).keys.sorted() == ["a.json"])
    #expect(try TimesFile.read([scratch.path("2.json")]).keys.sorted() == ["b.json", "c.json", "d.json"])
    let both = try TimesFile.read([scratch.path("1.json"), scratch.path("2.json")])
    #expect(both.keys.sorted() == inputs)
    #expect(try check("--shard", "1/2", "--balance", "1.json", "--balance", "2.json").status == 0)
  }

  @Test func refusesTimesThatWouldDoHarm() throws {
    try scenario("a.json", views: 1)
    try scratch.write(#"{"version": 1, "times": {"a.json": 1}}"#, to: "times.json")
    try scratch.write(#"{"version": 2, "times": {}}"#, to: "later.json")
    let runs: [([String], Int32, String)] = [
      (["--times", "a.json"], 64, "is an input and would be overwritten"),
      (["--times", "a.svg"], 64, "the file of times"),
      (["--balance", "times.json"], 64, "without --shard"),
      (["--shard", "1/1", "--balance", "times.json", "--times", "./times.json"], 64, "would change under"),
      (["--shard", "1/1", "--balance", "a.json"], 65, "the file of times has no \"version\""),
      (["--shard", "1/1", "--balance", "later.json"], 65, "only version 1 is known"),
      (["--shard", "1/1", "--balance", "none.json"], 66, "there is no such file"),
      (["--times", "a.json/times.json"], 73, "cannot write"),
    ]
    for (flags, status, words) in runs {
      let run = try Run.command(["a.json", "-f", "svg"] + flags, in: scratch.folder)
      #expect(run.status == status && run.errors.contains(words), "\(flags): \(run.errors)")
    }
  }
}
