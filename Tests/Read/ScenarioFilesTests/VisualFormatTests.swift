import AutoLayout
import Diagnostics
import LayoutScene
import Testing

private let views = """
  {"id": "a"}, {"id": "b", "type": "label", "subviews": [{"id": "inner"}]}, {"id": "c_1"},
  {"id": "Name Label"}, {"id": "Title", "layoutGuides": ["gutter"]}, {"id": "2"}
  """

private func scenario(_ constraints: String, options: String = "") -> String {
  "{\"views\": [\(views)], \"constraints\": [\(constraints)], \"options\": [\(options)]}"
}

private func constraints(
  _ constraints: String, options: String = ""
) throws -> ConstraintList<SceneConstraint> {
  let options = try scene(scenario(constraints, options: options)).options
  return try #require(options.last).constraints
}

@Suite struct VisualFormatTests {
  @Test(arguments: [
    (
      #"{"visualFormat": "H:|-[a]-[b(>=50@750)]-|"}"#,
      [
        "a.leading == root.leadingMargin", "b.leading == a.trailing + 8", "b.width >= 50 @750",
        "root.trailingMargin == b.trailing",
      ]
    ),
    (
      #"{"visualFormat": "[a(wide)]-gap-[c_1(==a@p)]", "metrics": {"wide": 30, "gap": 5.5, "p": 600}}"#,
      ["a.width == 30", "c_1.leading == a.trailing + 5.5", "c_1.width == a.width @600"]
    ),
    (
      #"{"visualFormat": "[a]-[b]", "options": ["alignAllCenterY", "alignAllTop", "directionLeftToRight"]}"#,
      ["b.left == a.right + 8", "b.top == a.top", "b.centerY == a.centerY"]
    ),
    (#"{"visualFormat": "V:|-20-[inner]|"}"#, ["inner.top == b.top + 20", "b.bottom == inner.bottom"]),
    (#"{"visualFormat": "V:|[gutter(8)]"}"#, ["gutter.top == Title.top", "gutter.height == 8"]),
    (#"{"visualFormat": "V:[topLayoutGuide]-[a]"}"#, ["a.top == topLayoutGuide.bottom + 8"]),
    (#"{"visualFormat": "[inner(a)]"}"#, ["inner.width == a.width"]),
    (
      #"{"visualFormat": "V:[name]-[a]-[top]", "views": {"name": "Name Label", "top": "root.safeArea"}}"#,
      ["a.top == Name Label.bottom + 8", "safeArea.top == a.bottom + 8"]
    ),
    (#"{"visualFormat": "[b(==9)]", "views": {"b": "a"}}"#, ["a.width == 9"]),
  ])
  func makesItsConstraintsInTheOrderOfTheText(_ constraint: String, texts: [String]) throws {
    #expect(try constraints(constraint).map(\.text) == texts)
  }

  /// The texts, read as equations, are the same constraints.
  /// As in an equation, self is the view that has the constraint.
  @Test func aFormatInsideAViewCallsItSelf() throws {
    let text = """
      {"views": [{"id": "card", "subviews": [{"id": "icon"}],
       "constraints": ["H:[self(<=200)]", "H:|-8-[self]", "V:|-[icon]-|"]}], "constraints": ["V:[view(>=9)]"]}
      """
    let texts = try scene(text).options[0].constraints.map(\.text)
    for text in ["card.width <= 200", "card.leading == root.leading + 8", "root.height >= 9"] {
      #expect(texts.contains(text), "\(texts)")
    }
  }

  @Test func textsReadBack() throws {
    let made = try constraints(
      #"{"visualFormat": "H:|-(>=4,<=20@300)-[a(c_1)]-(-3)-[b][c_1]-|", "options": ["alignAllLastBaseline"]}"#
    )
    let read = try constraints(made.map { "\"\($0.text)\"" }.joined(separator: ","))
    #expect(made.count == 8)
    for (one, other) in zip(made, read) {
      var other = other
      #expect(one.visualFormat?.hasPrefix("H:|") == true && other.visualFormat == nil)
      (other.identifier, other.source, other.visualFormat) = (one.identifier, one.source, one.visualFormat)
      #expect(one == other)
    }
  }

  // MARK: Names

  @Test func theFirstHasTheIdentifierAndTheOthersANumberBehindIt() throws {
    let made = try constraints(
      #"""
      {"visualFormat": "|-[a]-[b]", "identifier": "row", "active": false}, {"visualFormat": "[a]-[b(9)]"},
      {"visualFormat": "[a]-[b(9)]"}, {"equation": "a.width = 1", "identifier": "row #2"}
      """#)
    #expect(
      made.map(\.identifier) == [
        "row", "row #3", "[a]-[b(9)]", "[a]-[b(9)] #2", "[a]-[b(9)] #3", "[a]-[b(9)] #4", "row #2",
      ])
    #expect(made.map(\.isActive) == [false, false, true, true, true, true, true])
  }

  @Test func anOptionNamesAllOrOne() throws {
    let made = try constraints(
      #"{"visualFormat": "|-[a]-[b]", "identifier": "row"}, {"visualFormat": "[c_1(9)]"}"#,
      options: #"""
        {"name": "o", "constraints": {"row": {"active": false}, "row #2": {"constant": 3, "active": true},
          "[c_1(9)]": {"constant": 10, "priority": 5}}}
        """#)
    #expect(made.map(\.isActive) == [false, true, true])
    #expect(made.map(\.text).suffix(2) == ["b.leading == a.trailing + 3", "c_1.width == 10 @5"])
  }

  /// The second of two equal formats is called by what its first constraint is called.
  @Test func equalFormatsAreToldApart() throws {
    let format = #"{"visualFormat": "|-[a]-[b]"}"#
    let made = try constraints(
      "\(format), \(format)", options: ##"{"name": "o", "constraints": {"|-[a]-[b] #3": {"active": false}}}"##
    )
    #expect(made.map(\.isActive) == [true, true, false, false])
  }

  @Test(arguments: ["constant", "priority"]) func allTogetherHaveNoOne(_ key: String) throws {
    let inOption = try finding(
      scenario(
        #"{"visualFormat": "|-[a]-[b]", "identifier": "row"}"#,
        options: #"{"name": "o", "constraints": {"row": {"\#(key)": 77}}}"#))
    let inVariation = try finding(
      scenario(
        #"{"visualFormat": "|-[a]-[b]", "identifier": "row", "variations": {"any-compact": {"\#(key)": 77}}}"#
      ))
    for finding in [inOption, inVariation] {
      #expect(finding.code == "ambiguous-name")
      #expect(finding.message == "\"row\" makes 2 constraints, each with a \(key) of its own")
      #expect(finding.marked == "77")
      #expect(
        finding.help
          == "all of them can only be made active or inactive; an option can name one, such as \"row #2\"")
    }
  }

  // MARK: Mistakes

  /// The caret stands where UIKit's does, behind the opening quotation mark.
  @Test(arguments: [
    (
      "V|[a]|", 1, "Expected ':' after 'V' to specify vertical arrangement", nil
    ),
    ("[aa]-[b]", 3, "aa is not a key in the views dictionary.", "did you mean \"a\"?"),
    ("[title]", 6, "title is not a key in the views dictionary.", "did you mean \"Title\"?"),
    (
      "H:[a]-[Name Label]", 11, "Name is not a key in the views dictionary.",
      "a visual format can only use names of letters, digits and underscores, not \"Name Label\""
    ),
    (
      "[2]", 1, "Expected a view name here.",
      "a visual format can only use names of letters, digits and underscores, not \"2\""
    ),
    (
      "[a]-gpa-[b]", 7,
      "Encountered metric with name \"gpa\", but value was not specified in metrics or views dictionaries",
      "did you mean \"gap\"?"
    ),
    ("[a(>30)]", 4, "Unknown relation. Must be ==, >=, or <=", nil),
    ("|-0-[a-0-|", 6, "Expected a ']' here. That is how you give the end of a view.", nil),
    (
      "|[root]", 7, "Unable to interpret '|' character, because the related view doesn't have a superview",
      nil
    ),
    (
      "|[a]-[inner]|", 12,
      "inner is in \"b\" and a in \"root\": the views of a format must have the same superview", nil
    ),
    ("", 0, "Expected a '[' here. That is how you begin a view.", nil),
    ("[ä]", 1, "Expected a view name here.", nil),
  ])
  func reports(_ format: String, position: Int, message: String, help: String?) throws {
    let finding = try finding(
      scenario(#"{"metrics": {"gap": 8}, "visualFormat": "\#(format)"}"#))
    #expect(finding.code == "visual-format")
    #expect(finding.message == message)
    #expect(finding.help == help)
    let place = try #require(finding.place)
    let before = place.text.unicodeScalars.prefix(place.column - 1)
    #expect(String(String.UnicodeScalarView(before)).hasSuffix("\"" + format.prefix(position)))
    #expect(place.length == 1)
  }

  /// Escapes take more room in the file than the caret's count says.
  @Test func theCaretFindsItsPlaceBehindEscapes() throws {
    let text = scenario(#"{"visualFormat": "\u005ba\u005d-[e\u0301x]"}"#)
    let finding = try finding(text)
    #expect(finding.message == "Expected a view name here.")
    #expect(finding.marked == "e")
  }

  @Test(arguments: [
    (
      #"{"visualFormat": "[a]", "options": ["alignAllTopp"]}"#, "unknown-value",
      "\"alignAllTopp\" is not a valid value for this key", #""alignAllTopp""#,
      "did you mean \"alignAllTop\"?"
    ),
    (
      #"{"visualFormat": "[a]-[b]", "options": ["alignAllLeading"]}"#, "visual-format",
      "The options align leading, the position of a vertical line; a horizontal layout sets that itself.",
      #"["alignAllLeading"]"#, nil
    ),
    (
      #"{"visualFormat": "[a]", "options": "alignAllTop"}"#, "wrong-type",
      "expected an array, found a string",
      #""alignAllTop""#, nil
    ),
    (
      #"{"visualFormat": "[a]", "options": ["directionLeadingToTrailing", ".directionRightToLeft"]}"#,
      "visual-format",
      "a format has only one direction", #"".directionRightToLeft""#, "leave one of them out"
    ),
    (
      #"{"visualFormat": "[a]", "metrics": {"a gap": 8}}"#, "invalid-identifier",
      "\"a gap\" cannot be a name: the name of a metric can contain only letters, digits and underscores",
      #""a gap""#, nil
    ),
    (
      #"{"visualFormat": "[a]", "metrics": {"gap": "8"}}"#, "wrong-type", "expected a number, found a string",
      #""8""#, "write 8 without quotation marks"
    ),
    (
      #"{"visualFormat": "[a]", "constant": 5}"#, "unknown-key",
      "unknown key \"constant\" in the constraint with a visual format", #""constant""#,
      "write it in the format, as in \"H:|-[a(>=50@750)]-8-[b(a)]\""
    ),
    (
      #"{"equation": "a.width = 5", "metrics": {}}"#, "unknown-key",
      "unknown key \"metrics\" in the constraint with an equation", #""metrics""#,
      "it belongs with a \"visualFormat\""
    ),
    (
      #"{"firstItem": "a", "firstAttribute": "width", "options": []}"#, "unknown-key",
      "unknown key \"options\" in the constraint", #""options""#, "it belongs with a \"visualFormat\""
    ),
    (#"{"visualFormat": 3}"#, "wrong-type", "expected a string, found a number", "3", "write \"3\""),
    (
      #"{"visualFormat": "V:[gutter]-[Title]", "options": ["alignAllLeading", "spacingBaselineToBaseline"]}"#,
      "visual-format",
      "Title is in \"root\" and gutter in \"Title\": the views of a format must have the same superview",
      "\"", nil
    ),
    (
      #"{"visualFormat": "V:[safeArea]-[a]", "options": ["spacingBaselineToBaseline"]}"#,
      "unavailable-attribute", "a layout guide has no lastBaseline", "\"",
      "use an edge, a centre or a size of the guide"
    ),
    (
      #"{"visualFormat": "[a(2000000)]"}"#, "out-of-range",
      "the constant 2000000 is out of range: from -1000000 to 1000000",
      #"{"visualFormat": "[a(2000000)]"}"#, nil
    ),
  ])
  func reportsKeys(_ constraint: String, code: String, message: String, marked: String, help: String?) throws
  {
    let finding = try finding(scenario(constraint))
    #expect(finding.code == code)
    #expect(finding.message == message)
    #expect(finding.marked == marked)
    #expect(finding.help == help)
  }

  /// One mistake, one message: what cannot be read is not unknown.
  @Test(arguments: [
    (#"{"visualFormat": "[a]-[bb]", "identifier": "row"}"#, "row"),
    (#"{"visualFormat": "[a]-[bb]"}"#, "[a]-[bb]"), (#""a.width = bb.width""#, "a.width = bb.width"),
  ])
  func optionsMayNameWhatCannotBeRead(_ constraint: String, name: String) throws {
    let option = #"{"name": "o", "constraints": {"\#(name)": {"active": false}}}"#
    let finding = try finding(scenario(constraint, options: option))
    #expect(finding.help == "did you mean \"b\"?")
  }

  @Test func lengthIsLimited() throws {
    let rest = String(repeating: "[a]", count: 700)
    #expect(try finding(scenario("{\"visualFormat\": \"\(rest)\"}")).code == "out-of-range")
  }
}
