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
    return selection.figures(in: space).flatMap { figure -> [OverlayJob] in
      switch figure.shape {
      case .dimensions(let dimensions):
        return dimensions.map { dimension in
          let label = self.label(of: figure, value: dimension.value)
          let request = SignRequest(candidates.candidates(for: dimension, label: label))
          return OverlayJob(subject: .dimension(figure, dimension), label: label, request: request)
        }
      case .alignment(let axis, let coordinate, let from, let to):
        let line = SignCandidate.Bar(
          axis: axis.other, start: from, end: to, across: coordinate, half: Measures.barWidth)
        let label = self.label(of: figure, value: figure.status.isAlarm ? "0" : nil)
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

  /// A pill with the value, then the priority, then what it is instead.
  private func label(of figure: ConstraintFigure, value: String?) -> OverlayLabel {
    var row = [OverlayLabel.Run]()
    let layer = selection.layer(of: figure.status)
    if let value { row.append(runs.pill(value, status: figure.status, layer: layer)) }
    if figure.isOptional, options.overlay.contains(.priorities) {
      row.append(
        runs.text(
          "@" + numberText(figure.priority.rawValue), tone: .status(figure.status), layer: .priorities))
    }
    if let actual = figure.actual {
      row.append(runs.text(actual, tone: .faint, layer: layer))
    }
    return OverlayLabel(rows: [row])
  }

  func noteJobs() -> [OverlayJob] {
    let candidates = CandidateMaker(screen: space.screen)
    return selection.notedViews.compactMap { index in
      let view = layout.views[index]
      var rows = [[OverlayLabel.Run]]()
      if options.overlay.contains(.frames) {
        rows.append([
          runs.text(view.scene.id.shortened(to: 28), font: Typography.name, tone: .title, layer: .frames)
        ])
      }
      if options.overlay.contains(.intrinsic) {
        rows += IntrinsicNote(of: index, in: layout, axis: options.axis).rows(runs)
      }
      if options.overlay.contains(.ambiguity) {
        rows += AmbiguityNote(view: view).ranges(axis: options.axis).map {
          [runs.pill($0, status: .inConflict, layer: .ambiguity)]
        }
      }
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

  func guideJobs() -> [OverlayJob] {
    guard options.overlay.contains(.guides) else { return [] }
    let candidates = CandidateMaker(screen: space.screen)
    return layout.guides.filter { $0.kind != .layoutMargins }.prefix(OverlaySelection.mostNotes).map {
      guide in
      let label = OverlayLabel(rows: [
        [runs.text(guide.kind.name.shortened(to: 28), tone: .guide, layer: .guides)]
      ])
      let request = SignRequest(
        candidates.candidates(
          forNameOf: space.convert(guide.absoluteFrame), label: label), isBare: true)
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
