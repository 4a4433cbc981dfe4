import AutoLayout
import LayoutScene

/// The views of a scenario in tree order, the implicit root first.
struct ViewTree {
  private(set) var drafts: ViewList<ViewDraft> = [ViewDraft(view: SceneView(id: Keyword.root))]
  private(set) var names = ItemNames()
  private var isFull = false

  /// Reads the views and their names; invalid ones are reported and left out.
  ///
  /// - Parameter node: the root's keys.
  init(_ nodes: [JSONValue], root node: JSONValue? = nil, _ findings: inout Findings) {
    if let node { readRoot(node, &findings) }
    let container = drafts[.root].hasUnknownKind ? nil : drafts[.root].view
    for node in nodes { add(node, superview: .root, in: container, depth: 1, &findings) }
    if let node { check(node, of: .root, &findings) }
  }

  private mutating func readRoot(_ node: JSONValue, _ findings: inout Findings) {
    var draft = ViewDraft(view: SceneView(id: Keyword.root, kind: Self.kind(of: node)))
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

  /// - Parameters:
  ///   - superview: the position of the nearest usable view around it.
  ///   - container: the view that it is in; nil if that view's type is unknown.
  private mutating func add(
    _ node: JSONValue, superview: ViewIndex, in container: SceneView?, depth: Int, _ findings: inout Findings
  ) {
    guard !findings.isFull else { return }
    let place = SourceRange(offset: node.range.offset, length: 1)
    guard depth <= SceneLimits.depth else {
      findings.error(.tooDeep, at: place, "views are nested more than \(SceneLimits.depth) deep")
      return
    }
    guard drafts.count <= SceneLimits.views else {
      if !isFull {
        findings.error(.tooMany, at: place, "there are more than \(SceneLimits.views) views")
      }
      isFull = true
      return
    }
    var draft = ViewDraft(view: SceneView(id: "", kind: Self.kind(of: node), superview: superview))
    ViewDraft.format.read(node, into: &draft, &findings)
    draft.hasUnknownKind = draft.kind == nil && node.member("type") != nil
    if let container { checkPlace(of: draft, in: container, at: draft.kind?.range ?? place, &findings) }
    guard let id = draft.id else { return addSubviews(of: draft, to: superview, depth, &findings) }
    let index = drafts.endIndex
    draft.view.id = id.value
    draft.view.source = node.range
    guard names.add(id, for: .view(index), &findings) else {
      return addSubviews(of: draft, to: superview, depth, &findings)
    }
    addGuides(of: &draft, at: index, &findings)
    drafts.append(draft)
    addSubviews(of: draft, to: index, depth, &findings)
    check(node, of: index, &findings)
    for variation in draft.variations.all { check(variation: variation, of: draft, at: index, &findings) }
  }

  /// Reports the errors of a variation; it is applied when the canvas is known.
  private func check(
    variation: JSONValue, of draft: ViewDraft, at index: ViewIndex, _ findings: inout Findings
  ) {
    var draft = draft
    ViewDraft.patchFormat.read(variation, into: &draft, &findings, lacks: ViewDraft.fixedKeys)
    check(variation, of: index, &findings)
  }

  /// Reads subviews even if their superview is unusable, so that they are not reported as unknown.
  private mutating func addSubviews(
    of draft: ViewDraft, to superview: ViewIndex, _ depth: Int, _ findings: inout Findings
  ) {
    let container = draft.hasUnknownKind ? nil : draft.view
    for subview in draft.subviews {
      add(subview, superview: superview, in: container, depth: depth + 1, &findings)
    }
  }

  /// The type, before everything else, because defaults depend on it; errors are left to the table.
  private static func kind(of node: JSONValue) -> ViewKind {
    guard case .string(let name) = node.member("type")?.value.content else { return .view }
    return ViewKind(fileName: name) ?? .view
  }
}
