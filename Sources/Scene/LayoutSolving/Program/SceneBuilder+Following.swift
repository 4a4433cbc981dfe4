import AutoLayout
import LayoutScene

/// The window of a running program: it shows one option after another, and views and constraints that are in both are
/// kept. Where the constraints leave a choice, the layout starts from the previous one.
extension SceneBuilder {
  /// Makes the window show another option.
  ///
  /// - Parameters:
  ///   - keys: what identifies the views of the new option.
  ///   - formerKeys: the same of the views that the window shows now.
  /// - Returns: false if this requires another window; nothing has changed then.
  mutating func follow(_ new: SceneOption, keys: ViewList<String>, formerKeys: ViewList<String>) -> Bool {
    // It is up to the program whether views that come and go, or show something else, request a layout of the views
    // that contain them.
    let calm = option.views.indices.map { views[$0] }.filter { !$0.waitsForLayout }.map {
      ($0, $0.frame.size)
    }
    defer { for (view, size) in calm where view.frame.size == size { view.cancelLayout() } }
    guard new.canvas == option.canvas,
      new.views.first.map({ $0.content.own.update(window.rootView, new.canvas) }) != false
    else { return false }
    let plan = FollowPlan(from: self, formerKeys, to: new, keys)
    for index in option.views.indices where !plan.keeps(index) {
      if let superview = option.views[index].superview, plan.keeps(superview) {
        views[index].removeFromSuperview()
      }
    }
    let former = self
    (option, views, constraints, findings) = (new, [], [], [])
    for index in new.views.indices {
      if let old = plan.reused[index] {
        keep(former.views[old], former.option.views[old], new.views[index])
      } else {
        addView(new.views[index], startingFrame: new.views[index].frame)
      }
      takePlace(index)
    }
    followConstraints(of: former, keys, formerKeys)
    return true
  }

  /// Changes a view where it differs from what it was. Its content has been changed already.
  private mutating func keep(_ view: View, _ old: SceneView, _ new: SceneView) {
    views.append(view)
    configure(view, new, since: old)
    for name in old.layoutGuides where !new.layoutGuides.contains(name) {
      view.layoutGuide(.custom(name)).map(view.removeLayoutGuide)
    }
    for name in new.layoutGuides where !old.layoutGuides.contains(name) {
      view.addLayoutGuide(LayoutGuide(kind: .custom(name)))
    }
    guard let superview = new.superview, !isPlacedByContainer(new) else { return }
    let mask = new.autoresizingMask
    if mask != old.autoresizingMask {
      view.translatesAutoresizingMaskIntoConstraints = mask != nil
      view.autoresizingMask = mask ?? []
    }
    if mask != nil, new.frame != old.frame || old.autoresizingMask == nil, view.frame != new.frame {
      view.frame = new.frame
      view.autoresizingReference = superview == .root ? option.designSize : option.views[superview].frame.size
    }
  }

  /// Whether a stack view or a list places it.
  private func isPlacedByContainer(_ scene: SceneView) -> Bool {
    guard let superview = scene.superview, scene.isArranged else { return false }
    return views[superview] is StackView || views[superview] is TableView
      || views[superview] is CollectionView
  }

  /// Moves the view that was added last behind its siblings that come later.
  private func takePlace(_ index: ViewIndex) {
    guard let superview = option.views[index].superview else { return }
    let (view, outer) = (views[index], views[superview])
    let earlier = views.indices.filter { $0 != index && option.views[$0].superview == superview }
    if outer.subviews.count <= earlier.count || outer.subviews[earlier.count] !== view {
      outer.moveSubview(view, to: earlier.count)
    }
    guard let stack = outer as? StackView else { return }
    let place = stack.arrangedSubviews.firstIndex { $0 === view }
    guard option.views[index].isArranged else {
      if place != nil { stack.removeArrangedSubview(view) }
      return
    }
    let wanted = earlier.filter { option.views[$0].isArranged }.count
    if place != wanted { stack.insertArrangedSubview(view, at: wanted) }
  }

