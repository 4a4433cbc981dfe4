import Foundation
import Testing

/// One conflict reads the same wherever it is told: what cannot hold together, the sum, and what to change. What a live
/// page says of it is tested in the browser.
@Suite struct ConflictWordsTests {
  private let scratch: Scratch
  private let scenario: String

  init() throws {
    scratch = try Scratch()
    scenario = try scratch.write(Self.scenario(width: 400), to: "box.json")
  }

  private static func scenario(width: Int) -> String {
    """
    { "canvas": { "size": [320, 200] }, "views": [{ "id": "box", "subviews": [{ "id": "name" }] }],
      "constraints": ["box.leading = superview.leading", "box.top = superview.top", "box.height = 100",
        "box.width = 300", "name.top = box.top", "name.height = 40", "name.leading = box.leading + 16",
        { "identifier": "minimum", "equation": "name.width >= \(width)" }, "box.trailing = name.trailing + 16"] }
    """
  }

  private func output(_ arguments: String...) throws -> String {
    let run = try Run.command(arguments)
    return String(decoding: run.output, as: UTF8.self) + run.errors
  }

  private static let statement =
    "box.width == 300, name.leading == box.leading + 16, “minimum” (name.width >= 400) and "
    + "box.trailing == name.trailing + 16 cannot hold together: 16 + 400 + 16 = 432 at least, but box is 300 wide"
  private static let remedy = "remove one that you did not expect, or give “"

  @Test(arguments: [
    ["check"], ["check", "--diagnostics", "json"], ["check", "--diagnostics", "github"], ["explain"],
    ["solve"],
    ["solve", "-f", "text"], ["render", "-o", "-", "-f", "svg", "--quiet"],
  ])
  func commandsTellIt(arguments: [String]) throws {
    let run = try Run.command(arguments + [scenario])
    let told = String(decoding: run.output, as: UTF8.self) + run.errors
    let plain = told.replacingOccurrences(of: "&gt;", with: ">")
    #expect(plain.contains(Self.statement) && plain.contains(Self.remedy), "\(arguments): \(told)")
  }

  @Test func reviewsTellIt() throws {
    let baseline = scratch.path("baseline")
    try scratch.write(Self.scenario(width: 200), to: "box.json")
    _ = try output("review", scenario, "--baseline", baseline, "--record", "-o", scratch.path("report"))
    try scratch.write(Self.scenario(width: 400), to: "box.json")
    _ = try output("review", scenario, "--baseline", baseline, "-o", scratch.path("report"))
    let told = String(decoding: try scratch.bytes("report/report.json"), as: UTF8.self)
    #expect(told.contains(Self.statement) && told.contains(Self.remedy), "\(told)")
  }
}
