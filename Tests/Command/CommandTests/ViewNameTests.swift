import Foundation
import Testing

/// Every view has one name in all that people read. Its object id in Interface Builder's file is no name.
@Suite struct ViewNameTests {
  private let scratch: Scratch
  private let storyboard: String

  /// A label with a label of its own, one with an outlet, one with a text, and two that show the same.
  init() throws {
    scratch = try Scratch()
    storyboard = try scratch.write(Self.storyboard(top: 32), to: "Form.storyboard")
  }

  private static func storyboard(top: Int) -> String {
    func label(_ id: String, _ more: String, y: Int) -> String {
      """
      <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" \(more) \
      textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="20" y="\(y)" width="280" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let labels = [
      label("aaa-aa-001", #"userLabel="heading" text="Trip""#, y: 52),
      label("aaa-aa-002", #"text="From""#, y: 80),
      label("aaa-aa-003", #"text="Zürich""#, y: 110), label("aaa-aa-004", #"text="Stop""#, y: 140),
      label("aaa-aa-005", #"text="Stop""#, y: 170),
    ]
    let ids = (1...5).map { "aaa-aa-00\($0)" }
    let edges = ids.enumerated().flatMap { index, id in
      [
        #"<constraint firstItem="\#(id)" firstAttribute="leading" secondItem="vvv-vv-001" secondAttribute="leadingMargin" id="bbb-b\#(index)-001"/>"#,
        index == 0
          ? #"<constraint firstItem="\#(id)" firstAttribute="top" secondItem="ggg-gg-001" secondAttribute="top" constant="\#(top)" id="bbb-c\#(index)-001"/>"#
          : #"<constraint firstItem="\#(id)" firstAttribute="top" secondItem="\#(ids[index - 1])" secondAttribute="bottom" constant="8" id="bbb-c\#(index)-001"/>"#,
      ]
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_0" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="sss-ss-001"><objects><viewController id="ccc-cc-001" customClass="TripController" \
      sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="vvv-vv-001"><rect key="frame" x="0" y="0" width="320" height="568"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(labels.joined(separator: "\n"))</subviews>
      <viewLayoutGuide key="safeArea" id="ggg-gg-001"/>
      <constraints>\(edges.joined(separator: "\n"))
      <constraint firstItem="aaa-aa-003" firstAttribute="width" constant="90" id="bbb-b8-001"/>
      <constraint firstItem="aaa-aa-003" firstAttribute="width" constant="70" id="bbb-b9-001"/>
      </constraints></view>
      <connections><outlet property="originLabel" destination="aaa-aa-002" id="ooo-oo-001"/></connections>
      </viewController></objects></scene></scenes></document>
      """
  }

  /// Object ids, but for those in brackets that tell views of the same name apart.
  private func ids(in text: String) -> [String] {
    let named = text.replacing("(aaa-aa-004)", with: "").replacing("(aaa-aa-005)", with: "")
    return named.matches(of: /\b(aaa|vvv|bbb|ccc|sss)-[a-z0-9]{2}-00\d/).map { String($0.0) }
  }

  private func run(_ arguments: String...) throws -> String {
    let run = try Run.command(arguments)
    // What is quoted from the file is not the program's.
    let lines = run.errors.split(separator: "\n").filter { !$0.contains(/^ *\d* \|/) }
    return String(decoding: run.output, as: UTF8.self) + lines.joined(separator: "\n")
  }

  @Test(arguments: [
    ["check"], ["solve", "-f", "text"], ["solve", "-f", "text", "--trace"], ["explain"],
    ["render", "--markdown"],
  ])
  func noCommandSpeaksOfObjectIDs(_ arguments: [String]) throws {
    let output = ["-o", scratch.path("picture.svg")]
    let run = try Run.command(
      [arguments[0], storyboard] + arguments.dropFirst() + (arguments[0] == "render" ? output : []))
    let lines = run.errors.split(separator: "\n").filter { !$0.contains(/^ *\d* \|/) }
    let text = String(decoding: run.output, as: UTF8.self) + lines.joined(separator: "\n")
    #expect(!text.isEmpty)
    #expect(ids(in: text) == [], "\(text)")
  }

  @Test func viewsAreCalledByLabelOutletTextOrClass() throws {
    let text = try run("solve", storyboard, "-f", "text")
    for name in ["View", "heading", "originLabel", "Zürich", "Stop (aaa-aa-004)", "Stop (aaa-aa-005)"] {
      #expect(text.contains("  \(name)  "), "\(name) in \(text)")
    }
  }

  @Test func anExplanationHasTheSameNameThroughout() throws {
    for called in ["originLabel", "aaa-aa-002", "From"] {
      let text = try run("explain", storyboard, "\(called).top")
      #expect(text.hasPrefix("originLabel.top is "), "\(text)")
      #expect(text.contains("originLabel.top == heading.bottom + 8"), "\(text)")
    }
    let unknown = try run("explain", storyboard, "nothing like it")
    #expect(unknown.contains("\"originLabel\"") && ids(in: unknown).isEmpty, "\(unknown)")
  }

  @Test func picturesAndTheirWordsHaveIt() throws {
    _ = try run("render", storyboard, "-o", scratch.path("picture.svg"), "--overlay", "all,names")
    let svg = String(decoding: try scratch.bytes("picture.svg"), as: UTF8.self)
    let words = svg.matches(of: />([^<]+)</).map { String($0.1) }.joined(separator: "\n")
    #expect(words.contains("originLabel") && ids(in: words).isEmpty, "\(words)")
  }

  @Test func reviewsHaveIt() throws {
    let flags = ["--baseline", scratch.path("base"), "-o", scratch.path("report")]
    _ = try Run.command(["review", storyboard] + flags)
    _ = try scratch.write(Self.storyboard(top: 40), to: "Form.storyboard")
    _ = try Run.command(["review", storyboard] + flags)
    for file in ["summary.md", "comment.md", "junit.xml"] {
      let text = String(decoding: try scratch.bytes("report/\(file)"), as: UTF8.self)
      #expect(ids(in: text).isEmpty, "\(text)")
    }
    let page = String(decoding: try scratch.bytes("report/index.html"), as: UTF8.self)
    #expect(page.contains("<th scope=\"row\">originLabel</th>"))
    #expect(page.contains("heading.y "))
    // Programs need the ids.
    let json = String(decoding: try scratch.bytes("report/report.json"), as: UTF8.self)
    #expect(json.contains("\"view\": \"aaa-aa-002\"") && json.contains("\"aaa-aa-002\": \"originLabel\""))
  }

  @Test func solutionsKeepTheIDs() throws {
    let json = try run("solve", storyboard, "-f", "json")
    #expect(json.contains("\"id\": \"aaa-aa-002\""))
    #expect(json.contains("\"description\": \"originLabel.top == heading.bottom + 8\""))
  }

  /// A name can be given in a scenario, too.
  @Test func namesOfScenariosAreKeptApart() throws {
    let scenario = try scratch.write(
      """
      {"canvas": {"size": [320, 200]}, "views": [{"id": "a", "name": "Card", "frame": [0, 0, 10, 10]},
      {"id": "b", "name": "Card", "frame": [0, 20, 10, 10]}, {"id": "Deck", "frame": [0, 40, 10, 10]},
      {"id": "d", "name": "Deck", "frame": [0, 60, 10, 10]}]}
      """, to: "cards.json")
    let text = try run("solve", scenario, "-f", "text")
    for name in ["Card (a)", "Card (b)", "Deck", "Deck (d)"] {
      #expect(text.contains("  \(name)  "), "\(text)")
    }
  }
}
