import AutoLayout

/// Why views have the sizes that they have, where constraints disagree.
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
      ]
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
    let dimension = ConstraintFigure.Dimension(
      axis: reason.axis, start: rect.minimum(along: reason.axis), end: rect.maximum(along: reason.axis),
      across: rect.range(along: reason.axis.other), sized: rect, edges: [], value: "")
    return Sign(
      key: figure.map { key(of: $0) }
        ?? SignKey(kind: .size, name: view.scene.id, part: reason.axis == .horizontal ? 0 : 1),
      shape: .dimension(dimension), style: .reason(isMet: isMet), label: OverlayLabel(rows: rows),
      figures: figure.map { [$0] } ?? [], views: [reason.view])
  }
}
