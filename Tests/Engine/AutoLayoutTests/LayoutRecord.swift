import AutoLayout

/// What there is to know about a tree that is laid out, to compare with another.
struct LayoutRecord {
  var frames: [(name: String, frame: Rect)] = []
  /// The components that could be otherwise, with their ranges.
  var ambiguity: [String: [FrameComponent: ValueRange]] = [:]
  /// Sorted: which is found first does not matter.
  var conflicts: [String] = []
  var broken: [String] = []
  var errors: [(name: String, error: Double)] = []
  var loops: Int

  init(_ tree: RandomTree) {
    let engine = tree.window.engine
    loops = tree.window.feedbackLoops.count
    for view in tree.present {
      frames.append((view.identifier, view.frame))
      for item in [view as LayoutItem] + view.layoutGuides.map({ $0 as LayoutItem }) {
        let name = item === view ? view.identifier : "\(view.identifier).\(item.identifier)"
        // The place of a scroll view's content is no question for constraints.
        let isContent = item === (view as? ScrollView)?.contentLayoutGuide
        let open = engine.ambiguity(of: item).filter { !isContent || $0.key == .width || $0.key == .height }
        if !open.isEmpty { ambiguity[name] = open }
        // Where there is a choice, only views keep their frames.
        if item !== view, open.isEmpty { frames.append((name, engine.frame(of: item))) }
      }
    }
    func name(_ constraint: LayoutConstraint) -> String {
      let second = constraint.secondItem.map { "\($0.parent?.identifier ?? "").\($0.identifier)" } ?? ""
      return "\(constraint.identifier ?? "") \(constraint.firstItem.identifier).\(constraint.firstAttribute)"
        + " \(constraint.relation) \(second).\(constraint.secondAttribute) \(constraint.origin)"
    }
    conflicts = engine.conflicts.map { conflict in
      conflict.constraints.map(name).sorted().joined(separator: "; ") + " without \(name(conflict.broken))"
    }.sorted()
    for constraint in engine.constraintsInOrder(where: { _ in true }) where engine.isBroken(constraint) {
      broken.append(name(constraint))
    }
    broken.sort()
    for constraint in tree.constraints where constraint.isActive {
      errors.append((name(constraint), engine.error(of: constraint)))
    }
  }

  /// Whether an autoresizing mask gives way to something.
  var hasBrokenMask: Bool { broken.contains { $0.hasSuffix("autoresizingMask") } }

  /// The first difference; nil if there is none.
  func difference(from other: LayoutRecord) -> String? {
    func isClose(_ one: Double?, _ two: Double?) -> Bool {
      guard let one, let two else { return one == two }
      return abs(one - two) < 1e-5
    }
    let others = Dictionary(uniqueKeysWithValues: other.frames)
    for (name, one) in frames {
      // A guide that is asked for once is kept.
      guard let two = others[name] else { continue }
      if !FrameComponent.allCases.allSatisfy({ isClose(one[$0], two[$0]) }) {
        return "\(name): \(one), not \(two)"
      }
    }
    if conflicts != other.conflicts { return "conflicts: \(conflicts), not \(other.conflicts)" }
    if broken != other.broken { return "broken: \(broken), not \(other.broken)" }
    if loops != other.loops { return "loops: \(loops), not \(other.loops)" }
    for ((name, one), (_, two)) in zip(errors, other.errors) where !isClose(one, two) {
      return "error of \(name): \(one), not \(two)"
    }
    guard Set(ambiguity.keys) == Set(other.ambiguity.keys) else {
      return "ambiguous: \(ambiguity.keys.sorted()), not \(other.ambiguity.keys.sorted())"
    }
    for (name, ranges) in ambiguity {
      let otherRanges = other.ambiguity[name] ?? [:]
      guard ranges.keys == otherRanges.keys,
        ranges.allSatisfy({
          isClose($0.value.lower, otherRanges[$0.key]?.lower)
            && isClose($0.value.upper, otherRanges[$0.key]?.upper)
        })
      else { return "ambiguity of \(name): \(ranges), not \(otherRanges)" }
    }
    return nil
  }
}
