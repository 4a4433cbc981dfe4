import AutoLayout

/// Notes the signs that are used, for the legend.
extension Overlay {
  /// Notes margins and guides, unless lines along edges aligned with them cover them all.
  mutating func noteMarginsAndGuides() {
    let lines = placed.flatMap { placed -> [SignBar] in
      guard case .line = placed.sign.shape else { return [] }
      return placed.sign.figures.filter { !$0.isOnBaselines && !$0.isCentred }.compactMap(\.line)
        .map(words.cleared)
    }
    func isSeen(_ rect: Rect, _ axis: Axis, at across: Double) -> Bool {
      let covering = lines.filter { $0.axis == axis && ($0.across - across).magnitude < 1 }.map(\.range)
      return !rect.range(along: axis).stretches(without: covering).isEmpty
    }
    func isSeen(_ rect: Rect) -> Bool {
      Axis.allCases.contains { axis in
        isSeen(rect, axis, at: rect.minimum(along: axis.other))
          || isSeen(rect, axis, at: rect.maximum(along: axis.other))
      }
    }
    if ground.margins.contains(where: isSeen) { signs.insert(.margin) }
    if ground.drawnGuides.contains(where: isSeen) { signs.insert(.guide) }
  }

  mutating func note(_ sign: Sign) {
    switch sign.style {
    case .bar: break
    case .reason(let outcome):
      switch outcome {
      case .met: signs.insert(.satisfied)
      case .harmless: break
      case .loss:
        signs.insert(.satisfied)
        signs.insert(.unsatisfied)
      }
      return
    case .range:
      signs.insert(.alarm)
      return
    case .equalMarks:
      signs.insert(.equalMarks)
      return
    case .brace:
      signs.insert(.repetition)
      return
    case .bracket:
      signs.insert(.stackBracket)
      return
    case .measured: return
    case .removed:
      signs.insert(.removed)
      return
    }
    for figure in sign.figures { note(figure, isQuiet: sign.isQuiet) }
    switch sign.shape {
    case .line: for figure in sign.figures { signs.insert(figure.lineSign) }
    case .aspect: signs.insert(.aspect)
    case .dimension, .words, .guide: break
    }
  }

  private mutating func note(_ figure: ConstraintFigure, isQuiet: Bool) {
    signs.insert(figure.isOptional ? .optional : .required)
    switch figure.status {
    case .satisfied: signs.insert(isQuiet ? .quiet : .satisfied)
    case .unsatisfied: signs.insert(.unsatisfied)
    case .inConflict: signs.insert(.alarm)
    case .broken:
      signs.insert(.alarm)
      signs.insert(.broken)
    }
    if figure.isComparison {
      signs.insert(figure.isLettered ? .lettered : .equality)
    }
  }

  /// Notes the contents of the label; the legend leaves out anything that found no place.
  mutating func noteWords(_ sign: Sign) {
    for run in sign.label.rows.flatMap(\.self) {
      switch run.content {
      case .arrows(let arrows): signs.insert(arrows.sign)
      case .pill(let text), .plate(let text), .text(let text, _):
        if text.countsLengths { signs.insert(.folded) }
      case .named(_, let text):
        signs.insert(.named)
        if text.countsLengths { signs.insert(.folded) }
      case .mask(let glyph):
        signs.insert(.strut)
        if !glyph.mask.isEmpty { signs.insert(.spring) }
      case .badge: break
      }
      if case .status(let status) = run.tone, status.isAlarm { signs.insert(.alarm) }
    }
  }
}

extension ContentArrows {
  fileprivate var sign: OverlaySign {
    switch (kind, axis) {
    case (.hugging, .vertical): .verticalHugging
    case (.hugging, .horizontal), (.hugging, nil): .hugging
    case (.resistance, .vertical): .verticalResistance
    case (.resistance, .horizontal), (.resistance, nil): .resistance
    }
  }
}

extension String {
  /// Whether the string contains a count as in `8 ×3`, unlike `51 × 31` and `2 × the same`.
  var countsLengths: Bool {
    split(separator: " ").contains { $0.first == "×" && $0.count > 1 }
  }
}
