import AutoLayout
import LayoutScene

extension SolvedLayout {
  /// The text that UIKit logs about the layout's conflicts (since iOS 12), one report per conflict; empty if
  /// none.
  package func conflictLog() -> String { conflictLog { $0 } }

  /// - Parameter shown: returns what to print for a constraint's description, which contains names verbatim.
  package func conflictLog(_ shown: (String) -> String) -> String {
    conflicts.map { report($0, shown) }.joined(separator: "\n")
  }

  private func report(_ conflict: LayoutConflict, _ shown: (String) -> String) -> String {
    let description = XcodeDescription(layout: self)
    func describe(_ position: ConstraintIndex) -> String { shown(description(position)) }
    let members = conflict.constraints.filter(constraints.indices.contains)
    // Constraints without an identifier come first, then by identifier, a leading underscore before letters.
    let sorted = members.enumerated().sorted { left, right in
      let (a, b) = (sortKey(left.element), sortKey(right.element))
      return a != b ? a < b : left.offset < right.offset
    }
    let list = sorted.map { "    \"\(describe($0.element))\"" }.joined(separator: ",\n")
    let mentionsMask = members.contains { constraints[$0].origin == .autoresizingMask }
    let broken = conflict.broken.map { constraints.indices.contains($0) ? describe($0) : "" } ?? ""
    return """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      \(mentionsMask ? Self.maskNote : "")(
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(broken)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.

      """
  }

  private func sortKey(_ position: ConstraintIndex) -> String {
    let identifier = XcodeDescription(layout: self).printedIdentifier(constraints[position]) ?? ""
    return identifier.hasPrefix("_") ? " " + identifier : identifier
  }

  private static let maskNote =
    "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
    + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
}
