import AutoLayout
import LayoutScene

/// Reads a solved window into a value.
struct SolutionReader {
  let built: PlacedOption
  var isExplaining = false

  var window: Window { built.window }
  var engine: ConstraintEngine { built.window.engine }

  func read() -> SolvedLayout {
    var views = readViews()
    let ends = componentEnds(in: views)
    addExtremeFrames(ends, to: &views)
    var (constraints, positions) = readConstraints()
    noteOpponents(in: &constraints, of: views, positions)
    markUndone(&constraints, views)
    if isExplaining {
      for (index, view) in built.views.indexed() {
        views[index].deciders = engine.deciders(of: view).mapValues { deciders in
          deciders.compactMap { positions[ObjectIdentifier($0)] }
        }
      }
    }
    let conflicts = engine.conflicts.compactMap { conflict -> LayoutConflict? in
      let members = conflict.constraints.compactMap { positions[ObjectIdentifier($0)] }.sorted()
      guard let broken = positions[ObjectIdentifier(conflict.broken)] else { return nil }
      return LayoutConflict(constraints: members, broken: broken)
    }
    var layout = SolvedLayout(
      name: built.option.name, title: built.option.title, description: built.option.description,
      canvas: built.option.canvas, views: views, guides: readGuides(views), constraints: constraints,
      conflicts: conflicts)
    let doubts = RecordedDoubts(layout)
    if built.option.isOnRecordedCanvas { markMisplacements(in: &layout.views, except: doubts) }
    func follows(_ one: ComponentEnds, _ other: ComponentEnds, rate: Double) -> Bool {
      engine.follows(
        (built.views[one.view], one.component), (built.views[other.view], other.component), rate: rate)
    }
    layout.freedoms = DegreeOfFreedom.all(among: ends, follows: follows)
    let ambiguities = AmbiguityFindings(of: layout, ends, except: doubts.coversAmbiguity, follows: follows)
    layout.findings =
      built.findings + unsolvedFindings(constraints, positions) + ambiguities.findings
      + doubts.openRowFindings + findings(in: views)
    layout.passes = events
    return layout
  }

  /// The equal content priorities that leave something open.
  func contentPriorityTies() -> [ContentPriorityTie] {
    ContentPriorityTie.all(in: readViews(), readConstraints().0)
  }

  // MARK: Views and guides

  private func readViews() -> ViewList<SolvedView> {
    var solved: ViewList<SolvedView> = []
    for (scene, view) in zip(built.option.views, built.views) {
      let superview = scene.superview.flatMap { solved.indices.contains($0) ? solved[$0] : nil }
      let frame =
        built.option.codeNotes.framesAfterLayout[scene.id] ?? frame(of: view, isRoot: solved.isEmpty)
      let origin = superview.map { superview in
        Point(
          x: superview.absoluteFrame.x - superview.contentOffset.x,
          y: superview.absoluteFrame.y - superview.contentOffset.y)
      }
      var result = SolvedView(
        scene: scene, frame: frame,
        absoluteFrame: frame.offset(by: origin ?? .zero),
        alignmentRectInsets: view.usedAlignmentRectInsets,
        intrinsicContentSize: view.usedIntrinsicContentSize, layoutMargins: view.marginsFromFrame,
        layoutDirection: view.effectiveLayoutDirection,
        isHidden: scene.isHidden || superview?.isHidden ?? false, ambiguity: ambiguity(of: view))
      result.safeAreaInsets = view.safeAreaInsets
      result.contentOffset = contentOffset(of: result, view)
      result.contentSize = (view as? ScrollView)?.contentSize
      result.sectionTitles = (view as? TableCell)?.sectionTitles ?? []
      if let shown = ShownText(view: view, frame: frame, measurer: window.measurer) {
        result.text = shown.text
        result.lineCount = shown.layout.lineCount
        // Whether a stand-in for a text fits says nothing about the layout.
        result.isTruncated =
          shown.layout.isTruncated && !hasRoomInAnotherFont(shown.text, in: result)
          && !built.option.codeNotes.madeUpTexts.contains(scene.id)
        result.firstBaseline = shown.firstBaseline
        result.lastBaseline = shown.lastBaseline
      }
      solved.append(result)
    }
    return solved
  }

