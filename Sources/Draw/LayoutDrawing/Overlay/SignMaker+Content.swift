import AutoLayout
import LayoutScene
import LayoutWords

/// The words about a view's content: its priorities, its size, and its font size.
extension SignMaker {
  func contentRows(of index: ViewIndex, by decisions: ContentDecisions) -> [[OverlayLabel.Run]] {
    guard options.constraints == nil else { return [] }
    let view = layout.views[index]
    let words = [sizeWords(of: index), typeWords(of: view)].compactMap(\.self)
    let row = words.map { runs.text($0, tone: .faint, layer: .constraints, hasPlate: true) }
    return priorityRows(of: view, by: decisions) + (row.isEmpty ? [] : [row])
  }

  /// Whether texts mention the view's size, so that a reader looks for it.
  func hasSizeToTell(_ index: ViewIndex) -> Bool {
    options.constraints == nil && sizeWords(of: index) != nil
  }

  // MARK: Priorities

  /// The content priorities that are asked for, that texts mention, or that are not the class's defaults.
  private func priorityRows(
    of view: SolvedView, by decisions: ContentDecisions
  ) -> [[OverlayLabel.Run]] {
    let isAll = options.overlay.contains(.intrinsic)
    guard isAll || options.overlay.contains(.priorities) else { return [] }
    let layer: OverlayLayer = isAll ? .intrinsic : .priorities
    return Axis.allCases.flatMap { axis -> [[OverlayLabel.Run]] in
      guard let size = view.intrinsicContentSize[axis], options.axis == nil || options.axis == axis else {
        return []
      }
      let kinds = [ContentArrows.Kind.hugging, .resistance].filter {
        isAll || decides($0, axis, of: view, by: decisions)
          || !decisions.isTold($0, axis, of: view)
            && isWorthSaying($0, axis, of: view, under: decisions.pressure(along: axis))
      }
      let rows = kinds.map { kind in
        let priority = numberText(kind.priority(axis, of: view.scene).rawValue)
        // The full layer shows the inequalities that make up an intrinsic size.
        let words = isAll ? kind.relation.prefix + numberText(size) + " @" + priority : priority
        let actual = view.frame.inset(by: view.alignmentRectInsets).size[axis]
        // The caption reports truncated text, but not stretched views.
        let isOverruled =
          isAll
          ? kind == .hugging ? actual > size + 0.5 : actual < size - 0.5
          : kind == .resistance && view.isTruncated == true
            && decisions.outcome(kind, axis, of: view) == .lost
            && decides(kind, axis, of: view, by: decisions)
        let isTied = decisions.outcome(kind, axis, of: view) == .tied
        var number = runs.text(
          words + (isOverruled ? " ✗" : ""),
          tone: isOverruled ? .status(.unsatisfied) : isTied ? .status(.inConflict) : .faint, layer: layer,
          hasPlate: true)
        number.sticksToPrevious = true
        return [runs.arrows(ContentArrows(kind: kind, axis: axis), tone: .faint, layer: layer), number]
      }
      return isAll ? rows : rows.isEmpty ? [] : [rows.flatMap(\.self)]
    }
  }

  /// Whether a priority decides, and no sign has explained it.
  private func decides(
    _ kind: ContentArrows.Kind, _ axis: Axis, of view: SolvedView, by decisions: ContentDecisions
  ) -> Bool {
    decisions.outcome(kind, axis, of: view) != nil && !decisions.isTold(kind, axis, of: view)
  }

  /// The outcome of the view's priorities that decide, the loser first; nil if no outcome is shown.
  func priorityFate(of view: SolvedView, by decisions: ContentDecisions) -> SignDescription.Fate? {
    guard options.constraints == nil, options.overlay.contains(.priorities) else { return nil }
    let outcomes = Axis.allCases.filter { options.axis == nil || options.axis == $0 }.flatMap { axis in
      [ContentArrows.Kind.hugging, .resistance].compactMap { kind in
        decides(kind, axis, of: view, by: decisions) ? decisions.outcome(kind, axis, of: view) : nil
      }
    }
    if outcomes.contains(.lost) { return .unsatisfied }
    return outcomes.contains(.tied) ? .inConflict : outcomes.contains(.won) ? .satisfied : nil
  }

