import Foundation
import Testing

/// The reference articles are what the program says of itself today; `make record` writes them anew.
@Suite struct ReferenceTests {
  private static let isRecording = ProcessInfo.processInfo.environment["LAYOUT_RENDER_RECORD"] != nil

  @Test func theArticlesSayWhatTheProgramDoes() throws {
    for (name, text) in try ReferenceArticles.all {
      let file = Places.catalogue.appending(path: name)
      if Self.isRecording { try Data(text.utf8).write(to: file) }
      let written = try String(contentsOf: file, encoding: .utf8)
      #expect(written == text, "\(name) is older than the tables it is made from: make record")
    }
  }

  /// Nothing is left out: each key of the schema, flag and device is in its article.
  @Test func nothingIsMissing() throws {
    let scenario = try ReferenceArticles.scenario
    let schema = try Run.command(["schema"]).text
    let keys = Set(schema.matches(of: /"([$a-zA-Z-]+)": \{/).map { String($0.1) })
    let ownWords: Set = ["properties", "$defs", "items", "additionalProperties"]
    let definitions: Set = [
      "view", "addedView", "rootView", "viewPatch", "constraint", "constraintPatch", "option",
      "buttonConfiguration", "run", "attributedText", "color", "priority",
    ]
    for key in keys.subtracting(ownWords).subtracting(definitions) {
      #expect(scenario.contains("`\(key)`"), "\(key)")
    }
    #expect(keys.count > 80)
    let solution = try ReferenceArticles.solution
    let ownKeys = try Run.command(["schema", "solution"]).text.matches(
      of: /"([a-zA-Z]+)": \{\n *"description"/)
    for key in Set(ownKeys.map { String($0.1) }) { #expect(solution.contains("`\(key)`"), "\(key)") }
    #expect(ownKeys.count > 40)
    let devices = try Run.command(["devices"]).text.split(separator: "\n")
    for device in devices { #expect(scenario.contains("| \(device.prefix { $0 != "\u{20}" })")) }
    let commands = ReferenceArticles.commands
    let manual = try Run.command(["help", "--man"]).text.replacing("\\-", with: "-")
    let flags = Set(manual.matches(of: /--[a-z-]+/).map { String($0.0) })
    for flag in flags { #expect(commands.contains(flag), "\(flag)") }
    #expect(flags.count > 30)
  }
}
