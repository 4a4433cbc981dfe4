import AutoLayout
import LayoutScene

/// The constraints and views of a layout that the options ask to see.
struct OverlaySelection {
  let layout: SolvedLayout
  let options: DrawingOptions
  /// The views that stay at full opacity while everything else fades; nil for all.
  let emphasis: Set<ViewIndex>?
  /// The repeated parts of the layout, which need not be shown again.
  let repetition: Repetition
  /// The constraints that were asked for, in their order.
  private(set) var wanted: [ConstraintIndex] = []
  /// The guides to show except margins: where constraints are drawn, those that they use.
  private(set) var guides: [SolvedGuide] = []

  init(layout: SolvedLayout, options: DrawingOptions) {
    self.layout = layout
    self.options = options
    emphasis = Self.emphasis(of: layout, options)
    let isWhole = emphasis == nil && options.overlay.contains(.constraints)
    repetition = isWhole && !options.overlay.contains(.names) ? Repetition(in: layout) : .none
    wanted = findWanted()
    guides = findGuides()
  }

  private static func emphasis(of layout: SolvedLayout, _ options: DrawingOptions) -> Set<ViewIndex>? {
    let focused = options.focus.map { focus in
      Set(layout.views.indices.filter { layout.views[$0].scene.id == focus })
    }
    guard let constraints = options.constraints else {
      return focused.map { focused in
        // Superviews come before their subviews.
        layout.views.indices.reduce(into: focused) { whole, index in
          if let superview = layout.views[index].scene.superview, whole.contains(superview) {
            whole.insert(index)
          }
        }
      }
    }
    let touched = constraints.filter(layout.constraints.indices.contains).flatMap { index in
      let scene = layout.constraints[index].scene
      return [scene.firstItem.view] + (scene.secondItem.map { [$0.view] } ?? [])
    }
    return (focused ?? []).union(touched)
  }

  /// Whether a view's drawing and frame fade.
  func isFaded(_ index: ViewIndex) -> Bool { emphasis.map { !$0.contains(index) } ?? false }

  /// The most signs and names that one picture can hold and still be legible; the rest is left out.
  static let mostConstraints = 250
  static let mostNotes = 250

  /// The figures to draw, those that need the reader's attention first.
  func figures(in space: OverlaySpace) -> [ConstraintFigure] {
    let reader = FigureReader(
      space: space, layout: layout, groups: SizeGroups(layout: layout, wanted: wanted))
    var figures = [ConstraintFigure]()
    for index in wanted {
      guard let figure = reader.figure(of: index) else { continue }
      guard figure.status.isAlarm ? showsConflicts : options.overlay.contains(.constraints) else { continue }
      guard isVisible(figure) else { continue }
      figures.append(figure)
    }
    let alarming = figures.filter { $0.status.isAlarm }
    let others = figures.filter { !$0.status.isAlarm }
    return Array((alarming + others).prefix(Self.mostConstraints))
  }

  private var showsConflicts: Bool {
    options.overlay.contains(.conflicts) || options.overlay.contains(.constraints)
  }

  /// The layer to which a constraint's bar and pill belong.
  func layer(of status: ConstraintStatus) -> OverlayLayer {
    status.isAlarm && options.overlay.contains(.conflicts) ? .conflicts : .constraints
  }

  private func findWanted() -> [ConstraintIndex] {
    let alarming = Set(layout.conflicts.flatMap { $0.constraints + ($0.broken.map { [$0] } ?? []) })
    return layout.constraints.indices.filter { isWanted($0, alarming: alarming) }
  }

  /// Whether a constraint is drawn like the scene's own. Generated constraints are not, unless they are in a conflict
  /// or asked for.
  private func isWanted(_ index: ConstraintIndex, alarming: Set<ConstraintIndex>) -> Bool {
    let constraint = layout.constraints[index]
    guard constraint.scene.isActive, !constraint.isUndone || alarming.contains(index) else { return false }
    if let axis = options.axis, constraint.axis != axis { return false }
    if let constraints = options.constraints { return constraints.contains(index) }
    // Constraints in a conflict are always shown.
    if repetition.constraints.contains(index), !alarming.contains(index) { return false }
    guard touchesFocus(constraint.scene) else { return false }
    return constraint.origin == .explicit || constraint.isBroken || alarming.contains(index)
  }

