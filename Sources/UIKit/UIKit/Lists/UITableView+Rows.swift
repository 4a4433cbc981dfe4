@_exported import Foundation

/// Queries about the rows of a table.
extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// Returns the number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// The cells that have been made and lie within the bounds.
  public var visibleCells: [UITableViewCell] { visibleRows.map(\.cell) }
  /// The index paths of the visible cells.
  public var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(\.path) }
  private var visibleRows: [(path: IndexPath, cell: UITableViewCell)] {
    rows.filter { $0.cell.frame.intersects(bounds) }
  }
  /// Returns the cell of a row.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.first { $0.path == indexPath }?.cell
  }
  /// Returns the index path of a cell.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.first { $0.cell === cell }?.path }
  /// Returns the index path of the row at a point.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows.first { $0.cell.frame.contains(point) }?.path
  }
  /// Returns the frame of a row, in points.
  public func rectForRow(at indexPath: IndexPath) -> CGRect { cellForRow(at: indexPath)?.frame ?? .zero }
  /// Returns the frame of a section, in points.
  public func rect(forSection section: Int) -> CGRect {
    rows.filter { $0.path.section == section }.map(\.cell.frame).reduce(CGRect.null) { $0.union($1) }
  }
  /// Returns the header of a section.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sections.indices.contains(section)
      ? sections[section].header.view as? UITableViewHeaderFooterView : nil
  }
  /// Returns the footer of a section.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sections.indices.contains(section)
      ? sections[section].footer.view as? UITableViewHeaderFooterView : nil
  }
  /// Returns the frame of a header, in points.
  public func rectForHeader(inSection section: Int) -> CGRect {
    sections.indices.contains(section) ? sections[section].header.view?.frame ?? .zero : .zero
  }
  /// Returns the frame of a footer, in points.
  public func rectForFooter(inSection section: Int) -> CGRect {
    sections.indices.contains(section) ? sections[section].footer.view?.frame ?? .zero : .zero
  }
}
