import AutoLayout
import Diagnostics
import FileAccess
import JSONText
import LayoutScene
import SafeText
import Testing

@testable import layout_render

@Suite struct TemplateTests {
  private func path(_ template: String, _ values: [OutputTemplate.Field: String]) throws -> String {
    try OutputTemplate(template).path { values[$0] ?? "" }
  }

  @Test(arguments: [
    ("a.svg", "a.svg", true), ("a.svg", "b.svg", false), ("{scenario}.svg", "s.svg", true),
    ("{scenario}.svg", "t.svg", false), ("{scenario}-{option}.svg", "s-any option.svg", false),
    ("{scenario}-{option}.svg", "s-any-option.svg", true), ("{scenario}-{option}.svg", "s-a/b.svg", false),
    ("{option}/{scenario}.svg", "../s.svg", false), ("{option}/{scenario}.svg", ".git/s.svg", false),
    ("{option}@{scale}x.png", "a@b@2x.png", true), ("{scenario}{variant}.svg", "s~dark.svg", true),
    ("{scenario}{variant}.svg", "s.svg", true), ("out/{scenario}.svg", "out/s.svg.sh", false),
  ])
  func knowsItsNames(_ template: String, _ name: String, _ isOne: Bool) throws {
    #expect(try OutputTemplate(template).matches(name) { $0 == .scenario ? "s" : nil } == isOne)
  }

