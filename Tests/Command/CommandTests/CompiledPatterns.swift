import UIKit

// What libraries do: rows that a pass of layout makes, masks in views without a size yet, and generic rows of tables
// with contents of their own.

/// Chips whose rows are made anew by each pass of layout, and placed by their frames.
class ChipsView: UIView {
  private let chips = [70, 90, 120, 60, 150].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 20)) }
  private var rows: [UIView] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    rows.forEach { $0.removeFromSuperview() }
    rows = []
    var row: UIView?
    for chip in chips {
      let fits = row.map { $0.frame.width + 8 + chip.frame.width <= bounds.width } ?? false
      if !fits {
        let made = UIView()
        made.frame.origin.y = CGFloat(rows.count) * 28
        made.frame.size.height = chip.frame.height
        addSubview(made)
        rows.append(made)
        row = made
      }
      guard let row else { continue }
      chip.frame.origin.x = row.frame.width == 0 ? 0 : row.frame.width + 8
      row.addSubview(chip)
      row.frame.size.width = chip.frame.maxX
    }
  }
}

/// Its view has no size when what follows it is added.
class MaskedController: UIViewController {
  let panel = UIView()

  override func loadView() {
    view = UIView()
    let back = UIView(frame: view.bounds)
    back.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(back)
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 30))
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    panel.frame.size = CGSize(width: 40, height: 40)
    panel.addSubview(inner)
    panel.frame = CGRect(x: 20, y: 100, width: 200, height: 80)
    view.addSubview(panel)
  }
}

/// A hint at what a path goes round.
class HintView: UIView {
  private let hint = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let path = UIBezierPath(ovalIn: CGRect(x: 30, y: 10, width: 60, height: 40))
    path.addLine(to: CGPoint(x: 120, y: 60))
    path.append(
      UIBezierPath(
        arcCenter: CGPoint(x: 50, y: 40), radius: 30, startAngle: 0, endAngle: .pi, clockwise: true))
    hint.translatesAutoresizingMaskIntoConstraints = false
    addSubview(hint)
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0) {
      NSLayoutConstraint.activate([
        self.hint.topAnchor.constraint(equalTo: self.topAnchor, constant: path.bounds.maxY),
        self.hint.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: path.bounds.midX),
        self.hint.widthAnchor.constraint(equalToConstant: path.bounds.width),
        self.hint.heightAnchor.constraint(equalToConstant: 20),
        self.bottomAnchor.constraint(equalTo: self.hint.bottomAnchor),
      ])
    }
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor protocol ShowsModel {
  associatedtype Model
  init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
  func show(_ model: Model)
}
@MainActor protocol TableRow {
  func cell(in table: UITableView) -> UITableViewCell
}

/// A row of a class of cells that is known by what is given, or by what is written.
@MainActor struct CellRow<Cell>: TableRow where Cell: ShowsModel, Cell: UITableViewCell {
  let model: Cell.Model
  init(_ model: Cell.Model) { self.model = model }
  init(_ type: Cell.Type, _ model: Cell.Model) { self.init(model) }
  func cell(in table: UITableView) -> UITableViewCell {
    let cell = Cell(style: .default, reuseIdentifier: String(describing: Cell.self))
    cell.show(model)
    return cell
  }
}

/// Images in texts, as high as letters, higher and wider.
class NotesView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let images = [
      nil, CGRect(x: 0, y: -2, width: 16, height: 16), CGRect(x: 0, y: 0, width: 60, height: 8),
    ]
    let labels = images.map { bounds in
      let attachment = NSTextAttachment()
      attachment.image = UIImage(systemName: "star")
      if let bounds { attachment.bounds = bounds }
      let text = NSMutableAttributedString(
        string: "A note ", attributes: [.font: UIFont.systemFont(ofSize: 12)])
      text.append(NSAttributedString(attachment: attachment))
      let label = UILabel()
      label.attributedText = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor), stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

/// It has the name of what a list may be made of elsewhere.
@MainActor struct TableSection {
  let rows: [any TableRow]
}

class SizeCell: UITableViewCell, ShowsModel {
  typealias Model = (title: String, height: CGFloat)
  private let box = UILabel()

