import AutoLayout
import Diagnostics
import JSONText
import LayoutScene
import TestSupport
import Testing

/// The views that the equations of the tests speak of.
private let views = """
  {"id": "Name Label", "type": "label"}, {"id": "Name Text Field", "type": "textField"},
  {"id": "Short Button", "type": "button"}, {"id": "Long Button", "type": "button"},
  {"id": "Red"}, {"id": "Blue"}, {"id": "x"}, {"id": "a", "subviews": [{"id": "b"}, {"id": "c"}]},
  {"id": "title", "type": "label"}, {"id": "v1.5"}, {"id": "F lb"}, {"id": "F tf"}, {"id": "M tf"},
  {"id": "case"}, {"id": "Case"}, {"id": "over", "layoutGuides": ["gutter"]}, {"id": "Standard"}
  """

private func scenario(_ constraints: String) -> String {
  "{\"views\": [\(views)],\n\"constraints\": [\(constraints)]}"
}

private func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}

/// The canonical text of an equation that must be right.
private func canonical(_ equation: String) throws -> String {
  let constraint = try #require(try scene(scenario(quoted(equation))).options[0].constraints.first)
  return constraint.text
}

@Suite struct EquationTests {
  @Test(arguments: [
    // Apple's recipes, as reference section 1 and the brief print them.
    ("Name Label.Leading = Superview.LeadingMargin", "Name Label.leading == root.leadingMargin"),
    (
      "Name Text Field.Trailing = Superview.TrailingMargin", "Name Text Field.trailing == root.trailingMargin"
    ),
    (
      "Name Text Field.Leading = Name Label.Trailing + Standard",
      "Name Text Field.leading == Name Label.trailing + 8"
    ),
    (
      "Name Text Field.Top = Top Layout Guide.Bottom + 20.0",
      "Name Text Field.top == topLayoutGuide.bottom + 20"
    ),
    (
      "Name Label.Baseline = Name Text Field.Baseline",
      "Name Label.lastBaseline == Name Text Field.lastBaseline"
    ),
    ("Name Label.Top >= Top Layout Guide.Bottom + 20.0", "Name Label.top >= topLayoutGuide.bottom + 20"),
    (
      "Name Label.Top = Top Layout Guide.Bottom + 20.0 (Priority 249)",
      "Name Label.top == topLayoutGuide.bottom + 20 @249"
    ),
    (
      "Bottom Layout Guide.Top = Short Button.Bottom + 20.0",
      "bottomLayoutGuide.top == Short Button.bottom + 20"
    ),
    ("Short Button.Width = Long Button.Width", "Short Button.width == Long Button.width"),
    ("Superview.TrailingMargin >= Long Button.Trailing", "root.trailingMargin >= Long Button.trailing"),
    ("Short Button.Height = 0.0", "Short Button.height == 0"),
    ("Red.Width = 2.0 x Blue.Width @750", "Red.width == 2 × Blue.width @750"),
    ("Red.Width = 2.0 × Blue.Width", "Red.width == 2 × Blue.width"),
    ("Blue.Width >= 150", "Blue.width >= 150"),
    ("Red.width = 3:4 x Red.height", "Red.width == 0.75 × Red.height"),
    // The short notation of the lists.
    ("F lb.Leading = SV.LeadingMargin", "F lb.leading == root.leadingMargin"),
    ("F tf.Leading = F lb.Trailing + Std", "F tf.leading == F lb.trailing + 8"),
    ("F tf.Top = TLG.Bottom + 20 @249", "F tf.top == topLayoutGuide.bottom + 20 @249"),
    ("BLG.Top = F tf.Bottom + 20", "bottomLayoutGuide.top == F tf.bottom + 20"),
    // Signs, forms and places of numbers.
    ("title.width=100", "title.width == 100"),
    ("title.width ≤ 100", "title.width <= 100"),
    ("title.width ≥ 1e2 @ 249.5", "title.width >= 100 @249.5"),
    ("100 = title.width", "title.width == 100"),
    ("100 >= title.width", "title.width <= 100"),
    ("2 * title.width - 10 <= 90", "title.width <= 50"),
    ("-title.width >= -50", "title.width <= 50"),
    ("title.trailing = superview.trailing - 8", "title.trailing == root.trailing - 8"),
    ("title.trailing = superview.trailing - -8", "title.trailing == root.trailing + 8"),
    ("title.trailing + 8 = superview.trailing", "title.trailing == root.trailing - 8"),
    ("title.top - Red.bottom = 8", "title.top == Red.bottom + 8"),
    ("8 = title.top - Red.bottom", "title.top == Red.bottom + 8"),
    ("title.width = Red.width / 2", "title.width == 0.5 × Red.width"),
    ("title.width = Red.width * 2 + 1", "title.width == 2 × Red.width + 1"),
    ("title.width = 2 x 3 x Red.width", "title.width == 6 × Red.width"),
    ("title.width = 2x Red.width", "title.width == 2 × Red.width"),
    ("title.width = −2 × Red.width + 300", "title.width == -2 × Red.width + 300"),
    // A lone x is a sign only between factors; it may be a view's name.
    ("x.width = 2 x x.height", "x.width == 2 × x.height"),
    ("x.width = x.height x 2", "x.width == 2 × x.height"),
    // The superview of the other item, and guides.
    ("b.leading = superview.leading", "b.leading == a.leading"),
    ("superview.trailing = b.trailing + Standard", "a.trailing == b.trailing + 20"),
    ("b.leading = superview.leadingMargin + Standard", "b.leading == a.leadingMargin + 8"),
    ("b.leading = c.trailing + Standard", "b.leading == c.trailing + 8"),
    ("title.leading = superview.leading + 2 * Standard", "title.leading == root.leading + 40"),
    ("b.top = superview.safeArea.top", "b.top == a.safeArea.top"),
    ("b.top = a.layoutMargins.top", "b.top == a.layoutMargins.top"),
    ("title.top = safeArea.top", "title.top == safeArea.top"),
    ("title.top = root.safeArea.top", "title.top == safeArea.top"),
    ("title.top = Safe Area.Top", "title.top == safeArea.top"),
    ("title.width <= readableContent.width", "title.width <= readableContent.width"),
    ("title.leading = gutter.trailing", "title.leading == gutter.trailing"),
    ("title.leading = over.gutter.trailing", "title.leading == gutter.trailing"),
    ("gutter.width = 10", "gutter.width == 10"),
    ("gutter.top = superview.top", "gutter.top == over.top"),
    // Names match exactly, then without regard to case; attributes as Interface Builder prints them too.
    ("case.width = Case.width", "case.width == Case.width"),
    ("TITLE.Center X = superview.CENTERX", "title.centerX == root.centerX"),
    ("title.Center Y Within Margins = superview.centerY", "title.centerYWithinMargins == root.centerY"),
    ("v1.5.width = 1.5", "v1.5.width == 1.5"),
    ("Standard.width = a.width + Standard", "Standard.width == a.width + 8"),
    (" title . width = 5 ", "title.width == 5"),
  ])
  func reads(_ equation: String, as expected: String) throws {
    #expect(try canonical(equation) == expected)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var equation: String
    var code: String
    var message: String
    var marked: String
    var help: String?
    var testDescription: String { equation }

    init(_ equation: String, _ code: String, _ message: String, marks marked: String, _ help: String? = nil) {
      self.equation = equation
      self.code = code
      self.message = message
      self.marked = marked
      self.help = help
    }
  }

