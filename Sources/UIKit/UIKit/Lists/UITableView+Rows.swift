@_exported import Foundation

/// What a table answers about its rows.
extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// The cells that have been made and are in its bounds.
  public var visibleCells: [UITableViewCell] { visibleRows.map(\.cell) }
  /// Where their rows are.
  public var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(\.path) }
  private var visibleRows: [(path: IndexPath, cell: UITableViewCell)] {
    rows.filter { $0.cell.frame.intersects(bounds) }
  }
  /// The cell of a row.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.first { $0.path == indexPath }?.cell
  }
  /// Where the item of a cell is.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.first { $0.cell === cell }?.path }
  /// The row at a point.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows.first { $0.cell.frame.contains(point) }?.path
  }
  /// The place of a row, in points.
  public func rectForRow(at indexPath: IndexPath) -> CGRect { cellForRow(at: indexPath)?.frame ?? .zero }
  /// The place of a section, in points.
  public func rect(forSection section: Int) -> CGRect {
    rows.filter { $0.path.section == section }.map(\.cell.frame).reduce(CGRect.null) { $0.union($1) }
  }
  /// The header of a section.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sections.indices.contains(section)
      ? sections[section].header.view as? UITableViewHeaderFooterView : nil
  }
  /// The footer of a section.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sections.indices.contains(section)
      ? sections[section].footer.view as? UITableViewHeaderFooterView : nil
  }
  /// The place of a header, in points.
  public func rectForHeader(inSection section: Int) -> CGRect {
    sections.indices.contains(section) ? sections[section].header.view?.frame ?? .zero : .zero
  }
  /// The place of a footer, in points.
  public func rectForFooter(inSection section: Int) -> CGRect {
    sections.indices.contains(section) ? sections[section].footer.view?.frame ?? .zero : .zero
  }
}
