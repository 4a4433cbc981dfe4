import AutoLayout

/// The signs of what stack views and autoresizing masks make.
extension SignMaker {
  /// What makes stack views rows of one structure.
  private struct StackLikeness: Hashable {
    var superview: Int?
    var settings: StackSettings
    var start: Double
    var end: Double
  }

  /// A bracket along each stack view, with how it arranges its views; one for those that are alike and side by side.
  func stackSigns() -> [Sign] {
    guard options.overlay.contains(.constraints), options.constraints == nil else { return [] }
    let told = layout.toldViews
    let stacks = selection.notedViews.filter { index in
      let scene = layout.views[index].scene
      return scene.kind == .stackView && !selection.isFaded(index)
        && !selection.repetition.views.contains(index)
        && (options.axis == nil || options.axis == scene.stack.axis)
    }
    let groups = Dictionary(grouping: stacks) { index in
      let (scene, dimension) = (layout.views[index].scene, stackDimension(index))
      return StackLikeness(
        superview: scene.superview, settings: scene.stack, start: dimension.start, end: dimension.end)
    }
    return groups.values.compactMap { members in members.first.map { ($0, members.count) } }
      .sorted { $0.0 < $1.0 }.map { sign(ofStack: $0.0, count: $0.1, told) }
  }

  private func stackDimension(_ index: Int) -> ConstraintFigure.Dimension {
    let view = layout.views[index]
    let axis = view.scene.stack.axis
    return .size(of: space.convert(view.absoluteFrame), along: axis)
  }

  private func sign(ofStack index: Int, count: Int, _ told: Set<Int>) -> Sign {
    let view = layout.views[index]
    let settings = view.scene.stack
    func word(_ string: String) -> OverlayLabel.Run {
      runs.text(string, tone: .faint, layer: .constraints, hasPlate: true)
    }
    var row = [
      word(settings.axis == .horizontal ? "horizontal" : "vertical"),
      word(
        "· \(settings.distribution.rawValue) · " + numberText(settings.spacing)
          + (count > 1 ? " ×\(count)" : "")),
    ]
    let name = view.scene.displayName
    if count == 1,
      options.overlay.contains(.names) || context.mentions(name)
        || told.contains(index) && caption.contains(name)
    {
      row.insert(self.name(of: view), at: 0)
    }
    return Sign(
      key: SignKey(kind: .stack, name: view.scene.id), shape: .dimension(stackDimension(index)),
      style: .bracket,
      label: OverlayLabel(rows: [row]), figures: [], views: [index], fold: .stack(index))
  }

  /// A brace along the views that are like the first of them.
  func repetitionSigns() -> [Sign] {
    selection.repetition.groups.compactMap { group in
      let constraints = group.constraints.filter {
        options.axis == nil || options.axis == layout.constraints[$0].axis
      }
      let rects = group.others.map { space.convert(layout.views[$0].absoluteFrame) }
      guard !constraints.isEmpty, let rest = rects.dropFirst().reduce(rects.first, { $0?.union($1) }) else {
        return nil
      }
      let whole = rest.union(space.convert(layout.views[group.first].absoluteFrame))
      let axis: Axis = whole.height - rest.height > whole.width - rest.width ? .vertical : .horizontal
      let count = group.others.count
      let words = (count > 1 ? "\(count) × " : "") + "the same"
      return Sign(
        key: SignKey(kind: .repetition, name: layout.views[group.first].scene.id),
        shape: .dimension(
          .size(of: rest, along: axis)),
        style: .brace(constraints: constraints),
        label: OverlayLabel(rows: [[runs.text(words, tone: .faint, layer: .constraints, hasPlate: true)]]),
        figures: [], views: [group.first] + group.others)
    }
  }

  /// Whether a view's mask is somebody's choice: cells, bars and what a cell's style holds have theirs from UIKit.
  private func isPlacedByItsAuthor(_ index: Int) -> Bool {
    guard layout.views.indices.contains(index) else { return false }
    let scene = layout.views[index].scene
    let isInContentView = scene.superview.map { layout.views[$0].scene.isContentView } ?? false
    switch scene.kind {
    case .cell, .navigationBar, .tabBar, .toolbar: return false
    default: return !scene.isContentView && !isInContentView
    }
  }

  /// The lengths that autoresizing masks keep, and the equal ones of stack views.
  func maskSigns() -> [Sign] {
    var compared = Set<SceneItem>()
    return selection.generatedFigures(in: space).flatMap { figure -> [Sign] in
      guard case .dimensions(let dimensions) = figure.shape else { return [] }
      let constraint = layout.constraints[figure.constraint]
      let scene = constraint.scene
      if constraint.origin == .stackView {
        guard dimensions.count == 2, scene.firstAttribute.kind == .size, scene.multiplier == 1 else {
          return []
        }
        return zip([scene.firstItem] + [scene.secondItem].compactMap(\.self), dimensions).enumerated()
          .compactMap {
            part, pair in
            guard compared.insert(pair.0).inserted else { return nil }
            return Sign(
              key: key(of: figure, part: part), shape: .dimension(pair.1), style: .equalMarks(1),
              label: OverlayLabel(rows: []), figures: [figure], views: figure.views,
              fold: layout.superview(of: figure.subject).map { .stack($0) })
          }
      }
      guard case .view(let index) = scene.firstItem, isPlacedByItsAuthor(index) else { return [] }
      // A share of the superview's size is told by the subview alone.
      return dimensions.prefix(1).enumerated().map { part, dimension in
        Sign(
          key: key(of: figure, part: part), shape: .dimension(dimension), style: .generated,
          label: OverlayLabel(rows: [
            [runs.plate(dimension.value, status: figure.status, layer: .constraints)]
          ]),
          figures: [figure], views: figure.views)
      }
    }
  }
}
