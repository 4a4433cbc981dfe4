/// Small documents as Interface Builder saves them, with what scenarios seldom have.
enum FormAndTable {
  /// A form with names given twice and a constraint doubled by a merge; a table view controller, whose root is a
  /// table view with a header and a cell of recorded height.
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17506" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s-1-form"><objects>
          <viewController id="vc1" title="Sign In" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="Top-aa-000">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                <textField opaque="NO" contentMode="scaleToFill" borderStyle="bezel" placeholder="Name" \
    translatesAutoresizingMaskIntoConstraints="NO" id="Fld-aa-001">
                  <rect key="frame" x="16" y="40" width="343" height="22"/>
                  <fontDescription key="fontDescription" type="system" pointSize="14"/>
                </textField>
                <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" \
    id="Btn-aa-002" userLabel="Go On">
                  <rect key="frame" x="150" y="80" width="75" height="40"/>
                  <inset key="contentEdgeInsets" minX="10" minY="4" maxX="20" maxY="8"/>
                  <state key="normal" title="Continue"/>
                </button>
                <label opaque="NO" text="Small" translatesAutoresizingMaskIntoConstraints="NO" id="Sml-aa-003">
                  <rect key="frame" x="0.0" y="25" width="29.5" height="14.5"/>
                  <fontDescription key="fontDescription" type="system" pointSize="0.0"/>
                </label>
                <view contentMode="scaleToFill" fixedFrame="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="Fix-aa-004">
                  <rect key="frame" x="10" y="300" width="100" height="50"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                </view>
              </subviews>
              <viewLayoutGuide key="safeArea" id="Saf-aa-009"/>
              <constraints>
                <constraint firstItem="Fld-aa-001" firstAttribute="top" secondItem="Saf-aa-009" \
    secondAttribute="top" constant="20" identifier="gap" id="c-01"/>
                <constraint firstItem="Fld-aa-001" firstAttribute="leading" secondItem="Top-aa-000" \
    secondAttribute="leadingMargin" identifier="gap" id="c-02"/>
                <constraint firstItem="Fld-aa-001" firstAttribute="trailing" secondItem="Top-aa-000" \
    secondAttribute="trailingMargin" id="c-03"/>
                <constraint firstItem="Btn-aa-002" firstAttribute="top" secondItem="Fld-aa-001" \
    secondAttribute="bottom" constant="12" id="c-04"/>
                <constraint firstItem="Btn-aa-002" firstAttribute="top" secondItem="Fld-aa-001" \
    secondAttribute="bottom" constant="12" id="c-05"/>
                <constraint firstItem="Btn-aa-002" firstAttribute="centerX" secondItem="Top-aa-000" \
    secondAttribute="centerX" id="c-06"/>
                <constraint firstItem="Sml-aa-003" firstAttribute="top" secondItem="Saf-aa-009" \
    secondAttribute="top" constant="5" priority="750" identifier="" id="c-07"/>
                <constraint firstItem="Sml-aa-003" firstAttribute="leading" secondItem="Saf-aa-009" \
    secondAttribute="leading" id="c-08"/>
              </constraints>
            </view>
          </viewController>
        </objects></scene>
        <scene sceneID="s-2-list"><objects>
          <tableViewController id="vc2" sceneMemberID="viewController">
            <tableView key="view" contentMode="scaleToFill" rowHeight="60" id="Tab-bb-000">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <view key="tableHeaderView" contentMode="scaleToFill" id="Hed-bb-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="31"/>
                <autoresizingMask key="autoresizingMask"/>
              </view>
              <prototypes>
                <tableViewCell contentMode="scaleToFill" id="Cel-bb-002">
                  <rect key="frame" x="0.0" y="59" width="375" height="60"/>
                  <autoresizingMask key="autoresizingMask"/>
                  <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="Cel-bb-002" \
    id="Con-bb-003">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
                    <autoresizingMask key="autoresizingMask"/>
                    <subviews>
                      <label opaque="NO" text="Row" numberOfLines="0" \
    translatesAutoresizingMaskIntoConstraints="NO" id="Lab-bb-004">
                        <rect key="frame" x="16" y="11" width="343" height="38"/>
                        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                      </label>
                    </subviews>
                    <constraints>
                      <constraint firstItem="Lab-bb-004" firstAttribute="leading" secondItem="Con-bb-003" \
    secondAttribute="leadingMargin" id="d-01"/>
                      <constraint firstItem="Lab-bb-004" firstAttribute="top" secondItem="Con-bb-003" \
    secondAttribute="topMargin" id="d-02"/>
                    </constraints>
                  </tableViewCellContentView>
                </tableViewCell>
              </prototypes>
            </tableView>
          </tableViewController>
        </objects></scene>
      </scenes>
    </document>
    """

  /// A stack view and a cell, each the root of its own layout.
  static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11201" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <stackView opaque="NO" axis="vertical" spacing="6" id="Stk-cc-000">
          <rect key="frame" x="3" y="4" width="200" height="90"/>
          <subviews>
            <label opaque="NO" hidden="YES" text="First" translatesAutoresizingMaskIntoConstraints="NO" \
    id="One-cc-001">
              <rect key="frame" x="0.0" y="0.0" width="200" height="21"/>
            </label>
            <switch opaque="NO" on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="Swi-cc-002">
              <rect key="frame" x="0.0" y="27" width="202" height="63"/>
            </switch>
          </subviews>
        </stackView>
        <tableViewCell contentMode="scaleToFill" id="Cel-dd-000">
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" id="Con-dd-001">
            <rect key="frame" x="0.0" y="0.0" width="320" height="43.5"/>
          </tableViewCellContentView>
        </tableViewCell>
      </objects>
    </document>
    """
}
