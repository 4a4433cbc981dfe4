import TestSupport
import Testing

/// Code as articles and playgrounds show it: without the class that is round it in an app.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
struct FragmentTests {
  private func ids(_ reading: Reading, _ name: String = "Layout") throws -> [String] {
    let scenario = try #require(try reading.option(name)["scenario"] as? [String: Any])
    var found: [String] = []
    var waiting = scenario["views"] as? [[String: Any]] ?? []
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      found.append("\(next["name"] ?? next["id"] ?? "")")
      waiting += next["subviews"] as? [[String: Any]] ?? []
    }
    return found
  }

  @Test(arguments: [
    (
      "view.addSubview(label)\nlabel.topAnchor.constraint(equalTo: view.topAnchor).isActive = true",
      "UIViewController",
      ["label"]
    ),
    (
      "let label = UILabel()\naddSubview(label)\nlabel.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      "UIView", ["self", "label"]
    ),
    (
      "private let label = UILabel()\nprivate func setUp() { contentView.addSubview(label) }",
      "UITableViewCell",
      ["self", "contentView", "label"]
    ),
    (
      "func setUp() {\n view.addSubview(avatar)\n avatar.snp.makeConstraints { $0.edges.equalToSuperview() }\n}",
      "UIViewController", ["avatar"]
    ),
    (
      "override func viewDidLoad() {\n super.viewDidLoad()\n view.addSubview(UIView())\n}",
      "UIViewController",
      ["UIView"]
    ),
    (
      "for _ in 0..<2 { view.addSubview(UIView()) }", "UIViewController",
      ["UIView", "UIView"]
    ),
  ])
  func classesAreRoundCode(code: String, parent: String, views: [String]) throws {
    let reading = try Reading("// Written for an article.\nimport UIKit\n" + code)
    let notes = reading.reply["notUnderstood"] as? [[String: Any]] ?? []
    #expect(
      notes.map { "\($0["line"] ?? 0): \($0["reason"] ?? "")" } == [
        "2: no class is around this code; \(parent) stands in for it"
      ])
    #expect(try reading.reasons("Layout").allSatisfy { $0.hasSuffix("stands in for it") })
    #expect(try ids(reading) == views)
  }

  @Test func placesAreThoseOfTheFile() throws {
    let reading = try Reading(
      "addSubview(title); titel.text = \"a\"\n  layer.cornerRadius = corners\nlet title = UILabel()")
    #expect(try reading.reasons("Layout").contains { $0.hasPrefix("1: ‘titel’ is not declared") })
    let notes = try reading.option("Layout")["notUnderstood"] as? [[String: Any]] ?? []
    let note = try #require(notes.first { "\($0["reason"] ?? "")".contains("titel’") })
    #expect(note["column"] as? Int == 20 && note["text"] as? String == "titel.text = \"a\"")
  }

  @Test func playgroundsShowTheirLiveView() throws {
    let code = """
      import PlaygroundSupport
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)), label = UILabel()
      container.addSubview(label)
      PlaygroundPage.current.liveView = container
      """
    #expect(try ids(Reading(code)) == ["container", "label"])
    let controller = "import UIKit\nPlaygroundPage.current.liveView = UITableViewController(style: .grouped)"
    #expect(try ids(Reading(controller)).last == "UITableView")
    // Nothing says what is shown: it is what the constraints are in.
    #expect(
      try ids(
        Reading(
          "let box = UIView(), label = UILabel()\nbox.addSubview(label)\nlabel.topAnchor.constraint(equalTo: box.topAnchor).isActive = true"
        )) == ["box", "label"])
  }

  /// Functions that are told what they need are no fragments, nor is a file with a type.
  @Test(arguments: [
    "func pin(_ view: UIView, to other: UIView) { view.topAnchor.constraint(equalTo: other.topAnchor).isActive = true }",
    "let margin: CGFloat = 8\nlet makeView: () -> UIView = { let view = UIView(); view.addSubview(UIView()); return view }",
    "struct Metrics {}\nfunc add() { view.addSubview(label) }",
  ])
  func othersAreLeftAsTheyAre(code: String) throws { #expect(try Reading(code).options.isEmpty) }
}
