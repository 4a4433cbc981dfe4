import AutoLayout
import Diagnostics
import LayoutScene
import TestSupport
import Testing

/// Templates, variables, constraints inside views, and what options add.
@Suite struct TemplateTests {
  private static let cards = """
    { "variables": {"gap": 8},
      "templates": {
        "rounded": {"cornerRadius": 12},
        "card": {
          "template": "rounded", "backgroundColor": "#ffffff", "variables": {"title": "Untitled"},
          "subviews": [
            {"id": "title", "type": "label", "text": "$title"},
            {"id": "row", "type": "stackView", "customSpacing": {"icon": 3},
             "subviews": [{"id": "icon"}, {"id": "more", "template": "dot"}]}
          ],
          "constraints": [
            "title.leading = self.leading + $gap", "H:|-$gap-[row]-|",
            {"id": "gap", "equation": "row.top = title.bottom + ${gap}"}
          ]
        },
        "dot": {"subviews": [{"id": "inner"}], "constraints": ["inner.centerX = view.centerX"]}
      },
      "views": [
        {"id": "a", "template": "card", "variables": {"title": "First for $$5"}},
        {"id": "b", "template": "card", "cornerRadius": 4, "subviews": [{"id": "own"}]}
      ],
      "constraints": ["a.title.top = b.top"],
    """

  private func option(_ rest: String = "\"options\": []", _ index: Int = 0) throws -> SceneOption {
    try scene(Self.cards + rest + "}").options[index]
  }

  @Test func instancesHaveTheTemplatesViews() throws {
    let views = try option().views
    #expect(
      views.map(\.id)
        == [
          "root", "a", "a.title", "a.row", "a.row.icon", "a.row.more", "a.row.more.inner", "b", "b.title",
          "b.row",
          "b.row.icon", "b.row.more", "b.row.more.inner", "own",
        ].map { $0.replacing("row.icon", with: "icon").replacing("row.more", with: "more") })
    #expect(views[2].content.text?.string == "First for $5")
    #expect(views[8].content.text?.string == "Untitled")
    #expect(views[1].cornerRadius == 12 && views[7].cornerRadius == 4)
    #expect(views[7].backgroundColor == views[1].backgroundColor)
    guard case .stackView(let stack) = views[3].content else { return #expect(Bool(false)) }
    #expect(stack.settings.customSpacing == ["a.icon": 3])
  }

