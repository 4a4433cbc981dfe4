import AutoLayout
import Diagnostics
import LayoutScene
import Testing

@Suite struct ViewElementTests {
  private func view(_ element: String, tools: String = "17506") throws -> SceneView {
    var fixture = InterfaceFixture(toolsVersion: tools)
    fixture.resources = "<image name=\"star\" width=\"30\" height=\"20\"/>"
    fixture.subviews = element
    return try fixture.view("v")
  }

  @Test(arguments: [
    ("<label id=\"v\" text=\"A &amp; B\"/>", "A & B"),
    ("<label id=\"v\"><string key=\"text\">two\nlines</string></label>", "two\nlines"),
    ("<label id=\"v\"><string key=\"text\" base64-UTF8=\"YES\">\nR3LDvMOfZQ\n</string></label>", "Grüße"),
    ("<label id=\"v\"><mutableString key=\"text\">mutable</mutableString></label>", "mutable"),
    (
      "<label id=\"v\"><attributedString key=\"attributedText\"><fragment content=\"a\"/><fragment><string key=\"content\">b</string></fragment></attributedString></label>",
      "ab"
    ),
    ("<button id=\"v\"><state key=\"normal\" title=\"Go\"/></button>", "Go"),
    (
      "<button id=\"v\"><state key=\"normal\" title=\"Button\"/><buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Set\"/></button>",
      "Set"
    ),
  ])
  func texts(element: String, text: String) throws {
    #expect(try view(element).content.text?.string == text)
  }

  @Test func runtimeAttributesOfTheLayerCount() throws {
    func attribute(_ keyPath: String, _ value: String) -> String {
      "<userDefinedRuntimeAttribute keyPath=\"\(keyPath)\"><integer key=\"value\" value=\"\(value)\"/></userDefinedRuntimeAttribute>"
    }
    let attributes = attribute("layer.cornerRadius", "6") + attribute("layer.borderWidth", "2")
    let view = try view(
      "<view id=\"v\"><userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></view>")
    #expect(view.cornerRadius == 6 && view.borderWidth == 2)
    let odd =
      "<userDefinedRuntimeAttributes>\(attribute("layer.borderWidth", "-1e30"))</userDefinedRuntimeAttributes>"
    #expect(try self.view("<view id=\"v\">\(odd)</view>").borderWidth == 0)
  }

  private func attributed(_ fragments: String, _ attributes: String = "") throws -> StyledText {
    let string = "<attributedString key=\"attributedText\">\(fragments)</attributedString>"
    return try #require(try view("<label id=\"v\" \(attributes)>\(string)</label>").content.text)
  }

  private func fragment(_ content: String, _ attributes: String) -> String {
    "<fragment content=\"\(content)\"><attributes>\(attributes)</attributes></fragment>"
  }

  /// Fragments keep their fonts, colours and paragraph styles.
  @Test func fragmentsBecomeRuns() throws {
    let style =
      "alignment=\"center\" lineSpacing=\"3\" lineHeightMultiple=\"1.5\" minimumLineHeight=\"22\" maximumLineHeight=\"30\" paragraphSpacing=\"7\""
    let text = try attributed(
      fragment("small ", "<font key=\"NSFont\" size=\"13\" name=\".SFUIText\"/>")
        + fragment(
          "Large",
          """
          <font key="NSFont" size="30" name="AvenirNext-Bold"/><color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
          <real key="NSKern" value="1.5"/><integer key="NSUnderline" value="1"/>
          <integer key="NSStrikethrough" value="1"/><real key="NSBaselineOffset" value="4000"/>
          <paragraphStyle key="NSParagraphStyle" \(style)/>
          """))
    #expect(text.string == "small Large" && text.runs.map(\.string) == ["small ", "Large"])
    #expect(text.font == Font(size: 13) && text.runs[0] == StyledRun("small "))
    var large = StyledRun("Large")
    large.font = Font(size: 30, weight: .bold, family: "AvenirNext")
    large.color = DynamicColor(Color(hex: 0xFF0000))
    (large.kern, large.baselineOffset, large.isUnderlined, large.isStruckThrough) = (1.5, 1000, true, true)
    large.paragraph.alignment = .center
    (large.paragraph.lineSpacing, large.paragraph.lineHeightMultiple) = (3, 1.5)
    (large.paragraph.minimumLineHeight, large.paragraph.maximumLineHeight) = (22, 30)
    large.paragraph.paragraphSpacing = 7
    #expect(text.runs[1] == large)
  }

