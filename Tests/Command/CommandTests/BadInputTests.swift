import Foundation
import Testing

@testable import layout_render

/// Every kind of bad input has its message, its place and its status, and a picture that is there survives.
@Suite struct BadInputTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var text: String
    var code: String
    /// `line:column` as far as it is clear; nil: any.
    var place: String?
    var testDescription: String { name }
  }

  private static func views(_ constraint: String) -> String {
    "{\n\"views\": [{\"id\": \"a\"}],\n\"constraints\": [\(constraint)]\n}"
  }

  static let cases: [Case] = [
    Case(name: "syntax error", text: "{\n  \"views\": [}\n", code: "syntax", place: "2:13"),
    Case(name: "wrong type", text: "{\"views\": {}}", code: "type", place: "1:11"),
    Case(name: "duplicate key", text: "{\"views\": [], \"views\": []}", code: "duplicate", place: "1:15"),
    Case(name: "unknown key", text: "{\"views\": [], \"vews\": []}", code: "unknown-key", place: "1:15"),
    Case(name: "unknown view", text: views("\"b.width = 1\""), code: "unknown", place: "3:"),
    Case(
      name: "illegal pair", text: views("\"a.width = superview.leading\""), code: "illegal-pair", place: "3:"),
    Case(name: "not a number", text: views("\"a.width = nan\""), code: "equation-syntax", place: "3:"),
    Case(name: "huge number", text: views("\"a.width = 1e999\""), code: "out-of-range", place: "3:"),
    Case(
      name: "huge number in JSON", text: "{\"canvas\": {\"size\": [1e999, 1]}, \"views\": []}",
      code: "out-of-range",
      place: "1:"),
    Case(name: "priority 0", text: views("\"a.width = 1 @0\""), code: "priority", place: "3:"),
    Case(name: "priority 1001", text: views("\"a.width = 1 @1001\""), code: "priority", place: "3:"),
    Case(
      name: "duplicate ids", text: "{\"views\": [{\"id\": \"a\"}, {\"id\": \"a\"}]}", code: "duplicate",
      place: "1:"),
    Case(
      name: "cycle of after",
      text:
        "{\"views\": [], \"options\": [{\"name\": \"a\", \"after\": \"b\"}, {\"name\": \"b\", \"after\": \"a\"}]}",
      code: "option-cycle", place: "1:"),
    Case(
      name: "10,000 nested views",
      text: "{\"views\": " + String(repeating: "[{\"id\": \"a\", \"subviews\": ", count: 10_000) + "[]"
        + String(repeating: "}]", count: 10_000) + "}", code: "too-deep", place: "1:"),
    Case(name: "empty file", text: "", code: "empty", place: "1:1"),
    Case(name: "a control character", text: "\u{0}", code: "syntax-error", place: "1:1"),
  ]

  @Test(arguments: cases)
  func isTold(_ bad: Case) throws {
    let scratch = try Scratch()
    let input = try scratch.write(bad.text, to: "in.json")
    try scratch.write("a good picture", to: "out.png")
    let run = try Run.command([input, "-o", scratch.path("out.png")])
    #expect(run.status == 65)
    let first = try #require(run.errors.split(separator: "\n").first)
    #expect(first.contains("in.json:\(bad.place ?? "")"), "\(first)")
    #expect(first.contains(": error: ") && first.contains(bad.code), "\(first)")
    #expect(try scratch.bytes("out.png") == Data("a good picture".utf8))
    #expect(try scratch.names == ["in.json", "out.png"])

    let forms = try ["json", "github"].map {
      try Run.command([input, "--diagnostics", $0, "-o", scratch.path("out.png")])
    }
    #expect(forms.allSatisfy { $0.status == 65 })
    for line in forms[0].errors.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["file"] as? String == input)
    }
    #expect(forms[1].errors.hasPrefix("::error file="))
  }

  @Test func bytesThatAreNoUTF8() throws {
    let scratch = try Scratch()
    try Data([0x7B, 0xFF, 0xFE, 0x7D]).write(to: scratch.folder.appending(path: "in.json"))
    #expect(try Run.command([scratch.path("in.json"), "-o", scratch.path("o.png")]).status == 65)
  }

  @Test func missingFilesAndFolders() throws {
    let scratch = try Scratch()
    let missing = try Run.command([scratch.path("no.json"), "-o", scratch.path("o.png")])
    #expect(missing.status == 66 && missing.errors.contains("no.json: error: there is no such file"))
    let folder = try Run.command([scratch.folder.path, "-o", scratch.path("o.png")])
    #expect(folder.status == 66 && folder.errors.contains("this is a folder"))
    let below = try Run.command(["/dev/null/x.json", "-o", scratch.path("o.png")])
    #expect(below.status == 66 && below.errors.contains("Not a directory"))
    #expect(try scratch.names == [])
  }

  @Test func outputsThatCannotBe() throws {
    let scratch = try Scratch()
    let sample = Places.samples.appending(path: "two-labels.json").path
    for path in ["/dev/full", "/dev/null/a.png", "/proc/a.png"] {
      let run = try Run.command([sample, "-f", "png", "-o", path])
      #expect(run.status == 73, "\(path)")
      #expect(run.errors.contains("cannot write \"\(path)\": "), "\(run.errors)")
    }
    #expect(try scratch.names == [])
  }

  @Test func unknownOptionsAndViews() throws {
    let sample = Places.samples.appending(path: "two-labels.json").path
    let option = try Run.command(["solve", sample, "--option", "long-lonk"])
    #expect(option.status == 64 && option.errors.contains("did you mean \"long-long\"?"))
    let cropped = try Run.command([sample, "-f", "png", "-o", "-", "--crop", "botom"])
    #expect(cropped.status == 64 && cropped.output.isEmpty)
    #expect(
      cropped.errors.contains("--crop: no view named \"botom\"")
        && cropped.errors.contains("did you mean \"bottom\"?"))
    let view = try Run.command([sample, "-f", "png", "-o", "-", "--focus", "botom"])
    #expect(view.status == 64 && view.errors.contains("did you mean \"bottom\"?"))
  }
}