  @Test func constraintsInsideAViewFindItsViewsFirst() throws {
    let option = try option()
    #expect(
      option.constraints.map(\.text).filter { $0.hasPrefix("a.") } == [
        "a.title.top == b.top", "a.more.inner.centerX == a.more.centerX",
        "a.title.leading == a.leading + 8", "a.row.leading == a.leading + 8",
        "a.trailingMargin == a.row.trailing", "a.row.top == a.title.bottom + 8",
      ])
    #expect(option.constraints.filter(\.hasGivenIdentifier).map(\.identifier) == ["a.gap", "b.gap"])
  }

  @Test func optionsGiveVariablesOtherValues() throws {
    let options = """
      "options": [{"name": "one"}, {"name": "two", "variables": {"gap": 20}, "constraints": {"b.gap": {"constant": 1}}}]
      """
    func constants(_ index: Int) throws -> [Double] {
      try option(options, index).constraints.filter(\.hasGivenIdentifier).map(\.constant)
    }
    #expect(try constants(0) == [8, 8])
    #expect(try constants(1) == [20, 1])
  }

  @Test func optionsAddViewsAndConstraints() throws {
    let options = """
      "options": [{"name": "one"}, {
        "name": "two", "addedViews": [{"id": "badge", "superview": "a", "subviews": [{"id": "n"}]}, {"id": "last"}],
        "addedConstraints": ["badge.top = a.title.top", "n.width = 5"]}]
      """
    let (one, two) = (try option(options, 0), try option(options, 1))
    #expect(two.views.count == one.views.count + 3)
    let added = try #require(two.views.firstIndex { $0.id == "badge" })
    // In the order of the tree: after all else in its superview, before its superview's siblings.
    #expect(two.views[added].superview == 1 && two.views[added.advanced(by: 2)].id == "b")
    #expect(two.views.last?.id == "last" && two.views.last?.superview == .root)
    #expect(two.constraints.count == one.constraints.count + 2)
  }

  @Test func viewsNeedNoIds() throws {
    let views = try scene(
      #"{"views": [{"type": "label", "text": "x"}, {"id": "label 2"}, {"type": "label"}, {}]}"#
    ).options[0].views
    #expect(views.map(\.id) == ["root", "label 1", "label 2", "label 3", "view 1"])
    #expect(views.map(\.hasAuthoredName) == [true, false, true, false, false])
  }

  @Test func aConstraintsTextMayBeAVisualFormat() throws {
    let option = try scene(
      #"{"views": [{"id": "a"}], "constraints": ["H:|-[a]-20-|", " V:[a(30)]", "|[a]"]}"#
    ).options[0]
    #expect(option.constraints.map(\.visualFormat) == ["H:|-[a]-20-|", "H:|-[a]-20-|", " V:[a(30)]", "|[a]"])
  }

  @Test(arguments: [
    (#""views": [{"id": "a", "template": "cart"}]"#, "unknown-template", "did you mean \"card\"?"),
    (#""views": [{"id": "a", "template": 3}]"#, "wrong-type", nil),
    (#""views": [{"id": "a", "template": "loop"}]"#, "too-deep", nil),
    (
      #""views": [{"id": "a", "type": "label", "text": "$gpa"}]"#, "unknown-variable", "did you mean \"gap\"?"
    ),
    (
      #""views": [{"id": "a", "type": "label", "text": "in $list"}]"#, "wrong-type",
      "the value of a variable inside a string must be a string or a number"
    ),
    (#""views": [{"id": "a", "subviews": 3}]"#, "wrong-type", nil),
    (
      #""views": [{"id": "a"}], "root": {"template": "card"}"#, "unknown-key",
      "a template is for views that occur more than once"
    ),
    // Every instance has the mistake, and it is reported once.
    (#""views": [{"id": "a", "template": "bad"}, {"id": "b", "template": "bad"}]"#, "unknown-view", nil),
    (
      #""views": [], "options": [{"name": "o", "addedViews": [{"id": "x", "superview": "y"}]}]"#,
      "unknown-view", nil
    ),
    (#""views": [], "options": [{"name": "o", "addedViews": [{"superview": 1}]}]"#, "wrong-type", nil),
  ])
  func reports(_ members: String, _ code: String, _ help: String?) throws {
    let finding = try finding(
      """
      {"variables": {"gap": 8, "list": [1]},
       "templates": {"card": {}, "loop": {"template": "loop"}, "bad": {"constraints": ["nothing.top = self.top"]}},
       \(members)}
      """)
    #expect(finding.code == code, "\(finding)")
    if let help { #expect(finding.help == help) }
  }

  /// Each view doubles the text of the one around it.
  @Test func textsMadeOfTextsHaveAnEnd() {
    let innermost = #"{"type": "label", "text": "$a!"}"#
    let views = (0..<60).reduce(innermost) { inner, _ in
      "{\"variables\": {\"a\": \"$a$a\"}, \"subviews\": [\(inner)]}"
    }
    let result = read("{\"variables\": {\"a\": \"xx\"}, \"views\": [\(views)]}")
    #expect(result.scene == nil)
    #expect(result.diagnostics.contains { $0.code == "out-of-range" }, "\(result.diagnostics)")
  }

  @Test func namesOfVariablesMayBeInBraces() throws {
    func text(_ text: String) throws -> String? {
      try scene(
        "{\"variables\": {\"a\": \"x\", \"none\": \"\"}, \"views\": [{\"type\": \"label\", \"text\": \"\(text)\"}]}"
      ).options[0].views[1].content.text?.string
    }
    #expect(try text("${a}b $a ${none}$$") == "xb x $")
    for wrong in ["${a", "${{a}}", "$ a", "${}"] {
      let finding = try finding(
        "{\"variables\": {\"a\": \"x\"}, \"views\": [{\"type\": \"label\", \"text\": \"\(wrong)\"}]}")
      #expect(finding.code == "unknown-variable", "\(wrong)")
    }
  }

  /// Also where no other variable could be named: in a variable's own value.
  @Test(arguments: [
    (#"{"views": [{"type": "label", "template": "p", "variables": {"price": "$$12"}}]"#, "$12"),
    (#"{"variables": {"price": "$$12"}, "views": [{"type": "label", "template": "p"}]"#, "$12"),
    (
      #"{"variables": {"sign": "$$"}, "views": [{"type": "label", "template": "p", "variables": {"price": "${sign}5 $$"}}]"#,
      "$5 $"
    ),
    (
      #"{"views": [{"type": "label", "template": "p", "variables": {"price": [{"text": "$$1"}, "$$2"]}}]"#,
      "$1$2"
    ),
    // Without variables a text stays as it is.
    (#"{"views": [{"type": "label", "text": "$$12"}]"#, "$$12"),
  ])
  func twoDollarsAreOne(_ start: String, _ text: String) throws {
    let option = try scene(start + #", "templates": {"p": {"text": "$price"}}}"#).options[0]
    #expect(option.views[1].content.text?.string == text)
  }

  /// The value is wrong, not the template that has it.
  @Test(arguments: [
    (#""text": "$v""#, "5", "write \"5\""), (#""text": "$v""#, "true", "write \"true\""),
    (#""alpha": "$v""#, "\"0.5\"", "write 0.5 without quotation marks"),
    (#""numberOfLines": "$v""#, "\"two\"", nil),
  ])
  func aWrongVariableIsReportedWhereItIsGiven(_ key: String, _ value: String, _ help: String?) throws {
    let found = try finding(
      #"{"templates": {"t": {"type": "label", \#(key)}}, "views": [{"template": "t", "variables": {"v": \#(value)}}]}"#
    )
    #expect(found.code == "wrong-type" && found.marked == value && found.help == help, "\(found)")
  }

  /// Three lines that ask for more views than there may be end in a message.
  @Test func templatesOfTemplatesHaveAnEnd() {
    let views = Array(repeating: #"{"template": "next"}"#, count: 300).joined(separator: ",")
    let templates = (0..<3).map { level in
      "\"t\(level)\": {\"subviews\": [\(views.replacing("next", with: "t\(level + 1)"))]}"
    }
    let plain = Array(repeating: "{}", count: 300).joined(separator: ",")
    let result = read(
      "{\"templates\": {\(templates.joined(separator: ",")), \"t3\": {\"subviews\": [\(plain)]}}, \"views\": [{\"template\": \"t0\"}]}"
    )
    #expect(result.scene == nil)
    let finding = result.diagnostics.first { $0.code == "too-many" }
    #expect(finding?.message == "there are more than 100000 views")
  }
}
