import AutoLayout

/// Turns a scenario and its options into complete layouts to solve.
struct OptionReader {
  static let maximumCount = 1000
  /// Of views and constraints, over all options: each has its own, and memory has an end.
  static let maximumTotal = 1_000_000

  let canvas: CanvasDraft
  let overrides: CanvasDraft
  let tree: ViewTree
  let constraints: [SceneConstraint]

  /// The options in the order of the file, or the one called `default`.
  func read(_ nodes: [JSONValue], _ findings: inout Findings) -> [SceneOption] {
    if nodes.isEmpty {
      var alone = OptionDraft()
      alone.name = Located(value: "default", range: SourceRange(offset: 0, length: 0))
      return [option(alone, after: nil, &findings)]
    }
    if let surplus = nodes.dropFirst(Self.maximumCount).first {
      findings.error(.tooMany, at: surplus.range, "there are more than \(Self.maximumCount) options")
    }
    let total = min(nodes.count, Self.maximumCount) * (tree.drafts.count + constraints.count)
    guard total <= Self.maximumTotal else {
      findings.error(
        .tooMany, at: nodes[0].range,
        "all options together have more than \(Self.maximumTotal) views and constraints")
      return []
    }
    let drafts = nodes.prefix(Self.maximumCount).map { node in
      var draft = OptionDraft()
      OptionDraft.format.read(node, into: &draft, &findings)
      return draft
    }
    let predecessors = OptionOrder(drafts, &findings).predecessors
    return zip(drafts, predecessors).map { option($0, after: $1, &findings) }
  }

  private func option(
    _ draft: OptionDraft, after: Int?, _ findings: inout Findings
  ) -> SceneOption {
    let canvas = canvas.overlaid(with: draft.canvas).overlaid(with: overrides).resolved()
    let views = patched(tree.drafts, with: draft.views, &findings).map { $0.resolved(on: canvas) }
    return SceneOption(
      name: draft.name?.value ?? "", title: draft.title, description: draft.description, canvas: canvas,
      views: views, constraints: patched(constraints, with: draft.constraints, &findings), after: after)
  }

  private func patched(
    _ views: [ViewDraft], with patches: JSONValue?, _ findings: inout Findings
  ) -> [ViewDraft] {
    guard case .object(let members) = patches?.content else { return views }
    var views = views
    for member in members {
      guard case .view(let index) = tree.names.item(member.key) else {
        findings.error(
          .unknownView, at: member.keyRange, "no view named \"\(member.key)\"",
          help: Suggestion.question(for: member.key, in: tree.names.all))
        continue
      }
      ViewDraft.patchFormat.read(member.value, into: &views[index], &findings, lacks: ViewDraft.fixedKeys)
      views[index].warnOfUnusedKeys(in: member.value, &findings)
    }
    return views
  }

  private func patched(
    _ constraints: [SceneConstraint], with patches: JSONValue?, _ findings: inout Findings
  ) -> [SceneConstraint] {
    guard case .object(let members) = patches?.content else { return constraints }
    var constraints = constraints
    let positions = Dictionary(
      constraints.enumerated().map { ($0.element.identifier, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    for member in members {
      guard let index = positions[member.key] else {
        findings.error(
          .unknownConstraint, at: member.keyRange, "no constraint is called \"\(member.key)\"",
          help: Suggestion.question(for: member.key, in: constraints.lazy.map(\.identifier)))
        continue
      }
      var patch = ConstraintPatch()
      ConstraintPatch.format.read(member.value, into: &patch, &findings)
      constraints[index].apply(patch)
      constraints[index].text = EquationWriter(tree: tree).text(of: constraints[index])
    }
    return constraints
  }
}

extension SceneConstraint {
  mutating func apply(_ patch: ConstraintPatch) {
    isActive = patch.isActive ?? isActive
    constant = patch.constant ?? constant
    priority = patch.priority ?? priority
  }
}
