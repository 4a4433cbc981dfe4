import AutoLayout
package import LayoutScene
import LayoutWords

/// The report that `explain` prints: why a view is where it is in each option, or what is in conflict.
package struct ExplanationReport {
  /// These may contain any names of views: see `Printable`.
  package private(set) var lines: [String] = []
  /// The layouts that the report is about.
  package private(set) var layouts: [SolvedLayout] = []
  /// The view that a picture should show; nil: all.
  package private(set) var focus: String?
  /// The constraints that a picture of a single layout should show; nil for several layouts, in which the
  /// constraints have different positions.
  package private(set) var shown: Set<ConstraintIndex>?

  /// - Parameter subject: `VIEW` or `VIEW.ATTRIBUTE`; nil: the conflicts.
  package init(of layouts: [SolvedLayout], subject: String?) throws(ExplanationError) {
    guard let subject else {
      reportConflicts(layouts)
      return
    }
    guard !layouts.contains(where: { $0.reported != nil }) else { throw .logWithSubject }
    let wanted = try ExplanationSubject(subject, ViewNames(layouts))
    focus = wanted.view
    for (layout, name) in zip(layouts, layouts.displayNames)
    where layout.views.contains(where: { $0.scene.id == wanted.view }) {
      self.layouts.append(layout)
      let explanations = wanted.explanations(in: layout)
      let lines = explanations.flatMap(layout.words(for:))
      shown = layouts.count == 1 ? Set(explanations.flatMap { $0.deciders + $0.gaveWay }) : nil
      append(lines, option: name, of: layouts.count)
    }
  }

  private mutating func reportConflicts(_ layouts: [SolvedLayout]) {
    for (layout, name) in zip(layouts, layouts.displayNames) where !layout.conflicts.isEmpty {
      self.layouts.append(layout)
      shown = layouts.count == 1 ? Set(layout.conflicts.flatMap(\.constraints)) : nil
      let lines = layout.conflicts.flatMap { ConflictReport.lines($0, in: layout) }
      append(lines, option: name, of: layouts.count)
    }
    if self.layouts.isEmpty { lines = ["no conflicts"] }
  }

  private mutating func append(_ lines: [String], option: String, of count: Int) {
    if count > 1 { self.lines += self.lines.isEmpty ? [option] : ["", option] }
    self.lines += lines.map { (count > 1 ? "  " : "") + $0 }
  }
}
