package import AutoLayout

/// Something found while solving, other than a conflict or a constraint that gave way. LayoutWords words it.
package enum LayoutFinding: Hashable, Sendable {
  // MARK: What could not be solved

  /// A constraint that `NSLayoutConstraint` refuses to make.
  case illegalConstraint(ConstraintIndex, ConstraintError)
  /// A constraint that cannot be activated.
  case noCommonAncestor(ConstraintIndex)
  /// A constraint with numbers too large to compute with.
  case numberTooLarge(ConstraintIndex)
  /// Constraints left out because there are too many conflicts to examine one by one.
  case tooManyConflicts([ConstraintIndex])
  /// Views whose frames mean nothing, because the numbers in the constraints differ too much in size.
  case unstable([ViewIndex], suspects: [ConstraintIndex], others: [ConstraintIndex])
  /// Views that request layout again whenever they are laid out.
  case feedbackLoop([ViewIndex])

  // MARK: What constraints leave open

  /// Components of a view that could have other values, and the views that move with it.
  case ambiguous(ViewIndex, [FrameComponent], followers: [ViewIndex])
  case contentPriorityTie(ContentPriorityTie)
  /// A cell's content view whose content does not fit the height that Interface Builder has drawn the row with.
  case openRowHeight(ViewIndex)
  /// A view that depends on too many others to find the ranges of its components.
  case unknownRanges(ViewIndex)

  // MARK: What UIKit or Interface Builder warns of

  /// A view whose frame in the file is not the one that its constraints give.
  case misplaced(ViewIndex, [Misplacement])
  /// A cell whose constraints do not give it a height.
  case collapsedCell(ViewIndex)
  /// Cells that are first laid out in a height, in points, which their constraints do not allow.
  case preliminaryCellHeight([ViewIndex], Double)
  /// Constraints to a cell that should be to its content view.
  case outsideContentView(cell: ViewIndex, [ConstraintIndex])
  /// An image view in a cell which has no image, and which nothing gives a height.
  case noHeight(ViewIndex)
  /// A cell for which a flow layout has no room.
  case undefinedFlowLayout(FlowLayoutExcess)

  /// A component that differs from the file.
  package struct Misplacement: Hashable, Sendable {
    package var component: FrameComponent
    /// In points.
    package var wanted: Double
    package var recorded: Double

    package init(_ component: FrameComponent, wanted: Double, recorded: Double) {
      (self.component, self.wanted, self.recorded) = (component, wanted, recorded)
    }
  }

  package struct FlowLayoutExcess: Hashable, Sendable {
    package var cell: ViewIndex
    package var collectionView: ViewIndex
    /// The axis across the direction in which the collection view scrolls.
    package var axis: Axis
    /// The cell's length along the axis, and the room for it, in points.
    package var length: Double
    package var room: Double

    package init(cell: ViewIndex, collectionView: ViewIndex, axis: Axis, length: Double, room: Double) {
      (self.cell, self.collectionView, self.axis) = (cell, collectionView, axis)
      (self.length, self.room) = (length, room)
    }
  }

  package enum Severity: Hashable, Sendable {
    /// It does no harm: UIKit logs it, and the layout is right.
    case note
    case warning
    /// The layout's values for the views and constraints are not a solution.
    case error
  }
}

extension LayoutFinding {
  /// The codes of messages, except those of `ConstraintError`. They never change once published.
  package enum Code: String, CaseIterable, Sendable {
    case noCommonAncestor = "no-common-ancestor"
    case notSolved = "not-solved"
    case feedbackLoop = "layout-feedback-loop"
    case ambiguous = "ambiguous-layout"
    case contentPriorityTie = "content-priority-tie"
    case unknownRanges = "unknown-ranges"
    case misplaced = "misplaced-view"
    case collapsedCell = "collapsed-cell"
    case preliminaryCellHeight = "preliminary-cell-height"
    case outsideContentView = "outside-content-view"
    case noHeight = "no-height"
    case undefinedFlowLayout = "undefined-flow-layout"
  }

  package var code: String {
    let code: Code
    switch self {
    case .illegalConstraint(_, let error): return error.code
    case .noCommonAncestor: code = .noCommonAncestor
    case .numberTooLarge, .tooManyConflicts, .unstable: code = .notSolved
    case .feedbackLoop: code = .feedbackLoop
    case .ambiguous, .openRowHeight: code = .ambiguous
    case .contentPriorityTie: code = .contentPriorityTie
    case .unknownRanges: code = .unknownRanges
    case .misplaced: code = .misplaced
    case .collapsedCell: code = .collapsedCell
    case .preliminaryCellHeight: code = .preliminaryCellHeight
    case .outsideContentView: code = .outsideContentView
    case .noHeight: code = .noHeight
    case .undefinedFlowLayout: code = .undefinedFlowLayout
    }
    return code.rawValue
  }

  package var severity: Severity {
    switch self {
    case .numberTooLarge, .tooManyConflicts, .unstable: .error
    case .preliminaryCellHeight: .note
    case .illegalConstraint, .noCommonAncestor, .feedbackLoop, .ambiguous, .contentPriorityTie,
      .openRowHeight,
      .unknownRanges, .misplaced, .collapsedCell, .outsideContentView, .noHeight, .undefinedFlowLayout:
      .warning
    }
  }

