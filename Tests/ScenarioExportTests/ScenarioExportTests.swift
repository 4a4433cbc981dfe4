import AutoLayout
import Foundation
import LayoutFiles
import LayoutScene
import LayoutSolving
import PangoCairoBackend
import ScenarioExport
import Testing
import UIKit

/// What is exported from laid-out views is solved to the same frames.
@MainActor @Suite struct ScenarioExportTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  private func view() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// Exports the root, solves the scenario, and compares every frame.
  @discardableResult
  private func expectEqualFrames(sourceLocation: SourceLocation = #_sourceLocation) throws -> Scene {
    let text = try root.layoutScenario(title: "Exported")
    let result = ScenarioReader.read(Array(text.utf8), input: "export.json")
    let scene = try #require(result.scene, "\(result.diagnostics)\n\(text)", sourceLocation: sourceLocation)
    let layouts = LayoutEngine.solve(scene, measurer: PangoTextMeasurer(try FontLibrary()))
    let layout = try #require(layouts.first, sourceLocation: sourceLocation)
    let frames = root.layoutFrames()
    #expect(frames.count == layout.views.count - 1, sourceLocation: sourceLocation)
    for view in layout.views where view.scene.superview != nil {
      let frame = try #require(frames[view.scene.id], sourceLocation: sourceLocation)
      let differences = [
        frame.minX - view.frame.x, frame.minY - view.frame.y, frame.width - view.frame.width,
        frame.height - view.frame.height,
      ]
      #expect(
        differences.allSatisfy { $0.magnitude < 0.51 }, "\(view.scene.id): \(frame) and \(view.frame)",
        sourceLocation: sourceLocation)
    }
    return scene
  }

  @Test func constraintsWithPrioritiesAndMargins() throws {
    let (first, second) = (label("Departure"), label("Five past two at night"))
    for label in [first, second] { root.addSubview(label) }
    second.setContentCompressionResistancePriority(.init(749), for: .horizontal)
    let wide = first.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultLow
    wide.identifier = "wide"
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      first.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 20),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
      second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor), wide,
    ])
    let scene = try expectEqualFrames()
    #expect(scene.title == "Exported")
    #expect(
      scene.options[0].constraints.elements.contains { $0.identifier == "wide" && !$0.priority.isRequired })
  }

  @Test func stacksArrangeAgain() throws {
    let stack = UIStackView(arrangedSubviews: [label("One"), label("Two and a half"), label("Three")])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 7
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      stack.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.75),
    ])
    try expectEqualFrames()
  }

  @Test func masksGuidesAndTextsThatWrap() throws {
    let masked = UIView(frame: CGRect(x: 10, y: 300, width: 300, height: 50))
    masked.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let text = label("A text that needs more than the one line that it would have in a wide view.", lines: 0)
    let guide = UILayoutGuide()
    let box = view()
    for view in [masked, text, box] { root.addSubview(view) }
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      text.widthAnchor.constraint(equalToConstant: 150), text.topAnchor.constraint(equalTo: root.topAnchor),
      guide.topAnchor.constraint(equalTo: text.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 30),
      guide.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 1),
      box.topAnchor.constraint(equalTo: guide.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 40), box.heightAnchor.constraint(equalTo: box.widthAnchor),
    ])
    box.accessibilityIdentifier = "the box"
    try expectEqualFrames()
    #expect(root.layoutFrames()["the_box"] != nil)
  }

  @Test func controlsHaveTheSizesThatUIKitMeasured() throws {
    let row = UIStackView(arrangedSubviews: [UISwitch(), UIButton(type: .system), UISlider()])
    (row.arrangedSubviews[1] as? UIButton)?.setTitle("Done", for: .normal)
    row.translatesAutoresizingMaskIntoConstraints = false
    row.alignment = .center
    root.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
      row.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    try expectEqualFrames()
  }

  private final class Panel: UIView {
    let heading = UILabel()
    lazy var action = UIButton(type: .system)
  }

  @Test func viewsAreNamedByPropertiesAndKeepTheirLook() throws {
    let panel = Panel(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    panel.heading.text = "Heading"
    panel.heading.font = .preferredFont(forTextStyle: .headline)
    panel.heading.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    panel.heading.backgroundColor = .systemGray6
    panel.action.setTitle("Go", for: .normal)
    panel.heading.frame = CGRect(x: 5, y: 5, width: 100, height: 22)
    panel.action.frame = CGRect(x: 5, y: 30, width: 100, height: 30)
    let other = UIView(frame: CGRect(x: 150, y: 5, width: 10, height: 10))
    other.layer.cornerRadius = 5
    for view in [panel.heading, panel.action, other] { panel.addSubview(view) }
    root.addSubview(panel)
    let scene = try expectEqualFrames()
    let views = scene.options[0].views.elements
    // A button's own label is no view of the author's.
    #expect(views.dropFirst().map(\.id) == ["panel", "heading", "action", "view"])
    #expect(views[2].backgroundColor?.light != views[2].backgroundColor?.dark)
    #expect(views[4].cornerRadius == 5)
    let text = try root.layoutScenario()
    #expect(text.contains("\"textColor\" : \"#ff0000ff\""))
    #expect(text.contains("\"textStyle\" : \"headline\"") && text.contains("\"weight\" : \"semibold\""))
  }

  @Test func cellsAreWhereTheTableHasThem() throws {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.detailTextLabel?.text = "Detail"
        return cell
      }
    }
    let rows = Rows(style: .plain)
    rows.view.frame = root.bounds
    root.addSubview(rows.view)
    root.layoutIfNeeded()
    #expect(rows.tableView.visibleCells.map(\.frame.minY) == [0, 44, 88])
    try expectEqualFrames()
  }
}
