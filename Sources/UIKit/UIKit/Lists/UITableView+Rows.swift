@_exported import Foundation

/// Queries about the rows of a table.
extension UITableView {
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// The cells that have been made and lie within the bounds.
  public var visibleCells: [UITableViewCell] { visibleRows.map(\.cell) }
  public var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(\.path) }
  private var visibleRows: [(path: IndexPath, cell: UITableViewCell)] {
    rows.filter { $0.cell.frame.intersects(bounds) }
  }
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.first { $0.path == indexPath }?.cell
  }
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.first { $0.cell === cell }?.path }
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows.first { $0.cell.frame.contains(point) }?.path
  }
  public func rectForRow(at indexPath: IndexPath) -> CGRect { cellForRow(at: indexPath)?.frame ?? .zero }
  public func rect(forSection section: Int) -> CGRect {
    rows.filter { $0.path.section == section }.map(\.cell.frame).reduce(CGRect.null) { $0.union($1) }
  }
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sections.indices.contains(section)
      ? sections[section].header.view as? UITableViewHeaderFooterView : nil
  }
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sections.indices.contains(section)
      ? sections[section].footer.view as? UITableViewHeaderFooterView : nil
  }
  public func rectForHeader(inSection section: Int) -> CGRect {
    sections.indices.contains(section) ? sections[section].header.view?.frame ?? .zero : .zero
  }
  public func rectForFooter(inSection section: Int) -> CGRect {
    sections.indices.contains(section) ? sections[section].footer.view?.frame ?? .zero : .zero
  }
}
