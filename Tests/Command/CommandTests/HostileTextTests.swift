import Foundation
import SafeText
import Testing

@testable import layout_render

/// Whatever names and texts hold, what is printed only shows it: no control but line ends and tabs of our own, and no
/// line that GitHub's runner obeys.
@Suite struct HostileTextTests {
  private static let hostile =
    "X\u{1B}[31m\u{7}\u{9B}2J\u{202E}\u{2066}\u{2028}\n::error::y\r\n##[error]z\u{600}<b>"
  /// Names of views bear no controls.
  private static let view = "::warning::v\u{202E}\u{2028}##[error]<b>\u{600}"

  private static func scenario(width: Int) throws -> Data {
    let json: [String: Any] = [
      "title": hostile, "description": hostile, "canvas": ["size": [320, 200]],
      "views": [
        ["id": view, "type": "label", "text": hostile + String(repeating: " long", count: 30)],
        ["id": "b", "name": hostile, "type": "label", "text": hostile], ["id": "c"],
      ],
      "constraints": [
        ["identifier": hostile, "equation": "b.width = \(width)"],
        ["identifier": "::error::\(hostile)", "equation": "b.width = 120"], "c.width = 10",
        "b.height >= 30 @700", "b.top = superview.top", "b.leading = superview.leading", "b.height = 20",
      ],
      "options": [
        ["name": "::error::" + hostile, "title": hostile], ["name": hostile + "2", "description": hostile],
      ],
    ]
    return try JSONSerialization.data(withJSONObject: json)
  }

  private let scratch: Scratch
  private let file = "::error::\u{1B}[1m\u{202E}#a.json"

  init() throws {
    scratch = try Scratch()
    try Self.scenario(width: 100).write(to: scratch.folder.appending(path: file))
  }

  private static func isHarmless(_ line: Substring.UnicodeScalarView) -> Bool {
    let shown = line.drop { $0.properties.isWhitespace }
    let isMessage = String(line).prefixMatch(of: /::(error|warning|notice) (file|title)=/) != nil
    let isCommand =
      shown.starts(with: "::".unicodeScalars) || Array(String(line).utf8).contains(Array("##[".utf8))
    return line.allSatisfy { !$0.acts || $0 == "\t" } && (isMessage || !isCommand)
  }

  private func check(
    _ arguments: [String], _ statuses: Set<Int32>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try Run.command(arguments, in: scratch.folder)
    #expect(statuses.contains(run.status), "\(arguments): \(run.status)", sourceLocation: sourceLocation)
    let printed = run.text + run.errors
    for line in printed[...].unicodeScalars.split(separator: "\n") {
      #expect(
        Self.isHarmless(line), "\(arguments): \(String(line).debugDescription)",
        sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [
    ["render", "-f", "text"], ["render", "-f", "svg"], ["solve"], ["check"], ["check", "--format", "xcode"],
    ["explain"], ["convert"], ["--markdown", "--trace", "--timings"],
    ["--docc", "d{option}", "--markdown", "-f", "svg"], ["animate", "-o", "a.svg", "--to", "HOSTILE2"],
    ["--option", "HOSTILE"], ["--device", "HOSTILE"], ["-o", "HOSTILE.png", "--scale", "1,2"],
    ["--font-dir", "HOSTILE"], ["--columns", "HOSTILE"], ["-o", "{HOSTILE}.png"],
    ["-o", "noHOSTILE/x.png"],
    ["--HOSTILE"], ["review", "--baseline", "nowhere", "--only", "HOSTILE"],
    ["-f", "text", "-o", "t.txt", "--deps", "x.d"],
  ])
  func isOnlyShown(_ arguments: [String]) throws {
    // A log of tests names their arguments, and is read by runners and terminals too.
    let arguments = arguments.map { $0.replacingOccurrences(of: "HOSTILE", with: Self.hostile) }
    for form in MessageForm.allCases {
      try check(arguments + [file, "--diagnostics", form.rawValue], [0, 1, 64, 65, 66, 73])
    }
  }

  @Test func isOnlyShownByOthers() throws {
    for subject in ["b", "b.height", Self.view + ".width"] { try check(["explain", file, subject], [0]) }
    // The view bears it as a name, by which it may be called.
    try check(["explain", file, Self.hostile], [0])
    try check(["explain", file, "no" + Self.hostile], [64])
    try check(["no" + Self.hostile], [66])
    try check(["approve", file], [65])
    let item = "UILabel:0x2'a\u{9B}\u{7}b'.width"
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 '::error::\u{1B}[1m\u{202E}##[error]i' \(item) == 7   (active)>",
          "<NSLayoutConstraint:0x3 \(item) == 8   (active)>",
          "<NSLayoutConstraint \u{1B}[2J::error::>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x3 \(item) == 8   (active)>
      """
    try scratch.write(log, to: "a.log")
    try check(["explain", "a.log"], [0, 1])
  }

  @Test func isOnlyShownInReviews() throws {
    let (baseline, report) = ("b\u{202E}##[x]", "r\u{9B}2J/\u{301}r")
    let review = ["review", file, "--baseline", baseline, "-o", report]
    try check(review, [0])
    try Self.scenario(width: 130).write(to: scratch.folder.appending(path: file))
    try check(review, [1])
    let summary = String(decoding: try scratch.bytes("\(report)/summary.md"), as: UTF8.self)
    #expect(summary.unicodeScalars.allSatisfy { !$0.acts || $0 == "\n" })
    try check(["approve", "\(report)/report.json", "--baseline", baseline], [0])
    try check(review, [0])
  }

  /// A rule that Make or Ninja would read as something else is not written at all.
  @Test(arguments: ["a;b", "50%", "a=b", "a|b", "a*b", "a\\b", "a\u{600};b"])
  func refusesRules(_ name: String) throws {
    try FileManager.default.copyItem(atPath: scratch.path(file), toPath: scratch.path("\(name).json"))
    let run = try Run.command(
      ["\(name).json", "-f", "text", "-o", "out.txt", "--deps", "deps.d"], in: scratch.folder)
    #expect(run.status == 73)
    #expect(run.errors.contains("Make and Ninja have no common way to write the path"))
    #expect(try !scratch.names.contains("deps.d"))
  }
}