  /// Fragments that are all alike are a plain text.
  @Test func equalFragmentsAreAPlainText() throws {
    let font = "<font key=\"NSFont\" size=\"13\" name=\".SFUIText\"/><real key=\"NSKern\" value=\"0.0\"/>"
    let text = try attributed(fragment("a", font) + fragment("b", font))
    #expect(text.string == "ab" && text.runs.isEmpty && text.font == Font(size: 13))
  }

  @Test func titlesOfButtonsHaveRuns() throws {
    let string =
      "<attributedString key=\"attributedTitle\">"
      + fragment("Go ", "<font key=\"NSFont\" size=\"20\" name=\".SFUIText\"/>")
      + fragment("now", "<font key=\"NSFont\" size=\"12\" name=\".SFUIText\"/>") + "</attributedString>"
    for element in [
      "<button id=\"v\"><state key=\"normal\">\(string)</state></button>",
      "<button id=\"v\"><buttonConfiguration key=\"configuration\" style=\"plain\">\(string)</buttonConfiguration></button>",
    ] {
      let text = try #require(try view(element).content.text)
      #expect(text.string == "Go now" && text.font.size == 20)
      #expect(text.runs.map(\.font?.size) == [nil, 12])
    }
  }

  @Test(arguments: [
    ("type=\"system\" pointSize=\"17\"", Font(size: 17)),
    ("type=\"system\" weight=\"semibold\" pointSize=\"13\"", Font(size: 13, weight: .semibold)),
    ("type=\"boldSystem\" pointSize=\"20\"", Font(size: 20, weight: .bold)),
    // UIFont.systemFontSize.
    ("type=\"system\"", Font(size: 14)),
    (
      "name=\"AvenirNext-DemiBold\" family=\"Avenir Next\" pointSize=\"12\"",
      Font(size: 12, weight: .semibold, family: "Avenir Next")
    ),
    ("style=\"UICTFontTextStyleTitle0\"", TextStyle.largeTitle.font(for: .large)),
    ("style=\"UICTFontTextStyleHeadline\"", TextStyle.headline.font(for: .large)),
  ])
  func fonts(description: String, font: Font) throws {
    let element =
      "<label id=\"v\" text=\"x\"><fontDescription key=\"fontDescription\" \(description)/></label>"
    #expect(try view(element).content.text?.font == font)
  }

  /// Interface Builder writes hugging and resistance where they are not the class's default of code.
  @Test func priorities() throws {
    let plain = try view("<label id=\"v\" text=\"x\"/>")
    #expect(plain.contentHugging == AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow))
    let label = try view(
      "<label id=\"v\" horizontalHuggingPriority=\"251\" verticalCompressionResistancePriority=\"1000\"/>")
    #expect(label.contentHugging.horizontal == LayoutPriority(251))
    #expect(label.compressionResistance.vertical == .required)
  }

