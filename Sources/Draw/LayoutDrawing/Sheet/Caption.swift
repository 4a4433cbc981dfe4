import AutoLayout
import LayoutScene
import LayoutWords

/// The findings about a solved layout, in sentences, the most serious first.
struct Caption {
  struct Sentence: Hashable {
    var text: String
    var tone: OverlayLabel.Tone
    /// Whether the sentence advises what to change, and reports nothing about the picture.
    var isAdvice = false
  }

  private(set) var sentences: [Sentence]

  /// The greatest number of sentences; more would bury the picture.
  private static let most = 8
  /// The greatest number for a reported conflict, which is all that its picture shows.
  private static let mostReported = 20

  /// - Parameter options: the drawing options; findings that the picture does not show are left out.
  init(
    of layout: SolvedLayout, options: DrawingOptions = DrawingOptions(), measurer: any TextMeasurer
  ) {
    self.init(of: OverlaySelection(layout: layout, options: options), measurer: measurer)
  }

  private init(of selection: OverlaySelection, measurer: any TextMeasurer) {
    let (layout, options) = (selection.layout, selection.options)
    let shown = Set(selection.wanted)
    var all = layout.findings.filter { $0.severity == .error }.map {
      Sentence(text: layout.explain($0).statement.sentence, tone: .status(.inConflict))
    }
    all += Self.conflicts(layout, shown) + Self.ambiguities(layout, selection)
    all += Self.concessions(layout, shown, options)
    all += Self.truncations(layout, selection, measurer: measurer)
    all += Self.squeezes(layout, selection, shown, measurer: measurer)
    all += layout.findings.compactMap { finding in
      guard !finding.isAmbiguity, finding.severity == .warning else { return nil }
      let views = layout.views(of: finding)
      guard views.isEmpty || !views.allSatisfy(selection.isFaded) else { return nil }
      return Sentence(
        text: layout.explain(finding).statement.sentence,
        tone: views.isEmpty ? .title : .status(.unsatisfied))
    }
    // No part of the picture is coloured for something that is missing.
    all += layout.omissions.map { Sentence(text: $0.sentence, tone: .title) }
    all += Self.notes(layout)
    // The same warning may come from every layout that was tried.
    var told = Set<Sentence>()
    all = all.filter { told.insert($0).inserted }
    let most = layout.reported == nil ? Self.most : Self.mostReported
    sentences = Array(all.prefix(most))
    if all.count > most {
      sentences.append(Sentence(text: "And \(all.count - most) more.", tone: .faint))
    }
    if sentences.isEmpty, shown.contains(where: { layout.constraints[$0].origin == .explicit }) {
      sentences = [Sentence(text: Self.praise(of: layout, selection.isPartial ? shown : nil), tone: .faint)]
      isPraise = !selection.isPartial && !options.overlay.contains(.passes)
    }
    if sentences.isEmpty, options.overlay.contains(.constraints), !selection.isPartial {
      sentences = Self.lack(of: layout).map { [Sentence(text: $0, tone: .faint)] } ?? []
      isLack = !sentences.isEmpty
    }
    if options.overlay.contains(.passes) { sentences = Self.passes(of: layout) + sentences }
  }

  /// The sentence below a picture without constraints, which would otherwise seem to lack something.
  private static func lack(of layout: SolvedLayout) -> String? {
    guard layout.views.count > 1 else { return "Its view has no subviews." }
    guard !layout.constraints.contains(where: { $0.origin == .explicit || $0.origin == .stackView }) else {
      return nil
    }
    let places = [
      layout.constraints.contains { $0.origin == .autoresizingMask } ? "autoresizing masks" : nil,
      layout.views.contains { $0.scene.kind == .cell || $0.scene.kind == .collectionCell }
        ? "UIKit’s cells" : nil,
    ].compactMap(\.self)
    return places.isEmpty
      ? "There are no constraints." : "There are no constraints: \(places.listed) place the views."
  }

  /// The findings of a sheet's options. They state that every constraint holds only if something gives way in another
  /// option.
  static func all(
    of selections: [OverlaySelection], measurer: any TextMeasurer
  ) -> [Caption] {
    var all = selections.map { Caption(of: $0, measurer: measurer) }
    if all.allSatisfy({ $0.isPraise || $0.isLack || $0.sentences.isEmpty }) {
      for index in all.indices where all[index].isPraise { all[index].sentences = [] }
    }
    return all
  }

