import AutoLayout

/// The explanation that lies over one mockup: its layers, the room they take, and the signs they use.
struct Overlay {
  private(set) var layers = LayeredItems()
  /// In sheet points from the screen's upper left corner; holds the device and every label.
  private(set) var bounds: Rect
  private(set) var signs = OverlaySigns()
  /// Where labels are, for those who check that none covers another.
  private(set) var labelRects: [Rect] = []
  /// Where the views' lines of text and the system's signs are.
  let texts: [Rect]

  private let layout: SolvedLayout
  private let options: DrawingOptions
  private let space: OverlaySpace
  private let selection: OverlaySelection
  private let runs: RunMaker
  private var notes: [Int: IntrinsicNote] = [:]
  private let screenTheme: Theme
  private let sheetTheme: Theme

  init(mockup: Mockup, selection: OverlaySelection, sheetTheme: Theme) {
    layout = mockup.layout
    options = selection.options
    self.selection = selection
    self.sheetTheme = sheetTheme
    runs = RunMaker(measurer: mockup.measurer)
    screenTheme = mockup.theme
    space = OverlaySpace(layout: layout, scale: mockup.scale, screen: mockup.screen)
    bounds = mockup.bounds
    texts = mockup.occupied.map(space.scaled)
    guard !options.overlay.subtracting(.legend).isEmpty else { return }

    var ground = GroundLayers(
      layout: layout, options: options, space: space, theme: screenTheme, selection: selection, texts: texts)
    ground.draw(into: &layers, signs: &signs)
    if let display = mockup.display { layers.confine([.frames, .margins, .guides, .baselines], to: display) }
    let maker = OverlayJobMaker(
      layout: layout, options: options, space: space, selection: selection, runs: runs)
    notes = maker.intrinsicNotes()
    let badges = PassBadges(of: layout)
    let jobs = maker.constraintJobs() + maker.noteJobs(notes, badges) + maker.guideJobs()
    if options.overlay.contains(.passes) { signs.formUnion(badges.signs) }
    place(jobs, over: ground, edge: mockup.bounds)
  }

  // MARK: Placing and drawing

  private mutating func place(_ jobs: [OverlayJob], over ground: GroundLayers, edge: Rect) {
    let lines = jobs.compactMap { job -> SignCandidate.Bar? in
      if case .line(let figure) = job.subject { figure.line } else { nil }
    }
    let placer = LabelPlacer(
      screen: space.screen, texts: texts, fixedBars: lines, outlines: Array(ground.outlines.prefix(1000)),
      leaves: Array(ground.leaves.prefix(1000)))
    let chosen = placer.place(jobs.map(\.request))
    draw(GeneratedSigns(selection: selection, space: space, runs: runs, placer: placer, others: chosen))

    var gutters: [GutterSide: [GutterEntry]] = [:]
    for (job, candidate) in zip(jobs, chosen) {
      drawShape(of: job, candidate)
      switch candidate?.spot {
      case nil: break
      case .screen(let rect, let isStacked):
        labelRects.append(rect)
        let label = isStacked ? job.label.stacked : job.label
        label.draw(at: rect.origin, theme: screenTheme, isOnScreen: true, into: &layers)
      case .callout(let rect, let anchor):
        labelRects.append(rect)
        drawCallout(job, rect, anchor: anchor)
      case .band(let rect, let anchor):
        labelRects.append(rect)
        drawInBand(job, rect, anchor: anchor)
      case .gutter(let side, let anchor):
        gutters[side, default: []].append(entry(for: job, candidate, anchor: anchor))
      }
    }
    for side in GutterSide.allCases {
      let outline = side == .left ? edge.minX : edge.maxX
      let entries = GutterEntry.fitted(gutters[side] ?? [])
      draw(GutterLayout(side: side, screen: space.screen, edge: outline, entries: entries), side: side)
    }
  }

  /// Below the scene's own signs.
  private mutating func draw(_ generated: GeneratedSigns) {
    layers[.constraints] += generated.lines(theme: screenTheme, around: texts)
    for (label, rect) in generated.labels {
      label.draw(at: rect.origin, theme: screenTheme, isOnScreen: true, into: &layers)
      labelRects.append(rect)
    }
    signs.formUnion(generated.signs)
  }

  private mutating func drawCallout(_ job: OverlayJob, _ rect: Rect, anchor: Point) {
    if let layer = job.label.rows.first?.first?.layer {
      layers[layer] += BarPainter(theme: screenTheme).leader([anchor, rect.nearest(to: anchor)])
    }
    job.label.draw(at: rect.origin, theme: screenTheme, isOnScreen: true, into: &layers)
  }

  /// Above or below the device, at the end of an upright line.
  private mutating func drawInBand(_ job: OverlayJob, _ rect: Rect, anchor: Point) {
    let end = Point(x: anchor.x, y: rect.midY < 0 ? rect.maxY + 1 : rect.minY - 1)
    if let layer = job.label.rows.first?.first?.layer {
      layers[layer] += BarPainter(theme: sheetTheme).leader([anchor, end])
    }
    job.label.draw(at: rect.origin, theme: sheetTheme, isOnScreen: false, into: &layers)
    bounds = bounds.union(rect)
  }

  private mutating func drawShape(of job: OverlayJob, _ candidate: SignCandidate?) {
    let painter = BarPainter(theme: screenTheme)
    switch job.subject {
    case .guide: break
    case .note(let view):
      guard let note = notes[view] else { return }
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
        line, status: figure.status, isOptional: figure.isOptional, around: figure.isCentred ? texts : [])
    case .aspect(let figure, let rect):
      note(figure)
      signs.insert(.aspect)
      // A short piece of the diagonal at the corner where the label is.
      let label = candidate?.spot?.labelRect ?? Rect(x: rect.maxX, y: rect.maxY, width: 0, height: 0)
      let isRight = label.midX >= rect.midX
      let isLower = label.midY >= rect.midY
      let corner = Point(x: isRight ? rect.maxX : rect.minX, y: isLower ? rect.maxY : rect.minY)
      let length = min(rect.width, rect.height, 40) * 0.8
      let slope = rect.width > 0 ? min(4, rect.height / rect.width) : 1
      let run = length / max(1, slope)
      let inner = Point(
        x: corner.x + (isRight ? -run : run), y: corner.y + (isLower ? -run : run) * slope)
      layers[selection.layer(of: figure.status)].append(
        .stroke(
          .line(from: corner, to: inner),
          screenTheme.color(of: figure.status),
          StrokeStyle(
            width: figure.status.lineWidth, dashes: figure.isOptional ? Measures.optionalDashes : [])))
    }
  }

  private func entry(for job: OverlayJob, _ candidate: SignCandidate?, anchor: Point) -> GutterEntry {
    switch job.subject {
    case .note(let view):
      return GutterEntry(
        kind: .note, label: job.label, anchor: anchor, view: view, status: .satisfied,
        layer: job.label.rows.first?.first?.layer ?? .frames)
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
    _ job: OverlayJob, _ figure: ConstraintFigure, kind: GutterEntry.Kind, anchor: Point, view: Int?
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
      words.draw(at: label.rect.origin, theme: sheetTheme, isOnScreen: false, into: &layers)
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
    if case .dimensions(let dimensions) = figure.shape, dimensions.count == 2 {
      signs.insert(figure.isLettered ? .lettered : .equality)
    }
    switch layout.constraints[figure.constraint].origin {
    case .contentHugging: signs.insert(.hugging)
    case .compressionResistance: signs.insert(.resistance)
    default: break
    }
  }
}
