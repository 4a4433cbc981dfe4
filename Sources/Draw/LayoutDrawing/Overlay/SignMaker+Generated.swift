import AutoLayout
import LayoutScene
import LayoutWords

/// The signs of the layout that stack views generate.
extension SignMaker {
  /// The properties that make stack views rows of one structure.
  private struct StackLikeness: Hashable {
    var superview: ViewIndex?
    var settings: StackSettings
    var start: Double
    var end: Double
  }

  /// A bracket along each stack view, with its arrangement; one for several that are alike and side by side.
  func stackSigns() -> [Sign] {
    let told = layout.toldViews
    let groups = Dictionary(grouping: bracketedStacks) { index in
      let (scene, dimension) = (layout.views[index].scene, stackDimension(index))
      return StackLikeness(
        superview: scene.superview, settings: scene.stack, start: dimension.start, end: dimension.end)
    }
    // Shorter brackets are closer to the screen, as in an engineering drawing: inner stacks first.
    func length(_ index: ViewIndex) -> Double {
      let dimension = stackDimension(index)
      return dimension.end - dimension.start
    }
    return groups.values.compactMap { members in members.first.map { ($0, members.count) } }
      .sorted { (length($0.0), $0.0) < (length($1.0), $1.0) }.map { sign(ofStack: $0.0, count: $0.1, told) }
  }

  /// The stack views to explain.
  var bracketedStacks: [ViewIndex] {
    guard options.overlay.contains(.constraints), options.constraints == nil else { return [] }
    return selection.notedViews.filter { index in
      let scene = layout.views[index].scene
      return scene.kind == .stackView && !selection.isFaded(index)
        && !selection.repetition.views.contains(index)
        && (options.axis == nil || options.axis == scene.stack.axis)
    }
  }

  private func stackDimension(_ index: ViewIndex) -> ConstraintFigure.Dimension {
    let view = layout.views[index]
    let axis = view.scene.stack.axis
    return .size(of: space.convert(view.absoluteFrame), along: axis)
  }

  private func sign(ofStack index: ViewIndex, count: Int, _ told: Set<ViewIndex>) -> Sign {
    let view = layout.views[index]
    let settings = view.scene.stack
    func word(_ string: String) -> OverlayLabel.Run {
      runs.text(string, tone: .faint, layer: .constraints, hasPlate: true)
    }
    let spacing = numberText(settings.spacing)
    let axis = settings.axis == .horizontal ? "horizontal" : "vertical"
    var row = [word((count > 1 ? "\(count) stacks, " : "") + axis)]
    let arrangement = word(
      (settings.alignment == .fill ? "" : "aligned \(settings.alignmentName) · ")
        + "\(settings.distribution.rawValue) · " + spacing)
    let name = view.scene.displayName
    if count == 1,
      options.overlay.contains(.names) || context.mentions(name)
        || told.contains(index) && mentions.caption.contains(name)
    {
      row.insert(self.name(of: view), at: 0)
    }
    let rect = space.convert(view.absoluteFrame)
    // Above or below the screen, nothing would lead from a bracket to a row between others.
    let isBesideRow =
      settings.axis == .horizontal && !space.isNearEnd(rect, within: Measures.nearBracket)
      && isBetweenOthers(index)
    var label = OverlayLabel(
      rows: isBesideRow ? [row, [arrangement]] : [row + [word("·"), arrangement]])
    label.dot = word("·")
    return Sign(
      key: SignKey(kind: .stack, name: view.scene.id),
      shape: isBesideRow ? .words(about: rect, hasContent: true) : .dimension(stackDimension(index)),
      style: .bracket, label: label, brief: OverlayLabel(rows: [[word(spacing)]]),
      figures: [], views: [index], isEssential: isBesideRow, fold: .stack(index))
  }

  /// Whether there are views both above and below a view.
  private func isBetweenOthers(_ index: ViewIndex) -> Bool {
    let frame = layout.views[index].absoluteFrame
    let superviews = Set(layout.views.compactMap(\.scene.superview))
    var (isBelowOne, isAboveOne) = (false, false)
    for other in selection.views where !superviews.contains(other) {
      let rect = layout.views[other].absoluteFrame
      guard rect.minX < frame.maxX, frame.minX < rect.maxX else { continue }
      if rect.maxY <= frame.minY + 0.5 { isBelowOne = true }
      if rect.minY >= frame.maxY - 0.5 { isAboveOne = true }
    }
    return isBelowOne && isAboveOne
  }

