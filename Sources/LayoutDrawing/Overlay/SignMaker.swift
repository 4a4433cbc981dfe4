import AutoLayout

/// Makes the signs of an option: of its constraints, stack views, views and guides.
struct SignMaker {
  let layout: SolvedLayout
  let options: DrawingOptions
  let space: OverlaySpace
  let selection: OverlaySelection
  let runs: RunMaker
  let context: SheetContext
  /// Of what the caption speaks.
  let caption: Mentions

  func signs() -> [Sign] {
    let figures = selection.figures(in: space)
    let reasons = self.reasons(for: figures)
    let told = Set(reasons.flatMap(\.constraints))
    return reasons.compactMap(sign) + constraintSigns(figures.filter { !told.contains($0.constraint) })
      + stackSigns() + maskSigns() + wordSigns() + guideSigns()
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
          // A view that equals two others needs to say so once.
          if dimensions.count == 2,
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
            label: label(of: figure, value: figure.status.isAlarm ? "" : nil),
            figures: [figure], views: figure.views))
      case .aspect(let rect, let value):
        signs.append(
          Sign(
            key: key(of: figure), shape: .aspect(rect), label: label(of: figure, value: value),
            figures: [figure],
            views: figure.views))
      }
    }
    return LengthDraft.folded(drafts, layout).map(sign) + Self.merged(signs)
  }

  /// Lines that say nothing but that edges coincide are one sign if they are in line with each other.
  private static func merged(_ signs: [Sign]) -> [Sign] {
    struct Line: Hashable {
      var axis: Axis
      var across: Double
      var status: ConstraintStatus
      var isOptional: Bool
      var isCentred: Bool
      var isOnBaselines: Bool
    }
    var merged: [Sign] = []
    var known: [Line: Int] = [:]
    for sign in signs {
      guard case .line(let bar) = sign.shape, !sign.hasLabel, let figure = sign.figure else {
        merged.append(sign)
        continue
      }
      let line = Line(
        axis: bar.axis, across: bar.across, status: figure.status, isOptional: figure.isOptional,
        isCentred: figure.isCentred, isOnBaselines: figure.isOnBaselines)
      if let index = known[line] {
        merged[index].figures.append(figure)
        merged[index].views += sign.views
      } else {
        known[line] = merged.count
        merged.append(sign)
      }
    }
    return merged
  }

  private func sign(_ draft: LengthDraft) -> Sign {
    let figure = draft.figure
    let isEquality = figure.equalityGroup != nil && figure.status == .satisfied && !figure.isOptional
    var value = draft.dimension.value
    if draft.count > 1 { value += " ×\(draft.count)" }
    let isSilent = draft.isFolded || isEquality
    return Sign(
      key: key(of: figure, part: draft.part), shape: .dimension(draft.dimension),
      style: isEquality ? .equalMarks(figure.equalityGroup ?? 1) : .bar,
      label: isSilent ? OverlayLabel(rows: []) : label(of: draft.figures, value: value),
      figures: draft.figures,
      views: figure.views)
  }

  private func key(of figure: ConstraintFigure, part: Int = 0) -> SignKey {
    SignKey(kind: .constraint, name: layout.constraints[figure.constraint].scene.identifier, part: part)
  }

  /// What a view says of a length that a constraint compares with another one.
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

  /// A pill with the value, then the priority, then what it is instead.
  private func label(of figures: [ConstraintFigure], value: String?) -> OverlayLabel {
    let figure = figures[0]
    let layer = selection.layer(of: figure.status)
    var row = [OverlayLabel.Run]()
    if let value {
      row.append(runs.pill(value, status: figure.status, layer: layer))
      if let name = figures.compactMap({ badge(of: $0.constraint) }).first {
        row.append(
          runs.text(name, font: Typography.name, tone: .status(figure.status), layer: layer, hasPlate: true))
      }
    }
    for other in figures {
      guard other.isOptional, options.overlay.contains(.priorities) else { continue }
      // A folded pair has both numbers: the one that must be, and the one that is wanted.
      let wanted = other.constraint == figure.constraint ? "" : "wants " + other.shownValue + " "
      row.append(
        runs.text(
          wanted + "@" + numberText(other.priority.rawValue), tone: .status(other.status), layer: .priorities,
          hasPlate: true))
    }
    if let actual = figure.actual {
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

  private static let longestBadge = 16

  /// The identifier of a constraint that a title or a description speaks of.
  private func badge(of index: Int) -> String? {
    let scene = layout.constraints[index].scene
    guard scene.hasGivenIdentifier, scene.identifier.count <= Self.longestBadge,
      context.mentions(scene.identifier)
    else { return nil }
    return scene.identifier
  }

  // MARK: Reasons

  private func reasons(for figures: [ConstraintFigure]) -> [SizeReason] {
    guard options.overlay.contains(.constraints), options.overlay.contains(.priorities),
      options.constraints == nil
    else { return [] }
    let wanted = Set(figures.filter { !$0.status.isAlarm }.map(\.constraint))
    return SizeReasons(layout: layout, measurer: runs.measurer).all(among: wanted).filter { reason in
      !selection.isFaded(reason.view) && (options.axis == nil || options.axis == reason.axis)
        && (options.focus == nil || layout.views[reason.view].scene.id == options.focus)
    }
  }

  private func sign(_ reason: SizeReason) -> Sign? {
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

  // MARK: Stack views and masks

  /// What makes stack views rows of one structure.
  private struct StackLikeness: Hashable {
    var superview: Int?
    var settings: StackSettings
    var start: Double
    var end: Double
  }

  /// A bracket along each stack view, with how it arranges its views; one for those that are alike and side by side.
  private func stackSigns() -> [Sign] {
    guard options.overlay.contains(.constraints), options.constraints == nil else { return [] }
    let stacks = selection.notedViews.filter { index in
      let scene = layout.views[index].scene
      return scene.kind == .stackView && !selection.isFaded(index)
        && (options.axis == nil || options.axis == scene.stack.axis)
    }
    let groups = Dictionary(grouping: stacks) { index in
      let (scene, dimension) = (layout.views[index].scene, stackDimension(index))
      return StackLikeness(
        superview: scene.superview, settings: scene.stack, start: dimension.start, end: dimension.end)
    }
    return groups.values.compactMap { members in members.first.map { ($0, members.count) } }
      .sorted { $0.0 < $1.0 }.map { sign(ofStack: $0.0, count: $0.1) }
  }

  private func stackDimension(_ index: Int) -> ConstraintFigure.Dimension {
    let view = layout.views[index]
    let axis = view.scene.stack.axis
    let rect = space.convert(view.absoluteFrame)
    return ConstraintFigure.Dimension(
      axis: axis, start: rect.minimum(along: axis), end: rect.maximum(along: axis),
      across: rect.range(along: axis.other), sized: rect, edges: [], value: "")
  }

  private func sign(ofStack index: Int, count: Int) -> Sign {
    let view = layout.views[index]
    let settings = view.scene.stack
    func word(_ string: String) -> OverlayLabel.Run {
      runs.text(string, tone: .faint, layer: .constraints, hasPlate: true)
    }
    var row = [
      word(settings.axis == .horizontal ? "horizontal" : "vertical"),
      word(
        "· \(settings.distribution.rawValue) · " + numberText(settings.spacing)
          + (count > 1 ? " ×\(count)" : "")),
    ]
    let name = view.scene.displayName
    if count == 1,
      options.overlay.contains(.names) || context.mentions(name) || caption.contains(name)
    {
      row.insert(self.name(of: view), at: 0)
    }
    return Sign(
      key: SignKey(kind: .stack, name: view.scene.id), shape: .dimension(stackDimension(index)),
      style: .bracket,
      label: OverlayLabel(rows: [row]), figures: [], views: [index])
  }

  /// Whether a view's mask is somebody's choice: cells, bars and what a cell's style holds have theirs from UIKit.
  private func isPlacedByItsAuthor(_ index: Int) -> Bool {
    guard layout.views.indices.contains(index) else { return false }
    let scene = layout.views[index].scene
    let isInContentView = scene.superview.map { layout.views[$0].scene.isContentView } ?? false
    switch scene.kind {
    case .cell, .navigationBar, .tabBar, .toolbar: return false
    default: return !scene.isContentView && !isInContentView
    }
  }

  /// The lengths that autoresizing masks keep, and the equal ones of stack views.
  private func maskSigns() -> [Sign] {
    var compared = Set<SceneItem>()
    return selection.generatedFigures(in: space).flatMap { figure -> [Sign] in
      guard case .dimensions(let dimensions) = figure.shape else { return [] }
      let constraint = layout.constraints[figure.constraint]
      let scene = constraint.scene
      if constraint.origin == .stackView {
        guard dimensions.count == 2, scene.firstAttribute.kind == .size, scene.multiplier == 1 else {
          return []
        }
        return zip([scene.firstItem] + [scene.secondItem].compactMap(\.self), dimensions).enumerated()
          .compactMap {
            part, pair in
            guard compared.insert(pair.0).inserted else { return nil }
            return Sign(
              key: key(of: figure, part: part), shape: .dimension(pair.1), style: .equalMarks(1),
              label: OverlayLabel(rows: []), figures: [figure], views: figure.views)
          }
      }
      guard case .view(let index) = scene.firstItem, isPlacedByItsAuthor(index) else { return [] }
      // A share of the superview's size is told by the subview alone.
      return dimensions.prefix(1).enumerated().map { part, dimension in
        Sign(
          key: key(of: figure, part: part), shape: .dimension(dimension), style: .generated,
          label: OverlayLabel(rows: [
            [runs.plate(dimension.value, status: figure.status, layer: .constraints)]
          ]),
          figures: [figure], views: figure.views)
      }
    }
  }
}

extension ConstraintFigure {
  /// The line of an alignment.
  var line: SignBar? {
    guard case .alignment(let axis, let coordinate, let from, let to) = shape else { return nil }
    return SignBar(axis: axis.other, start: from, end: to, across: coordinate, half: Measures.barWidth)
  }

  fileprivate var shownValue: String {
    guard case .dimensions(let dimensions) = shape, let value = dimensions.first?.value else { return "" }
    return value.hasPrefix("= ") ? String(value.dropFirst(2)) : value
  }
}
