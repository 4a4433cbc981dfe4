@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// A view that shows rows one below another. As many rows as the screen has room for are made when the table is laid
/// out.
open class UITableView: UIScrollView {
  /// The style of a table's sections.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// The animation of rows that appear; here they appear at once.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  /// The position at which a row comes to rest.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// The height that stands for the height of the row's content.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The title that stands for a magnifying glass.
  public nonisolated static let indexSearch = "{search}"

  override package class var contentType: any KindContent.Type { TableViewContent.self }
  override package var sceneContent: any KindContent {
    var content = TableViewContent()
    content.settings = settings
    return content
  }

  /// Creates a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    settingsDidChange()
  }
  override public convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The style of the sections.
  open private(set) var style: Style
  /// The data source for the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The data source for loading rows in advance; not called here.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// The height of rows, in points; that of their content by default.
  @_Observed open var rowHeight = UITableView.automaticDimension { didSet { settingsDidChange() } }
  /// The height of rows until they are laid out, in points.
  @_Observed open var estimatedRowHeight = UITableView.automaticDimension { didSet { settingsDidChange() } }
  /// The height of headers, in points; that of their content by default.
  @_Observed open var sectionHeaderHeight = UITableView.automaticDimension { didSet { settingsDidChange() } }
  /// The height of footers, in points; that of their content by default.
  @_Observed open var sectionFooterHeight = UITableView.automaticDimension { didSet { settingsDidChange() } }
  /// The height of headers until they are laid out, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The height of footers until they are laid out, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The padding above headers, in points.
  @_Observed open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { settingsDidChange() }
  }
  /// The style of the separators between rows.
  @_Observed open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { settingsDidChange() }
  }
  /// The colour of the separators.
  open var separatorColor: UIColor?
  /// The insets of the separators, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// The view above all rows, with the height of its frame.
  @_Observed open var tableHeaderView: UIView? {
    didSet {
      if oldValue !== tableHeaderView { oldValue?.removeFromSuperview() }
      if let tableHeaderView { addSubview(tableHeaderView) }
      headerDidChange()
    }
  }
  /// The view below all rows, with the height of its frame.
  @_Observed open var tableFooterView: UIView? {
    didSet {
      if oldValue !== tableFooterView { oldValue?.removeFromSuperview() }
      if let tableFooterView { addSubview(tableFooterView) }
      setNeedsLayout()
    }
  }
  /// The view behind the content.
  open var backgroundView: UIView?
  /// Whether the user can select rows.
  open var allowsSelection = true
  /// Whether the user can select several rows.
  open var allowsMultipleSelection = false
  /// Whether the user can select rows while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several rows while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the table is in editing mode.
  open var isEditing = false
  /// Whether cells keep to the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// The colour of the index.
  open var sectionIndexColor: UIColor?
  /// Whether rows can be dragged.
  open var dragInteractionEnabled = false
  /// Whether the focus returns to the same row.
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

  /// Registers a class for the cells with an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }
  /// Registers a nib for the cells with an identifier; does nothing, as files are not read.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// Registers a class for the headers and footers with an identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }
  /// Registers a nib for the headers and footers with an identifier; does nothing, as files are not read.
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

  /// Reloads all rows.
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
  /// Begins a group of changes; does nothing.
  open func beginUpdates() {}
  /// Ends a group of changes, and measures the heights of all rows again.
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

  /// The index path of the selected row.
  open private(set) var indexPathForSelectedRow: IndexPath?
  /// The index paths of the selected rows; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { indexPathForSelectedRow.map { [$0] } }
  /// Selects a row.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathForSelectedRow = indexPath
  }
  /// Deselects a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }
  /// Scrolls to a row; does nothing.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  /// Turns editing mode on or off, at once.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}
