import AutoLayout

/// The names of views and guides, and what there is to say of a view's content.
extension SignMaker {
  func wordSigns() -> [Sign] {
    let badges = PassBadges(of: layout)
    let told = layout.toldViews
    let note = AmbiguityNote(layout: layout)
    return rootBadges(badges)
      + selection.notedViews.compactMap { index in
        let view = layout.views[index]
        var rows = [[OverlayLabel.Run]]()
        let isStackWithSign =
          view.scene.kind == .stackView && options.overlay.contains(.constraints)
          && options.constraints == nil
          && (options.axis == nil || options.axis == view.scene.stack.axis)
        guard told.contains(index) || !selection.repetition.views.contains(index) else { return nil }
        let isNamed = showsName(of: index, isTold: told.contains(index)) && !isStackWithSign
        if isNamed { rows.append([name(of: view)]) }
        rows += contentRows(of: view)
        if options.overlay.contains(.ambiguity) {
          rows += note.components(of: index, axis: options.axis).filter { !$0.isSize }.map {
            [
              runs.pill(
                note.range(of: $0, in: index, name: $0.rawValue), status: .inConflict, layer: .ambiguity)
            ]
          }
        }
        if options.overlay.contains(.passes) { rows.append(badges.row(of: index, runs)) }
        let label = OverlayLabel(rows: rows)
        guard !label.rows.isEmpty else { return nil }
        return Sign(
          key: SignKey(kind: .words, name: view.scene.id),
          shape: .words(
            about: space.convert(view.absoluteFrame), hasContent: !view.scene.kind.isEmptyInside),
          label: label,
          figures: [], views: [index],
          isEssential: options.overlay.contains(.passes),
          staysClose: !isNamed)
      }
  }

  func name(of view: SolvedView) -> OverlayLabel.Run {
    runs.text(
      view.scene.displayName.shortened(to: 28), font: Typography.name, tone: .title, layer: .frames,
      hasPlate: true)
  }

  /// A name is worth its place if someone speaks of it, or if the view shows nothing by which it is known.
  func showsName(of index: Int, isTold: Bool) -> Bool {
    guard options.overlay.contains(.frames) else { return false }
    if options.overlay.contains(.names) || selection.isPartial { return true }
    let view = layout.views[index]
    let name = view.scene.displayName
    let text = view.text?.string ?? view.scene.text
    // A label is known by its text, and so is one that is called by it, such as “Name Label”.
    if !text.isEmpty, name.lowercased().hasPrefix(text.lowercased()) || text.hasPrefix(name.prefix(20)) {
      return false
    }
    if isTold, caption.contains(name) { return true }
    guard view.scene.hasAuthoredName, !options.isContinued else { return false }
    return text.isEmpty && !view.scene.kind.isKnownByItsLook || context.mentions(name)
  }

  /// The content priorities that are asked for, or that are not what views of the class have.
  private func contentRows(of view: SolvedView) -> [[OverlayLabel.Run]] {
    guard options.constraints == nil else { return [] }
    let isAll = options.overlay.contains(.intrinsic)
    guard isAll || options.overlay.contains(.priorities) else { return [] }
    let layer: OverlayLayer = isAll ? .intrinsic : .priorities
    return Axis.allCases.compactMap { axis -> [OverlayLabel.Run]? in
      guard view.intrinsicContentSize[axis] != nil, options.axis == nil || options.axis == axis else {
        return nil
      }
      let priorities: [(ContentArrows.Kind, LayoutPriority, usual: [Double])] = [
        (
          .hugging, view.scene.contentHugging[axis],
          [view.scene.kind.defaultContentHugging[axis].rawValue, 250, 251]
        ),
        (.resistance, view.scene.compressionResistance[axis], [750]),
      ]
      let row = priorities.filter {
        isAll || context.varies($0.0, axis, of: view.scene) || !$0.usual.contains($0.1.rawValue)
      }.flatMap {
        kind, priority, _ in
        var number = runs.text(
          numberText(priority.rawValue), tone: .faint, layer: layer, hasPlate: true)
        number.sticksToPrevious = true
        return [runs.arrows(ContentArrows(kind: kind, axis: axis), tone: .faint, layer: layer), number]
      }
      return row.isEmpty ? nil : row
    }
  }

  /// The root has no name, but its turn in the passes as any view.
  private func rootBadges(_ badges: PassBadges) -> [Sign] {
    guard options.overlay.contains(.passes), let root = layout.views.first, !selection.isFaded(0) else {
      return []
    }
    let label = OverlayLabel(rows: [badges.row(of: 0, runs)])
    guard !label.rows.isEmpty else { return [] }
    return [
      Sign(
        key: SignKey(kind: .words, name: root.scene.id),
        shape: .words(about: space.convert(root.absoluteFrame), hasContent: false), label: label, figures: [],
        views: [0], isEssential: true)
    ]
  }

  func guideSigns() -> [Sign] {
    guard options.overlay.contains(.guides) else { return [] }
    return selection.guides.prefix(OverlaySelection.mostNotes).map { guide in
      let label = OverlayLabel(rows: [
        [runs.text(guide.kind.name.shortened(to: 28), tone: .guide, layer: .guides, hasPlate: true)]
      ])
      return Sign(
        key: SignKey(kind: .guide, name: guide.kind.name, part: guide.owner),
        shape: .guide(space.convert(selection.rect(of: guide))), label: label, figures: [])
    }
  }
}

extension SolvedLayout {
  /// The views about which there is a finding.
  var toldViews: Set<Int> {
    var told = Set(warnings.flatMap(\.views))
    for constraint in constraints
    where constraint.origin == .explicit && (constraint.isBroken || !constraint.isSatisfied) {
      told.insert(constraint.scene.firstItem.view)
      if let second = constraint.scene.secondItem { told.insert(second.view) }
    }
    for (index, view) in views.enumerated()
    where !view.ambiguity.isEmpty || !view.misplaced.isEmpty || view.isTruncated == true {
      told.insert(index)
    }
    return told
  }
}

extension ViewKind {
  /// Whether a view of the kind cannot be taken for another: rows, bars and controls with a look of their own.
  fileprivate var isKnownByItsLook: Bool { self == .cell || hasGround }
}