  @Test func putsValuesInTheirPlaces() throws {
    #expect(
      try path(
        "out/{scenario}-{option}@{scale}x.{appearance}.png",
        [.scenario: "two labels", .option: "a/b", .scale: "1.5", .appearance: "dark"])
        == "out/two-labels-a-b@1.5x.dark.png")
    #expect(try path("plain.png", [:]) == "plain.png")
    #expect(try path("{scenario}{scenario}}.png", [.scenario: "a"]) == "aa}.png")
  }

  @Test(arguments: [
    ("..", "-"), ("../../etc/passwd", "-etc-passwd"), (".hidden", "-hidden"), ("a / b", "a-b"), ("", "-"),
    ("C:\\x", "C-x"), ("a\u{0}b\nc", "a-b-c"), ("long · long", "long-·-long"), ("日本", "日本"),
    ("a{option}", "a-option-"),
  ])
  func makesNamesSafe(_ value: String, _ name: String) throws {
    #expect(PathText.fileNameSafe(value) == name)
  }

  @Test func namesNeverLeaveTheirFolder() {
    let signs: [Character] = [".", "/", "\\", "-", " ", "a", "\u{0}", "~", "{", "}"]
    var random = SystemRandomNumberGenerator()
    for _ in 0..<1000 {
      let value = String((0..<6).compactMap { _ in signs.randomElement(using: &random) })
      let name = PathText.fileNameSafe(value)
      #expect(!name.isEmpty && !name.contains("/") && !name.contains("\u{0}") && !name.hasPrefix("."))
    }
  }

  @Test func suggestsFields() {
    #expect(throws: Failure.unknownField("scael", suggestion: "scale")) {
      try OutputTemplate("{scael}.png")
    }
  }

  private func plan(_ arguments: String...) throws -> OutputPlan { try plan(arguments) }

  private func plan(_ arguments: [String]) throws -> OutputPlan {
    try #require(try RequestTable.solvingRequest(arguments).outputs)
  }

  @Test(arguments: [
    (["a", "-o", "a.svg"], OutputFormat.svg), (["a", "-o", "a.PDF"], .pdf), (["a", "-o", "a.txt"], .text),
    (["a"], .png), (["a", "-f", "pdf"], .pdf), (["solve", "a"], .json),
    (["a", "-o", "x.png", "-f", "svg"], .svg),
    (["a", "-o", "-", "-f", "png"], .png), (["a", "-o", "dir.d/x", "-f", "text"], .text),
  ])
  func findsTheFormat(_ arguments: [String], _ format: OutputFormat) throws {
    #expect(try plan(arguments).format == format)
  }

  @Test(arguments: [
    (["a", "-o", "-"], Failure.formatNeeded), (["-"], .formatNeeded),
    (["a", "-o", "x.jpg"], .unknownExtension("x.jpg", for: .render)),
    (["a", "-o", "dir.png/x"], .unknownExtension("dir.png/x", for: .render)),
    (["a", "-o", "out/"], .folder("out/", template: "out/{scenario}.png")),
    (["a", "b", "-o", "o/x.png"], .fieldsNeeded(count: "several inputs", template: "o/x-{scenario}.png")),
    (["a", "b"], .fieldsNeeded(count: "several inputs", template: "{scenario}.png")),
    (["solve", "a", "b"], .standardOutputOfMany(template: "{scenario}.solution.json")),
    (
      ["a", "--scale", "1,2", "--appearance", "light,dark", "-o", "x.png"],
      .fieldsNeeded(count: "several pictures", template: "x-{appearance}@{scale}x.png")
    ),
    (
      ["a", "--scale", "1,2", "-o", "-", "-f", "png"],
      .standardOutputOfMany(template: "{scenario}@{scale}x.png")
    ),
  ])
  func showsTheTemplateToUse(_ arguments: [String], _ error: Failure) {
    #expect(throws: error) { try plan(arguments) }
  }

  @Test func knowsThatDocumentsHaveNoScale() throws {
    #expect(throws: Failure.noEffect(.scale, .svg, on: [.png])) {
      try plan("a", "--scale", "1,2", "-o", "x.svg")
    }
    #expect(try plan("a", "--scale", "1,2", "-o", "x@{scale}x.svg").format == .svg)
  }

  @Test(arguments: ["s.png", "s.svg", "s.html"])
  func solvesToNoPicture(_ name: String) throws {
    #expect(throws: Failure.otherFormat(name, .solve, writing: "JSON or text")) {
      try plan("solve", "a", "-o", name)
    }
  }

  @Test func solvesToJSONOrText() throws {
    #expect(try plan("solve", "a", "-o", "solution").format == .json)
    #expect(try plan("solve", "a", "-f", "json").format == .json)
    #expect(try plan("solve", "a", "-f", "text").format == .text)
    #expect(try plan("solve", "a", "-o", "s.txt").format == .text)
    #expect(try plan("solve", "a", "-f", "json", "-o", "s.txt").format == .json)
    #expect(throws: Failure.self) { try plan("solve", "a", "-f", "png") }
  }

  private func input(_ argument: String, options: [String]) throws -> SolvedDocument {
    let document = Document(
      file: InputFile(argument: argument), kind: .scenario, bytes: [], overrides: CanvasOverrides(),
      scene: Scene(input: "", options: []))
    return SolvedDocument(
      document: document,
      layouts: options.map {
        SolvedLayout(name: $0, canvas: Canvas(size: Size(width: 10, height: 10), scale: 3), views: [])
      })
  }

  /// As `InputJob` checks them before it makes any.
  private func check(_ outputs: [PlannedOutput], of solved: SolvedDocument, inputs: [String] = []) throws {
    let reserved = try ReservedFiles(inputs.map(InputFile.init))
    try reserved.check(outputs.map { ($0.path, $0.words(in: solved)) })
  }

  @Test func makesOneOutputForEachVariant() throws {
    let solved = try input("dir/my.scenario.json", options: ["one", "two"])
    let plan = try plan(
      "x", "--scale", "1,2", "--appearance", "light,dark", "-o",
      "{scenario}/{option}-{appearance}@{scale}x.png")
    let paths = plan.outputs(of: solved).compactMap(\.path)
    #expect(paths.count == 8)
    #expect(paths.first == "my.scenario/one-light@1x.png")
    #expect(paths.last == "my.scenario/two-dark@2x.png")
    #expect(Set(paths).count == 8)
  }

  @Test func takesTheCanvassScale() throws {
    let outputs = try plan("x", "-o", "{scale}.png").outputs(of: input("x", options: ["a"]))
    #expect(outputs.map(\.path) == ["3.png"])
    #expect(outputs.map(\.scale) == [3])
  }

  @Test func refusesCollisions() throws {
    let solved = try input("x.json", options: ["a b", "a/b"])
    let plan = try plan("x", "-o", "{option}.png")
    #expect(
      throws: Failure.collision(
        path: "a-b.png", first: "option \"a b\" of x.json", second: "option \"a/b\" of x.json")
    ) { try check(plan.outputs(of: solved), of: solved) }
  }

  @Test func refusesToOverwriteAnInput() throws {
    let scratch = try Scratch()
    let path = try scratch.write("{}", to: "x.json")
    let solved = try input(path, options: ["a"])
    let plan = try plan("solve", path, "-o", scratch.path("./x.json"))
    #expect(throws: Failure.inputOverwritten(path: scratch.path("./x.json"))) {
      try check(plan.outputs(of: solved), of: solved, inputs: [path])
    }
  }
}
