import AutoLayout
package import LayoutScene

/// Findings not to report for an Interface Builder file: its canvas knows content sizes exactly, and its rows
/// have no height of their own.
struct RecordedDoubts {
  private let layout: SolvedLayout
  /// Cell content views whose constraints cannot hold at the row height in the file.
  private let openRows: Set<ViewIndex>
  /// Views in which a conflict over content sizes left out a constraint, which affects everything in them.
  private let unsureRegions: Set<ViewIndex>
  /// The superviews of ambiguous views.
  private let parentsOfAmbiguous: Set<ViewIndex>

  init(_ layout: SolvedLayout) {
    self.layout = layout
    var rows: Set<ViewIndex> = []
    var regions: Set<ViewIndex> = []
    for conflict in layout.conflicts where layout.isOfRecordedContent(conflict) {
      let members = conflict.constraints.map { layout.constraints[$0] }
      let row = members.lazy.filter { layout.isRowHeight($0) }.map(\.scene.firstItem.view).first
      // If a content size is involved, that size is what is in doubt, not the row's height.
      if let row, members.allSatisfy({ $0.origin == .explicit || $0.origin == .autoresizingMask }) {
        rows.insert(row)
      } else {
        for member in members {
          let view = member.scene.firstItem.view
          regions.insert(layout.views[view].scene.superview ?? view)
        }
      }
    }
    openRows = rows
    unsureRegions = regions
    // Interface Builder leaves the frames of ambiguous views as they are, and others follow them.
    parentsOfAmbiguous = Set(layout.views.filter { !$0.ambiguity.isEmpty }.compactMap(\.scene.superview))
  }

  /// Whether the view may be ambiguous for such a reason, or is hidden, which Interface Builder ignores too.
  func coversAmbiguity(of index: ViewIndex) -> Bool {
    let view = layout.views[index]
    if view.isHidden && view.scene.recordedFrame != nil { return true }
    return isInside(index)
  }

  /// Whether the view's position is in doubt: for such a reason, or because a sibling is ambiguous.
  func coversPlace(of index: ViewIndex) -> Bool {
    layout.views[index].scene.superview.map(parentsOfAmbiguous.contains) ?? false || isInside(index)
  }

  private func isInside(_ index: ViewIndex) -> Bool {
    var next: ViewIndex? = index
    while let position = next {
      if openRows.contains(position) || unsureRegions.contains(position) { return true }
      next = layout.views[position].scene.superview
    }
    return false
  }

  /// Whether the view is inside a cell's content view.
  func isInRow(_ index: ViewIndex) -> Bool {
    var next = layout.views[index].scene.superview
    while let position = next {
      let scene = layout.views[position].scene
      if scene.isContentView, let cell = scene.superview, layout.views[cell].scene.kind == .cell {
        return true
      }
      next = scene.superview
    }
    return false
  }

  /// For such a row Interface Builder shows an ambiguous content view, not a conflict.
  var openRowFindings: [LayoutFinding] {
    openRows.sorted().filter { layout.views[$0].scene.ambiguityVerification.tells(.height) }
      .map { .openRowHeight($0) }
  }
}

extension SolvedLayout {
  /// Whether a conflict in an Interface Builder file involves a content size, which only Xcode knows exactly,
  /// a row height from the file, or a hidden arranged view, whose own size is not a conflict for Xcode. At
  /// run time UIKit may still log it.
  package func isOfRecordedContent(_ conflict: LayoutConflict) -> Bool {
    conflict.constraints.contains { position in
      let member = constraints[position]
      let involved = [member.scene.firstItem.view, member.scene.secondItem?.view].compactMap { $0 }
      guard involved.allSatisfy({ views[$0].scene.recordedFrame != nil }) else { return false }
      if involved.contains(where: { isHiddenInStack(views[$0].scene) }) { return true }
      return switch member.origin {
      case .contentHugging, .compressionResistance: true
      case .autoresizingMask: isRowHeight(member)
      case .explicit, .stackView, .layoutGuide, .cell: false
      }
    }
  }

  private func isHiddenInStack(_ view: SceneView) -> Bool {
    guard view.isHidden, view.isArranged, let superview = view.superview else { return false }
    return views[superview].scene.kind == .stackView
  }

  fileprivate func isRowHeight(_ member: SolvedConstraint) -> Bool {
    let view = views[member.scene.firstItem.view].scene
    guard member.origin == .autoresizingMask, member.axis == .vertical, view.isContentView,
      view.recordedFrame != nil, let cell = view.superview
    else { return false }
    return views[cell].scene.kind == .cell
  }
}

extension SolvedView {
  /// Whether it is ambiguous by more than the rounding of recorded frames and a substitute font account for.
  var isNotablyAmbiguous: Bool {
    let told = ambiguity.filter { tellsAmbiguity(of: $0.key) }
    guard scene.recordedFrame != nil else { return !told.isEmpty }
    return told.values.contains { $0.length > 2 || !$0.isKnown }
  }

  /// Whether a component's ambiguity is to be reported.
  func tellsAmbiguity(of component: FrameComponent) -> Bool {
    ambiguity[component] != nil && scene.ambiguityVerification.tells(component)
  }
}
