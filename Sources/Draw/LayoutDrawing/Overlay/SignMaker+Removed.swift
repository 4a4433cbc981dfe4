import AutoLayout
import LayoutScene
import LayoutWords

/// The constraints that the first option has and this one does not, dotted, in the places where they would be: sizes,
/// and those that this option's own texts mention. Distances replaced in another layout mean nothing.
extension SignMaker {
  func removedSigns() -> [Sign] {
    guard options.overlay.contains(.constraints), options.constraints == nil, options.focus == nil else {
      return []
    }
    // A layout with only these constraints.
    var removed = layout
    removed.conflicts = []
    removed.constraints = ConstraintList(
      context.removedConstraints(from: layout).filter { options.axis == nil || options.axis == $0.axis })
    for index in removed.constraints.indices {
      removed.constraints[index].isSatisfied = holds(removed.constraints[index].scene)
    }
    let reader = FigureReader(
      space: space, layout: removed, groups: SizeGroups(layout: removed, wanted: []))
    return removed.constraints.indices.compactMap { index in
      let scene = removed.constraints[index].scene
      guard scene.firstAttribute.kind == .size || mentions.own.contains(scene.identifier),
        var figure = reader.figure(of: index), selection.isVisible(figure)
      else { return nil }
      figure.status = .satisfied
      return sign(ofRemoved: figure, scene.identifier)
    }
  }

  private func holds(_ scene: SceneConstraint) -> Bool {
    let geometry = space.geometry
    guard let first = geometry.value(of: scene.firstAttribute, in: scene.firstItem) else { return false }
    let second = scene.secondItem.flatMap { geometry.value(of: scene.secondAttribute, in: $0) } ?? 0
    return (first - scene.multiplier * second - scene.constant).magnitude < 0.001
  }

  private func sign(ofRemoved figure: ConstraintFigure, _ name: String) -> Sign? {
    let shape: Sign.Shape
    switch figure.shape {
    case .dimensions(let dimensions):
      guard let first = dimensions.first else { return nil }
      shape = .dimension(first)
    case .alignment:
      guard let line = figure.line else { return nil }
      shape = .line(line)
    case .aspect: return nil
    }
    let label = runs.text(
      name.shortened(to: Self.longestBadge), font: Typography.name, tone: .faint, layer: .constraints,
      hasPlate: true)
    return Sign(
      key: SignKey(kind: .constraint, name: name), shape: shape, style: .removed,
      label: OverlayLabel(rows: [[label]]), figures: [figure], views: figure.views)
  }
}

extension SheetContext {
  /// The constraints that the first option has and this one does not, between this one's views.
  func removedConstraints(from layout: SolvedLayout) -> [SolvedConstraint] {
    guard let first, first.name != layout.name else { return [] }
    let own = Set(layout.constraints.filter { $0.origin == .explicit }.map(\.scene.identifier))
    var positions: [String: ViewIndex] = [:]
    for (index, view) in layout.views.indexed() where positions[view.scene.id] == nil {
      positions[view.scene.id] = index
    }
    func moved(_ item: SceneItem) -> SceneItem? {
      guard let view = first.view(at: item.view), let position = positions[view.scene.id] else { return nil }
      return switch item {
      case .view: .view(position)
      case .guide(let kind, _): .guide(kind, of: position)
      }
    }
    return first.constraints.compactMap { constraint in
      let scene = constraint.scene
      guard constraint.origin == .explicit, scene.hasGivenIdentifier, isSwitched(scene.identifier),
        !own.contains(scene.identifier), let item = moved(scene.firstItem)
      else { return nil }
      var constraint = constraint
      constraint.isBroken = false
      constraint.scene.firstItem = item
      if let second = scene.secondItem {
        guard let item = moved(second) else { return nil }
        constraint.scene.secondItem = item
      }
      return constraint
    }
  }
}
