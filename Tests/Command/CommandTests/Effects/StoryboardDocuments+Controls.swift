extension StoryboardDocuments {
  /// Controls and containers with the attributes that only they have, each as large as it asks to be.
  static let controls = storyboard(
    #"useSafeAreas="YES" toolsVersion="22505""#,
    """
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
    \(scene(1, """
      <viewController storyboardIdentifier="controls" id="con-tr-001" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="roo-ti-001">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(elements.joined())</subviews>
      <constraints>\(places.joined())</constraints>
      <viewLayoutGuide key="safeArea" id="saf-ea-001"/>
      </view></viewController>
      """))
    </scenes>
    <resources><image name="photo" width="120" height="40"/><image name="star" width="30" height="30"/></resources>
    """)

  /// An element of the root view.
  private static func element(_ number: Int, _ name: String, _ attributes: String, _ content: String = "")
    -> String
  {
    """
    <\(name) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id(number))">
    <rect key="frame" x="10" y="\(number * 44)" width="200" height="40"/>\(content)</\(name)>
    """
  }

  private static func id(_ number: Int) -> String { "con-ro-\(number < 10 ? "0" : "")\(number)0" }

  private static let elements = [
    element(
      0, "segmentedControl", #"selectedSegmentIndex="1" apportionsSegmentWidthsByContent="YES""#,
      #"<segments><segment title="A"/><segment title="A much longer one"/></segments>"#),
    element(1, "progressView", #"progress="0.3""#),
    element(2, "pageControl", #"numberOfPages="5" currentPage="2""#),
    element(3, "datePicker", #"datePickerMode="time" style="compact""#),
    element(4, "slider", #"minValue="2" maxValue="9" value="4""#),
    element(
      5, "label",
      #"text="A text that is cut" adjustsFontSizeToFit="YES" minimumScaleFactor="0.3" lineBreakMode="tailTruncation""#,
      #"<fontDescription key="fontDescription" type="system" pointSize="30"/>"#),
    element(
      6, "label",
      #"text="A text with a width of its own to wrap at" numberOfLines="0" preferredMaxLayoutWidth="90""#),
    element(
      7, "button", #"buttonType="system""#,
      """
      <inset key="contentEdgeInsets" minX="3" minY="5" maxX="7" maxY="9"/><state key="normal" title="Insets"/>
      """),
    element(
      8, "button", #"buttonType="system""#,
      """
      <state key="normal" title="Configured"/>
      <buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="Once" image="star" imagePlacement="top" \
      imagePadding="6" titlePadding="4" cornerStyle="capsule" buttonSize="large">
      <directionalEdgeInsets key="contentInsets" top="1" leading="12" bottom="3" trailing="14"/>
      </buttonConfiguration>
      """),
    element(9, "imageView", #"contentMode="topLeft" image="photo""#),
    element(10, "textView", #"text="Some lines of text" scrollEnabled="NO""#),
    element(
      11, "stackView",
      #"spacingType="standard" baselineRelativeArrangement="YES" layoutMarginsRelativeArrangement="YES" axis="vertical""#,
      """
      <subviews>
      <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-001"/>
      <label text="Two" translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-002"/></subviews>
      """),
    element(
      12, "scrollView",
      #"alwaysBounceHorizontal="YES" alwaysBounceVertical="YES" contentInsetAdjustmentBehavior="never""#),
    element(
      13, "tableView",
      #"style="grouped" separatorStyle="none" rowHeight="60" sectionHeaderHeight="30" sectionFooterHeight="24""#,
      """
      <prototypes><tableViewCell id="cel-l0-001" style="IBUITableViewCellStyleDefault" rowHeight="60">
      <rect key="frame" x="0" y="30" width="200" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cel-l0-001" id="cel-l0-002">
      <rect key="frame" x="0" y="0" width="200" height="60"/></tableViewCellContentView></tableViewCell></prototypes>
      """),
    element(14, "button", #"buttonType="contactAdd""#),
    element(
      16, "button", #"buttonType="system""#,
      #"""
      <state key="normal" title="Small"/><buttonConfiguration key="configuration" style="filled" title="Small" buttonSize="mini"/>
      """#),
    element(15, "toolbar", "", #"<items><barButtonItem title="Edit" id="ite-m0-001"/></items>"#),
  ]

  /// Where each of them is; scroll views and texts that shrink have sizes as well.
  private static let places = elements.indices.map { number in
    let sizes = [5: (90.0, 40.0), 9: (200, 90), 12: (90, 60), 13: (200, 160)][number]
    return constraint(number, "leading", 10, "l") + constraint(number, "top", Double(number) * 40, "t")
      + (sizes.map { length(number, "width", $0.0, "w") + length(number, "height", $0.1, "h") } ?? "")
  }

  private static func constraint(_ number: Int, _ side: String, _ constant: Double, _ mark: String) -> String
  {
    """
    <constraint firstItem="\(id(number))" firstAttribute="\(side)" secondItem="roo-ti-001" secondAttribute="\(side)" \
    constant="\(constant)" id="pla-c\(mark)-\(100 + number)"/>
    """
  }

  private static func length(_ number: Int, _ side: String, _ constant: Double, _ mark: String) -> String {
    """
    <constraint firstItem="\(id(number))" firstAttribute="\(side)" constant="\(constant)" id="siz-e\(mark)-\(100 + number)"/>
    """
  }
}
