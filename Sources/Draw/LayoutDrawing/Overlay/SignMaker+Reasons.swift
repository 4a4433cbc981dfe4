import AutoLayout
import LayoutScene
import LayoutWords

/// The reasons why views have their sizes, where constraints disagree.
extension SignMaker {
  func reasons(for figures: [ConstraintFigure]) -> [SizeReason] {
    guard options.overlay.contains(.constraints), options.overlay.contains(.priorities),
      options.constraints == nil
    else { return [] }
    let wanted = Set(figures.filter { !$0.status.isAlarm }.map(\.constraint))
    return SizeReasons(layout: layout, measurer: runs.measurer).all(among: wanted).filter { reason in
      !selection.isFaded(reason.view) && (options.axis == nil || options.axis == reason.axis)
        && (options.focus == nil || layout.views[reason.view].scene.id == options.focus)
    }
  }

  func sign(_ reason: SizeReason) -> Sign? {
    let view = layout.views[reason.view]
    guard let rect = space.rect(of: .view(reason.view)) else { return nil }
    let isMet = reason.claims.allSatisfy(\.holds)
    let length = reason.axis == .horizontal ? view.frame.width : view.frame.height
    var rows = [
      [
        runs.text(
          "is " + numberText(length), font: Typography.name, tone: .status(.satisfied), layer: .constraints,
          hasPlate: true)
      ] + range(of: reason)
    ]
    for claim in reason.claims {
      let tone = OverlayLabel.Tone.status(claim.holds ? .satisfied : .unsatisfied)
      rows.append([
        runs.text(claim.words + (claim.holds ? " ✓" : " ✗"), tone: tone, layer: .priorities, hasPlate: true)
      ])
    }
    var figure = reason.constraints.compactMap {
      FigureReader(space: space, layout: layout, groups: SizeGroups(layout: layout, wanted: [])).figure(
        of: $0)
    }.first
    figure?.status = isMet ? .satisfied : .unsatisfied
    return Sign(
      key: figure.map { key(of: $0) }
        ?? SignKey(kind: .size, name: view.scene.id, part: reason.axis == .horizontal ? 0 : 1),
      shape: .dimension(.size(of: rect, along: reason.axis)), style: .reason(isMet: isMet),
      label: OverlayLabel(rows: rows),
      figures: figure.map { [$0] } ?? [], views: [reason.view])
  }

  /// The other values that an ambiguous layout could give the size.
  private func range(of reason: SizeReason) -> [OverlayLabel.Run] {
    guard options.overlay.contains(.ambiguity) else { return [] }
    let note = AmbiguityNote(layout: layout)
    return note.components(of: reason.view, axis: reason.axis).filter(\.isSize).map { component in
      runs.pill(
        note.range(of: component, in: reason.view, name: nil), status: .inConflict, layer: .ambiguity)
    }
  }
}
