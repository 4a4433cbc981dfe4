import Foundation
import SolutionFiles
import TestSupport
import Testing

@testable import layout_render

/// solve --sweep, from the outside.
@Suite struct SweepTests {
  private let scratch: Scratch
  private let scenario: String

  init() throws {
    scratch = try Scratch()
    scenario = try scratch.write(
      """
      {"canvas": {"size": [320, 200]}, "views": [{"id": "a"}],
       "constraints": ["a.leading = superview.leading", "a.top = superview.top", "a.height = 10",
                       "a.width <= 0.5 * superview.width",
                       {"identifier": "wish", "equation": "a.width = 200 @500"}],
       "options": [{"name": "as it is"}, {"name": "small", "constraints": {"wish": {"constant": 100}}}]}
      """, to: "scenario.json")
  }

  private func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
    let run = try Run.command(arguments)
    return (run.status, String(decoding: run.output, as: UTF8.self), run.errors)
  }

  /// The wish gives way where 500 points no longer fit between the bars and the home indicator.
  @Test(arguments: [
    (#"{"device": "iPhone X"}"#, 34.0, 44.0), (#"{"device": "iPhone X", "orientation": "landscape"}"#, 21, 0),
    (#"{}"#, 0, 20), (#"{"size": [375, 667]}"#, 0, 0),
  ])
  func keepsTheSafeAreaOfADevice(_ canvas: String, bottom: Double, top: Double) throws {
    let path = try scratch.write(
      """
      {"canvas": \(canvas), "views": [{"id": "a"}],
       "constraints": ["a.leading = superview.leading", "a.width = 10", "a.bottom = safeArea.bottom",
                       "a.top >= safeArea.top + 400",
                       {"identifier": "wish", "equation": "a.height = 100 @500"}]}
      """, to: "device.json")
    let run = try run("solve", path, "--sweep", "height=470...700", "--format", "text")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("gives way below \(Int(500 + top + bottom)) points"), "\(run.output)")
  }

  @Test func sizeClassesOfADeviceFollowTheSize() throws {
    let path = try scratch.write(
      #"{"canvas": {"device": "iPhone 8"}, "views": [{"id": "a"}], "constraints": ["a.edges = superview"]}"#,
      to: "device.json")
    let run = try run("solve", path, "--sweep", "width=320...700", "--format", "text")
    #expect(run.output.contains("\n  600  the width is regular from 600 points on"), "\(run.output)")
  }

  @Test func tellsPeopleWhereSomethingChanges() throws {
    let run = try run("solve", scenario, "--sweep", "width=150...450", "--format", "text")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        as it is (width 150 to 450)
          400  the root's side margins are 20 from 400 points on, and 16 below
          400  “wish” (a.width == 200 @500) gives way below 400 points

        small (width 150 to 450)
          200  “wish” (a.width == 100 @500) gives way below 200 points
          400  the root's side margins are 20 from 400 points on, and 16 below

        """)
    let none = try self.run(
      "solve", scenario, "--sweep", "height=150...170", "-f", "text", "--option", "small")
    #expect(none.output == "small (height 150 to 170)\n  nothing changes\n")
  }

  @Test func tellsProgramsTheSame() throws {
    let run = try run("solve", scenario, "--sweep", "width=150...390", "--option", "small")
    let schema = try JSONSerialization.jsonObject(with: Data(SolutionSchema.sweepJSON().utf8))
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let validator = SchemaValidator(schema: try #require(schema as? [String: Any]))
    #expect(validator.problems(report).isEmpty)
    let options = try #require((report as? [String: Any])?["options"] as? [[String: Any]])
    #expect(options.map { $0["name"] as? String } == ["small"])
    #expect(options[0]["axis"] as? String == "width" && options[0]["complete"] as? Bool == true)
    let breakpoints = try #require(options[0]["breakpoints"] as? [[String: Any]])
    #expect(breakpoints.map { $0["at"] as? Double } == [200])
    #expect(breakpoints.map { $0["kind"] as? String } == ["priority"])
    #expect(breakpoints.map { $0["constraint"] as? String } == ["wish"])
    #expect(try self.run("schema", "sweep").output == SolutionSchema.sweepJSON())
  }

  @Test func writesAFileForEachOption() throws {
    let run = try run(
      "solve", scenario, "--sweep", "width=150...390", "-o", scratch.path("{option}.json"))
    #expect(run.status == 0)
    for name in ["as-it-is", "small"] {
      let text = try String(contentsOfFile: scratch.path("\(name).json"), encoding: .utf8)
      #expect(text.contains("\"breakpoints\""))
    }
  }

  @Test(arguments: [
    ("wdth=320...1024", "width=320...1024"), ("320...1024", "an axis and a range of sizes"),
    ("width", "an axis and a range"), ("width=320", "an axis and a range"),
    ("width=a...b", "an axis and a range"),
    ("width=320..1024", "an axis and a range"), ("width=1024...320", "ends after it begins"),
    ("width=0...320", "within 1 to 10,000 points"), ("height=1...20000", "within 1 to 10,000 points"),
  ]) func aRangeThatCannotBeIsRefused(_ value: String, _ words: String) throws {
    let run = try run("solve", scenario, "--sweep", value)
    #expect(run.status == 64)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test func onlySolveSweeps() throws {
    #expect(try run("render", scenario, "--sweep", "width=150...390").status == 64)
    #expect(
      try run("solve", scenario, "--sweep", "width=150...390", "-o", scratch.path("a.png")).status == 64)
  }
}
