import Foundation
import TestSupport
import Testing

/// What apps do beside making views and constraints.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
struct AppCodeTests {
  private func view(_ body: String, _ members: String = "", _ more: String = "") throws -> Reading {
    try Reading(
      """
      import UIKit
      class Card: UIView {
        let a = UILabel(), b = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(body)
        }
        required init?(coder: NSCoder) { nil }
        \(members)
      }
      \(more)
      """)
  }

  private func subviews(_ reading: Reading) throws -> [String] {
    (try reading.view("self", in: "Card")["subviews"] as? [[String: Any]] ?? []).compactMap {
      $0["id"] as? String
    }
  }

  private func text(_ code: String) throws -> String? {
    let reading = try view("addSubview(a); \(code)")
    #expect(try reading.reasons("Card").isEmpty)
    return try reading.view("a", in: "Card")["text"] as? String
  }

  // MARK: Views

  @Test func addingAViewAgainKeepsItsConstraints() throws {
    let reading = try view(
      "addSubview(a); addSubview(b); a.widthAnchor.constraint(equalTo: widthAnchor).isActive = true; addSubview(a)"
    )
    #expect(try reading.constraints("Card").last == "a.width == self.width + 0")
    #expect(try subviews(reading) == ["b", "a"])
  }

  @Test(arguments: [
    ("insertSubview(b, at: 0)", ["b", "a"]), ("insertSubview(a, aboveSubview: b)", ["b", "a"]),
    ("insertSubview(a, belowSubview: b)", ["a", "b"]), ("insertSubview(a, at: 9)", ["b", "a"]),
  ]) func insertingAViewAgainMovesIt(_ code: String, _ order: [String]) throws {
    let reading = try view(
      "addSubview(a); addSubview(b); a.widthAnchor.constraint(equalTo: widthAnchor).isActive = true; \(code)")
    #expect(try subviews(reading) == order)
    #expect(try reading.constraints("Card").last == "a.width == self.width + 0")
  }

  @Test func movingAViewElsewhereCutsItsConstraints() throws {
    let reading = try view(
      "addSubview(a); addSubview(b); a.widthAnchor.constraint(equalTo: widthAnchor).isActive = true; b.addSubview(a)"
    )
    #expect(try !reading.constraints("Card").contains { $0.hasPrefix("a.") })
  }

  @Test(arguments: [
    "func show(in view: UIView) { view.addSubview(self); translatesAutoresizingMaskIntoConstraints = false; topAnchor.constraint(equalTo: view.topAnchor, constant: 9).isActive = true }",
    "func show(on other: UIViewController) { other.view.insertSubview(self, at: 0); topAnchor.constraint(equalTo: other.view.topAnchor, constant: 9).isActive = true }",
    "func show() { let window = UIApplication.shared.windows[0]; window.addSubview(self); topAnchor.constraint(equalTo: window.topAnchor, constant: 9).isActive = true }",
  ]) func aViewThatAddsItselfIsShownThere(_ function: String) throws {
    let reading = try Reading(
      "import UIKit\nclass Toast: UIView { \(function) }", ["callsMethods": true])
    let name = try #require(reading.options.last?["name"] as? String)
    #expect(name.hasPrefix("Toast.show"))
    #expect(try reading.constraints(name).last == "self.top == root.top + 9")
    #expect(try reading.reasons(name).isEmpty)
  }

  @Test func viewsInExtensionsOfWhatIsDeclaredElsewhereAreRead() throws {
    let source =
      "import UIKit\nextension Parts { class Row: UIView {}; enum Inner { final class Cell: UIView {} } }"
    let reading = try Reading(source)
    #expect(reading.options.compactMap { $0["name"] as? String } == ["Parts.Row", "Parts.Inner.Cell"])
    #expect(try Reading(source, ["options": ["Parts.Row"]]).options.count == 1)
  }

  // MARK: Types

