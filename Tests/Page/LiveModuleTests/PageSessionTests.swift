import AutoLayout
import Foundation
import LayoutScene
import PangoCairoBackend
import SolutionFiles
import TestSupport
import Testing

@testable import LiveModule

/// What the engine answers to a page, from the same scenario again and again.
@Suite struct PageSessionTests {
  nonisolated(unsafe) private static let fonts = Result {
    CarriedFonts(
      texts: FontWeight.allCases.flatMap { weight in
        [12, 24].map { ("0", Font(size: $0, weight: weight)) }
      }, measurer: PangoTextMeasurer(try FontLibrary()))
  }

  private let functions: PageFunctions

  init() throws { functions = try Self.fonts.get().functions }

  /// A scenario with what a reader edits.
  private struct Page {
    var views: String
    var constraints: String
    var patches: [String: [String]] = ["views": [], "constraints": []]
    var settings = PageSession.Settings()

    var bytes: [UInt8] {
      let own = patches.sorted { $0.key < $1.key }.map { kind, patches in
        "\"\(kind)\": {\(patches.joined(separator: ", "))}"
      }
      return Array(
        "{\"views\": \(views), \"constraints\": \(constraints), \"options\": [{\"name\": \"o\", \(own.joined(separator: ", "))}]}"
          .utf8)
    }
  }

