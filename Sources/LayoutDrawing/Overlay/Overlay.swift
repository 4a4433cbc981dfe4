import AutoLayout

/// The explanation that lies over one mockup: its layers, the room they take, and the signs they use.
struct Overlay {
  private(set) var layers = LayeredItems()
  /// In sheet points from the screen's upper left corner; holds the device and every label.
  private(set) var bounds: Rect
  private(set) var signs = OverlaySigns()
  /// Where labels are, for those who check that none covers another.
  private(set) var labelRects: [Rect] = []
  /// Where the views' lines of text are.
  let texts: [Rect]

  private let layout: SolvedLayout
  private let options: DrawingOptions
  private let space: OverlaySpace
  private let selection: OverlaySelection
  private let maker: RunMaker
  private let screenTheme: Theme
  private let sheetTheme: Theme

  /// What is asked of the placer, and what is drawn once it has answered.
  private struct Job {
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

  init(mockup: Mockup, options: DrawingOptions, sheetTheme: Theme) {
    layout = mockup.layout
    self.options = options
    self.sheetTheme = sheetTheme
    screenTheme = mockup.theme
    space = OverlaySpace(layout: layout, scale: mockup.scale, screen: mockup.screen)
    selection = OverlaySelection(layout: layout, options: options)
    maker = RunMaker(measurer: mockup.measurer)
    bounds = mockup.bounds
    texts = mockup.textExtents().map(space.scaled)
    guard !options.overlay.subtracting(.legend).isEmpty else { return }

    var ground = GroundLayers(
      layout: layout, options: options, space: space, theme: screenTheme, selection: selection)
    ground.draw(into: &layers, signs: &signs)
    let jobs = constraintJobs() + noteJobs() + guideJobs()
    place(jobs, outlines: ground.outlines, edge: mockup.bounds)
  }

  // MARK: What there is to place

  private func constraintJobs() -> [Job] {
    let candidates = CandidateMaker(screen: space.screen)
    return selection.figures(in: space).flatMap { figure -> [Job] in
      switch figure.shape {
      case .dimensions(let dimensions):
        return dimensions.map { dimension in
          let label = self.label(of: figure, value: dimension.value)
          let request = SignRequest(candidates.candidates(for: dimension, label: label))
          return Job(subject: .dimension(figure, dimension), label: label, request: request)
        }
      case .alignment(let axis, let coordinate, let from, let to):
        let line = SignCandidate.Bar(
          axis: axis.other, start: from, end: to, across: coordinate, half: Measures.barWidth)
        let label = self.label(of: figure, value: figure.status.isAlarm ? "0" : nil)
        guard !label.rows.isEmpty else {
          return [Job(subject: .line(figure), label: label, request: SignRequest([]))]
        }
        return [
          Job(
            subject: .line(figure), label: label,
            request: SignRequest(
              candidates.candidates(for: line, label: label), isBare: !figure.status.isAlarm))
        ]
      case .aspect(let rect, let value):
        let label = self.label(of: figure, value: value)
        let request = SignRequest(candidates.candidates(forAspectOf: rect, label: label))
        return [Job(subject: .aspect(figure, rect), label: label, request: request)]
      }
    }
  }

  /// A pill with the value, then the priority, then what it is instead.
  private func label(of figure: ConstraintFigure, value: String?) -> OverlayLabel {
    var row = [OverlayLabel.Run]()
    let layer = selection.layer(of: figure.status)
    if let value { row.append(maker.pill(value, status: figure.status, layer: layer)) }
    if figure.isOptional, options.overlay.contains(.priorities) {
      row.append(
        maker.text(
          "@" + numberText(figure.priority.rawValue), tone: .status(figure.status), layer: .priorities))
    }
    if let actual = figure.actual {
      row.append(maker.text(actual, tone: .faint, layer: layer))
    }
    return OverlayLabel(rows: [row])
  }