  /// The frame of a view. An owner may set frames of subviews in the layout pass that the engine does not know.
  private func frame(of view: View, isRoot: Bool) -> Rect {
    guard view.isOwned else { return engine.frame(of: view) }
    let frame = view.frame
    return isRoot ? Rect(x: 0, y: 0, width: frame.width, height: frame.height) : frame
  }

  /// The open components of a view. A row is higher than its content by the separator, and it cannot be seen which view
  /// takes up the difference.
  private func ambiguity(of view: View) -> [FrameComponent: ValueRange] {
    let ambiguity = engine.ambiguity(of: view)
    guard !ambiguity.isEmpty, sequence(first: view, next: \.superview).contains(where: { $0 is TableCell })
    else { return ambiguity }
    let separator = 1 / window.canvas.scale + 1e-6
    return ambiguity.filter { component, range in
      guard component.axis == .vertical, let lower = range.lower, let upper = range.upper else { return true }
      return upper - lower > separator
    }
  }

  /// Whether a one-line text at a recorded width is truncated only because its font is slightly wider than
  /// Apple's.
  private func hasRoomInAnotherFont(_ text: Text, in view: SolvedView) -> Bool {
    guard view.scene.recordedFrame != nil, text.numberOfLines == 1 else { return false }
    let width = window.measurer.layout(text, maximumWidth: nil, maximumHeight: nil).size.width
    return width < view.frame.width + max(4, 0.1 * view.frame.width)
  }

  /// A table insets its content from the safe area, as does any scroll view that can scroll along the axis
  /// and whose `contentInsetAdjustmentBehavior` is automatic. Its first row is below the inset.
  private func contentOffset(of view: SolvedView, _ item: View) -> Point {
    let hasRecordedCells = ScrollViewContent(view.scene.content)?.hasRecordedCells ?? false
    if let scrollView = item as? ScrollView, !hasRecordedCells { return scrollView.contentOffset }
    guard hasRecordedCells || view.scene.kind.cells != nil else { return .zero }
    // Interface Builder insets only a table that begins behind a bar.
    if view.scene.recordedFrame != nil {
      let top = window.canvas.safeArea.top - view.absoluteFrame.y
      return Point(x: 0, y: view.absoluteFrame.y <= 0 && top > 0 ? -top : 0)
    }
    return Point(x: 0, y: -item.safeAreaInsets.top)
  }

  /// With more than fifty ambiguous views, a picture cannot tell their frames apart. Each may depend on all
  /// others, so with hundreds of them even fewer are examined.
  private static func extremeFrameLimit(ambiguous count: Int) -> Int { min(50, 10_000 / max(1, count)) }

  /// The ends of the open components, with the frames of all examined views there.
  private func componentEnds(in solved: ViewList<SolvedView>) -> [ComponentEnds] {
    let all = solved.indices.filter { !solved[$0].ambiguity.isEmpty && built.views[$0].hasVariables }
    let ambiguous = Array(all.prefix(Self.extremeFrameLimit(ambiguous: all.count)))
    let items: [LayoutItem] = ambiguous.map { built.views[$0] }
    func byView(_ frames: [Rect]?) -> [ViewIndex: Rect]? {
      frames.map { Dictionary(uniqueKeysWithValues: zip(ambiguous, $0)) }
    }
    return ambiguous.flatMap { index in
      FrameComponent.allCases.filter { solved[index].ambiguity[$0] != nil }.map { component in
        let points = engine.extremePoints(of: component, in: built.views[index], reading: items)
        return ComponentEnds(
          view: index, component: component, least: byView(points.least), greatest: byView(points.greatest))
      }
    }
  }

  private func addExtremeFrames(_ ends: [ComponentEnds], to solved: inout ViewList<SolvedView>) {
    for end in ends {
      for case let frame? in [end.least?[end.view], end.greatest?[end.view]]
      where !solved[end.view].extremeFrames.contains(frame) {
        solved[end.view].extremeFrames.append(frame)
      }
    }
  }

