import Foundation
import Testing

@testable import layout_render

/// Reports and baselines of strangers: what they name is believed only as far as it can do no harm.
@Suite struct ReviewTrustTests {
  private let scratch: Scratch

  /// Makes a baseline, and a report with a difference, in the folder `work`.
  init() throws {
    scratch = try Scratch()
    try make("work")
    try scratch.write("precious", to: "precious")
    try write(width: 40)
    #expect(try run("review", "a.json", "--baseline", "base", "--record").status == 0)
    try write(width: 44)
    #expect(try run("review", "a.json", "--baseline", "base").status == 1)
  }

  private var work: URL { scratch.folder.appending(path: "work") }

  private func make(_ folder: String) throws {
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: folder), withIntermediateDirectories: true)
  }

  private func write(width: Int) throws {
    try scratch.write(
      #"""
      {"canvas": {"size": [60, 40], "scale": 1}, "views": [{"id": "a", "backgroundColor": "#c00000"}],
      "constraints": ["a.leading = superview.leading", "a.top = superview.top", "a.height = 20", "a.width = \#(width)"]}
      """#, to: "work/a.json")
  }

  private func run(_ arguments: String...) throws -> Run { try Run.command(arguments, in: work) }

  private var report: String {
    get throws { try String(decoding: scratch.bytes("work/report/report.json"), as: UTF8.self) }
  }

  /// Every file, link and folder outside the report, with what is in it.
  private func surroundings() throws -> [String: Data?] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: scratch.folder.path)
    let pairs = names.filter { !$0.hasPrefix("work/report") }.map { ($0, try? scratch.bytes($0)) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Neither approved nor merged, and nothing is touched.
  private func expectRefusal(_ code: String = "broken-file", of text: String? = nil) throws {
    if let text { try scratch.write(text, to: "work/report/report.json") }
    let before = try surroundings()
    for arguments in [
      ["approve", "report/report.json"], ["review", "--merge", "report/report.json", "-o", "merged"],
    ] {
      let run = try Run.command(arguments, in: work)
      #expect(run.status == 65 && run.errors.contains("[\(code)]"), "\(arguments): \(run.errors)")
    }
    #expect(try surroundings() == before)
  }

  private func sum(_ name: String) throws -> String {
    String(try Run.program("/usr/bin/sha256sum", [scratch.path(name)]).text.prefix(64))
  }

  @Test func approvesABaselineInTheWorkingFolder() throws {
    #expect(try run("approve", "report/report.json").status == 0)
    #expect(try run("review", "a.json", "--baseline", "base").status == 0)
  }

  @Test(arguments: ["../elsewhere", "/elsewhere", "new", "link", ".."])
  func believesNoOtherBaseline(_ path: String) throws {
    try FileManager.default.copyItem(
      atPath: scratch.path("work/base"), toPath: scratch.path("elsewhere"))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("work/link"), withDestinationPath: "../elsewhere")
    let named = path.hasPrefix("/") ? scratch.path("elsewhere") : path
    try scratch.write(
      report.replacing("\"baseline\": \"base\"", with: "\"baseline\": \"\(named)\""),
      to: "work/report/report.json")
    let before = try surroundings()
    let refused = try run("approve", "report/report.json")
    #expect(refused.status == 64 && refused.errors.contains("--baseline DIR"), "\(refused.errors)")
    #expect(try surroundings() == before)
    // What the command line names is written, a new folder among them.
    #expect(try run("approve", "report/report.json", "--baseline", "../named").status == 0)
    #expect(FileManager.default.fileExists(atPath: scratch.path("named/manifest.json")))
  }

  /// The right hash makes no picture of what is none.
  @Test(arguments: ["default-light.svg", "default.json"])
  func takesOnlyPicturesAndSolutions(_ name: String) throws {
    let file = "work/report/after/a/\(name)"
    let before = try sum(file)
    try scratch.write(name.hasSuffix("json") ? "{\"version\": 1}" : "#!/bin/sh\n", to: file)
    try expectRefusal(
      name.hasSuffix("json") ? "broken-solution" : "broken-file",
      of: report.replacing(before, with: sum(file)))
  }

  /// Nor an input from which no picture could be drawn again.
  @Test func takesOnlyInputs() throws {
    let folder = "work/report/after/inputs"
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: scratch.path(folder)).first)
    let (before, text) = (try sum("\(folder)/\(name)"), "{\"views\": 1}")
    try scratch.write(text, to: "\(folder)/\(name)")
    let after = try sum("\(folder)/\(name)")
    let moved = "a-\(after.prefix(10)).json"
    try FileManager.default.moveItem(
      atPath: scratch.path("\(folder)/\(name)"), toPath: scratch.path("\(folder)/\(moved)"))
    try expectRefusal(
      "wrong-type", of: report.replacing(before, with: after).replacing(name, with: moved))
  }

  @Test func takesNoPictureThatIsLargerThanItSays() throws {
    try expectRefusal(
      of: report.replacing(#/"size": \[[0-9]+, [0-9]+\]/#, with: "\"size\": [1, 1]"))
  }

  @Test(arguments: ["report.json", "manifest.json", "after/a/other.json", "x/../../../precious"])
  func takesFilesOnlyFromTheirPlaces(_ name: String) throws {
    try make("work/report/x")
    try scratch.write("precious", to: "work/report/manifest.json")
    let file = "work/report/after/a/default.json"
    try FileManager.default.copyItem(
      atPath: scratch.path(file), toPath: scratch.path("work/report/after/a/other.json"))
    let isOutside = name.contains("..")
    try expectRefusal(
      isOutside ? "broken-report" : "broken-file",
      of: report.replacing("after/a/default.json", with: name))
  }

  /// What is new or changed and has no solution would be taken for deleted.
  @Test func takesNoOptionWithoutItsSolution() throws {
    let text = try report.replacing(#/"solution": \{[^}]*\},/#, with: "")
    #expect(try text != report)
    try expectRefusal("broken-report", of: text)
  }

  @Test func followsNoLinksInAReport() throws {
    let folder = scratch.path("work/report/after")
    try FileManager.default.moveItem(atPath: folder, toPath: scratch.path("moved"))
    try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: scratch.path("moved"))
    try expectRefusal()
    try FileManager.default.removeItem(atPath: folder)
    try FileManager.default.moveItem(atPath: scratch.path("moved"), toPath: folder)
    let file = folder + "/a/default-light.svg"
    try FileManager.default.moveItem(atPath: file, toPath: scratch.path("moved.svg"))
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: scratch.path("moved.svg"))
    try expectRefusal()
  }

  /// A pipe without a writer would be waited for.
  @Test func waitsForNoPipe() throws {
    let file = scratch.path("work/report/after/a/default-light.svg")
    try FileManager.default.removeItem(atPath: file)
    #expect(mkfifo(file, 0o666) == 0)
    try expectRefusal()
    #expect(mkfifo(scratch.path("work/pipe.json"), 0o666) == 0)
    #expect(try run("approve", "pipe.json").status == 65)
    #expect(try run("approve", "-").status == 64)
  }

  @Test func writesThroughNoLinksInABaseline() throws {
    try FileManager.default.moveItem(atPath: scratch.path("work/base/a"), toPath: scratch.path("moved"))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("work/base/a"), withDestinationPath: "../../moved")
    let before = try surroundings()
    for arguments in [
      ["approve", "report/report.json"],
      ["review", "a.json", "--baseline", "base", "--record", "-o", "other"],
    ] {
      let run = try Run.command(arguments, in: work)
      #expect(run.status == 65 && run.errors.contains("[broken-file]"), "\(run.errors)")
    }
    #expect(try surroundings() == before)
  }

  /// An old report makes room for a new one; what it only claims to have written stays.
  @Test func removesNothingButItsOwn() throws {
    try make("work/report/src")
    try scratch.write("precious", to: "work/report/src/main.json")
    try scratch.write(
      report.replacing("after/a/default.json", with: "src/main.json"), to: "work/report/report.json")
    #expect(try run("review", "a.json", "--baseline", "base").status == 1)
    #expect(try scratch.bytes("work/report/src/main.json") == Data("precious".utf8))
  }

  /// Old pictures and solutions are removed, so none may be an input.
  @Test func reviewsNoInputFromTheReport() throws {
    let file = "report/after/a/default.json"
    let before = try scratch.bytes("work/" + file)
    #expect(try run("review", file, "--baseline", "base").status == 64)
    #expect(try scratch.bytes("work/" + file) == before)
  }
}
