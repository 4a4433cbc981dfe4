@_exported import Foundation

internal import AutoLayout

/// A section of a table that has been loaded: its rows between a header and a footer.
@MainActor struct TableSection {
  /// A view above or below the rows.
  @MainActor struct Edge {
    var view: UIView?
    /// What its height is, if not that of its content: nil for that.
    var givenHeight: CGFloat?
    /// The height without a view or a content, in points.
    var usualHeight: CGFloat

    /// In points.
    func height(width: CGFloat) -> CGFloat {
      if let givenHeight { return givenHeight }
      guard let view else { return usualHeight }
      // The usual height is that of a title.
      if let header = view as? UITableViewHeaderFooterView, header.standardHeight != nil {
        return max(usualHeight, header.standardHeight ?? 0)
      }
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return fitting.height > 0 ? fitting.height : usualHeight
    }

    /// Places the view, as tables do, by its frame.
    func place(at y: CGFloat, width: CGFloat, height: CGFloat) {
      guard let view else { return }
      let frame = CGRect(x: 0, y: y, width: width, height: height)
      view.translatesAutoresizingMaskIntoConstraints = true
      if view.frame != frame { view.frame = frame }
    }
  }

  var header: Edge
  var footer: Edge
  var rows: [UITableViewCell] = []
}

extension UITableView {
  /// Asks the delegate and the data source for what is above or below the rows of a section.
  ///
  /// A view of the delegate's comes before a title. Heights below zero are those of the content.
  func edge(view: UIView?, title: String?, height: CGFloat, usual: CGFloat) -> TableSection.Edge {
    var edge = TableSection.Edge(
      view: view, givenHeight: height >= 0 ? height : nil,
      usualHeight: view == nil && title == nil ? 0 : usual)
    if edge.view == nil, let title {
      let standard = UITableViewHeaderFooterView(reuseIdentifier: nil)
      standard.textLabel?.text = title
      if style != .plain { standard.textLabel?.font = .preferredFont(forTextStyle: .footnote) }
      edge.view = standard
    }
    return edge
  }
}
