import Foundation
import Testing

@testable import layout_render

/// Reviews of some of the layouts that a baseline has: the others stay as they are.
@Suite struct ReviewPartTests {
  private let scratch: Scratch

  /// Makes a baseline of four layouts.
  init() throws {
    scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch.path("layouts"), withIntermediateDirectories: true)
    for (name, width) in [("billing", 40), ("login", 50), ("profile", 60), ("search", 70)] {
      try write(name, width: width)
    }
    let run = try review("billing", "login", "profile", "search")
    #expect(run.status == 0, "\(run.errors)")
  }

  private func write(_ name: String, width: Int, color: String = "#c00000", options: String = "") throws {
    try scratch.write(
      #"""
      {"canvas": {"size": [120, 60]}, "views": [{"id": "\#(name)", "backgroundColor": "\#(color)"}],
      "constraints": ["\#(name).leading = superview.leading + 8", "\#(name).top = superview.top + 8",
      "\#(name).height = 20", "\#(name).width = \#(width)"]\#(options)}
      """#, to: "layouts/\(name).json")
  }

  private func review(_ names: String..., flags: String...) throws -> Run {
    try Run.command(
      ["review"] + names.map { "layouts/\($0).json" } + ["--baseline", "base", "-o", "report"] + flags,
      in: scratch.folder)
  }

  private func approve(_ report: String = "report/report.json", _ flags: String...) throws -> Run {
    try Run.command(["approve", report] + flags, in: scratch.folder)
  }

  /// Every file of the baseline that is not about one of these, with its content.
  private func rest(besides names: String...) throws -> [String: Data] {
    let all = try FileManager.default.subpathsOfDirectory(atPath: scratch.path("base"))
    let files = all.filter { file in
      !file.hasPrefix("manifest") && !names.contains { file.hasPrefix($0) || file.hasPrefix("inputs/\($0)") }
    }
    return Dictionary(uniqueKeysWithValues: files.map { ($0, (try? scratch.bytes("base/\($0)")) ?? Data()) })
  }

  @Test func approvesOnlyWhatWasGiven() throws {
    try write("billing", width: 44)
    let before = try rest(besides: "billing")
    #expect(before.count > 6)
    let run = try review("billing")
    #expect(
      run.status == 1 && run.text.hasPrefix("1 changed, 0 new, 0 deleted, 0 unchanged, 3 not given:"),
      "\(run.text)")
    #expect(try approve().text.hasPrefix("approved 1 option "))
    #expect(try rest(besides: "billing") == before)
    let whole = try review("billing", "login", "profile", "search")
    #expect(
      whole.status == 0 && whole.text.hasPrefix("0 changed, 0 new, 0 deleted, 4 unchanged:"), "\(whole.text)")
  }

  /// Recording some makes no baseline without the others.
  @Test func recordsOnlyWhatWasGiven() throws {
    try write("login", width: 55)
    let before = try rest(besides: "login")
    let run = try review("login", flags: "--record")
    #expect(run.status == 0 && run.errors.contains("recorded 1 option in"), "\(run.errors)")
    #expect(try rest(besides: "login") == before)
    #expect(try review("billing", "login", "profile", "search").status == 0)
  }

  @Test func deletesOnRequest() throws {
    try FileManager.default.removeItem(atPath: scratch.path("layouts/profile.json"))
    let part = try review("billing", "login", "search")
    #expect(part.status == 0 && part.text.contains("1 not given"), "\(part.text)")
    let whole = try review("billing", "login", "search", flags: "--complete")
    #expect(
      whole.status == 1 && whole.text.hasPrefix("0 changed, 0 new, 1 deleted, 3 unchanged:"), "\(whole.text)")
    #expect(try approve().status == 0)
    #expect(try review("billing", "login", "search", flags: "--complete").status == 0)
  }

  /// A file that was given is judged whole.
  @Test func deletesOptionsOfAFile() throws {
    try write("search", width: 70, options: #", "options": [{"name": "default"}, {"name": "other"}]"#)
    #expect(try review("search").text.hasPrefix("0 changed, 1 new"))
    #expect(try approve().status == 0)
    try write("search", width: 70)
    let run = try review("search")
    #expect(
      run.status == 1 && run.text.hasPrefix("0 changed, 0 new, 1 deleted, 1 unchanged, 3 not given:"),
      "\(run.text)")
  }

  /// A copy is new: the file that it was made from is still there.
  @Test func aFileIsRenamedOnlyIfItIsGone() throws {
    try FileManager.default.copyItem(
      atPath: scratch.path("layouts/login.json"), toPath: scratch.path("layouts/signin.json"))
    #expect(try review("signin").text.hasPrefix("0 changed, 1 new, 0 deleted, 0 unchanged, 4 not given:"))
    try FileManager.default.removeItem(atPath: scratch.path("layouts/login.json"))
    #expect(
      try review("signin").text.hasPrefix("0 changed, 0 new, 0 deleted, 1 renamed, 0 unchanged, 3 not given:")
    )
    #expect(try approve().status == 0)
    #expect(try review("billing", "profile", "search", "signin", flags: "--complete").status == 0)
  }

  /// The appearances of a part are not those of the whole.
  @Test func keepsTheAppearancesOfTheOthers() throws {
    try write("billing", width: 44)
    #expect(try review("billing", flags: "--appearance", "light,dark").status == 1)
    #expect(try approve().status == 0)
    let manifest = String(decoding: try scratch.bytes("base/manifest.json"), as: UTF8.self)
    #expect(manifest.contains(#""appearances": ["light"]"#), "\(manifest.prefix(200))")
    try write("billing", width: 45)
    #expect(
      try review("billing", "login", "profile", "search", flags: "--appearance", "light,dark").status == 1)
    #expect(try approve().status == 0)
    let other = String(decoding: try scratch.bytes("base/manifest.json"), as: UTF8.self)
    #expect(other.contains(#""appearances": ["light", "dark"]"#), "\(other.prefix(200))")
  }

  /// The folder of a report stands for it.
  @Test(arguments: ["report", "report/", "./report"]) func takesTheFolder(_ path: String) throws {
    try write("billing", width: 44)
    #expect(try review("billing").status == 1)
    let run = try approve(path)
    #expect(run.status == 0 && run.text.hasPrefix("approved 1 option"), "\(run.errors)")
    let other = try approve("layouts")
    #expect(other.status == 66 && other.errors.contains("layouts/report.json"), "\(other.errors)")
  }

  @Test func refusesWhatHasNoEffect() throws {
    #expect(try Run.command(["review", "a.json", "--against", "main", "--complete"]).status == 64)
    #expect(try Run.command(["review", "--merge", "a.json", "--complete"]).status == 64)
  }
}