  @Test func resultsSayWhatGenericFunctionsMake() throws {
    let reading = try view(
      "[one, two!, three, four].forEach(addSubview); five.forEach(addSubview)",
      """
      let one: UILabel = .build { $0.text = "x" }, two: UIButton? = maybe(), five: [UISwitch] = many(2)
      lazy var three: UIImageView = { .build() }()
      var four: UISlider { .build() }
      """,
      """
      extension UIView { static func build<T: UIView>(_ change: (T) -> Void = { _ in }) -> T { let made = T(); change(made); return made } }
      func maybe<T: UIView>() -> T? { T() }
      func many<T: UIView>(_ count: Int) -> [T] { (0..<count).map { _ in T() } }
      """)
    let made = try reading.view("self", in: "Card")["subviews"] as? [[String: Any]] ?? []
    #expect(
      made.map { $0["type"] as? String } == ["label", "button", "imageView", "slider", "switch", "switch"])
    #expect(try reading.reasons("Card").isEmpty)
  }

  @Test func textsThatAreCalledNSStringCountAsIt() throws {
    let range = #"(a.text! as NSString).range(of: "dear")"#
    #expect(
      try text(#"a.text = "my dear"; let r = \#(range); a.text = "\(r.location) \(r.length)""#) == "3 4")
    #expect(
      try text(
        #"let t: NSString = "my dear"; a.text = t.substring(with: NSRange(location: 3, length: 2)) + t.uppercased"#
      )
        == "deMY DEAR")
    #expect(
      try text(
        #"let t = NSString(string: "my"); a.text = "\(t.length) \(t.range(of: "x").location == NSNotFound)""#)
        == "2 true")
    #expect(
      try text(#"let t = "my dear"; a.text = "\(NSRange(t.range(of: "dear")!, in: t).location)""#) == "3")
    // A text that is no NSString has Swift's ranges.
    #expect(try text(#"let t = "my dear"; a.text = String(t[t.range(of: "de")!])"#) == "de")
  }

  // MARK: Animations and exceptions

  @Test func animationsThatStartAgainEnd() throws {
    let again =
      "func fall() { UIView.animate(withDuration: 1, animations: {}, completion: { _ in self.a.tag += 1; self.fall() }) }"
    let reading = try view("addSubview(a); fall()", again)
    #expect(
      try reading.reasons("Card") == [
        "9: an animation that starts again when it ends is shown after ten rounds"
      ])
    let chain = """
      UIView.animate(withDuration: 1, animations: {}) { _ in
        UIView.transition(with: self, duration: 1, animations: {}, completion: { _ in
          UIView.animate(withDuration: 1) { self.a.text = "end" } }) }
      """
    #expect(try text(chain) == "end")
  }

  @Test func exceptionsOfUIKitAreReported() throws {
    let crossing =
      "UIKit raises an exception here: the priority of an active constraint cannot change from required, or to it: deactivate it before"
    func reasons(_ code: String) throws -> [String] {
      try view("addSubview(a)\nlet c = a.widthAnchor.constraint(equalToConstant: 9)\n\(code)").reasons("Card")
    }
    #expect(try reasons("c.isActive = true\nc.priority = .defaultHigh") == ["9: \(crossing)"])
    #expect(
      try reasons("c.priority = .defaultLow\nc.isActive = true\nc.priority = .required") == [
        "10: \(crossing)"
      ])
    #expect(try reasons("c.priority = .defaultLow\nc.isActive = true\nc.priority = .defaultHigh").isEmpty)
    #expect(
      try reasons("c.isActive = true\nc.isActive = false\nc.priority = .defaultHigh\nc.isActive = true")
        .isEmpty)
    let format =
      "_ = NSLayoutConstraint.constraints(withVisualFormat: \"H:[a]\", options: [.directionLeftToRight, .directionRightToLeft], metrics: nil, views: [\"a\": a])"
    #expect(
      try reasons(format) == [
        "8: UIKit raises an exception here: a format has one direction, ‘directionLeftToRight’ or ‘directionRightToLeft’"
      ])
    #expect(try reasons(format.replacing(", .directionRightToLeft", with: "")).isEmpty)
  }

  @Test func framesAreNotKnownWhereAnInnerViewIsLaidOut() throws {
    let reading = try view(
      "addSubview(a); let outer = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)); outer.addSubview(b); b.translatesAutoresizingMaskIntoConstraints = false; b.layoutIfNeeded(); a.text = \"\\(b.frame.width)\""
    )
    #expect(
      try reading.reasons("Card") == [
        "6: the size of a view is known only once the layout is solved; it is left out of the text"
      ])
  }

  // MARK: Screens

  private func screen(_ body: String, _ more: String = "", _ members: String = "") throws -> Reading {
    try Reading(
      """
      import UIKit
      import SwiftUI
      class Home: UIViewController {
        \(members)
        override func viewDidLoad() { super.viewDidLoad(); \(body) }
      }
      class Root: UINavigationController { init() { super.init(rootViewController: Home()) }; required init?(coder: NSCoder) { nil } }
      \(more)
      """)
  }

  private func item(_ reading: Reading) throws -> [String: Any] {
    let scenario = try reading.option("Root")["scenario"] as? [String: Any]
    let canvas = scenario?["canvas"] as? [String: Any]
    return try #require(canvas?["navigationItem"] as? [String: Any])
  }

  @Test func theTopItemIsThatOfTheController() throws {
    let item = try item(
      try screen(
        "let bar = navigationController?.navigationBar; bar?.prefersLargeTitles = true; bar?.topItem?.title = \"News\"; bar?.topItem?.rightBarButtonItem = UIBarButtonItem(title: \"Add\")"
      ))
    #expect(item["title"] as? String == "News")
    #expect(item["isLarge"] as? Bool == true)
    #expect(item["trailingButtons"] as? [String] == ["Add"])
    #expect(
      try self.item(
        try screen(
          "navigationController?.navigationBar.prefersLargeTitles = true; navigationItem.largeTitleDisplayMode = .inline"
        )
      )["isLarge"] as? Bool == false)
  }

  @Test func viewsInBarsShowTheirTexts() throws {
    let reading = try screen(
      "let label = UILabel(); label.text = \"Own\"; navigationItem.titleView = label; let button = UIButton(); button.setTitle(\"Edit\", for: .normal); navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)"
    )
    #expect(try item(reading)["title"] as? String == "Own")
    #expect(try item(reading)["leadingButtons"] as? [String] == ["Edit"])
    #expect(
      try reading.reasons("Root").allSatisfy {
        $0.hasSuffix("are not laid out: only the text of this one is shown")
      })
    #expect(try !reading.reasons("Root").isEmpty)
  }

  @Test func whatOnlyInterfaceBuilderOrSwiftUIShowsIsTold() throws {
    let idle = try screen(
      "guard let item else { return }; name.text = item", "",
      "@IBOutlet var name: UILabel!; var item: String?")
    #expect(
      try idle.reasons("Home") == [
        "4: the views of Home are in Interface Builder, which code does not show: see its storyboard or xib"
      ])
    let used = try screen("name.text = \"x\"", "", "@IBOutlet var name: UILabel!")
    #expect(try !used.reasons("Home").contains { $0.contains("which code does not show") })
    let hosting = try screen("", "class Hosting: UIHostingController<Text> {}")
    #expect(try hosting.reasons("Hosting").contains { $0.hasSuffix("what SwiftUI lays out is not shown") })
    let tabs = try screen(
      "",
      "class Tabs: UITabBarController { override func viewDidLoad() { let a = Home(); a.tabBarItem = UITabBarItem(title: \"A\", image: UIImage(), tag: 0); viewControllers = [a] } }"
    )
    #expect(
      try tabs.reasons("Tabs").contains {
        $0.hasSuffix("the images of tabs are not shown: others stand in for them")
      })
    let lines = try screen(
      "let button = UIButton(); button.setTitle(\"a\\nb\", for: .normal); button.titleLabel?.numberOfLines = 2; view.addSubview(button)"
    )
    #expect(try lines.reasons("Home").contains { $0.hasSuffix("the title of a button is shown on one line") })
  }

  @Test func scrollViewsSayWhatTheirContentIsInsetBy() throws {
    let reading = try screen(
      "scroll.contentInsetAdjustmentBehavior = .always; scroll.alwaysBounceVertical = true; view.addSubview(scroll); view.addSubview(other)",
      "", "let scroll = UIScrollView(), other = UIScrollView()")
    let scroll = try reading.view("scroll", in: "Home"), other = try reading.view("other", in: "Home")
    #expect(scroll["contentInsetAdjustmentBehavior"] as? String == "always")
    #expect(scroll["alwaysBounceVertical"] as? Bool == true)
    #expect(["contentInsetAdjustmentBehavior", "alwaysBounceVertical"].allSatisfy { other[$0] == nil })
  }
}
