@_exported import Foundation

internal import AutoLayout

/// The connection of a table to the engine, which places its rows.
extension UITableView {
  private var table: TableView? { item as? TableView }

  func settingsDidChange() {
    table?.settings = settings
    setNeedsLayout()
  }

  func heightsDidChange() { table?.invalidateLayout() }

  /// Makes the engine add a subview if it is a row, since a table manages its own rows.
  final func adoptRow(_ view: UIView) -> Bool {
    guard let cell = view.item as? TableCell, rows.contains(where: { $0.cell === view }) else { return false }
    table?.addCell(cell)
    return true
  }

  func unregisteredCell(_ identifier: String) -> UITableViewCell {
    raise(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
        + "or connect a prototype cell in a storyboard", name: "NSInternalInconsistencyException")
  }

  // MARK: Headers and footers

  /// Returns a header or footer. A view from the delegate takes precedence over a title, for which UIKit makes a view.
  func edge(title: String?, view: UIView?, height: CGFloat) -> TableSection.Edge {
    if let view { return TableSection.Edge(title: title, view: view, isOfDelegate: true, height: height) }
    guard let title else { return TableSection.Edge(height: height) }
    let standard = UITableViewHeaderFooterView(reuseIdentifier: nil)
    standard.textLabel?.text = title
    standard.textLabel?.numberOfLines = 0
    let size = UIFont.preferredFont(forTextStyle: .footnote).pointSize
    standard.textLabel?.font = .systemFont(ofSize: size, weight: style == .plain ? .semibold : .regular)
    return TableSection.Edge(title: title, view: standard, height: height)
  }

  func headerDidChange() {
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

  /// Places headers and footers between the rows, and reports to the engine how much room they take above each row.
  func placeEdges() {
    headerDidChange()
    var gap: CGFloat = 0
    var y = tableHeaderView?.frame.height ?? 0
    let inset = style == .insetGrouped ? CGFloat(Host.canvas.layoutMargins.leading) : 0
    let width = max(0, bounds.width - 2 * inset)
    for (index, section) in sections.enumerated() {
      let (above, below) = (headerHeight(of: index, in: width), footerHeight(of: index, in: width))
      let isSeen =
        section.header.view != nil || givenHeight(of: section.header, usual: sectionHeaderHeight) != nil
      let padding = above > 0 && isSeen ? CGFloat(settings.topPadding) : 0
      gap += padding + above
      for cell in section.rows {
        let item = cell.item as? TableCell
        if item?.gapAbove != Double(gap) {
          item?.gapAbove = Double(gap)
          item?.superview?.setNeedsUpdateConstraints()
        }
        gap = 0
      }
      place(section.header.view, at: y + padding, inset: inset, width: width, height: above)
      y = section.rows.last.map(\.frame.maxY) ?? y + padding + above
      place(section.footer.view, at: y, inset: inset, width: width, height: below)
      y += below
      gap += below
    }
    guard let tableFooterView else { return }
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: tableFooterView.frame.height)
    if tableFooterView.translatesAutoresizingMaskIntoConstraints, tableFooterView.frame != frame {
      tableFooterView.frame = frame
    }
  }

  private func headerHeight(of index: Int, in width: CGFloat) -> CGFloat {
    height(of: sections[index].header, usual: sectionHeaderHeight, in: width) { title in
      // Below a view above all rows, no group counts as the first.
      settings.headerRoom(
        title: title, isFirst: index == 0 && tableHeaderView == nil,
        hasFooter: sections[index].footer.title?.isEmpty == false, scale: Double(Host.canvas.scale))
    }
  }

  private func footerHeight(of index: Int, in width: CGFloat) -> CGFloat {
    height(
      of: sections[index].footer, usual: sectionFooterHeight, in: width, room: settings.footerRoom)
  }

  /// Returns the height that is set instead of that of the content. Groups are spaced apart even without a view, unless
  /// the delegate sets the distance; UIKit treats 0 as the default.
  private func givenHeight(of edge: TableSection.Edge, usual: CGFloat) -> CGFloat? {
    let height = edge.height
    return (edge.isOfDelegate ? height >= 0 : height > 0 && height != usual) ? height : nil
  }

  /// - Parameter room: the height of an edge with a title of the given height or, with nil, without a title, in points.
  private func height(
    of edge: TableSection.Edge, usual: CGFloat, in width: CGFloat, room: (_ title: Double?) -> Double
  ) -> CGFloat {
    if let given = givenHeight(of: edge, usual: usual) { return given }
    guard let view = edge.view else { return CGFloat(room(nil)) }
    if let title = (view as? UITableViewHeaderFooterView)?.titleHeight(width: width) {
      return CGFloat(room(Double(title)))
    }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : CGFloat(room(0))
  }

  /// Places a header or footer by its frame, as tables do.
  private func place(_ view: UIView?, at y: CGFloat, inset: CGFloat, width: CGFloat, height: CGFloat) {
    guard let view else { return }
    let frame = CGRect(x: inset, y: y, width: width, height: height)
    view.translatesAutoresizingMaskIntoConstraints = true
    if view.frame != frame { view.frame = frame }
  }
}
