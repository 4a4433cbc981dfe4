@_exported import Foundation

/// A section of a table that has been loaded: its rows between a header and a footer.
@MainActor struct TableSection {
  /// A header or a footer.
  @MainActor struct Edge {
    /// What the data source calls it.
    var title: String?
    var view: UIView?
    /// Whether the delegate made the view; a title has one of UIKit's.
    var isOfDelegate = false
    /// What the delegate, or the table, says: below zero that of the content, in points.
    var height: CGFloat
  }

  var header: Edge
  var footer: Edge
  var rows: [UITableViewCell] = []
}