  /// Whether it is about components that the constraints leave open.
  package var isAmbiguity: Bool {
    switch self {
    case .ambiguous, .contentPriorityTie, .openRowHeight: true
    case .illegalConstraint, .noCommonAncestor, .numberTooLarge, .tooManyConflicts, .unstable, .feedbackLoop,
      .unknownRanges, .misplaced, .collapsedCell, .preliminaryCellHeight, .outsideContentView, .noHeight,
      .undefinedFlowLayout:
      false
    }
  }

  /// The views that it is about, the most important first; none if it is about constraints alone.
  package var views: [ViewIndex] {
    switch self {
    case .illegalConstraint, .noCommonAncestor, .numberTooLarge, .tooManyConflicts: []
    case .unstable(let views, _, _), .feedbackLoop(let views), .preliminaryCellHeight(let views, _): views
    case .ambiguous(let view, _, let followers): [view] + followers
    case .contentPriorityTie(let tie): tie.views
    case .openRowHeight(let view), .unknownRanges(let view), .misplaced(let view, _),
      .collapsedCell(let view),
      .outsideContentView(let view, _), .noHeight(let view):
      [view]
    case .undefinedFlowLayout(let excess): [excess.cell]
    }
  }

  /// The constraints that it is about, the most important first; none if it is about views.
  package var constraints: [ConstraintIndex] {
    switch self {
    case .illegalConstraint(let constraint, _), .noCommonAncestor(let constraint),
      .numberTooLarge(let constraint):
      [constraint]
    case .tooManyConflicts(let constraints), .outsideContentView(_, let constraints): constraints
    case .unstable(_, let suspects, let others): suspects + others
    case .feedbackLoop, .ambiguous, .contentPriorityTie, .openRowHeight, .unknownRanges, .misplaced,
      .collapsedCell, .preliminaryCellHeight, .noHeight, .undefinedFlowLayout:
      []
    }
  }

  /// The same finding in a layout with fewer views and constraints; nil if those that it is about are not there.
  ///
  /// - Parameters:
  ///   - view: the new position of a view.
  ///   - constraint: that of a constraint.
  package func moved(
    _ view: (ViewIndex) -> ViewIndex?, _ constraint: (ConstraintIndex) -> ConstraintIndex?
  ) -> LayoutFinding? {
    func all<Index>(_ old: [Index], _ move: (Index) -> Index?) -> [Index]? {
      let new = old.compactMap(move)
      return new.isEmpty ? nil : new
    }
    switch self {
    case .illegalConstraint(let index, let error):
      return constraint(index).map { .illegalConstraint($0, error) }
    case .noCommonAncestor(let index): return constraint(index).map { .noCommonAncestor($0) }
    case .numberTooLarge(let index): return constraint(index).map { .numberTooLarge($0) }
    case .tooManyConflicts(let members): return all(members, constraint).map { .tooManyConflicts($0) }
    case .unstable(let views, let suspects, let others):
      return all(views, view).map {
        .unstable($0, suspects: suspects.compactMap(constraint), others: others.compactMap(constraint))
      }
    case .feedbackLoop(let views): return all(views, view).map { .feedbackLoop($0) }
    case .ambiguous(let index, let components, let followers):
      return view(index).map { .ambiguous($0, components, followers: followers.compactMap(view)) }
    case .contentPriorityTie(let tie):
      guard let views = all(tie.views, view), views.count == tie.views.count else { return nil }
      return .contentPriorityTie(
        ContentPriorityTie(origin: tie.origin, axis: tie.axis, priority: tie.priority, views: views))
    case .openRowHeight(let index): return view(index).map { .openRowHeight($0) }
    case .unknownRanges(let index): return view(index).map { .unknownRanges($0) }
    case .misplaced(let index, let components): return view(index).map { .misplaced($0, components) }
    case .collapsedCell(let index): return view(index).map { .collapsedCell($0) }
    case .preliminaryCellHeight(let cells, let height):
      return all(cells, view).map { .preliminaryCellHeight($0, height) }
    case .outsideContentView(let cell, let members):
      guard let cell = view(cell), let members = all(members, constraint) else { return nil }
      return .outsideContentView(cell: cell, members)
    case .noHeight(let index): return view(index).map { .noHeight($0) }
    case .undefinedFlowLayout(var excess):
      guard let cell = view(excess.cell), let list = view(excess.collectionView) else { return nil }
      (excess.cell, excess.collectionView) = (cell, list)
      return .undefinedFlowLayout(excess)
    }
  }
}

extension SolvedLayout {
  /// The views that a finding is about, the most important first: for one about constraints, the views of their items.
  package func views(of finding: LayoutFinding) -> [ViewIndex] {
    guard finding.views.isEmpty else { return finding.views }
    var views: [ViewIndex] = []
    for constraint in finding.constraints.compactMap(constraint(at:)) {
      for item in [constraint.scene.firstItem, constraint.scene.secondItem].compactMap(\.self)
      where !views.contains(item.view) {
        views.append(item.view)
      }
    }
    return views
  }
}
