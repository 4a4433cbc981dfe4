import AutoLayout

/// The names of views and guides, and what there is to say of a view's content.
extension SignMaker {
  func wordSigns() -> [Sign] {
    let badges = PassBadges(of: layout)
    let told = layout.toldViews
    let note = AmbiguityNote(layout: layout)
    var pressure: [Axis: ContentPressure] = [:]
    for axis in Axis.allCases { pressure[axis] = ContentPressure(of: layout, along: axis) }
    return rootBadges(badges)
      + selection.notedViews.filter { told.contains($0) || !selection.repetition.views.contains($0) }.flatMap
    {
      [
        words(about: $0, badges, under: pressure, isTold: told.contains($0)), positions(of: $0, note),
        record(of: $0),
      ]
    }.compactMap(\.self)
  }

  private func words(
    about index: Int, _ badges: PassBadges, under pressure: [Axis: ContentPressure], isTold: Bool
  ) -> Sign? {
    let view = layout.views[index]
    // Along its axis, which may be another panel's.
    let isStackWithSign =
      view.scene.kind == .stackView && options.overlay.contains(.constraints) && options.constraints == nil
    let isNamed = showsName(of: index, isTold: isTold) && !isStackWithSign
    var rows = isNamed ? [[name(of: view)]] : []
    rows += contentRows(of: index, under: pressure) + [maskRow(of: index)]
    if options.overlay.contains(.passes) { rows.append(badges.row(of: index, runs)) }
    return words(
      OverlayLabel(rows: rows), about: index,
      isEssential: options.overlay.contains(.passes) || hasSizeToTell(index) || tellsNumber(rows),
      staysClose: !isNamed)
  }

  /// Whether texts speak of a number in the rows, so that a reader looks for it.
  private func tellsNumber(_ rows: [[OverlayLabel.Run]]) -> Bool {
    rows.joined().contains { run in
      guard case .text(let words, _) = run.content, run.tone == .faint else { return false }
      return words.split(separator: " ").contains { mentions.told.contains(number: String($0)) }
    }
  }

  /// Ranges and records are in no way like other words.
  private static let rangesPart = 100

  /// Where an ambiguous view could be instead.
  private func positions(of index: Int, _ note: AmbiguityNote) -> Sign? {
    guard options.overlay.contains(.ambiguity) else { return nil }
    let label = OverlayLabel(
      rows: note.components(of: index, axis: options.axis).filter { !$0.isSize }.map {
        [
          runs.pill(
            note.range(of: $0, in: index, name: $0.rawValue), status: .inConflict, layer: .ambiguity)
        ]
      })
    return words(label, about: index, staysClose: false, part: Self.rangesPart)
  }

  /// Where the file has a view that is not there.
  private func record(of index: Int) -> Sign? {
    let view = layout.views[index]
    guard options.overlay.contains(.frames), !view.misplaced.isEmpty, !selection.isFaded(index),
      let frame = view.scene.recordedFrame
    else { return nil }
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(numberText)
    let text = "\(numbers[0]), \(numbers[1]) · \(numbers[2]) × \(numbers[3])"
    let origin = Point(x: view.absoluteFrame.x - view.frame.x, y: view.absoluteFrame.y - view.frame.y)
    return Sign(
      key: SignKey(kind: .words, name: view.scene.id, part: 2 * Self.rangesPart),
      shape: .words(about: space.convert(frame.offset(by: origin)), hasContent: false),
      label: OverlayLabel(rows: [
        [runs.text(text, tone: .status(.unsatisfied), layer: .frames, hasPlate: true)]
      ]), figures: [], views: [index], staysClose: true)
  }

  private func words(
    _ label: OverlayLabel, about index: Int, isEssential: Bool = false, staysClose: Bool, part: Int = 0
  ) -> Sign? {
    guard !label.rows.isEmpty else { return nil }
    let view = layout.views[index]
    return Sign(
      // What has more to say in one option than in another does not stand in the same place for that.
      key: SignKey(kind: .words, name: view.scene.id, part: part + label.rows.count),
      shape: .words(
        about: space.convert(view.absoluteFrame), hasContent: !view.scene.kind.isEmptyInside),
      label: label, figures: [], views: [index], isEssential: isEssential, staysClose: staysClose)
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
    let text = view.text?.string ?? view.scene.content.text?.string ?? ""
    // A label is known by its text, and so is one that is called by it, such as “Name Label”.
    if !text.isEmpty, name.lowercased().hasPrefix(text.lowercased()) || text.hasPrefix(name.prefix(20)) {
      return false
    }
    if isTold, mentions.caption.contains(name) { return true }
    guard view.scene.hasAuthoredName, !options.isContinued else { return false }
    return text.isEmpty && !view.scene.kind.isKnownByItsLook || context.mentions(name)
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
      var words = guide.kind.name.shortened(to: 28)
      // Only the system knows how wide that is.
      if guide.kind == .readableContent { words += " · " + numberText(guide.absoluteFrame.width) }
      let label = OverlayLabel(rows: [
        [runs.text(words, tone: .guide, layer: .guides, hasPlate: true)]
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
