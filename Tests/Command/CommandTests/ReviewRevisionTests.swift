import Foundation
import Testing

@testable import layout_render

/// Reviews against a revision: nothing is stored, and both sides are solved by the same program.
@Suite struct ReviewRevisionTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try git("init", "-q")
    try write(width: 40, to: "layouts/card.json")
    try write(width: 60, to: "layouts/list.json")
    try commit()
  }

  @discardableResult private func git(_ arguments: String...) throws -> Run {
    let run = try Run.program(
      "/usr/bin/git", ["-c", "user.name=t", "-c", "user.email=t@localhost"] + arguments, in: scratch.folder)
    #expect(run.status == 0, "\(arguments): \(run.errors)")
    return run
  }

  private func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", "x")
  }

  private func write(width: Int, view: String = "", to path: String) throws {
    let file = scratch.folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try scratch.write(
      #"""
      {"canvas": {"size": [120, 60], "scale": 1}, "views": [{"id": "a"\#(view)}],
      "constraints": ["a.leading = superview.leading + 8", "a.top = superview.top + 8", "a.height = 20",
      {"identifier": "w", "equation": "a.width = \#(width)"}]}
      """#, to: path)
  }

  private func review(_ files: [String], _ flags: String..., in folder: String = "") throws -> Run {
    try Run.command(
      ["review"] + files + ["--against", "HEAD", "-o", scratch.path("report")] + flags,
      in: scratch.folder.appending(path: folder))
  }

  private func summary() throws -> String {
    String(decoding: try scratch.bytes("report/summary.md"), as: UTF8.self).replacing("\\", with: "")
  }

  @Test func tellsWhatChangedSinceTheRevision() throws {
    let files = ["layouts/card.json", "layouts/list.json"]
    let same = try review(files)
    #expect(
      same.status == 0 && same.text.hasPrefix("0 changed, 0 new, 0 deleted, 2 unchanged"), "\(same.errors)")
    try write(width: 44, to: "layouts/card.json")
    for (files, folder) in [(files, ""), (["card.json", "list.json"], "layouts")] {
      let changed = try review(files, in: folder)
      #expect(changed.status == 1 && changed.text.hasPrefix("1 changed"), "\(changed.text) \(changed.errors)")
      #expect(try summary().contains("a.width 40 → 44: “w”: constant 40 → 44"))
    }
    // Both are drawn, and nothing but the report is written.
    for part in ["before", "after"] { _ = try scratch.bytes("report/\(part)/card/default-light.svg") }
    #expect(
      try git("status", "--porcelain").text.split(separator: "\n") == [" M layouts/card.json", "?? report/"])
  }

  @Test func tellsWhatIsNewDeletedAndRenamed() throws {
    try FileManager.default.moveItem(
      atPath: scratch.path("layouts/card.json"), toPath: scratch.path("layouts/badge.json"))
    try write(width: 90, to: "layouts/new.json")
    try FileManager.default.removeItem(atPath: scratch.path("layouts/list.json"))
    let run = try review(["layouts/badge.json", "layouts/new.json"])
    #expect(
      run.text.hasPrefix("0 changed, 1 new, 1 deleted, 1 renamed, 0 unchanged"), "\(run.text) \(run.errors)")
    #expect(try summary().contains("badge · default**: renamed"))
  }

  @Test func readsImagesFromTheRevisionToo() throws {
    func image(_ color: String) throws {
      try scratch.write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"20\"><rect width=\"20\" height=\"20\" fill=\"\(color)\"/></svg>",
        to: "layouts/sign.svg")
    }
    try image("#c00000")
    try write(width: 40, view: #", "type": "imageView", "image": "sign.svg""#, to: "layouts/card.json")
    try commit()
    #expect(try review(["layouts/card.json"]).status == 0)
    try image("#0000c0")
    let run = try review(["layouts/card.json"])
    #expect(run.status == 1 && run.text.hasPrefix("1 changed"), "\(run.text) \(run.errors)")
    #expect(try summary().contains("pixels differ"))
  }

  @Test func saysWhatIsMissing() throws {
    func refused(_ arguments: [String], in folder: URL) throws -> Run {
      try Run.command(["review"] + arguments + ["-o", scratch.path("report")], in: folder)
    }
    let unknown = try refused(["layouts/card.json", "--against", "nowhere"], in: scratch.folder)
    #expect(unknown.status == 66 && unknown.errors.contains("[no-revision]"), "\(unknown.errors)")
    let option = try refused(["layouts/card.json", "--against=--all"], in: scratch.folder)
    #expect(option.status == 66 && option.errors.contains("[no-revision]"), "\(option.errors)")
    let other = try Scratch()
    let file = try other.write("{\"views\": []}", to: "x.json")
    let outside = try refused([file, "--against", "HEAD"], in: scratch.folder)
    #expect(outside.status == 1 || outside.errors.contains("is not in the repository"), "\(outside.errors)")
    let nowhere = try refused([file, "--against", "HEAD"], in: other.folder)
    #expect(nowhere.status == 66 && nowhere.errors.contains("[no-repository]"), "\(nowhere.errors)")
    #expect(
      try refused(["layouts/card.json", "--against", "HEAD", "--baseline", "b"], in: scratch.folder).status
        == 64)
    _ = try review(["layouts/card.json"])
    let approval = try Run.command(["approve", "report/report.json", "--baseline", "b"], in: scratch.folder)
    #expect(approval.status == 64 && approval.errors.contains("commit the inputs"), "\(approval.errors)")
  }
}
