import AutoLayout

/// The signs of the constraints that stack views and autoresizing masks make: thinner than those of the
/// scene's own, on the screen only, and left out where these leave no room.
struct GeneratedSigns {
  private struct Bar {
    var figure: ConstraintFigure
    var bar: SignCandidate.Bar
  }

  private var bars: [Bar] = []
  private var alignments: [ConstraintFigure] = []
  private(set) var labels: [(label: OverlayLabel, rect: Rect)] = []
  private(set) var signs = OverlaySigns()

  /// What a sign may cost; beyond it the picture is better without.
  private static let mostCost = 10.0

  /// A view's length, which several constraints may compare with others.
  private struct Length: Hashable {
    var item: SceneItem
    var axis: Axis
  }

  /// - Parameter others: the places of the scene's own signs, which stay.
  init(
    selection: OverlaySelection, space: OverlaySpace, runs: RunMaker, placer: LabelPlacer,
    others: [SignCandidate?]
  ) {
    let candidates = CandidateMaker(screen: space.screen)
    var jobs = [(figure: ConstraintFigure, label: OverlayLabel, request: SignRequest)]()
    var compared = Set<Length>()
    for figure in selection.generatedFigures(in: space) {
      switch figure.shape {
      case .dimensions(let dimensions):
        let scene = selection.layout.constraints[figure.constraint].scene
        let items = [scene.firstItem] + (dimensions.count == 2 ? [scene.secondItem].compactMap { $0 } : [])
        for (item, dimension) in zip(items, dimensions) {
          let isComparison = dimensions.count == 2
          if isComparison, !compared.insert(Length(item: item, axis: dimension.axis)).inserted { continue }
          // A share of the superview's size is told by the subview alone.
          if isComparison, item == scene.secondItem, space.geometry.contains(scene.firstItem, in: item) {
            continue
          }
          let label = OverlayLabel(rows: [
            [runs.plate(dimension.value, status: figure.status, layer: .constraints)]
          ])
          let request = SignRequest(
            candidates.candidates(for: dimension, label: label).filter(Self.isOnScreen) + [
              SignCandidate(bar: nil, spot: nil, cost: Self.mostCost)
            ], named: dimension.sized, own: dimension.edges.map(\.item))
          jobs.append((figure, label, request))
        }
      case .alignment: alignments.append(figure)
      case .aspect: break
      }
    }
    // Where there is no room for both axes a picture is read across.
    jobs = jobs.filter { $0.figure.axis == .horizontal } + jobs.filter { $0.figure.axis == .vertical }
    for (job, candidate) in zip(jobs, placer.place(jobs.map(\.request), around: others)) {
      guard let candidate, let bar = candidate.bar, let rect = candidate.spot?.labelRect else { continue }
      bars.append(Bar(figure: job.figure, bar: bar))
      labels.append((job.label, rect))
    }
    for figure in bars.map(\.figure) + alignments {
      signs.insert(.generated)
      if figure.isOptional { signs.insert(.optional) }
    }
  }

  private static func isOnScreen(_ candidate: SignCandidate) -> Bool {
    if case .screen = candidate.spot { true } else { false }
  }

  /// - Parameter words: what lines across the middle of views must not strike through.
  func lines(theme: Theme, around words: [Rect]) -> [DisplayItem] {
    let painter = BarPainter(theme: theme)
    return alignments.flatMap { figure in
      figure.line.map {
        painter.plainLine(
          $0, status: figure.status, isOptional: figure.isOptional, isGenerated: true,
          around: figure.isCentred ? words : [])
      } ?? []
    }
      + bars.flatMap {
        painter.iBar(
          $0.bar, status: $0.figure.status, isOptional: $0.figure.isOptional, isGenerated: true)
      }
  }
}

extension OverlaySelection {
  /// The figures of what stack views and masks have made and what holds; the rest is only there to give way.
  ///
  /// Without what is part of a conflict and drawn as the scene's own are, and without aligned edges, which are
  /// those of the stack view too: the frames show them.
  func generatedFigures(in space: OverlaySpace) -> [ConstraintFigure] {
    guard options.overlay.contains(.constraints), options.constraints == nil else { return [] }
    let drawn = Set(wanted)
    let reader = FigureReader(
      space: space, layout: layout, groups: SizeGroups(layout: layout, wanted: []))
    let figures = layout.constraints.indices.lazy.filter { index in
      let constraint = layout.constraints[index]
      guard constraint.origin == .stackView || constraint.origin == .autoresizingMask,
        constraint.isSatisfied, !drawn.contains(index), constraint.scene.isActive,
        touchesFocus(constraint.scene)
      else { return false }
      return options.axis == nil || constraint.axis == options.axis
    }.compactMap(reader.figure).filter { figure in
      guard isVisible(figure) else { return false }
      guard case .alignment = figure.shape else { return true }
      return figure.isCentred || figure.isOnBaselines
    }
    return Array(figures.prefix(Self.mostConstraints))
  }
}
