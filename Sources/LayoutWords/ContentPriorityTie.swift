package import AutoLayout
package import LayoutScene

/// Views in one row or column whose equal priorities leave open which of them stretches, or is compressed:
/// Interface Builder's "Content Priority Ambiguity".
package struct ContentPriorityTie {
  /// `contentHugging`: there is too much room; `compressionResistance`: too little.
  package let origin: ConstraintOrigin
  package let axis: Axis
  package let priority: LayoutPriority
  /// In ascending order; at least two.
  package let views: [ViewIndex]

  /// The ties of a layout, in tree order.
  ///
  /// Views tie if their ranges have the same length, each from the size of the content to the size with all
  /// of the surplus or missing room: then they compete for the same room. So do neighbours: a title in the middle
  /// loses on both sides what the buttons beside it lose on one.
  package static func all(
    in views: ViewList<SolvedView>, _ constraints: ConstraintList<SolvedConstraint>
  ) -> [ContentPriorityTie] {
    var groups: [Key: [ViewIndex]] = [:]
    for constraint in constraints where constraint.scene.isActive {
      guard let (key, view) = Key.of(constraint, in: views) else { continue }
      groups[key, default: []].append(view)
    }
    return joined(groups, by: constraints).compactMap { key, members in
      guard members.count > 1 else { return nil }
      return ContentPriorityTie(
        origin: key.origin, axis: key.axis, priority: key.priority, views: members.sorted())
    }
    .sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// Groups that differ only in their room, joined if one has a view that begins where one of the other ends.
  private static func joined(
    _ groups: [Key: [ViewIndex]], by constraints: ConstraintList<SolvedConstraint>
  ) -> [(key: Key, views: [ViewIndex])] {
    let all = groups.map { (key: $0.key, views: $0.value) }
    var groupsOfView: [ViewIndex: [Int]] = [:]
    for (index, group) in all.enumerated() {
      for view in group.views { groupsOfView[view, default: []].append(index) }
    }
    // Of each group, one that it is joined with; the last of a chain is itself.
    var next = Array(all.indices)
    func last(_ index: Int) -> Int {
      var index = index
      while next[index] != index { index = next[index] }
      return index
    }
    for constraint in constraints where constraint.scene.isActive && constraint.scene.isGap {
      guard let second = constraint.scene.secondItem?.view else { continue }
      for one in groupsOfView[constraint.scene.firstItem.view] ?? [] {
        for other in groupsOfView[second] ?? [] where all[one].key.competes(with: all[other].key) {
          if all[one].key.axis == constraint.axis { next[last(one)] = last(other) }
        }
      }
    }
    var joined: [Int: [ViewIndex]] = [:]
    for index in all.indices { joined[last(index), default: []] += all[index].views }
    return joined.map { (all[$0.key].key, $0.value) }
  }

  /// Ties are sorted by their views; for the same views, width before height, then surplus before missing
  /// room.
  private var order: [Int] {
    views.map(\.rawValue) + [axis == .horizontal ? 0 : 1, origin == .contentHugging ? 0 : 1]
  }

  private struct Key: Hashable {
    var origin: ConstraintOrigin
    var axis: Axis
    var priority: LayoutPriority
    var superview: ViewIndex?
    /// In thousandths of a point.
    var room: Int

    /// Whether they differ in their room at most.
    func competes(with other: Key) -> Bool {
      origin == other.origin && axis == other.axis && priority == other.priority
        && superview == other.superview
    }

    /// Returns nil for a constraint that does not leave its view's length open.
    static func of(_ constraint: SolvedConstraint, in views: ViewList<SolvedView>) -> (Key, ViewIndex)? {
      let index = constraint.scene.firstItem.view
      guard constraint.origin == .contentHugging || constraint.origin == .compressionResistance,
        !constraint.scene.priority.isRequired, views.indices.contains(index), !views[index].isHidden
      else { return nil }
      let view = views[index]
      let (component, insets): (FrameComponent, Double) =
        constraint.axis == .horizontal
        ? (.width, view.alignmentRectInsets.left + view.alignmentRectInsets.right)
        : (.height, view.alignmentRectInsets.top + view.alignmentRectInsets.bottom)
      guard let range = view.ambiguity[component], let lower = range.lower, let upper = range.upper,
        // Anything less is the rounding of recorded frames.
        range.length > (view.scene.recordedFrame == nil ? 0 : 2), range.length < 1e6
      else { return nil }
      let content = constraint.scene.constant + insets
      let end = constraint.origin == .contentHugging ? lower : upper
      guard abs(end - content) < 1e-3 else { return nil }
      let key = Key(
        origin: constraint.origin, axis: constraint.axis, priority: constraint.scene.priority,
        superview: view.scene.superview, room: Int((range.length * 1000).rounded()))
      return (key, index)
    }
  }

  private var axisName: String { axis == .horizontal ? "horizontal" : "vertical" }

  /// The warning about this tie alone.
  ///
  /// - Parameter all: the layout's views.
  package func warning(_ all: ViewList<SolvedView>) -> LayoutWarning {
    let isStretching = origin == .contentHugging
    let names = views.map { "\"\(all[$0].scene.displayName)\"" }
    let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    let kind = isStretching ? "hugging" : "compression resistance"
    let message =
      "content priority ambiguity: \(list) have the same \(axisName) \(kind) priority, "
      + "\(plainNumber(priority.rawValue)), so it is undefined which of them "
      + (isStretching ? "stretches" : "is compressed")
    let lower = plainNumber(max(1, priority.rawValue - 1))
    let mend =
      "decrease the \(axisName) \(kind) priority of \(names[0]) to \(lower) to make it "
      + "\(isStretching ? "stretch" : "give way") first, or increase that of "
      + (names.count == 2 ? names[1] : "the others")
    return LayoutWarning(code: "content-priority-tie", message: message, views: views, help: mend)
  }
}

extension SceneConstraint {
  /// Whether it is between the end of one item and the beginning of another.
  fileprivate var isGap: Bool {
    switch (firstAttribute, secondAttribute) {
    case (.leading, .trailing), (.trailing, .leading), (.left, .right), (.right, .left), (.top, .bottom),
      (.bottom, .top):
      true
    default: false
    }
  }
}

extension SolvedLayout {
  /// The equal content priorities that leave something open.
  package var contentPriorityTies: [ContentPriorityTie] { ContentPriorityTie.all(in: views, constraints) }
}
