import Foundation
import Testing

@testable import layout_render

/// When a review becomes the baseline, and when reports are a whole review.
@Suite struct ReviewRecordingTests {
  private let scratch: Scratch
  private var inputs: [String] = []

  init() throws {
    scratch = try Scratch()
    inputs = try ["a", "b", "c"].map {
      try scratch.write(#"{"canvas": {"size": [40, 40], "scale": 1}, "views": []}"#, to: "\($0).json")
    }
  }

  private func review(_ flags: String..., isIntegrating: Bool = true) throws -> Run {
    try Run.command(
      ["review"] + inputs + ["-o", "report"] + flags,
      environment: Run.environment(isIntegrating: isIntegrating), in: scratch.folder)
  }

  private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: scratch.path(name)) }

  @Test func nothingIsRecordedUnaskedInContinuousIntegration() throws {
    let unasked = try review("--baseline", "base")
    #expect(unasked.status == 66 && unasked.errors.contains("--record"), "\(unasked.errors)")
    #expect(!exists("base") && !exists("report"))
    #expect(try review("--baseline", "base", "--record").status == 0)
    #expect(try review("--baseline", "base").status == 0)
    for (name, near) in [("bsae", "base"), ("./bas", "./base")] {
      let misspelt = try review("--baseline", name)
      #expect(
        misspelt.status == 66 && misspelt.errors.contains("did you mean \"\(near)\"?"), "\(misspelt.errors)")
      #expect(!exists(name))
    }
  }

  @Test func theFirstReviewOnADeskIsRecorded() throws {
    #expect(try review("--baseline", "base", isIntegrating: false).errors.contains("recorded 3 options"))
    #expect(exists("base/manifest.json"))
  }

  @Test func recordsOverABaselineWhenAsked() throws {
    #expect(try review("--baseline", "base", "--record").status == 0)
    try scratch.write(#"{"canvas": {"size": [50, 40], "scale": 1}, "views": []}"#, to: "a.json")
    #expect(try review("--baseline", "base").status == 1)
    // Nobody has seen it where CI is set.
    let unseen = try review("--baseline", "base", "--record")
    #expect(unseen.status == 64 && unseen.errors.contains("approve the report"), "\(unseen.errors)")
    #expect(try review("--baseline", "base").status == 1)
    #expect(try review("--baseline", "base", "--record", isIntegrating: false).status == 0)
    #expect(try review("--baseline", "base").status == 0)
  }

  @Test(arguments: [
    (nil, false), ("", false), ("0", false), ("false", false), ("False", false), ("no", false), ("1", true),
    ("true", true), ("woodpecker", true),
  ])
  func knowsContinuousIntegration(_ value: String?, _ isIntegrating: Bool) throws {
    var environment = ProcessInfo.processInfo.environment
    environment["CI"] = value
    let run = try Run.command(
      ["review", inputs[0], "--baseline", "base", "-o", "report"], environment: environment,
      in: scratch.folder)
    #expect((run.status == 66) == isIntegrating)
  }

  @Test func mergesOnlyAllPartsOfOneReview() throws {
    _ = try review("--baseline", "base", "--record")
    func part(_ shard: String, _ name: String, without last: Int = 0) throws {
      let run = try Run.command(
        ["review"] + inputs.dropLast(last) + ["--baseline", "base", "--shard", shard, "-o", name],
        in: scratch.folder)
      #expect(run.status <= 1, "\(run.errors)")
    }
    for index in 1...4 { try part("\(index)/4", "p\(index)") }
    try part("2/2", "half")
    try part("4/4", "fewer", without: 1)
    func merge(_ names: String...) throws -> Run {
      try Run.command(
        ["review", "--merge", "-o", "merged"] + names.map { "\($0)/report.json" }, in: scratch.folder)
    }
    for (names, reason) in [
      (["p1", "p2", "p4"], "without 3/4"), (["p2"], "without 1/4, 3/4, 4/4"),
      (["p1", "p1"], "1/4 occurs twice"),
      (["p1", "half"], "1/4 and 2/2"), (["p1", "p2", "p3", "fewer"], "different files"),
    ] {
      let run = try Run.command(
        ["review", "--merge", "-o", "merged"] + names.map { "\($0)/report.json" }, in: scratch.folder)
      #expect(run.status == 64 && run.errors.contains(reason), "\(run.errors)")
      #expect(!exists("merged"))
    }
    // The fourth part is empty, and belongs to the whole.
    #expect(try merge("p4", "p2", "p3", "p1").status == 0)
    let whole = try Run.command(
      ["review", "--merge", "merged/report.json", "-o", "again"], in: scratch.folder)
    #expect(whole.status == 0, "\(whole.errors)")
  }

  /// The worst of all parts, as if one machine had done everything.
  @Test func aMergeIsAsBadAsTheWorstOfItsParts() throws {
    _ = try review("--baseline", "base", "--record")
    try FileManager.default.removeItem(atPath: inputs[1])
    try scratch.write("{", to: "a.json")
    let whole = try review("--baseline", "base").status
    #expect(whole == 66)
    for index in 1...2 {
      _ = try Run.command(
        ["review"] + inputs + ["--baseline", "base", "--shard", "\(index)/2", "-o", "p\(index)"],
        in: scratch.folder)
    }
    let merge = try Run.command(
      ["review", "--merge", "p1/report.json", "p2/report.json", "-o", "merged"], in: scratch.folder)
    #expect(merge.status == whole)
  }
}