  private func noteJobs() -> [Job] {
    let candidates = CandidateMaker(screen: space.screen)
    return selection.notedViews.compactMap { index in
      let view = layout.views[index]
      var rows = [[OverlayLabel.Run]]()
      if options.overlay.contains(.frames) {
        rows.append([
          maker.text(view.scene.id.shortened(to: 28), font: Typography.name, tone: .title, layer: .frames)
        ])
      }
      if options.overlay.contains(.intrinsic) {
        rows += IntrinsicNote(of: index, in: layout, axis: options.axis).rows(maker)
      }
      if options.overlay.contains(.ambiguity) {
        rows += AmbiguityNote(view: view).ranges(axis: options.axis).map {
          [maker.pill($0, status: .inConflict, layer: .ambiguity)]
        }
      }
      let label = OverlayLabel(rows: rows)
      guard !label.rows.isEmpty else { return nil }
      let request = SignRequest(
        candidates.candidates(
          forNoteOf: space.convert(view.absoluteFrame), hasContent: !view.scene.kind.isEmptyInside,
          label: label), isBare: true)
      return Job(subject: .note(view: index), label: label, request: request)
    }
  }

  private func guideJobs() -> [Job] {
    guard options.overlay.contains(.guides) else { return [] }
    let candidates = CandidateMaker(screen: space.screen)
    return layout.guides.filter { $0.kind != .layoutMargins }.prefix(OverlaySelection.mostNotes).map {
      guide in
      let label = OverlayLabel(rows: [
        [maker.text(guide.kind.name.shortened(to: 28), tone: .guide, layer: .guides)]
      ])
      let request = SignRequest(
        candidates.candidates(
          forNoteOf: space.convert(guide.absoluteFrame), hasContent: false, label: label), isBare: true)
      return Job(subject: .guide, label: label, request: request)
    }
  }

  // MARK: Placing and drawing

  private mutating func place(_ jobs: [Job], outlines: [Rect], edge: Rect) {
    let lines = jobs.compactMap { job -> SignCandidate.Bar? in
      if case .line(let figure) = job.subject { figure.line } else { nil }
    }
    let placer = LabelPlacer(
      screen: space.screen, texts: texts, fixedBars: lines, outlines: Array(outlines.prefix(1000)))
    let chosen = placer.place(jobs.map(\.request))

    var gutters: [GutterSide: [GutterEntry]] = [:]
    for (job, candidate) in zip(jobs, chosen) {
      drawShape(of: job, candidate)
      switch candidate?.spot {
      case nil: break
      case .screen(let rect, let isStacked):
        labelRects.append(rect)
        let label = isStacked ? job.label.stacked : job.label
        label.draw(at: rect.origin, theme: screenTheme, into: &layers)
      case .callout(let rect, let anchor):
        labelRects.append(rect)
        drawCallout(job, rect, anchor: anchor)
      case .gutter(let side, let anchor):
        gutters[side, default: []].append(entry(for: job, candidate, anchor: anchor))
      }
    }
    for side in GutterSide.allCases {
      let outline = side == .left ? edge.minX : edge.maxX
      draw(
        GutterLayout(side: side, screen: space.screen, edge: outline, entries: gutters[side] ?? []),
        side: side)
    }
  }

  private mutating func drawCallout(_ job: Job, _ rect: Rect, anchor: Point) {
    if let layer = job.label.rows.first?.first?.layer {
      layers[layer] += BarPainter(theme: screenTheme).leader([anchor, rect.nearest(to: anchor)])
    }
    job.label.draw(at: rect.origin, theme: screenTheme, into: &layers)
  }

  private mutating func drawShape(of job: Job, _ candidate: SignCandidate?) {
    let painter = BarPainter(theme: screenTheme)
    switch job.subject {
    case .guide: break
    case .note(let view):
      guard options.overlay.contains(.intrinsic) else { return }
      let note = IntrinsicNote(of: view, in: layout, axis: options.axis)
      if note.isCompressed { signs.insert(.unsatisfied) }
      guard !note.isEmpty else { return }
      signs.formUnion([OverlaySigns(.hugging), OverlaySigns(.resistance)])
    case .dimension(let figure, _):
      note(figure)
      guard let bar = candidate?.bar else { return }
      layers[selection.layer(of: figure.status)] += painter.iBar(
        bar, status: figure.status, isOptional: figure.isOptional)
    case .line(let figure):
      note(figure)
      guard let line = figure.line else { return }
      signs.insert(.alignment)
      layers[selection.layer(of: figure.status)] += painter.plainLine(
        line, status: figure.status, isOptional: figure.isOptional)
    case .aspect(let figure, let rect):
      note(figure)
      signs.insert(.aspect)
      // A short piece of the diagonal at the lower right corner.
      let length = min(rect.width, rect.height, 40) * 0.8
      let corner = Point(x: rect.maxX, y: rect.maxY)
      let slope = rect.width > 0 ? min(4, rect.height / rect.width) : 1
      let run = length / max(1, slope)
      layers[selection.layer(of: figure.status)].append(
        .stroke(
          .line(from: corner, to: Point(x: corner.x - run, y: corner.y - run * slope)),
          screenTheme.color(of: figure.status),
          StrokeStyle(
            width: figure.status.lineWidth, dashes: figure.isOptional ? Measures.optionalDashes : [])))
    }
  }

