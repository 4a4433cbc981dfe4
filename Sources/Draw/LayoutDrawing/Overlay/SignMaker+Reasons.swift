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
      !selection.isFaded(reason.view) && (reason.isLoss || !selection.repetition.views.contains(reason.view))
        && (options.axis == nil || options.axis == reason.axis)
        && (options.focus == nil || layout.views[reason.view].scene.id == options.focus)
    }.folded
  }

  func sign(_ reason: SizeReason) -> Sign? {
    let view = layout.views[reason.view]
    guard let rect = space.rect(of: .view(reason.view)) else { return nil }
    let figure = reason.constraints.compactMap {
      FigureReader(space: space, layout: layout, groups: SizeGroups(layout: layout, wanted: [])).figure(
        of: $0)
    }.first.map { figure in
      var figure = figure
      figure.status = reason.isMet ? .satisfied : .unsatisfied
      return figure
    }
    let key =
      figure.map { self.key(of: $0) }
      ?? SignKey(kind: .size, name: view.scene.id, part: reason.axis == .horizontal ? 0 : 1)
    let isBesideRow =
      reason.axis == .horizontal && reason.isStretch && !space.isNearEnd(rect, within: Measures.nearWords)
    var label = OverlayLabel(rows: rows(of: reason, withAxis: isBesideRow))
    label.dot = runs.text("·", tone: .faint, layer: .priorities, hasPlate: true)
    return Sign(
      key: key,
      shape: isBesideRow
        ? .words(about: rect, hasContent: true) : .dimension(.size(of: rect, along: reason.axis)),
      style: .reason(reason.outcome), label: label,
      figures: figure.map { [$0] } ?? [], views: [reason.view] + reason.others.map(\.view),
      isEssential: isBesideRow)
  }

  /// The size, and a row for each claim.
  private func rows(of reason: SizeReason, withAxis: Bool) -> [[OverlayLabel.Run]] {
    let size = layout.views[reason.view].frame.size[reason.axis]
    let words = "is " + numberText(size) + (withAxis ? " wide" : "")
    let first = runs.text(
      words, font: Typography.name, tone: reason.isLoss ? .status(.satisfied) : .faint, layer: .constraints,
      hasPlate: true)
    let claims = reason.claims.map { claim in
      let tone: OverlayLabel.Tone = reason.isLoss ? .status(claim.holds ? .satisfied : .unsatisfied) : .faint
      return [
        runs.text(claim.words + (claim.holds ? " ✓" : " ✗"), tone: tone, layer: .priorities, hasPlate: true)
      ]
    }
    let others =
      reason.others.isEmpty
      ? []
      : [[runs.text("\(reason.others.count) others alike", tone: .faint, layer: .priorities, hasPlate: true)]]
    return [[first] + range(of: reason)] + claims + others
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

extension SizeReason {
  fileprivate var isMet: Bool { claims.allSatisfy(\.holds) }

  fileprivate var outcome: Sign.ReasonOutcome { isMet ? .met : isLoss ? .loss : .harmless }
}
