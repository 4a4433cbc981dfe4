import Foundation
import Testing

@testable import layout_render

/// Approvals of parts of a report.
@Suite struct ReviewDecisionTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for name in ["a", "b"] { try write(name, width: 40) }
    #expect(try review().status == 0)
    for name in ["a", "b"] { try write(name, width: 44) }
    #expect(try review().status == 1)
  }

  private func write(_ name: String, width: Int) throws {
    try scratch.write(
      #"""
      {"canvas": {"size": [120, 60], "scale": 1}, "views": [{"id": "v"}], "constraints": ["v.width = \#(width)"],
      "options": [{"name": "one"}, {"name": "two / *"}]}
      """#, to: "\(name).json")
  }

  @discardableResult private func review() throws -> Run {
    try Run.command(["review", "a.json", "b.json", "--baseline", "base", "-o", "report"], in: scratch.folder)
  }

  private func approve(_ flags: String...) throws -> Run {
    try Run.command(["approve", "report/report.json"] + flags, in: scratch.folder)
  }

  private func decide(_ accepted: String, report: String? = nil) throws {
    let sum = try Run.program("/usr/bin/sha256sum", [scratch.path("report/report.json")]).text.prefix(64)
    try scratch.write(
      #"{"kind": "layout-render decisions", "version": 1, "report": "\#(report ?? String(sum))", "accepted": [\#(accepted)], "rejected": []}"#,
      to: "decisions.json")
  }

  @Test func approvesOneOption() throws {
    #expect(try approve("--only", "a/one").text.hasPrefix("approved 1 option"))
    #expect(try review().text.hasPrefix("3 changed, 0 new, 0 deleted, 1 unchanged"))
    #expect(try approve("--only", "b").text.hasPrefix("approved 2 options"))
    #expect(try review().text.hasPrefix("1 changed"))
    #expect(try approve("--only", "*/two*").text.hasPrefix("approved 1 option"))
    #expect(try review().status == 0)
    // Copies of inputs that no option needs any more are gone.
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("base/inputs")).count == 2)
  }

  @Test func approvesWhatWasDecidedOnThePage() throws {
    try decide(#"{"scenario": "a", "option": "two / *"}, {"scenario": "b", "option": "one"}"#)
    #expect(try approve("--decisions", "decisions.json").text.hasPrefix("approved 2 options"))
    #expect(try review().text.hasPrefix("2 changed"))
    // The report is another one now.
    let old = try approve("--decisions", "decisions.json")
    #expect(old.status == 65 && old.errors.contains("[foreign-decisions]"), "\(old.errors)")
  }

  @Test func refusesWhatAreNoDecisions() throws {
    try decide(#"{"scenario": "c", "option": "one"}"#)
    #expect(try approve("--decisions", "decisions.json").errors.contains("[foreign-decisions]"))
    try decide(#"{"scenario": "a"}"#)
    #expect(try approve("--decisions", "decisions.json").errors.contains("broken at accepted"))
    #expect(try approve("--decisions", "report/report.json").status == 65)
    #expect(try approve("--decisions", "nowhere.json").status == 66)
    #expect(try review().text.hasPrefix("4 changed"))
  }
}
