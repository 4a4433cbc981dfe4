import AutoLayout
import LayoutScene
import LayoutWords

/// The names of views and guides, and words about a view's content.
extension SignMaker {
  /// - Parameter reasons: the reasons that have signs of their own.
  func wordSigns(besides reasons: [SizeReason]) -> [Sign] {
    let badges = options.overlay.contains(.passes) ? PassBadges(of: layout) : nil
    let told = layout.toldViews
    let note = AmbiguityNote(layout: layout)
    let namesakes = self.namesakes
    let covered = CoveredViews(in: layout)
    var decisions = decisions
    for reason in reasons { decisions.markTold(reason, in: layout) }
    return (badges.map(rootBadges) ?? [])
      + selection.notedViews.filter { told.contains($0) || !selection.repetition.views.contains($0) }.flatMap
    {
      [
        words(
          about: $0, badges, note, by: decisions, isTold: told.contains($0),
          isNamesake: namesakes.contains($0), isCovered: covered.contains($0)),
        positions(of: $0, note), record(of: $0),
      ]
    }.compactMap(\.self)
  }

  /// The views with the same name as an earlier one, since the first shows their common content.
  private var namesakes: Set<ViewIndex> {
    var known = Set<String>()
    return Set(
      selection.notedViews.filter { index in
        let scene = layout.views[index].scene
        return !known.insert(scene.name ?? scene.id).inserted
      })
  }

  private func words(
    about index: ViewIndex, _ badges: PassBadges?, _ note: AmbiguityNote, by decisions: ContentDecisions,
    isTold: Bool, isNamesake: Bool, isCovered: Bool
  ) -> Sign? {
    let view = layout.views[index]
    // The sign is along its axis, which may be another panel's.
    let isStackWithSign =
      view.scene.kind == .stackView && options.overlay.contains(.constraints) && options.constraints == nil
    let isNamed = showsName(of: index, isTold: isTold, isNamesake: isNamesake) && !isStackWithSign
    let sizes = unseenSizes(of: index, note)
    let lack = lackOfSize(of: index)
    var rows = (isNamed || !lack.isEmpty ? [[name(of: view)] + lack] : []) + [sizes]
    let content = contentRows(of: index, by: decisions)
    rows += content + [maskRow(of: index)]
    if let badges { rows.append(badges.row(of: index, runs)) }
    let fate = priorityFate(of: view, by: decisions)
    var sign = words(
      OverlayLabel(rows: rows), about: index,
      isEssential: badges != nil || hasSizeToTell(index) || !sizes.isEmpty
        || !lack.isEmpty
        || fate == .inConflict
        || fate == .unsatisfied && (isNamed || view.isTruncated == true)
        || (typeWords(of: view) == nil ? tellsNumber(rows) : context.mentions(view.scene.displayName))
        || isNamed && isCovered,
      staysClose: !isNamed, part: sizes.isEmpty ? 0 : Self.unseenPart, isBesideGhosts: true)
    sign?.fate = fate
    // A label that shows nothing but priorities is one sign with the others that show the same.
    if let label = sign?.label, label.rows.count == content.count, label.hasArrows {
      sign?.fold = .contents(label.rows.map { $0.map(\.content) }, fate)
    }
    return sign
  }

  /// Whether texts mention a number in the rows, so that a reader looks for it.
  private func tellsNumber(_ rows: [[OverlayLabel.Run]]) -> Bool {
    rows.joined().contains { run in
      guard case .text(let words, _) = run.content, run.tone == .faint else { return false }
      return words.split(separator: " ").contains { mentions.told.contains(number: String($0)) }
    }
  }

  /// Keeps ranges and records apart from other words.
  private static let rangesPart = 100
  private static let unseenPart = 50

