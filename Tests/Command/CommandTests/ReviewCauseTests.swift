import AutoLayout
import Diagnostics
import Foundation
import LayoutScene
import LayoutSolving
import PangoCairoBackend
import ScenarioFiles
import TestSupport
import Testing

@testable import LayoutReview
@testable import SolutionFiles
@testable import layout_render

/// What a review says of why frames changed, on solutions of the engine.
@Suite struct ReviewCauseTests {
  private static func record(_ scenario: String) throws -> SolutionOption {
    let scene = try #require(ScenarioReader.read(Array(scenario.utf8), input: "s.json").scene)
    let measurer = PangoTextMeasurer(try FontLibrary())
    let layouts = LayoutEngine.solve(scene, isExplaining: true, measurer: measurer)
    return try #require(Solution(forReviewOf: layouts, input: "s.json").options.first)
  }

  private static func compare(_ before: String, _ after: String) throws -> SolutionComparison {
    SolutionComparison(from: try record(before), to: try record(after))
  }

  /// A row of views, each with a width that is wished, at least or at most, and a gap before it.
  private struct Row {
    var constraints: [(name: String, left: String, constant: Int, priority: Int)]

    init(seed: UInt64) {
      var random = RandomSource(seed: seed)
      constraints = []
      for view in 0..<Int.random(in: 2...5, using: &random) {
        let previous = view == 0 ? "superview.leading" : "v\(view - 1).trailing"
        add("g\(view)", "v\(view).leading = \(previous) +", 0...20, 1000, &random)
        for number in 0..<Int.random(in: 1...3, using: &random) {
          let relation = ["=", ">=", "<="].randomElement(using: &random) ?? "="
          // Priorities that no two constraints share leave no choice between solutions.
          let priority = 100 + 10 * constraints.count + Int.random(in: 0...9, using: &random)
          add("w\(view)-\(number)", "v\(view).width \(relation)", 10...90, priority, &random)
        }
        add("rest\(view)", "v\(view).width =", 5...50, 1 + view, &random)
      }
    }

    private mutating func add(
      _ name: String, _ left: String, _ constants: ClosedRange<Int>, _ priority: Int,
      _ random: inout RandomSource
    ) {
      constraints.append((name, left, Int.random(in: constants, using: &random), priority))
    }

