import AutoLayout
import LayoutScene
import LayoutWords

/// Makes the signs of an option: of its constraints, stack views, views and guides.
struct SignMaker {
  let layout: SolvedLayout
  let options: DrawingOptions
  let space: OverlaySpace
  let selection: OverlaySelection
  let decisions: ContentDecisions
  let runs: RunMaker
  let context: SheetContext
  let mentions: OptionMentions

  func signs() -> [Sign] {
    let figures = selection.figures(in: space)
    let reasons = self.reasons(for: figures)
    let told = Set(reasons.flatMap(\.constraints))
    return reasons.compactMap(sign) + rangeSigns(besides: reasons)
      + constraintSigns(figures.filter { !told.contains($0.constraint) }) + removedSigns() + stackSigns()
      + stackGapSigns() + stackShareSigns() + stackPartSigns() + measuredSigns() + repetitionSigns()
      + bandSigns() + wordSigns(besides: reasons)
      + guideSigns()
  }

  // MARK: Constraints

  private func constraintSigns(_ figures: [ConstraintFigure]) -> [Sign] {
    var drafts: [LengthDraft] = []
    var signs: [Sign] = []
    var compared = Set<ComparedLength>()
    for figure in figures {
      switch figure.shape {
      case .dimensions(let dimensions):
        for (part, dimension) in dimensions.enumerated() {
          // A view that is equal to two others only needs to show this once.
          if figure.isComparison,
            !compared.insert(ComparedLength(figure, dimension, item: part, layout)).inserted
          {
            continue
          }
          drafts.append(LengthDraft(figures: [figure], dimension: dimension, part: part))
        }
      case .alignment:
        guard let line = figure.line else { continue }
        signs.append(
          Sign(
            key: key(of: figure), shape: .line(line),
            label: label(of: figure, value: figure.status.isAlarm || badge(of: figure) != nil ? "" : nil),
            figures: [figure], views: figure.views))
      case .aspect(let rect, let value):
        signs.append(
          Sign(
            key: key(of: figure), shape: .aspect(rect), label: label(of: figure, value: value),
            figures: [figure],
            views: figure.views))
      }
    }
    let lengths = LengthDraft.folded(drafts, layout) { figure in
      let identifier = layout.constraints[figure.constraint].scene.identifier
      return badge(of: figure) != nil || context.isChanging(identifier)
    }
    // A bar finds another place more easily than a label at a line.
    let lines = merged(signs)
    return lines.filter(\.hasLabel) + lengths.map(sign) + lines.filter { !$0.hasLabel }
  }

  private func sign(_ draft: LengthDraft) -> Sign {
    let figure = draft.figure
    let isEquality = figure.equalityGroup != nil && figure.status == .satisfied && !figure.isOptional
    var value = draft.dimension.value
    if draft.count > 1 { value += " ×\(draft.count)" }
    let isSilent = draft.isFolded || isEquality
    let comparison = figure.isComparison ? SignFold.comparison(figure.constraint) : nil
    var sign = Sign(
      key: key(of: figure, part: draft.part), shape: .dimension(draft.dimension),
      style: isEquality ? .equalMarks(figure.equalityGroup ?? 1) : .bar,
      label: isSilent ? OverlayLabel(rows: []) : label(of: draft.figures, value: value, part: draft.part),
      figures: draft.figures,
      views: figure.views,
      fold: isEquality ? figure.equalityGroup.map { .equalSizes(group: $0) } : draft.fold ?? comparison)
    if draft.isFolded, !isEquality {
      let number = runs.pill(value, status: figure.status, layer: selection.layer(of: figure.status))
      sign.sharedNumber = OverlayLabel(rows: [[number]])
    }
    return sign
  }

  func key(of figure: ConstraintFigure, part: Int = 0) -> SignKey {
    SignKey(kind: .constraint, name: layout.constraints[figure.constraint].scene.identifier, part: part)
  }

  /// A length that a constraint compares with another one.
  private struct ComparedLength: Hashable {
    var item: SceneItem?
    var axis: Axis
    var value: String
    var priority: LayoutPriority
    var status: ConstraintStatus

    init(
      _ figure: ConstraintFigure, _ dimension: ConstraintFigure.Dimension, item: Int, _ layout: SolvedLayout
    ) {
      let scene = layout.constraints[figure.constraint].scene
      self.item = item == 0 ? scene.firstItem : scene.secondItem
      axis = dimension.axis
      value = dimension.value
      priority = figure.priority
      status = figure.status
    }
  }

  // MARK: Labels