  @Test func placedByMask() throws {
    let element = "<view id=\"v\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"
    let mask = "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" widthSizable=\"YES\"/></view>"
    #expect(try view(element + mask).autoresizingMask == [.flexibleRightMargin, .flexibleWidth])
    #expect(
      try view("<view id=\"v\" fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>")
        .autoresizingMask == [])
    #expect(
      try view("<view id=\"v\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>")
        .autoresizingMask == nil)
  }

  @Test func stacks() throws {
    let stack = try view(
      "<stackView id=\"v\" axis=\"vertical\" distribution=\"equalSpacing\" alignment=\"top\" spacingType=\"standard\"><edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/></stackView>"
    )
    #expect(stack.stack.axis == .vertical)
    #expect(stack.stack.distribution == .equalSpacing)
    #expect(stack.stack.alignment == .top)
    #expect(stack.stack.spacing == 8)
    #expect(stack.stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.layoutMargins == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  /// Before Xcode 9 hidden views kept their places on the canvas.
  @Test(arguments: [("9532", true), ("13771", false)])
  func hiddenArrangedViews(tools: String, keeps: Bool) throws {
    #expect(try view("<stackView id=\"v\"/>", tools: tools).stack.keepsHiddenViews == keeps)
  }

  @Test func images() throws {
    #expect(
      try view("<imageView id=\"v\" image=\"star\"/>").content[ImageViewContent.self]?.imageSize
        == Size(width: 30, height: 20))
    #expect(
      try view("<imageView id=\"v\" image=\"unknown\"/>").content[ImageViewContent.self]?.imageSize == nil)
    let button = try view("<button id=\"v\"><state key=\"normal\" image=\"star\"/></button>")
    #expect(button.content[ButtonContent.self]?.imageSize == Size(width: 30, height: 20))
    let info = try view("<button id=\"v\" buttonType=\"infoLight\"/>", tools: "9532")
    #expect(info.content[ButtonContent.self]?.imageSize == Size(width: 22, height: 22))
  }

  @Test func buttonConfigurations() throws {
    let element = """
      <button id="v"><buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="Once" \
      imagePlacement="trailing" imagePadding="8" titlePadding="2" cornerStyle="capsule" buttonSize="large">\
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>\
      </buttonConfiguration></button>
      """
    let button = try #require(try view(element).content[ButtonContent.self])
    #expect(button.style == .filled && button.cornerStyle == .capsule)
    #expect(button.text.string == "Buy" && button.subtitle == "Once")
    #expect(button.settings.imagePlacement == .trailing && button.settings.size == .large)
    #expect(button.settings.imagePadding == 8 && button.settings.titlePadding == 2)
    #expect(button.settings.contentInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func placeholderSizes() throws {
    let view = try view(
      "<view id=\"v\" placeholderIntrinsicWidth=\"100\" placeholderIntrinsicHeight=\"infinite\"/>")
    #expect(view.intrinsicContentSize == IntrinsicSize(width: 100, height: nil))
  }

  @Test func unknownClasses() throws {
    let element =
      "<arscnView id=\"v\" customClass=\"Scenery\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></arscnView>"
    let view = try view(element)
    #expect(view.kind == .view)
    #expect(view.name == "Scenery")
    #expect(view.recordedFrame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(arguments: [
    ("<label id=\"v\" text=\"Title\" userLabel=\"Headline\"/>", "Headline"),
    ("<label id=\"v\" text=\"Title\"/>", "Title"), ("<stackView id=\"v\"/>", "Stack View"),
    ("<view id=\"v\" customClass=\"Gauge\"/>", "Gauge"),
  ])
  func names(element: String, name: String) throws {
    #expect(try view(element).name == name)
  }

  /// What the code calls a view is its author's name for it; what UIKit calls it in its role is not.
  @Test func outletsAreNames() throws {
    var fixture = InterfaceFixture()
    fixture.subviews = #"""
      <label id="a" text="Hi"/><label id="b" text="Hi"/><label id="c" text="Hi"/><label id="d" userLabel="Own" text="Hi"/>
      """#
    fixture.controller = """
      <connections><outlet property="greeting" destination="a" id="1"/><outlet property="delegate" destination="b" id="2"/>
      <outlet property="other" destination="d" id="3"/></connections>
      """
    #expect(
      try fixture.option().views.dropFirst().map(\.displayName) == ["greeting", "Hi (b)", "Hi (c)", "Own"])
  }

  @Test func doubledViews() {
    var fixture = InterfaceFixture()
    fixture.subviews = InterfaceFixture.box("a") + InterfaceFixture.box("a")
    let result = fixture.result()
    #expect(result.diagnostics.map(\.code) == ["duplicate-identifier"])
    #expect(result.scene?.options.first?.views.count == 2)
  }
}
