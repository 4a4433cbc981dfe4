@_exported import Foundation

internal import AutoLayout

/// A section of a table that has been loaded: its rows between a header and a footer.
@MainActor struct TableSection {
  /// A view above or below the rows.
  @MainActor struct Edge {
    var view: UIView?
    /// What its height is, if not that of its content: nil for that.
    var givenHeight: CGFloat?
    /// The height with a title as high as that, or without one, in points.
    var room: (_ title: Double?) -> Double

    /// Whether it is more than what is between groups.
    var isSeen: Bool { view != nil || givenHeight != nil }

    /// In points.
    func height(width: CGFloat) -> CGFloat {
      if let givenHeight { return givenHeight }
      guard let view else { return CGFloat(room(nil)) }
      if let title = (view as? UITableViewHeaderFooterView)?.titleHeight(width: width) {
        return CGFloat(room(Double(title)))
      }
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return fitting.height > 0 ? fitting.height : CGFloat(room(0))
    }

    /// Places the view, as tables do, by its frame.
    func place(at y: CGFloat, inset: CGFloat, width: CGFloat, height: CGFloat) {
      guard let view else { return }
      let frame = CGRect(x: inset, y: y, width: width, height: height)
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
  func edge(
    view: UIView?, title: String?, height: CGFloat?, usual: CGFloat,
    room: @escaping (_ title: Double?) -> Double
  ) -> TableSection.Edge {
    let height = height ?? usual
    // Groups are apart without a view, too, unless the delegate says how far; UIKit takes 0 for "as usual".
    let isGiven = view != nil ? height >= 0 : height > 0 && height != usual
    var edge = TableSection.Edge(view: view, givenHeight: isGiven ? height : nil, room: room)
    if edge.view == nil, let title {
      let standard = UITableViewHeaderFooterView(reuseIdentifier: nil)
      standard.textLabel?.text = title
      standard.textLabel?.numberOfLines = 0
      let size = UIFont.preferredFont(forTextStyle: .footnote).pointSize
      standard.textLabel?.font = .systemFont(ofSize: size, weight: style == .plain ? .semibold : .regular)
      edge.view = standard
    }
    return edge
  }
}
