import AutoLayout
import Diagnostics
import LayoutScene
import TestSupport
import Testing

@Suite struct ViewTests {
  /// Every content key of the contract, with the property that it sets.
  @Test func readsEveryKey() throws {
    let view = try scene(
      #"""
      {"views": [{"id": "v", "type": "label", "hidden": true, "frame": [1, 2, 3, 4],
        "layoutMargins": {"top": 1, "trailing": 2}, "preservesSuperviewLayoutMargins": true,
        "intrinsicContentSize": {"width": 10, "height": null},
        "contentHugging": {"horizontal": 300}, "compressionResistance": {"vertical": 0.5},
        "semanticContentAttribute": "forceRightToLeft", "backgroundColor": "#102030", "cornerRadius": 5,
        "alpha": 0.25, "text": "t", "font": {"size": 20, "weight": "bold", "family": "Serif"},
        "numberOfLines": 3, "lineBreakMode": "byTruncatingHead", "textAlignment": "center",
        "preferredMaxLayoutWidth": 99, "adjustsFontSizeToFitWidth": true, "minimumScaleFactor": 0.5,
        "textColor": "#fff", "contentMode": "scaleAspectFit", "layoutGuides": ["g"]}]}
      """#
    ).options[0].views[1]
    var expected = SceneView(id: "v", kind: .label, superview: 0)
    expected.source = view.source
    expected.isHidden = true
    expected.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    expected.layoutMargins = DirectionalEdgeInsets(top: 1, leading: 8, bottom: 8, trailing: 2)
    expected.preservesSuperviewLayoutMargins = true
    expected.intrinsicContentSize = IntrinsicSize(width: 10, height: nil)
    expected.contentHugging.horizontal = LayoutPriority(300)
    expected.compressionResistance.vertical = LayoutPriority(0.5)
    expected.semanticContentAttribute = .forceRightToLeft
    expected.backgroundColor = DynamicColor(Color(hex: 0x102030))
    expected.cornerRadius = 5
    expected.alpha = 0.25
    expected.content.text?.string = "t"
    expected.content.text?.font = Font(size: 20, weight: .bold, family: "Serif")
    expected.content.text?.numberOfLines = 3
    expected.content.text?.lineBreakMode = .byTruncatingHead
    expected.content.text?.alignment = .center
    expected.content[LabelContent.self]?.preferredMaxLayoutWidth = 99
    expected.content[LabelContent.self]?.adjustsFontSizeToFitWidth = true
    expected.content[LabelContent.self]?.minimumScaleFactor = 0.5
    expected.content.text?.color = DynamicColor(Color(hex: 0xFFFFFF))
    expected.content[ImageViewContent.self]?.contentMode = .scaleAspectFit
    expected.layoutGuides = ["g"]
    #expect(view == expected)
  }

  @Test(arguments: ViewKind.allCases) func everyTypeHasItsDefaults(_ kind: ViewKind) throws {
    let view = #"{"type": "\#(kind.rawValue)", "id": "v"}"#
    let list = kind.list.map { #"{"type": "\#($0.rawValue)", "id": "list", "subviews": [\#(view)]}"# }
    let views = try scene("{\"views\": [\(list ?? view)]}").options[0].views
    var expected = SceneView(id: "v", kind: kind, superview: list == nil ? 0 : 1)
    expected.source = views.last?.source
    #expect(views.first == SceneView(id: "root"))
    #expect(views.last == expected)
  }

  @Test func textsOfButtonsFieldsAndImages() throws {
    let views = try scene(
      #"""
      {"views": [{"id": "b", "type": "button", "title": "Go"},
        {"id": "f", "type": "textField", "placeholder": "Name", "text": "Ann"},
        {"id": "i", "type": "imageView", "image": {"size": [30, 40]}},
        {"id": "j", "type": "imageView", "image": null}]}
      """#
    ).options[0].views
    #expect(views.map { $0.content.text?.string ?? "" } == ["", "Go", "Ann", "", ""])
    #expect(views[2].content.text?.placeholder == "Name")
    #expect(views[3].content[ImageViewContent.self]?.imageSize == Size(width: 30, height: 40))
    #expect(views[4].content[ImageViewContent.self]?.imageSize == nil)
  }

  @Test func viewsStandInTreeOrder() throws {
    let views = try scene(
      #"""
      {"views": [{"id": "a", "subviews": [{"id": "b", "subviews": [{"id": "c"}]}, {"id": "d"}]}, {"id": "e"}]}
      """#
    ).options[0].views
    #expect(views.map(\.id) == ["root", "a", "b", "c", "d", "e"])
    #expect(views.map(\.superview) == [nil, 0, 1, 2, 1, 0])
  }

  @Test func aTextStyleFollowsTheTextSizeAndAnExplicitSizeWins() throws {
    func font(_ font: String, _ category: String) throws -> Font? {
      try scene(
        #"""
        {"canvas": {"contentSizeCategory": "\#(category)"},
         "views": [{"id": "v", "type": "label", "font": \#(font)}]}
        """#
      ).options[0].views[1].content.text?.font
    }
    #expect(
      try font(#"{"textStyle": "headline"}"#, "large") == Font(size: 17, weight: .semibold, linePitch: 22))
    #expect(
      try font(#"{"textStyle": "body"}"#, "accessibilityExtraExtraExtraLarge")
        == Font(size: 53, linePitch: 62))
    #expect(
      try font(#"{"textStyle": "headline", "size": 30, "weight": "light"}"#, "small")
        == Font(size: 30, weight: .light))
    #expect(try font(#"{"weight": "bold"}"#, "small") == Font(size: 17, weight: .bold))
  }

  @Test(
    arguments: [
      (
        #"{"id": "a", "typ": "label"}"#, "unknown-key", #"unknown key "typ" in the view"#, #""typ""#,
        #"did you mean "type"?"#
      ),
      (
        #"{"id": "a", "type": "lable"}"#, "unknown-value",
        #""lable" is not a valid value for this key"#, #""lable""#, #"did you mean "label"?"#
      ),
      (#"{"id": "a", "hidden": 1}"#, "wrong-type", "expected true or false, found a number", "1", nil),
      (#"{"id": "a", "alpha": "1"}"#, "wrong-type", "expected a number, found a string", #""1""#, nil),
      (#"{"id": "a", "alpha": 1.5}"#, "out-of-range", "1.5 is out of range: from 0 to 1", "1.5", nil),
      (
        #"{"id": "a", "frame": [0, 0, 1]}"#, "wrong-type",
        "expected [x, y, width, height], found an array of length 3", "[0, 0, 1]", nil
      ),
      (
        #"{"id": "a", "frame": [0, 0, -1, 0]}"#, "out-of-range", "-1 is out of range: from 0 to 1000000",
        "-1", nil
      ),
      (
        #"{"id": "a", "frame": [0, 1e7, 0, 0]}"#, "out-of-range",
        "10000000 is out of range: from -1000000 to 1000000", "1e7", nil
      ),
      (
        #"{"id": "a", "type": "label", "numberOfLines": 1.5}"#, "wrong-type",
        "expected a whole number, found 1.5", "1.5", nil
      ),
      (
        #"{"id": "a", "backgroundColor": "rouge"}"#, "unknown-value", #""rouge" is not a colour"#,
        #""rouge""#,
        "write #rgb, #rrggbb, #rrggbbaa, or the name of a UIColor, such as systemBlue"
      ),
      (
        #"{"id": "a", "contentHugging": {"vertical": 0}}"#, "illegal-priority",
        "a priority must be above 0 and at most 1000, but this one is 0", "0", nil
      ),
      (
        #"{"id": "a", "contentHugging": {"vertical": 1001}}"#, "illegal-priority",
        "a priority must be above 0 and at most 1000, but this one is 1001", "1001", nil
      ),
      (
        #"{"id": "a", "contentHugging": [250]}"#, "wrong-type",
        "expected a priority, such as 250, or an object, found an array", "[250]", nil
      ),
      (#"{"id": ""}"#, "invalid-identifier", #""" cannot be a name: it is empty"#, #""""#, nil),
      (
        #"{"id": " a"}"#, "invalid-identifier", #"" a" cannot be a name: it begins or ends with a space"#,
        #"" a""#, nil
      ),
      (
        #"{"id": "root"}"#, "invalid-identifier", #""root" is already the name of the root view"#,
        #""root""#, nil
      ),
      (
        #"{"id": "a.safeArea"}"#, "invalid-identifier",
        #""a.safeArea" cannot be a name: it ends like a guide of another view"#, #""a.safeArea""#, nil
      ),
      (
        // One character of Swift hides the dot.
        "{\"id\": \"a\u{600}.safeArea\"}", "invalid-identifier",
        "\"a\u{600}.safeArea\" cannot be a name: it ends like a guide of another view",
        "\"a\u{600}.safeArea\"", nil
      ),
      (
        #"{"id": "a"}, {"id": "b"}, {"id": "a"}"#, "duplicate-identifier",
        #"the name "a" is already used at line 1, column 19"#, #""a""#, nil
      ),
      (
        #"{"id": "a", "layoutGuides": ["a"]}"#, "duplicate-identifier",
        #"the name "a" is already used at line 1, column 19"#, #""a""#, nil
      ),
      (
        #"{"id": "a", "image": {}, "type": "imageView"}"#, "missing-key", #"the image has no "size""#, "{",
        nil
      ),
      ("3", "wrong-type", "expected an object, found a number", "3", nil),
    ] as [(String, String, String, String, String?)])
  func reports(_ view: String, code: String, message: String, marked: String, help: String?) throws {
    let finding = try finding("{\"views\": [\(view)]}")
    #expect(finding.severity == .error)
    #expect(finding.code == code)
    #expect(finding.message == message)
    #expect(finding.marked == marked)
    if let help { #expect(finding.help == help) }
  }

  @Test func aTextUnderTheWrongKeyIsAWarning() throws {
    let result = read(#"{"views": [{"id": "b", "type": "button", "text": "Go"}]}"#)
    #expect(result.scene != nil)
    #expect(result.diagnostics.map(\.code) == ["unused-key"])
    #expect(result.diagnostics.first?.severity == .warning)
    #expect(result.diagnostics.first?.help == "a button's text is its \"title\"")
  }

  @Test func tellsAllMistakesInTheOrderOfTheirPlaces() {
    let result = read(
      #"""
      {"tilte": "x", "canvas": {"scale": 0, "device": "iPhone 88"},
       "views": [{"id": "a", "alhpa": 1, "subviews": [{"id": "b", "alpha": 2}]}],
       "constraints": ["a.top = c.top", "b.widht = 1"],
       "options": [{"name": "o", "after": "p"}]}
      """#)
    #expect(
      result.diagnostics.map(\.code) == [
        "unknown-key", "out-of-range", "unknown-device", "unknown-key", "out-of-range", "unknown-view",
        "unknown-attribute", "unknown-option",
      ])
    #expect(result.diagnostics.map(\.help).compactMap { $0 }.count == 4)
  }

  @Test func depthOfViewsIsLimited() throws {
    func nested(_ depth: Int) -> String {
      let opening = (0..<depth).map { "{\"id\": \"v\($0)\", \"subviews\": [" }.joined()
      return "{\"views\": [" + opening + String(repeating: "]}", count: depth) + "]}"
    }
    #expect(try scene(nested(200)).options[0].views.count == 201)
    let tooDeep = try finding(nested(201))
    #expect(tooDeep.code == "too-deep")
    #expect(tooDeep.message == "views are nested more than 200 deep")
    #expect(try finding(nested(10_000)).code == "too-deep")
  }
}