  private func readGuides(_ solved: ViewList<SolvedView>) -> [SolvedGuide] {
    built.views.indexed().flatMap { index, view in
      view.layoutGuides.filter { !$0.isPrivate }.map { guide in
        SolvedGuide(
          kind: guide.kind, owner: index,
          absoluteFrame: engine.frame(of: guide).offset(by: solved[index].absoluteFrame.origin))
      }
    }
  }

  // MARK: Constraints

  /// The scene's constraints, then the generated ones, and the position of each.
  private func readConstraints() -> (
    ConstraintList<SolvedConstraint>, [ObjectIdentifier: ConstraintIndex]
  ) {
    var solved: ConstraintList<SolvedConstraint> = []
    var positions: [ObjectIdentifier: ConstraintIndex] = [:]
    var uses: [String: Int] = [:]
    func append(_ constraint: LayoutConstraint, _ original: SceneConstraint) {
      positions[ObjectIdentifier(constraint)] = solved.endIndex
      var scene = original
      let use = uses[scene.identifier, default: 0] + 1
      uses[scene.identifier] = use
      if use > 1 { scene.identifier += " #\(use)" }
      let error = engine.error(of: constraint)
      var result = SolvedConstraint(
        scene: scene, origin: scene.isStandard ? .cell : constraint.origin, axis: constraint.axis,
        isSatisfied: abs(error) < 0.001, error: error, isBroken: engine.isBroken(constraint))
      result.room = engine.room(of: constraint)
      solved.append(result)
    }
    for (scene, constraint) in zip(built.option.constraints, built.constraints) {
      if let constraint { append(constraint, scene) }
    }
    let items = itemPositions()
    let ids = built.ids
    var names: [ObjectIdentifier: String] = [:]
    for (scene, view) in zip(built.option.views, built.views) where scene.name != nil {
      names[ObjectIdentifier(view)] = scene.displayName
    }
    for (index, view) in built.views.indexed() {
      // The first view gets its size from what contains it.
      let own = view.constraints.filter {
        $0.origin != .explicit && (index != .root || $0.origin != .autoresizingMask || $0.secondItem != nil)
      }
      for constraint in own {
        if let scene = SceneConstraint(constraint, items: items, ids: ids, names: names) {
          append(constraint, scene)
        }
      }
    }
    return (solved, positions)
  }

  func itemPositions() -> [ObjectIdentifier: SceneItem] {
    var items: [ObjectIdentifier: SceneItem] = [:]
    for (index, view) in built.views.indexed() {
      items[ObjectIdentifier(view)] = .view(index)
      for guide in view.layoutGuides { items[ObjectIdentifier(guide)] = .guide(guide.kind, of: index) }
    }
    return items
  }

  /// The most constraints whose opponents are looked up, of hugging and of all others.
  private static let mostLosers = 24

  /// Records what constraints gave way to. Hugging gives way in every stretched view; it counts as a loser only where the
  /// hugging of another view is stronger and holds.
  private func noteOpponents(
    in constraints: inout ConstraintList<SolvedConstraint>, of views: ViewList<SolvedView>,
    _ positions: [ObjectIdentifier: ConstraintIndex]
  ) {
    let strongest = strongestHugging(among: constraints, of: views)
    var counts: [Bool: Int] = [:]
    let losers = engine.constraintsInOrder { loser in
      guard !loser.priority.isRequired, let position = positions[ObjectIdentifier(loser)] else {
        return false
      }
      let constraint = constraints[position]
      guard !constraint.isSatisfied else { return false }
      return loser.origin != .contentHugging
        || constraint.isVisiblyOff && loser.priority < strongest[constraint.axis] ?? loser.priority
    }
    for loser in losers {
      let isHugging = loser.origin == .contentHugging
      guard counts[isHugging, default: 0] < Self.mostLosers,
        let position = positions[ObjectIdentifier(loser)]
      else { continue }
      counts[isHugging, default: 0] += 1
      constraints[position].opponents = engine.opponents(of: loser)
        .compactMap { positions[ObjectIdentifier($0)] }.sorted()
    }
  }

