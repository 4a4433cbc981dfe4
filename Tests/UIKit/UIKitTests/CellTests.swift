import AutoLayout
import Testing
import UIKit

/// Cells without views of their author's, headers and footers.
@MainActor @Suite struct CellTests {
  /// A table of one section, on a screen of 414 points: the one on which Interface Builder recorded the frames.
  private final class Table: UITableViewController {
    var cells: [UITableViewCell] = []
    var rowHeight: CGFloat = UITableView.automaticDimension
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      cells.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells[indexPath.row]
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      rowHeight
    }
  }

  private func show(_ cell: UITableViewCell, height: CGFloat = UITableView.automaticDimension) {
    let screen = Host.canvas
    Host.canvas = Device.named("iPhone 11")?.canvas() ?? screen
    defer { Host.canvas = screen }
    let table = Table(style: .plain)
    table.cells = [cell]
    table.rowHeight = height
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = table
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func cell(_ style: UITableViewCell.CellStyle, image: Bool = false) -> UITableViewCell {
    let screen = Host.canvas
    Host.canvas = Device.named("iPhone 11")?.canvas() ?? screen
    defer { Host.canvas = screen }
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = style == .subtitle ? "Subtitle" : "Detail"
    if image {
      cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
    }
    return cell
  }

  /// Equal to half a point: the stand-in font's widths are not always the recorded ones.
  private func expect(
    _ view: UIView?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frame = view?.frame ?? .null
    let differences = [frame.minX - x, frame.minY - y, frame.width - width, frame.height - height]
    #expect(
      differences.allSatisfy { $0.magnitude <= 0.5 }, "\(frame)", sourceLocation: sourceLocation)
  }

  @Test func theTitleFillsTheRow() {
    let plain = cell(.default)
    show(plain)
    expect(plain.textLabel, 20, 0, 374, 43.5)
    #expect(plain.frame.height == 44 && plain.detailTextLabel == nil)
    let pictured = cell(.default, image: true)
    show(pictured, height: 51)
    expect(pictured.textLabel, 59, 0, 335, 51)
    expect(pictured.imageView, 20, 13.5, 24, 24)
  }

  @Test func theSecondTextIsAtTheEnd() {
    let plain = cell(.value1)
    show(plain, height: 51)
    expect(plain.textLabel, 20, 16, 33, 20.5)
    expect(plain.detailTextLabel, 350, 16, 44, 20.5)
    let disclosing = cell(.value1)
    disclosing.accessoryType = .disclosureIndicator
    show(disclosing, height: 51)
    #expect(disclosing.contentView.frame.width == 383.5)
    expect(disclosing.detailTextLabel, 331.5, 16, 44, 20.5)
  }

  @Test func theSecondTextIsBelow() {
    let plain = cell(.subtitle)
    show(plain)
    #expect(plain.frame.height == 56, "55.5 points, and a separator")
    expect(plain.textLabel, 20, 10, 33, 20.5)
    expect(plain.detailTextLabel, 20, 31.5, 44, 14.5)
  }

  @Test func whatIsNotShownIsNoSubview() {
    let empty = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    _ = empty.textLabel
    #expect(empty.contentView.subviews.isEmpty)
    empty.textLabel?.text = "Title"
    #expect(empty.contentView.subviews == [empty.textLabel])
    empty.textLabel?.text = nil
    #expect(empty.contentView.subviews.isEmpty)
  }

  @Test func configurationsReplaceOneAnother() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.secondaryText = "Second"
    cell.contentConfiguration = content
    show(cell)
    let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Title", "Second"])
    #expect(labels[1].frame.minY == labels[0].frame.maxY + 1)
    content.secondaryText = nil
    cell.contentConfiguration = content
    #expect(cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["Title"])
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  /// Three sections: a title and a view of a given height; an empty one; a view that its constraints size.
  private final class Sections: UITableViewController {
    let given = UIView()
    let sized = UIView()
    override func numberOfSections(in tableView: UITableView) -> Int { 3 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 1 ? 0 : 2
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? "Letters" : nil
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      section == 2 ? sized : nil
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      section == 0 ? given : nil
    }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      section == 0 ? 30 : UITableView.automaticDimension
    }
  }

  /// Inset groups stand in with what is above them, and are apart as Interface Builder recorded it.
  @Test func groupsStandInWithTheirHeaders() throws {
    let table = Sections(style: .insetGrouped)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = table
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(table.tableView.visibleCells.map(\.frame.minY) == [55.5, 95.5, 239.5, 279.5])
    #expect(table.given.frame == CGRect(x: 16, y: 135.5, width: 288, height: 30))
    #expect(table.sized.frame.minX == 16 && table.sized.frame.width == 288)
    // Below a header of the table, the first group's title is as near as those of others.
    table.tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
    table.tableView.reloadData()
    window.layoutIfNeeded()
    let first = try #require(table.tableView.visibleCells.first)
    #expect(abs(first.frame.minY - 58) < 0.001)
  }

  @Test func headersAndFootersTakeRoom() throws {
    let table = Sections(style: .plain)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    table.sized.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: table.sized.topAnchor, constant: 5),
      bar.bottomAnchor.constraint(equalTo: table.sized.bottomAnchor, constant: -5),
      bar.heightAnchor.constraint(equalToConstant: 12),
    ])
    let end = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 9))
    table.tableView.tableFooterView = end
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = table
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    // A plain table's header is 28 points high, 22 below what is above it.
    #expect(table.tableView.visibleCells.map(\.frame.minY) == [50, 90, 204, 244])
    let title = try #require(table.tableView.headerView(forSection: 0))
    #expect(title.textLabel?.text == "Letters")
    #expect(title.frame == CGRect(x: 0, y: 22, width: 320, height: 28))
    #expect(title.textLabel?.frame.minX == 16)
    #expect(title.contentView.directionalLayoutMargins.leading == 16)
    #expect(table.given.frame == CGRect(x: 0, y: 130, width: 320, height: 30))
    #expect(table.sized.frame == CGRect(x: 0, y: 182, width: 320, height: 22))
    #expect(bar.frame.height == 12)
    #expect(end.frame == CGRect(x: 0, y: 284, width: 320, height: 9))
    table.tableView.sectionHeaderTopPadding = 0
    window.layoutIfNeeded()
    #expect(table.tableView.visibleCells.map(\.frame.minY) == [28, 68, 160, 200])
  }

  /// A row keeps its height until its table ends updates.
  @Test func aTextThatChangesMakesTheRowHigherWithTheNextUpdates() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil), label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 40),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -40),
    ])
    show(cell)
    let empty = cell.frame.height
    label.text = "Text"
    cell.window?.layoutIfNeeded()
    #expect(cell.frame.height == empty)
    (cell.superview as? UITableView)?.performBatchUpdates(nil)
    cell.window?.layoutIfNeeded()
    #expect(label.frame.height > 20 && cell.frame.height > empty + 19)
  }
}
