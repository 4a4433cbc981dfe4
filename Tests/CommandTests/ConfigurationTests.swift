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
