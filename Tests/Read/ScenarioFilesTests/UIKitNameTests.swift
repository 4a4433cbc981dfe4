import AutoLayout
import Diagnostics
import LayoutScene
import TestSupport
import Testing

/// What people know from UIKit, they type.
@Suite struct UIKitNameTests {
  private func view(_ members: String) throws -> SceneView {
    try scene("{\"views\": [{\"id\": \"a\", \(members)}]}").options[0].views[1]
  }

  @Test func readsColoursByName() throws {
    let view = try view(
      """
      "backgroundColor": "systemBlue", "tintColor": {"light": "white", "dark": ".systemGray6"}
      """)
    #expect(view.backgroundColor == DynamicColor(light: Color(hex: 0x007AFF), dark: Color(hex: 0x0A84FF)))
    #expect(view.tintColor == DynamicColor(light: Color(hex: 0xFFFFFF), dark: Color(hex: 0x1C1C1E)))
    for name in ["white", "UIColor.white", ".white"] {
      #expect(
        try self.view("\"backgroundColor\": \"\(name)\"").backgroundColor
          == DynamicColor(Color(hex: 0xFFFFFF)))
    }
    let translucent = try self.view(
      ##""backgroundColor": {"light": "white", "dark": "#11223344", "alpha": 0.5}"##)
    #expect(
      translucent.backgroundColor
        == DynamicColor(light: Color(hex: 0xFFFFFF, alpha: 0.5), dark: Color(hex: 0x112233, alpha: 0.5)))
    let canvas = try scene("{\"canvas\": {\"background\": \"secondarySystemBackground\"}, \"views\": []}")
      .options[0].canvas
    #expect(canvas.background == DynamicColor(light: Color(hex: 0xF2F2F7), dark: Color(hex: 0x1C1C1E)))
  }

  @Test(arguments: [
    ("systemBleu", "did you mean \"systemBlue\"?"),
    ("#12", "write #rgb, #rrggbb, #rrggbbaa, or the name of a UIColor, such as systemBlue"),
    ("Other.white", "write #rgb, #rrggbb, #rrggbbaa, or the name of a UIColor, such as systemBlue"),
  ])
  func suggestsColours(_ name: String, _ help: String) throws {
    let finding = try finding("{\"views\": [{\"id\": \"a\", \"backgroundColor\": \"\(name)\"}]}")
    #expect(finding.code == "unknown-value" && finding.help == help, "\(finding)")
  }

  @Test(arguments: ViewKind.allCases) func readsClassNames(_ kind: ViewKind) throws {
    let name = kind == .cell ? "UITableViewCell" : kind.className
    guard let list = kind.list else {
      #expect(try view("\"type\": \"\(name)\"").kind == kind)
      return
    }
    let text =
      "{\"views\": [{\"type\": \"\(list.className)\", \"subviews\": [{\"id\": \"a\", \"type\": \"\(name)\"}]}]}"
    #expect(read(text).scene?.options[0].views[2].kind == kind)
  }

  @Test func readsShortForms() throws {
    let short = try view(
      """
      "type": "UILabel", "font": "headline", "contentHuggingPriority": ".defaultHigh",
      "contentCompressionResistancePriority": {"vertical": "required"}, "layoutMargins": 12, "isHidden": true
      """)
    let long = try view(
      """
      "type": "label", "font": {"textStyle": "headline"}, "contentHugging": {"horizontal": 750, "vertical": 750},
      "compressionResistance": {"vertical": 1000}, "hidden": true,
      "layoutMargins": {"top": 12, "leading": 12, "bottom": 12, "trailing": 12}
      """)
    var expected = long
    expected.source = short.source
    #expect(short == expected)
    #expect(try view("\"type\": \"label\", \"font\": 20").content.text?.font.size == 20)
  }

  @Test func readsCommentsAndTrailingCommas() throws {
    let text = """
      // A scenario written by hand.
      {"views": [{"id": "a"}, /* one "more" */ {"id": "b"},], // and no more
       "constraints": ["a.width = 10", ],
      }
      """
    #expect(try scene(text).options[0].views.count == 3)
    let open = try finding("{\"views\": [] /* ")
    #expect(open.message == "unterminated comment" && open.marked == "/*")
    #expect(try finding("{\"views\": [] / }").help == "comments begin with //")
  }

  /// What is not understood is answered with an example of what is.
  @Test(arguments: [
    ("\"type\": \"UILabl\"", "did you mean \"UILabel\"?"),
    ("\"type\": \"label\", \"font\": \"headlin\"", "did you mean \"headline\"?"),
  ])
  func suggestsWords(_ members: String, _ help: String) throws {
    #expect(try finding("{\"views\": [{\"id\": \"a\", \(members)}]}").help == help)
  }

  @Test(arguments: [
    ("font", "expected a text style, such as \"headline\", a size, or an object, found an array"),
    ("contentHugging", "expected a priority, such as 250, or an object, found an array"),
    ("layoutMargins", "expected [top, left, bottom, right], found an array of length 1"),
  ])
  func saysWhatIsExpected(_ key: String, _ message: String) throws {
    let text = "{\"views\": [{\"id\": \"a\", \"type\": \"label\", \"\(key)\": [1]}]}"
    #expect(try finding(text).message == message)
  }

  @Test(arguments: ["keyboardType", "isSecureTextEntry", "translatesAutoresizingMaskIntoConstraints"])
  func propertiesWithoutEffectAreLeftOut(_ key: String) throws {
    let result = read("{\"views\": [{\"id\": \"a\", \"type\": \"UITextField\", \"\(key)\": false}]}")
    #expect(result.scene != nil && result.diagnostics.map(\.code) == ["unused-key"])
    #expect(result.diagnostics[0].message == "\"\(key)\" changes no layout; it is left out")
  }

  @Test(arguments: [
    (
      "\"type\": \"slider\", \"value\": 5",
      "change the value, or the slider's \"minimumValue\" and \"maximumValue\""
    )
  ])
  func saysWhatToWriteInstead(_ members: String, _ help: String) throws {
    #expect(try finding("{\"views\": [{\"id\": \"a\", \(members)}]}").help == help)
  }

  @Test func cellsAndArrangedSubviewsHaveTheirNamesOfUIKit() throws {
    let views = try scene(
      """
      {"views": [{"id": "t", "type": "UITableView", "subviews": [{"id": "c", "type": "tableViewCell"}, {"id": "d", "type": "UITableViewCell"}]},
        {"id": "s", "type": "UIStackView", "arrangedSubviews": [{"id": "a"}, {"id": "b"}]},
        {"id": "g", "type": "UICollectionView", "subviews": [{"id": "i", "type": "collectionViewCell"}]}]}
      """
    ).options[0].views
    #expect(views.filter { $0.kind == .cell }.map(\.id) == ["c", "d"])
    #expect(views.filter { $0.kind == .collectionCell }.map(\.id) == ["i"])
    let stack = try #require(views.indices.first { views[$0].kind == .stackView })
    #expect(views.filter { $0.superview == stack }.map(\.id) == ["a", "b"])
  }

  /// Structures of UIKit by the names of their parts, and the words of its layers, fonts and relations.
  @Test func readsWhatPeopleTypeFromUIKit() throws {
    let layered = try view("\"layer\": {\"cornerRadius\": 8, \"masksToBounds\": true}")
    #expect(layered.cornerRadius == 8 && layered.clipsToBounds)
    #expect(try view("\"layer.cornerRadius\": 9").cornerRadius == 9)
    for keys in [
      "\"layer\": {\"borderWidth\": 2, \"borderColor\": \"#ff0000\"}",
      "\"layer.borderWidth\": 2, \"layer.borderColor\": \"#ff0000\"",
    ] {
      let view = try view(keys)
      #expect(view.borderWidth == 2 && view.borderColor?.light.hexString == "#ff0000")
    }
    #expect(
      try view("\"intrinsicContentSize\": [30, 20]").intrinsicContentSize
        == IntrinsicSize(width: 30, height: 20))
    #expect(
      try view("\"autoresizingMask\": [], \"frame\": {\"x\": 1, \"y\": 2, \"width\": 3, \"height\": 4}").frame
        == Rect(x: 1, y: 2, width: 3, height: 4))
    for (font, expected) in [
      ("UIFont.preferredFont(forTextStyle: .headline)", Font(size: 17, weight: .semibold)),
      (".systemFont(ofSize: 20.5, weight: .bold)", Font(size: 20.5, weight: .bold)),
      (".boldSystemFont(ofSize: 20)", Font(size: 20, weight: .bold)),
    ] {
      let read = try #require(view("\"type\": \"UILabel\", \"font\": \"\(font)\"").content.text?.font)
      #expect(read.size == expected.size && read.weight == expected.weight, "\(font)")
    }
    #expect(
      try finding("{\"views\": [{\"type\": \"label\", \"font\": \".systemFont(ofSize: big)\"}]}").message
        == "\".systemFont(ofSize: big)\" is not a font")
    let image = try view("\"type\": \"UIImageView\", \"image\": {\"systemName\": \"star\"}").content.image
    #expect(image?.source == .symbol("star"))
    let read = try scene(
      """
      {"canvas": {"userInterfaceStyle": "dark", "tabItems": ["One", {"title": "Two", "image": "person"}],
         "navigationItem": {"title": "T", "prefersLargeTitles": true}},
       "views": [{"id": "a"}], "constraints": [{"firstItem": "a", "firstAttribute": "width",
         "relation": ".greaterThanOrEqual", "constant": 60}]}
      """
    ).options[0]
    #expect(read.canvas.appearance == .dark && read.canvas.tabItems == ["One", "Two"])
    #expect(read.canvas.navigationItem?.isLarge == true)
    #expect(read.constraints[0].relation == .greaterThanOrEqual)
  }

  /// Left stays left in either direction, as in UIEdgeInsets.
  @Test(arguments: [("leftToRight", 5.0, 8.0), ("rightToLeft", 8, 5)])
  func insetsCanHaveALeftSide(_ direction: String, _ leading: Double, _ trailing: Double) throws {
    let text =
      "{\"canvas\": {\"layoutDirection\": \"\(direction)\"}, \"views\": [{\"id\": \"a\", \"layoutMargins\": {\"left\": 5}}]}"
    let margins = try scene(text).options[0].views[1].layoutMargins
    #expect(margins?.leading == leading && margins?.trailing == trailing)
  }

  @Test(arguments: [("plain", false, false), ("grouped", true, false), (".insetGrouped", true, true)])
  func readsTableStyles(_ style: String, _ isGrouped: Bool, _ isInset: Bool) throws {
    let rows = "\"rowHeight\": \"UITableView.automaticDimension\""
    let table = try view("\"type\": \"UITableView\", \"style\": \"\(style)\", \(rows)").content[
      TableViewContent.self]
    #expect(table?.settings.isGrouped == isGrouped && table?.settings.isInset == isInset)
    #expect(table?.settings.rowHeight == .automatic)
  }

  @Test func readsOtherNames() throws {
    let items = try view("\"type\": \"UISegmentedControl\", \"items\": [\"One\", \"Two\"]")
    #expect(items.content[SegmentedControlContent.self]?.segments == ["One", "Two"])
    let text = """
      {"views": [{"id": "t", "type": "tableView", "subviews": [{"id": "c", "type": "cell", "subviews": [{"id": "l"}],
        "accessoryType": "checkmark", "constraints": ["l.top = contentView.top", "l.left = self.contentView.left"]}]}],
       "constraints": ["l.bottom = c.contentView.bottom"]}
      """
    let constraints = try scene(text).options[0].constraints.map(\.text)
    #expect(Set(constraints) == ["l.bottom == c.bottom", "l.top == c.top", "l.left == c.left"])
    // Only cells have one.
    let other = try finding("{\"views\": [{\"id\": \"a\"}], \"constraints\": [\"a.top = contentView.top\"]}")
    #expect(other.message == "no view named \"contentView\"")
  }

  /// An unknown type is not taken for a plain view, for which a font means nothing.
  @Test func anUnknownTypeIsTheOnlyFinding() throws {
    let text = "{\"views\": [{\"id\": \"a\", \"type\": \"UILabl\", \"font\": 20}]}"
    #expect(read(text).diagnostics.map(\.code) == ["unknown-value"])
  }

  /// The nearest number, not the nearest spelling.
  @Test(arguments: [
    ("iPhone 25", "did you mean \"iPhone 17\"?"), ("iPhnoe 13", "did you mean \"iPhone 13\"?"),
    ("iPhone SEE", "did you mean \"iPhone SE\"?"), ("Nokia 3310", "layout-render devices lists them"),
    ("iPhone 99999999999999999999", "layout-render devices lists them"),
  ])
  func suggestsDevices(_ name: String, _ help: String) throws {
    #expect(try finding("{\"canvas\": {\"device\": \"\(name)\"}, \"views\": []}").help == help)
  }

  @Test func namesOfTheSystemAreReported() throws {
    let text = """
      {"views": [{"id": "a"}], "constraints": [{"identifier": "NSwidth", "equation": "a.width = 10"},
       {"identifier": "width", "equation": "a.height = 10"}]}
      """
    let result = read(text)
    #expect(result.scene != nil && result.diagnostics.map(\.code) == ["invalid-identifier"])
    #expect(result.diagnostics[0].severity == .warning && result.diagnostics[0].place?.column == 57)
  }

  /// A canvas is called as its author called the device.
  @Test(arguments: [
    ("iPhone 15", "iPhone 15", 393.0), ("iphone se 3", "iPhone SE (3rd generation)", 375),
    ("iPad Pro 11", "iPad Pro 11-inch", 834), ("iPad (10th generation)", "iPad 10", 820),
    ("iPad Pro (12.9-inch) (6th generation)", "iPad Pro 12.9-inch (6th generation)", 1024),
  ])
  func findsDevices(_ name: String, _ called: String, _ width: Double) throws {
    let canvas = try scene("{\"canvas\": {\"device\": \"\(name)\"}, \"views\": []}").options[0].canvas
    #expect(canvas.device == called && canvas.size.width == width)
  }

  /// UIKit's names of properties that the format calls otherwise.
  @Test func readsPropertiesOfControls() throws {
    let progress = try view(
      "\"type\": \"UIProgressView\", \"progress\": 0.25, \"progressTintColor\": \"#ff0000\"")
    #expect(progress.content[ProgressViewContent.self]?.value == 0.25)
    #expect(progress.tintColor == DynamicColor(Color(hex: 0xFF0000)))
    #expect(
      try view("\"type\": \"UISwitch\", \"onTintColor\": \"#00ff00\"").tintColor
        == DynamicColor(Color(hex: 0x00FF00)))
    #expect(
      try view("\"type\": \"UISlider\", \"minimumTrackTintColor\": \"#00ff00\"").tintColor
        == DynamicColor(Color(hex: 0x00FF00)))
    let large = try view("\"type\": \"UIActivityIndicatorView\", \"style\": \".large\"")
    #expect(large.content[ActivityIndicatorContent.self]?.style == .large)
    let medium = try view("\"type\": \"activityIndicator\", \"style\": \"medium\"")
    #expect(medium.content[ActivityIndicatorContent.self]?.style == .medium)
    let button = try view(
      """
      "type": "UIButton", "setTitle": "Buy", "setImage": "star", "setTitleColor": "#0000ff",
      "contentEdgeInsets": {"top": 4, "left": 8, "bottom": 4, "right": 8}
      """
    ).content[ButtonContent.self]
    #expect(button?.text.string == "Buy" && button?.image?.source == .symbol("star"))
    #expect(button?.text.color == DynamicColor(Color(hex: 0x0000FF)))
    #expect(button?.settings.contentInsets == EdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
    let table = try view("\"type\": \"UITableView\", \"separatorStyle\": \"none\"").content[
      TableViewContent.self]
    #expect(table?.settings.showsSeparators == false)
    #expect(try view("\"masksToBounds\": true").clipsToBounds)
  }

  /// Another kind's property is no property of this one, whatever the format calls it.
  @Test(arguments: [
    ("label", "progress", "0.5"), ("view", "onTintColor", "\"#ff0000\""),
    ("label", "setTitleColor", "\"#ff0000\""),
    ("button", "separatorStyle", "\"none\""), ("label", "style", "\"plain\""),
  ])
  func saysWhichTypesHaveNoSuchProperty(_ type: String, _ key: String, _ value: String) throws {
    let result = read("{\"views\": [{\"id\": \"a\", \"type\": \"\(type)\", \"\(key)\": \(value)}]}")
    #expect(result.diagnostics.map(\.message) == ["\"\(key)\" has no effect on a view of type \(type)"])
  }

  @Test(arguments: [
    "thumbTintColor", "separatorInset", "shadowColor", "searchBarStyle", "pageIndicatorTintColor",
  ])
  func whatIsNotDrawnIsLeftOut(_ key: String) throws {
    let result = read("{\"views\": [{\"id\": \"a\", \"type\": \"label\", \"\(key)\": \"red\"}]}")
    #expect(
      result.scene != nil && result.diagnostics.map(\.message) == ["\"\(key)\" is not drawn; it is left out"])
  }

  /// What the format says otherwise is named, with the view and the number.
  @Test(arguments: [
    ("\"id\": \"box\", \"width\": 100", "a size is a constraint: \"box.width = 100\""),
    ("\"id\": \"box\", \"height\": 12.5", "a size is a constraint: \"box.height = 12.5\""),
    ("\"y\": 5", "a position is a constraint: \"self.top = superview.top + 5\""),
    ("\"type\": \"label\", \"fontSize\": 20", "write \"font\": 20"),
    ("\"type\": \"label\", \"lines\": 2", "write \"numberOfLines\": 2"),
    (
      "\"type\": \"button\", \"imageEdgeInsets\": {}",
      "write \"imagePadding\", the distance between image and title"
    ),
    (
      "\"type\": \"scrollView\", \"contentOffset\": [0, 9]",
      "a scroll view is drawn at the start of its content"
    ),
    ("\"type\": \"label\", \"text\": 42", "write \"42\""),
    ("\"hidden\": \"true\"", "write true without quotation marks"),
    ("\"alpha\": \"0.5\"", "write 0.5 without quotation marks"),
    ("\"type\": \"label\", \"font\": \"bold\"", "write { \"weight\": \"bold\" }"),
    (
      "\"type\": \"label\", \"font\": \"Helvetica-Bold 17\"",
      "write { \"family\": \"Helvetica\", \"size\": 17, \"weight\": \"bold\" }"
    ),
    ("\"type\": \"label\", \"font\": {\"italic\": true}", "only upright letters are drawn; leave it out"),
  ])
  func namesTheKeyToWrite(_ members: String, _ help: String) throws {
    #expect(try finding("{\"views\": [{\(members)}]}").help == help)
  }

  /// No property that people type is unknown without a word on what to write.
  @Test(arguments: [
    "isSelected", "setBackgroundImage", "leftView", "clearButtonMode", "contentInset", "contentSize",
    "tableHeaderView", "tableFooterView", "estimatedItemSize",
    "hidesWhenStopped",
    "isHighlighted", "transform", "bounds", "center", "size", "x", "titleLabel", "textContainer",
    "titleEdgeInsets",
  ])
  func hasAWordOnEveryProperty(_ key: String) throws {
    let found = try finding("{\"views\": [{\"id\": \"a\", \"\(key)\": 1}]}")
    #expect(
      found.code == "unknown-key" && found.help != nil && found.help?.contains("did you mean") == false,
      "\(found)")
  }
}
