import AutoLayout
import Diagnostics
import InterfaceBuilderFiles
import LayoutScene
import ScenarioFiles
import Testing

@testable import SwiftCode

/// The code that scenarios and Interface Builder's files become.
@Suite struct SwiftFileTests {
  /// The code of a scenario with some views and constraints.
  private func code(
    views: String, constraints: String = "", more: String = "", name: String = "card.json"
  ) throws -> SwiftFile {
    let text = """
      { "canvas": { "device": "iPhone 8" }, "views": [\(views)], "constraints": [\(constraints)]\(more) }
      """
    let result = ScenarioReader.read(Array(text.utf8), input: name)
    let scene = try #require(result.scene, "\(result.diagnostics)")
    return SwiftFile(scene, source: SourceText(Array(text.utf8)))
  }

  private func storyboard(_ views: String, constraints: String = "", controller: String = "") throws
    -> SwiftFile
  {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      useAutolayout="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects><viewController \(controller) id="vc" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)</constraints></view>
      <connections><outlet property="heading" destination="label"/></connections></viewController></objects></scene>
      </scenes></document>
      """
    let result = InterfaceBuilderReader.read(Array(text.utf8), input: "Main.storyboard")
    return SwiftFile(
      try #require(result.scene, "\(result.diagnostics)"), source: SourceText(Array(text.utf8)))
  }

  private func lines(_ file: SwiftFile) -> [String] {
    file.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test func bordersAreThoseOfTheLayer() throws {
    let file = try code(
      views: """
        { "id": "box", "layer": { "borderWidth": 2, "borderColor": "systemBlue", "cornerRadius": 4 } },
        { "id": "other", "borderWidth": 1, "borderColor": "#336699" }
        """)
    let own = lines(file).filter { $0.contains("layer.") }
    #expect(
      own == [
        "view.layer.cornerRadius = 4", "view.layer.borderWidth = 2",
        "view.layer.borderColor = UIColor.systemBlue.cgColor", "view.layer.borderWidth = 1",
        "view.layer.borderColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1).cgColor",
      ])
  }

  @Test func aCardIsWhatOneWouldWrite() throws {
    let file = try code(
      views: """
        { "id": "title", "type": "label", "text": "Platform 9", "font": "headline", "numberOfLines": 0 },
        { "id": "box", "backgroundColor": "systemBlue" }
        """,
      constraints: """
        "title.leading = superview.leadingMargin", "title.top = safeArea.top + 20", "box.top = title.bottom + 8",
        "box.height = box.width * 0.5625", "box.trailing <= superview.trailing - 16 @750"
        """)
    #expect(
      file.text == """
        import UIKit

        final class CardViewController: UIViewController {
            let titleLabel: UILabel = {
                let label = UILabel()
                label.text = "Platform 9"
                label.font = .preferredFont(forTextStyle: .headline)
                label.numberOfLines = 0
                return label
            }()

            let box: UIView = {
                let view = UIView()
                view.backgroundColor = .systemBlue
                return view
            }()

            override func viewDidLoad() {
                super.viewDidLoad()
                addSubviews()
                activateConstraints()
            }

            private func addSubviews() {
                for subview in [titleLabel, box] {
                    subview.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(subview)
                }
            }

            private func activateConstraints() {
                let boxTrailing = box.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -16)
                boxTrailing.priority = .defaultHigh

                NSLayoutConstraint.activate([
                    titleLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                    titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
                    box.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
                    box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5625),
                    boxTrailing,
                ])
            }
        }

        """)
    #expect(file.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      "superview.bottom = a.bottom + 8",
      "a.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),"
    ),
    ("a.right <= b.left - 4", "b.leftAnchor.constraint(greaterThanOrEqualTo: a.rightAnchor, constant: 4),"),
    ("a.width >= 44", "a.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),"),
    (
      "a.width = b.height * 2 + 1",
      "a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2, constant: 1),"
    ),
    ("a.height = a.width * 1.7777777777777777", "multiplier: 16.0 / 9.0),"),
    ("a.centerX = superview.centerXWithinMargins", "equalTo: view.layoutMarginsGuide.centerXAnchor),"),
    (
      "a.centerY = superview.bottom * 0.5",
      "item: a, attribute: .centerY, relatedBy: .equal, toItem: view, attribute: .bottom, multiplier: 0.5,"
    ),
  ])
  func constraints(_ equation: String, _ expected: String) throws {
    let file = try code(views: "{ \"id\": \"a\" }, { \"id\": \"b\" }", constraints: "\"\(equation)\"")
    #expect(lines(file).contains { $0.hasSuffix(expected) }, "\(file.text)")
  }

  @Test func namesAvoidThoseOfSwiftAndUIKit() throws {
    let file = try code(
      views: """
        { "id": "view" }, { "id": "switch", "type": "switch" }, { "id": "frame", "type": "imageView" },
        { "type": "label", "text": "Hello, world of many words" }, { "type": "button", "title": "Sign in" },
        { "id": "subview" }
        """)
    #expect(
      Set(file.classes[0].properties.values) == [
        "mainView", "mainSwitch", "frameImageView", "helloWorldOfLabel", "signInButton", "subviewView",
      ])
  }

  @Test func stacksArrangeTheirViews() throws {
    let file = try code(
      views: """
        { "id": "row", "type": "stackView", "axis": "vertical", "spacing": 8, "customSpacing": { "a": 20 },
          "subviews": [{ "id": "a" }, { "id": "b", "hidden": true }] }
        """)
    let text = lines(file)
    #expect(text.contains("stackView.axis = .vertical") && text.contains("view.isHidden = true"))
    #expect(
      Array(text.drop { $0 != "row.addArrangedSubview(a)" }.prefix(3)) == [
        "row.addArrangedSubview(a)", "row.setCustomSpacing(20, after: a)", "row.addArrangedSubview(b)",
      ])
  }

  @Test func configurationsOfButtons() throws {
    let file = try code(
      views: """
        { "id": "go", "type": "button", "title": "Go", "style": "filled", "image": "star", "imagePadding": 4 },
        { "id": "old", "type": "button", "title": "Old", "textColor": "#336699" }
        """)
    for line in [
      "let button = UIButton(configuration: .filled())", "button.configuration?.title = \"Go\"",
      "button.configuration?.image = UIImage(systemName: \"star\")", "button.configuration?.imagePadding = 4",
      "let button = UIButton(type: .system)", "button.setTitle(\"Old\", for: .normal)",
      "button.setTitleColor(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1), for: .normal)",
    ] {
      #expect(lines(file).contains(line), "\(line) in \(file.text)")
    }
  }

  @Test func sizesOfTheirOwnTakeAClass() throws {
    let file = try code(
      views: "{ \"id\": \"chart\", \"intrinsicContentSize\": { \"width\": 120, \"height\": null } }")
    #expect(lines(file).contains("let chart = ChartView()"))
    #expect(
      lines(file).contains(
        "override var intrinsicContentSize: CGSize { CGSize(width: 120, height: UIView.noIntrinsicMetric) }"))
  }

  @Test func inactiveConstraintsAreLazy() throws {
    let file = try code(
      views: "{ \"id\": \"a\" }",
      constraints: "{ \"id\": \"wide\", \"equation\": \"a.width = 300\", \"isActive\": false }")
    #expect(lines(file).contains("lazy var wide = a.widthAnchor.constraint(equalToConstant: 300)"))
    #expect(!file.text.contains("activate"))
  }

  @Test func cellsAreClasses() throws {
    let file = try code(
      views: """
        { "id": "list", "type": "tableView", "subviews": [{ "id": "person", "type": "cell", "subviews": [
          { "id": "name", "type": "label", "text": "Ada", "constraints": ["self.top = superview.top"] }] }] }
        """)
    #expect(file.classes.map(\.name) == ["CardViewController", "PersonCell"])
    #expect(file.text.contains("tableView.register(PersonCell.self, forCellReuseIdentifier: \"PersonCell\")"))
    #expect(file.text.contains("final class PersonCell: UITableViewCell {"))
    #expect(file.text.contains("name.topAnchor.constraint(equalTo: contentView.topAnchor),"))
    #expect(file.text.contains("private let rows: [String] = [\"PersonCell\"]"))
    #expect(file.diagnostics.isEmpty)
  }

  @Test func storyboardsNameClassesAndProperties() throws {
    let file = try storyboard(
      """
      <label text="Hello" id="label" translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="251" \
      verticalHuggingPriority="251"><rect key="frame" x="0" y="0" width="60" height="20"/></label>
      <view id="map" customClass="MapView" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="60" height="20"/></view>
      <view id="fixed"><rect key="frame" x="10" y="20" width="60" height="20"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view>
      """,
      constraints: """
        <constraint id="c" firstItem="map" firstAttribute="top" secondItem="label" secondAttribute="bottom" \
        constant="8" symbolic="YES"/>
        """, controller: "customClass=\"HomeController\"")
    #expect(file.classes[0].name == "HomeController")
    for line in [
      "label.text = \"Hello\"", "let mapView = UIView()  // TODO: MapView",
      "mapView.topAnchor.constraint(equalToSystemSpacingBelow: heading.bottomAnchor, multiplier: 1),",
      "view.frame = CGRect(x: 10, y: 20, width: 60, height: 20)", "view.autoresizingMask = [.flexibleWidth]",
    ] {
      #expect(lines(file).contains(line), "\(line) in \(file.text)")
    }
    #expect(
      file.diagnostics.map(\.message) == [
        "the class MapView, of \"MapView\", is not in this file: the code makes a UIView"
      ])
    #expect(file.diagnostics[0].place?.line == 5)
  }

  /// Whatever a text holds, it stays one literal.
  @Test(arguments: ["a\"b", "a\\(b)", "line\nbreak", "\u{2028}\u{0}\u{202E}", "👩‍👧", "\\"])
  func literalsHoldTheirTexts(_ text: String) {
    let code = text.code
    #expect(code.hasPrefix("\"") && code.hasSuffix("\"") && !code.contains("\n"))
    #expect(!code.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(
      !code.dropFirst().dropLast().replacing("\\\\", with: "").replacing("\\\"", with: "").contains("\""))
  }

  @Test func linesAreNotTooLong() throws {
    let views = (0..<40).map { "{ \"id\": \"aRatherLongNameOfAView\($0)\" }" }.joined(separator: ", ")
    let file = try code(
      views: views,
      constraints: "\"aRatherLongNameOfAView1.leading = aRatherLongNameOfAView2.trailing + 12.5\"")
    #expect(lines(file).count > 40)
    #expect(file.text.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }
}
