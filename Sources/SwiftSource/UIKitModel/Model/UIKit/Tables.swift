// What takes the place of the engine: a scenario says where rows are.
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
  // What is shown like a title.
  package func ownTitle(_ view: UIView?) -> String? {
    guard let header = view as? UITableViewHeaderFooterView else { return nil }
    if let content = header.contentConfiguration as? UIListContentConfiguration { return content.text ?? "" }
    return header.contentView.subviews.isEmpty ? known(header.held("textLabel")?.text) : nil
  }
  // What is no row, and nothing above or below rows.
  package var otherSubviews: [UIView] {
    let ends = [tableHeaderView, tableFooterView] + sections.flatMap { [$0.header.view, $0.footer.view] }
    return subviews.filter { view in
      !(view is UITableViewCell) && !(view is UITableViewHeaderFooterView) && !(view is UIRefreshControl)
        && !ends.contains { $0 === view }
    }
  }
  // Rows that their own class measures.
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
  // A cell that only a storyboard knows is a plain one.
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