    var json: String {
      let views = Set(constraints.compactMap { $0.left.split(separator: ".").first.map(String.init) })
        .sorted()
      let items = constraints.map {
        #"{"identifier": "\#($0.name)", "equation": "\#($0.left) \#($0.constant) @\#($0.priority)"}"#
      }
      let ids = views.map { #"{"id": "\#($0)"}"# }.joined(separator: ", ")
      return
        #"{"canvas": {"size": [320, 100]}, "views": [\#(ids)], "constraints": [\#(items.joined(separator: ", "))]}"#
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func namesTheOneConstraintThatWasEdited(_ seed: UInt64) throws {
    let row = Row(seed: seed)
    var random = RandomSource(seed: seed &+ 1000)
    let index = Int.random(in: row.constraints.indices, using: &random)
    var edited = row
    edited.constraints[index].constant += Int.random(in: 1...60, using: &random)
    let name = "“\(row.constraints[index].name)”"
    let comparison = try Self.compare(row.json, edited.json)
    #expect(!comparison.isEqual)
    #expect(comparison.notes.contains { $0.hasPrefix("\(name): constant") }, "\(comparison.notes)")
    let changed = comparison.frames.contains { $0.isChange }
    #expect(changed == comparison.causes.contains { !$0.change.isEmpty })
    for cause in comparison.causes { #expect(cause.reason.contains(name), "\(name) not in \(cause.words)") }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func findsNothingBetweenASolutionAndItself(_ seed: UInt64) throws {
    let comparison = try Self.compare(Row(seed: seed).json, Row(seed: seed).json)
    #expect(comparison.isEqual && comparison.causes.isEmpty && comparison.notes.isEmpty)
  }

  private func title(_ constraints: String...) -> String {
    #"""
    {"canvas": {"size": [320, 100]}, "views": [{"id": "title"}], "constraints": ["title.leading = superview.leading",
    {"identifier": "min", "equation": "title.width >= 120 @750"}, "title.width = 0 @100", \#(constraints.joined(separator: ", "))]}
    """#
  }

  @Test func saysWhatLostToWhat() throws {
    let added = try Self.compare(
      title(#""title.height = 10""#),
      title(#""title.height = 10""#, #"{"identifier": "max", "equation": "title.width <= 100 @751"}"#))
    #expect(
      added.causes.map(\.words) == [
        "title.width 120 → 100: “min” (title.width >= 120 @750) lost to “max” (title.width <= 100 @751)"
      ])
    let removed = try Self.compare(
      title(#""title.height = 10""#, #"{"identifier": "max", "equation": "title.width <= 100 @751"}"#),
      title(#""title.height = 10""#))
    let words = removed.causes.map(\.words).joined()
    #expect(
      words.hasPrefix("title.width 100 → 120: ")
        && words.contains("removed: “max” (title.width <= 100 @751)"), "\(words)")
  }

  @Test func pairsConstraintsWithoutNames() throws {
    let comparison = try Self.compare(title(#""title.height = 10""#), title(#""title.height = 25""#))
    #expect(comparison.causes.map(\.words) == ["title.height 10 → 25: title.height ==: constant 10 → 25"])
  }

  @Test func saysThatTheCanvasIsAnother() throws {
    func wide(_ width: Int) -> String {
      #"{"canvas": {"size": [\#(width), 100]}, "views": [{"id": "a"}], "constraints": ["a.leading = superview.leading", "a.trailing = superview.trailing", "a.top = superview.top", "a.height = 5"]}"#
    }
    let comparison = try Self.compare(wide(320), wide(375))
    #expect(comparison.causes.allSatisfy { $0.reason.contains("canvas 320 × 100") }, "\(comparison.causes)")
    #expect(comparison.causes.contains { $0.change.contains("a.width 320 → 375") })
  }

  /// A solution of two constraints, the second of which decides now.
  private func solution(_ decider: ConstraintIndex, _ constraints: [(name: String, priority: Double)])
    -> SolutionOption
  {
    let view = SolutionView(
      id: "a", frame: Rect(x: 0, y: 0, width: Double(100 - decider.rawValue), height: 5),
      deciders: [.width: [decider]]
    )
    let width = SolutionSide(view: "a", attribute: .width)
    let constraints = ConstraintList(constraints).indexed().map { index, constraint in
      SolutionConstraint(
        identifier: constraint.name, isNamed: true, first: width, constant: 9,
        priority: LayoutPriority(constraint.priority), isSatisfied: index == decider)
    }
    return SolutionOption(
      name: "o", canvas: SolutionCanvas(width: 9, height: 9, scale: 1), views: [view],
      constraints: ConstraintList(constraints))
  }

  @Test(arguments: [(250.0, false), (749, false), (750, true), (1000, true)])
  func theWeakerNeverWins(_ priority: Double, _ wins: Bool) {
    let constraints = [("first", 750.0), ("second", priority)]
    let comparison = SolutionComparison(from: solution(0, constraints), to: solution(1, constraints))
    let reason = comparison.causes.map(\.reason).joined()
    #expect(reason.contains("“first”"))
    #expect(reason.contains("lost to") == wins, "\(reason)")
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func whatWinsIsAtLeastAsStrong(_ seed: UInt64) throws {
    let (before, after) = (Row(seed: seed), Row(seed: seed &+ 500))
    for cause in try Self.compare(before.json, after.json).causes {
      guard let words = cause.reason.split(separator: "; ").first, words.contains(" lost to ") else {
        continue
      }
      let sides = words.components(separatedBy: " lost to ").map { side in
        side.matches(of: /@([0-9]+)/).compactMap { Int($0.1) } + (side.contains("@") ? [] : [1000])
      }
      #expect((sides[0].max() ?? 0) <= (sides[1].min() ?? 1000), "\(words)")
    }
  }

  private func stack(_ parts: [String: String], order: [String] = ["a", "b"]) -> String {
    let views = order.map { #"{"id": "\#($0)", "type": "label", "text": "Hi"\#(parts[$0] ?? "")}"# }
    return #"""
      {"canvas": {"size": [320, 100]\#(parts["canvas"] ?? "")}, "views": [{"id": "s", "type": "stackView"\#(parts["s"] ?? ""),
      "subviews": [\#(views.joined(separator: ", "))]}], "constraints": ["s.leading = superview.leading", "s.top = superview.top"]}
      """#
  }

  /// What constraints alone do not tell.
  @Test(arguments: [
    (["a": #", "text": "Hello there""#], #"a: text "Hi" → "Hello there""#),
    (["a": #", "font": {"size": 30}"#], "a: font.size default → 30"),
    (["b": #", "hidden": true"#], "b: hidden false → true"),
    (["s": #", "spacing": 12"#], "s: spacing 0 → 12"),
    (["s": #", "axis": "vertical""#], "s: axis \"horizontal\" → \"vertical\""),
    (["canvas": #", "layoutDirection": "rightToLeft""#], "canvas: layoutDirection default → \"rightToLeft\""),
  ])
  func namesWhatTheInputSaysOtherwise(_ change: [String: String], _ words: String) throws {
    let plain = stack([:])
    var changed = stack(change)
    // A key may be there once.
    if change["a"]?.contains("text") == true {
      changed = changed.replacing(#""text": "Hi", "text""#, with: #""text""#)
    }
    let comparison = try Self.compare(plain, changed)
    #expect(!comparison.causes.isEmpty)
    for cause in comparison.causes { #expect(cause.reason.contains(words), "\(words) not in \(cause.words)") }
  }

  @Test func namesAnotherOrder() throws {
    let comparison = try Self.compare(
      stack(["a": #", "numberOfLines": 2, "preferredMaxLayoutWidth": 9"#]),
      stack(["a": #", "numberOfLines": 2, "preferredMaxLayoutWidth": 9"#], order: ["b", "a"]))
    #expect(comparison.causes.contains { $0.reason.contains("s: order a, b → b, a") }, "\(comparison.causes)")
  }

  /// A colour moves nothing, and is a difference all the same.
  @Test func aColourIsADifferenceOfItsOwn() throws {
    let comparison = try Self.compare(stack([:]), stack(["a": ##", "backgroundColor": "#00ff00""##]))
    #expect(comparison.isEqual && comparison.hasOtherLook)
    #expect(comparison.authored == ["a: backgroundColor default → #00ff00"])
    #expect(comparison.causes.map(\.words) == ["a: backgroundColor default → #00ff00"])
    let other = try Self.compare(stack([:]), stack(["a": #", "contentHugging": 251"#]))
    #expect(!other.hasOtherLook)
  }

  /// The canvas, the text and the padding are named for what each of them can move, and for nothing else.
  @Test func namesACauseOnlyWhereItMovesSomething() throws {
    func card(_ size: String, text: String, inset: Int = 10, top: Int = 10, color: String = "#ffffff")
      -> String
    {
      #"""
      {"canvas": {"size": \#(size)}, "views": [{"id": "action", "type": "label", "numberOfLines": 0, "text": "\#(text)",
      "backgroundColor": "\#(color)"}], "constraints": ["H:|-\#(inset)-[action]-10-|", "V:|-\#(top)-[action]"]}
      """#
    }
    func reasons(_ before: String, _ after: String) throws -> [String: String] {
      let causes = try Self.compare(before, after).causes
      return Dictionary(uniqueKeysWithValues: causes.map { ($0.change, $0.reason) })
    }
    let long = "Some words, and then so many more that they need a second line"
    let both = try reasons(card("[200, 80]", text: "Some words"), card("[260, 140]", text: long))
    for (change, reason) in both {
      let isOfText = change.contains("action.height")
      #expect(reason.contains("canvas 200") == !isOfText, "\(change): \(reason)")
      #expect(reason.contains("action: text") == isOfText, "\(change): \(reason)")
    }
    #expect(both.count == 2, "\(both)")
    // The constant moves the edge, and the text does not.
    let moved = try reasons(
      card("[200, 80]", text: "Some words"), card("[200, 80]", text: "Other words", inset: 12))
    let edge = try #require(moved.first { $0.key.contains("action.x") })
    #expect(edge.value.contains("constant 10 → 12") && !edge.value.contains("text"), "\(edge)")
    // Both the canvas and a constant make it wider.
    let wider = try reasons(
      card("[200, 80]", text: "Some words"), card("[260, 80]", text: "Some words", inset: 8))
    let width = try #require(wider.first { $0.key.contains("action.width") })
    #expect(width.value.contains("constant 10 → 8") && width.value.contains("canvas 200"), "\(wider)")
    let x = try #require(wider.first { $0.key.contains("action.x") })
    #expect(!x.value.contains("canvas"), "\(wider)")
    // A higher canvas moves nothing that hangs from its top.
    let higher = try reasons(
      card("[200, 80]", text: "Some words"), card("[200, 90]", text: "Some words", top: 12))
    let y = try #require(higher.first { $0.key.contains("action.y") })
    #expect(!y.value.contains("canvas") && y.value.contains("constant 10 → 12"), "\(higher)")
  }

  /// The end of a long text is where it differs.
  @Test func quotesALongTextWhereItDiffers() throws {
    let start = String(repeating: "words and ", count: 12)
    func label(_ text: String) -> String {
      #"{"views": [{"id": "a", "type": "label", "text": "\#(text)"}], "constraints": ["a.leading = superview.leading", "a.top = superview.top"]}"#
    }
    let comparison = try Self.compare(label(start + "left"), label(start + "kept"))
    let words = try #require(comparison.authored.first)
    #expect(words.contains("left\"") && words.contains("kept\"") && words.count < 200, "\(words)")
  }

  /// A new conflict is reported on its own, and before everything else.
  @Test func tellsWhatIsNewlyWrong() throws {
    func box(_ constraints: String) -> String {
      #"{"canvas": {"size": [100, 100]}, "views": [{"id": "a"}], "constraints": ["a.edges = superview.edges inset 8"\#(constraints)]}"#
    }
    let comparison = try Self.compare(box(""), box(#", "a.width = 40""#))
    #expect(
      comparison.findings.count == 1 && comparison.findings[0].hasPrefix("new conflict: "),
      "\(comparison.findings)")
    #expect(!comparison.otherNotes.contains { $0.hasPrefix("new conflict") })
    #expect(try Self.compare(box(#", "a.width = 40""#), box("")).findings.isEmpty)
    let open = try Self.compare(
      box(""), #"{"canvas": {"size": [100, 100]}, "views": [{"id": "a"}], "constraints": []}"#)
    #expect(open.findings.contains { $0.hasPrefix("new warning: ") }, "\(open.findings)")
  }

  /// Baselines of earlier versions do not say what their inputs said.
  @Test func claimsNothingOfWhatTheBaselineDoesNotHave() throws {
    var old = try Self.record(stack([:]))
    old.canvas.authored = nil
    for index in old.views.indices { old.views[index].authored = nil }
    let comparison = SolutionComparison(from: old, to: try Self.record(stack(["s": #", "spacing": 12"#])))
    #expect(comparison.authored.isEmpty && !comparison.causes.isEmpty)
    #expect(!comparison.causes.contains { $0.reason.contains("in the input") })
  }
}

/// What the input says otherwise comes before what follows from it.
@Suite struct ReviewCauseOrderTests {
  private func solution(_ text: String, inset: Int = 8) throws -> SolutionOption {
    let scenario = #"""
      {"canvas": {"size": [320, 100]}, "views": [{"id": "a", "type": "label", "text": "\#(text)"}, {"id": "b", "type": "label", "text": "B"}],
      "constraints": ["a.leading = superview.leading + \#(inset)", "a.top = superview.top", "b.leading = a.trailing + 8", "b.top = a.top"]}
      """#
    let scene = try #require(ScenarioReader.read(Array(scenario.utf8), input: "s.json").scene)
    let layouts = LayoutEngine.solve(
      scene, isExplaining: true, measurer: PangoTextMeasurer(try FontLibrary()))
    return try #require(Solution(forReviewOf: layouts, input: "s.json").options.first)
  }

  @Test func aNewTextIsNamedFirst() throws {
    let comparison = SolutionComparison(from: try solution("Hi"), to: try solution("Hello there"))
    #expect(!comparison.causes.isEmpty)
    for cause in comparison.causes {
      #expect(cause.reason.hasPrefix("a: text \"Hi\" → \"Hello there\""), "\(cause.words)")
    }
    #expect(comparison.editedViews == ["a"])
  }

  /// A constraint that was edited besides is told of what it moves.
  @Test func bothAreNamedWhereBothCount() throws {
    let comparison = SolutionComparison(from: try solution("Hi"), to: try solution("Hello there", inset: 20))
    let moved = try #require(comparison.causes.first { $0.change.contains("b.x") })
    #expect(moved.reason.hasPrefix("a: text") && moved.reason.contains("constant 8 → 20"), "\(moved.words)")
    #expect(comparison.editedConstraints == [0])
  }

  @Test func whatIsIgnoredIsNoDifference() throws {
    let (before, after) = (try solution("Hi"), try solution("Hello there"))
    let comparison = SolutionComparison(from: before, to: after, ignoring: ["a", "b"])
    #expect(
      comparison.isEqual && comparison.causes.isEmpty && comparison.authored.isEmpty, "\(comparison.notes)")
    #expect(!SolutionComparison(from: before, to: after, ignoring: ["a"]).isEqual)
  }
}
