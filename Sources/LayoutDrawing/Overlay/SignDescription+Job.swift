import AutoLayout

extension SignDescription {
  init(of job: OverlayJob, in layout: SolvedLayout) {
    switch job.subject {
    case .guide: self.init(.guide)
    case .note(let view):
      // Notes hold a view's name, its priorities and its turns; the priorities are what is read.
      let hasArrows = job.label.rows.joined().contains { $0.layer == .intrinsic }
      let isCompressed = job.label.rows.joined().contains { $0.tone == .status(.unsatisfied) }
      self.init(
        hasArrows ? .content : .name, fate: isCompressed ? .unsatisfied : .satisfied,
        views: [layout.views[view].scene.id], title: layout.views[view].scene.displayName)
    case .dimension(let figure, let dimension):
      self.init(of: figure, dimension.sized == nil ? .distance : .size, in: layout)
    case .line(let figure):
      self.init(
        of: figure, figure.isOnBaselines ? .baseline : figure.isCentred ? .centre : .alignment, in: layout)
    case .aspect(let figure, _): self.init(of: figure, .aspect, in: layout)
    }
  }

  private init(of figure: ConstraintFigure, _ kind: Kind, in layout: SolvedLayout) {
    let constraint = layout.constraints[figure.constraint]
    var kind = kind
    if case .dimensions(let dimensions) = figure.shape, dimensions.count == 2 { kind = .equalSize }
    switch constraint.origin {
    case .contentHugging, .compressionResistance: kind = .content
    default: break
    }
    let scene = constraint.scene
    self.init(
      kind, fate: Fate(figure.status), isOptional: figure.isOptional,
      isGenerated: constraint.origin != .explicit,
      constraints: [scene.hasGivenIdentifier ? scene.identifier : scene.text],
      views: figure.views.map { layout.views[$0].scene.id }, title: scene.text)
  }
}

extension SignDescription.Fate {
  init(_ status: ConstraintStatus) {
    switch status {
    case .satisfied: self = .satisfied
    case .unsatisfied: self = .unsatisfied
    case .inConflict: self = .inConflict
    case .broken: self = .broken
    }
  }
}
