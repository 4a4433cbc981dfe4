import AutoLayout
import LayoutScene

extension ContentPriorityTie {
  /// The ties of a layout, in tree order.
  ///
  /// The best solutions at a priority have the same sum of errors, however they reach it. So a view whose length leaves
  /// open how far its content is stretched or compressed competes with others of the same priority: with those that
  /// gaps and sizes connect it to, in one row or column. Where nothing does, such as for views at opposite edges, those
  /// compete whose ranges have the same length.
  static func all(
    in views: ViewList<SolvedView>, _ constraints: ConstraintList<SolvedConstraint>
  ) -> [ContentPriorityTie] {
    let members = constraints.compactMap { Member($0, in: views) }
    var rows = Rows(constraints, views)
    var ties: [Key: [Member]] = [:]
    for member in members {
      var key = member.key
      key.place = .row(rows.row(of: member.view, member.key.axis))
      ties[key, default: []].append(member)
    }
    for (key, alone) in ties where alone.count == 1 {
      ties[key] = nil
      for member in alone { ties[member.key, default: []].append(member) }
    }
    return ties.compactMap { key, members in
      guard members.count > 1 else { return nil }
      return ContentPriorityTie(
        origin: key.origin, axis: key.axis, priority: key.priority, views: members.map(\.view).sorted())
    }
    .sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// Ties are sorted by their views; for the same views, width before height, then surplus before missing
  /// room.
  private var order: [Int] {
    views.map(\.rawValue) + [axis == .horizontal ? 0 : 1, origin == .contentHugging ? 0 : 1]
  }

  /// The items that are connected along each axis.
  private struct Rows {
    /// Items with their axes, in the order in which they are met.
    private var numbers: [Place: Int] = [:]
    private var connected = DisjointSets<Int>()

    private struct Place: Hashable {
      var item: SceneItem
      var axis: Axis
    }

    init(_ constraints: ConstraintList<SolvedConstraint>, _ views: ViewList<SolvedView>) {
      for constraint in constraints {
        if let (first, second) = constraint.scene.connection(in: views) {
          join(first, second, constraint.axis)
        }
      }
    }

    private mutating func join(_ first: SceneItem, _ second: SceneItem, _ axis: Axis) {
      connected.join(number(first, axis), number(second, axis))
    }

    /// A number for all views of the row or column that the view is in.
    mutating func row(of view: ViewIndex, _ axis: Axis) -> Int {
      connected.top(number(.view(view), axis))
    }

    private mutating func number(_ item: SceneItem, _ axis: Axis) -> Int {
      let place = Place(item: item, axis: axis)
      let number = numbers[place] ?? numbers.count
      numbers[place] = number
      return number
    }
  }

  private struct Key: Hashable {
    /// The property that competing views share in addition to their priority.
    enum Place: Hashable {
      /// The number of a row or column.
      case row(Int)
      /// The length of their ranges in thousandths of a point.
      case room(Int)
    }

    var origin: ConstraintOrigin
    var axis: Axis
    var priority: LayoutPriority
    var superview: ViewIndex?
    var place: Place
  }

  /// A view whose length leaves open how far its content is stretched or compressed.
  private struct Member {
    let key: Key
    let view: ViewIndex

    init?(_ constraint: SolvedConstraint, in views: ViewList<SolvedView>) {
      view = constraint.scene.firstItem.view
      guard constraint.scene.isActive,
        constraint.origin.isContentSize,
        !constraint.scene.priority.isRequired, views.indices.contains(view), !views[view].isHidden
      else { return nil }
      let solved = views[view]
      let (component, insets): (FrameComponent, Double) =
        constraint.axis == .horizontal
        ? (.width, solved.alignmentRectInsets.left + solved.alignmentRectInsets.right)
        : (.height, solved.alignmentRectInsets.top + solved.alignmentRectInsets.bottom)
      guard let range = solved.ambiguity[component], let lower = range.lower, let upper = range.upper,
        range.length < 1e6
      else { return nil }
      let content = constraint.scene.constant + insets
      let open =
        constraint.origin == .contentHugging ? upper - max(lower, content) : min(upper, content) - lower
      // Anything less is the rounding of recorded frames, or of the solver.
      guard open > (solved.scene.recordedFrame == nil ? 1e-3 : 2) else { return nil }
      key = Key(
        origin: constraint.origin, axis: constraint.axis, priority: constraint.scene.priority,
        superview: solved.scene.superview, place: .room(Int((range.length * 1000).rounded())))
    }
  }

  /// The labels that wrap although nothing decides that they, and not other views in their rows, get less room than
  /// their content requests: the others resist compression just as much. A label that has wrapped requests no more than
  /// it has, so the layout itself leaves nothing open.
  static func undecidedWraps(in layout: SolvedLayout) -> [ViewIndex] {
    let views = layout.views
    guard views.contains(where: \.wraps) else { return [] }
    var rows = Rows(layout.constraints, views)
    var rivals: [Key: [ViewIndex]] = [:]
    for constraint in layout.constraints
    where constraint.origin == .compressionResistance && constraint.axis == .horizontal
      && constraint.scene.isActive && !constraint.scene.priority.isRequired
    {
      let view = constraint.scene.firstItem.view
      guard !views[view].isHidden else { continue }
      let key = Key(
        origin: constraint.origin, axis: .horizontal, priority: constraint.scene.priority,
        superview: views[view].scene.superview, place: .row(rows.row(of: view, .horizontal)))
      rivals[key, default: []].append(view)
    }
    return rivals.values.filter { $0.count > 1 }.joined().filter { views[$0].wraps }.sorted()
  }
}

extension SceneConstraint {
  /// The items that share room through the constraint: it is between the end of one and the beginning of the other, or
  /// between the sizes of siblings.
  fileprivate func connection(in views: ViewList<SolvedView>) -> (SceneItem, SceneItem)? {
    guard isActive, let secondItem else { return nil }
    switch (firstAttribute, secondAttribute) {
    case (.leading, .trailing), (.trailing, .leading), (.left, .right), (.right, .left), (.top, .bottom),
      (.bottom, .top):
      return (firstItem, secondItem)
    case (.width, .width), (.height, .height):
      let areSiblings =
        views[firstItem.view].scene.superview == views[secondItem.view].scene.superview
      return areSiblings ? (firstItem, secondItem) : nil
    default: return nil
    }
  }
}