  private mutating func followConstraints(
    of former: SceneBuilder, _ keys: ViewList<String>, _ formerKeys: ViewList<String>
  ) {
    var known: [ConstraintKey: [(scene: SceneConstraint, made: LayoutConstraint)]] = [:]
    for (scene, made) in zip(former.option.constraints, former.constraints) {
      // Constraints in a view that is gone are still active there.
      if let made, made.holdingView?.window === window {
        known[ConstraintKey(scene, formerKeys), default: []].append((scene, made))
      }
    }
    for scene in option.constraints {
      let key = ConstraintKey(scene, keys)
      guard scene.isActive, let all = known[key], !all.isEmpty else {
        constraints.append(makeConstraint(scene))
        continue
      }
      let same = all.firstIndex { $0.scene.constant == scene.constant && $0.scene.priority == scene.priority }
      let one = known[key]?.remove(at: same ?? 0).made
      constraints.append(one.flatMap { change($0, to: scene) } ?? makeConstraint(scene))
    }
    LayoutConstraint.deactivate(known.values.flatMap { $0.map(\.made) })
  }

  /// - Returns: nil if UIKit does not allow this change of an active constraint, which is inactive then.
  private func change(_ constraint: LayoutConstraint, to scene: SceneConstraint) -> LayoutConstraint? {
    constraint.constant = scene.constant
    constraint.identifier = scene.identifier
    do throws(PriorityError) {
      try constraint.setPriority(scene.priority)
      return constraint
    } catch {
      constraint.deactivate()
      return nil
    }
  }
}

/// The views of a window that another option keeps.
private struct FollowPlan {
  /// The views' positions in the former option, by their positions in the new one.
  private(set) var reused: [ViewIndex: ViewIndex] = [.root: .root]
  private var kept: Set<ViewIndex> = [.root]

  func keeps(_ former: ViewIndex) -> Bool { kept.contains(former) }

  /// Changes the contents of the views that are kept.
  init(
    from built: SceneBuilder, _ formerKeys: ViewList<String>, to new: SceneOption, _ keys: ViewList<String>
  ) {
    let former = built.option
    let places = Dictionary(zip(formerKeys, formerKeys.indices)) { first, _ in first }
    let (oldCells, newCells) = (Self.cells(of: former, formerKeys), Self.cells(of: new, keys))
    for index in new.views.indices.dropFirst() {
      let view = new.views[index]
      guard let old = places[keys[index]], !kept.contains(old), let outer = view.superview,
        let oldOuter = former.views[old].superview, reused[outer] == oldOuter,
        view.kind == former.views[old].kind, oldCells[old] == newCells[index],
        view.isContentView == former.views[old].isContentView,
        view.isArranged == former.views[old].isArranged || view.kind != .cell && view.kind != .collectionCell,
        view.content == former.views[old].content
          || view.content.own.update(built.views[old], new.canvas)
      else { continue }
      reused[index] = old
      kept.insert(old)
    }
  }

  /// The cells of each list, which accepts new cells only after the others.
  private static func cells(of option: SceneOption, _ keys: ViewList<String>) -> [ViewIndex: [Cell]] {
    var cells: [ViewIndex: [Cell]] = [:]
    for index in option.views.indices {
      let view = option.views[index]
      guard let list = view.superview, view.autoresizingMask == nil,
        view.kind == .cell || view.kind == .collectionCell
      else { continue }
      cells[list, default: []].append(Cell(key: keys[index], content: view.content))
    }
    return cells
  }

  private struct Cell: Equatable {
    let key: String
    let content: ViewContent
  }
}

/// The properties of a constraint that cannot change.
private struct ConstraintKey: Hashable {
  private let items: [Item?]
  private let attributes: [LayoutAttribute]
  private let relation: LayoutRelation
  private let multiplier: Double

  private struct Item: Hashable {
    let view: String
    let guide: GuideKind?
  }

  init(_ scene: SceneConstraint, _ keys: ViewList<String>) {
    items = [scene.firstItem, scene.secondItem].map { item in
      switch item {
      case .view(let index)?: Item(view: keys[index], guide: nil)
      case .guide(let kind, let index)?: Item(view: keys[index], guide: kind)
      case nil: nil
      }
    }
    attributes = [scene.firstAttribute, scene.secondAttribute]
    (relation, multiplier) = (scene.relation, scene.multiplier)
  }
}
