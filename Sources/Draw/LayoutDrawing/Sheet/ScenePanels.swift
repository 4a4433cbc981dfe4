import AutoLayout
import LayoutScene

extension SolvedLayout {
  /// The layout without the views beside the scene's own, and each of those views by itself.
  var panels: [SolvedLayout] {
    let roots = views.indices.filter { views[$0].scene.standsBeside && !isEmpty($0) }
    guard !roots.isEmpty else { return [self] }
    let subtrees = roots.map(subtree)
    let beside = Set(subtrees.joined())
    var own = part(of: views.indices.filter { !beside.contains($0) }, at: .zero)
    own.omissions = omissions
    return [own] + zip(roots, subtrees).map(panel)
  }

  private func isEmpty(_ index: ViewIndex) -> Bool {
    !(views[index].frame.width > 0 && views[index].frame.height > 0)
  }

  /// A view with its subtree, which is contiguous in tree order.
  private func subtree(_ root: ViewIndex) -> [ViewIndex] {
    var members: Set = [root]
    for index in views[root...].indices.dropFirst() {
      guard let superview = views[index].scene.superview, members.contains(superview) else { break }
      members.insert(index)
    }
    return members.sorted()
  }

  private func panel(_ root: ViewIndex, _ subtree: [ViewIndex]) -> SolvedLayout {
    let view = views[root]
    var panel = part(of: subtree, at: view.absoluteFrame.origin)
    // The constraints that place the view beside the scene are not part of the scene.
    panel.views[.root].scene.superview = nil
    panel.views[.root].frame = panel.views[.root].absoluteFrame
    panel.name = "\(name) \(view.scene.id)"
    panel.title = view.scene.displayName
    panel.description = "Beside \(title ?? name)"
    panel.canvas = canvas.plain(of: view.frame.size)
    return panel
  }

  /// A part of the layout with some of the views, and the constraints that involve only them.
  ///
  /// - Parameters:
  ///   - kept: views in ascending order, including the superview of every view but the first.
  ///   - origin: the point that becomes the origin of absolute frames.
  private func part(of kept: [ViewIndex], at origin: Point) -> SolvedLayout {
    let places = Dictionary(uniqueKeysWithValues: zip(kept, ViewIndex.root...))
    let offset = Point(x: -origin.x, y: -origin.y)
    let held = constraints.indices.filter { index in
      let scene = constraints[index].scene
      return places[scene.firstItem.view] != nil && scene.secondItem.map { places[$0.view] != nil } ?? true
    }
    let positions = Dictionary(uniqueKeysWithValues: zip(held, ConstraintIndex(0)...))
    let ids = Set(kept.map { views[$0].scene.id })

    var part = self
    part.views = ViewList(kept.map { views[$0] }).mapped { view in
      var view = view
      view.scene.superview = view.scene.superview.flatMap { places[$0] }
      view.absoluteFrame = view.absoluteFrame.offset(by: offset)
      view.deciders = view.deciders.mapValues { $0.compactMap { positions[$0] } }
      return view
    }
    part.guides = guides.compactMap { guide in
      guard let owner = places[guide.owner] else { return nil }
      return SolvedGuide(
        kind: guide.kind, owner: owner, absoluteFrame: guide.absoluteFrame.offset(by: offset))
    }
    part.constraints = ConstraintList(held.map { constraints[$0] }).mapped { constraint in
      var constraint = constraint
      constraint.scene.firstItem = constraint.scene.firstItem.moved(places)
      constraint.scene.secondItem = constraint.scene.secondItem?.moved(places)
      // The constraints to which it gave way are kept as a whole or not at all.
      let opponents = constraint.opponents.compactMap { positions[$0] }
      constraint.opponents = opponents.count == constraint.opponents.count ? opponents : []
      return constraint
    }
    part.conflicts = conflicts.compactMap { conflict in
      let members = conflict.constraints.compactMap { positions[$0] }
      guard members.count == conflict.constraints.count else { return nil }
      return LayoutConflict(constraints: members, broken: conflict.broken.flatMap { positions[$0] })
    }
    part.findings = findings.compactMap { $0.moved({ places[$0] }, { positions[$0] }) }
    part.freedoms = freedoms.compactMap { freedom in
      let members = freedom.members.compactMap { member in
        places[member.view].map {
          DegreeOfFreedom.Member(
            view: $0, component: member.component, start: member.start, end: member.end)
        }
      }
      return members.count > 1 ? DegreeOfFreedom(members: members) : nil
    }
    part.passes = passes.filter { ids.contains($0.view) }
    part.omissions = []
    return part
  }
}

extension SceneItem {
  /// The same item, with its view at another position.
  fileprivate func moved(_ places: [ViewIndex: ViewIndex]) -> SceneItem {
    switch self {
    case .view(let index): .view(places[index] ?? index)
    case .guide(let kind, let index): .guide(kind, of: places[index] ?? index)
    }
  }
}
