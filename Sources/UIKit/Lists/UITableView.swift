// What has no comment here is what UIKit has by the same name.
// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout

/// Shows rows below one another. The rows that the screen has room for are made when the table is laid out.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public nonisolated static let automaticDimension: CGFloat = -1
  public nonisolated static let indexSearch = "{search}"

  override class func makeItem(_ name: String, _ frame: Rect) -> any HostedItem {
    HostedTableView(identifier: name, frame: frame)
  }
  private var table: HostedTableView? { item as? HostedTableView }

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    updateSettings()
  }
  override public convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open private(set) var style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
  open var rowHeight = UITableView.automaticDimension { didSet { updateSettings() } }
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { updateSettings() } }
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { updateSettings() } }
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var tableHeaderView: UIView? {
    didSet {
      if oldValue !== tableHeaderView { oldValue?.removeFromSuperview() }
      if let tableHeaderView { addSubview(tableHeaderView) }
      placeHeader()
    }
  }
  open var tableFooterView: UIView? {
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

  private func updateSettings() {
    var settings = TableSettings()
    settings.rowHeight = rowHeight >= 0 ? .points(Double(rowHeight)) : .automatic
    settings.estimatedRowHeight = estimatedRowHeight >= 0 ? Double(estimatedRowHeight) : nil
    settings.showsSeparators = separatorStyle != .none
    settings.isGrouped = style != .plain
    settings.isInset = style == .insetGrouped
    table?.settings = settings
  }

  // MARK: Rows

  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var rows: [(path: IndexPath, cell: UITableViewCell)] = []
  private var hasLoaded = false

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellClasses[identifier].map { $0.dequeue(identifier) }
  }
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
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func beginUpdates() {}
  open func endUpdates() { reloadData() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
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
    let usual = CGFloat(table?.settings.sectionHeaderHeight(isFirst: section == 0) ?? 0)
    var edge = edge(
      view: tableDelegate?.tableView(self, viewForHeaderInSection: section),
      title: dataSource?.tableView(self, titleForHeaderInSection: section),
      height: tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
      usual: usual)
    // Groups are apart without a header, too, unless the delegate says how far; UIKit takes 0 for "as usual".
    if style != .plain, edge.view == nil { edge.usualHeight = usual }
    if style != .plain, edge.givenHeight == 0 { edge.givenHeight = nil }
    return edge
  }

  private func footer(of section: Int) -> TableSection.Edge {
    edge(
      view: tableDelegate?.tableView(self, viewForFooterInSection: section),
      title: dataSource?.tableView(self, titleForFooterInSection: section),
      height: tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
      usual: CGFloat(TableSettings().sectionHeaderHeight(isFirst: false)))
  }

  /// Places headers and footers between the rows, and tells the engine how much room they take above each row.
  private func placeEdges() {
    var gap: CGFloat = 0
    var y = tableHeaderView?.frame.height ?? 0
    for section in sections {
      let (above, below) = (
        section.header.height(width: bounds.width), section.footer.height(width: bounds.width)
      )
      gap += above
      for cell in section.rows {
        let item = cell.item as? TableCell
        if item?.gapAbove != Double(gap) {
          item?.gapAbove = Double(gap)
          item?.superview?.setNeedsUpdateConstraints()
        }
        gap = 0
      }
      section.header.place(at: y, width: bounds.width, height: above)
      y = section.rows.last.map(\.frame.maxY) ?? y + above
      section.footer.place(at: y, width: bounds.width, height: below)
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

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  open var visibleCells: [UITableViewCell] { rows.map(\.cell) }
  open var indexPathsForVisibleRows: [IndexPath]? { rows.map(\.path) }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.first { $0.path == indexPath }?.cell
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.first { $0.cell === cell }?.path }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows.first { $0.cell.frame.contains(point) }?.path
  }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { cellForRow(at: indexPath)?.frame ?? .zero }
  open func rect(forSection section: Int) -> CGRect {
    rows.filter { $0.path.section == section }.map(\.cell.frame).reduce(CGRect.null) { $0.union($1) }
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sections.indices.contains(section)
      ? sections[section].header.view as? UITableViewHeaderFooterView : nil
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sections.indices.contains(section)
      ? sections[section].footer.view as? UITableViewHeaderFooterView : nil
  }
  open func rectForHeader(inSection section: Int) -> CGRect {
    sections.indices.contains(section) ? sections[section].header.view?.frame ?? .zero : .zero
  }
  open func rectForFooter(inSection section: Int) -> CGRect {
    sections.indices.contains(section) ? sections[section].footer.view?.frame ?? .zero : .zero
  }
  open private(set) var indexPathForSelectedRow: IndexPath?
  open var indexPathsForSelectedRows: [IndexPath]? { indexPathForSelectedRow.map { [$0] } }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathForSelectedRow = indexPath
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { indexPathForSelectedRow = nil }
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

/// A controller whose view is a table.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableStyle: UITableView.Style
  public init(style: UITableView.Style) {
    tableStyle = style
    super.init(nibName: nil, bundle: nil)
  }
  override public init(nibName: String?, bundle: Bundle?) {
    tableStyle = .plain
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) {
    tableStyle = .plain
    super.init(coder: coder)
  }
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  open var refreshControl: UIRefreshControl?
  open var clearsSelectionOnViewWillAppear = true
  override open func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: tableStyle)
    table.delegate = self
    table.dataSource = self
    view = table
  }
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
