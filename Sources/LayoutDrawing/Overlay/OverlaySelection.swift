import AutoLayout

/// Which constraints and views of a layout the options ask to see.
struct OverlaySelection {
  let layout: SolvedLayout
  let options: DrawingOptions

  /// The most signs and names that one picture can hold and still be read; the rest is left out.
  static let mostConstraints = 250
  static let mostNotes = 250

  /// The figures to draw, those that need the reader's attention first.
  func figures(in space: OverlaySpace) -> [ConstraintFigure] {
    let reader = FigureReader(space: space, layout: layout)
    var figures = [ConstraintFigure]()
    for index in layout.constraints.indices {
      guard isWanted(index), let figure = reader.figure(of: index) else { continue }
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

  /// Generated constraints have no bars of their own, unless they are part of a conflict.
  private func isWanted(_ index: Int) -> Bool {
    let constraint = layout.constraints[index]
    guard constraint.scene.isActive else { return false }
    if let axis = options.axis, constraint.axis != axis { return false }
    guard touchesFocus(constraint.scene) else { return false }
    return constraint.origin == .explicit || ConstraintStatus(of: index, in: layout).isAlarm
  }

  private func touchesFocus(_ constraint: SceneConstraint) -> Bool {
    guard let focus = options.focus else { return true }
    return [constraint.firstItem.view, constraint.secondItem?.view].contains { index in
      index.flatMap { layout.views.indices.contains($0) ? layout.views[$0].scene.id : nil } == focus
    }
  }

  private func isVisible(_ figure: ConstraintFigure) -> Bool {
    figure.status.isAlarm
      || figure.views.allSatisfy { layout.views.indices.contains($0) && !layout.views[$0].isHidden }
  }

  /// The visible views but the root, by position.
  var views: [Int] {
    layout.views.indices.filter { layout.views[$0].scene.superview != nil && !layout.views[$0].isHidden }
  }

  /// The views whose names and notes are shown.
  var notedViews: [Int] {
    let noted = views.filter { options.focus == nil || layout.views[$0].scene.id == options.focus }
    return Array(noted.prefix(Self.mostNotes))
  }
}