  /// Rows of a title, a value and a line; titles may wrap.
  private static func table(_ rows: Int) -> Page {
    let views = (0..<rows).map { row in
      """
      {"id": "row \(row)", "subviews": [
        {"id": "title \(row)", "type": "label", "text": "Platform \(row) beside the fountain", "numberOfLines": 0},
        {"id": "value \(row)", "type": "label", "text": "\(row):30", "contentHugging": {"horizontal": 300}},
        {"id": "line \(row)"}]}
      """
    }
    let constraints = (0..<rows).flatMap { row in
      [
        "row \(row).leading = superview.leadingMargin", "row \(row).trailing = superview.trailingMargin",
        row == 0 ? "row 0.top = superview.top + 8" : "row \(row).top = row \(row - 1).bottom + 4",
        "title \(row).leading = row \(row).leading", "title \(row).top = row \(row).top",
        "title \(row).bottom <= row \(row).bottom - 4",
        "value \(row).leading >= title \(row).trailing + 8", "value \(row).trailing = row \(row).trailing",
        "value \(row).firstBaseline = title \(row).firstBaseline", "line \(row).height = 1",
        "line \(row).leading = row \(row).leading", "line \(row).trailing = row \(row).trailing",
        "line \(row).bottom = row \(row).bottom", "row \(row).height >= 30", "value \(row).width = 60 @240",
        "row \(row).height = 20 @500",
      ]
    }
    return Page(
      views: "[\(views.joined(separator: ",\n"))]",
      constraints:
        "[\(constraints.enumerated().map { "{\"identifier\": \"c\($0)\", \"equation\": \"\($1)\"}" }.joined(separator: ",\n"))]"
    )
  }

  private static let stack = Page(
    views: """
      [{"id": "stack", "type": "stackView", "axis": "vertical", "spacing": 8, "subviews": [
        {"id": "title 0", "type": "label", "text": "One"}, {"id": "value 0", "type": "button", "title": "Two"},
        {"id": "title 1", "type": "label", "text": "Three words here", "numberOfLines": 2}]}]
      """,
    constraints: """
      [{"identifier": "c3", "equation": "stack.leading = superview.leading + 10"},
       {"identifier": "c4", "equation": "stack.top = superview.top + 10"},
       {"identifier": "c5", "equation": "stack.width <= 120"},
       {"identifier": "c6", "equation": "stack.width <= 0.5 * superview.width"}]
      """)

  private static func edit(_ page: inout Page, rows: Int, count: Int, _ random: inout RandomSource) {
    let row = random.int(0...rows - 1)
    let constraint = "c\(random.int(0...count - 1))"
    switch random.int(0...9) {
    case 0, 1: page.patches["views"]?.append("\"title \(row)\": {\"text\": \"\(text(&random))\"}")
    case 2, 3:
      page.patches["constraints"]?.append("\"\(constraint)\": {\"constant\": \(random.int(-20...40))}")
    case 4: page.patches["constraints"]?.append("\"\(constraint)\": {\"priority\": \(random.int(100...999))}")
    case 5: page.patches["constraints"]?.append("\"\(constraint)\": {\"active\": false}")
    case 6: page.settings.size = Size(width: Double(random.int(150...700)), height: 480)
    case 7: page.settings.isRightToLeft.toggle()
    case 8: page.settings.isDark.toggle()
    default: page.patches = ["views": [], "constraints": []]
    }
    // A later patch of the same view or constraint replaces the earlier ones.
    for (kind, patches) in page.patches {
      var seen: Set<Substring> = []
      page.patches[kind] = patches.reversed().filter { patch in
        seen.insert(patch.prefix { $0 != ":" }).inserted
      }.reversed()
    }
  }

  private static func text(_ random: inout RandomSource) -> String {
    (0...random.int(0...6)).map { _ in random.pick(["Change", "of", "platform", "9", "instead", "WAVE"]) }
      .joined(separator: " ")
  }

  /// Whatever was asked before, the answer is that of an engine that has just been started.
  @Test(arguments: 1...6) func answersAsIfAskedForTheFirstTime(_ seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let isTable = seed.isMultiple(of: 2)
    let rows = isTable ? 4 : 2
    var page = isTable ? Self.table(rows) : Self.stack
    let session = PageSession(page: functions)
    var errors = 0
    for edit in 0..<40 {
      Self.edit(&page, rows: rows, count: isTable ? 16 * rows : 7, &random)
      let fresh = PageSession(page: functions)
      let isValid = solves(page, session)
      #expect(solves(page, fresh) == isValid)
      if !isValid { errors += 1 }
      let (kept, anew) = (try Self.value(session.report), try Self.value(fresh.report))
      let isAlike = Self.isClose(kept, anew)
      #expect(isAlike, "edit \(edit) of \(seed): \(String(decoding: page.bytes, as: UTF8.self))")
      let isDrawnAlike = session.picture == fresh.picture
      #expect(isDrawnAlike, "edit \(edit) of \(seed)")
      if !isValid { page.patches = ["views": [], "constraints": []] }
    }
    #expect(errors < 20)
  }

  /// Whether the scenario is valid.
  private func solves(_ page: Page, _ session: PageSession) -> Bool {
    session.solve(page.bytes, page.settings)
  }

  private static func value(_ report: [UInt8]) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(report), options: .fragmentsAllowed)
  }

  /// Equal but for numbers' last digits.
  private static func isClose(_ one: Any, _ other: Any) -> Bool {
    switch (one, other) {
    case (let one as [String: Any], let other as [String: Any]):
      one.count == other.count
        && one.allSatisfy { key, value in other[key].map { isClose(value, $0) } ?? false }
    case (let one as [Any], let other as [Any]):
      one.count == other.count && zip(one, other).allSatisfy { isClose($0, $1) }
    case (let one as NSNumber, let other as NSNumber): abs(one.doubleValue - other.doubleValue) < 2e-6
    default: (one as? NSObject) == (other as? NSObject)
    }
  }

  /// The report says what a solution says, which characters are guessed, and how far contents are scrolled.
  @Test func reportsASolution() throws {
    let session = PageSession(page: functions)
    let page = Self.table(2)
    #expect(solves(page, session))
    let solution = try #require(try Self.value(session.report) as? [String: Any])
    let validator = SchemaValidator(
      schema: try #require(
        try Self.value(Array(SolutionSchema.json().utf8)) as? [String: Any]))
    #expect((solution["guessed"] as? [String]) == [])
    let own: Set = ["guessed", "offsets", "texts", "sizeClasses"]
    #expect(validator.problems(solution.filter { !own.contains($0.key) }) == [])
    #expect(((solution["options"] as? [[String: Any]])?[0]["views"] as? [Any])?.count == 9)
  }

  /// A letter that no font in the page has is measured by the browser.
  @Test func tellsWhichCharactersItGuesses() throws {
    let browsers = 999
    func isMissing(_ scalar: UInt32) -> Bool { (0x5D0...0x5EA).contains(scalar) }
    let known = functions
    var functions = functions
    functions.face = { family, weight, scalar in
      isMissing(scalar.value)
        ? PageFunctions.FoundFace(number: browsers, position: 9) : known.face(family, weight, scalar)
    }
    functions.isGuess = { $0 == browsers }
    functions.unitsPerEm = { $0 == browsers ? 2048 : known.unitsPerEm($0) }
    functions.hasLigatures = { $0 == browsers ? false : known.hasLigatures($0) }
    functions.advance = { $0 == browsers ? 1000 : known.advance($0, $1) }
    functions.kerning = { $0 == browsers ? 0 : known.kerning($0, $1, $2) }
    let session = PageSession(page: functions)
    var page = Self.stack
    func guessed() throws -> [String]? {
      (try Self.value(session.report) as? [String: Any])?["guessed"] as? [String]
    }
    page.patches["views"] = ["\"title 0\": {\"text\": \"Hi שבב\"}"]
    #expect(solves(page, session))
    #expect(try guessed() == ["ב", "ש"])
    page.patches["views"] = []
    #expect(solves(page, session))
    #expect(try guessed() == [])
  }

  // MARK: Questions

  @Test func saysWhyAViewIsWhereItIs() throws {
    let session = PageSession(page: functions)
    var page = Self.table(1)
    page.patches["constraints"] = ["\"c15\": {\"constant\": 25}"]
    #expect(solves(page, session))
    #expect(session.explain("row 0.height"))
    let answer = try #require(try Self.value(session.report) as? [String: Any])
    let lines = try #require(answer["lines"] as? [[String: Any]])
    #expect(answer["view"] as? String == "row 0" && lines.count == 1)
    #expect(lines[0]["attribute"] as? String == "height")
    #expect((lines[0]["constraints"] as? [String])?.contains("c15") == true)
    let text = try #require(lines[0]["text"] as? String)
    #expect(text.hasPrefix("row 0.height is 30\n  because of\n"))
    #expect(text.contains("although\n    “c15” (row 0.height == 25 @500) gives way: 30 instead of 25"))
    #expect(session.explain("row 0"))
    let four = try #require(try Self.value(session.report) as? [String: Any])
    #expect((four["lines"] as? [Any])?.count == 4)
    #expect(!session.explain("rwo 0"))
    let errors = try #require(try Self.value(session.report) as? [[String: Any]])
    #expect(errors[0]["message"] as? String == "no view named \"rwo 0\"")
    #expect(errors[0]["help"] as? String == "did you mean \"row 0\"?")
  }

  @Test func findsBreakpoints() throws {
    let session = PageSession(page: functions)
    let page = Self.table(1)
    #expect(solves(page, session))
    #expect(session.sweep(.horizontal, from: 150, to: 390))
    let answer = try #require(try Self.value(session.report) as? [String: Any])
    #expect(answer["axis"] as? String == "width" && answer["complete"] as? Bool == true)
    #expect(answer["from"] as? Double == 150 && answer["to"] as? Double == 390)
    let breakpoints = try #require(answer["breakpoints"] as? [[String: Any]])
    #expect(breakpoints.contains { $0["kind"] as? String == "lines" && $0["view"] as? String == "title 0" })
    #expect(!session.sweep(.horizontal, from: 400, to: 100))
    #expect(String(decoding: session.report, as: UTF8.self).contains("ends after it begins"))
    // The sweep has left the layout as it was.
    #expect(solves(page, session))
    let fresh = PageSession(page: functions)
    let isSame = solves(page, fresh) && fresh.picture == session.picture
    #expect(isSame)
  }

  /// A device keeps its safe area at all widths. A size that the command line gives is one without a device.
  @Test(arguments: [(nil, [594.0]), (Size(width: 390, height: 700), [500])])
  func sweepsKeepTheDevice(_ size: Size?, places: [Double]) throws {
    let session = PageSession(page: functions)
    let scenario = """
      {"canvas": {"device": "iPhone 14", "orientation": "landscape"}, "views": [{"id": "a"}], "constraints": [
       "a.top = safeArea.top", "a.leading = safeArea.leading", "a.trailing <= safeArea.trailing", "a.height = 40",
       "a.width = 500 @700"]}
      """
    #expect(session.solve(Array(scenario.utf8), PageSession.Settings(size: size)))
    #expect(session.sweep(.horizontal, from: 300, to: 599))
    let answer = try #require(try Self.value(session.report) as? [String: Any])
    let breakpoints = try #require(answer["breakpoints"] as? [[String: Any]])
    let found = breakpoints.filter { $0["kind"] as? String == "priority" }.compactMap { $0["at"] as? Double }
    #expect(found == places)
  }

  /// While a reader tries sizes of a device, it has the size classes that a sweep gives it.
  @Test func triedSizesHaveSizeClassesOfTheirOwn() throws {
    let session = PageSession(page: functions)
    let scenario = Array(
      #"{"canvas": {"device": "iPhone 14", "size": [700, 844]}, "views": [{"id": "a"}], "constraints": ["a.edges = superview"]}"#
        .utf8)
    func classes(tries: Bool) throws -> [String: String]? {
      #expect(session.solve(scenario, PageSession.Settings(triesSizes: tries)))
      return (try Self.value(session.report) as? [String: Any])?["sizeClasses"] as? [String: String]
    }
    #expect(try classes(tries: false)?["horizontalSizeClass"] == "compact")
    #expect(try classes(tries: true) == ["horizontalSizeClass": "regular", "verticalSizeClass": "regular"])
  }

  /// Questions are about the layout that is shown, not about one that was refused.
  @Test func aRefusedScenarioAnswersNothing() throws {
    let session = PageSession(page: functions)
    var page = Self.table(1)
    #expect(solves(page, session))
    page.patches["constraints"] = ["\"c15\": {\"priority\": 5000}"]
    #expect(!solves(page, session))
    #expect(session.explain("row 0.height"))
    #expect(session.sweep(.horizontal, from: 150, to: 390))
  }

  /// Texts that templates and variables make are told as they are shown; those in parts are the page's.
  @Test func tellsPlainTexts() throws {
    let session = PageSession(page: functions)
    let scenario = """
      {"templates": {"row": {"subviews": [{"id": "title", "type": "label", "text": "$title"}]}},
       "views": [{"id": "a", "template": "row", "variables": {"title": "One"}},
                 {"id": "b", "type": "label", "text": ["Two ", {"text": "parts", "font": "headline"}]}]}
      """
    #expect(session.solve(Array(scenario.utf8), PageSession.Settings()))
    let answer = try #require(try Self.value(session.report) as? [String: Any])
    #expect(answer["texts"] as? [String: String] == ["a.title": "One"])
  }

  @Test func explainsALog() throws {
    let session = PageSession(page: functions)
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600002a8 UIView:0x7fa1.width == 100   (active)>",
          "<NSLayoutConstraint:0x600002a9 UIView:0x7fa1.width == 200   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600002a9 UIView:0x7fa1.width == 200   (active)>
      """
    #expect(session.explain(log: Array(log.utf8)))
    let answer = try #require(try Self.value(session.report) as? [String: Any])
    let text = try #require(answer["text"] as? String)
    #expect(text.hasPrefix("these 2 cannot hold together:"))
    #expect(text.contains("broken: number 2") && text.contains("what to change:"))
    #expect(!session.explain(log: Array("nothing".utf8)))
    #expect(String(decoding: session.report, as: UTF8.self).contains("no report of conflicting constraints"))
  }

  @Test func errorsHaveAPlaceAndHelp() throws {
    let session = PageSession(page: functions)
    var page = Self.stack
    page.patches["views"] = ["\"titel 0\": {\"text\": \"a\"}"]
    let isRefused = !solves(page, session) && session.picture.isEmpty
    #expect(isRefused)
    let errors = try #require(try Self.value(session.report) as? [[String: Any]])
    #expect(errors.count == 1 && errors[0]["severity"] as? String == "error")
    #expect(errors[0]["line"] as? Int == 6 && (errors[0]["column"] as? Int ?? 0) > 1)
    #expect(errors[0]["help"] as? String == "did you mean \"title 0\"?")
  }
}