  /// Whether the only finding is that nothing gives way.
  private(set) var isPraise = false
  /// Whether the only finding is that there are no constraints.
  private var isLack = false

  /// States that everything holds, as far as it does. Where a view is stretched, or has less room than its content, its
  /// own priorities give way, which is not a fault.
  ///
  /// - Parameter shown: the constraints that the sentence is about; nil for all.
  private static func praise(of layout: SolvedLayout, _ shown: Set<ConstraintIndex>?) -> String {
    let losers = layout.concessions.filter { shown?.contains($0) ?? true }.map {
      layout.constraints[$0].origin
    }
    guard !losers.isEmpty else {
      return shown == nil ? "Every constraint holds." : "These constraints hold."
    }
    let kinds = ConstraintOrigin.allCases.filter(losers.contains).map(\.nounInWords)
    let isOne = kinds.count == 1 && !kinds[0].hasSuffix("s")
    return "Only \(kinds.listed) \(isOne ? "gives" : "give") way."
  }

  /// The greatest number of turns of a pass that are listed.
  private static let mostTurns = 12

  /// The order of the views in each pass, one sentence per pass.
  private static func passes(of layout: SolvedLayout) -> [Sentence] {
    PassEvent.Pass.inOrder.compactMap { pass in
      let views = layout.passes.filter { $0.pass == pass }.map { $0.view.shortened(to: 28) }
      guard !views.isEmpty else { return nil }
      let shown = views.prefix(mostTurns) + (views.count > mostTurns ? ["…"] : [])
      let text = "\(pass.letter)\u{2002}\(pass.explanation): " + shown.joined(separator: " → ")
      return Sentence(text: text, tone: .pass(pass))
    }
  }

  private static func conflicts(_ layout: SolvedLayout, _ shown: Set<ConstraintIndex>) -> [Sentence] {
    let conflicts = layout.conflicts.filter { !shown.isDisjoint(with: $0.constraints) }
    if layout.reported != nil { return conflicts.flatMap { members(of: $0, in: layout) } }
    return conflicts.map(layout.explain).flatMap { conflict in
      [
        Sentence(text: "Conflict: \(conflict.statement).", tone: .status(.inConflict)),
        Sentence(text: conflict.remedySentence, tone: .faint, isAdvice: true),
      ]
    }
  }

  /// A reported conflict, whose constraints are new to the reader: a sentence for each.
  private static func members(of conflict: LayoutConflict, in layout: SolvedLayout) -> [Sentence] {
    layout.explain(conflict).members.map { member in
      let fate = member.isBroken ? ": broken" : ""
      // A view's own name keeps its case.
      let text = member.sentence + fate
      return Sentence(text: text.hasPrefix("the ") ? text.sentence : text + ".", tone: .status(.inConflict))
    }
  }

  /// Constraints of the scene that gave way without a conflict.
  private static func concessions(
    _ layout: SolvedLayout, _ shown: Set<ConstraintIndex>, _ options: DrawingOptions
  ) -> [Sentence] {
    return layout.constraints.indices.compactMap { index in
      let constraint = layout.constraints[index]
      let isShown =
        switch constraint.origin {
        case .explicit: shown.contains(index)
        // The inequalities of an intrinsic size are drawn if they are asked for.
        case .contentHugging, .compressionResistance:
          options.overlay.contains(.intrinsic) && constraint.isVisiblyOff
        case .stackView, .autoresizingMask, .layoutGuide, .cell: false
        }
      guard isShown, constraint.scene.isActive, ConstraintStatus(of: index, in: layout) == .unsatisfied else {
        return nil
      }
      // As with omissions, a hidden view shows no sign of it.
      let items = [constraint.scene.firstItem] + [constraint.scene.secondItem].compactMap(\.self)
      let isSeen = items.allSatisfy { !layout.views[$0.view].isHidden }
      return Sentence(text: layout.concession(of: index) + ".", tone: isSeen ? .status(.unsatisfied) : .title)
    }
  }

  /// The views that got less room than their content needs, except truncated texts, which have their own sentences.
  private static func squeezes(
    _ layout: SolvedLayout, _ selection: OverlaySelection, _ shown: Set<ConstraintIndex>,
    measurer: any TextMeasurer
  ) -> [Sentence] {
    SizeReasons(layout: layout, measurer: measurer).all(among: shown).compactMap { reason in
      let view = layout.views[reason.view]
      guard reason.isLoss, reason.constraints.allSatisfy({ layout.constraints[$0].isSatisfied }),
        view.isTruncated != true,
        !selection.isFaded(reason.view), let content = view.intrinsicContentSize[reason.axis]
      else { return nil }
      let isWide = reason.axis == .horizontal
      let length = isWide ? view.frame.width : view.frame.height
      let text =
        "\(view.scene.quotedName) is \(numberText(length)) \(isWide ? "wide" : "high"), less than its content’s \(numberText(content))."
      return Sentence(text: text, tone: .status(.unsatisfied))
    }
  }

