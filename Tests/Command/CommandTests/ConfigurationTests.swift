import Foundation
import Testing

@testable import layout_render

/// The file with defaults for flags.
@Suite struct ConfigurationTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      #"{"canvas": {"size": [120, 60]}, "views": [{"id": "a"}], "constraints": ["a.width = 10"]}"#,
      to: "s.json")
  }

  private func configure(_ text: String, in file: String = "layout-render.json") throws {
    try scratch.write(text, to: file)
  }

  private func run(_ arguments: String...) throws -> Run { try Run.command(arguments, in: scratch.folder) }

  private func width(_ flags: String...) throws -> Double? {
    let run = try Run.command(["solve", "s.json"] + flags, in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let json = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let option = (json?["options"] as? [[String: Any]])?.first
    return (option?["canvas"] as? [String: Any])?["width"] as? Double
  }

  @Test func givesFlagsTheirDefaults() throws {
    #expect(try width() == 120)
    try configure(#"{"device": "iPhone 8", "solve": {"orientation": "landscape"}}"#)
    #expect(try width() == 667)
    #expect(try width("--device", "iPad 9") == 1080)
    // A flag that excludes the default wins over it.
    #expect(try width("--size", "200x100") == 200)
    try configure(#"{"device": "iPhone 8", "solve": {"device": "iPad 9"}}"#, in: "other.json")
    #expect(try width("--config", "other.json") == 810)
  }

  /// Whatever a default has no effect on goes without it.
  @Test func isNoReasonToRefuseAnything() throws {
    try configure(
      #"{"scale": [2, 3], "overlay": "none", "columns": 2, "rtl": true, "jobs": 1, "review": {"baseline": "base", "device": ["iPhone 8", "iPad 9"]}}"#
    )
    #expect(try run("s.json", "-o", "s.svg").status == 0)
    #expect(try run("s.json", "-f", "json").status == 0)
    #expect(try run("check", "s.json").status <= 1)
    #expect(try run("explain", "s.json", "a").status == 0)
    let review = try run("review", "s.json")
    #expect(
      review.status == 0 && review.errors.contains("recorded 4 options in \"base\""), "\(review.errors)")
    #expect(try run("help").status == 0 && run("fonts").status == 0 && run("devices").status == 0)
  }

  @Test(arguments: [
    (
      #"{"devise": "iPhone 8"}"#, "1:2: error: no flag or command named \"devise\" [unknown-key]",
      "did you mean \"device\"?"
    ),
    (
      #"{"output": "x.svg"}"#, "1:2: error: --output has no default [unknown-key]",
      "give it on the command line"
    ),
    (
      #"{"review": {"record": true}}"#, "--record has no default [unknown-key]", "it is about a single run"
    ),
    (#"{"solve": {"columns": 2}}"#, "solve does not take --columns [unknown-key]", "it belongs to render"),
    (#"{"rtl": "yes"}"#, "expected true or false, found a string [wrong-type]", ""),
    (#"{"columns": true}"#, "expected a text or a number, found a Boolean [wrong-type]", ""),
    (#"{"solve": {"orientation": "sideways"}}"#, "1:27: error: \"sideways\" is not a valid value", ""),
    (#"{"review": {"ignored": [{"view": "a"}]}}"#, "the ignored view has no \"reason\" [missing-key]", ""),
    ("[", "syntax-error", ""),
  ])
  func saysWhatIsWrongAndWhere(_ text: String, _ message: String, _ help: String) throws {
    try configure(text)
    let run = try run("solve", "s.json")
    #expect(run.status == 65 && run.output.isEmpty, "\(run.errors)")
    #expect(run.errors.hasPrefix("layout-render.json:"), "\(run.errors)")
    #expect(run.errors.contains(message) && (help.isEmpty || run.errors.contains(help)), "\(run.errors)")
  }

  /// A file that comes with a folder must not choose what is written on the machine of anyone who runs the command there.
  @Test(arguments: [
    (#"{"deps": "../precious"}"#, "unknown-key"),
    (#"{"output": "../precious"}"#, "unknown-key"), (#"{"docc": "../out"}"#, "unknown-key"),
    (#"{"cache": "../out"}"#, "outside"), (#"{"cache": "/tmp"}"#, "outside"),
    (#"{"cache": "link"}"#, "outside"), (#"{"cache": "link/new"}"#, "outside"),
    (#"{"cache": "."}"#, "outside"), (#"{"cache": "others"}"#, "foreign-cache"),
    (#"{"review": {"baseline": "../out"}}"#, "outside"), (#"{"review": {"baseline": "link"}}"#, "outside"),
    (#"{"font-dir": ["../out"]}"#, "outside"), (#"{"font-dir": "link"}"#, "outside"),
    (#"{"review": {"cache": "../precious"}, "shard": "1/2"}"#, "outside"),
  ])
  func writesNothingElsewhere(_ text: String, _ code: String) throws {
    let work = try Scratch()
    let manager = FileManager.default
    for folder in ["repository/others", "out"] {
      try manager.createDirectory(atPath: work.path(folder), withIntermediateDirectories: true)
    }
    try manager.createSymbolicLink(atPath: work.path("repository/link"), withDestinationPath: "../out")
    try work.write("precious", to: "precious")
    try work.write("theirs", to: "repository/others/file")
    try work.write(text, to: "repository/layout-render.json")
    try scratch.bytes("s.json").write(to: work.folder.appending(path: "repository/s.json"))
    let before = try manager.subpathsOfDirectory(atPath: work.folder.path).sorted()
    let isReview = text.contains("review")
    let run = try Run.command(
      isReview ? ["review", "s.json"] : ["s.json", "-o", "s.svg"],
      in: work.folder.appending(path: "repository"))
    #expect(run.status == 65 && run.errors.contains("[\(code)]"), "\(run.errors)")
    #expect(try manager.subpathsOfDirectory(atPath: work.folder.path).sorted() == before)
    #expect(try work.bytes("precious") == Data("precious".utf8))
  }

  @Test func namesACacheInItsFolder() throws {
    try configure(#"{"cache": "results"}"#)
    #expect(try run("s.json", "-o", "s.svg").status <= 1)
    #expect(try run("s.json", "-o", "s.svg").status <= 1)
    #expect(Set(try scratch.names).isSuperset(of: ["results", "s.svg"]))
    // Paths are those of the file, whatever folder the command runs in.
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "sub"), withIntermediateDirectories: true)
    try configure(#"{"cache": "own"}"#, in: "sub/other.json")
    #expect(try run("s.json", "-o", "s.svg", "--config", "sub/other.json").status <= 1)
    #expect(FileManager.default.fileExists(atPath: scratch.path("sub/own/ac")))
  }

  /// A link that a repository brings along is not followed to the settings of the machine.
  @Test func isNoLinkToElsewhere() throws {
    let other = try Scratch()
    try other.write(#"{"secret": true}"#, to: "settings.json")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("layout-render.json"), withDestinationPath: other.path("settings.json"))
    let run = try run("solve", "s.json")
    #expect(run.status == 65 && run.errors.contains("[outside]"), "\(run.errors)")
    #expect(!run.errors.contains("secret"))
  }

  @Test func namesAFileThatIsThere() throws {
    #expect(try run("solve", "s.json", "--config", "nowhere.json").status == 66)
  }

  /// Every flag of the schema can be set, and every flag that can be set is in it.
  @Test func hasASchema() throws {
    let run = try run("schema", "configuration")
    let json = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let properties = json?["properties"] as? [String: Any] ?? [:]
    let flags = Set(ConfigurationFile.flags.map(\.name))
    let commands = Set(ConfigurationFile.flags.flatMap(\.commands))
    #expect(Set(properties.keys) == flags.union(commands).union(["$schema"]))
    let review = (properties["review"] as? [String: Any])?["properties"] as? [String: Any]
    #expect(review?["ignored"] != nil && review?["baseline"] != nil && review?["columns"] == nil)
  }
}