  /// Whether a priority is worth mentioning: hugging is not where views are compressed, nor resistance where they are
  /// stretched.
  private func isWorthSaying(
    _ kind: ContentArrows.Kind, _ axis: Axis, of view: SolvedView, under pressure: ContentPressure
  ) -> Bool {
    if context.varies(kind, axis, of: view.scene) {
      return pressure.isDecided(by: kind) ?? true
    }
    let priority = kind.priority(axis, of: view.scene).rawValue
    let isTold = mentions.told.contains(number: numberText(priority))
    if isTold, pressure.isDecided(by: kind) == true { return true }
    return !view.scene.isStandard && !kind.usual(axis, of: view.scene.kind).contains(priority)
  }

  // MARK: Sizes

  /// The size, such as `51 × 31`, or `– × 31` for a view without an intrinsic width, if texts mention it.
  private func sizeWords(of index: ViewIndex) -> String? {
    guard options.overlay.contains(.constraints) else { return nil }
    let view = layout.views[index]
    // The size of the frame, which the alignment rectangle may fall short of.
    let frame = view.frame.size
    let inner = view.frame.inset(by: view.alignmentRectInsets).size
    let size = Axis.allCases.map { axis in
      view.intrinsicContentSize[axis].map { numberText($0 + frame[axis] - inner[axis]) }
    }
    guard size.contains(where: { $0 != nil }) else { return nil }
    let words = size.map { $0 ?? "–" }
    guard mentions.told.contains(words[0] + " × " + words[1]) else { return nil }
    return switch options.axis {
    case .horizontal: size[0].map { $0 + " wide" }
    case .vertical: size[1].map { $0 + " high" }
    case nil: words[0] + " × " + words[1]
    }
  }

  /// The sizes that texts mention but no drawn constraint gives: of rows, and of misplaced views.
  func measuredSigns() -> [Sign] {
    guard options.overlay.contains(.constraints), options.constraints == nil else { return [] }
    let drawn = selection.wanted.map { layout.constraints[$0].scene }.filter {
      $0.firstAttribute.kind == .size
    }
    return selection.notedViews.flatMap { index -> [Sign] in
      let view = layout.views[index]
      let rect = space.convert(view.absoluteFrame)
      return Axis.allCases.filter { options.axis == nil || options.axis == $0 }.compactMap { axis -> Sign? in
        let isDrawn = drawn.contains { $0.firstItem == .view(index) && $0.firstAttribute.axis == axis }
        let text = numberText(axis == .horizontal ? view.frame.width : view.frame.height)
        guard !isDrawn, isToldWhereMisplaced(view, axis, text) || isToldRow(view, axis, text) else {
          return nil
        }
        var dimension = ConstraintFigure.Dimension.size(of: rect, along: axis)
        dimension.value = text
        return Sign(
          key: SignKey(kind: .size, name: view.scene.id, part: axis == .vertical ? 0 : 1),
          shape: .dimension(dimension), style: .measured,
          label: OverlayLabel(rows: [[runs.plate(text, tone: .faint, layer: .constraints)]]), figures: [],
          views: [index])
      }
    }
  }

  private func isToldWhereMisplaced(_ view: SolvedView, _ axis: Axis, _ length: String) -> Bool {
    view.misplaced.contains { $0.isSize && $0.axis == axis } && mentions.caption.contains(number: length)
  }

  private func isToldRow(_ view: SolvedView, _ axis: Axis, _ height: String) -> Bool {
    axis == .vertical && view.scene.kind == .cell && mentions.told.contains(number: height)
  }

  /// The font size of a text, if it differs between options.
  func typeWords(of view: SolvedView) -> String? {
    guard options.overlay.contains(.constraints), options.axis != .horizontal, let text = view.text,
      context.hasSeveralFonts(view.scene)
    else { return nil }
    return numberText(text.font.size) + " pt"
  }
}

extension ContentArrows.Kind {
  fileprivate func priority(_ axis: Axis, of view: SceneView) -> LayoutPriority {
    switch self {
    case .hugging: view.contentHugging[axis]
    case .resistance: view.compressionResistance[axis]
    }
  }

  /// The relation of the priority's inequality.
  fileprivate var relation: LayoutRelation {
    switch self {
    case .hugging: .lessThanOrEqual
    case .resistance: .greaterThanOrEqual
    }
  }

  /// The priorities that need no mention.
  fileprivate func usual(_ axis: Axis, of kind: ViewKind) -> [Double] {
    switch self {
    case .hugging: [kind.defaultContentHugging[axis].rawValue, 250, 251]
    case .resistance: [750]
    }
  }
}
