/// Interface Builder's documents with the elements and attributes that no sample has.
enum StoryboardDocuments {
  static let all = [
    ("Texts.storyboard", texts), ("Bars.storyboard", bars), ("Old.storyboard", old),
    ("Nine.storyboard", nine), ("Pad.storyboard", pad), ("Cells.xib", cells),
    ("Controls.storyboard", controls),
  ]

  static func storyboard(_ attributes: String, _ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \(attributes)>
    \(content)
    </document>
    """
  }

  static func scene(_ number: Int, _ controller: String) -> String {
    """
    <scene sceneID="sce-ne-00\(number)"><objects>\(controller)
    <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-00\(number)" sceneMemberID="firstResponder"/>
    </objects></scene>
    """
  }

  /// Attributed texts, fonts, symbols, margins, placeholders for sizes, what is verified.
  private static let texts = storyboard(
    #"useSafeAreas="YES" toolsVersion="22505""#,
    """
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <color key="tintColor" red="0.8" green="0.1" blue="0.4" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    <scenes>
    \(scene(1, """
      <viewController storyboardIdentifier="texts" id="con-tr-001" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" layoutMarginsFollowReadableWidth="YES" id="roo-ti-001">
      <rect key="frame" x="0.0" y="0.0" width="1000" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
      <label opaque="NO" contentMode="left" textAlignment="natural" lineBreakMode="wordWrap" numberOfLines="0" \
      translatesAutoresizingMaskIntoConstraints="NO" verifyAmbiguity="off" id="lab-el-001">
      <rect key="frame" x="16" y="30" width="200" height="120"/>
      <attributedString key="attributedText">
      <fragment content="Main text of some length, and ">
      <attributes>
      <color key="NSColor" red="0.2" green="0.3" blue="0.9" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <font key="NSFont" metaFont="systemBold" size="20"/>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="4" \
      lineHeightMultiple="1.2" minimumLineHeight="24" maximumLineHeight="60" paragraphSpacing="6"/>
      </attributes></fragment>
      <fragment><string key="content">second part&#10;with a line</string>
      <attributes><font key="NSFont" size="13" name="Georgia-Bold" family="Georgia"/>
      <real key="NSKern" value="2"/><integer key="NSUnderline" value="1"/></attributes></fragment>
      <fragment><mutableString key="content">third</mutableString></fragment>
      </attributedString></label>
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
      translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001">
      <rect key="frame" x="16" y="200" width="90" height="40"/>
      <state key="normal"><attributedString key="attributedTitle"><fragment content="Title">
      <attributes><font key="NSFont" size="22" name=".SFUI-Regular"/></attributes></fragment></attributedString>
      </state></button>
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
      translatesAutoresizingMaskIntoConstraints="NO" id="but-to-002">
      <rect key="frame" x="200" y="200" width="90" height="40"/>
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain" title="Configured">
      <fontDescription key="titleFontDescription" type="system" weight="heavy" pointSize="24"/>
      </buttonConfiguration></button>
      <imageView contentMode="center" image="star" catalog="system" \
      translatesAutoresizingMaskIntoConstraints="NO" id="ima-ge-001">
      <rect key="frame" x="16" y="300" width="90" height="40"/>
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" \
      pointSize="40" scale="large"/></imageView>
      <view contentMode="scaleToFill" placeholderIntrinsicWidth="70" placeholderIntrinsicHeight="50" \
      translatesAutoresizingMaskIntoConstraints="NO" id="pla-ce-001">
      <rect key="frame" x="200" y="300" width="70" height="50"/>
      <color key="backgroundColor" cocoaTouchSystemColor="darkTextColor"/>
      <directionalEdgeInsets key="directionalLayoutMargins" top="3" leading="5" bottom="7" trailing="9"/>
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="ins-id-001">
      <rect key="frame" x="5" y="3" width="56" height="40"/></view></subviews>
      <constraints>
      <constraint firstItem="ins-id-001" firstAttribute="leading" secondItem="pla-ce-001" secondAttribute="leadingMargin" id="edg-es-001"/>
      <constraint firstItem="ins-id-001" firstAttribute="top" secondItem="pla-ce-001" secondAttribute="topMargin" id="edg-es-002"/>
      <constraint firstAttribute="trailingMargin" secondItem="ins-id-001" secondAttribute="trailing" id="edg-es-003"/>
      <constraint firstAttribute="bottomMargin" secondItem="ins-id-001" secondAttribute="bottom" id="edg-es-004"/>
      </constraints>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="12"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      </userDefinedRuntimeAttributes></view>
      <view contentMode="scaleToFill" ignoreSizesWhenVerifying="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="ign-or-001">
      <rect key="frame" x="300" y="300" width="70" height="50"/></view>
      <view hidden="YES" contentMode="scaleToFill" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="hid-de-001">
      <rect key="frame" x="300" y="400" width="70" height="50"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/></view>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="mar-gi-001">
      <rect key="frame" x="16" y="400" width="100" height="80"/>
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="ins-id-002">
      <rect key="frame" x="2" y="1" width="94" height="76"/></view></subviews>
      <constraints>
      <constraint firstItem="ins-id-002" firstAttribute="leading" secondItem="mar-gi-001" secondAttribute="leadingMargin" id="edg-es-005"/>
      <constraint firstItem="ins-id-002" firstAttribute="top" secondItem="mar-gi-001" secondAttribute="topMargin" id="edg-es-006"/>
      <constraint firstAttribute="trailingMargin" secondItem="ins-id-002" secondAttribute="trailing" id="edg-es-007"/>
      <constraint firstAttribute="bottomMargin" secondItem="ins-id-002" secondAttribute="bottom" id="edg-es-008"/>
      <constraint firstAttribute="width" constant="100" id="edg-es-009"/>
      <constraint firstAttribute="height" constant="80" id="edg-es-010"/>
      </constraints></view>
      <textView clipsSubviews="YES" contentMode="scaleToFill" textAlignment="natural" \
      translatesAutoresizingMaskIntoConstraints="NO" id="tex-tv-001">
      <rect key="frame" x="400" y="60" width="200" height="80"/>
      <mutableString key="text">Some words</mutableString>
      <fontDescription key="fontDescription" name="Georgia-Bold" family="Georgia" pointSize="15"/></textView>
      </subviews>
      <viewLayoutGuide key="safeArea" id="saf-ea-001"/>
      <constraints>
      <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-ti-001" secondAttribute="leadingMargin" id="edg-es-011"/>
      <constraint firstItem="lab-el-001" firstAttribute="width" constant="200" id="edg-es-012"/>
      <constraint firstItem="but-to-001" firstAttribute="leading" secondItem="saf-ea-001" secondAttribute="leading" constant="16" id="edg-es-013"/>
      <constraint firstItem="but-to-001" firstAttribute="top" secondItem="saf-ea-001" secondAttribute="top" constant="200" id="edg-es-014"/>
      <constraint firstItem="but-to-002" firstAttribute="leading" secondItem="saf-ea-001" secondAttribute="leading" constant="200" id="edg-es-015"/>
      <constraint firstItem="but-to-002" firstAttribute="top" secondItem="saf-ea-001" secondAttribute="top" constant="200" id="edg-es-016"/>
      <constraint firstItem="ima-ge-001" firstAttribute="leading" secondItem="saf-ea-001" secondAttribute="leading" constant="16" id="edg-es-017"/>
      <constraint firstItem="ima-ge-001" firstAttribute="top" secondItem="saf-ea-001" secondAttribute="top" constant="300" id="edg-es-018"/>
      <constraint firstItem="pla-ce-001" firstAttribute="leading" secondItem="saf-ea-001" secondAttribute="leading" constant="200" id="edg-es-019"/>
      <constraint firstItem="pla-ce-001" firstAttribute="top" secondItem="saf-ea-001" secondAttribute="top" constant="300" id="edg-es-020"/>
      <constraint firstItem="ign-or-001" firstAttribute="leading" secondItem="saf-ea-001" secondAttribute="leading" constant="300" id="edg-es-021"/>
      <constraint firstItem="ign-or-001" firstAttribute="top" secondItem="saf-ea-001" secondAttribute="top" constant="300" id="edg-es-022"/>
      <constraint firstItem="mar-gi-001" firstAttribute="leading" secondItem="saf-ea-001" secondAttribute="leading" constant="16" id="edg-es-023"/>
      <constraint firstItem="mar-gi-001" firstAttribute="top" secondItem="saf-ea-001" secondAttribute="top" constant="400" id="edg-es-024"/>
      </constraints></view></viewController>
      """))
    </scenes>
    <resources><image name="star" catalog="system" width="128" height="116"/></resources>
    """)

  /// Containers with bars, and what their controllers say of these.
  private static let bars = storyboard(
    #"useSafeAreas="YES" toolsVersion="22505" initialViewController="nav-ig-001""#,
    """
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>
    \(scene(1, """
      <navigationController toolbarHidden="NO" id="nav-ig-001" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" translucent="NO" id="bar-na-001">
      <rect key="frame" x="0.0" y="59" width="393" height="96"/></navigationBar>
      <toolbar key="toolbar" opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="too-lb-001">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/></toolbar>
      <connections><segue destination="con-tr-002" kind="relationship" relationship="rootViewController" id="seg-ue-001"/></connections>
      </navigationController>
      """))
    \(scene(2, """
      <viewController extendedLayoutIncludesOpaqueBars="YES" id="con-tr-002" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="roo-ti-002"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(mark(2))</view>
      <navigationItem key="navigationItem" title="Small" largeTitleDisplayMode="never" id="ite-mn-002"/>
      <connections><segue destination="con-tr-003" kind="show" id="seg-ue-002"/></connections>
      </viewController>
      """))
    \(scene(3, """
      <viewController id="con-tr-003" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="roo-ti-003"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(mark(3))</view></viewController>
      """))
    \(scene(4, """
      <tabBarController id="tab-ba-004" sceneMemberID="viewController">
      <tabBar key="tabBar" contentMode="scaleToFill" id="bar-ta-004"><rect key="frame" x="0.0" y="0.0" width="393" height="49"/></tabBar>
      <connections><segue destination="nav-ig-005" kind="relationship" relationship="viewControllers" id="seg-ue-004"/></connections>
      </tabBarController>
      """))
    \(scene(5, """
      <navigationController navigationBarHidden="YES" id="nav-ig-005" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-na-005"><rect key="frame" x="0.0" y="0.0" width="393" height="44"/></navigationBar>
      <connections><segue destination="con-tr-006" kind="relationship" relationship="rootViewController" id="seg-ue-005"/></connections>
      </navigationController>
      """))
    \(scene(6, """
      <viewController hidesBottomBarWhenPushed="YES" id="con-tr-006" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="roo-ti-006"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(mark(6))</view></viewController>
      """))
    \(scene(7, """
      <navigationController id="nav-ig-007" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-na-007"><rect key="frame" x="0.0" y="0.0" width="393" height="44"/></navigationBar>
      <connections><segue destination="con-tr-008" kind="relationship" relationship="rootViewController" id="seg-ue-007"/></connections>
      </navigationController>
      """))
    \(scene(8, """
      <viewController id="con-tr-008" sceneMemberID="viewController">
      <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
      <view key="view" contentMode="scaleToFill" id="roo-ti-008"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(mark(8))</view></viewController>
      """))
    \(scene(9, """
      <viewController id="con-tr-009" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="roo-ti-009"><rect key="frame" x="0.0" y="0.0" width="393" height="500"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(mark(9))</view>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </viewController>
      """))
    </scenes>
    """)

  /// A view that fills the safe area of scene `number`.
  private static func mark(_ number: Int) -> String {
    """
    <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="fil-le-00\(number)">
    <rect key="frame" x="0.0" y="60" width="393" height="700"/></view></subviews>
    <viewLayoutGuide key="safeArea" id="saf-ea-00\(number)"/>
    <constraints>
    \([("top", 1), ("bottom", 2), ("leading", 3), ("trailing", 4)].map { attribute, index in
      #"<constraint firstItem="fil-le-00\#(number)" firstAttribute="\#(attribute)" secondItem="saf-ea-00\#(number)" secondAttribute="\#(attribute)" id="fil-\#(number)\#(index)-001"/>"#
    }.joined(separator: "\n"))
    </constraints>
    """
  }

  /// A file of Xcode 8: layout guides, simulated bars, size classes, prototypes of cells.
  private static let old = storyboard(
    #"toolsVersion="11762""#,
    """
    <device id="retina4_7" orientation="portrait"/>
    <scenes>
    \(scene(1, """
      <viewController id="con-tr-001" sceneMemberID="viewController">
      <layoutGuides><viewControllerLayoutGuide type="top" id="top-gu-001"/>
      <viewControllerLayoutGuide type="bottom" id="bot-gu-001"/></layoutGuides>
      <view key="view" contentMode="scaleToFill" id="roo-ti-001"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="gui-de-001">
      <rect key="frame" x="0.0" y="64" width="375" height="200"/></view>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="som-et-001">
      <rect key="frame" x="0.0" y="300" width="100" height="100"/></view>
      </subviews>
      <constraints>
      <constraint firstItem="gui-de-001" firstAttribute="top" secondItem="top-gu-001" secondAttribute="bottom" id="old-er-001"/>
      <constraint firstItem="bot-gu-001" firstAttribute="top" secondItem="gui-de-001" secondAttribute="bottom" id="old-er-002"/>
      <constraint firstItem="gui-de-001" firstAttribute="leading" secondItem="roo-ti-001" secondAttribute="leading" id="old-er-003"/>
      <constraint firstAttribute="trailing" secondItem="gui-de-001" secondAttribute="trailing" id="old-er-004"/>
      <constraint firstItem="som-et-001" firstAttribute="top" secondItem="top-gu-001" secondAttribute="bottom" constant="300" id="old-er-005"/>
      <constraint firstItem="som-et-001" firstAttribute="leading" secondItem="roo-ti-001" secondAttribute="leading" id="old-er-006"/>
      <constraint firstItem="som-et-001" firstAttribute="width" constant="100" id="old-er-007"/>
      <constraint firstItem="som-et-001" firstAttribute="height" constant="100" id="old-er-008"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="som-et-001"/></mask></variation>
      <variation key="heightClass=regular-widthClass=compact"><mask key="subviews"><include reference="som-et-001"/></mask></variation>
      </view>
      <simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      </viewController>
      """))
    \(scene(2, """
      <viewController id="con-tr-002" sceneMemberID="viewController">
      <layoutGuides><viewControllerLayoutGuide type="top" id="top-gu-002"/>
      <viewControllerLayoutGuide type="bottom" id="bot-gu-002"/></layoutGuides>
      <view key="view" contentMode="scaleToFill" id="roo-ti-002"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
      <tableView contentMode="scaleToFill" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" \
      translatesAutoresizingMaskIntoConstraints="NO" id="tab-le-002">
      <rect key="frame" x="0.0" y="20" width="375" height="600"/>
      <prototypes><tableViewCell contentMode="scaleToFill" id="cel-lp-002"><rect key="frame" x="0.0" y="28" width="375" height="44"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel-lp-002" id="con-te-002">
      <rect key="frame" x="0.0" y="0.0" width="375" height="43.5"/></tableViewCellContentView></tableViewCell></prototypes>
      </tableView></subviews>
      <constraints>
      <constraint firstItem="tab-le-002" firstAttribute="top" secondItem="top-gu-002" secondAttribute="bottom" id="old-er-011"/>
      <constraint firstItem="bot-gu-002" firstAttribute="top" secondItem="tab-le-002" secondAttribute="bottom" id="old-er-012"/>
      <constraint firstItem="tab-le-002" firstAttribute="leading" secondItem="roo-ti-002" secondAttribute="leading" id="old-er-013"/>
      <constraint firstAttribute="trailing" secondItem="tab-le-002" secondAttribute="trailing" id="old-er-014"/>
      </constraints></view>
      <nil key="simulatedStatusBarMetrics"/>
      <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
      </viewController>
      """))
    </scenes>
    """)

  /// A file of Xcode 9, in which margins follow safe areas only with these, on a phone with a sensor housing.
  private static let nine = storyboard(
    #"toolsVersion="13771" useSafeAreas="YES""#,
    """
    <device id="retina5_9" orientation="portrait"/>
    <scenes>
    \(scene(1, """
      <viewController id="con-tr-001" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="roo-ti-001"><rect key="frame" x="0.0" y="0.0" width="375" height="812"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
      \(box("aaa", #"insetsLayoutMarginsFromSafeArea="NO""#, x: 0))
      \(box("bbb", "", x: 100))
      \(box("ccc", #"preservesSuperviewLayoutMargins="YES""#, x: 0))
      </subviews>
      <viewLayoutGuide key="safeArea" id="saf-ea-001"/>
      <constraints>
      <constraint firstItem="bbb-ou-001" firstAttribute="leading" secondItem="aaa-ou-001" secondAttribute="trailing" constant="8" symbolic="YES" id="nin-e1-001"/>
      <constraint firstItem="aaa-ou-001" firstAttribute="leading" secondItem="roo-ti-001" secondAttribute="leading" id="nin-e2-001"/>
      <constraint firstItem="aaa-ou-001" firstAttribute="top" secondItem="roo-ti-001" secondAttribute="top" id="nin-e3-001"/>
      <constraint firstItem="bbb-ou-001" firstAttribute="top" secondItem="roo-ti-001" secondAttribute="top" id="nin-e4-001"/>
      <constraint firstItem="ccc-ou-001" firstAttribute="leading" secondItem="roo-ti-001" secondAttribute="leading" id="nin-e5-001"/>
      <constraint firstItem="ccc-ou-001" firstAttribute="top" secondItem="aaa-ou-001" secondAttribute="bottom" constant="90" id="nin-e6-001"/>
      </constraints></view></viewController>
      """))
    </scenes>
    """)

  /// A view of 90 by 100 points with another one in its margins.
  private static func box(_ id: String, _ attributes: String, x: Int) -> String {
    """
    <view contentMode="scaleToFill" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-ou-001">
    <rect key="frame" x="\(x)" y="0.0" width="90" height="100"/>
    <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-in-001">
    <rect key="frame" x="8" y="52" width="74" height="40"/></view></subviews>
    <constraints>
    <constraint firstItem="\(id)-in-001" firstAttribute="leading" secondItem="\(id)-ou-001" secondAttribute="leadingMargin" id="\(id)-c1-001"/>
    <constraint firstItem="\(id)-in-001" firstAttribute="top" secondItem="\(id)-ou-001" secondAttribute="topMargin" id="\(id)-c2-001"/>
    <constraint firstAttribute="trailingMargin" secondItem="\(id)-in-001" secondAttribute="trailing" id="\(id)-c3-001"/>
    <constraint firstAttribute="bottomMargin" secondItem="\(id)-in-001" secondAttribute="bottom" id="\(id)-c4-001"/>
    <constraint firstAttribute="width" constant="90" identifier="width of \(id)" id="\(id)-c5-001"/>
    <constraint firstAttribute="height" constant="100" id="\(id)-c6-001"/>
    </constraints></view>
    """
  }

  /// A file of Xcode 6 for an iPad, without a device and a size of its root.
  private static let pad = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="6250" \
    targetRuntime="iOS.CocoaTouch.iPad" useAutolayout="YES">
    <scenes><scene sceneID="sce-ne-001"><objects>
    <viewController id="con-tr-001" customClass="PadController" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="roo-ti-001"><subviews>
    <label text="Pad" lineBreakMode="tailTruncation" id="lab-el-001"><rect key="frame" x="20" y="40" width="20" height="21"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></label>
    <view customClass="BadgeView" id="bad-ge-001"><rect key="frame" x="20" y="100" width="20" height="21"/>
    <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/></view>
    <view id="out-le-001"><rect key="frame" x="90" y="100" width="20" height="21"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view>
    </subviews></view>
    <connections><outlet property="cornerView" destination="out-le-001" id="con-ne-001"/></connections>
    </viewController></objects></scene></scenes>
    </document>
    """

  /// A view with a freeform size.
  private static let cells = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <view contentMode="scaleToFill" id="iN0-l3-epB"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
    </objects></document>
    """
}