  /// Notes on what a picture made from code may lack, and on what nobody wrote.
  private static func notes(_ layout: SolvedLayout) -> [Sentence] {
    let notes = layout.codeNotes
    var texts: [String] = []
    let most = 3
    func listed(_ names: [String]) -> String {
      let shown = names.prefix(most).map { "“\($0.shortened(to: 40))”" }.joined(separator: ", ")
      return shown + (names.count > most ? " and \(names.count - most) more" : "")
    }
    for kind in Misunderstanding.Kind.allCases {
      let missing = notes.misunderstandings.filter { $0.standIn == nil && $0.kind == kind }
      guard let first = missing.first?.place else { continue }
      let count = missing.count
      let what =
        switch kind {
        case .notUnderstood:
          (count == 1 ? "A line of the code was" : "\(count) lines of the code were") + " not understood"
        case .notShown: "Not all that the code says is shown"
        case .crash: "The code would crash"
        }
      texts.append("\(what): \(first.name), line \(first.line)\(count == 1 ? "" : ", and more").")
    }
    let unknown = layout.unknownSymbols
    if !unknown.isEmpty {
      texts.append("A ring stands for \(listed(unknown)): no icon is known.")
    }
    var standIns: [String] = []
    for name in notes.misunderstandings.compactMap(\.standIn) where !standIns.contains(name) {
      standIns.append(name)
    }
    if !standIns.isEmpty { texts.append("Stand-ins for \(listed(standIns)).") }
    if !notes.madeUpTexts.isEmpty {
      let shown = notes.madeUpTexts.count == 1 ? "it shows its name" : "they show their names"
      texts.append("No text is known for \(listed(notes.madeUpTexts)); \(shown).")
    }
    if let view = layout.views.first(where: { $0.scene.id == notes.openHeight }) {
      let height = numberText(view.frame.height)
      texts.append(
        "“\(view.scene.displayName.shortened(to: 40))” leaves its height to its superview; here it is \(height)."
      )
    }
    let moved = layout.views.filter { notes.framesAfterLayout[$0.scene.id] != nil }.map(\.scene.displayName)
    if !moved.isEmpty {
      let place = moved.count == 1 ? "is where the code moves it" : "are where the code moves them"
      texts.append(
        "\(listed(moved)) \(place) after the layout, not where constraints put \(moved.count == 1 ? "it" : "them")."
      )
    }
    if let view = layout.views.first(where: { $0.scene.id == notes.revealed }) {
      texts.append("“\(view.scene.displayName.shortened(to: 40))” is hidden at first; here it is shown.")
    }
    return texts.map { Sentence(text: $0, tone: .title) }
  }

  private static func truncations(
    _ layout: SolvedLayout, _ selection: OverlaySelection, measurer: any TextMeasurer
  ) -> [Sentence] {
    layout.views.indexed().compactMap { index, view in
      guard !selection.isFaded(index), !view.isHidden, view.isTruncated == true, let text = view.text else {
        return nil
      }
      let shown = view.lineCount ?? 1
      var whole = text
      whole.numberOfLines = 0
      whole.lineBreakMode = .byWordWrapping
      let needed = measurer.layout(whole, maximumWidth: view.frame.width, maximumHeight: nil).lineCount
      let room =
        text.numberOfLines != 1 && needed > shown
        ? ": only \(shown) of its \(needed) lines \(shown == 1 ? "fits" : "fit")" : ""
      return Sentence(
        text: (layout.explain(.truncatedText(index)).statement + room).sentence, tone: .status(.unsatisfied))
    }
  }
}

extension SolvedLayout {
  /// The names of the visible symbols for which no icon is known, each once.
  fileprivate var unknownSymbols: [String] {
    var known = Set<String>()
    return views.compactMap { view in
      guard !view.isHidden, case .symbol(let name)? = view.scene.content.image?.source,
        known.insert(name).inserted, SymbolIcon(symbol: name) == nil
      else { return nil }
      return name
    }
  }
}
