import AutoLayout
import Diagnostics
import Foundation
import LayoutScene
import LayoutSolving
import PangoCairoBackend
import ScenarioExport
import ScenarioFiles
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

  @Test func stackViewsDoNotArrangeAllThatIsInThem() throws {
    let stack = UIStackView(arrangedSubviews: [label("One"), label("Two")])
    let (back, dot) = (UIView(), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    for view in [stack, back] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(stack)
    stack.insertSubview(back, at: 0)
    stack.addSubview(dot)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
      back.topAnchor.constraint(equalTo: stack.topAnchor, constant: -8),
      back.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8),
      back.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
      back.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
    ])
    let scene = try expectEqualFrames()
    #expect(scene.options[0].views.elements.map(\.isArranged) == [true, true, false, true, true, false])
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
    other.layer.borderWidth = 2
    other.layer.borderColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
    other.layer.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
    for view in [panel.heading, panel.action, other] { panel.addSubview(view) }
    root.addSubview(panel)
    let scene = try expectEqualFrames()
    let views = scene.options[0].views.elements
    // A button's own label is no view of the author's.
    #expect(views.dropFirst().map(\.id) == ["panel", "heading", "action", "view"])
    #expect(views[2].backgroundColor?.light != views[2].backgroundColor?.dark)
    #expect(views[4].cornerRadius == 5 && views[4].borderWidth == 2)
    #expect(views[4].borderColor?.light.hexString == "#0000ff")
    #expect(views[4].backgroundColor?.light.hexString == "#00ff00")
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

  /// A text of three runs in two paragraphs.
  private var runs: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 1.5
    style.paragraphSpacing = 9
    let text = NSMutableAttributedString(string: "A $small beginning large\nand an end of this text")
    text.setAttributes(
      [.font: UIFont.systemFont(ofSize: 13, weight: .bold), .paragraphStyle: style],
      range: NSRange(location: 0, length: 19))
    text.setAttributes(
      [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red, .kern: 3],
      range: NSRange(location: 19, length: 6))
    text.setAttributes(
      [
        .font: UIFont.preferredFont(forTextStyle: .body), .baselineOffset: 12,
        .underlineStyle: NSUnderlineStyle.single.rawValue,
        .strikethroughStyle: NSUnderlineStyle.double.rawValue,
      ], range: NSRange(location: 25, length: 23))
    return text
  }

  @Test func textsWithRuns() throws {
    let (text, below) = (label("", lines: 0), view())
    let textView = UITextView()
    textView.isScrollEnabled = false
    textView.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    textView.textContainer.lineFragmentPadding = 0
    textView.translatesAutoresizingMaskIntoConstraints = false
    text.attributedText = runs
    textView.attributedText = runs
    for view in [text, below, textView] { root.addSubview(view) }
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.widthAnchor.constraint(equalToConstant: 150),
      below.topAnchor.constraint(equalTo: text.lastBaselineAnchor),
      below.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 5), below.heightAnchor.constraint(equalToConstant: 5),
      textView.leadingAnchor.constraint(equalTo: text.trailingAnchor),
      textView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      textView.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
    ])
    let scene = try expectEqualFrames()
    let views = scene.options[0].views.elements.filter { $0.content.text?.runs.isEmpty == false }
    #expect(views.count == 2)
    for view in views {
      let runs = try #require(view.content.text?.runs)
      #expect(runs.map(\.string) == ["A $small beginning ", "large\n", "and an end of this text"])
      #expect(runs[0].font == nil && runs[0].paragraph.lineHeightMultiple == 1.5)
      #expect(runs[0].paragraph.paragraphSpacing == 9)
      #expect(runs[1].font == Font(size: 40) && runs[1].kern == 3 && runs[1].color != nil)
      #expect(runs[2].baselineOffset == 12 && runs[2].isUnderlined && runs[2].isStruckThrough)
    }
  }

  @Test func titlesAndFieldsWithRuns() throws {
    let (button, field) = (UIButton(type: .system), UITextField())
    button.setAttributedTitle(runs, for: .normal)
    field.attributedText = runs
    let stack = UIStackView(arrangedSubviews: [button, field])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let scene = try expectEqualFrames()
    #expect(scene.options[0].views.elements.filter { $0.content.text?.runs.count == 3 }.count == 2)
  }

  @Test func uniformTextsArePlain() throws {
    let text = label("", lines: 0)
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    text.attributedText = NSAttributedString(
      string: "One\nof them",
      attributes: [
        .font: UIFont.systemFont(ofSize: 13), .paragraphStyle: style, .foregroundColor: UIColor.blue,
      ])
    text.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    text.translatesAutoresizingMaskIntoConstraints = true
    root.addSubview(text)
    let styled = try #require(try expectEqualFrames().options[0].views.elements.last?.content.text)
    #expect(styled.runs.isEmpty && styled.string == "One\nof them")
    #expect(styled.font == Font(size: 13) && styled.alignment == .right && styled.color != nil)
  }

  /// Without variables, the format keeps dollar signs.
  @Test(arguments: ["$name", "5 $ each", "$$ 12", "${a}"]) func dollarSignsStay(words: String) throws {
    let text = label(words, lines: 0)
    root.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let scene = try expectEqualFrames()
    #expect(scene.options[0].views.elements.last?.content.text?.string == words)
  }
}

/// The canvas has the traits of the view. Nothing else is laid out meanwhile: the main actor does not wait in here.
@MainActor @Suite struct ExportedTraitsTests {
  @Test func theCanvasHasTheTraits() throws {
    let usual = Host.canvas
    defer { Host.canvas = usual }
    Host.canvas.contentSizeCategory = .accessibilityLarge
    Host.canvas.appearance = .dark
    Host.canvas.layoutDirection = .rightToLeft
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    root.semanticContentAttribute = .forceLeftToRight
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "$"
    root.addSubview(label)
    let text = try root.layoutScenario()
    let result = ScenarioReader.read(Array(text.utf8), input: "export.json")
    let scene = try #require(result.scene, "\(result.diagnostics)\n\(text)")
    #expect(scene.options[0].canvas.contentSizeCategory == .accessibilityLarge)
    #expect(
      scene.options[0].canvas.appearance == .dark && scene.options[0].canvas.layoutDirection == .rightToLeft)
    #expect(scene.options[0].views.elements.first?.semanticContentAttribute == .forceLeftToRight)
    #expect(scene.options[0].views.elements.last?.content.text?.font.size == 33)
  }
}
