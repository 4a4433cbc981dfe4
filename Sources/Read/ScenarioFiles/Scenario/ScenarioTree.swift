import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

/// The views of a scenario in tree order, the implicit root first.
struct ScenarioTree {
  private(set) var drafts: ViewList<ViewDraft> = [ViewDraft(view: SceneView(id: Keyword.root))]
  var names = ItemNames()
  /// The constraints that views contain, in the order of the views.
  private(set) var constraintGroups: [ConstraintGroup] = []
  /// By the id of the superview.
  private var additions: [String: [JSONValue]] = [:]
  private var isFull = false
  /// How many views without an id there are of each type and instance.
  private var unnamedCounts: [String: Int] = [:]

  /// Constraints that belong to a view.
  struct ConstraintGroup {
    /// Variables are replaced when they are read: the instances of a template share these.
    var nodes: [JSONValue]
    var variables: [String: JSONValue]
    /// The tree's, as the constraints may use them.
    var prefixes: [String]
    var owner: ViewIndex
    /// The prefix of identifiers, which keeps the constraints of two instances of a template apart.
    var identifierPrefix: String?
    /// Whether a UIKit class has them by itself.
    var isStandard: Bool
  }

  /// The place where a view is put.
  private struct Place {
    /// The position of the nearest view around it that is usable.
    var superview = ViewIndex.root
    /// The view that contains it; nil if that one's type is unknown.
    var container: SceneView?
    var depth = 1
    var scope: ScenarioScope
    /// Whether a UIKit class by itself has what is put there.
    var isStandard = false
  }

  /// Reads the views and their names; invalid ones are reported and left out.
  ///
  /// - Parameters:
  ///   - node: the object that describes the root.
  ///   - additions: the views that an option adds, in front of the other views in the one named as their superview.
  ///   - scope: the scenario's templates and variables.
  init(
    _ nodes: [JSONValue], root node: JSONValue? = nil, adding additions: [JSONValue] = [],
    in scope: ScenarioScope = ScenarioScope(),
    _ findings: inout Findings
  ) {
    plan(additions, &findings)
    let node = node?.substituting(scope.variables, &findings)
    if let node { readRoot(node, &findings) }
    let container = drafts[.root].hasUnknownKind ? nil : drafts[.root].view
    let place = Place(container: container, scope: scope)
    for node in nodes { add(node, at: place, &findings) }
    addPlanned(to: place, id: Keyword.root, &findings)
    reportUnplaced(&findings)
    if let node { check(node, of: .root, &findings) }
  }

  /// Notes the views that an option adds to each view.
  private mutating func plan(_ nodes: [JSONValue], _ findings: inout Findings) {
    for node in nodes {
      guard let superview = node.member("superview")?.value else {
        additions[Keyword.root, default: []].append(node)
        continue
      }
      guard case .string(let name) = superview.content else {
        findings.wrongType(superview, expected: "the id of a view")
        continue
      }
      additions[name, default: []].append(node)
    }
  }

  private mutating func addPlanned(to place: Place, id: String, _ findings: inout Findings) {
    for node in additions.removeValue(forKey: id) ?? [] {
      add(node, at: place, format: ViewDraft.addedFormat, &findings)
    }
  }

  private func reportUnplaced(_ findings: inout Findings) {
    for case let superview? in additions.values.joined().map({ $0.member("superview")?.value }) {
      guard case .string(let name) = superview.content else { continue }
      findings.error(
        .unknownView, at: superview.range, "no view named \"\(name)\"",
        help: Suggestion.question(for: name, in: names.all))
    }
  }

  private mutating func readRoot(_ node: JSONValue, _ findings: inout Findings) {
    var draft = ViewDraft(view: SceneView(id: Keyword.root, kind: ViewKind(of: node)))
    ViewDraft.rootFormat.read(node, into: &draft, &findings, lacks: ViewDraft.rootsFixedKeys)
    draft.hasUnknownKind = draft.kind == nil && node.member("type") != nil
    draft.view.source = node.range
    addGuides(of: &draft, at: .root, &findings)
    drafts[.root] = draft
  }

  private mutating func addGuides(of draft: inout ViewDraft, at index: ViewIndex, _ findings: inout Findings)
  {
    for guide in draft.layoutGuides
    where names.add(guide, for: .guide(.custom(guide.value), of: index), &findings) {
      draft.view.layoutGuides.append(guide.value)
    }
  }

