import AutoLayout

/// What there is to say about a solved layout, in sentences, the gravest first.
struct Findings {
  struct Sentence: Hashable {
    var text: String
    var tone: OverlayLabel.Tone
  }

  private(set) var sentences: [Sentence]

  /// The warnings that a sentence made here says better, with numbers.
  private static let toldHere: Set<String> = ["ambiguous-layout", "truncated-text", "text-truncated"]
  /// More would bury the picture.
  private static let most = 8

  init(of layout: SolvedLayout, measurer: any TextMeasurer) {
    var all = Self.conflicts(layout) + Self.ambiguities(layout) + Self.concessions(layout)
    all += Self.truncations(layout, measurer: measurer)
    all += layout.warnings.filter { !Self.toldHere.contains($0.code) }
      .map { Sentence(text: $0.message.sentence, tone: .status(.unsatisfied)) }
    sentences = Array(all.prefix(Self.most))
    if all.count > Self.most {
      sentences.append(Sentence(text: "And \(all.count - Self.most) more.", tone: .faint))
    }
    if sentences.isEmpty, layout.constraints.contains(where: { $0.origin == .explicit }) {
      sentences = [Sentence(text: "Every constraint holds.", tone: .faint)]
    }
  }

  private static func conflicts(_ layout: SolvedLayout) -> [Sentence] {
    layout.conflicts.map { conflict in
      let names = conflict.constraints.filter(layout.constraints.indices.contains)
        .map { layout.constraints[$0].scene.text.shortened(to: 80) }
      let broken =
        layout.constraints.indices.contains(conflict.broken)
        ? layout.constraints[conflict.broken].scene.text.shortened(to: 80) : nil
      var text = "Conflict: " + names.listed + " cannot hold together"
      if let broken { text += "; " + broken + " is left out" }
      return Sentence(text: text + ".", tone: .status(.inConflict))
    }
  }

  private static func ambiguities(_ layout: SolvedLayout) -> [Sentence] {
    layout.views.flatMap { view in
      FrameComponent.allCases.compactMap { component -> Sentence? in
        guard let range = view.ambiguity[component] else { return nil }
        let name = "\(view.scene.id.shortened(to: 40)).\(component)"
        let text =
          switch (range.lower, range.upper) {
          case (let lower?, let upper?): "\(name) could be \(numberText(lower)) to \(numberText(upper))"
          case (let lower?, nil): "\(name) could be \(numberText(lower)) or more"
          case (nil, let upper?): "\(name) could be \(numberText(upper)) or less"
          case (nil, nil): "\(name) could be anything"
          }
        return Sentence(text: "Ambiguous: " + text + ".", tone: .status(.inConflict))
      }
    }
  }

  /// Constraints of the scene that gave way without a conflict.
  private static func concessions(_ layout: SolvedLayout) -> [Sentence] {
    let geometry = AttributeGeometry(layout: layout)
    return layout.constraints.indices.compactMap { index in
      let constraint = layout.constraints[index]
      guard constraint.origin == .explicit, constraint.scene.isActive,
        ConstraintStatus(of: index, in: layout) == .unsatisfied
      else { return nil }
      var text = constraint.scene.text.shortened(to: 80) + " gives way"
      if let first = geometry.value(of: constraint.scene.firstAttribute, in: constraint.scene.firstItem) {
        let reading = Reading(scene: constraint.scene, geometry: geometry, first: first)
        let wanted =
          switch reading.relation {
          case .equal: numberText(reading.wanted)
          case .lessThanOrEqual: "at most " + numberText(reading.wanted)
          case .greaterThanOrEqual: "at least " + numberText(reading.wanted)
          }
        text +=
          constraint.scene.secondItem == nil || constraint.scene.multiplier == 1
          ? ": \(numberText(reading.actual)) instead of \(wanted)"
          : ": off by \(numberText(constraint.error.magnitude))"
      }
      return Sentence(text: text + ".", tone: .status(.unsatisfied))
    }
  }

  private static func truncations(_ layout: SolvedLayout, measurer: any TextMeasurer) -> [Sentence] {
    layout.views.compactMap { view in
      guard !view.isHidden, view.isTruncated == true, let text = view.text else { return nil }
      let name = view.scene.id.shortened(to: 40)
      let shown = view.lineCount ?? 1
      var whole = text
      whole.numberOfLines = 0
      whole.lineBreakMode = .byWordWrapping
      let needed = measurer.layout(whole, maximumWidth: view.frame.width, maximumHeight: nil).lineCount
      let sentence =
        text.numberOfLines != 1 && needed > shown
        ? "\(name) is cut to \(shown) of its \(needed) lines." : "\(name) is cut off."
      return Sentence(text: sentence, tone: .status(.unsatisfied))
    }
  }
}

extension [String] {
  /// `a, b and c`.
  var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

extension String {
  /// With a capital letter and a full stop.
  fileprivate var sentence: String {
    let capitalized = prefix(1).uppercased() + dropFirst()
    return capitalized.hasSuffix(".") ? capitalized : capitalized + "."
  }
}
