import AutoLayout
import LayoutScene
import LayoutWords

extension SolutionReader {
  /// The problems of self-sizing cells that UIKit logs.
  func cellFindings() -> [LayoutWarning] {
    let positions = itemPositions()
    func position(_ view: View) -> [ViewIndex] { positions[ObjectIdentifier(view)].map { [$0.view] } ?? [] }
    func name(_ view: View) -> String { self.name(of: view, positions) }
    let collapsed = built.views.compactMap { $0 as? TableCell }.filter(\.collapsed).map { cell in
      LayoutWarning(
        code: "collapsed-cell",
        message: "the constraints of \"\(name(cell))\" suggest a height of zero, so the row gets the "
          + "standard height: the chain from top to bottom is broken",
        views: position(cell))
    }
    // A conflict that remains once the row has been measured says enough.
    let lasting = engine.conflicts.flatMap(\.constraints).filter { $0.origin == .cell }.map(\.firstItem)
    let passing = window.preliminaryConflicts.filter { conflict in
      !lasting.contains { $0 === conflict.cell }
    }
    func code(_ conflict: PreliminaryConflict) -> CodePlace? {
      position(conflict.cell).first.flatMap { built.option.views[$0].code }
    }
    // Rows that one line of code makes are reported together.
    var rows: [[PreliminaryConflict]] = []
    for conflict in passing {
      let place = code(conflict)
      let known = rows.firstIndex { place != nil && code($0[0]) == place && $0[0].height == conflict.height }
      if let known { rows[known].append(conflict) } else { rows.append([conflict]) }
    }
    let preliminary = rows.map { rows in
      let (isOne, others) = (
        rows.count == 1, rows.count == 2 ? "one more row" : "\(rows.count - 1) more rows"
      )
      return LayoutWarning(
        code: "preliminary-cell-height",
        message: "before \"\(name(rows[0].cell))\" \(isOne ? "is" : "and \(others) are") measured "
          + "\(isOne ? "its row is" : "they are") \(numberText(rows[0].height)) high, which "
          + "\(isOne ? "its" : "their") constraints do not allow: UIKit logs a conflict, and then the right height",
        views: rows.map(\.cell).flatMap(position),
        help: "give one of the vertical constraints a priority of 999, or the table the estimatedRowHeight "
          + "that the rows have",
        severity: .note)
    }
    return collapsed + preliminary
  }

  /// Vertical constraints past a cell's content view: UIKit measures the content view alone, so they do not affect the
  /// height of the row.
  func contentViewFindings() -> [LayoutWarning] {
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
      return LayoutWarning(
        code: "outside-content-view",
        message: "\"\(built.option.constraints[members[0]].shownText)\""
          + (members.count == 1 ? " relates" : " and \(members.count - 1) more relate")
          + " to the cell itself, not to its content view, whose height alone decides how high the row is",
        views: [cell], constraints: members,
        help: "add the views to contentView, and constrain them to it")
    }
  }

  /// A view's name for people.
  private func name(of view: View, _ positions: [ObjectIdentifier: SceneItem]) -> String {
    positions[ObjectIdentifier(view)].map { built.option.views[$0.view].displayName } ?? view.identifier
  }

  private func isPastContentView(_ view: ViewIndex, in cell: ViewIndex) -> Bool {
    guard let cell = built.views[cell] as? TableCell, let contentView = cell.contentView else { return false }
    let view = built.views[view]
    return view !== cell && view !== contentView && view.isInside(cell)
  }

  /// Image views in rows that nothing gives a height: without an image they have none, and the row closes up there.
  func emptyImageFindings(in views: ViewList<SolvedView>) -> [LayoutWarning] {
    views.indexed().compactMap { index, view in
      // The images that code shows later are not known.
      guard let image = built.views[index] as? ImageView, !view.isHidden, view.scene.code == nil,
        view.scene.recordedFrame == nil, view.frame.height < 1, image.usedIntrinsicContentSize.height == nil,
        sequence(first: image as View, next: \.superview).contains(where: { $0 is TableCell }),
        !image.constraints.contains(where: { $0.origin == .explicit && $0.firstAttribute == .height })
      else { return nil }
      return LayoutWarning(
        code: "no-height",
        message:
          "\"\(view.scene.displayName)\" has no image, and no constraint gives it a height: the row leaves "
          + "no room for it",
        views: [index], help: "give it an image, or constrain its height")
    }
  }

  /// Cells for which there is no room across a flow layout, which UIKit refuses.
  func flowLayoutFindings() -> [LayoutWarning] {
    let positions = itemPositions()
    return built.views.compactMap { $0 as? CollectionView }.compactMap { list in
      guard let excess = list.excess, let cell = positions[ObjectIdentifier(excess.cell)]?.view else {
        return nil
      }
      let (length, direction) =
        list.layout.scrollDirection == .vertical ? ("wide", "width") : ("high", "height")
      return LayoutWarning(
        code: "undefined-flow-layout",
        message:
          "\"\(name(of: excess.cell, positions))\" is \(numberText(excess.length)) \(length), and \"\(name(of: list, positions))\" "
          + "has room for \(numberText(excess.room)) between its insets: UIKit calls the flow layout undefined then, and "
          + "may show none of the cells",
        views: [cell],
        help: "limit the \(direction) of the items to that of the collection view without its insets")
    }
  }
}

extension View {
  fileprivate func isInside(_ view: View) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }
}
