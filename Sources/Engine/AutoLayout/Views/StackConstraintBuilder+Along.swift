/// Along the axis: the order and distances of the views, and how they share the length.
extension StackConstraintBuilder {
  mutating func arrangeAlongAxis() {
    guard let first = visible.first, let last = visible.last else {
      // With nothing to show, the stack is as short as possible.
      add("UISV-canvas-fit", stack, along.size, at: 49)
      hideViews()
      return
    }
    // These come before the connections: where shares and margins contradict each other, UIKit breaks the stack's
    // constraint to the end, so that a view alone sticks out.
    if settings.distribution == .fillProportionally { fillProportionally() }
    add("UISV-canvas-connection", canvas, along.start, .equal, first, along.start)
    add("UISV-canvas-connection", canvas, along.end, .equal, last, along.end)
    switch settings.distribution {
    case .fill, .fillProportionally: spaceOut(.equal)
    case .fillEqually:
      spaceOut(.equal)
      equalize(visible, "UISV-fill-equally", at: 1000)
    case .equalSpacing, .equalCentering:
      spaceOut(.greaterThanOrEqual)
      addGaps()
      add("UISV-canvas-fit", stack, along.size, at: 49)
    }
    hideViews()
  }

  private mutating func hideViews() {
    for view in views where view.isHidden { add("UISV-hiding", view, along.size) }
  }

  private mutating func spaceOut(_ relation: LayoutRelation) {
    let isBaseline =
      settings.isBaselineRelativeArrangement && settings.axis == .vertical
      && !stack.isCollapsed
    for index in views.indices.dropFirst() {
      let (before, after) = (views[index - 1], views[index])
      // A hidden view is placed by the view before it, or by the first visible one, and does not keep a gap from
      // growing.
      let isTied = after.isHidden || views[..<index].allSatisfy(\.isHidden)
      let relation = isTied ? .equal : relation
      add(
        "UISV-spacing", after, isBaseline ? .firstBaseline : along.start, relation, before,
        isBaseline ? .lastBaseline : along.end, plus: spacing(before: index))
    }
  }

  /// The distance between the views at `index - 1` and `index`. Each side of a hidden view gets half of the
  /// distance between its visible neighbours, or none at the ends of the stack.
  private func spacing(before index: Int) -> Double {
    guard let before = views[..<index].last(where: { !$0.isHidden }),
      views[index...].contains(where: { !$0.isHidden })
    else { return 0 }
    let full = settings.customSpacing[before.identifier] ?? settings.spacing
    let hiddenSides = [views[index - 1], views[index]].filter(\.isHidden).count
    return full - full / 2 * Double(hiddenSides)
  }

  private mutating func equalize<Item: LayoutItem>(_ items: [Item], _ name: String, at priority: Double) {
    guard let first = items.first else { return }
    for item in items.dropFirst() {
      add(name, item, along.size, .equal, first, along.size, at: priority)
    }
  }

  /// Divides the stack's length, margins included, in proportion to the intrinsic lengths. Each share is a constraint
  /// with its own priority below required, so that rounding and spacing cannot cause a conflict.
  private mutating func fillProportionally() {
    let lengths = stack.requestedLengths(of: visible)
    let sum = lengths.reduce(0, +)
    guard sum > 0 else {
      for (index, view) in visible.enumerated().dropFirst() {
        add(
          "UISV-fill-equally", view, along.size, .equal, visible[0], along.size,
          at: Self.sharePriority(index - 1))
      }
      return
    }
    let total = sum + settings.spacing * Double(visible.count - 1)
    let isAlone = lengths.count { $0 > 0 } == 1 && (visible.count == 1 || settings.spacing == 0)
    for (index, view) in visible.enumerated() {
      guard lengths[index] > 0 else {
        // A view of fixed length keeps it, and the others share the rest.
        add("UISV-fill-proportionally", view, along.size, at: visible.count == 1 ? 1000 : 999)
        continue
      }
      add(
        "UISV-fill-proportionally", view, along.size, .equal, stack, along.size,
        times: lengths[index] / total,
        at: isAlone ? (visible.count == 1 ? 1000 : 999) : Self.sharePriority(index))
    }
  }

  private static func sharePriority(_ index: Int) -> Double { max(1, 999 - Double(index)) }

  /// Guides of equal length that measure the gaps between neighbours, or between their centres.
  private mutating func addGaps() {
    let isCentering = settings.distribution == .equalCentering
    var gaps: [LayoutGuide] = []
    for (before, after) in zip(visible, visible.dropFirst()) {
      let gap = addGuide("UISV-gap")
      add(
        "UISV-distributing-edge", gap, along.start, .equal, before, isCentering ? along.center : along.end)
      add(
        "UISV-distributing-edge", gap, along.end, .equal, after, isCentering ? along.center : along.start)
      pinAcross(gap)
      gaps.append(gap)
    }
    equalize(gaps, "UISV-fill-equally", at: isCentering ? 149 : 1000)
  }

  /// Fixes the position across the axis of a guide that measures along it, so that it is not ambiguous.
  private mutating func pinAcross(_ guide: LayoutGuide) {
    add("UISV-distributing-edge", guide, across.start, .equal, stack, across.start)
    add("UISV-distributing-edge", guide, across.size)
  }
}
