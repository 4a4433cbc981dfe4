package import AutoLayout

/// A conflict that UIKit reported, for an option made from its log instead of from an interface file.
///
/// The option's first constraints are the log's; those after them are invented, to place views where the log
/// does not.
package struct ReportedConflict: Hashable, Sendable {
  /// Who made each of the log's constraints.
  package var origins: ConstraintList<ConstraintOrigin>
  /// The constraint that UIKit left out; nil if the log does not say.
  package var broken: ConstraintIndex?
  /// What the log calls each of the option's views, such as `UILabel:0x7f8a5c40'Name'`; nil for a view that
  /// it does not name.
  package var printedViews: ViewList<String?>
  /// Whether the log calls it a conflict; otherwise it is only a list of constraints.
  package var isReported = true

  package init(
    origins: ConstraintList<ConstraintOrigin>, broken: ConstraintIndex?, printedViews: ViewList<String?> = []
  ) {
    self.origins = origins
    self.broken = broken
    self.printedViews = printedViews
  }
}
