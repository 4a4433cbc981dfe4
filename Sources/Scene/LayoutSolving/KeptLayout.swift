package import AutoLayout
package import LayoutScene

/// Lays out an option again and again. As long as only constants, priorities, texts and the size of the canvas change,
/// and the constraints decide everything, the window is kept, and lays out what the changes touch.
///
/// Where the constraints leave a choice or contradict each other, the layout depends on where it starts and on the
/// order of constraints, so it starts anew: the result is always the layout that `LayoutEngine` makes.
package final class KeptLayout {
  private let measurer: any TextMeasurer
  private var kept: (built: SceneBuilder, layout: SolvedLayout)?
  /// The number of layouts that did not start anew, for tests.
  package private(set) var keptCount = 0

  /// - Parameter measurer: sizes the texts.
  package init(measurer: any TextMeasurer) { self.measurer = measurer }

  /// Lays out an option of a scene.
  ///
  /// - Parameter position: the position of the option, which must exist.
  package func layout(of scene: Scene, option position: Int) -> SolvedLayout? {
    let option = scene.options[position]
    if let layout = changed(to: option) {
      keptCount += 1
      return layout
    }
    kept = nil
    guard option.after == nil, option.reportedConflict == nil,
      !option.views.contains(where: { $0.recordedFrame != nil || !$0.reportedOpen.isEmpty })
    else { return LayoutEngine.solve(scene, options: [position], measurer: measurer).first }
    let (layout, built) = LayoutEngine.begin(option, measurer: measurer)
    if layout.isDecided, built.window.canBeKept { kept = (built, layout) }
    return layout
  }

  /// The layout of the kept window with the option's changes; nil if it has to start anew.
  private func changed(to option: SceneOption) -> SolvedLayout? {
    guard var (built, _) = kept, built.change(to: option) else { return nil }
    built.window.forgetTrace()
    built.window.displayIfNeeded()
    let layout = LayoutEngine.finished(
      SolutionReader(built: built.placed).read(), of: option, measurer: measurer)
    guard layout.isDecided, built.window.canBeKept else { return nil }
    kept = (built, layout)
    return layout
  }
}

extension SolvedLayout {
  /// Whether the constraints decide all of it, without contradiction.
  fileprivate var isDecided: Bool {
    conflicts.isEmpty && isSolved && views.allSatisfy(\.ambiguity.isEmpty)
  }
}

extension SceneBuilder {
  /// Changes the window to that of another option.
  ///
  /// - Returns: false if this requires another window; the changes made by then are undefined.
  mutating func change(to new: SceneOption) -> Bool {
    var canvas = new.canvas
    canvas.size = option.canvas.size
    guard new.views.count == option.views.count, new.constraints.count == option.constraints.count,
      canvas == option.canvas, new.designSize == option.designSize || !hasMasks, new.after == nil,
      new.reportedConflict == nil
    else { return false }
    for index in option.views.indices where new.views[index] != option.views[index] {
      guard change(index, to: new.views[index]) else { return false }
    }
    for index in option.constraints.indices where new.constraints[index] != option.constraints[index] {
      guard change(index, to: new.constraints[index]) else { return false }
    }
    if new.canvas != option.canvas { window.resize(to: new.canvas.size) }
    option = new
    return true
  }

  private var hasMasks: Bool { option.views.contains { $0.autoresizingMask != nil } }

  /// Changes a view's text, if that is all that differs.
  private func change(_ index: ViewIndex, to new: SceneView) -> Bool {
    guard let text = new.content.text, let view = views[index] as? WrappingText else { return false }
    var old = option.views[index]
    old.content.text = text
    old.source = new.source
    guard old == new, let made = Self.makeView(new, frame: new.frame, of: option) as? WrappingText else {
      return false
    }
    view.text = made.text
    return true
  }

  /// Changes a constraint's constant and priority, if nothing else differs.
  private func change(_ index: ConstraintIndex, to new: SceneConstraint) -> Bool {
    var old = option.constraints[index]
    old.constant = new.constant
    old.priority = new.priority
    // These only restate the constant and the priority.
    old.identifier = new.identifier
    (old.text, old.namedText) = (new.text, new.namedText)
    old.source = new.source
    guard old == new else { return false }
    guard new.isActive else { return true }
    guard let constraint = constraints[index] else { return false }
    constraint.constant = new.constant
    do throws(PriorityError) {
      try constraint.setPriority(new.priority)
      return true
    } catch {
      return false
    }
  }
}
