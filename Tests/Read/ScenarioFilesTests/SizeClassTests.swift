import AutoLayout
import Diagnostics
import LayoutScene
import TestSupport
import Testing

/// A scenario with an option for each combination of size classes, called by it.
private func scenario(_ views: String, constraints: String = "") -> String {
  let options = SizeClass.allCases.flatMap { width in
    SizeClass.allCases.map { height in
      """
      {"name": "\(width)-\(height)",
       "canvas": {"horizontalSizeClass": "\(width)", "verticalSizeClass": "\(height)"}}
      """
    }
  }
  return """
    {"views": [\(views)], "constraints": [\(constraints)], "options": [\(options.joined(separator: ","))]}
    """
}

private func options(_ views: String, constraints: String = "") throws -> [SceneOption] {
  try scene(scenario(views, constraints: constraints)).options
}

@Suite struct SizeClassTests {
  /// Against a definition of matching that looks at the names alone.
  @Test(arguments: ["any", "compact", "regular"], ["any", "compact", "regular"])
  func everyCombinationInstalls(_ width: String, _ height: String) throws {
    let options = try options(#"{"id": "v", "sizeClasses": ["\#(width)-\#(height)"]}"#)
    for option in options {
      let classes = option.name.split(separator: "-")
      let isExpected = [(width, classes[0]), (height, classes[1])].allSatisfy { $0 == "any" || $0 == $1 }
      #expect(option.views.contains { $0.id == "v" } == isExpected, "\(option.name)")
    }
  }

  @Test func severalEntriesInstallInAnyOfThem() throws {
    let options = try options(
      #"{"id": "v", "sizeClasses": ["compact-regular", "regular-compact"]}, {"id": "w", "sizeClasses": []}"#)
    #expect(options.map { $0.views.map(\.id) } == [["root"], ["root", "v"], ["root", "v"], ["root"]])
  }

  /// What stays keeps its meaning though positions shift.
  @Test func aViewTakesItsSubviewsAndTheirConstraintsAlong() throws {
    let options = try options(
      #"""
      {"id": "a", "sizeClasses": ["compact-any"], "subviews": [{"id": "in", "layoutGuides": ["g"]}]},
      {"id": "b", "subviews": [{"id": "c", "layoutGuides": ["h"]}]}
      """#,
      constraints: #"""
        "in.width = 1", "g.width = c.width", "b.width = a.width", "c.width = b.width", "h.width = c.width"
        """#)
    let (with, without) = (options[0], options[3])
    #expect(with.views.map(\.id) == ["root", "a", "in", "b", "c"])
    #expect(with.constraints.count == 5)
    #expect(without.views.map(\.id) == ["root", "b", "c"])
    #expect(without.views.map(\.superview) == [nil, 0, 1])
    #expect(without.constraints.map(\.text) == ["c.width == b.width", "h.width == c.width"])
    #expect(without.constraints.map(\.firstItem) == [.view(2), .guide(.custom("h"), of: 2)])
    #expect(without.constraints.map(\.secondItem) == [.view(1), .view(2)])
  }

  @Test func aConstraintIsInstalledOnItsOwn() throws {
    let options = try options(
      #"{"id": "a"}, {"id": "b"}"#,
      constraints: #"""
        {"equation": "a.width = 1", "sizeClasses": ["any-compact"]},
        {"visualFormat": "[a]-[b(5)]", "sizeClasses": ["regular-any"]},
        {"firstItem": "b", "firstAttribute": "height", "constant": 3, "sizeClasses": ["compact-compact"]}
        """#)
    #expect(
      options.map { $0.constraints.map(\.text) } == [
        ["a.width == 1", "b.height == 3"], [],
        ["a.width == 1", "b.leading == a.trailing + 8", "b.width == 5"],
        ["b.leading == a.trailing + 8", "b.width == 5"],
      ])
  }

  @Test func theMostSpecificWins() throws {
    let options = try options(
      #"""
      {"id": "v", "type": "label", "text": "base", "font": {"size": 10, "weight": "bold"}, "variations": {
        "compact-compact": {"text": "both", "font": {"size": 40}}, "any-compact": {"text": "height", "alpha": 0.5},
        "compact-any": {"text": "width", "font": {"size": 20}, "layoutMargins": {"top": 1}},
        "any-any": {"text": "all", "layoutMargins": {"top": 2, "bottom": 3}}}}
      """#,
      constraints: #"""
        {"equation": "v.width = 1", "variations": {
          "compact-compact": {"constant": 9}, "any-compact": {"constant": 7, "active": false},
          "compact-any": {"constant": 5, "priority": 10}}}
        """#)
    let views = options.map { $0.views[1] }
    #expect(views.map(\.content.text?.string) == ["both", "width", "height", "all"])
    #expect(views.map(\.content.text?.font.size) == [40, 20, 10, 10])
    #expect(views.map(\.content.text?.font.weight) == [.bold, .bold, .bold, .bold])
    #expect(views.map(\.alpha) == [0.5, 1, 0.5, 1])
    #expect(views.map { $0.layoutMargins?.top } == [1, 1, 2, 2])
    #expect(views.map { $0.layoutMargins?.bottom } == [3, 3, 3, 3])
    let constraints = options.map { $0.constraints[0] }
    #expect(
      constraints.map(\.text) == ["v.width == 9 @10", "v.width == 5 @10", "v.width == 7", "v.width == 1"])
    #expect(constraints.map(\.isActive) == [false, true, false, true])
    #expect(constraints.allSatisfy { $0.identifier == "v.width = 1" })
  }

  @Test func anOptionHasTheLastWord() throws {
    let text = #"""
      {"views": [{"id": "v", "spacing": 1, "type": "stackView", "variations": {"any-any": {"spacing": 2, "axis": "vertical"}}}],
       "constraints": [{"equation": "v.width = 1", "identifier": "w", "variations": {"any-any": {"constant": 2, "priority": 3}}}],
       "options": [{"name": "o", "views": {"v": {"spacing": 4}}, "constraints": {"w": {"constant": 4}}}]}
      """#
    let option = try scene(text).options[0]
    #expect(option.views[1].stack.spacing == 4)
    #expect(option.views[1].stack.axis == .vertical)
    #expect(option.constraints[0].text == "v.width == 4 @3")
  }

  /// A device that is turned has other size classes.
  @Test func anOptionTurnsTheDevice() throws {
    let text = #"""
      {"canvas": {"device": "iPhone 8"},
       "views": [{"id": "v", "type": "label", "variations": {"any-compact": {"text": "low"}}}],
       "options": [{"name": "p"}, {"name": "l", "canvas": {"orientation": "landscape"}}]}
      """#
    #expect(try scene(text).options.map { $0.views[1].content.text?.string } == ["", "low"])
  }

  /// Patches may speak of what this option's canvas has not.
  @Test func patchesOfWhatIsNotInstalledAreNoMistake() throws {
    let text = #"""
      {"views": [{"id": "v", "sizeClasses": ["regular-regular"]}], "constraints": ["v.width = 1"],
       "options": [{"name": "o", "views": {"v": {"hidden": true}}, "constraints": {"v.width = 1": {"constant": 2}}}]}
      """#
    #expect(try scene(text).options[0].views.count == 1)
  }

  @Test(arguments: [
    (
      #"{"id": "v", "sizeClasses": ["compact"]}"#, "unknown-value",
      "\"compact\" is not a valid value for this key", #""compact""#
    ),
    (
      #"{"id": "v", "sizeClasses": "any-any"}"#, "wrong-type", "expected an array, found a string",
      #""any-any""#
    ),
    (
      #"{"id": "v", "variations": {"compat-any": {}}}"#, "unknown-key",
      "unknown key \"compat-any\" in the variations", #""compat-any""#
    ),
    (
      #"{"id": "v", "variations": {"compact-any": {"alhpa": 1}}}"#, "unknown-key",
      "unknown key \"alhpa\" in the view patch", #""alhpa""#
    ),
    (
      #"{"id": "v", "variations": {"compact-any": {"alpha": 2}}}"#, "out-of-range",
      "2 is out of range: from 0 to 1", "2"
    ),
    (
      #"{"id": "v", "variations": {"compact-any": {"sizeClasses": []}}}"#, "unknown-key",
      "unknown key \"sizeClasses\" in the view patch", #""sizeClasses""#
    ),
    (
      #"{"id": "v", "variations": {"compact-any": 3}}"#, "wrong-type", "expected an object, found a number",
      "3"
    ),
    (#"{"id": "v", "variations": []}"#, "wrong-type", "expected an object, found an array", "[]"),
    (
      #"{"id": "v", "variations": {"compact-any": {"axis": "vertical"}}}"#, "unused-key",
      "\"axis\" has no effect on a view of type view", #""axis""#
    ),
  ])
  func reports(_ view: String, code: String, message: String, marked: String) throws {
    // Once, however many options apply the variation.
    let finding = try finding(scenario(view))
    #expect(finding.code == code)
    #expect(finding.message == message)
    #expect(finding.marked == marked)
  }

  @Test(arguments: [
    (#"{"equation": "v.width = 1", "variations": {"any-any": {"multiplier": 1}}}"#, "unknown-key"),
    (#"{"equation": "v.width = 1", "variations": {"any-any": {"priority": 0}}}"#, "illegal-priority"),
    (#"{"equation": "v.width = 1", "variations": {"any": {}}}"#, "unknown-key"),
    (#"{"equation": "v.width = 1", "sizeClasses": ["any-tall"]}"#, "unknown-value"),
  ])
  func reportsConstraints(_ constraint: String, code: String) throws {
    #expect(try finding(scenario(#"{"id": "v"}"#, constraints: constraint)).code == code)
  }
}