  /// The open sizes of an invisible view, which has no bars.
  private func unseenSizes(of index: ViewIndex, _ note: AmbiguityNote) -> [OverlayLabel.Run] {
    guard options.overlay.contains(.ambiguity), layout.views[index].frame.size.isNothing else { return [] }
    let sizes = note.components(of: index, axis: options.axis).filter(\.isSize)
    let ranges = sizes.map {
      note.range(of: $0, in: index, name: sizes.count == 1 ? $0.rawValue : nil)
    }
    guard let words = ranges.first.map({ ranges.dropFirst().reduce($0) { $0 + " × " + $1 } }) else {
      return []
    }
    return [runs.pill(words, status: .inConflict, layer: .ambiguity)]
  }

  /// A note that a control or a text, to which constraints lead, is not visible at all. Plain views seldom are visible,
  /// regardless of their size.
  private func lackOfSize(of index: ViewIndex) -> [OverlayLabel.Run] {
    let view = layout.views[index]
    let (width, height) = (view.frame.width, view.frame.height)
    guard options.overlay.contains(.frames), min(width, height) < 0.5, !view.isHidden,
      view.scene.kind != .view, view.sectionTitles.isEmpty, !options.isContinued,
      !layout.views.contains(where: { $0.scene.superview == index })
    else { return [] }
    let size = max(width, height) < 0.5 ? "empty" : height < 0.5 ? "0 high" : "0 wide"
    return [runs.text(size, tone: .faint, layer: .frames, hasPlate: true)]
  }

  /// The other possible positions of an ambiguous view.
  private func positions(of index: ViewIndex, _ note: AmbiguityNote) -> Sign? {
    guard options.overlay.contains(.ambiguity) else { return nil }
    let label = OverlayLabel(
      rows: note.components(of: index, axis: options.axis).filter { !$0.isSize }.map {
        [
          runs.pill(
            note.range(of: $0, in: index, name: $0.rawValue), status: .inConflict, layer: .ambiguity)
        ]
      })
    return words(label, about: index, isEssential: true, staysClose: false, part: Self.rangesPart)
  }

  /// The position of a misplaced view in the file.
  private func record(of index: ViewIndex) -> Sign? {
    let view = layout.views[index]
    let isOff = view.misplaced.contains { options.axis == nil || $0.axis == options.axis }
    guard options.overlay.contains(.frames), isOff, !selection.isFaded(index),
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
    _ label: OverlayLabel, about index: ViewIndex, isEssential: Bool = false, staysClose: Bool, part: Int = 0,
    isBesideGhosts: Bool = false
  ) -> Sign? {
    guard !label.rows.isEmpty else { return nil }
    let view = layout.views[index]
    let hasContent = !view.scene.kind.isEmptyInside
    var rect = space.convert(view.absoluteFrame)
    // Words that cannot be inside go above or below all the frames that the view could have.
    if isBesideGhosts, hasContent, options.overlay.contains(.ambiguity) {
      let all = Ghosts(layout: layout).frames(of: index).reduce(rect) {
        $0.union(space.convert($1).standingOut(of: rect, by: Measures.ghostDistance))
      }
      rect = Rect(x: rect.x, y: all.y, width: rect.width, height: all.height)
    }
    return Sign(
      // A label with more rows in one option than in another need not be in the same place.
      key: SignKey(kind: .words, name: view.scene.id, part: part + label.rows.count),
      shape: .words(about: rect, hasContent: hasContent),
      label: label, figures: [], views: [index], isEssential: isEssential, staysClose: staysClose)
  }

  func name(of view: SolvedView) -> OverlayLabel.Run {
    runs.text(
      view.scene.displayName.shortened(to: 28), font: Typography.name, tone: .title, layer: .frames,
      hasPlate: true)
  }