  /// Whether only a part of the constraints was asked for.
  var isPartial: Bool { emphasis != nil }

  /// The constraints whose margins and guides are shown: those of the scene, or those asked for.
  var explained: [ConstraintIndex] {
    isPartial || options.axis != nil
      ? wanted : layout.constraints.indices.filter { layout.constraints[$0].origin == .explicit }
  }

  private func findGuides() -> [SolvedGuide] {
    let all = layout.guides.filter { $0.kind != .layoutMargins && !layout.isOffCanvas($0.owner) }
    guard isPartial || options.overlay.contains(.constraints) else { return all }
    var used = Set<SceneItem>()
    for index in explained {
      used.insert(layout.constraints[index].scene.firstItem)
      if let second = layout.constraints[index].scene.secondItem { used.insert(second) }
    }
    return all.filter { used.contains(.guide($0.kind, of: $0.owner)) }
  }

  /// The rectangle in which a guide is drawn, in canvas points. Top and bottom layout guides have no width and stand
  /// for a line across the view.
  func rect(of guide: SolvedGuide) -> Rect {
    guard guide.kind == .topLayoutGuide || guide.kind == .bottomLayoutGuide,
      let owner = layout.view(at: guide.owner)?.absoluteFrame
    else { return guide.absoluteFrame }
    let frame = guide.absoluteFrame
    return Rect(x: owner.x, y: frame.y, width: owner.width, height: frame.height)
  }

  func touchesFocus(_ constraint: SceneConstraint) -> Bool {
    guard let focus = options.focus else { return true }
    return [constraint.firstItem.view, constraint.secondItem?.view].contains { index in
      index.flatMap { layout.view(at: $0)?.scene.id } == focus
    }
  }

  func isVisible(_ figure: ConstraintFigure) -> Bool {
    figure.status.isAlarm
      || figure.views.allSatisfy { index in
        layout.views.indices.contains(index) && !layout.views[index].isHidden
          && (figure.status == .unsatisfied || !layout.isOffCanvas(index))
      }
  }

  /// The visible views except the root.
  var views: [ViewIndex] {
    layout.views.indices.filter {
      layout.views[$0].scene.superview != nil && !layout.views[$0].isHidden && !layout.isOffCanvas($0)
    }
  }

  /// The views whose names and notes are shown.
  var notedViews: [ViewIndex] {
    let noted = views.filter { !layout.views[$0].scene.isContentView }.filter { index in
      options.constraints != nil
        ? !isFaded(index) : options.focus == nil || layout.views[index].scene.id == options.focus
    }
    return Array(noted.prefix(Self.mostNotes))
  }

  /// The figures of satisfied constraints that stack views made; the others exist only to give way.
  ///
  /// Leaves out constraints in a conflict, which are drawn like the scene's own.
  func stackFigures(in space: OverlaySpace) -> [ConstraintFigure] {
    guard options.overlay.contains(.constraints), options.constraints == nil else { return [] }
    let drawn = Set(wanted)
    let reader = FigureReader(
      space: space, layout: layout, groups: SizeGroups(layout: layout, wanted: []))
    var figures: [ConstraintFigure] = []
    for index in layout.constraints.indices where figures.count < Self.mostConstraints {
      let constraint = layout.constraints[index]
      guard constraint.origin == .stackView, constraint.isSatisfied, !drawn.contains(index),
        constraint.scene.isActive, !repetition.views.contains(constraint.scene.firstItem.view),
        touchesFocus(constraint.scene), options.axis == nil || constraint.axis == options.axis,
        let figure = reader.figure(of: index), isVisible(figure)
      else { continue }
      figures.append(figure)
    }
    return figures
  }
}
