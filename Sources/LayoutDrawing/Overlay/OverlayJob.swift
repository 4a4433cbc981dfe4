import AutoLayout

/// What is asked of the placer, and what is drawn once it has answered.
struct OverlayJob {
  enum Subject {
    case dimension(ConstraintFigure, ConstraintFigure.Dimension)
    case line(ConstraintFigure)
    case aspect(ConstraintFigure, Rect)
    case note(view: Int)
    case guide
  }

  var subject: Subject
  var label: OverlayLabel
  var request: SignRequest
}

/// Makes the jobs of a layout: the signs of its constraints, the notes of its views, the names of its guides.
struct OverlayJobMaker {
  let layout: SolvedLayout
  let options: DrawingOptions
  let space: OverlaySpace
  let selection: OverlaySelection
  let runs: RunMaker

  func constraintJobs() -> [OverlayJob] {
    let candidates = CandidateMaker(screen: space.screen)
    var compared = Set<ComparedLength>()
    return selection.figures(in: space).flatMap { figure -> [OverlayJob] in
      switch figure.shape {
      case .dimensions(let dimensions):
        return dimensions.enumerated().compactMap { position, dimension in
          // A view that equals two others needs to say so once.
          if dimensions.count == 2,
            !compared.insert(ComparedLength(figure, dimension, item: position, layout)).inserted
          {
            return nil
          }
          let label = self.label(of: figure, value: dimension.value)
          let request = SignRequest(
            candidates.candidates(for: dimension, label: label), isBare: label.hasBareWords,
            named: dimension.sized)
          return OverlayJob(subject: .dimension(figure, dimension), label: label, request: request)
        }
      case .alignment(let axis, let coordinate, let from, let to):
        let line = SignCandidate.Bar(
          axis: axis.other, start: from, end: to, across: coordinate, half: Measures.barWidth)
        let label = self.label(of: figure, value: figure.status.isAlarm ? "" : nil)
        guard !label.rows.isEmpty else {
          return [OverlayJob(subject: .line(figure), label: label, request: SignRequest([]))]
        }
        return [
          OverlayJob(
            subject: .line(figure), label: label,
            request: SignRequest(
              candidates.candidates(for: line, label: label), isBare: !figure.status.isAlarm))
        ]
      case .aspect(let rect, let value):
        let label = self.label(of: figure, value: value)
        let request = SignRequest(candidates.candidates(forAspectOf: rect, label: label))
        return [OverlayJob(subject: .aspect(figure, rect), label: label, request: request)]
      }
    }
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

  /// A pill with the value, then the priority, then what it is instead.
  private func label(of figure: ConstraintFigure, value: String?) -> OverlayLabel {
    var row = [OverlayLabel.Run]()
    let layer = selection.layer(of: figure.status)
    if let value { row.append(runs.pill(value, status: figure.status, layer: layer)) }
    if figure.isOptional, options.overlay.contains(.priorities) {
      row.append(
        runs.text(
          "@" + numberText(figure.priority.rawValue), tone: .status(figure.status), layer: .priorities,
          hasPlate: true))
    }
    if let actual = figure.actual {
      row.append(runs.text(actual, tone: .faint, layer: layer, hasPlate: true))
    }
    switch layout.constraints[figure.constraint].origin {
    case .contentHugging:
      row.append(runs.arrows(ContentArrows(kind: .hugging, axis: figure.axis), tone: .status(figure.status)))
    case .compressionResistance:
      row.append(
        runs.arrows(ContentArrows(kind: .resistance, axis: figure.axis), tone: .status(figure.status)))
    default: break
    }
    return OverlayLabel(rows: [row])
  }

  /// What the notes say of the views' contents; with certain constraints asked for these say it.
  func intrinsicNotes() -> [Int: IntrinsicNote] {
    guard options.overlay.contains(.intrinsic), options.constraints == nil else { return [:] }
    let notes = IntrinsicNotes(layout: layout, axis: options.axis)
    return Dictionary(uniqueKeysWithValues: selection.notedViews.map { ($0, notes[view: $0]) })
  }

  func noteJobs(_ notes: [Int: IntrinsicNote], _ badges: PassBadges) -> [OverlayJob] {
    let candidates = CandidateMaker(screen: space.screen)
    return root(badges)
      + selection.notedViews.compactMap { index in
        let view = layout.views[index]
        var rows = [[OverlayLabel.Run]]()
        if options.overlay.contains(.frames) {
          rows.append([
            runs.text(
              view.scene.displayName.shortened(to: 28), font: Typography.name, tone: .title, layer: .frames)
          ])
        }
        if options.overlay.contains(.intrinsic) {
          rows += notes[index]?.rows(runs) ?? []
        }
        if options.overlay.contains(.ambiguity) {
          rows += AmbiguityNote(view: view).ranges(axis: options.axis).map {
            [runs.pill($0, status: .inConflict, layer: .ambiguity)]
          }
        }
        if options.overlay.contains(.passes) { rows.append(badges.row(of: index, runs)) }
        let label = OverlayLabel(rows: rows)
        guard !label.rows.isEmpty else { return nil }
        let frame = space.convert(view.absoluteFrame)
        let request = SignRequest(
          candidates.candidates(
            forNoteOf: frame, hasContent: !view.scene.kind.isEmptyInside,
            label: label), isBare: true, named: frame)
        return OverlayJob(subject: .note(view: index), label: label, request: request)
      }
  }

  /// The root has no name, but its turn in the passes as any view.
  private func root(_ badges: PassBadges) -> [OverlayJob] {
    guard options.overlay.contains(.passes), let root = layout.views.first, !selection.isFaded(0) else {
      return []
    }
    let label = OverlayLabel(rows: [badges.row(of: 0, runs)])
    guard !label.rows.isEmpty else { return [] }
    let frame = space.convert(root.absoluteFrame)
    let request = SignRequest(
      CandidateMaker(screen: space.screen).candidates(forNoteOf: frame, hasContent: false, label: label),
      isBare: true, named: frame)
    return [OverlayJob(subject: .note(view: 0), label: label, request: request)]
  }

  func guideJobs() -> [OverlayJob] {
    guard options.overlay.contains(.guides) else { return [] }
    let candidates = CandidateMaker(screen: space.screen)
    return selection.guides.prefix(OverlaySelection.mostNotes).map {
      guide in
      let label = OverlayLabel(rows: [
        [runs.text(guide.kind.name.shortened(to: 28), tone: .guide, layer: .guides)]
      ])
      let request = SignRequest(
        candidates.candidates(
          forNameOf: space.convert(selection.rect(of: guide)), label: label), isBare: true)
      return OverlayJob(subject: .guide, label: label, request: request)
    }
  }
}

extension ConstraintFigure {
  /// The line of an alignment.
  var line: SignCandidate.Bar? {
    guard case .alignment(let axis, let coordinate, let from, let to) = shape else { return nil }
    return SignCandidate.Bar(
      axis: axis.other, start: from, end: to, across: coordinate, half: Measures.barWidth)
  }
}
