import FileAccess
import Foundation
import Testing

@testable import layout_render

/// Many inputs: in several processes, in parts for several machines, and with word of what came from what.
@Suite struct BatchTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func scenario(_ width: Int) -> String {
    """
    {"canvas": {"size": [100, 50]}, "views": [{"id": "a"}],
     "constraints": ["a.leading = superview.leading", "a.top = superview.top", "a.width = \(width)", "a.height = 9"]}
    """
  }

  /// - Returns: the paths, in the order of their numbers.
  private func scenarios(_ count: Int) throws -> [String] {
    try (0..<count).map { try scratch.write(scenario($0), to: "s\($0).json") }
  }

  @Test func outcomesSurviveThePipe() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var outcome = Outcome()
      outcome.sources = ["a.png", ""]
      outcome.status = ExitStatus.allCases.randomElement() ?? .success
      outcome.output = (0..<Int.random(in: 0...300, using: &random)).map { _ in UInt8.random(in: 0...255) }
      outcome.messages = Array("Grüße, 😀\n".utf8.prefix(Int.random(in: 0...14)))
      outcome.cacheProblem = ["", "No space left on device"].randomElement() ?? ""
      outcome.written = (0..<Int.random(in: 0...3)).map { "out \($0)/ü.png" }
      for phase in PhaseTimings.Phase.allCases {
        outcome.timings[phase] = Double.random(in: 0...9)
        outcome.timings.peaks[phase.rawValue] = Int.random(in: 0...9)
      }
      let bytes = outcome.encoded
      #expect(Outcome(encoded: bytes) == outcome)
      #expect(Outcome(encoded: bytes.dropLast()) == nil)
      #expect(Outcome(encoded: bytes + [0]) == nil)
    }
  }

  @Test func manyInputsComeOutInOrder() throws {
    var inputs = try scenarios(60)
    inputs.insert(try scratch.write("{", to: "broken.json"), at: 30)
    let runs = try ["1", "2", "7"].map { jobs in
      try Run.command(["check", "--jobs", jobs, "--diagnostics", "json"] + inputs)
    }
    #expect(runs.allSatisfy { $0.status == 65 && $0.errors == runs[0].errors })
    let folder = try Scratch()
    let run = try Run.command(
      ["--jobs", "3", "-f", "text", "-o", folder.path("{scenario}.txt")] + inputs)
    #expect(run.status == 65)
    #expect(try folder.names.count == 60)
    #expect(String(decoding: try folder.bytes("s41.txt"), as: UTF8.self).contains("41"))
  }

  /// Every input is in exactly one part, whatever the order in which the inputs are given.
  @Test(arguments: [1, 2, 3, 7, 100])
  func shards(count: Int) throws {
    let inputs = (0..<23).map { "scene-\($0 * 7919 % 23).json" }
    let parts = (1...count).map { Shard(argument: "\($0)/\(count)")?.part(of: inputs) ?? [] }
    #expect(parts.flatMap { $0 }.sorted() == inputs.sorted())
    let shuffled = (1...count).map { Shard(argument: "\($0)/\(count)")?.part(of: inputs.reversed()) ?? [] }
    #expect(parts == shuffled)
    let sizes = parts.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "-1/2", "1/2/3", "a/b", "1 /2"])
  func badShards(_ argument: String) throws {
    #expect(Shard(argument: argument) == nil)
    #expect(try Run.command(["check", "--shard", argument, "x.json"]).status == 64)
  }

  @Test func anEmptyShardDrawsNothing() throws {
    let run = try Run.command(["check", "--shard", "2/2"] + (try scenarios(1)))
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.errors.contains("note: part 2 of 2 has nothing to do"), "\(run.errors)")
  }

  /// Nothing that a run reads or writes is written over by its dependency file, however it is called.
  @Test(arguments: ["in.json", "./in.json", "link.json", "out.svg", "n/../out.svg", "{option}"])
  func dependenciesOverwriteNothing(_ name: String) throws {
    let input = try scratch.write(scenario(5), to: "in.json")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("link.json"), withDestinationPath: "in.json")
    let output = name == "{option}" ? "{option}" : "out.svg"
    let deps = name == "{option}" ? "default" : name
    let run = try Run.command([input, "-f", "svg", "-o", output, "--deps", deps], in: scratch.folder)
    #expect(run.status == 64 && run.errors.contains("[usage]"), "\(run.errors)")
    #expect(try String(decoding: scratch.bytes("in.json"), as: UTF8.self) == scenario(5))
    #expect(try scratch.names == ["in.json", "link.json"])
  }

  @Test func dependencies() throws {
    let input = try scratch.write(scenario(5), to: "a b#$.json")
    let run = try Run.command(
      [input, "-f", "text", "-o", scratch.path("out.txt"), "--deps", scratch.path("deps.d")])
    #expect(run.status == 0)
    let text = String(decoding: try scratch.bytes("deps.d"), as: UTF8.self)
    #expect(text.hasPrefix("\(scratch.path("out.txt")): \(scratch.path("a\\ b\\#$$.json")) /"))
    #expect(text.hasSuffix("\n"))
    // Make itself reads the file.
    try scratch.write("include deps.d\nall:\n\t@echo ok\n", to: "Makefile")
    let make = try Run.program("/usr/bin/make", ["all"], in: scratch.folder)
    #expect(make.text == "ok\n")
  }

  @Test func timings() throws {
    let run = try Run.command(["check", "--timings"] + (try scenarios(1)))
    for phase in PhaseTimings.Phase.allCases { #expect(run.errors.contains("  \(phase) ")) }
    let rows = run.errors.split(separator: "\n").map { $0.split(separator: " ") }
    let read = rows.first { $0.first == "read" }?.dropFirst().compactMap { Double($0) }
    let all = rows.first { $0.first == "all" }?.dropFirst().compactMap { Double($0) }
    #expect(read?.count == 2 && all?.count == 2)
    // Milliseconds, then megabytes: no process of ours makes do with one.
    #expect((read ?? []).last ?? 0 > 1 && (all ?? []).last ?? 0 >= (read ?? []).last ?? 0)
  }

  /// Names that only inputs distinguish are told before anything is drawn.
  @Test func inputsOfOneName() throws {
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "other"), withIntermediateDirectories: true)
    let first = try scratch.write(scenario(1), to: "s.json")
    let second = try scratch.write(scenario(2), to: "other/s.json")
    let run = try Run.command([first, second, "-o", scratch.path("{scenario}.svg")])
    #expect(run.status == 64)
    #expect(try scratch.names.contains("s.svg") == false)
  }
}