  /// Whether a name is shown. It is worth its place if texts mention it, or if the view shows nothing that identifies
  /// it.
  private func showsName(of index: ViewIndex, isTold: Bool, isNamesake: Bool) -> Bool {
    guard options.overlay.contains(.frames) else { return false }
    if options.overlay.contains(.names) || selection.isPartial { return true }
    let view = layout.views[index]
    let name = view.scene.displayName
    let text = view.text?.string ?? view.scene.content.text?.string ?? ""
    // A label that shows its whole text needs no name that resembles the text, such as “Name Label”.
    if !text.isEmpty, view.isTruncated != true,
      name.lowercased().hasPrefix(text.lowercased()) || text.hasPrefix(name.prefix(20))
    {
      return false
    }
    // The first panel of an option names its views.
    if options.isContinued { return false }
    if isTold, mentions.caption.contains(name) { return true }
    guard view.scene.hasAuthoredName, !isNamesake, !Self.isStructural(name) else { return false }
    return text.isEmpty && !view.scene.kind.isKnownByItsLook || context.mentions(name)
  }

  /// Whether a name only says what part of a cell or a controller something is, such as `contentView` and
  /// `cell 3.imageView`.
  private static func isStructural(_ name: String) -> Bool {
    if name == "self" || name == "contentView" { return true }
    return name.hasPrefix("cell ") && name.utf8.contains(UInt8(ascii: "."))
  }

  /// The badges of the root, which has its turn in the passes like any view, and its name, by which texts mention it.
  private func rootBadges(_ badges: PassBadges) -> [Sign] {
    guard let root = layout.views.first, !selection.isFaded(.root) else {
      return []
    }
    let row = badges.row(of: .root, runs)
    guard !row.isEmpty else { return [] }
    let label = OverlayLabel(rows: [[name(of: root)], row])
    return [
      Sign(
        key: SignKey(kind: .words, name: root.scene.id),
        shape: .words(about: space.convert(root.absoluteFrame), hasContent: false), label: label, figures: [],
        views: [.root], isEssential: true)
    ]
  }

  /// Whether the other axis's panel, which comes first, has the guide and its name.
  private func isNamedBefore(_ guide: SolvedGuide) -> Bool {
    guard options.isContinued, let axis = options.axis?.other else { return false }
    let item = SceneItem.guide(guide.kind, of: guide.owner)
    return layout.constraints.contains {
      $0.origin == .explicit && $0.axis == axis && ($0.scene.firstItem == item || $0.scene.secondItem == item)
    }
  }

  func guideSigns() -> [Sign] {
    guard options.overlay.contains(.guides) else { return [] }
    return selection.guides.prefix(OverlaySelection.mostNotes).filter { !isNamedBefore($0) }.map { guide in
      var words = guide.kind.name.shortened(to: 28)
      // Only the system knows how wide it is.
      if guide.kind == .readableContent { words += " · " + numberText(guide.absoluteFrame.width) }
      let label = OverlayLabel(rows: [
        [runs.text(words, tone: .guide, layer: .guides, hasPlate: true)]
      ])
      return Sign(
        key: SignKey(kind: .guide, name: guide.kind.name, part: guide.owner.rawValue),
        shape: .guide(space.convert(selection.rect(of: guide))), label: label, figures: [])
    }
  }
}

extension SolvedLayout {
  /// The views that findings are about.
  var toldViews: Set<ViewIndex> {
    var told = Set(findings.flatMap { views(of: $0) })
    let failing = constraints.indices.filter {
      constraints[$0].origin == .explicit && (constraints[$0].isBroken || !constraints[$0].isSatisfied)
    }
    for index in failing + conflicts.flatMap(\.constraints) where constraints.indices.contains(index) {
      told.insert(constraints[index].scene.firstItem.view)
      if let second = constraints[index].scene.secondItem { told.insert(second.view) }
    }
    for (index, view) in views.indexed()
    where !view.ambiguity.isEmpty || !view.misplaced.isEmpty || view.isTruncated == true {
      told.insert(index)
    }
    return told
  }
}

extension ViewKind {
  /// Whether views of the kind have an unmistakable appearance: rows, bars, and controls that draw themselves.
  fileprivate var isKnownByItsLook: Bool { self == .cell || hasGround }
}
