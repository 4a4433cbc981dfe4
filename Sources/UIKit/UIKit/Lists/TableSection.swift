@_exported import Foundation

/// A section of a table that has been loaded, with its rows between a header and a footer.
@MainActor struct TableSection {
  /// A header or a footer.
  @MainActor struct Edge {
    /// The title from the data source.
    var title: String?
    var view: UIView?
    /// Whether the delegate made the view; for a title, UIKit makes one.
    var isOfDelegate = false
    /// The height from the delegate or the table, in points; below zero for that of the content.
    var height: CGFloat
  }

  var header: Edge
  var footer: Edge
  var rows: [UITableViewCell] = []
}