  private func entry(for job: Job, _ candidate: SignCandidate?, anchor: Point) -> GutterEntry {
    switch job.subject {
    case .note(let view):
      return GutterEntry(
        kind: .note, label: job.label.narrow(Measures.gutterLabelWidth), anchor: anchor, view: view,
        status: .satisfied, layer: job.label.rows.first?.first?.layer ?? .frames)
    case .guide:
      return GutterEntry(
        kind: .note, label: job.label, anchor: anchor, view: nil, status: .satisfied, layer: .guides)
    case .dimension(let figure, let dimension) where candidate?.isBarInGutter == true:
      let bar = SignCandidate.Bar(
        axis: .vertical, start: dimension.start, end: dimension.end, across: anchor.x)
      return pill(job, figure, kind: .bar(bar, figure), anchor: anchor, view: viewOfSize(figure, dimension))
    case .dimension(let figure, _), .line(let figure), .aspect(let figure, _):
      // Horizontal distances stand with the view they place.
      let view = figure.axis == .horizontal ? figure.subject : nil
      return pill(job, figure, kind: .pill, anchor: anchor, view: view)
    }
  }

  private func pill(
    _ job: Job, _ figure: ConstraintFigure, kind: GutterEntry.Kind, anchor: Point, view: Int?
  ) -> GutterEntry {
    GutterEntry(
      kind: kind, label: job.label.narrow(Measures.gutterLabelWidth), anchor: anchor, view: view,
      status: figure.status, layer: selection.layer(of: figure.status))
  }

  /// Of the one or two views whose sizes a figure compares, the one that a dimension measures.
  private func viewOfSize(_ figure: ConstraintFigure, _ dimension: ConstraintFigure.Dimension) -> Int? {
    figure.views.first { index in
      space.rect(of: .view(index)).map { $0 == dimension.sized } ?? false
    } ?? figure.views.first
  }

  private mutating func draw(_ gutter: GutterLayout, side: GutterSide) {
    let painter = BarPainter(theme: sheetTheme)
    for bar in gutter.bars {
      let layer = selection.layer(of: bar.figure.status)
      for line in bar.extensions { layers[layer] += painter.extensionLine(from: line.from, to: line.to) }
      layers[layer] += painter.iBar(bar.bar, status: bar.figure.status, isOptional: bar.figure.isOptional)
      bounds = bounds.union(bar.bar.rect)
    }
    for label in gutter.labels {
      layers[label.entry.layer] += painter.leader(label.leader)
    }
    for label in gutter.labels {
      var words = label.entry.label
      words.alignment = side == .left ? 1 : 0
      words.draw(at: label.rect.origin, theme: sheetTheme, into: &layers)
      labelRects.append(label.rect)
      bounds = bounds.union(label.rect)
    }
  }

  // MARK: The signs that were used

  private mutating func note(_ figure: ConstraintFigure) {
    signs.insert(figure.isOptional ? .optional : .required)
    switch figure.status {
    case .satisfied: signs.insert(.satisfied)
    case .unsatisfied: signs.insert(.unsatisfied)
    case .inConflict: signs.insert(.alarm)
    case .broken:
      signs.insert(.alarm)
      signs.insert(.broken)
    }
    if figure.relation != .equal { signs.insert(.inequality) }
    if case .dimensions(let dimensions) = figure.shape, dimensions.count == 2 { signs.insert(.equality) }
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

extension String {
  /// At most `limit` characters, with an ellipsis in the middle of what is longer.
  func shortened(to limit: Int) -> String {
    guard utf8.count > limit, count > limit else { return self }
    return prefix(limit / 2) + "…" + suffix(limit - limit / 2 - 1)
  }
}
