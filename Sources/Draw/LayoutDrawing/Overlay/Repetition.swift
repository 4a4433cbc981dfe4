import AutoLayout
import LayoutScene

/// Siblings that contain the same views with the same constraints, such as rows. Only the first is explained, and the
/// others are marked as the same.
struct Repetition {
  struct Group {
    /// The first of the views, which is explained.
    var first: ViewIndex
    /// The others, in order.
    var others: [ViewIndex]
    /// The satisfied constraints in the others whose counterparts in the first view are satisfied, too.
    var constraints: [ConstraintIndex]
  }

  private(set) var groups: [Group] = []
  /// The constraints that need no signs.
  private(set) var constraints: Set<ConstraintIndex> = []
  /// The views that need no words: the others of each group, with their subtrees.
  private(set) var views: Set<ViewIndex> = []

  static let none = Repetition()

  private init() {}

  init(in layout: SolvedLayout) {
    let tree = RowStructure(of: layout)
    for superview in layout.views.indices where !views.contains(superview) {
      // The rows by structure, in the order in which the structures first occur.
      var known: [[Trait]: Int] = [:]
      var rows: [[(view: ViewIndex, constraints: [ConstraintIndex])]] = []
      for view in tree.candidates(in: superview) where !layout.views[view].isHidden {
        let (traits, constraints) = tree.structure(of: view, in: layout)
        guard constraints.count > 1 else { continue }
        if let index = known[traits] {
          rows[index].append((view, constraints))
        } else {
          known[traits] = rows.count
          rows.append([(view, constraints)])
        }
      }
      for rows in rows where rows.count > 1 { add(rows, tree, layout) }
    }
  }

  private mutating func add(
    _ rows: [(view: ViewIndex, constraints: [ConstraintIndex])], _ tree: RowStructure, _ layout: SolvedLayout
  ) {
    var folded: [ConstraintIndex] = []
    for row in rows.dropFirst() {
      for (original, copy) in zip(rows[0].constraints, row.constraints)
      where layout.constraints[original].isSatisfied && layout.constraints[copy].isSatisfied {
        folded.append(copy)
      }
      views.formUnion(tree.subtree(of: row.view))
    }
    constraints.formUnion(folded)
    groups.append(Group(first: rows[0].view, others: rows.dropFirst().map(\.view), constraints: folded))
  }

  /// The traits that rows must have in common; views are counted from the row's own.
  fileprivate enum Trait: Hashable {
    case view(ViewKind, depth: Int, hugging: AxisPriorities, resistance: AxisPriorities, isHidden: Bool)
    /// The accessory and the header that stand beside and above a cell's content.
    case cell(CellAccessory?, beginsSection: Bool, isRow: Bool)
    case constraint(
      Item, LayoutAttribute, LayoutRelation, Item?, LayoutAttribute, multiplier: Double, constant: Double,
      LayoutPriority)
  }

  /// An item of a constraint, by its number of views after the row's own.
  fileprivate struct Item: Hashable {
    var steps: Int
    /// The guide; nil for the view itself.
    var guide: GuideKind?

    init(_ item: SceneItem, from view: ViewIndex) {
      steps = view.distance(to: item.view)
      if case .guide(let kind, _) = item { guide = kind }
    }
  }
}

/// The views and constraints that each view contains.
private struct RowStructure {
  private var subviews: ViewList<[ViewIndex]>
  /// The number of views in each view's subtree, which follow it in tree order.
  private var sizes: ViewList<Int>
  private var depths: ViewList<Int>
  /// The constraints by the innermost view that contains both of their items.
  private var constraints: ViewList<[ConstraintIndex]>

  init(of layout: SolvedLayout) {
    let count = layout.views.count
    subviews = ViewList(repeating: [], count: count)
    sizes = ViewList(repeating: 1, count: count)
    depths = ViewList(repeating: 0, count: count)
    constraints = ViewList(repeating: [], count: count)
    for index in layout.views.indices {
      guard let superview = layout.superview(of: index) else { continue }
      subviews[superview].append(index)
      depths[index] = depths[superview] + 1
    }
    for index in layout.views.indices.reversed() {
      if let superview = layout.superview(of: index) { sizes[superview] += sizes[index] }
    }
    for (index, constraint) in layout.constraints.indexed()
    where constraint.origin == .explicit && constraint.scene.isActive {
      let items = [Optional(constraint.scene.firstItem), constraint.scene.secondItem].compactMap(\.self)
      if let container = layout.container(of: items.map(\.view)) { constraints[container].append(index) }
    }
  }

  /// A view with its subtree.
  func subtree(of view: ViewIndex) -> Range<ViewIndex> { view..<view.advanced(by: sizes[view]) }

  /// The subviews that contain as many views as another one, since only those can be alike.
  func candidates(in superview: ViewIndex) -> [ViewIndex] {
    let holding = subviews[superview].filter { sizes[$0] > 1 }
    let counts = Dictionary(grouping: holding) { sizes[$0] }.mapValues(\.count)
    return holding.filter { counts[sizes[$0]] ?? 0 > 1 }
  }

  /// The traits that make views alike, and the constraints in the view in the order of these traits.
  func structure(
    of view: ViewIndex, in layout: SolvedLayout
  ) -> (traits: [Repetition.Trait], constraints: [ConstraintIndex]) {
    let range = subtree(of: view)
    let views = range.map { index in
      let scene = layout.views[index].scene
      return Repetition.Trait.view(
        scene.kind, depth: depths[index] - depths[view], hugging: scene.contentHugging,
        resistance: scene.compressionResistance, isHidden: layout.views[index].isHidden)
    }
    // The order of constraints in the file has no meaning.
    let inner = range.flatMap { constraints[$0] }
      .map { (index: $0, place: layout.constraints[$0].scene.place(from: view)) }
      .sorted { $0.place.lexicographicallyPrecedes($1.place) }.map(\.index)
    let rules = inner.map { index in
      let scene = layout.constraints[index].scene
      return Repetition.Trait.constraint(
        Repetition.Item(scene.firstItem, from: view), scene.firstAttribute, scene.relation,
        scene.secondItem.map { Repetition.Item($0, from: view) }, scene.secondAttribute,
        multiplier: scene.multiplier, constant: scene.constant, scene.priority)
    }
    let cell = CellContent(layout.views[view].scene.content).map {
      Repetition.Trait.cell($0.accessory, beginsSection: $0.sectionHeader?.isEmpty == false, isRow: $0.isRow)
    }
    return ([cell].compactMap(\.self) + views + rules, inner)
  }
}

extension SceneConstraint {
  /// Numbers that give the constraints in a view the same order as the matching ones in another view.
  fileprivate func place(from view: ViewIndex) -> [Double] {
    let items = [firstItem, secondItem ?? firstItem].map { Double(view.distance(to: $0.view)) }
    let attributes = [firstAttribute, secondAttribute].map { Double($0.rawValue) }
    return items + attributes + [Double(relation.rawValue), constant, multiplier, Double(priority.rawValue)]
  }
}
