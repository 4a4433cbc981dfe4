import Foundation
import Testing

/// The samples' pictures: golden ones, which `make record` renews. What the samples solve to is for their own
/// target to test.
@Suite struct SampleRunTests {
  private static let isRecording = ProcessInfo.processInfo.environment["LAYOUT_RENDER_RECORD"] != nil

  static let files: [URL] = ["json", "storyboard", "xib"].flatMap { kind in
    (try? Places.files(below: Places.samples, withExtension: kind)) ?? []
  }.filter { !$0.lastPathComponent.hasSuffix(".schema.json") }.sorted { $0.path < $1.path }

  static let samples = files.map {
    String($0.deletingPathExtension().path.dropFirst(Places.samples.path.count + 1))
  }

  /// The first of each chapter in light, and those that the README shows in dark too.
  static let pictures: [(sample: String, appearance: String)] = {
    var chapters = Set<Substring>()
    let firsts = samples.filter { sample in
      guard let slash = sample.firstIndex(of: "/"), !sample.hasSuffix("deliberate-faults") else {
        return true
      }
      return chapters.insert(sample[..<slash]).inserted
    }
    return firsts.map { ($0, "light") } + firsts.filter { !$0.contains("/") }.map { ($0, "dark") }
  }()

  /// Editors complete and check scenarios by the schema that the samples name.
  @Test func theSchemaBesideTheSamplesIsTheCommands() throws {
    let run = try Run.command(["schema"])
    #expect(try run.output == Data(contentsOf: Places.samples.appending(path: "scenario.schema.json")))
  }

  @Test func thereAreSome() { #expect(Self.samples.contains("two-labels")) }

  /// A fortieth of a percent of all pixels is a letter of a label: less may be a version of a library.
  private static let threshold = 0.00025

  @Test(arguments: pictures)
  func looksAsBefore(_ sample: String, _ appearance: String) throws {
    let scratch = try Scratch()
    let path = scratch.path("picture.png")
    let file = try #require(Self.files.first { $0.deletingPathExtension().path.hasSuffix("/\(sample)") })
    let run = try Run.command([
      file.path, "--scale", "1", "--appearance", appearance, "-o",
      path,
    ])
    #expect(run.status == 0, "\(run.errors)")
    let golden = Places.golden.appending(path: "\(sample)-\(appearance).png")
    if Self.isRecording { try Self.record(scratch.bytes("picture.png"), golden) }
    let actual = try #require(Picture(path))
    let expected = try #require(
      Picture(golden.path), "no golden picture; look at the new one, then make record")
    let difference = actual.difference(from: expected)
    if difference.map({ $0 > Self.threshold }) ?? true {
      let kept = FileManager.default.temporaryDirectory.appending(
        path: "\(golden.lastPathComponent).actual.png")
      try scratch.bytes("picture.png").write(to: kept)
      Issue.record(
        "\(difference.map { "\($0 * 100) % of the pixels differ" } ?? "the size differs"): compare \(kept.path) with \(golden.path)"
      )
    }
  }

  private static func record(_ data: Data, _ file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// The case that the project began with, by its own words: one line each; 1 + 2; 2 + 1; and where both
  /// have text for two, the top keeps two and the bottom is cut to one.
  @Test func twoLabelsShareThreeLines() throws {
    let run = try Run.command(["solve", Places.samples.appending(path: "two-labels.json").path])
    let solution = try JSONDecoder().decode(Solution.self, from: run.output)
    let lines = solution.options.map { option in option.views.dropFirst().map(\.lines) }
    #expect(lines == [[1, 1], [1, 2], [2, 1], [2, 1]])
    let cut = solution.options.map { option in option.views.dropFirst().map(\.truncated) }
    #expect(cut == [[false, false], [false, false], [false, false], [false, true]])
    for option in solution.options {
      let (top, bottom) = (option.views[1].frame, option.views[2].frame)
      #expect(abs(bottom[1] - (top[1] + top[3]) - 8) < 0.001)
      #expect(568 - (bottom[1] + bottom[3]) >= 457 - 0.001)
    }
  }

  /// Without the 650 nobody decides, and a layout that is changed in place keeps the answer it had.
  @Test func ambiguousLabelsRemember() throws {
    let run = try Run.command(["solve", Places.samples.appending(path: "two-labels-ambiguous.json").path])
    let solution = try JSONDecoder().decode(Solution.self, from: run.output)
    let lines = Dictionary(
      uniqueKeysWithValues: solution.options.map { ($0.name, $0.views.dropFirst().map(\.lines)) })
    #expect(lines["long-long-after-short-long"] == [1, 2])
    #expect(lines["long-long-after-long-short"] == [2, 1])
    for option in solution.options {
      let isAmbiguous = option.views.contains { $0.ambiguity?["height"] != nil }
      #expect(isAmbiguous == option.name.hasPrefix("long-long"), "\(option.name)")
    }
  }
}

/// What the samples' tests read of a solution.
private struct Solution: Decodable {
  struct Option: Decodable {
    var name: String
    var views: [View]
    var conflicts: [Conflict]
    var warnings: [Warning]
  }
  struct View: Decodable {
    var id: String
    var frame: [Double]
    var lines: Int?
    var truncated: Bool?
    var ambiguity: [String: [Double?]]?
  }
  struct Conflict: Decodable, Equatable {
    var constraints: [String]
    var broken: String
  }
  struct Warning: Decodable {
    var code: String
  }
  var options: [Option]
}
