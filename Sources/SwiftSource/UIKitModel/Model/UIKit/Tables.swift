// The replacement for the engine: a scenario determines where rows are.
extension UITableView {
  package var sceneContent: Any? { nil }
  var separatorInsetReference: Any?, sectionIndexBackgroundColor: UIColor?, dragDelegate: Any?,
    dropDelegate: Any?
  package func settingsDidChange() { itemNeedsLayout() }
  package func heightsDidChange() {}
  package func headerDidChange() {}
  package func edge(title: String?, view: UIView?, height: CGFloat) -> TableSection.Edge {
    if let own = ownTitle(view) { return TableSection.Edge(title: own, height: height) }
    return TableSection.Edge(title: title, view: view, isOfDelegate: !isNil(view), height: height)
  }
  // The text of a view that is shown like a title.
  package func ownTitle(_ view: UIView?) -> String? {
    guard let header = view as? UITableViewHeaderFooterView else { return nil }
    if let content = header.contentConfiguration as? UIListContentConfiguration { return content.text ?? "" }
    return header.contentView.subviews.isEmpty ? known(header.held("textLabel")?.text) : nil
  }
  // The subviews that are neither rows nor above or below rows.
  package var otherSubviews: [UIView] {
    let ends = [tableHeaderView, tableFooterView] + sections.flatMap { [$0.header.view, $0.footer.view] }
    return subviews.filter { view in
      !(view is UITableViewCell) && !(view is UITableViewHeaderFooterView) && !(view is UIRefreshControl)
        && !ends.contains { $0 === view }
    }
  }
  // Measures the rows that their own class sizes.
  package func placeEdges() {
    for section in sections {
      for cell in section.rows where !(known(rowHeight) != nil && rowHeight > 0) {
        cell.measureItself(in: self)
      }
    }
  }
  package override func fillLists() {
    loadIfNeeded()
    super.fillLists()
  }
  // A cell that only a storyboard declares is a plain one.
  package func unregisteredCell(_ identifier: String) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
}
extension UITableViewCell {
  package static func dequeue(_ identifier: String) -> UITableViewCell {
    Self.init(style: .default, reuseIdentifier: identifier)
  }
  package func heightDidChange() {}
}
extension UITableViewHeaderFooterView {
  package static func dequeue(_ identifier: String) -> UITableViewHeaderFooterView {
    Self.init(reuseIdentifier: identifier)
  }
}
@passive class UINib {}
