import Foundation
import TestSupport
import Testing

/// Facts that the reader takes from the library and the engine, as code sees them and as layouts have them.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
struct SharedFactTests {
  /// What is written into labels, one after the other.
  private func texts(_ expressions: [String], _ more: [String: Any] = [:]) throws -> [String] {
    let lines = expressions.map { "add(\"\\(\($0))\")" }.joined(separator: "\n    ")
    let reading = try Reading(
      """
      import UIKit
      class Facts: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(lines)
        }
        required init?(coder: NSCoder) { nil }
        func add(_ text: String) {
          let label = UILabel()
          label.text = text
          addSubview(label)
        }
      }
      """, more)
    #expect(try reading.reasons("Facts") == [])
    let scenario = try #require(try reading.option("Facts")["scenario"] as? [String: Any])
    let views = try #require((scenario["views"] as? [[String: Any]])?.first?["subviews"] as? [[String: Any]])
    return views.map { $0["text"] as? String ?? "" }
  }

  @Test func viewsHugTheirContentsAsTheLayoutDoes() throws {
    let axes = ["horizontal", "vertical"]
    let made = ["UILabel()", "UIImageView()", "UISwitch()", "UIProgressView()", "UIView()", "UIButton()"]
    let found = try texts(
      made.flatMap { view in axes.map { "\(view).contentHuggingPriority(for: .\($0)).rawValue" } })
    #expect(
      found == [
        "251.0", "251.0", "251.0", "251.0", "750.0", "750.0", "250.0", "750.0", "250.0", "250.0", "250.0",
        "250.0",
      ])
  }

  @Test func colorsAreThoseOfTheAppearance() throws {
    let color = """
      { () -> String in var r = CGFloat(0), g = CGFloat(0), b = CGFloat(0), a = CGFloat(0); \
      _ = UIColor.systemTeal.getRed(&r, green: &g, blue: &b, alpha: &a); return [r, g, b].map { Int(($0 * 255).rounded()) }.description }()
      """
    #expect(try texts([color]) == ["[48, 176, 199]"])
    #expect(try texts([color], ["canvas": ["appearance": "dark"]]) == ["[64, 200, 224]"])
  }

  @Test func insetsOfButtonsFollowTheirSize() throws {
    let large =
      "{ () -> CGFloat in var c = UIButton.Configuration.filled(); c.buttonSize = .large; return c.contentInsets.leading }()"
    #expect(try texts([large, "UIButton.Configuration.plain().contentInsets.leading"]) == ["20.0", "12.0"])
  }

  @Test func barsAreAsHighAsTheDeviceHasThem() throws {
    let source = """
      import UIKit
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [UINavigationController(rootViewController: UIViewController())]
          view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
        }
      }
      """
    let phone: [String: Any] = ["size": [375, 667]]
    let pad: [String: Any] = ["size": [810, 1080], "horizontalSizeClass": "regular"]
    for (canvas, bars) in [(phone, [44.0, 49]), (pad, [50.0, 50])] {
      let reading = try Reading(source, ["canvas": canvas])
      let found = try ["view.subviews[0].subviews[1]", "tabBar"].map {
        try #require(try reading.view($0, in: "Tabs")["frame"] as? [Double]).last
      }
      #expect(found == bars)
    }
  }

  @Test func imagesAreAsFarFromTextsAsUIKitPutsThem() throws {
    let reading = try Reading(
      """
      import UIKit
      class Rows: UITableViewController {
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          if path.row == 0 {
            cell.textLabel?.text = "Title"
            cell.imageView?.image = UIImage(systemName: "star")
          } else {
            var content = UIListContentConfiguration.cell()
            content.text = "Title"
            content.image = UIImage(systemName: "star")
            cell.contentConfiguration = content
          }
          return cell
        }
        override func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
          header.textLabel?.text = "Fruit"
          return header
        }
      }
      """)
    let sections = try reading.view("tableView", in: "Rows")["sections"] as? [[String: Any]]
    #expect(sections?.first?["header"] as? String == "Fruit")
    let rows = try #require(sections?.first?["rows"] as? [[String: Any]])
    #expect(rows.map { ($0["imageToTextPadding"] as? NSNumber)?.doubleValue } == [15, 16])
  }

  /// A name of the engine is none of UIKit's.
  @Test func codeSeesNoNamesOfTheEngine() throws {
    for name in ["DynamicColor", "AxisPriorities", "BarHeights", "SystemColorTable", "LabelContent"] {
      let reading = try Reading(
        "import UIKit\nclass A: UIView { override init(frame: CGRect) { super.init(frame: frame); let x = \(name)() } }"
      )
      #expect(try reading.reasons("A").contains { $0.contains("‘\(name)’ is not declared") }, "\(name)")
    }
  }
}
