import Foundation
import TestSupport
import Testing

/// No source crashes the reader, or keeps it busy for long.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
struct HostileSourceTests {
  private func view(_ body: String, _ more: String = "") -> String {
    "class Probe: UIView { override init(frame: CGRect) { super.init(frame: frame); \(body) }; \(more) }"
  }

  @Test func whatNeverEndsIsEnded() throws {
    let sources = [
      view("while true { tag += 1 }"), view("f()", "func f() { f() }"),
      view("x = 1", "var x: Int { get { x } set { x = newValue } }"),
      "class A { var callAsFunction: A { self } }\n" + view("let a = A(); a()"),
      view("let a = Probe(frame: .zero)"), view("var a = [1]; for _ in 0..<100 { a += a }"),
      "class A: B {}; class B: A {}; class C: UIView { let c = C() }",
      view("var s = \"x\"; for _ in 0..<100 { s += s }"),
      view("let s = tag > 0 ? \"y\" : \"x\"" + String(repeating: ".description", count: 20_000)),
      view("let s = String(format: \"%*d %2$n %999$@ %n\", \"n\", 5)"),
    ]
    for source in sources {
      let reading = try Reading(source)
      #expect(reading.options.allSatisfy { $0["scenario"] != nil }, "\(source)")
    }
  }

  @Test func deepNestingIsLimited() throws {
    for (open, close) in [
      ("(", ")"), ("[", "]"), ("-", ""), ("{ ", " }()"), ("f(", ")"), ("a + (", ")"), ("if true { ", " }"),
    ] {
      let depth = 5000
      let code = String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
      _ = try Reading(view("_ = " + code))
    }
    _ = try Reading(view("_ = a" + String(repeating: ".b", count: 20_000)))
    _ = try Reading(view("_ = 1" + String(repeating: " + 1", count: 20_000)))
    _ = try Reading(view("_ = a" + String(repeating: "()", count: 20_000)))
  }

  @Test func damagedSourcesAreRead() throws {
    let source = """
      import UIKit
      enum Kind: Int { case a = 1, b }
      final class Card: UIView {
        lazy var label: UILabel = { let l = UILabel(); l.text = "x \\(tag) y"; return l }()
        var kind: Kind? { didSet { guard let kind else { return }; tag = kind.rawValue } }
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          for (i, v) in subviews.enumerated() where i < 3 { v.tag = i * 2 }
          switch kind { case .a?: break; case .some(let k): tag = k.rawValue; default: kind = .b }
          label.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
          NSLayoutConstraint.activate([heightAnchor.constraint(equalToConstant: 8 / 3)])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let bytes = Array(source.utf8)
    var state: UInt64 = 42
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for round in 0..<60 {
      var damaged = bytes
      if round < 20 {
        damaged = Array(bytes.prefix(random(bytes.count)))
      } else {
        for _ in 0...random(4) {
          let start = random(damaged.count), length = min(damaged.count - start, random(12))
          switch random(3) {
          case 0: damaged.removeSubrange(start..<start + length)
          case 1: damaged.insert(contentsOf: damaged[start..<start + length], at: random(damaged.count))
          default: damaged[start] = UInt8(32 + random(95))
          }
        }
      }
      _ = try Reading(String(decoding: damaged, as: UTF8.self))
    }
  }

  /// Once, at its place, and nothing of what follows from it.
  @Test(arguments: [
    ("class A: UIView {\n  func f( {\n}\n", "2 9 this bracket is not closed"),
    ("let x = UILabel(\nview.addSubview(x)\n", "1 16 this bracket is not closed"),
    ("let a = UILabel()\na.text = = \"b\"\nview.addSubview(a)\n", "2 10 this does not parse"),
    (
      "class A: UIView {\n  let l = UILabel()\n  func f() {\n    l.text = [\"a\", \"b\"\n    addSubview(l)\n  }\n}\n",
      "4 14 this bracket is not closed"
    ),
  ])
  func whatDoesNotParseIsTold(source: String, told: String) throws {
    let reading = try Reading(source)
    let all = [reading.reply] + reading.options
    let notes = all.flatMap { $0["notUnderstood"] as? [[String: Any]] ?? [] }
    #expect(notes.map { "\($0["line"] ?? 0) \($0["column"] ?? 0) \($0["reason"] ?? "")" } == [told])
  }

  /// A value that grows by one part each time it is set is not compared with all of what it was: that took minutes.
  @Test func chainsOfValuesAreSetAtOnce() throws {
    let body = "for _ in 0..<60000 { kept = Node(next: kept) }"
    let reading = try Reading("struct Node { var next: Any? }\n" + view(body, "var kept: Any?"))
    #expect(!reading.options.isEmpty)
  }

  /// A constraint whose numbers no view can have is left out, and told at its line.
  @Test(arguments: [
    ("options: .init(rawValue: 1e300), metrics: nil", nil),
    ("options: [], metrics: [\"m\": 1e300]", "is too large"),
    ("options: [], metrics: [\"m\": Double.nan]", "is not a number"),
  ])
  func numbersBeyondAllViewsAreTold(given: String, reason: String?) throws {
    let format = reason == nil ? "H:|-8-[a]" : "H:|-m-[a]"
    let reading = try Reading(
      view(
        """
        let a = UILabel(); a.translatesAutoresizingMaskIntoConstraints = false; addSubview(a)
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "\(format)", \(given), views: ["a": a]))
        """))
    let notes = reading.options.flatMap { $0["notUnderstood"] as? [[String: Any]] ?? [] }
    #expect(notes.contains { $0["line"] as? Int == 2 })
    let reasons = notes.compactMap { $0["reason"] as? String }
    let left = reasons.filter { $0.hasPrefix("this constraint is left out") }
    if let reason { #expect(left.contains { $0.hasSuffix(reason) }) }
  }

  /// What the reader crashed at is left out when it is asked again without it, and told; all else is read.
  @Test func whatItCrashedAtIsLeftOut() throws {
    let file = "/Views.swift"
    let source = """
      class First: UIView {}
      class Second: UIView { func fill(with text: String) { let l = UILabel(); addSubview(l); l.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
      """
    func names(without crashed: [String]) throws -> ([String], [String]) {
      let reading = try Reading(
        "", ["files": [file], "texts": [file: source], "callsMethods": true, "crashed": crashed])
      let left = reading.reply["notMade"] as? [[String: Any]] ?? []
      #expect(
        left.allSatisfy {
          ($0["reason"] as? String)?.hasPrefix("the reader of Swift source crashes on it") == true
        })
      return (reading.options.compactMap { $0["name"] as? String }, left.compactMap { $0["name"] as? String })
    }
    let all = try names(without: [])
    #expect(all == (["First", "Second", "Second.fill(with:)"], []))
    #expect(try names(without: ["\(file)#First"]) == (["Second", "Second.fill(with:)"], ["First"]))
    #expect(
      try names(without: ["\(file)#Second.fill(with:)"]) == (["First", "Second"], ["Second.fill(with:)"]))
  }
}
