import AutoLayout
import Diagnostics
import LayoutScene
import TestSupport
import Testing

/// Constraints as Swift code has them, and several attributes under one name.
@Suite struct PastedCodeTests {
  private static let views = """
    {"id": "a", "layoutGuides": ["gutter"]}, {"id": "b", "type": "UILabel"},
    {"id": "card", "subviews": [{"id": "titleLabel", "type": "label"}]}
    """

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      + "\""
  }

  private static func scenario(_ constraint: String) -> String {
    "{\"views\": [\(views)], \"constraints\": [\(quoted(constraint))]}"
  }

  @Test(arguments: [
    // Anchors, with their ways to call the root.
    (
      "a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)", ["a.top == b.bottom + 8"]
    ),
    (
      "a.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: -16.5).isActive = true",
      ["a.leading == safeArea.leading - 16.5"]
    ),
    ("self.a.topAnchor.constraint(equalTo: self.view.topAnchor),", ["a.top == root.top"]),
    (
      "a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 0.5, constant: 4)",
      ["a.width <= 0.5 × b.width + 4"]
    ),
    ("a.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)", ["a.height >= 44"]),
    (
      "a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 2)",
      ["a.top >= b.bottom + 16"]
    ),
    (
      "titleLabel.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor)",
      ["titleLabel.leading == card.layoutMargins.leading"]
    ),
    (
      "NSLayoutConstraint.activate([\n  a.topAnchor.constraint(equalTo: b.topAnchor),\n  a.widthAnchor.constraint(equalToConstant: 40),\n])",
      ["a.top == b.top", "a.width == 40"]
    ),
    (
      "NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 50)",
      ["a.width == 50"]
    ),
    (
      "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .lessThanOrEqual, toItem: b, attribute: .bottom, multiplier: 1, constant: -2)",
      ["a.top <= b.bottom - 2"]
    ),
    // SnapKit.
    (
      "a.snp.makeConstraints { make in make.top.equalTo(b.snp.bottom).offset(8) }", ["a.top == b.bottom + 8"]
    ),
    (
      "titleLabel.snp.makeConstraints {\n  $0.edges.equalToSuperview().inset(16)\n  $0.height.equalTo(44).priority(.high)\n}",
      [
        "titleLabel.top == card.top + 16", "titleLabel.leading == card.leading + 16",
        "titleLabel.bottom == card.bottom - 16", "titleLabel.trailing == card.trailing - 16",
        "titleLabel.height == 44 @750",
      ]
    ),
    (
      "a.snp.makeConstraints { (make) in make.width.height.lessThanOrEqualTo(b).multipliedBy(0.5).priority(999); make.left.equalTo(10) }",
      [
        "a.width <= 0.5 × b.width @999", "a.height <= 0.5 × b.height @999", "a.left == root.left + 10",
      ]
    ),
    (
      "a.snp.makeConstraints { $0.center.equalTo(b.snp.center) }",
      ["a.centerX == b.centerX", "a.centerY == b.centerY"]
    ),
    // Groups.
    (
      "titleLabel.edges = superview inset 8",
      [
        "titleLabel.top == card.top + 8", "titleLabel.leading == card.leading + 8",
        "titleLabel.bottom == card.bottom - 8", "titleLabel.trailing == card.trailing - 8",
      ]
    ),
    (
      "a.center = safeArea @high",
      ["a.centerX == safeArea.centerX @750", "a.centerY == safeArea.centerY @750"]
    ),
    ("a.size >= 0.5 × b.size", ["a.width >= 0.5 × b.width", "a.height >= 0.5 × b.height"]),
    ("a.size = 44", ["a.width == 44", "a.height == 44"]),
    ("a.horizontalEdges = gutter", ["a.leading == gutter.leading", "a.trailing == gutter.trailing"]),
    // Lists, and names of priorities.
    ("1. a.Leading = Superview.Leading + Standard", ["a.leading == root.leading + 20"]),
    ("12) a.top = b.top", ["a.top == b.top"]),
    ("2. × a.width = b.width", ["a.width == 0.5 × b.width"]),
    ("a.width = 40 @.defaultLow", ["a.width == 40 @250"]),
    ("a.width = 40 (Priority fittingSizeLevel)", ["a.width == 40 @50"]),
    ("a.width = 40 @UILayoutPriority.required", ["a.width == 40"]),
  ])
  func readsCode(_ code: String, _ constraints: [String]) throws {
    #expect(try scene(Self.scenario(code)).options[0].constraints.map(\.text) == constraints)
  }

  @Test(arguments: [
    ("make.top.equalTo(b.snp.bottom).offset(8)", "equation-syntax", "make"),
    ("a.topAnchor.constraint(equalTo: nobody.topAnchor)", "unknown-view", "nobody"),
    ("a.topAnchor.constraint(equalTo: b.topAnchor, constant: padding)", "equation-syntax", "padding"),
    ("a.topAnchor.constraint(over: b.topAnchor)", "equation-syntax", "over"),
    ("a.edges = superview + 8", "equation-syntax", "+"),
    ("a.edges >= superview", "equation-syntax", ">="),
    ("a.center = superview inset 8", "equation-syntax", "inset"),
    ("a.center = 8", "equation-syntax", "8"),
    ("a.edges = b.center", "unknown-attribute", "center"),
    ("a.snp.makeConstraints { $0.top.equalTo(b).sideways(4) }", "equation-syntax", "sideways"),
    ("a.width = 40 @urgent", "equation-syntax", "urgent"),
    ("NSLayoutConstraint(item: a, attribute: .tip, relatedBy: .equal", "unknown-attribute", ".tip"),
  ])
  func saysWhatIsWrong(_ code: String, _ finding: String, _ marked: String) throws {
    let told = try ScenarioFilesTests.finding(Self.scenario(code))
    #expect(told.code == finding)
    #expect(told.marked == marked, "\(told)")
  }

  /// All that a text stands for is called by the text, as the constraints of a visual format are.
  @Test func anOptionSwitchesAllOfAGroup() throws {
    let text = """
      {"views": [\(Self.views)], "constraints": [{"equation": "a.edges = superview", "identifier": "pinned"}],
       "options": [{"name": "one"}, {"name": "two", "constraints": {"pinned": {"active": false}}}]}
      """
    let options = try scene(text).options
    #expect(options[0].constraints.map(\.isActive) == [true, true, true, true])
    #expect(options[1].constraints.map(\.isActive) == [false, false, false, false])
  }

  /// Beginnings, endings and middles of right texts trap nowhere.
  @Test(arguments: [
    "a.snp.makeConstraints { (make) in make.width.height.lessThanOrEqualTo(b).multipliedBy(0.5).priority(.high) }",
    "NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: b.topAnchor, multiplier: -.5, constant: 2)])",
    "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0)",
    "1. a.edges = 2 × superview.edges inset 8 @.defaultHigh",
  ])
  func piecesTrapNowhere(_ code: String) {
    let characters = Array(code)
    for start in 0..<characters.count {
      _ = read(Self.scenario(String(characters[start...])))
      _ = read(Self.scenario(String(characters[..<start])))
      _ = read(Self.scenario(String(characters[..<start] + characters[min(start + 3, characters.count)...])))
    }
  }
}
