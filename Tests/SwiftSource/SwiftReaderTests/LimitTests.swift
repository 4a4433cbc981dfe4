import Foundation
import TestSupport
import Testing

/// What a program may do is counted, and what is left out is reported at its line; all else is read.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
struct LimitTests {
  /// A view with a label in it, and with more in its initialiser, in its class, and before it.
  private func view(_ name: String, _ body: String, _ members: String = "", _ more: String = "") -> String {
    """
    \(more)
    class \(name): UIView {
      override init(frame: CGRect) { super.init(frame: frame); \(body) }
      required init?(coder: NSCoder) { nil }
      \(members)
    }
    class Good: UIView { let label = UILabel(); override init(frame: CGRect) { super.init(frame: frame); addSubview(label) } }

    """
  }

  private func notMade(_ reading: Reading) -> [String] {
    (reading.reply["notMade"] as? [[String: Any]] ?? []).map {
      "\($0["name"] ?? "") \($0["line"] ?? 0): \($0["reason"] ?? "")"
    }
  }

  private func notes(_ reading: Reading) -> [String] {
    (reading.reply["notUnderstood"] as? [[String: Any]] ?? []).map {
      "\($0["line"] ?? 0): \($0["reason"] ?? "")"
    }
  }

  @Test func stepsAreCountedAndTheOthersAreRead() throws {
    let reading = try Reading(
      view("Loop", "while true {}") + "class Deep: UIView { let other = Deep() }\n"
        + "class None: UIView { init?(name: String) { return nil } }")
    #expect(reading.options.compactMap { $0["name"] as? String } == ["Good"])
    #expect(
      notMade(reading) == [
        "Loop 3: it takes more than 2000000 steps",
        "Deep 8: it calls itself, or is nested, too deeply", "None 9: its initialiser makes nil",
      ])
  }

  @Test(arguments: [
    "var a: [Any] = [1]; for _ in 0..<60 { a = [a, a] }; label.text = \"\\(a)\"",
    "var a: [Any] = [1]; for _ in 0..<60 { a = [a, a] }; label.isHidden = a == a",
    "var a: [Any] = [1]; for _ in 0..<100000 { a = [a] }; label.text = \"\\(a)\"",
    "var p = Pair(a: nil, b: nil); for _ in 0..<60 { p = Pair(a: p, b: p) }; label.text = \"\\(p)\"",
    "let t = String(repeating: \"x\", count: 900000); label.text = t.replacingOccurrences(of: \"x\", with: t)",
    "var d: [Int: Int] = [:]; for i in 0..<900000 { d[i] = i }",
    "for i in 0..<Int.max { tag = i }",
    "for i in Int.min...Int.max { tag = i & 1 }",
    "for i in 1...Int.max { tag = i }",
  ]) func valuesThatGrowAreLimited(_ code: String) throws {
    let reading = try Reading(
      view("Large", code, "let label = UILabel()", "struct Pair { var a: Any?, b: Any? }"))
    #expect(reading.options.map { $0["name"] as? String } == ["Good"])
    #expect(notMade(reading).count == 1)
  }

  @Test(arguments: [
    "class Model<State> { typealias State = State; func reduce(_ state: State) -> State { state } }",
    "class Holder { typealias A = B; typealias B = A?; typealias C = [C]; var a: A?, c: C? }",
    "class Outer { class Inner: Other.Inner {} }; class Other { class Inner: Outer.Inner {} }",
    "protocol P: Q {}; protocol Q: P {}; class R: P {}; extension P { func f() { f() } }",
    "@propertyWrapper struct W { var wrappedValue: Int { get { v } set { v = newValue } }; @W var v: Int }\nlet w = W()",
    "indirect enum E { case a(E), b; static let x = E.y, y = E.x }",
  ]) func circlesEnd(_ source: String) throws {
    let reading = try Reading(
      source + "\n"
        + view("Shown", "tag = 1; _ = w", "let holder: Any = Holder.A.self; lazy var w: Any? = W().v"))
    #expect(reading.options.last?["name"] as? String == "Good")
  }

  /// Two protocols for each level inherit from both of the one above it: 2^40 ways lead to the first.
  @Test func inheritanceInMeshesEnds() throws {
    let levels = (1...40).map {
      "protocol A\($0): A\($0 - 1), B\($0 - 1) {}; protocol B\($0): A\($0 - 1), B\($0 - 1) {}"
    }
    let reading = try Reading(
      "protocol A0 {}; protocol B0 {}\n" + levels.joined(separator: "\n")
        + view(
          "Shown", "isHidden = (self as Any) is Other; missing()", "",
          "class Other: A40 {}; extension Shown: B40 {}"))
    #expect(reading.options.count == 2)
  }

  @Test(arguments: [
    ("(", ")", "brackets are nested more than 60 deep; what is inside is left out"),
    ("[", "]", "brackets are nested more than 11 deep; what is inside is left out"),
    (#""\("#, #")""#, "brackets are nested more than 60 deep; what is inside is left out"),
    ("for a in b { ", "}", "brackets are nested more than 60 deep; what is inside is left out"),
    ("a < ", "", "this expression has more than 300 operators; the rest of it is left out"),
    ("true ? 1 : ", "", "this expression has more than 300 operators; the rest of it is left out"),
    ("\"x\"\n  + ", "", "this expression has more than 300 operators; the rest of it is left out"),
    ("A<", "", "this expression has more than 300 operators; the rest of it is left out"),
  ]) func parsingIsBounded(_ open: String, _ close: String, _ reason: String) throws {
    let code = String(repeating: open, count: 30_000) + "1" + String(repeating: close, count: 30_000)
    let reading = try Reading(view("Nested", "_ = \(code)"))
    #expect(notes(reading).contains { $0.hasSuffix(reason) }, "\(notes(reading))")
    #expect(reading.options.contains { $0["name"] as? String == "Good" })
  }

  /// Many lines with operators of their own are many expressions.
  @Test func ordinaryCodeIsNotLeftOut() throws {
    let lines = (0..<400).map {
      "// A comment.\n  private var p\($0): UILabel! = nil\n  var c\($0): Int { 1 + 2 }"
    }
    let reading = try Reading(
      view("Long", (0..<400).map { "tag = \($0) + 1\n" }.joined(), lines.joined(separator: "\n")))
    #expect(notes(reading).isEmpty)
    #expect(reading.options.count == 2)
  }

  @Test func largeFilesAreLeftOut() throws {
    let reading = try Reading(
      view("Long", "tag = 1") + String(repeating: "// What is generated.\n", count: 50_000))
    #expect(notes(reading) == ["1: the file is larger than 1 MB; it is left out"])
    #expect(reading.options.isEmpty)
  }
}