  /// The greatest hugging along each axis that holds, except that of controls that are never stretched.
  private func strongestHugging(
    among constraints: ConstraintList<SolvedConstraint>, of views: ViewList<SolvedView>
  ) -> [Axis: LayoutPriority] {
    constraints.reduce(into: [:]) { strongest, constraint in
      let (view, axis) = (constraint.scene.firstItem.view, constraint.axis)
      guard constraint.origin == .contentHugging, constraint.isSatisfied, !constraint.isBroken,
        views.indices.contains(view), !views[view].scene.alwaysHugs(along: axis)
      else { return }
      strongest[axis] = max(strongest[axis] ?? constraint.scene.priority, constraint.scene.priority)
    }
  }

  // MARK: Findings

  /// The steps of the passes, with the ids of the scene.
  private var events: [PassEvent] {
    let ids = built.ids
    guard !ids.isEmpty else { return window.trace }
    var known: [String: String] = [:]
    for view in built.views { known[view.identifier] = ids[ObjectIdentifier(view)] ?? view.identifier }
    return window.trace.compactMap { event in
      guard let id = known[event.view] else { return nil }
      var event = event
      event.view = id
      return event
    }
  }

  /// Marks the views that are elsewhere in the file, with some tolerance for text measured in another font.
  private func markMisplacements(in views: inout ViewList<SolvedView>, except doubts: RecordedDoubts) {
    for index in views.indices {
      let item = built.views[index]
      // Interface Builder itself places the arranged views of a stack view.
      if item.superview is StackView || doubts.coversPlace(of: index) { continue }
      var deciders: [FrameComponent: [LayoutConstraint]]?
      views[index].misplaced = Misplacement.components(of: views[index]) {
        let all = deciders ?? engine.deciders(of: item)
        deciders = all
        let measured = MeasuredContent(of: all[$0] ?? [], axis: $0.axis)
        // The table decides how a row's height is shared among its texts.
        if $0.axis == .vertical, measured.length != nil, doubts.isInRow(index) { return .infinity }
        return $0 == .height && views[index].recordsPartOfLine
          ? measured.toleranceOfLength : measured.tolerance
      }
    }
    clearOtherSolutions(in: &views)
  }

  /// Clears differences from the file where the file's frames satisfy every required constraint of the view: they are
  /// another solution, for contents or optional constraints that Xcode knows better.
  private func clearOtherSolutions(in views: inout ViewList<SolvedView>) {
    guard views.contains(where: { !$0.misplaced.isEmpty }) else { return }
    var recorded = ConstraintEngine.Placement()
    for (index, item) in built.views.indexed() {
      if let frame = views[index].scene.recordedFrame { recorded.place(item, at: frame) }
    }
    // Baselines depend on fonts.
    let contradicted = engine.constraintsInOrder {
      $0.origin == .explicit && $0.priority.isRequired && !engine.isBroken($0)
        && !$0.firstAttribute.isBaseline && !$0.secondAttribute.isBaseline
        && abs(engine.error(of: $0, in: recorded)) > Misplacement.rounding + 1e-3
    }
    for index in views.indices where !views[index].misplaced.isEmpty {
      let item = built.views[index]
      let own = views[index].knownContentComponents
      let axes = contradicted.filter { $0.firstItem === item || $0.secondItem === item }.map(\.axis)
      views[index].misplaced.removeAll { !own.contains($0) && !axes.contains($0.axis) }
    }
  }

  private func findings(in views: ViewList<SolvedView>) -> [LayoutFinding] {
    let unknown = views.firstIndex { $0.ambiguity.values.contains { !$0.isKnown } }
    let loops = window.feedbackLoops.map { loop in
      views.indices.filter { loop.views.contains(built.views[$0].identifier) }
    }
    return [unknown].compactMap(\.self).map { .unknownRanges($0) } + cellFindings() + contentViewFindings()
      + emptyImageFindings(in: views) + flowLayoutFindings() + loops.map { .feedbackLoop($0) }
  }
}