  override required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }

  func show(_ model: Model) {
    box.text = model.title
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      box.heightAnchor.constraint(equalToConstant: model.height),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
}

class RowsController: UITableViewController {
  private let heights: KeyValuePairs<String, CGFloat> = ["Low": 50, "High": 90]
  private lazy var sections = [
    TableSection(rows: heights.map { CellRow<SizeCell>(($0.key, $0.value)) }),
    TableSection(rows: [CellRow(SizeCell.self, ("Given", 70))]),
  ]

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].rows[indexPath.row].cell(in: tableView)
  }
}

/// Constraints of a little language: which of its operators is meant only the kinds of the anchors say.
struct Side<Anchor> {
  let anchor: Anchor
  var factor: CGFloat = 1
  var offset: CGFloat = 0
}
@MainActor func + <Anchor>(side: Side<Anchor>, offset: CGFloat) -> Side<Anchor> {
  var moved = side
  moved.offset += offset
  return moved
}
@MainActor func * (side: Side<NSLayoutDimension>, factor: CGFloat) -> Side<NSLayoutDimension> {
  Side(anchor: side.anchor, factor: side.factor * factor)
}
@MainActor func == (one: Side<NSLayoutXAxisAnchor>, other: Side<NSLayoutXAxisAnchor>) {
  one.anchor.constraint(equalTo: other.anchor, constant: other.offset).isActive = true
}
@MainActor func == (one: Side<NSLayoutYAxisAnchor>, other: Side<NSLayoutYAxisAnchor>) {
  one.anchor.constraint(equalTo: other.anchor, constant: other.offset).isActive = true
}
@MainActor func == (one: Side<NSLayoutDimension>, other: Side<NSLayoutDimension>) {
  one.anchor.constraint(equalTo: other.anchor, multiplier: other.factor, constant: other.offset).isActive =
    true
}
extension UIView {
  var start: Side<NSLayoutXAxisAnchor> { .init(anchor: leadingAnchor) }
  var above: Side<NSLayoutYAxisAnchor> { .init(anchor: topAnchor) }
  var below: Side<NSLayoutYAxisAnchor> { .init(anchor: bottomAnchor) }
  var breadth: Side<NSLayoutDimension> { .init(anchor: widthAnchor) }
  var tallness: Side<NSLayoutDimension> { .init(anchor: heightAnchor) }
}

class RatioView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    box.start == start + 12
    box.above == above + 8
    box.breadth == breadth * 0.5
    box.tallness == box.breadth * 0.25 + 4
    below == box.below + 8
  }
  required init?(coder: NSCoder) { nil }
}

/// Rows, items and headers whose content is a view of the program's own.
class ConfiguredController: UITableViewController {
  struct Content: UIContentConfiguration {
    var title: String
    var size: CGFloat

    func makeContentView() -> UIView & UIContentView { ContentView(self) }
    func updated(for state: UIConfigurationState) -> Content { self }
  }

  final class ContentView: UIView, UIContentView {
    var configuration: UIContentConfiguration
    private let label = UILabel()

    init(_ content: Content) {
      configuration = content
      super.init(frame: .zero)
      label.text = content.title
      label.font = .systemFont(ofSize: content.size)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if indexPath.row == 2 { cell.accessoryType = .disclosureIndicator }
    cell.contentConfiguration = Content(title: "Row", size: 20 + 8 * CGFloat(indexPath.row))
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentConfiguration = Content(title: "Header", size: 30)
    return header
  }
}

/// As high as its own width says, once before it has one, and once again when it is laid out.
final class BoxesView: UIView {
  private class Box: UIView {
    let label = UILabel()
    override var intrinsicContentSize: CGSize {
      let width = bounds.width > 0 ? bounds.width : 200
      return CGSize(width: UIView.noIntrinsicMetric, height: width / 2 + label.intrinsicContentSize.height)
    }
  }
  private final class OpenBox: Box {
    override func layoutSubviews() {
      super.layoutSubviews()
      invalidateIntrinsicContentSize()
    }
  }
  private let kept = Box(), open = OpenBox()

  override init(frame: CGRect) {
    super.init(frame: frame)
    kept.label.text = "Kept"
    open.label.text = "Open"
    let stack = UIStackView(arrangedSubviews: [kept, open])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 260),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
