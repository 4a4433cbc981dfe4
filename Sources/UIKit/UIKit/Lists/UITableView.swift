@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// As many rows as the screen has room for are made when the table is laid out.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// Rows appear at once here.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public nonisolated static let automaticDimension: CGFloat = -1
  public nonisolated static let indexSearch = "{search}"

  override package class var contentType: any KindContent.Type { TableViewContent.self }
  override package var sceneContent: any KindContent {
    var content = TableViewContent()
    content.settings = settings
    return content
  }

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    settingsDidChange()
  }
  override public convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open private(set) var style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The data source is not called here.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  @_Observed open var rowHeight = UITableView.automaticDimension { didSet { settingsDidChange() } }
  @_Observed open var estimatedRowHeight = UITableView.automaticDimension { didSet { settingsDidChange() } }
  @_Observed open var sectionHeaderHeight = UITableView.automaticDimension { didSet { settingsDidChange() } }
  @_Observed open var sectionFooterHeight = UITableView.automaticDimension { didSet { settingsDidChange() } }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  @_Observed open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { settingsDidChange() }
  }
  @_Observed open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { settingsDidChange() }
  }
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  @_Observed open var tableHeaderView: UIView? {
    didSet {
      if oldValue !== tableHeaderView { oldValue?.removeFromSuperview() }
      if let tableHeaderView { addSubview(tableHeaderView) }
      headerDidChange()
    }
  }
  @_Observed open var tableFooterView: UIView? {
    didSet {
      if oldValue !== tableFooterView { oldValue?.removeFromSuperview() }
      if let tableFooterView { addSubview(tableFooterView) }
      setNeedsLayout()
    }
  }
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false
  open var cellLayoutMarginsFollowReadableWidth = false
  open var sectionIndexColor: UIColor?
  open var dragInteractionEnabled = false
  open var remembersLastFocusedIndexPath = false

  /// The settings of the table, for the engine and pictures.
  final var settings: TableSettings {
    var settings = TableSettings()
    settings.rowHeight = rowHeight >= 0 ? .points(Double(rowHeight)) : .automatic
    settings.estimatedRowHeight = estimatedRowHeight >= 0 ? Double(estimatedRowHeight) : nil
    settings.showsSeparators = separatorStyle != .none
    settings.isGrouped = style != .plain
    settings.isInset = style == .insetGrouped
    if sectionHeaderHeight > 0 { settings.sectionHeaderHeight = Double(sectionHeaderHeight) }
    if sectionHeaderTopPadding >= 0 { settings.sectionHeaderTopPadding = Double(sectionHeaderTopPadding) }
    if sectionFooterHeight > 0 { settings.sectionFooterHeight = Double(sectionFooterHeight) }
    return settings
  }

  // MARK: Rows

  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The rows that have been loaded.
  final private(set) var rows: [(path: IndexPath, cell: UITableViewCell)] = []
  final private(set) var sections: [TableSection] = []
  private var hasLoaded = false

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }
  /// Does nothing, as files are not read.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }
  /// Does nothing, as files are not read.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  /// Returns a new cell of the registered class; nil if none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellClasses[identifier].map { $0.dequeue(identifier) }
  }
  /// Returns a new cell of the registered class.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    dequeueReusableCell(withIdentifier: identifier) ?? unregisteredCell(identifier)
  }
  /// Returns a new view of the registered class; nil if none is registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    headerClasses[identifier].map { $0.dequeue(identifier) }
  }

  open func reloadData() {
    for row in rows { row.cell.removeFromSuperview() }
    for section in sections {
      section.header.view?.removeFromSuperview()
      section.footer.view?.removeFromSuperview()
    }
    rows = []
    sections = []
    hasLoaded = false
    setNeedsLayout()
  }
  /// Reloads all rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Reloads all rows.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Reloads all rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Reloads all rows.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Reloads all rows.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Reloads all rows.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Reloads all rows.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Does nothing.
  open func beginUpdates() {}
  /// Measures the heights of all rows again.
  open func endUpdates() {
    heightsDidChange()
    setNeedsLayout()
  }
  /// Makes changes, and measures the heights of all rows again.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    endUpdates()
    completion?(true)
  }

  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
  /// The height assumed for a row that specifies none, in points.
  private static let usualHeight: CGFloat = 32
  /// The minimum and maximum numbers of rows to load.
  private static let leastRows = 20, mostRows = 100

  /// Loads as many rows as may fit on the screen, unless that has been done.
  final func loadIfNeeded() {
    guard !hasLoaded else { return }
    hasLoaded = true
    guard let dataSource else { return }
    var room = UIScreen.main.bounds.height
    for index in 0..<min(dataSource.numberOfSections(in: self), Self.mostRows) where hasRoom(room) {
      var section = TableSection(header: header(of: index), footer: footer(of: index))
      let count = min(dataSource.tableView(self, numberOfRowsInSection: index), Self.mostRows)
      for row in 0..<count where hasRoom(room) {
        let cell = self.cell(at: IndexPath(row: row, section: index), of: dataSource)
        section.rows.append(cell)
        let height = cell.delegateHeight ?? rowHeight
        room -= height > 0 ? height : Self.usualHeight
      }
      for view in [section.header.view, section.footer.view].compactMap({ $0 }) { addSubview(view) }
      sections.append(section)
    }
  }

  private func hasRoom(_ room: CGFloat) -> Bool {
    rows.count < Self.leastRows || room > 0 && rows.count < Self.mostRows
  }

  private func cell(at path: IndexPath, of dataSource: any UITableViewDataSource) -> UITableViewCell {
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.delegateHeight = tableDelegate?.tableView(self, heightForRowAt: path)
    cell.updateConfigurationIfNeeded()
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    rows.append((path, cell))
    addSubview(cell)
    return cell
  }

  private func header(of section: Int) -> TableSection.Edge {
    edge(
      title: dataSource?.tableView(self, titleForHeaderInSection: section),
      view: tableDelegate?.tableView(self, viewForHeaderInSection: section),
      height: tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight)
  }

  private func footer(of section: Int) -> TableSection.Edge {
    edge(
      title: dataSource?.tableView(self, titleForFooterInSection: section),
      view: tableDelegate?.tableView(self, viewForFooterInSection: section),
      height: tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight)
  }

  override open func layoutSubviews() {
    loadIfNeeded()
    super.layoutSubviews()
    placeEdges()
  }

  // MARK: What the user does

  open private(set) var indexPathForSelectedRow: IndexPath?
  open var indexPathsForSelectedRows: [IndexPath]? { indexPathForSelectedRow.map { [$0] } }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathForSelectedRow = indexPath
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }
  /// Does nothing.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  /// Takes effect at once.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}
