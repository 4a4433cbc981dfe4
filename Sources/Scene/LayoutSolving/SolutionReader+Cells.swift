import AutoLayout
import LayoutScene

extension SolutionReader {
  /// The problems of self-sizing cells that UIKit logs.
  func cellFindings() -> [LayoutFinding] {
    let positions = itemPositions()
    func position(_ view: View) -> ViewIndex? { positions[ObjectIdentifier(view)]?.view }
    let collapsed = built.views.compactMap { $0 as? TableCell }.filter(\.collapsed).compactMap(position)
    // A conflict that remains once the row has been measured says enough.
    let lasting = engine.conflicts.flatMap(\.constraints).filter { $0.origin == .cell }.map(\.firstItem)
    let passing = window.preliminaryConflicts.filter { conflict in
      !lasting.contains { $0 === conflict.cell }
    }
    func code(_ conflict: PreliminaryConflict) -> CodePlace? {
      position(conflict.cell).flatMap { built.option.views[$0].code }
    }
    // Rows that one line of code makes are reported together.
    var rows: [[PreliminaryConflict]] = []
    for conflict in passing {
      let place = code(conflict)
      let known = rows.firstIndex { place != nil && code($0[0]) == place && $0[0].height == conflict.height }
      if let known { rows[known].append(conflict) } else { rows.append([conflict]) }
    }
    let preliminary = rows.compactMap { rows -> LayoutFinding? in
      let cells = rows.map(\.cell).compactMap(position)
      return cells.isEmpty ? nil : .preliminaryCellHeight(cells, rows[0].height)
    }
    return collapsed.map { .collapsedCell($0) } + preliminary
  }

  /// Vertical constraints past a cell's content view: UIKit measures the content view alone, so they do not affect the
  /// height of the row.
  func contentViewFindings() -> [LayoutFinding] {
    var found: [ViewIndex: [ConstraintIndex]] = [:]
    for (index, scene) in built.option.constraints.indexed() {
      guard let constraint = built.constraints[index], constraint.axis == .vertical, !scene.isStandard,
        let second = scene.secondItem
      else { continue }
      for (one, other) in [(scene.firstItem.view, second.view), (second.view, scene.firstItem.view)]
      where isPastContentView(other, in: one) {
        found[one, default: []].append(index)
      }
    }
    // Cells that one line of code makes have the same constraints.
    var places: Set<CodePlace> = []
    return found.keys.sorted().compactMap { cell in
      let members = found[cell] ?? []
      if let place = built.option.constraints[members[0]].code, !places.insert(place).inserted { return nil }
      return .outsideContentView(cell: cell, members)
    }
  }

  private func isPastContentView(_ view: ViewIndex, in cell: ViewIndex) -> Bool {
    guard let cell = built.views[cell] as? TableCell, let contentView = cell.contentView else { return false }
    let view = built.views[view]
    return view !== cell && view !== contentView && view.isInside(cell)
  }

  /// Image views in rows that nothing gives a height: without an image they have none, and the row closes up there.
  func emptyImageFindings(in views: ViewList<SolvedView>) -> [LayoutFinding] {
    views.indexed().compactMap { index, view in
      // The images that code shows later are not known.
      guard let image = built.views[index] as? ImageView, !view.isHidden, view.scene.code == nil,
        view.scene.recordedFrame == nil, view.frame.height < 1, image.usedIntrinsicContentSize.height == nil,
        sequence(first: image as View, next: \.superview).contains(where: { $0 is TableCell }),
        !image.constraints.contains(where: { $0.origin == .explicit && $0.firstAttribute == .height })
      else { return nil }
      return .noHeight(index)
    }
  }

  /// Cells for which there is no room across a flow layout, which UIKit refuses.
  func flowLayoutFindings() -> [LayoutFinding] {
    let positions = itemPositions()
    return built.views.compactMap { $0 as? CollectionView }.compactMap { list in
      guard let excess = list.excess, let cell = positions[ObjectIdentifier(excess.cell)]?.view,
        let collectionView = positions[ObjectIdentifier(list)]?.view
      else { return nil }
      return .undefinedFlowLayout(
        LayoutFinding.FlowLayoutExcess(
          cell: cell, collectionView: collectionView,
          axis: list.layout.scrollDirection == .vertical ? .horizontal : .vertical, length: excess.length,
          room: excess.room))
    }
  }
}

extension View {
  fileprivate func isInside(_ view: View) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }
}
