import AutoLayout
import Diagnostics
import JSONText
import LayoutScene
import LayoutWords

/// Turns a scenario and its options into complete layouts to solve.
struct OptionReader {
  let scenario: ScenarioDraft
  let overrides: CanvasDraft
  var body: ScenarioBody

  private var tree: ScenarioTree { body.tree }
  private var constraints: ScenarioConstraints { body.constraints }

  /// The options in the order of the file, or the one called `default`.
  func read(_ nodes: [JSONValue], _ findings: inout Findings) -> [SceneOption] {
    if nodes.isEmpty {
      var alone = OptionDraft()
      alone.name = Located(value: "default", range: SourceRange(offset: 0, length: 0))
      return [option(alone, after: nil, &findings)]
    }
    if let surplus = nodes.dropFirst(SceneLimits.options).first {
      findings.error(.tooMany, at: surplus.range, "there are more than \(SceneLimits.options) options")
    }
    let total = min(nodes.count, SceneLimits.options) * (tree.drafts.count + constraints.all.count)
    guard total <= SceneLimits.total else {
      findings.error(
        .tooMany, at: nodes[0].range,
        "all options together have more than \(SceneLimits.total) views and constraints")
      return []
    }
    let drafts = nodes.prefix(SceneLimits.options).map { node in
      var draft = OptionDraft()
      OptionDraft.format.read(node, into: &draft, &findings)
      return draft
    }
    let predecessors = OptionOrder(drafts, &findings).predecessors
    let options = read(drafts, after: predecessors, &findings)
    for (option, draft) in zip(options, drafts) {
      guard let after = option.after else { continue }
      checkRequirements(of: option, after: options[after], at: draft.name?.range, &findings)
    }
    return options
  }

  /// UIKit raises an exception where an installed constraint changes between required and optional.
  private func checkRequirements(
    of option: SceneOption, after earlier: SceneOption, at place: SourceRange?, _ findings: inout Findings
  ) {
    var priorities: [String: LayoutPriority] = [:]
    for constraint in earlier.constraints where constraint.isActive {
      priorities[constraint.identifier] = constraint.priority
    }
    for constraint in option.constraints where constraint.isActive {
      guard let before = priorities[constraint.identifier],
        before.isRequired != constraint.priority.isRequired
      else { continue }
      findings.error(
        .changedRequirement, at: place,
        "the priority of \"\(constraint.displayName)\" changes from \(plainNumber(before.rawValue)) to "
          + "\(plainNumber(constraint.priority.rawValue)) while it is active, for which UIKit raises an exception",
        help: "use 999 instead of 1000, or a second constraint that is active in its place")
    }
  }

  private func read(
    _ drafts: [OptionDraft], after predecessors: [Int?], _ findings: inout Findings
  ) -> [SceneOption] {
    var room = SceneLimits.total
    return zip(drafts, predecessors).map { draft, after in
      // Parts that are left out beyond the limit have been reported.
      guard draft.hasOwnBody, room > 0 else { return option(draft, after: after, &findings) }
      var reader = self
      reader.body = ScenarioBody(scenario, for: draft, &findings)
      room -= reader.tree.drafts.count + reader.constraints.all.count
      if room <= 0 {
        findings.error(
          .tooMany, at: draft.name?.range,
          "the options up to this one have more than \(SceneLimits.total) views and constraints")
      }
      return reader.option(draft, after: after, &findings)
    }
  }

  private func option(
    _ draft: OptionDraft, after: Int?, _ findings: inout Findings
  ) -> SceneOption {
    // Starting frames are made for the scenario's own canvas, whatever the option turns it into.
    let designSize = scenario.canvas.resolved().size
    let canvasDraft = scenario.canvas.overlaid(with: draft.canvas).overlaid(with: overrides)
    if let problem = canvasDraft.sheetProblem {
      findings.warning(
        .unusedKey, at: nil, problem, help: "name a phone, or give the canvas the size of the sheet")
    }
    let canvas = canvasDraft.resolved()
    let views = patched(varied(on: canvas, findings.source), with: draft.views, &findings)
      .map { $0.resolved(on: canvas) }
    let constraints = patched(varied(on: canvas), with: draft.constraints, &findings)
    let installation = Installation(of: tree, on: canvas)
    var option = SceneOption(
      name: draft.name?.value ?? "", title: draft.title, description: draft.description, canvas: canvas,
      designSize: designSize, views: installation.views(views),
      constraints: zip(self.constraints.all, constraints).compactMap { declared, constraint in
        declared.sizeClasses.installs(on: canvas) ? installation.constraint(constraint) : nil
      },
      after: after)
    option.nameConstraints()
    return option
  }

  // MARK: Variations

  private func varied(on canvas: Canvas, _ source: SourceText) -> ViewList<ViewDraft> {
    var drafts = tree.drafts
    for index in drafts.indices where !drafts[index].variations.isEmpty {
      // The tree has already reported their errors.
      var findings = Findings(source: source)
      for patch in drafts[index].variations.patches(on: canvas) {
        ViewDraft.patchFormat.read(patch, into: &drafts[index], &findings)
      }
    }
    return drafts
  }

  private func varied(on canvas: Canvas) -> [SceneConstraint] {
    constraints.all.map { declared in
      var constraint = declared.constraint
      for patch in declared.variations.patches(on: canvas) { apply(patch, to: &constraint) }
      return constraint
    }
  }

  private func apply(_ patch: ConstraintPatch, to constraint: inout SceneConstraint) {
    constraint.apply(patch)
    constraint.text = EquationWriter(tree: tree).text(of: constraint)
  }

  // MARK: Patches

  private func patched(
    _ views: ViewList<ViewDraft>, with patches: JSONValue?, _ findings: inout Findings
  ) -> ViewList<ViewDraft> {
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
      tree.check(member.value, of: index, &findings)
    }
    return views
  }

  private func patched(
    _ constraints: [SceneConstraint], with patches: JSONValue?, _ findings: inout Findings
  ) -> [SceneConstraint] {
    guard case .object(let members) = patches?.content else { return constraints }
    var constraints = constraints
    let positions = positionsByIdentifier
    for member in members {
      guard let named = positions[member.key] else {
        if self.constraints.unusable.contains(member.key) { continue }
        findings.error(
          .unknownConstraint, at: member.keyRange, "no constraint named \"\(member.key)\"",
          help: Suggestion.question(for: member.key, in: constraints.lazy.map(\.identifier))
            ?? "an option names a constraint by its \"identifier\", or by its own text if it has none")
        continue
      }
      var patch = ConstraintPatch()
      ConstraintPatch.format.read(member.value, into: &patch, &findings)
      patch.checkSharing(named.count, name: member.key, &findings)
      for index in named { apply(patch, to: &constraints[index]) }
    }
    return constraints
  }

  /// The identifier of the first constraint of a visual format stands for all of them.
  private var positionsByIdentifier: [String: [Int]] {
    var positions: [String: [Int]] = [:]
    for (index, declared) in constraints.all.enumerated() {
      let leader = constraints.all[declared.leader].constraint.identifier
      if declared.leader != index { positions[leader, default: []].append(index) }
      positions[declared.constraint.identifier, default: []].append(index)
    }
    return positions
  }
}