  private mutating func add(
    _ node: JSONValue, at place: Place, format: ObjectFormat<ViewDraft> = ViewDraft.format,
    _ findings: inout Findings
  ) {
    guard !findings.isFull else { return }
    let start = SourceRange(offset: node.range.offset, length: 1)
    guard place.depth <= SceneLimits.depth else {
      findings.error(.tooDeep, at: start, "views are nested more than \(SceneLimits.depth) deep")
      return
    }
    guard drafts.count <= SceneLimits.views else {
      if !isFull {
        findings.error(.tooMany, at: start, "there are more than \(SceneLimits.views) views")
      }
      isFull = true
      return
    }
    let expansion = place.scope.expanded(node, &findings)
    let node = expansion.node
    var draft = ViewDraft(view: SceneView(id: "", kind: ViewKind(of: node), superview: place.superview))
    format.read(node, into: &draft, &findings)
    draft.hasUnknownKind = draft.kind == nil && node.member("type") != nil
    if let container = place.container {
      checkPlace(of: draft, in: container, at: draft.kind?.range ?? start, &findings)
    }
    let index = drafts.endIndex
    let id = identifier(of: draft, at: start, place.scope, isNamed: node.member("id") != nil)
    guard let id, names.add(id, for: .view(index), &findings) else {
      return addContents(of: expansion, draft, to: place.superview, place, &findings)
    }
    draft.view.id = id.value
    draft.view.hasAuthoredName = draft.id != nil
    draft.view.source = node.range
    draft.view.isStandard = place.isStandard
    if draft.view.kind.list != nil { names.cells.insert(index) }
    addGuides(of: &draft, at: index, &findings)
    drafts.append(draft)
    addContents(of: expansion, draft, to: index, place, &findings)
    let outer = names.prefixes
    names.prefixes = expansion.scope.inside(id.value).prefixes
    nameSpacings(of: index)
    check(node, of: index, &findings)
    for variation in draft.variations.all { check(variation: variation, of: draft, at: index, &findings) }
    names.prefixes = outer
  }

  /// In a template a stack view calls what it arranges by names that lack a prefix.
  private mutating func nameSpacings(of index: ViewIndex) {
    guard case .stackView(var stack) = drafts[index].view.content else { return }
    for (name, spacing) in stack.settings.customSpacing {
      guard case .view(let subview)? = names.item(name), drafts[subview].view.id != name else { continue }
      stack.settings.customSpacing[name] = nil
      stack.settings.customSpacing[drafts[subview].view.id] = spacing
    }
    drafts[index].view.content = .stackView(stack)
  }

  /// The id by which constraints can call the view from anywhere; a view without one goes by its type and a number. Nil
  /// if the id is unusable, which has been reported.
  private mutating func identifier(
    of draft: ViewDraft, at place: SourceRange, _ scope: ScenarioScope, isNamed: Bool
  ) -> Located<String>? {
    let prefix = scope.prefixes.first ?? ""
    if let id = draft.id { return Located(value: id.value.isEmpty ? "" : prefix + id.value, range: id.range) }
    if isNamed { return nil }
    let stem = prefix + draft.view.kind.rawValue
    var name: String
    repeat {
      unnamedCounts[stem, default: 0] += 1
      name = "\(stem) \(unnamedCounts[stem, default: 0])"
    } while names.item(name) != nil
    return Located(value: name, range: place)
  }

  /// Reports the errors of a variation; it is applied when the canvas is known.
  private func check(
    variation: JSONValue, of draft: ViewDraft, at index: ViewIndex, _ findings: inout Findings
  ) {
    var draft = draft
    ViewDraft.patchFormat.read(variation, into: &draft, &findings, lacks: ViewDraft.fixedKeys)
    check(variation, of: index, &findings)
  }

  /// Subviews are read even where their superview is unusable, so that they are not said to be unknown.
  private mutating func addContents(
    of expansion: ScenarioScope.Expansion, _ draft: ViewDraft, to superview: ViewIndex, _ place: Place,
    _ findings: inout Findings
  ) {
    let instance = expansion.scope.inside(draft.view.id)
    var inner = Place(
      superview: superview, container: draft.hasUnknownKind ? nil : draft.view, depth: place.depth + 1,
      scope: expansion.scope)
    for part in expansion.parts {
      inner.scope = part.isInherited ? instance : expansion.scope
      inner.isStandard = part.isStandard
      for subview in part.subviews { add(subview, at: inner, &findings) }
      guard !part.constraints.isEmpty else { continue }
      constraintGroups.append(
        ConstraintGroup(
          nodes: part.constraints, variables: expansion.scope.variables, prefixes: instance.prefixes,
          owner: superview,
          identifierPrefix: inner.scope.prefixes.first, isStandard: part.isStandard))
    }
    (inner.scope, inner.isStandard) = (expansion.scope, false)
    addPlanned(to: inner, id: draft.view.id, &findings)
  }
}
