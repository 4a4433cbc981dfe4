import Foundation
import TestSupport
import Testing

/// A report is an artifact of somebody else's pull request, and so is a manifest: whatever they say, nothing is
/// written outside the baseline and the report, and no input is touched.
@Suite(.serialized) struct ReportFuzzTests {
  private static let pieces = [
    "\"", "{", "}", "[", "]", ",", ":", "null", "\"../../outside/canary\"", "\"/etc/passwd\"", "\"\"",
    "\"..\"", "1e99",
    "\"a.json\"", "\"../layouts/a.json\"", "\"version\": 1,", "\"\\u0000\"", "\"../\\u200Dx/p.json\"", "true",
    "[[[[",
  ]

  /// A folder with layouts, a baseline, a report on a layout that has changed, and what must stay as it is.
  private func makeTemplate(in folder: URL) throws {
    let files = FileManager.default
    for name in ["work/layouts", "outside"] {
      try files.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    func write(_ width: Int, _ name: String) throws {
      let text = """
        {"canvas": {"size": [60, 40]}, "views": [{"id": "v", "type": "label", "text": "x"}],
         "constraints": ["v.leading = root.leading", "v.top = root.top", "v.width = \(width)"]}
        """
      try Data(text.utf8).write(to: folder.appending(path: "work/layouts/\(name).json"))
    }
    try Data("as it was".utf8).write(to: folder.appending(path: "outside/canary"))
    try write(20, "a")
    try write(30, "b")
    let work = folder.appending(path: "work")
    let review = [
      "review", "layouts/a.json", "layouts/b.json", "--baseline", "baseline", "-o", "report", "--quiet",
    ]
    try #require(Run.command(review + ["--record"], in: work).status == 0)
    try write(25, "a")
    try #require(Run.command(review, in: work).status == 1)
  }

  /// All files below a folder but those that a run may write, with their bytes.
  private func untouchable(in folder: URL) throws -> [String: Data] {
    var found: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let isOutput = ["work/baseline", "work/report", "work/merged"].contains { name.hasPrefix($0) }
      if !isOutput { found[name] = (try? Data(contentsOf: folder.appending(path: name))) ?? Data() }
    }
    return found
  }

  @Test(arguments: ["report/report.json", "baseline/manifest.json"])
  func writesOnlyWhereItMay(_ victim: String) throws {
    let template = try Scratch()
    try makeTemplate(in: template.folder)
    let original = Array(try template.bytes("work/\(victim)"))
    let before = try untouchable(in: template.folder)
    let mutator = Mutator(Self.pieces, escaping: { Mutator.jsonEscaped($0) })
    let count = (FuzzTests.count + 1) / 2
    for number in 0..<count {
      var random = RandomSource(seed: UInt64(number))
      let sandbox = try Scratch()
      sandbox.remove()
      try FileManager.default.copyItem(at: template.folder, to: sandbox.folder)
      let bytes = mutator.mutated(original, rounds: 3, &random)
      try Data(bytes).write(to: sandbox.folder.appending(path: "work/\(victim)"))
      let work = sandbox.folder.appending(path: "work")
      let commands = [
        ["approve", "report/report.json"], ["approve", "report/report.json", "--baseline", "baseline"],
        ["review", "--merge", "report/report.json", "-o", "merged"],
        ["review", "layouts/a.json", "layouts/b.json", "--baseline", "baseline", "-o", "report", "--quiet"],
      ]
      for command in commands {
        let run = try Run.command(command, in: work)
        let problem = FuzzCampaign.problem(of: run)
        #expect(problem == nil, "\(victim) of seed \(number): \(command): \(problem ?? "")")
      }
      #expect(try untouchable(in: sandbox.folder) == before, "\(victim) of seed \(number)")
    }
  }
}
