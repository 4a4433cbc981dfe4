import AutoLayout
import LayoutScene

extension SignDescription {
  /// The joint description of signs that are drawn as one.
  init?(joining all: [SignDescription]) {
    guard var whole = all.first else { return nil }
    for other in all.dropFirst() {
      whole.constraints += other.constraints.filter { !whole.constraints.contains($0) }
      whole.views += other.views.filter { !whole.views.contains($0) }
      if !other.title.isEmpty, other.title != whole.title { whole.title += "; " + other.title }
    }
    self = whole
  }

  init(of sign: Sign, in layout: SolvedLayout) {
    let scenes = sign.views.compactMap { layout.view(at: $0)?.scene }
    let (views, names) = (scenes.map(\.id), scenes.map(\.displayName))
    if sign.style == .removed {
      let kind: Kind = sign.dimension.map { $0.sized == nil ? .distance : .size } ?? .alignment
      self.init(
        kind, constraints: [sign.key.name], views: views,
        title: "not in this option: " + sign.label.spoken)
      return
    }
    if case .brace(let constraints) = sign.style {
      self.init(
        .repetition, isGenerated: true, constraints: constraints.map { Self.name(of: $0, in: layout) },
        views: views, title: names.joined(separator: ", ") + ": " + sign.label.spoken)
      return
    }
    switch sign.shape {
    case .guide: self.init(.guide, title: sign.key.name)
    case .words:
      if case .reason(let outcome) = sign.style {
        self.init(of: sign, outcome, views, in: layout)
        return
      }
      if sign.style == .bracket {
        self.init(.stack, isGenerated: true, views: views, title: names.joined() + ": " + sign.label.spoken)
        return
      }
      self.init(
        sign.label.hasArrows ? .content : .name, fate: sign.fate, views: views,
        title: names.joined(separator: ", "))
    case .dimension(let dimension):
      switch sign.style {
      case .reason(let outcome): self.init(of: sign, outcome, views, in: layout)
      case .range:
        self.init(.ghost, views: views, title: names.joined() + ": " + sign.label.spoken)
      case .bracket:
        self.init(.stack, isGenerated: true, views: views, title: names.joined() + ": " + sign.label.spoken)
      case .equalMarks where sign.figures.isEmpty:
        self.init(.stack, isGenerated: true, views: views, title: names.joined() + ": equal distances")
      case .equalMarks: self.init(of: sign, .equalSize, in: layout)
      case .measured:
        let kind: Kind =
          switch sign.key.kind {
          case .stack: .stack
          case .size: .size
          case .constraint, .words, .guide, .band, .repetition: .guide
          }
        self.init(kind, isGenerated: true, views: views, title: names.joined() + ": " + sign.label.spoken)
      case .bar, .removed, .brace:
        self.init(
          of: sign,
          sign.figure?.isComparison == true ? .equalSize : dimension.sized == nil ? .distance : .size,
          in: layout)
      }
    case .line:
      self.init(of: sign, sign.figure?.lineKind ?? .alignment, in: layout)
    case .aspect: self.init(of: sign, .aspect, in: layout)
    }
  }

  private init(of sign: Sign, _ kind: Kind, in layout: SolvedLayout) {
    guard let figure = sign.figure else {
      self.init(kind)
      return
    }
    let constraint = layout.constraints[figure.constraint]
    var kind = kind
    switch constraint.origin {
    case .contentHugging, .compressionResistance: kind = .content
    case .explicit, .stackView, .autoresizingMask, .layoutGuide, .cell: break
    }
    self.init(
      kind, fate: Fate(figure.status), isOptional: figure.isOptional,
      isGenerated: constraint.origin != .explicit, constraints: Self.names(of: sign.figures, in: layout),
      views: figure.views.map { layout.views[$0].scene.id },
      title: sign.figures.map { layout.constraints[$0.constraint].scene.shownText }.joined(separator: "; "))
  }

  private init(of sign: Sign, _ reason: Sign.ReasonOutcome, _ views: [String], in layout: SolvedLayout) {
    self.init(
      .reason, fate: reason == .met ? .satisfied : .unsatisfied,
      constraints: Self.names(of: sign.figures, in: layout), views: views, title: sign.label.spoken)
  }

  private static func names(of figures: [ConstraintFigure], in layout: SolvedLayout) -> [String] {
    figures.map { name(of: $0.constraint, in: layout) }
  }

  private static func name(of constraint: ConstraintIndex, in layout: SolvedLayout) -> String {
    let scene = layout.constraints[constraint].scene
    return scene.hasGivenIdentifier ? scene.identifier : scene.shownText
  }
}

extension OverlayLabel {
  /// The words of the label, row by row.
  fileprivate var spoken: String {
    rows.map { row in
      row.compactMap { run -> String? in
        switch run.content {
        case .pill(let text), .plate(let text), .text(let text, _): text
        case .named(let name, let value): value.isEmpty ? name : name + " " + value
        case .arrows, .mask, .badge: nil
        }
      }.joined(separator: " ")
    }.joined(separator: ", ")
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
