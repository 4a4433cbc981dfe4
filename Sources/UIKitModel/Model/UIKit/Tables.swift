protocol UITableViewDataSource {}
extension UITableViewDataSource {
  func numberOfSections(in table: UITableView) -> Int { 1 }
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
protocol UITableViewDelegate {}
extension UITableViewDelegate {
  func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { -1 }
  func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  func tableView(_ table: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    table.sectionHeaderHeight
  }
  func tableView(_ table: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    table.sectionFooterHeight
  }
}
class TableSection {
  var header: String?, headerView: UIView?, headerHeight: CGFloat = -1, footer: String?, footerView: UIView?,
    footerHeight: CGFloat = -1, rows: [UITableViewCell] = []
}
class UITableView: UIScrollView {
  package override class var contentType: Any { TableViewContent.self }
  static let automaticDimension: CGFloat = -1
  var dataSource: Any?, rowHeight: CGFloat = -1, estimatedRowHeight: CGFloat = -1,
    sectionHeaderHeight: CGFloat = -1, sectionFooterHeight: CGFloat = -1
  var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  var tableHeaderView: UIView? { didSet { tableHeaderView?.ownSuperview = self } },
    tableFooterView: UIView? { didSet { tableFooterView?.ownSuperview = self } }
  var sectionHeaderTopPadding: CGFloat = -1
  var separatorInsetReference: Any?, sectionIndexBackgroundColor: UIColor?, dragDelegate: Any?,
    dropDelegate: Any?
  init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
  }
  convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  convenience init() { self.init(frame: .zero, style: .plain) }
  package var cellTypes: [String: Any] = [:], headerTypes: [String: Any] = [:], sections: [TableSection] = []
  func register(_ type: Any?, forCellReuseIdentifier name: String) { cellTypes[name] = type }
  func register(_ type: Any?, forHeaderFooterViewReuseIdentifier name: String) { headerTypes[name] = type }
  func dequeueReusableCell(withIdentifier name: String, for path: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: name) ?? UITableViewCell(style: .default, reuseIdentifier: name)
  }
  func dequeueReusableCell(withIdentifier name: String) -> UITableViewCell? {
    cellTypes[name]?.init(style: .default, reuseIdentifier: name)
  }
  func dequeueReusableHeaderFooterView(withIdentifier name: String) -> UITableViewHeaderFooterView? {
    headerTypes[name]?.init(reuseIdentifier: name)
  }
  // What is above and below the rows of the table, or of a section.
  package var edges: [UIView?] {
    [tableHeaderView, tableFooterView] + sections.flatMap { [$0.headerView, $0.footerView] }
  }
  // What is shown like a title.
  package func ownTitle(_ view: UIView?) -> String? {
    guard let header = view as? UITableViewHeaderFooterView else { return nil }
    if let content = header.contentConfiguration as? UIListContentConfiguration { return content.text ?? "" }
    return header.contentView.subviews.isEmpty ? known(header.held("textLabel")?.text) : nil
  }
  package override var shownInside: [UIView] { edges.compactMap { $0 } + sections.flatMap { $0.rows } }
  package override func layoutLists() {
    for view in shownInside { view.layoutTree() }
    super.layoutLists()
  }
  package override func arrangeLists() {
    for section in sections {
      for cell in section.rows where !(known(rowHeight) != nil && rowHeight > 0) {
        cell.measureItself(in: self)
      }
    }
    super.arrangeLists()
  }
  package override func fillLists() {
    if sections.isEmpty { makeRows() }
    super.fillLists()
  }
  package func makeRows() {
    defer { for edge in edges { edge?.ownSuperview = self; edge?.show() } }
    guard let source = dataSource as? UITableViewDataSource else { return }
    // As many as the screen may have room for, 20 at least.
    var room = Canvas.size.height, count = 0
    for number in 0..<min(source.numberOfSections(in: self), 10) {
      let section = TableSection()
      section.header = source.tableView(self, titleForHeaderInSection: number)
      section.footer = source.tableView(self, titleForFooterInSection: number)
      if let delegate = delegate as? UITableViewDelegate {
        section.headerView = delegate.tableView(self, viewForHeaderInSection: number)
        if let title = ownTitle(section.headerView) {
          section.header = title
          section.headerView = nil
        }
        section.headerHeight = delegate.tableView(self, heightForHeaderInSection: number)
        section.footerView = delegate.tableView(self, viewForFooterInSection: number)
        if let title = ownTitle(section.footerView) {
          section.footer = title
          section.footerView = nil
        }
        section.footerHeight = delegate.tableView(self, heightForFooterInSection: number)
      }
      sections.append(section)
      for row in 0..<min(source.tableView(self, numberOfRowsInSection: number), 60)
      where count < 20 || room > 0 && count < 60 {
        let path = IndexPath(row: row, section: number)
        let cell = source.tableView(self, cellForRowAt: path)
        if let delegate = delegate as? UITableViewDelegate {
          cell.rowHeight = delegate.tableView(self, heightForRowAt: path)
        }
        cell.ownSuperview = self
        section.rows.append(cell)
        cell.show()
        count += 1
        room -= [known(cell.rowHeight) ?? -1, known(rowHeight) ?? -1, 32].first { $0 > 0 }
      }
    }
  }
  func reloadData()
  func reloadRows(at paths: [IndexPath], with animation: RowAnimation)
  func reloadSections(_ sections: IndexSet, with animation: RowAnimation)
  func insertRows(at paths: [IndexPath], with animation: RowAnimation)
  func deleteRows(at paths: [IndexPath], with animation: RowAnimation)
  func endUpdates()
  func performBatchUpdates(_ updates: Any?, completion: Any? = nil)
  func deselectRow(at path: IndexPath, animated: Bool)
  func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition)
  func cellForRow(at path: IndexPath) -> UITableViewCell? {
    let rows = sections.indices.contains(path.section) ? sections[path.section].rows : []
    return rows.indices.contains(path.row) ? rows[path.row] : nil
  }
  func indexPath(for cell: UITableViewCell) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.rows.firstIndex { $0 === cell } { return IndexPath(row: row, section: number) }
    }
    return nil
  }
  func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  func setEditing(_ isEditing: Bool, animated: Bool)
  var numberOfSections: Int { (dataSource as? UITableViewDataSource)?.numberOfSections(in: self) ?? 1 }
  func numberOfRows(inSection number: Int) -> Int {
    (dataSource as? UITableViewDataSource)?.tableView(self, numberOfRowsInSection: number) ?? 0
  }
  var visibleCells: [UITableViewCell] { sections.flatMap { $0.rows } }
  var indexPathsForVisibleRows: [IndexPath]? { visibleCells.compactMap { indexPath(for: $0) } }
}
let UITableViewAutomaticDimension = UITableView.automaticDimension
@passive class UINib {}
