import Foundation
import Testing

/// One conflict, one constraint that gave way, one ambiguity and one renamed view read the same in every output of every
/// command. What a live page says of them while it is changed is tested in the browser.
@Suite struct FindingWordsTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// A box too narrow for its field, whose name is not its id, a row narrower than it wants, and a view without a width.
  private static func scenario(field: Int, row: Int, lost: String = "") -> String {
    """
    { "canvas": { "size": [320, 200] },
      "views": [{ "id": "box", "subviews": [{ "id": "field1", "name": "Amount" }] }, { "id": "row" }, { "id": "lost" }],
      "constraints": ["box.leading = superview.leading", "box.top = superview.top", "box.height = 100",
        "box.width = 300", "field1.top = box.top", "field1.height = 40", "field1.leading = box.leading + 16",
        { "identifier": "minimum", "equation": "field1.width >= \(field)" }, "box.trailing = field1.trailing + 16",
        "row.leading = superview.leading + 10", "superview.trailing >= row.trailing + 10", "row.top = box.bottom",
        "row.height = 20", { "identifier": "wish", "equation": "row.width = \(row) @600" },
        "lost.leading = box.leading", "lost.top = row.bottom", "lost.height = 10"\(lost)] }
    """
  }

  private static let conflict =
    "box.width == 300, Amount.leading == box.leading + 16, “minimum” (Amount.width >= 400) and "
    + "box.trailing == Amount.trailing + 16 cannot hold together: 16 + 400 + 16 = 432 at least, but box is 300 wide"
  private static let remedy = "remove one that you did not expect, or give “"
  private static let concession = "“wish” (row.width == 400 @600) gives way"
  private static let amount = ": 300 instead of 400"
  private static let ambiguity = "“lost” is ambiguous"
  private static let range = ": width at least 0"

  enum Told: CaseIterable {
    case conflict, concession, ambiguity

    var words: [String] {
      switch self {
      case .conflict: [FindingWordsTests.conflict, FindingWordsTests.remedy]
      case .concession: [FindingWordsTests.concession + FindingWordsTests.amount]
      case .ambiguity: [FindingWordsTests.ambiguity + FindingWordsTests.range]
      }
    }
  }

  /// Without the escapes of the output's format.
  private func plain(_ text: String) -> String {
    var text = text
    for (escape, character) in [
      ("&gt;", ">"), ("&#62;", ">"), ("&quot;", "\""), ("\\u003e", ">"), ("&amp;", "&"),
    ] {
      text = text.replacingOccurrences(of: escape, with: character)
    }
    // Markdown's.
    return text.replacingOccurrences(of: #"\\([^a-z0-9])"#, with: "$1", options: .regularExpression)
      .replacingOccurrences(of: "&#64;", with: "@")
  }

  private func expect(_ told: [Told], in text: String, _ place: String) {
    let text = plain(text)
    for words in told.flatMap(\.words) {
      #expect(text.contains(words), "\(place) lacks: \(words)\n\(text.prefix(4000))")
    }
  }

  @Test(
    arguments: [
      (["check"], [.conflict, .ambiguity]), (["check", "--diagnostics", "json"], [.conflict, .ambiguity]),
      (["check", "--diagnostics", "github"], [.conflict, .ambiguity]), (["explain"], [.conflict]),
      (["solve"], [.conflict, .ambiguity]), (["solve", "-f", "text"], Told.allCases),
      (["render", "-o", "-", "-f", "svg", "--quiet"], Told.allCases),
      (["render", "-o", "-", "-f", "html", "--quiet"], [.conflict, .ambiguity]),
    ] as [([String], [Told])])
  func everyCommandTellsThem(arguments: [String], told: [Told]) throws {
    let scenario = try scratch.write(Self.scenario(field: 400, row: 400), to: "box.json")
    let run = try Run.command(arguments + [scenario])
    expect(told, in: run.text + run.errors, arguments.joined(separator: " "))
  }

  @Test func explanationsTellThem() throws {
    let scenario = try scratch.write(Self.scenario(field: 400, row: 400), to: "box.json")
    expect([.concession], in: try Run.command(["explain", scenario, "row.width"]).text, "explain row.width")
    expect([.ambiguity], in: try Run.command(["explain", scenario, "lost.width"]).text, "explain lost.width")
    let amount = try Run.command(["explain", scenario, "Amount.width"]).text
    #expect(amount.contains("“minimum” (Amount.width >= 400) is left out because of a conflict"), "\(amount)")
  }

  @Test func picturesInPagesTellThem() throws {
    let scenario = try scratch.write(Self.scenario(field: 400, row: 400), to: "box.json")
    let run = try Run.command(["render", scenario, "--markdown"], in: scratch.folder)
    // Alternative text reports what is seen, and advises nothing.
    for words in [Self.conflict, Self.concession + Self.amount, Self.ambiguity + Self.range] {
      #expect(plain(run.text).contains(words), "\(run.text)")
    }
  }

  /// The ranges and the amounts change with the size.
  @Test func breakpointsTellThem() throws {
    let scenario = try scratch.write(Self.scenario(field: 200, row: 400), to: "box.json")
    let sweep = plain(try Run.command(["solve", scenario, "--sweep", "width=320...600", "-f", "text"]).text)
    #expect(sweep.contains(Self.concession + " below 420 points"), "\(sweep)")
  }

  @Test(arguments: ["report.json", "index.html", "junit.xml", "summary.md", "comment.md"])
  func reviewsTellThem(file: String) throws {
    let (baseline, report) = (scratch.path("baseline"), scratch.path("report"))
    let scenario = try scratch.write(
      Self.scenario(field: 200, row: 200, lost: #", "lost.width = 5""#), to: "box.json")
    _ = try Run.command(["review", scenario, "--baseline", baseline, "--record", "-o", report])
    try scratch.write(Self.scenario(field: 400, row: 400), to: "box.json")
    _ = try Run.command(["review", scenario, "--baseline", baseline, "-o", report])
    let text = String(decoding: try scratch.bytes("report/" + file), as: UTF8.self)
    expect(file.hasSuffix(".md") ? [.conflict, .ambiguity] : Told.allCases, in: text, file)
    #expect(!plain(text).contains("field1.width"), "the view has another name in \(file)")
  }
}
