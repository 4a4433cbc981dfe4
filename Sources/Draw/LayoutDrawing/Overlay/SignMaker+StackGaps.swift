import AutoLayout
import LayoutScene
import LayoutWords

/// The facts about a stack view's gaps that its bracket cannot show: which are equal, which differ from the others, and
/// which run from baseline to baseline.
extension SignMaker {
  func stackGapSigns() -> [Sign] {
    bracketedStacks.flatMap { index -> [Sign] in
      let settings = layout.views[index].scene.stack
      let arranged = arrangedViews(of: index)
      return zip(arranged, arranged.dropFirst()).enumerated().compactMap { order, pair in
        guard let gap = gap(between: pair.0, and: pair.1, settings) else { return nil }
        return sign(of: gap, number: order, in: index)
      }
    }
  }

  /// The amounts by which the views of a proportionally filled stack view are longer than the shortest of them.
  func stackShareSigns() -> [Sign] {
    bracketedStacks.filter { layout.views[$0].scene.stack.distribution == .fillProportionally }.flatMap {
      stack in
      let axis = layout.views[stack].scene.stack.axis
      let lengths = arrangedViews(of: stack).map { (view: $0, length: layout.views[$0].frame.size[axis]) }
      guard let least = lengths.map(\.length).min(), least > 0 else { return [Sign]() }
      return lengths.map { view, length in
        let dimension = ConstraintFigure.Dimension.size(
          of: space.convert(layout.views[view].absoluteFrame), along: axis)
        let words = numberText((length / least * 10).rounded() / 10) + "×"
        return Sign(
          key: SignKey(kind: .stack, name: layout.views[view].scene.id), shape: .dimension(dimension),
          style: .measured,
          label: OverlayLabel(rows: [[runs.plate(words, tone: .faint, layer: .constraints)]]),
          figures: [], views: [view], fold: .stack(stack))
      }
    }
  }

  private func arrangedViews(of stack: ViewIndex) -> [ViewIndex] {
    layout.views.indices.filter { index in
      let view = layout.views[index]
      return view.scene.superview == stack && view.scene.isArranged && !view.isHidden
    }
  }

  /// A gap to draw.
  private struct Gap {
    var start: Double
    var end: Double
    /// The length; nil if equal to the others.
    var length: Double?
  }

  private func gap(between first: ViewIndex, and second: ViewIndex, _ settings: StackSettings) -> Gap? {
    let (one, other) = (layout.views[first], layout.views[second])
    let axis = settings.axis
    let frames = [one.absoluteFrame, other.absoluteFrame].sorted {
      $0.minimum(along: axis) < $1.minimum(along: axis)
    }
    let edges = Gap(start: frames[0].maximum(along: axis), end: frames[1].minimum(along: axis))
    let spacing = settings.customSpacing[one.scene.id] ?? settings.spacing
    if settings.isBaselineRelativeArrangement, axis == .vertical {
      guard let last = one.lastBaseline, let next = other.firstBaseline else { return nil }
      return Gap(start: one.absoluteFrame.y + last, end: other.absoluteFrame.y + next, length: spacing)
    }
    switch settings.distribution {
    case .equalSpacing: return edges.end - edges.start > 1 ? edges : nil
    case .equalCentering: return Gap(start: frames[0].middle(along: axis), end: frames[1].middle(along: axis))
    case .fill, .fillEqually, .fillProportionally:
      guard spacing != settings.spacing else { return nil }
      return Gap(start: edges.start, end: edges.end, length: spacing)
    }
  }

  private func sign(of gap: Gap, number: Int, in index: ViewIndex) -> Sign {
    let view = layout.views[index]
    let axis = view.scene.stack.axis
    let rect = space.convert(view.absoluteFrame)
    let value = gap.length.map(numberText)
    let (start, end) = (space.convert(gap.start, along: axis), space.convert(gap.end, along: axis))
    let dimension = ConstraintFigure.Dimension(
      axis: axis, start: start, end: end, across: rect.range(along: axis.other),
      // Marks of equal gaps are in line, at the edge, where there are no words.
      sized: value == nil ? rect : nil, edges: [(start, rect), (end, rect)], value: value ?? "")
    return Sign(
      key: SignKey(kind: .stack, name: view.scene.id, part: number + 1), shape: .dimension(dimension),
      style: value == nil ? .equalMarks(1) : .measured,
      label: OverlayLabel(rows: value.map { [[runs.plate($0, tone: .faint, layer: .constraints)]] } ?? []),
      figures: [], views: [index])
  }
}