  /// Braces along the views that repeat the first of a group.
  func repetitionSigns() -> [Sign] {
    selection.repetition.groups.flatMap { group -> [Sign] in
      let constraints = group.constraints.filter {
        options.axis == nil || options.axis == layout.constraints[$0].axis
      }
      let rects = group.others.map { space.convert(layout.views[$0].absoluteFrame) }
      guard !constraints.isEmpty, let rest = rects.union else { return [] }
      let first = space.convert(layout.views[group.first].absoluteFrame)
      let whole = rest.union(first)
      let axis: Axis = whole.height - rest.height > whole.width - rest.width ? .vertical : .horizontal
      var own = [[ConstraintIndex]](repeating: [], count: group.others.count)
      for index in constraints {
        let view = layout.constraints[index].scene.firstItem.view
        if let place = group.others.lastPlace(upTo: view) { own[place].append(index) }
      }
      func sign(_ places: [Int], _ shape: Sign.Shape) -> Sign {
        let others = places.map { group.others[$0] }
        let words = (others.count > 1 ? "\(others.count) × " : "") + "the same"
        return Sign(
          key: SignKey(kind: .repetition, name: layout.views[others[0]].scene.id), shape: shape,
          style: .brace(constraints: places.flatMap { own[$0] }),
          label: OverlayLabel(rows: [[runs.text(words, tone: .faint, layer: .constraints, hasPlate: true)]]),
          figures: [], views: [group.first] + others)
      }
      // In a grid, a brace along the others would enclose the first, too.
      if rest.intersects(first.grown(by: -1)) {
        return rects.indices.map { sign([$0], .words(about: rects[$0], hasContent: false)) }
      }
      return neighbours(group, rects, along: axis).compactMap { places in
        guard let rect = places.map({ rects[$0] }).union else { return nil }
        return sign(places, .dimension(.size(of: rect.intersection(space.screen) ?? rect, along: axis)))
      }
    }
  }

  /// The positions of a group's repeated views by runs between which there is no other view, along which a brace would
  /// enclose it.
  private func neighbours(_ group: Repetition.Group, _ rects: [Rect], along axis: Axis) -> [[Int]] {
    let members = Set([group.first] + group.others)
    let superview = layout.superview(of: group.first)
    let strangers = selection.views.filter { !members.contains($0) && layout.superview(of: $0) == superview }
      .map { space.convert(layout.views[$0].absoluteFrame) }
    var ranges: [[Int]] = []
    for place in rects.indices.sorted(by: { rects[$0].middle(along: axis) < rects[$1].middle(along: axis) }) {
      let middle = rects[place].middle(along: axis)
      let last = ranges.last?.last.map { rects[$0].middle(along: axis) }
      let isNext = last.map { last in
        !strangers.contains { (last...middle).contains($0.middle(along: axis)) }
      }
      if isNext == true { ranges[ranges.count - 1].append(place) } else { ranges.append([place]) }
    }
    return ranges
  }

  /// The baseline on which a stack view aligns its views, which their frames do not show.
  private func lineUpSign(_ figure: ConstraintFigure) -> Sign? {
    guard figure.isOnBaselines, let line = figure.line else { return nil }
    return Sign(
      key: key(of: figure), shape: .line(line), label: OverlayLabel(rows: []), figures: [figure],
      views: figure.views, fold: layout.superview(of: figure.subject).map { .lines(in: $0, LineKind(figure)) }
    )
  }

  /// The signs of the sizes that stack views make equal, and of the edges that they align.
  func stackPartSigns() -> [Sign] {
    var compared = Set<SceneItem>()
    return selection.stackFigures(in: space).flatMap { figure -> [Sign] in
      guard case .dimensions(let dimensions) = figure.shape else {
        return [lineUpSign(figure)].compactMap(\.self)
      }
      let scene = layout.constraints[figure.constraint].scene
      guard dimensions.count == 2, scene.firstAttribute.kind == .size, scene.multiplier == 1 else {
        return []
      }
      let items = [scene.firstItem] + [scene.secondItem].compactMap(\.self)
      return zip(items, dimensions).enumerated().compactMap { part, pair in
        guard compared.insert(pair.0).inserted else { return nil }
        return Sign(
          key: key(of: figure, part: part), shape: .dimension(pair.1), style: .equalMarks(1),
          label: OverlayLabel(rows: []), figures: [figure], views: figure.views,
          fold: layout.superview(of: figure.subject).map { .stack($0) })
      }
    }
  }
}

extension [ViewIndex] {
  /// The position of the last element that is not greater; the elements are in ascending order.
  fileprivate func lastPlace(upTo view: ViewIndex) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= view { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}

extension StackSettings {
  /// The name of the alignment. UIKit has one value for top and leading, and one for bottom and trailing; the axis
  /// tells which is meant.
  fileprivate var alignmentName: String {
    switch alignment {
    case .leading, .top: axis == .vertical ? "leading" : "top"
    case .trailing, .bottom: axis == .vertical ? "trailing" : "bottom"
    case .fill, .center, .firstBaseline, .lastBaseline: alignment.rawValue
    }
  }
}

extension [Rect] {
  /// The smallest rectangle that contains all of them; nil if there are none.
  fileprivate var union: Rect? { dropFirst().reduce(first) { $0?.union($1) } }
}
