package import AutoLayout
package import LayoutScene
import LayoutWords

/// Phase 2, solve: lays out the options of a scene.
package enum LayoutEngine {
  /// Lays out every option from scratch, unless it comes `after` another: then it starts from that option's frames,
  /// which are kept wherever the constraints leave a choice.
  ///
  /// - Parameters:
  ///   - scene: the scene, read by a front end or made by a program.
  ///   - wanted: positions of the options to return; nil for all. Options they come after are solved too.
  ///   - isExplaining: whether to record which constraints decide the views' frames.
  ///   - measurer: sizes the texts.
  /// - Returns: the wanted layouts, in the scene's order.
  package static func solve(
    _ scene: Scene, options wanted: Set<Int>? = nil, isExplaining: Bool = false,
    measurer: any TextMeasurer
  ) -> [SolvedLayout] {
    var solved: [Int: SolvedLayout] = [:]
    let positions = scene.options.indices.filter { wanted?.contains($0) ?? true }
    for position in positions {
      solve(position, of: scene, into: &solved, isExplaining: isExplaining, measurer: measurer)
    }
    return positions.compactMap { solved[$0] }
  }

  private static func solve(
    _ position: Int, of scene: Scene, into solved: inout [Int: SolvedLayout], isExplaining: Bool,
    measurer: any TextMeasurer
  ) {
    // This option and those it starts from, the earliest last. The front end rules out cycles; the count is a
    // second line of defence.
    var chain = [position]
    while let last = chain.last, let before = scene.options[last].after, solved[before] == nil,
      scene.options.indices.contains(before), chain.count <= scene.options.count
    {
      chain.append(before)
    }
    for index in chain.reversed() where solved[index] == nil {
      let option = scene.options[index]
      let before = option.after.flatMap { solved[$0] }
      solved[index] = solve(option, after: before, isExplaining: isExplaining, measurer: measurer)
    }
  }

  /// Lays out one option.
  ///
  /// - Parameters:
  ///   - option: the option to lay out.
  ///   - before: the layout whose frames to start from.
  ///   - isExplaining: whether to record which constraints decide the views' frames.
  ///   - measurer: sizes the texts.
  package static func solve(
    _ option: SceneOption, after before: SolvedLayout? = nil, isExplaining: Bool = false,
    measurer: any TextMeasurer
  ) -> SolvedLayout {
    let reported = option.reportedConflict
    let option = reported?.relaxing(option) ?? option
    var (layout, _) = begin(option, after: before, isExplaining: isExplaining, measurer: measurer)
    if layout.views.contains(where: { !$0.misplaced.isEmpty }) {
      let recorded = SceneBuilder(
        option: option.withRecordedContents(of: layout), startingFrames: [:], measurer: measurer)
      recorded.window.displayIfNeeded()
      layout.confirmMisplacements(SolutionReader(built: recorded.placed).read())
    }
    return reported?.settling(layout) ?? layout
  }

  /// Makes a window for an option, and lays it out.
  static func begin(
    _ option: SceneOption, after before: SolvedLayout? = nil, isExplaining: Bool = false,
    measurer: any TextMeasurer
  ) -> (layout: SolvedLayout, built: SceneBuilder) {
    var frames: [String: Rect] = [:]
    for view in (before?.views ?? []).reversed() { frames[view.scene.id] = view.frame }
    var built = SceneBuilder(option: option, startingFrames: frames, measurer: measurer)
    built.window.displayIfNeeded()
    built.dropIdleFrames()
    let solved = SolutionReader(built: built.placed, isExplaining: isExplaining).read()
    return (finished(solved, of: built.option, measurer: measurer), built)
  }

  /// Completes a layout with what the option records beyond views and constraints, and with findings that show only if
  /// the option is laid out differently.
  static func finished(
    _ solved: SolvedLayout, of option: SceneOption, measurer: any TextMeasurer
  ) -> SolvedLayout {
    var layout = solved
    layout.findings += wrappingTies(in: layout, of: option, measurer: measurer).map {
      .contentPriorityTie($0)
    }
    layout.omissions = option.omissions
    layout.codeNotes = option.codeNotes
    if let id = option.codeNotes.revealed { layout.reveal(id) }
    layout.absence = option.absence
    for index in layout.views.indices where !layout.views[index].scene.reportedOpen.isEmpty {
      for component in layout.views[index].scene.reportedOpen {
        layout.views[index].ambiguity[component] = ValueRange(lower: nil, upper: nil, isKnown: false)
      }
    }
    return layout
  }
}

extension LayoutEngine {
  /// The ties of equal priorities between a label that wraps and other views in its row: what is open as long as the
  /// label requests its text in one line, as it does at first.
  private static func wrappingTies(
    in layout: SolvedLayout, of option: SceneOption, measurer: any TextMeasurer
  ) -> [ContentPriorityTie] {
    // Nothing is known beyond what a log reports, and a text that stands in for another proves nothing.
    guard option.reportedConflict == nil else { return [] }
    let wrapping = ContentPriorityTie.undecidedWraps(in: layout).filter {
      !option.codeNotes.madeUpTexts.contains(layout.views[$0].scene.id)
    }
    guard !wrapping.isEmpty, layout.conflicts.isEmpty, layout.isSolved else { return [] }
    var option = option
    for index in wrapping {
      guard let text = layout.views[index].text else { continue }
      let natural = measurer.layout(text, maximumWidth: nil, maximumHeight: nil).size.width
      option.views[index].intrinsicContentSize = IntrinsicSize(
        width: natural, height: layout.views[index].frame.height)
    }
    let built = SceneBuilder(option: option, startingFrames: [:], measurer: measurer)
    built.window.displayIfNeeded()
    let known = Set(layout.contentPriorityTies.map(\.views))
    return SolutionReader(built: built.placed).contentPriorityTies().filter { tie in
      tie.axis == .horizontal && tie.origin == .compressionResistance && !known.contains(tie.views)
        && tie.views.contains(where: wrapping.contains)
    }
  }
}

extension SolvedLayout {
  /// Shows a hidden view, and everything in it that is not hidden itself.
  fileprivate mutating func reveal(_ id: String) {
    for index in views.indices {
      if views[index].scene.id == id {
        views[index].scene.isHidden = false
        if views[index].scene.alpha <= 0 { views[index].scene.alpha = 1 }
      }
      let scene = views[index].scene
      views[index].isHidden = scene.isHidden || scene.superview.map { views[$0].isHidden } ?? false
    }
  }
}
