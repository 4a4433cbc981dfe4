import AutoLayout
package import LayoutScene

/// A finding or a remark in words, the same wherever it is reported.
package struct FindingText: Hashable, Sendable {
  /// A clause, without a full stop.
  package var statement: String
  /// How to fix it, as a clause; nil if there is nothing to say.
  package var help: String?

  init(_ statement: String, help: String? = nil) {
    self.statement = statement
    self.help = help
  }
}

extension SolvedLayout {
  package func explain(_ finding: LayoutFinding) -> FindingText {
    switch finding {
    case .illegalConstraint(_, let error): FindingText(error.message)
    case .noCommonAncestor(let constraint):
      FindingText("the items of \(text(of: constraint)) have no common ancestor")
    case .numberTooLarge(let constraint):
      FindingText(
        "\(quoted(constraint)) is left out: its numbers are too large to compute with",
        help: "use numbers of ordinary size; no screen is a million points wide or high")
    case .tooManyConflicts(let constraints): tooManyConflicts(constraints)
    case .unstable(let views, let suspects, _): unstable(views, suspects)
    case .feedbackLoop(let views):
      FindingText("the layout does not settle: \(views.map(quoted).atMostFour) kept requesting layout")
    case .ambiguous(let view, let components, let followers): ambiguous(view, components, followers)
    case .contentPriorityTie(let tie): explain(tie)
    case .openRowHeight(let view):
      FindingText(
        "\(quoted(view)) is ambiguous: its content does not fit the "
          + "\(numberText(views[view].frame.height)) points of height that its row was drawn with",
        help: "give the row the height of its content")
    case .unknownRanges:
      FindingText(
        "too many views depend on one another to find the range of each ambiguous one",
        help: "constrain the sizes of some of them")
    case .misplaced(let view, let components): misplaced(view, components)
    case .collapsedCell(let cell):
      FindingText(
        "the constraints of \(quoted(cell)) suggest a height of zero, so the row gets the standard height: the "
          + "chain from top to bottom is broken")
    case .preliminaryCellHeight(let cells, let height): preliminaryHeight(of: cells, height)
    case .outsideContentView(_, let constraints): outsideContentView(constraints)
    case .noHeight(let view):
      FindingText(
        "\(quoted(view)) has no image, and no constraint gives it a height: the row leaves no room for it",
        help: "give it an image, or constrain its height")
    case .undefinedFlowLayout(let excess): undefinedFlowLayout(excess)
    }
  }

  // MARK: Names

  /// A view's name in a sentence.
  package func quoted(_ view: ViewIndex) -> String {
    self.view(at: view)?.scene.quotedName ?? ""
  }

  private func text(of constraint: ConstraintIndex) -> String {
    (self.constraint(at: constraint)?.scene.shownText ?? "").shortened(to: 100)
  }

  private func quoted(_ constraint: ConstraintIndex) -> String {
    self.constraint(at: constraint).map { "“\($0.scene.displayName.shortened(to: 100))”" } ?? ""
  }

  // MARK: What could not be solved

  private func tooManyConflicts(_ constraints: [ConstraintIndex]) -> FindingText {
    let names = constraints.filter { self.constraints[$0].origin == .explicit }.map(quoted)
    return FindingText(
      names.atMostFour + (names.count == 1 ? " is" : " are")
        + " left out: there are too many conflicts to examine one by one",
      help: "resolve the reported conflicts, then solve again")
  }

  private func unstable(_ views: [ViewIndex], _ suspects: [ConstraintIndex]) -> FindingText {
    FindingText(
      views.map(quoted).atMostFour + (views.count == 1 ? " is" : " are")
        + " not solved, so the frames shown are meaningless: the numbers in "
        + (suspects.isEmpty ? "the constraints" : suspects.map(quoted).atMostFour)
        + " differ too much in size to compute with",
      help: "use multipliers of ordinary size, or give a size or position as a constant instead")
  }

  // MARK: What UIKit or Interface Builder warns of

  private func misplaced(_ view: ViewIndex, _ components: [LayoutFinding.Misplacement]) -> FindingText {
    let differences = components.map {
      "\($0.component.rawValue) \(numberText($0.wanted)) instead of \(numberText($0.recorded))"
    }
    return FindingText(
      "\(quoted(view)) is misplaced: its constraints give " + differences.joined(separator: ", "),
      help: "update the frame from the constraints in Interface Builder, or the constraints from the frame")
  }

  private func preliminaryHeight(of cells: [ViewIndex], _ height: Double) -> FindingText {
    let isOne = cells.count == 1
    let others = cells.count == 2 ? "one more row" : "\(cells.count - 1) more rows"
    return FindingText(
      "before \(quoted(cells[0])) \(isOne ? "is" : "and \(others) are") measured "
        + "\(isOne ? "its row is" : "they are") \(numberText(height)) high, which \(isOne ? "its" : "their") "
        + "constraints do not allow: UIKit logs a conflict, and then the right height",
      help:
        "give one of the vertical constraints a priority of 999, or the table the estimatedRowHeight that the "
        + "rows have")
  }

  private func outsideContentView(_ constraints: [ConstraintIndex]) -> FindingText {
    FindingText(
      "“\(text(of: constraints[0]))”"
        + (constraints.count == 1 ? " relates" : " and \(constraints.count - 1) more relate")
        + " to the cell itself, not to its content view, whose height alone decides how high the row is",
      help: "add the views to contentView, and constrain them to it")
  }

  private func undefinedFlowLayout(_ excess: LayoutFinding.FlowLayoutExcess) -> FindingText {
    let (length, direction) = excess.axis == .horizontal ? ("wide", "width") : ("high", "height")
    return FindingText(
      "\(quoted(excess.cell)) is \(numberText(excess.length)) \(length), and \(quoted(excess.collectionView)) has "
        + "room for \(numberText(excess.room)) between its insets: UIKit calls the flow layout undefined then, and "
        + "may show none of the cells",
      help: "limit the \(direction) of the items to that of the collection view without its insets")
  }
}

extension SceneView {
  /// The name in a sentence.
  package var quotedName: String { displayName.quotedName }
}

extension [String] {
  /// At most four entries, such as `“a”, “b”, “c” and 2 more`.
  var atMostFour: String {
    let most = 4
    let shown = prefix(count > most ? most - 1 : most)
    return (shown + (count > most ? ["\(count - most + 1) more"] : [])).listed
  }
}
