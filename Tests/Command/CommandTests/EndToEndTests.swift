import Foundation
import Testing

@testable import layout_render

/// The built command as a user runs it.
@Suite struct EndToEndTests {
  private let scratch: Scratch
  private let sample = Places.samples.appending(path: "two-labels.json").path
  private let ambiguous = Places.samples.appending(path: "two-labels-ambiguous.json").path
  init() throws { scratch = try Scratch() }

  private static let signatures: [OutputFormat: String] = [
    .png: "\u{89}PNG", .svg: "<", .pdf: "%PDF", .html: "<!DOCTYPE html>", .json: "{\n  \"version\": 2",
    .text: "short-short",
  ]

  @Test(arguments: OutputFormat.allCases)
  func drawsTheSample(_ format: OutputFormat) throws {
    let path = scratch.path("out.\(format.fileExtensions[0])")
    let run = try Run.command([sample, "-o", path])
    #expect(run.status == 0 && run.errors.isEmpty && run.output.isEmpty, "\(run.errors)")
    let bytes = try Data(contentsOf: URL(filePath: path))
    let signature = try #require(Self.signatures[format])
    #expect(
      bytes.starts(with: signature.unicodeScalars.map { UInt8($0.value) })
        || bytes.starts(with: Data(signature.utf8)))
    let piped = try Run.command(
      ["-", "--format", format.rawValue, "-o", "-"], input: Data(contentsOf: URL(filePath: sample)))
    #expect(piped.status == 0)
    switch format {
    case .png, .svg, .pdf, .text: #expect(piped.output == bytes)
    case .json: break
    case .html:
      // What readers save is named after the file.
      let named = String(decoding: piped.output, as: UTF8.self).replacing("\"stdin\"", with: "\"two-labels\"")
      #expect(Data(named.utf8) == bytes)
    }
    #expect(try scratch.names.count == 1)
  }

  @Test func aScenarioMayAskForLayersAndTheFlagOverrulesIt() throws {
    let scenario = Data(
      #"{"overlay": ["frames", "passes"], "canvas": {"size": [200, 100]}, "views": [{"id": "a"}]}"#.utf8)
    func layers(_ flags: String...) throws -> [Bool] {
      let run = try Run.command(["-", "-f", "svg", "-o", "-"] + flags, input: scenario)
      return ["overlay-frames", "overlay-passes"].map { run.text.contains($0) }
    }
    #expect(try layers() == [true, true])
    #expect(try layers("--overlay", "frames") == [true, false])
    #expect(try layers("--overlay", "none") == [false, false])
    #expect(try layers("--overlay", "all,passes") == [true, true])
  }

  @Test func namesPicturesAfterTheirInputs() throws {
    #expect(try Run.command([sample], in: scratch.folder).status == 0)
    #expect(try Run.command([sample, "-f", "svg"], in: scratch.folder).status == 0)
    #expect(try scratch.names == ["two-labels.png", "two-labels.svg"])
  }

  @Test func solvesToStandardOutput() throws {
    let solved = try Run.command(["solve", sample])
    #expect(try solved.output == Run.command([sample, "-f", "json"]).output)
    #expect(try solved.output == Run.command(["solve", sample, "-f", "json"]).output)
    let object = try #require(JSONSerialization.jsonObject(with: solved.output) as? [String: Any])
    #expect(object["input"] as? String == "two-labels.json")
  }

  @Test func drawsTheSameWhateverTheSurroundings() throws {
    let environments: [[String: String]] = [
      [:], ["LANG": "de_DE.UTF-8", "LC_ALL": "tr_TR.UTF-8", "HOME": "/dev/null/home"],
      ["HOME": scratch.folder.path, "XDG_CONFIG_HOME": scratch.folder.path, "FONTCONFIG_FILE": "/dev/null"],
    ]
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "fontconfig"), withIntermediateDirectories: true)
    try scratch.write(
      "<fontconfig><match target=\"font\"><edit name=\"embolden\"><bool>true</bool></edit></match></fontconfig>",
      to: "fontconfig/fonts.conf")
    for format in OutputFormat.allCases {
      let outputs = try environments.enumerated().map { index, environment in
        try Run.command(
          [sample, "-f", format.rawValue, "-o", "-", "--jobs", "\(index + 1)"], environment: environment)
      }
      #expect(outputs.allSatisfy { $0.status == 0 && $0.output == outputs[0].output }, "\(format)")
    }
  }

  @Test func drawsTheSameWithAnyNumberOfJobs() throws {
    let bad = try scratch.write("{ \"views\": [ { \"id\": 7 } ] }", to: "bad.json")
    let made = try ["1", "2", "5"].map { jobs in
      let folder = try Scratch()
      let run = try Run.command(
        [
          sample, bad, ambiguous, scratch.path("none.json"), "--jobs", jobs, "--appearance", "light,dark",
          "-o",
          folder.path("{scenario}-{option}-{appearance}.png"),
        ])
      return (run, folder)
    }
    for (run, folder) in made {
      #expect(run.status == 66)
      #expect(run.errors == made[0].0.errors)
      #expect(try folder.names == made[0].1.names)
      for name in try folder.names { #expect(try folder.bytes(name) == made[0].1.bytes(name), "\(name)") }
    }
    #expect(try made[0].1.names.count == 2 * (4 + 5))
    #expect(made[0].0.errors.contains("bad.json:1:") && made[0].0.errors.contains("none.json: error"))
  }

  @Test func changesNothingButThePixelsWithTheScale() throws {
    for scale in ["1", "2"] {
      #expect(try Run.command([sample, "--scale", scale, "-o", scratch.path("\(scale).png")]).status == 0)
    }
    let small = try #require(Picture(scratch.path("1.png")))
    let large = try #require(Picture(scratch.path("2.png")))
    #expect(large.width == 2 * small.width && large.height == 2 * small.height)
  }

  @Test func checks() throws {
    let good = try Run.command(["check", sample])
    #expect(good.status == 0 && !good.errors.contains("warning"))
    let bad = try Run.command(["check", ambiguous])
    #expect(bad.status == 1)
    #expect(bad.errors.contains("[content-priority-tie]"))
    #expect(bad.output.isEmpty)
    let strict = try Run.command([ambiguous, "--strict", "-o", scratch.path("a.png")])
    #expect(strict.status == 1)
    #expect(try scratch.names == ["a.png"])
    #expect(try Run.command([ambiguous, "-o", scratch.path("a.png")]).status == 0)
  }

  @Test func reportsConflictsWithTheirPlace() throws {
    let path = try scratch.write(
      """
      { "views": [ { "id": "a" } ],
        "constraints": [ "a.width = 10",
          { "identifier": "wide", "equation": "a.width = 20" } ] }
      """, to: "c.json")
    let run = try Run.command(["check", path])
    #expect(run.status == 1)
    #expect(run.errors.contains("[conflict]") && run.errors.contains("\"wide\""))
    #expect(run.errors.contains("c.json:2:") || run.errors.contains("c.json:3:"))
  }

  @Test func endsWhenItsReaderGoes() throws {
    let run = try Run.shell("\"$0\" schema | true; exit ${PIPESTATUS[0]}")
    #expect([0, 73].contains(run.status))
    #expect(run.errors.isEmpty)
    let large = try Run.shell(
      "\"$0\" solve \"$1\" \"$1\" -o /dev/null; \"$0\" \"$1\" -f png -o - | true; exit ${PIPESTATUS[0]}",
      [sample])
    #expect([0, 73].contains(large.status))
  }

  @Test func surviveClosedStreams() throws {
    let closed = try Run.shell("\"$0\" devices >&-")
    #expect(closed.status == 73)
    #expect(closed.errors.contains("cannot write \"<stdout>\": Bad file descriptor"))
    #expect(try Run.shell("\"$0\" devices >/dev/full").status == 73)
    #expect(try Run.shell("\"$0\" - -f png -o - <&-").status == 66)
    // The message must not land in the picture.
    let run = try Run.shell("\"$0\" \"$1\" -o \"$2\" 2>&- <&- >&-", [ambiguous, scratch.path("a.png")])
    #expect(run.status == 0)
    #expect(Picture(scratch.path("a.png")) != nil)
  }

  @Test func printsTheLists() throws {
    #expect(try Run.command(["--version"]).text == "layout-render \(CommandTable.version)\n")
    #expect(try Run.command(["devices"]).text.contains("iPhone 8"))
    #expect(try Run.command(["fonts"]).text.contains("Inter"))
    #expect(try Run.command(["help", "--man"]).text == ManPage.text())
    let schema = try Run.command(["schema"])
    #expect(try JSONSerialization.jsonObject(with: schema.output) is [String: Any])
  }

  @Test func usageErrorsComeInTheFormAskedFor() throws {
    let run = try Run.command(["--diagnostics=json", "--wrong"])
    #expect(run.status == 64)
    let object = try #require(JSONSerialization.jsonObject(with: Data(run.errors.utf8)) as? [String: String])
    #expect(object["code"] == "usage")
  }
}
