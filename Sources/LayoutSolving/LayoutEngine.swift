package import AutoLayout
package import LayoutScene

/// Phase 2, solve: lays out the options of a scene.
package enum LayoutEngine {
  /// Lays out every option from scratch, unless it comes `after` another: then it starts from that option's
  /// frames, which are kept wherever the constraints leave a choice.
  ///
  /// - Parameters:
  ///   - scene: the scene, read by a front end or made by a program.
  ///   - wanted: positions of the options to return; nil for all. Options they come after are solved too.
  ///   - isExplaining: whether views are to say which constraints decide their frames.
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
  ///   - isExplaining: whether views are to say which constraints decide their frames.
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
      layout.confirmMisplacements(SolutionReader(built: recorded).read())
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
    let built = SceneBuilder(option: option, startingFrames: frames, measurer: measurer)
    built.window.displayIfNeeded()
    return (finished(SolutionReader(built: built, isExplaining: isExplaining).read(), of: option), built)
  }

  /// Adds to a layout what the option says about it besides views and constraints.
  static func finished(_ solved: SolvedLayout, of option: SceneOption) -> SolvedLayout {
    var layout = solved
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

extension SolvedLayout {
  /// Shows a view that is hidden, with all in it that is not.
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