  static let mistakes: [Mistake] = [
    Mistake(
      "titel.leading = Superview.leadingMargin", "unknown-view", "no view named \"titel\"", marks: "titel",
      "did you mean \"title\"?"),
    Mistake(
      "title.top = Reed.bottom", "unknown-view", "no view named \"Reed\"", marks: "Reed",
      "did you mean \"Red\"?"),
    Mistake(
      "title.top = saveArea.top", "unknown-view", "no view named \"saveArea\"", marks: "saveArea",
      "did you mean \"safeArea\"?"),
    Mistake("title.top = Quux.bottom", "unknown-view", "no view named \"Quux\"", marks: "Quux"),
    Mistake(
      "title.widht = 5", "unknown-attribute", "no attribute named \"widht\"", marks: "widht",
      "did you mean \"width\"?"),
    Mistake(
      "title.safeAria.top = 5", "unknown-attribute", "no attribute named \"safeAria\"", marks: "safeAria",
      "did you mean \"safeArea\"?"),
    Mistake(
      "title.notAnAttribute = 5", "unknown-attribute", "no attribute named \"notAnAttribute\"",
      marks: "notAnAttribute"),
    Mistake(
      "title = 5", "equation-syntax", "\"title\" has no attribute", marks: "title",
      "write, for example, \"title.width\""),
    Mistake("title.width 5", "equation-syntax", "expected =, <= or >=, found \"5\"", marks: "5"),
    Mistake(
      "title.width < 5", "equation-syntax", "a constraint cannot be a strict inequality", marks: "<",
      "use <="),
    Mistake(
      "title.width", "equation-syntax", "expected =, <= or >=, found the end of the equation", marks: "\""),
    Mistake(
      "title.width =", "equation-syntax",
      "expected a view, a number or Standard, found the end of the equation", marks: "\""),
    Mistake(
      "title.width = 5 please", "equation-syntax", "expected the end of the equation, found \"please\"",
      marks: "please"),
    Mistake(
      "title.width = Red.width = 5", "equation-syntax", "expected the end of the equation, found \"=\"",
      marks: "="),
    Mistake("title.width = 1.2.3", "equation-syntax", "\"1.2.3\" is not a number", marks: "1.2.3"),
    Mistake("title.width = 1O0", "equation-syntax", "\"1O0\" is not a number", marks: "1O0"),
    Mistake("title.width = NaN", "equation-syntax", "\"NaN\" is not a number", marks: "NaN"),
    Mistake("title.width = 1e999", "out-of-range", "the number is too large", marks: "1e999"),
    Mistake(
      "1 = 1", "equation-syntax", "the equation names no view", marks: "1 = 1",
      "write, for example, \"a.width = 100\""),
    Mistake(
      "title.width = Red.width x Blue.width", "not-linear", "two attributes cannot be multiplied",
      marks: "Red.width x Blue.width"),
    Mistake(
      "title.width = Red.width + Blue.width", "not-linear", "a constraint relates at most two attributes",
      marks: "Blue.width"),
    Mistake(
      "0 x title.width = Red.width", "not-linear", "the first attribute is multiplied by zero",
      marks: "title.width"),
    Mistake("title.width = 1 / 0", "not-linear", "division by zero", marks: "0"),
    Mistake("CASE.width = 5", "ambiguous-name", "\"CASE\" could be \"case\", \"Case\"", marks: "CASE"),
    Mistake(
      "superview.width = 5", "unknown-view", "there is no other view that this could be the superview of",
      marks: "superview"),
    Mistake("superview.top = root.top", "unknown-view", "the root view has no superview", marks: "superview"),
    Mistake(
      "title.width = 5 @0", "illegal-priority",
      "a priority must be above 0 and at most 1000, but this one is 0", marks: "0"),
    Mistake(
      "title.width = 5 @1001", "illegal-priority",
      "a priority must be above 0 and at most 1000, but this one is 1001", marks: "1001"),
    Mistake(
      "title.width = 5 (Priority -1)", "illegal-priority",
      "a priority must be above 0 and at most 1000, but this one is -1", marks: "-1"),
    Mistake(
      "title.width = 5 (Priority 5", "equation-syntax", "expected \")\", found the end of the equation",
      marks: "\""),
    Mistake(
      "title.width = 5 @", "equation-syntax", "expected a number, found the end of the equation", marks: "\""),
    Mistake(
      "title.width = 2000000", "out-of-range",
      "the constant 2000000 is out of range: from -1000000 to 1000000", marks: "\"title.width = 2000000\""),
    Mistake(
      "title.width = Red.top", "illegal-pair", "invalid pairing of layout attributes: width with top",
      marks: "title.width = Red.top"),
    Mistake(
      "title.leading = Red.left", "illegal-pair",
      "a constraint cannot be made between leading and left: one follows the layout direction, the other does not",
      marks: "title.leading = Red.left"),
    Mistake(
      "title.leading = Red.top", "illegal-pair",
      "a constraint cannot relate leading to top: one is horizontal, the other vertical",
      marks: "title.leading = Red.top"),
    Mistake(
      "title.top = 20", "illegal-location",
      "top is a location and cannot be equal to a constant: locations must be specified in pairs",
      marks: "title.top"),
    Mistake(
      "title.top = safeArea.topMargin", "unavailable-attribute", "a layout guide has no topMargin",
      marks: "topMargin"),
  ]

