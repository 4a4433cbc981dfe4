package import AutoLayout

/// A conflict that UIKit reported, for an option made from its log instead of from an interface file.
///
/// The option's first constraints are the log's; those after them are invented, to place views where the log
/// does not.
package struct ReportedConflict: Hashable, Sendable {
  /// The makers of the log's constraints.
  package var origins: ConstraintList<ConstraintOrigin>
  /// The constraint that UIKit left out; nil if the log does not say.
  package var broken: ConstraintIndex?
  /// The log's name for each of the option's views, such as `UILabel:0x7f8a5c40'Name'`; nil for a view that
  /// it does not name.
  package var printedViews: ViewList<String?>
  /// Whether the log calls it a conflict; otherwise it is only a list of constraints.
  package var isReported = true
  /// The lines of the log's list that cannot be read, which are part of the conflict, too.
  package var unread: [UnreadLine] = []
  /// Whether the log ends within its list, so that the conflict may have more constraints.
  package var isCutShort = false
  /// The system's own views, which do not concern the app.
  package var systemsViews: Set<ViewIndex> = []
  /// The views that are known to be a table's or a collection view's: cells, headers and what they hold.
  package var listedViews: Set<ViewIndex> = []

  /// A line of a log's list that cannot be read.
  package struct UnreadLine: Hashable, Sendable {
    /// How many constraints of the list that can be read come before it.
    package var position: Int
    package var text: String
    /// Whether it is the constraint that UIKit left out.
    package var isBroken = false

    package init(position: Int, text: String) {
      self.position = position
      self.text = text
    }
  }

  package init(
    origins: ConstraintList<ConstraintOrigin>, broken: ConstraintIndex?, printedViews: ViewList<String?> = []
  ) {
    self.origins = origins
    self.broken = broken
    self.printedViews = printedViews
  }
}
