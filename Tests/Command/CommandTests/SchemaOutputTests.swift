import Foundation
import TestSupport
import Testing

@testable import layout_render

/// What the command writes as JSON is as its schemas say, which describe every key. `.ci/schemas` does the same with
/// another validator.
@Suite struct SchemaOutputTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let samples = try? FileManager.default.subpathsOfDirectory(atPath: Places.samples.path)
    .filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") || $0.hasSuffix(".storyboard") }.sorted()

  private func schema(_ name: String) throws -> [String: Any] {
    let run = try Run.command(["schema", name])
    #expect(run.status == 0)
    return try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
  }

  private func expectValid(_ data: Data, _ name: String) throws {
    let value = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    let problems = SchemaValidator(schema: try schema(name)).problems(value)
    #expect(problems == [], "\(name)")
    // A key that is not described is refused.
    if var object = value as? [String: Any] {
      object["undescribed"] = 1
      #expect(!SchemaValidator(schema: try schema(name)).problems(object).isEmpty, "\(name)")
    }
  }

  @Test(arguments: SchemaName.allCases)
  func schemasDescribeEverything(_ name: SchemaName) throws {
    let schema = try schema(name.rawValue)
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let id = try #require(schema["$id"] as? String)
    #expect(id.wholeMatch(of: /urn:layout-render:([a-z]+):[0-9]+/)?.1 == name.rawValue[...])
    func check(_ node: Any, _ path: String) {
      if let list = node as? [Any] {
        for (index, one) in list.enumerated() { check(one, "\(path)/\(index)") }
      }
      guard let object = node as? [String: Any] else { return }
      if let keys = object["properties"] as? [String: [String: Any]] {
        #expect(object["additionalProperties"] as? Bool == false, "\(path)")
        for (key, value) in keys where key != "$schema" && name != .scenario && name != .configuration {
          #expect(value["description"] is String, "\(path)/\(key)")
        }
      }
      for (key, value) in object { check(value, "\(path)/\(key)") }
    }
    check(schema, name.rawValue)
    // Packages have it.
    let script = try String(contentsOf: Places.root.appending(path: ".packaging/install"), encoding: .utf8)
    #expect(script.contains(/for name in [a-z ]*\b/) && script.contains(" \(name.rawValue)"))
    let article = try String(contentsOf: Places.catalogue.appending(path: "ForPrograms.md"), encoding: .utf8)
    #expect(article.contains("`\(name.rawValue)`"))
  }

  @Test func listsAreAsTheirSchemasSay() throws {
    for command in ["devices", "fonts"] {
      try expectValid(Run.command([command, "--format", "json"]).output, command)
    }
    let files = (Self.samples ?? []).map { Places.samples.appending(path: $0).path }
    let run = try Run.command(["options", "--format", "json"] + files)
    try expectValid(run.output, "options")
    let list = try JSONSerialization.jsonObject(with: run.output) as? [String: [[String: Any]]]
    #expect(list == nil || run.status == 0)
    let devices = try Run.command(["devices", "--format", "json"]).text
    #expect(
      try Run.command(["devices"]).text.split(separator: "\n").allSatisfy { line in
        devices.contains("\"\(line.split(separator: "  ")[0])\"")
      })
  }

  /// Solutions, breakpoints and messages of all samples.
  @Test func resultsAreAsTheirSchemasSay() throws {
    let files = (Self.samples ?? []).map { Places.samples.appending(path: $0).path }
    #expect(files.count > 50)
    let run = try Run.command(
      ["solve", "-o", "{scenario}.json", "--diagnostics", "json"] + files,
      in: scratch.folder)
    #expect(run.status <= 65)
    let names = try scratch.names.filter { $0.hasSuffix(".json") }
    #expect(names.count > 50)
    let solution = SchemaValidator(schema: try schema("solution"))
    for name in names {
      let value = try JSONSerialization.jsonObject(with: scratch.bytes(name))
      #expect(solution.problems(value) == [], "\(name)")
    }
    try expectValid(scratch.bytes(names[0]), "solution")
    let swept = try Run.command(["solve", "--sweep", "width=320...400", files[0]])
    try expectValid(swept.output, "sweep")
  }

  @Test func messagesAreAsTheirSchemaSays() throws {
    let files = (Self.samples ?? []).map { Places.samples.appending(path: $0).path }
    try scratch.write("{", to: "broken.json")
    try scratch.write(#"{"canvas": {"size": [50, 50]}, "views": [{"id": "a"}]}"#, to: "good.json")
    let lines: [[String]] = [
      ["check"] + files + [scratch.path("broken.json"), scratch.path("none.json")],
      ["render", "x.json", "--nonsense"], ["check", "good.json", "--cache", "good.json"],
      ["check", "good.json", "--shard", "2/2"],
      ["review", "good.json", "--baseline", "base"], ["review", "good.json", "--baseline", "base"],
      ["approve", "report/report.json", "--baseline", "base"],
    ]
    let validator = SchemaValidator(schema: try schema("message"))
    var count = 0
    for arguments in lines {
      let run = try Run.command(arguments + ["--diagnostics", "json"], in: scratch.folder)
      for line in run.errors.split(separator: "\n") {
        let value = try? JSONSerialization.jsonObject(with: Data(line.utf8))
        #expect(value.map { validator.problems($0) } == [], "\(arguments.first ?? ""): \(line)")
        count += 1
      }
    }
    #expect(count > 20)
  }

  /// A review in which options are changed, new, deleted and renamed, with causes, images and ignored views; its
  /// baseline; a report that is merged; and decisions as the page makes them.
  @Test func reviewsAreAsTheirSchemasSay() throws {
    try scratch.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>"#,
      to: "sign.svg")
    try scratch.write(
      #"{"review": {"ignored": [{"view": "b", "reason": "a clock"}]}}"#, to: "layout-render.json")
    func scenario(_ inset: Int, _ options: String) throws {
      try scratch.write(
        #"""
        {"canvas": {"size": [120, 60]}, "title": "A title", "views": [
          {"id": "a", "type": "imageView", "image": "sign.svg"}, {"id": "b", "type": "label", "text": "12:3\#(inset)"}],
        "constraints": ["a.top = superview.top", "a.leading = superview.leading + \#(inset)", "b.center = superview.center"],
        "options": [\#(options)]}
        """#, to: "a.json")
    }
    let flags = ["--baseline", "base", "--device", "iPhone 8", "--text-size", "large,extraLarge", "--rtl"]
    func review(_ files: [String], _ others: String...) throws -> Int32 {
      let run = try Run.command(["review"] + files + flags + others, in: scratch.folder)
      #expect(run.status <= 65)
      return run.status
    }
    try scenario(1, #"{"name": "one"}, {"name": "two"}, {"name": "old", "canvas": {"size": [130, 60]}}"#)
    #expect(try review(["a.json"]) == 0)
    try expectValid(scratch.bytes("base/manifest.json"), "baseline")
    try expectValid(scratch.bytes("report/report.json"), "report")
    try scenario(
      2, #"{"name": "one"}, {"name": "three"}, {"name": "young", "canvas": {"size": [130, 60]}}"#)
    try scratch.write("{", to: "broken.json")
    #expect(try review(["a.json", "broken.json"]) == 65)
    let report = try scratch.bytes("report/report.json")
    try expectValid(report, "report")
    for key in ["causes", "changes", "differingPixels", "failure", "images", "textSize", "rightToLeft"] {
      #expect(String(decoding: report, as: UTF8.self).contains("\"\(key)\":"), "\(key)")
    }
    for part in 1...2 { _ = try review(["a.json"], "--shard", "\(part)/2", "-o", "part\(part)") }
    let merged = try Run.command(
      ["review", "--merge", "part1/report.json", "part2/report.json", "-o", "merged"], in: scratch.folder)
    #expect(merged.status <= 1, "\(merged.errors)")
    try expectValid(scratch.bytes("merged/report.json"), "report")
    let digest = try Run.program("/usr/bin/sha256sum", [scratch.path("report/report.json")]).text.prefix(64)
    // Tests of the page compare this with what it writes.
    try expectValid(
      Data(
        #"""
        {"kind": "layout-render decisions", "version": 1, "report": "\#(digest)",
        "accepted": [{"scenario": "a", "option": "one"}], "rejected": []}
        """#.utf8), "decisions")
  }

  /// A scenario may name the version that it is written for; other names say nothing.
  @Test(arguments: [
    ("scenario-1.schema.json", 0), ("https://example.org/a/scenario-1.schema.json", 0),
    ("https://example.org/scenario.schema.json", 0), ("scenario-x.schema.json", 0),
    ("https://example.org/scenario-2.schema.json", 65), ("scenario-12.schema.json", 65),
  ])
  func scenariosNameTheirVersion(_ address: String, _ status: Int32) throws {
    let scenario = #"{"$schema": "\#(address)", "canvas": {"size": [50, 50]}, "views": []}"#
    let run = try Run.command(["check", "-"], input: Data(scenario.utf8))
    #expect(
      run.status == status && run.errors.contains("[unknown-version]") == (status != 0), "\(run.errors)")
  }
}
