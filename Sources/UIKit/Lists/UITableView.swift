@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// Shows rows below one another. The rows that the screen has room for are made when the table is laid out.
open class UITableView: UIScrollView {
  /// How sections of a table look.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// How rows appear; they appear at once.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  /// Where a row comes to rest.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// The height that stands for the row's own.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The title that stands for a magnifying glass.
  public nonisolated static let indexSearch = "{search}"

  override package class var contentType: any KindContent.Type { TableViewContent.self }
  override package var sceneContent: any KindContent {
    var content = TableViewContent()
    if let table { content.settings = table.settings }
    return content
  }
  private var table: TableView? { item as? TableView }

  /// Creates a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    updateSettings()
  }
  override public convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// How its sections look.
  open private(set) var style: Style
  /// Who provides its rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Who would load items before they are shown.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
  /// The height of rows, in points; their own by default.
  @_Observed open var rowHeight = UITableView.automaticDimension { didSet { updateSettings() } }
  /// The height of rows until they are laid out, in points.
  @_Observed open var estimatedRowHeight = UITableView.automaticDimension { didSet { updateSettings() } }
  /// The height of headers, in points; their own by default.
  @_Observed open var sectionHeaderHeight = UITableView.automaticDimension { didSet { updateSettings() } }
  /// The height of footers, in points; their own by default.
  @_Observed open var sectionFooterHeight = UITableView.automaticDimension { didSet { updateSettings() } }
  /// The height of headers until they are laid out, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The height of footers until they are laid out, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The room above headers, in points.
  @_Observed open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { updateSettings() } }
  /// Whether there are lines between rows.
  @_Observed open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { updateSettings() }
  }
  /// The colour of those lines.
  open var separatorColor: UIColor?
  /// The room beside those lines, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// The view above all rows, whose height is its frame's.
  @_Observed open var tableHeaderView: UIView? {
    didSet {
      if oldValue !== tableHeaderView { oldValue?.removeFromSuperview() }
      if let tableHeaderView { addSubview(tableHeaderView) }
      placeHeader()
    }
  }
  /// The view below all rows, whose height is its frame's.
  @_Observed open var tableFooterView: UIView? {
    didSet {
      if oldValue !== tableFooterView { oldValue?.removeFromSuperview() }
      if let tableFooterView { addSubview(tableFooterView) }
      setNeedsLayout()
    }
  }
  /// The view behind the content.
  open var backgroundView: UIView?
  /// Whether the user can select.
  open var allowsSelection = true
  /// Whether the user can select several.
  open var allowsMultipleSelection = false
  /// Whether the user can select while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the user edits.
  open var isEditing = false
  /// Whether cells keep to the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// The colour of the index.
  open var sectionIndexColor: UIColor?
  /// Whether items can be dragged.
  open var dragInteractionEnabled = false
  /// Whether the focus comes back to the same row.
  open var remembersLastFocusedIndexPath = false

  private func updateSettings() {
    var settings = TableSettings()
    settings.rowHeight = rowHeight >= 0 ? .points(Double(rowHeight)) : .automatic
    settings.estimatedRowHeight = estimatedRowHeight >= 0 ? Double(estimatedRowHeight) : nil
    settings.showsSeparators = separatorStyle != .none
    settings.isGrouped = style != .plain
    settings.isInset = style == .insetGrouped
    if sectionHeaderHeight > 0 { settings.sectionHeaderHeight = Double(sectionHeaderHeight) }
    if sectionHeaderTopPadding >= 0 { settings.sectionHeaderTopPadding = Double(sectionHeaderTopPadding) }
    if sectionFooterHeight > 0 { settings.sectionFooterHeight = Double(sectionFooterHeight) }
    table?.settings = settings
    setNeedsLayout()
  }

  // MARK: Rows

  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var rows: [(path: IndexPath, cell: UITableViewCell)] = []
  private var hasLoaded = false

  /// Says which class cells of a name have; files are not read.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }
  /// Says which class cells of a name have; files are not read.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// Says which class headers and footers of a name have; files are not read.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }
  /// Says which class headers and footers of a name have; files are not read.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  /// A new cell of the class that was registered; nil for none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellClasses[identifier].map { $0.dequeue(identifier) }
  }
  /// A new cell of the class that was registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      raise(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
          + "or connect a prototype cell in a storyboard", name: "NSInternalInconsistencyException")
    }
    return cell
  }
  /// A new view of the class that was registered; nil for none.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    headerClasses[identifier].map { $0.dequeue(identifier) }
  }

  /// Asks for all items again.
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
  /// Asks for all rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for all rows again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Asks for all rows again.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for all rows again.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for all rows again.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Asks for all rows again.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Asks for all rows again.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Starts changes.
  open func beginUpdates() {}
  /// Ends changes, and has the heights of all rows measured again.
  open func endUpdates() {
    table?.invalidateLayout()
    setNeedsLayout()
  }
  /// Makes changes, and has the heights of all rows measured again.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Rows that are lower than this are not counted as such when the screen's room is shared out.
  private static let leastUsualHeight: CGFloat = 20
  private var sections: [TableSection] = []

  private func load() {
    hasLoaded = true
    guard let dataSource else { return }
    var room = UIScreen.main.bounds.height
    for index in 0..<dataSource.numberOfSections(in: self) {
      var section = TableSection(header: header(of: index), footer: footer(of: index))
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: index) where room > 0 {
        let path = IndexPath(row: row, section: index)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        (cell.item as? TableCell)?.delegateHeight = height >= 0 ? Double(height) : nil
        room -= max(Self.leastUsualHeight, height)
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        rows.append((path, cell))
        section.rows.append(cell)
        addSubview(cell)
      }
      for view in [section.header.view, section.footer.view].compactMap({ $0 }) { addSubview(view) }
      sections.append(section)
    }
  }

  private func header(of section: Int) -> TableSection.Edge {
    let settings = table?.settings ?? TableSettings()
    let hasFooter = dataSource?.tableView(self, titleForFooterInSection: section)?.isEmpty == false
    return edge(
      view: tableDelegate?.tableView(self, viewForHeaderInSection: section),
      title: dataSource?.tableView(self, titleForHeaderInSection: section),
      height: tableDelegate?.tableView(self, heightForHeaderInSection: section), usual: sectionHeaderHeight
    ) {
      // Below a view above all rows, no group is the first.
      settings.headerRoom(
        title: $0, isFirst: section == 0 && self.tableHeaderView == nil, hasFooter: hasFooter,
        scale: Double(Host.canvas.scale))
    }
  }

  private func footer(of section: Int) -> TableSection.Edge {
    edge(
      view: tableDelegate?.tableView(self, viewForFooterInSection: section),
      title: dataSource?.tableView(self, titleForFooterInSection: section),
      height: tableDelegate?.tableView(self, heightForFooterInSection: section), usual: sectionFooterHeight,
      room: (table?.settings ?? TableSettings()).footerRoom)
  }

  /// Places headers and footers between the rows, and tells the engine how much room they take above each row.
  private func placeEdges() {
    var gap: CGFloat = 0
    var y = tableHeaderView?.frame.height ?? 0
    let inset = style == .insetGrouped ? CGFloat(Host.canvas.layoutMargins.leading) : 0
    let width = max(0, bounds.width - 2 * inset)
    for section in sections {
      let (above, below) = (section.header.height(width: width), section.footer.height(width: width))
      let padding = above > 0 && section.header.isSeen ? CGFloat(table?.settings.topPadding ?? 0) : 0
      gap += padding + above
      for cell in section.rows {
        let item = cell.item as? TableCell
        if item?.gapAbove != Double(gap) {
          item?.gapAbove = Double(gap)
          item?.superview?.setNeedsUpdateConstraints()
        }
        gap = 0
      }
      section.header.place(at: y + padding, inset: inset, width: width, height: above)
      y = section.rows.last.map(\.frame.maxY) ?? y + padding + above
      section.footer.place(at: y, inset: inset, width: width, height: below)
      y += below
      gap += below
    }
    guard let tableFooterView else { return }
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: tableFooterView.frame.height)
    if tableFooterView.translatesAutoresizingMaskIntoConstraints, tableFooterView.frame != frame {
      tableFooterView.frame = frame
    }
  }

  override func adopt(_ view: UIView, at index: Int) {
    guard let cell = view.item as? TableCell, rows.contains(where: { $0.cell === view }) else {
      return super.adopt(view, at: index)
    }
    table?.addCell(cell)
  }

  override open func layoutSubviews() {
    if !hasLoaded { load() }
    super.layoutSubviews()
    placeHeader()
    placeEdges()
  }

  private func placeHeader() {
    guard let tableHeaderView else {
      table?.headerHeight = 0
      return
    }
    let height = tableHeaderView.frame.height
    let place = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    if tableHeaderView.translatesAutoresizingMaskIntoConstraints, tableHeaderView.frame != place {
      tableHeaderView.frame = place
    }
    table?.headerHeight = Double(height)
  }

  // MARK: Questions

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// The cells that have been made and are in its bounds.
  open var visibleCells: [UITableViewCell] { visibleRows.map(\.cell) }
  /// Where their rows are.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(\.path) }
  private var visibleRows: [(path: IndexPath, cell: UITableViewCell)] {
    rows.filter { $0.cell.frame.intersects(bounds) }
  }
  /// The cell of a row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.first { $0.path == indexPath }?.cell
  }
  /// Where the item of a cell is.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.first { $0.cell === cell }?.path }
  /// The row at a point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows.first { $0.cell.frame.contains(point) }?.path
  }
  /// The place of a row, in points.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { cellForRow(at: indexPath)?.frame ?? .zero }
  /// The place of a section, in points.
  open func rect(forSection section: Int) -> CGRect {
    rows.filter { $0.path.section == section }.map(\.cell.frame).reduce(CGRect.null) { $0.union($1) }
  }
  /// The header of a section.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sections.indices.contains(section)
      ? sections[section].header.view as? UITableViewHeaderFooterView : nil
  }
  /// The footer of a section.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sections.indices.contains(section)
      ? sections[section].footer.view as? UITableViewHeaderFooterView : nil
  }
  /// The place of a header, in points.
  open func rectForHeader(inSection section: Int) -> CGRect {
    sections.indices.contains(section) ? sections[section].header.view?.frame ?? .zero : .zero
  }
  /// The place of a footer, in points.
  open func rectForFooter(inSection section: Int) -> CGRect {
    sections.indices.contains(section) ? sections[section].footer.view?.frame ?? .zero : .zero
  }
  /// The row that is selected.
  open private(set) var indexPathForSelectedRow: IndexPath?
  /// The rows that are selected; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { indexPathForSelectedRow.map { [$0] } }
  /// Selects a row.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathForSelectedRow = indexPath
  }
  /// Deselects all rows.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { indexPathForSelectedRow = nil }
  /// Scrolls to a row; does nothing.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  /// Starts or ends editing, at once.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}