  private func label(of figure: ConstraintFigure, value: String?) -> OverlayLabel {
    label(of: [figure], value: value)
  }

  /// A pill with the value, then the priority, the name, and the actual value.
  ///
  /// - Parameter part: the item of a comparison; the actual value is that of the first.
  private func label(of figures: [ConstraintFigure], value: String?, part: Int = 0) -> OverlayLabel {
    let figure = figures[0]
    let layer = selection.layer(of: figure.status)
    var row = [OverlayLabel.Run]()
    var longName: OverlayLabel.Run?
    if let value {
      // In a folded pair, one may hold where the other gives way, and only one of them has the name.
      let shown = figures.first { $0.value == value } ?? figure
      let named = figures.first { badge(of: $0) != nil } ?? shown
      let name = badge(of: named)
      let isShort =
        named.constraint == shown.constraint
        && name.map { $0.count <= Self.longestNameInPill || value.isEmpty } ?? false
      row.append(runs.pill(value, name: isShort ? name : nil, status: shown.status, layer: layer))
      if let name, !isShort {
        longName = runs.text(
          name, font: Typography.name, tone: .status(named.status), layer: layer, hasPlate: true)
      }
    }
    if let value, !value.isEmpty, let words = figure.centreWords {
      row.append(runs.text(words, tone: .faint, layer: layer, hasPlate: true))
    }
    for other in figures {
      guard other.isOptional, options.overlay.contains(.priorities) else { continue }
      // A folded pair has both numbers: the required one and the wanted one.
      let isOnPill = figures.count == 1 || value == other.shownValue
      let wanted = isOnPill ? "" : "wants " + other.shownValue + " "
      row.append(
        runs.text(
          wanted + "@" + numberText(other.priority.rawValue), tone: .status(other.status), layer: .priorities,
          hasPlate: true))
    }
    // A priority is next to its number, regardless of the constraint's name.
    if let longName { row.append(longName) }
    if part == 0, let actual = figure.actual {
      row.append(runs.text(actual, tone: .faint, layer: layer, hasPlate: true))
    }
    switch layout.constraints[figure.constraint].origin {
    case .contentHugging:
      row.append(
        runs.arrows(
          ContentArrows(kind: .hugging, axis: figure.axis), tone: .status(figure.status), layer: layer))
    case .compressionResistance:
      row.append(
        runs.arrows(
          ContentArrows(kind: .resistance, axis: figure.axis), tone: .status(figure.status), layer: layer))
    case .explicit, .stackView, .autoresizingMask, .layoutGuide, .cell: break
    }
    return OverlayLabel(rows: [row])
  }

  static let longestBadge = 16
  private static let longestNameInPill = 2

  /// The identifier of a constraint that texts mention, or that options switch on and off.
  private func badge(of figure: ConstraintFigure) -> String? {
    let scene = layout.constraints[figure.constraint].scene
    let name = scene.identifier
    guard scene.hasGivenIdentifier, name.count <= Self.longestBadge,
      context.mentions(name) || mentions.captions.contains(name) || context.isSwitched(name)
    else { return nil }
    return name
  }
}

extension ConstraintFigure {
  var lineKind: SignDescription.Kind { isOnBaselines ? .baseline : isCentred ? .centre : .alignment }

  /// The legend's name for the line.
  var lineSign: OverlaySign { isOnBaselines ? .sameBaseline : isCentred ? .centre : .alignment }

  /// The line of an alignment, and the marks of centres, which stick out of their views.
  var drawnLines: [SignBar] {
    guard let line else { return [] }
    return [line] + (isCentred ? line.centreMarks(at: items) : [])
  }

  /// The line of an alignment.
  var line: SignBar? {
    guard case .alignment(let axis, let coordinate, let from, let to) = shape else { return nil }
    return SignBar(axis: axis.other, start: from, end: to, across: coordinate, half: Measures.barWidth)
  }

  /// The centres from which, or to which, a distance is measured, each with its item.
  var centres: [(line: SignBar, item: Rect)] {
    guard isCentred, case .dimensions(let dimensions) = shape else { return [] }
    return dimensions.flatMap { dimension in
      dimension.edges.compactMap { place, item in
        guard abs(item.middle(along: dimension.axis) - place) < 0.5 else { return nil }
        let across = item.range(along: dimension.axis.other)
        let line = SignBar(
          axis: dimension.axis.other, start: across.lowerBound, end: across.upperBound, across: place,
          half: Measures.barWidth)
        return (line, item)
      }
    }
  }

  fileprivate var shownValue: String {
    value.hasPrefix("= ") ? String(value.dropFirst(2)) : value
  }
}
