import TestSupport
import Testing

/// What would stop the program, or never end.
@Suite(.enabled(if: ReaderProgram.isExpected)) struct CrashTests {
  private static func card(_ body: String, _ properties: String = "") -> String {
    """
    class Card: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        \(body)
      }
      required init?(coder: NSCoder) { nil }
      \(properties)
    }
    """
  }

  private func kinds(of reading: Reading) throws -> [String] {
    (try reading.option("Card")["notUnderstood"] as? [[String: Any]] ?? []).map {
      "\($0["line"] ?? 0) \($0["kind"] ?? "-") \($0["reason"] ?? "")"
    }
  }

  /// Each is reported once, and not where the code asks whether it is there.
  @Test(arguments: [
    ("let label: UILabel!\nlabel.text = \"a\"", ["5 crash ‘label’ is nil here, and would stop the program"]),
    (
      "tag.isHidden = true\nself.tag2.addSubview(tag)\ntag.alpha = 1",
      [
        "4 crash ‘tag’ is nil here, and would stop the program",
        "5 crash ‘tag2’ is nil here, and would stop the program",
      ]
    ),
    ("tag?.isHidden = true\nif let tag { tag.alpha = 0 }", []),
    ("tag = UILabel()\ntag.isHidden = true", []),
    ("late!.isHidden = true", ["4 crash this is nil, and would stop the program"]),
    ("let all = [1, 2]\n_ = all[1..<5]", ["5 crash it would stop here: there are only 2 elements"]),
    (
      "var all: [Int] = []\n_ = all.popLast()\nall.removeFirst()",
      ["6 crash it would stop here, in removeFirst"]
    ),
  ])
  func whatStaysNilIsTold(body: String, told: [String]) throws {
    let properties = "var tag: UILabel!, tag2: UIView!\nvar late: UIView?"
    #expect(try kinds(of: Reading(Self.card(body, properties))) == told)
  }

  /// Where an object is, and in which module a type is declared, no source says.
  @Test(arguments: [
    ("\\(self)", ["4 - the text of ‘Card’ is not known; it is left out of the text"]),
    ("\\(Item())", ["4 - the text of ‘Item’ is not known; it is left out of the text"]),
    ("\\([Row()])", ["4 - the text of ‘Row’ is not known; it is left out of the text"]),
    ("\\(Row()) \\(Card.self)", []),
  ])
  func textsThatNoSourceSaysAreTold(text: String, told: [String]) throws {
    let reading = try Reading(
      Self.card("let label = UILabel(); label.text = \"\(text)\"")
        + "\nstruct Row { var a = 1 }; class Item {}")
    #expect(try kinds(of: reading) == told)
  }

  @Test(arguments: [
    ("transform = CGAffineTransform(rotationAngle: 1)", "", ["1 not-shown transforms are not shown"]),
    (
      "let glow = CAGradientLayer()\nlayer.insertSublayer(glow, at: 0)", "",
      ["4 not-shown layers that code adds are not shown"]
    ),
    ("layer.cornerRadius = 4", "", []),
    (
      "", "override func draw(_ rect: CGRect) { UIColor.red.setFill() }",
      ["7 not-shown what this draws is not shown"]
    ),
    (
      "let f = DateFormatter()\nf.timeZone = TimeZone(identifier: \"Asia/Tokyo\")", "",
      ["5 not-shown times are in Greenwich Mean Time, not in this time zone"]
    ),
    ("let f = DateFormatter()\nf.timeZone = TimeZone(secondsFromGMT: 0)", "", []),
  ])
  func whatIsNotShownIsNoMisunderstanding(body: String, members: String, told: [String]) throws {
    #expect(try kinds(of: Reading(Self.card(body, members))) == told)
  }

  /// A condition that does not hold stops the program, where it is; what is given may be more than nothing then.
  @Test func conditionsStopWhatTheyAskFor() throws {
    let reading = try Reading(
      """
      class Card: UIView {
        init(titles: [String]) {
          precondition(!titles.isEmpty, "no titles")
          super.init(frame: .zero)
          let label = UILabel()
          label.text = titles[0]
          addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
      }
      class Never: UIView {
        init() {
          precondition(1 > 2)
          super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(try reading.option("Card")["made"] as? String == "Card(titles: [\"titles\", \"titles\"])")
    #expect(try reading.reasons("Card").isEmpty)
    #expect(try reading.reasons("Never") == ["13: it would stop here, in precondition"])
  }

  /// What never ends is reported where it is, also if a loop inside of it is running at the time.
  @Test(arguments: [
    ("while true {\n  for i in 0..<3 { print(i) }\n}", 4), ("\nrepeat { print(1) } while true", 5),
    ("again(1)", 7),
  ])
  func whatNeverEndsIsToldAtItsLine(body: String, line: Int) throws {
    let reading = try Reading(Self.card(body, "func again(_ n: Int) { again(n + 1) }"))
    let left = try #require((reading.reply["notMade"] as? [[String: Any]])?.first)
    #expect(left["name"] as? String == "Card" && left["line"] as? Int == line, "\(left)")
  }

  /// What stops the program is reported where that is, and not where the object is made or called, also in what is printed.
  @Test(arguments: [
    ("configure(5)", ["10 crash it would stop here: there is no element 5"]),
    ("replace()", ["12 crash it would stop here: there is no element 7"]),
    ("stop()", ["14 crash it would stop here, in fatalError"]),
    ("show()", ["16 crash it would stop here: there is no element 3"]),
    ("take()", ["18 crash it would stop here: there is no element 4"]),
    ("check()", ["20 crash this is nil, and would stop the program"]),
    ("names[8]", ["1 crash it would stop here: there is no element 8"]),
    ("print(names[0], nothing.here)", []),
  ])
  func whatIsCalledStopsAtItsLine(call: String, told: [String]) throws {
    let reading = try Reading(
      """
      class Card: UIView {
        let titleLabel = UILabel()
        var names = ["a", "b"]
        var tint: UIColor?
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(titleLabel)
        }
        func configure(_ row: Int) {
          titleLabel.text = names[row]
        }
        func replace() { names[7] = "c" }
        func stop() {
          fatalError("never")
        }
        func show() { print(names[3]) }
        func take() {
          names.remove(at: 4)
        }
        func check() { assert(tint!.cgColor.alpha == 1, "opaque") }
        required init?(coder: NSCoder) { nil }
      }
      """, ["options": ["Card"], "calls": [call]])
    #expect(try kinds(of: reading) == told)
  }
}
