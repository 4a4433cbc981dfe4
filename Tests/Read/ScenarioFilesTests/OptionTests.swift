import AutoLayout
import Diagnostics
import LayoutScene
import TestSupport
import Testing

private func options(_ options: String) -> String {
  #"""
  {"views": [{"id": "a", "type": "label", "text": "A", "contentHugging": {"horizontal": 300}},
   {"id": "b"}],
   "constraints": ["a.width = 10", {"identifier": "gap", "equation": "b.leading = a.trailing + 8 @700"}],
   "options": [\#(options)]}
  """#
}

@Suite struct OptionTests {
  @Test func theOverlayIsAListOfLayers() throws {
    #expect(try scene(#"{"views": []}"#).overlay == nil)
    #expect(try scene(#"{"views": [], "overlay": []}"#).overlay == OverlayLayers.none)
    #expect(
      try scene(#"{"views": [], "overlay": ["all", "passes"]}"#).overlay == OverlayLayers.all.union(.passes))
    let finding = try finding(#"{"views": [], "overlay": ["frame"]}"#)
    #expect(finding.code == "unknown-value")
    #expect(finding.help?.contains("frames") == true)
  }

  @Test func plainMockupsAreAsked() throws {
    #expect(try !scene(#"{"views": []}"#).showsPlain)
    #expect(try scene(#"{"views": [], "withPlain": true}"#).showsPlain)
    #expect(try finding(#"{"views": [], "withPlain": "yes"}"#).code == "wrong-type")
  }

  @Test func withoutOptionsThereIsADefault() throws {
    for text in [#"{"views": []}"#, #"{"views": [], "options": []}"#] {
      let options = try scene(text).options
      #expect(options.map(\.name) == ["default"])
      #expect(options[0].title == nil)
      #expect(options[0].views.map(\.id) == ["root"])
    }
  }

  @Test func patchesWhatTheyNameAndNothingElse() throws {
    let scene = try scene(
      options(
        #"""
        {"name": "plain"},
        {"name": "patched", "title": "T", "description": "D", "canvas": {"layoutDirection": "rightToLeft"},
         "views": {"a": {"text": "B", "contentHugging": {"vertical": 400}}, "root": {"hidden": true}},
         "constraints": {"gap": {"active": false, "constant": 20, "priority": 600}, "a.width = 10": {"constant": 11}}}
        """#))
    let plain = scene.options[0]
    var expected = plain
    expected.name = "patched"
    expected.title = "T"
    expected.description = "D"
    expected.canvas.layoutDirection = .rightToLeft
    expected.views[0].isHidden = true
    expected.views[1].content.text?.string = "B"
    expected.views[1].contentHugging = AxisPriorities(
      horizontal: LayoutPriority(300), vertical: LayoutPriority(400))
    expected.constraints[0].constant = 11
    expected.constraints[0].text = "a.width == 11"
    expected.constraints[1].isActive = false
    expected.constraints[1].constant = 20
    expected.constraints[1].priority = LayoutPriority(600)
    expected.constraints[1].text = "b.leading == a.trailing + 20 @600"
    #expect(scene.options[1] == expected)
  }

  @Test func theRootsMarginsStartFromTheCanvas() throws {
    let view = try scene(options(#"{"name": "o", "views": {"root": {"layoutMargins": {"top": 5}}}}"#))
      .options[0].views[0]
    #expect(view.layoutMargins == DirectionalEdgeInsets(top: 5, leading: 16, bottom: 0, trailing: 16))
  }

  @Test func afterMayNameALaterOption() throws {
    let scene = try scene(
      options(#"{"name": "x", "after": "z"}, {"name": "y"}, {"name": "z", "after": "y"}"#))
    #expect(scene.options.map(\.after) == [2, nil, 1])
  }

  @Test(arguments: [
    (
      #"{"name": "x", "after": "y"}, {"name": "y", "after": "x"}"#, "option-cycle",
      #"options start from one another in a cycle: "x" after "y" after "x""#
    ),
    (
      #"{"name": "x", "after": "x"}"#, "option-cycle",
      #"options start from one another in a cycle: "x" after "x""#
    ),
    (
      #"{"name": "w", "after": "x"}, {"name": "x", "after": "y"}, {"name": "y", "after": "z"}, {"name": "z", "after": "x"}"#,
      "option-cycle", #"options start from one another in a cycle: "x" after "y" after "z" after "x""#
    ),
    (#"{"name": "x", "after": "y"}"#, "unknown-option", #"no option named "y""#),
    (
      #"{"name": "x"}, {"name": "x"}"#, "duplicate-identifier",
      #"the option "x" already exists, at line 4, column 23"#
    ),
    (#"{"name": ""}"#, "invalid-identifier", "an option's name cannot be empty"),
    (#"{"title": "x"}"#, "missing-key", #"the option has no "name""#),
    (#"{"name": "x", "views": {"c": {}}}"#, "unknown-view", #"no view named "c""#),
    (#"{"name": "x", "views": {"a": {"id": "d"}}}"#, "unknown-key", #"unknown key "id" in the view patch"#),
    (#"{"name": "x", "views": {"a": 1}}"#, "wrong-type", "expected an object, found a number"),
    (#"{"name": "x", "views": []}"#, "wrong-type", "expected an object, found an array"),
    (#"{"name": "x", "constraints": {"gab": {}}}"#, "unknown-constraint", #"no constraint named "gab""#),
    (
      #"{"name": "x", "constraints": {"gap": {"priority": 0}}}"#, "illegal-priority",
      "a priority must be above 0 and at most 1000, but this one is 0"
    ),
    (
      #"{"name": "x", "constraints": {"gap": {"multiplier": 2}}}"#, "unknown-key",
      #"unknown key "multiplier" in the constraint patch"#
    ),
  ])
  func reports(_ text: String, code: String, message: String) throws {
    let finding = try finding(options(text))
    #expect(finding.code == code)
    #expect(finding.message == message)
  }

  /// As in UIKit, where a constraint's constant, its priority and isActive can be set.
  @Test(arguments: ["multiplier", "relation", "secondItem", "equation"])
  func saysHowToChangeAConstraint(_ key: String) throws {
    let found = try finding(options(#"{"name": "x", "constraints": {"gap": {"\#(key)": 2}}}"#))
    #expect(
      found.help?.contains("\"active\": false") == true && found.help?.contains("addedConstraints") == true)
  }

  @Test func allOptionsTogetherAreLimited() throws {
    let views = (0..<2000).map { "{\"id\": \"\($0)\"}" }.joined(separator: ",")
    let options = (0..<1000).map { "{\"name\": \"\($0)\"}" }.joined(separator: ",")
    let finding = try finding("{\"views\": [\(views)], \"options\": [\(options)]}")
    #expect(finding.code == "too-many")
  }
}

@Suite struct ConstraintTests {
  private func scenario(_ constraints: String) -> String {
    #"{"views": [{"id": "a", "layoutGuides": ["g"]}, {"id": "b"}], "constraints": [\#(constraints)]}"#
  }

  @Test func theFormsSayTheSame() throws {
    let constraints = try scene(
      scenario(
        #"""
        "b.leading >= 2 × a.trailing + 8 @750",
        {"equation": "b.leading >= 2 × a.trailing + 8 @750", "identifier": "named", "active": false},
        {"firstItem": "b", "firstAttribute": "Leading", "relation": ">=", "secondItem": "a",
         "secondAttribute": "trailing", "multiplier": 2, "constant": 8, "priority": 750}
        """#)
    ).options[0].constraints
    let text = "b.leading >= 2 × a.trailing + 8 @750"
    #expect(constraints.map(\.text) == [text, text, text])
    #expect(constraints.map(\.identifier) == [text, "named", "\(text) #2"])
    #expect(constraints.map(\.isActive) == [true, false, true])
    let parts = constraints.map { constraint in
      var constraint = constraint
      (constraint.identifier, constraint.isActive, constraint.source) = ("", true, nil)
      constraint.hasGivenIdentifier = false
      return constraint
    }
    #expect(Set(parts).count == 1)
    #expect(parts[0].firstItem == .view(2))
    #expect(parts[0].secondItem == .view(1))
  }

  @Test func itemsOfTheObjectFormAreThoseOfEquations() throws {
    let constraints = try scene(
      scenario(
        #"""
        {"firstItem": "A", "firstAttribute": "top", "secondItem": "superview", "secondAttribute": "topMargin"},
        {"firstItem": "g", "firstAttribute": "top", "secondItem": "Top Layout Guide", "secondAttribute": "bottom"},
        {"firstItem": "a.layoutMargins", "firstAttribute": "width", "secondItem": null, "constant": 5}
        """#)
    ).options[0].constraints
    #expect(
      constraints.map(\.text) == [
        "a.top == root.topMargin", "g.top == topLayoutGuide.bottom", "a.layoutMargins.width == 5",
      ])
  }

  /// An implicit name gives way to an explicit one, wherever that stands.
  @Test func implicitNamesAreMadeUnique() throws {
    let constraints = try scene(
      scenario(
        #"""
        "a.width = 1", "a.width = 1", "a.width = 1",
        {"identifier": "a.width = 1", "equation": "b.width = 1"},
        {"identifier": "a.width = 1 #3", "equation": "b.width = 1"}
        """#)
    ).options[0].constraints
    #expect(
      constraints.map(\.identifier) == [
        "a.width = 1 #2", "a.width = 1 #4", "a.width = 1 #5", "a.width = 1", "a.width = 1 #3",
      ])
  }

  @Test(arguments: [
    (
      #"{"identifier": "i", "equation": "a.width = 1"}, {"identifier": "i", "equation": "a.width = 2"}"#,
      "duplicate-identifier", #"the identifier "i" is already used at line 1, column 93"#
    ),
    (
      #"{"identifier": "", "equation": "a.width = 1"}"#, "invalid-identifier", "an identifier cannot be empty"
    ),
    (
      #"{"visualFormat": "H:|-[a]-|", "priority": 5}"#, "unknown-key",
      #"unknown key "priority" in the constraint with a visual format"#
    ),
    (
      #"{"equation": "a.width = 1", "priority": 5}"#, "unknown-key",
      #"unknown key "priority" in the constraint with an equation"#
    ),
    (#"{"firstItem": "a"}"#, "missing-key", #"the constraint has no "firstAttribute""#),
    (
      #"{"firstItem": "a", "firstAttribute": "top", "secondItem": "b"}"#, "missing-key",
      #"there is a "secondItem" but no "secondAttribute""#
    ),
    (
      #"{"firstItem": "a", "firstAttribute": "top", "secondAttribute": "top"}"#, "missing-key",
      #"there is a "secondAttribute" but no "secondItem""#
    ),
    (#"{"firstItem": "c", "firstAttribute": "width"}"#, "unknown-view", #"no view named "c""#),
    (#"{"firstItem": "a", "firstAttribute": "hight"}"#, "unknown-attribute", #"no attribute named "hight""#),
    (
      #"{"firstItem": "a", "firstAttribute": "height", "relation": "=<"}"#, "unknown-value",
      #""=<" is not a valid value for this key"#
    ),
    (
      #"{"firstItem": "a", "firstAttribute": "height", "priority": 1001}"#, "illegal-priority",
      "a priority must be above 0 and at most 1000, but this one is 1001"
    ),
    (
      #"{"firstItem": "a", "firstAttribute": "height", "constant": 1e300}"#, "out-of-range",
      "1e+300 is out of range: from -1000000 to 1000000"
    ),
    (
      #"{"firstItem": "a", "firstAttribute": "leading", "secondItem": "b", "secondAttribute": "right"}"#,
      "illegal-pair",
      "a constraint cannot be made between leading and right: one follows the layout direction, the other does not"
    ),
    (
      #"{"firstItem": "g", "firstAttribute": "lastBaseline", "secondItem": "b", "secondAttribute": "top"}"#,
      "unavailable-attribute", "a layout guide has no lastBaseline"
    ),
    (
      #"{"firstItem": "a", "firstAttribute": "top", "secondItem": "b", "secondAttribute": "top", "multiplier": 0}"#,
      "illegal-location",
      "top is a location and cannot be equal to a constant: locations must be specified in pairs"
    ),
    ("5", "wrong-type", "expected an equation or an object, found a number"),
  ])
  func reports(_ constraint: String, code: String, message: String) throws {
    let finding = try finding(scenario(constraint))
    #expect(finding.code == code)
    #expect(finding.message == message)
  }

  /// As in UIKit, an installed constraint stays required or optional; one that is switched on may be either.
  @Test func requiredConstraintsStayRequiredFromOneOptionToTheNext() throws {
    func text(_ patch: String, _ after: String) -> String {
      """
      {"views": [{"id": "a"}], "constraints": [{"identifier": "w", "equation": "a.width = 100"}],
       "options": [{"name": "one"}, {"name": "two"\(after), "constraints": {"w": \(patch)}}]}
      """
    }
    let finding = try finding(text(#"{"priority": 500}"#, #", "after": "one""#))
    #expect(finding.code == "changed-requirement")
    #expect(finding.message.contains("from 1000 to 500"))
    #expect(read(text(#"{"priority": 500}"#, "")).scene != nil)
    #expect(read(text(#"{"priority": 500, "active": false}"#, #", "after": "one""#)).scene != nil)
  }

  @Test func saysHowConstraintsAreCalled() throws {
    let text = """
      {"views": [{"id": "a"}], "constraints": ["a.width = 10"],
       "options": [{"name": "x", "constraints": {"spacing": {"active": false}}}]}
      """
    #expect(
      try finding(text).help
        == "an option names a constraint by its \"identifier\", or by its own text if it has none")
  }
}