  @Test(arguments: mistakes) func reports(_ mistake: Mistake) throws {
    let finding = try finding(scenario(quoted(mistake.equation)))
    #expect(finding.code == mistake.code)
    #expect(finding.message == mistake.message)
    #expect(finding.marked == mistake.marked)
    if let help = mistake.help { #expect(finding.help == help) }
  }

  /// The place is that of the mistake in the file, whatever escapes stand before it.
  @Test(arguments: [
    ("{\"id\": \"ä\"}", "ä.top = titel.top"), ("{\"id\": \"ä\"}", "\\u00e4.top = titel.top"),
    ("{\"id\": \"a\\\"b\"}", "a\\\"b.top = titel.top"),
    ("{\"id\": \"\u{1F600}\"}", "\\ud83d\\ude00.top = titel.top"),
    ("{\"id\": \"a\\\\\"}", "a\\\\.top = titel.top"),
  ])
  func marksThroughEscapes(_ view: String, equation: String) throws {
    let finding = try finding("{\"views\": [\(view)],\n \"constraints\": [\"\(equation)\"]}")
    #expect(finding.marked == "titel")
    #expect(finding.place?.line == 2)
  }

  @Test func aViewMayBeCalledAsAKeyword() throws {
    let scene = try scene(
      #"""
      {"views": [{"id": "superview"}, {"id": "safeArea"}, {"id": "v"}],
       "constraints": ["v.top = superview.top", "v.top = safeArea.top", "v.top = root.safeArea.top"]}
      """#)
    #expect(
      scene.options[0].constraints.map(\.text) == [
        "v.top == superview.top", "v.top == safeArea.top", "v.top == root.safeArea.top",
      ])
    #expect(scene.options[0].constraints.map(\.secondItem) == [.view(1), .view(2), .guide(.safeArea, of: 0)])
  }

  /// What reads Swift source calls a view of code `self`, and its subviews by their paths.
  @Test func viewsMayBeCalledSelf() throws {
    let scene = try scene(
      #"""
      {"views": [{"id": "self", "subviews": [{"id": "self.list", "type": "scrollView"}]}, {"id": "v"}],
       "constraints": ["v.top = self.layoutMargins.top", "v.left = self.list.contentLayoutGuide.left",
         "v.right = self.v.right"]}
      """#)
    #expect(
      scene.options[0].constraints.map(\.secondItem) == [
        .guide(.layoutMargins, of: 1), .guide(.contentLayoutGuide, of: 2), .view(3),
      ])
  }

  @Test func aNameDoesNotEndWithinAWord() throws {
    let scene = try scene(
      #"""
      {"views": [{"id": "c", "subviews": [{"id": "v"}], "constraints": ["v.center = self.center"]}], "constraints": []}
      """#)
    #expect(scene.options[0].constraints.map(\.text) == ["v.centerX == c.centerX", "v.centerY == c.centerY"])
  }

  @Test func equationsHaveALengthLimit() throws {
    let finding = try finding(
      scenario(quoted("title.width = " + String(repeating: "1 + ", count: 600) + "1")))
    #expect(finding.code == "out-of-range")
  }

  /// As UIKit takes it: an item without an attribute has no part in the calculation, nor in what is written back.
  @Test func itemWithoutAttribute() throws {
    let text = """
      {"canvas": {"size": [300, 300]}, "views": [{"id": "v"}, {"id": "u"}], "constraints": ["u.width = 100",
        {"firstItem": "v", "firstAttribute": "width", "secondItem": "u", "secondAttribute": "notAnAttribute",
         "multiplier": 2, "constant": 40}]}
      """
    #expect(try frames(text)[0]["v"]?.width == 40)
    let constraints = try #require(try scene(text).options.first).constraints
    #expect(constraints.map(\.text) == ["u.width == 100", "v.width == 40"])
  }
}
