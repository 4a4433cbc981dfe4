import AutoLayout
import LayoutScene

/// Weak constraints that give a conflict's views positions and sizes where the log gives none: inside their
/// superviews, next to each other, and large enough to be seen.
struct InventedPlaces {
  private(set) var constraints: [SceneConstraint] = []

  private let tree: LoggedTree
  private let items: [SceneItem?]
  private let views: ViewList<SceneView>
  /// The axis with more of the conflict's constraints.
  private let axis: Axis
  /// For each node, a number shared by all nodes that gaps along the axis link.
  private var lanes: [Int]

  /// For intrinsic sizes: a label is as large as its text.
  static let content = LayoutPriority(0.2)
  private static let containment = LayoutPriority(0.4)
  private static let order = LayoutPriority(0.3)
  private static let size = LayoutPriority(0.1)
  private static let place = LayoutPriority(0.05)
  private static let containerSize = LayoutPriority(0.01)

  /// Between a superview's edge and a subview, and between subviews, in points.
  private static let inset = 16.0
  private static let gap = 20.0

  /// - Parameters:
  ///   - items: the option's items for the tree's nodes.
  ///   - views: the option's.
  init(tree: LoggedTree, items: [SceneItem?], conflict: [LoggedConstraint], views: ViewList<SceneView>) {
    self.tree = tree
    self.items = items
    self.views = views
    let vertical = conflict.filter { $0.firstAttribute.axis == .vertical }.count
    axis = vertical * 2 > conflict.count ? .vertical : .horizontal
    lanes = Array(tree.nodes.indices)
    joinLanes(conflict)
    for index in tree.nodes.indices {
      for axis in Axis.allCases { place(index, axis) }
    }
    let tops = tree.nodes.indices.filter { tree.nodes[$0].parent == nil }
    arrange(tops)
    for node in tree.nodes { arrange(node.children) }
  }

  private mutating func joinLanes(_ conflict: [LoggedConstraint]) {
    for constraint in conflict where constraint.nesting == .siblings && constraint.firstAttribute.axis == axis
    {
      guard let first = tree.position(of: constraint.first),
        let second = constraint.second.flatMap({ tree.position(of: $0) })
      else { continue }
      let (old, new) = (max(lanes[first], lanes[second]), min(lanes[first], lanes[second]))
      for index in lanes.indices where lanes[index] == old { lanes[index] = new }
    }
  }

  // MARK: One view

  private mutating func place(_ index: Int, _ axis: Axis) {
    guard let item = items[index] else { return }
    let node = tree.nodes[index]
    let parent = node.parent.flatMap { items[$0] } ?? .view(.root)
    let isTop = node.parent == nil
    let inset = node.item.isGuide ? Self.inset / 2 : Self.inset
    add(item, axis.near, .equal, parent, axis.near, inset, Self.place)
    if !isTop {
      add(item, axis.near, .greaterThanOrEqual, parent, axis.near, inset, Self.containment)
      add(parent, axis.far, .greaterThanOrEqual, item, axis.far, inset, Self.containment)
    }
    if node.item.isGuide {
      add(parent, axis.far, .equal, item, axis.far, inset, Self.place)
      return
    }
    let isContainer = !node.children.isEmpty
    let standard = isContainer ? 240.0 : views[item.view].kind == .view ? 100 : 80
    let size = axis == .horizontal ? standard : isContainer ? 110 : 40
    add(item, axis.size, .equal, nil, .notAnAttribute, size, isContainer ? Self.containerSize : Self.size)
    if axis != self.axis {
      add(item, axis.size, .greaterThanOrEqual, nil, .notAnAttribute, 24, Self.containment)
    }
  }

  // MARK: Siblings

  /// Across the axis, aligns the views of a lane and puts the lanes next to each other.
  private mutating func arrange(_ siblings: [Int]) {
    let cross: Axis = axis == .horizontal ? .vertical : .horizontal
    let nodes = siblings.filter { !tree.nodes[$0].item.isGuide }
    var order: [Int] = []
    for node in nodes where !order.contains(lanes[node]) { order.append(lanes[node]) }
    var before: [Int] = []
    for lane in order {
      let members = nodes.filter { lanes[$0] == lane }
      guard let first = members.first, let head = items[first] else { continue }
      for member in members.dropFirst() {
        guard let item = items[member] else { continue }
        add(item, cross.near, .equal, head, cross.near, 0, Self.order)
      }
      for earlier in before {
        guard let item = items[earlier] else { continue }
        add(head, cross.near, .greaterThanOrEqual, item, cross.far, Self.gap, Self.order)
      }
      before = members
    }
  }

  private mutating func add(
    _ first: SceneItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation, _ second: SceneItem?,
    _ secondAttribute: LayoutAttribute, _ constant: Double, _ priority: LayoutPriority
  ) {
    constraints.append(
      SceneConstraint(
        identifier: "invented \(constraints.count)", text: "", firstItem: first,
        firstAttribute: firstAttribute, relation: relation, secondItem: second,
        secondAttribute: secondAttribute, constant: constant, priority: priority))
  }
}

extension Axis {
  fileprivate var near: LayoutAttribute { self == .horizontal ? .left : .top }
  fileprivate var far: LayoutAttribute { self == .horizontal ? .right : .bottom }
  fileprivate var size: LayoutAttribute { self == .horizontal ? .width : .height }
}
