import AutoLayout
import Diagnostics
import JSONText
package import LayoutScene

/// Writes scenes as scenarios: the encoder that `LayoutConstraint.shouldBeArchived` refers to.
///
/// The keys come from the reader's tables, and defaults are left out, except the device's name. The first
/// option becomes the scenario; the others are written as changes to it. Constraints that should not be
/// archived are left out, and those that an option lacks are inactive there. Views that only some options have are
/// their additions, with the constraints of these views. The root view is called `root`.
package enum ScenarioWriter {
  /// A scenario that reads back as the scene; the result is read and compared before it is returned.
  ///
  /// Anything that was resolved when a scenario was read stays resolved: constraints of a visual format become
  /// equations, and size classes are those of the canvas.
  ///
  /// - Parameter scene: the views that only some options have must be in front of those that all options share, as
  ///   additions are; a storyboard's scenes are written one by one.
  package static func json(_ scene: Scene) throws(ScenarioWriteError) -> String {
    var scene = scene
    // Bars above a canvas are outside the layout, and have no key.
    for index in scene.options.indices { scene.options[index].canvas.barsAbove = nil }
    let job = try ScenarioWriting(scene)
    let text = job.scenario.text(width: 110)
    let result = ScenarioReader.read(Array(text.utf8), input: scene.input)
    guard let again = result.scene else {
      throw .notReadable(
        result.diagnostics.first ?? Diagnostic(.error, code: "not-readable", "it cannot be read"))
    }
    for (index, (wanted, written)) in zip(scene.options, again.options).enumerated() {
      let writer = job.writer(ofOption: index)
      var (wanted, written) = (wanted.archived(namedBy: writer), written.archived(namedBy: writer))
      // The constraints of added views come last, which changes no layout that is determined.
      if job.hasAdditions(index) { (wanted, written) = (wanted.sorted, written.sorted) }
      if let part = wanted.difference(from: written) { throw .notExpressible(part, option: wanted.name) }
    }
    return text
  }
}

/// A scenario that is being written.
struct ScenarioWriting {
  private let scene: Scene
  private let base: SceneOption
  private let canvas: CanvasDraft
  /// The drafts of the base option, by position.
  private let drafts: ViewList<ViewDraft>
  private let root: [JSONNode.Member]
  private let views: [JSONNode]
  private let tree: ScenarioTree
  private let shared: SharedViews
  /// The trees of the options that have views of their own.
  private var trees: [Int: ScenarioTree] = [:]

  var writer: EquationWriter { EquationWriter(tree: tree) }

  /// Whether an option has views of its own.
  func hasAdditions(_ option: Int) -> Bool { trees[option] != nil }

  func writer(ofOption index: Int) -> EquationWriter { EquationWriter(tree: trees[index] ?? tree) }

  init(_ scene: Scene) throws(ScenarioWriteError) {
    guard let first = scene.options.first, !first.views.isEmpty else { throw .noOptions }
    shared = SharedViews(scene.options)
    let base = shared.part(of: first)
    guard !base.views.isEmpty else {
      // Only different roots would leave nothing that all options share.
      let root = { (option: SceneOption) in
        option.views.first.map { [$0.id, $0.kind.rawValue] + $0.layoutGuides }
      }
      let other = scene.options.first { root($0) != root(first) }
      throw .differentViews(first.name, other?.name ?? first.name)
    }
    for option in scene.options {
      if option.designSize != base.designSize {
        throw .notExpressible("the size that starting frames were made for", option: option.name)
      }
      if !option.isSound {
        throw .notExpressible("a constraint with a view that does not exist", option: option.name)
      }
      if let after = option.after, !scene.options.indices.contains(after) {
        throw .missingPredecessor(option: option.name)
      }
    }
    self.scene = scene
    self.base = base
    canvas = Self.designCanvas(of: scene, base: base)
    drafts = base.views.mapped { ViewDraft(writing: $0, on: base.canvas) }
    views = Self.nodes(of: drafts)
    root = drafts[.root].rootMembers()
    tree = try Self.tree(of: views, root: root)
    for (index, option) in scene.options.enumerated() where option.views.count > base.views.count {
      let drafts = option.views.mapped { ViewDraft(writing: $0, on: option.canvas) }
      trees[index] = try Self.tree(of: Self.nodes(of: drafts), root: drafts[.root].rootMembers())
    }
  }

  /// The canvas of the first option with the size that initial frames were made for.
  private static func designCanvas(of scene: Scene, base: SceneOption) -> CanvasDraft {
    let designed = scene.options.first { $0.canvas.size == base.designSize }
    if let designed { return CanvasDraft(designed.canvas) }
    var draft = CanvasDraft(base.canvas)
    draft.size = base.designSize
    return draft
  }

  // MARK: Views

  /// The subviews of the root with their contents.
  private static func nodes(of drafts: ViewList<ViewDraft>) -> [JSONNode] {
    nodes(of: drafts) { _ in false }.subviews
  }

  /// The same, and apart from these the views that are added to them.
  private static func nodes(
    of drafts: ViewList<ViewDraft>, isAdded: (SceneView) -> Bool
  ) -> (subviews: [JSONNode], added: [JSONNode]) {
    // In reverse, because every view comes after its superview.
    var subviews = ViewList<[JSONNode]>(repeating: [], count: drafts.count)
    var added: [JSONNode] = []
    for (index, draft) in drafts.indexed().reversed() {
      guard let superview = draft.view.superview, superview < index else { continue }
      var members = draft.members()
      if !subviews[index].isEmpty { members.append(("subviews", .array(subviews[index].reversed()))) }
      let container = drafts[superview].view
      if isAdded(draft.view), !isAdded(container) {
        if superview != .root { members.append(("superview", .string(container.id))) }
        added.append(.object(members))
      } else {
        subviews[superview].append(.object(members))
      }
    }
    return (subviews.first?.reversed() ?? [], added.reversed())
  }

  /// The views as the reader will find them, for writing and reading constraints.
  private static func tree(
    of views: [JSONNode], root: [JSONNode.Member]
  ) throws(ScenarioWriteError) -> ScenarioTree {
    let text = JSONNode.array([.object(root), .array(views)]).text(width: 110)
    var findings = Findings(source: SourceText(Array(text.utf8)))
    guard case .array(let parts) = JSONParser.parse(&findings)?.content, parts.count == 2,
      case .array(let nodes) = parts[1].content
    else { throw .notReadable(Self.firstError(of: findings)) }
    let tree = ScenarioTree(nodes, root: parts[0], &findings)
    if findings.hasErrors { throw .notReadable(Self.firstError(of: findings)) }
    return tree
  }

  private static func firstError(of findings: Findings) -> Diagnostic {
    findings.diagnostics().first { $0.severity == .error }
      ?? Diagnostic(.error, code: "not-readable", "its views cannot be read")
  }

  // MARK: The scenario

  var scenario: JSONNode {
    let archive = ConstraintArchive(scene.options.map(shared.part), base: base)
    var members: [JSONNode.Member] = []
    if let title = scene.title { members.append(("title", .string(title))) }
    if let description = scene.description { members.append(("description", .string(description))) }
    if let overlay = scene.overlay {
      members.append(("overlay", ScenarioDraft.overlayFormat.encode(overlay) ?? .null))
    }
    if scene.showsPlain { members.append(("withPlain", .boolean(true))) }
    let ignored = LayoutRemark.Kind.allCases.filter(scene.ignoredRemarks.contains)
    if !ignored.isEmpty { members.append(("ignore", .array(ignored.map { .string($0.rawValue) }))) }
    let canvas = CanvasDraft.format.members(of: canvas, over: CanvasDraft())
    if !canvas.isEmpty { members.append(("canvas", .object(canvas))) }
    let images = scene.imageFiles.filter(\.isCarried)
    if !images.isEmpty { members.append(("images", images.carried)) }
    if !root.isEmpty { members.append(("root", .object(root))) }
    members.append(("views", .array(views)))
    let constraints = archive.all.map { node(of: $0, isActive: archive.isActiveInBase($0), in: tree) }
    if !constraints.isEmpty { members.append(("constraints", .array(constraints))) }
    let options = scene.options.indices.map { self.members(ofOption: $0, archive) }
    let isPlain = options.count == 1 && base.name == "default" && options[0].count == 1
    if !isPlain { members.append(("options", .array(options.map { .object($0) }))) }
    return .object(members)
  }

  private func members(ofOption index: Int, _ archive: ConstraintArchive) -> [JSONNode.Member] {
    let option = scene.options[index]
    let part = shared.part(of: option)
    var members: [JSONNode.Member] = [("name", .string(option.name))]
    if let title = option.title { members.append(("title", .string(title))) }
    if let description = option.description { members.append(("description", .string(description))) }
    if canvas.resolved() != option.canvas {
      members.append(("canvas", .object(canvas.patch(to: option.canvas))))
    }
    let views = patches(ofViewsOf: part)
    if !views.isEmpty { members.append(("views", .object(views))) }
    let constraints = archive.patches(of: part)
    if !constraints.isEmpty { members.append(("constraints", .object(constraints))) }
    if let tree = trees[index] { members += additions(to: option, in: tree) }
    if let after = option.after { members.append(("after", .string(scene.options[after].name))) }
    return members
  }

  /// The views that only some options have, and the constraints that concern them.
  private func additions(to option: SceneOption, in tree: ScenarioTree) -> [JSONNode.Member] {
    let drafts = option.views.mapped { ViewDraft(writing: $0, on: option.canvas) }
    let views = Self.nodes(of: drafts) { !shared.contains($0) }.added
    let constraints = shared.additions(to: option).filter { $0.isActive && $0.shouldBeArchived }
      .map { node(of: $0, isActive: true, in: tree) }
    return [("addedViews", .array(views))]
      + (constraints.isEmpty ? [] : [("addedConstraints", .array(constraints))])
  }

  private func patches(ofViewsOf option: SceneOption) -> [JSONNode.Member] {
    zip(option.views, drafts).compactMap { view, base in
      let draft = ViewDraft(writing: view, on: option.canvas, over: base)
      let patch = draft.patch(of: base)
      return patch.isEmpty ? nil : (view.superview == nil ? Keyword.root : view.id, .object(patch))
    }
  }

  // MARK: Constraints

  /// The equation in its author's words if they still mean the same, otherwise in normal form with its name.
  private func node(of constraint: SceneConstraint, isActive: Bool, in tree: ScenarioTree) -> JSONNode {
    let text = EquationWriter(tree: tree).text(of: constraint)
    let keepsWords = !constraint.hasGivenIdentifier && reads(constraint.identifier, as: text, in: tree)
    let isNamed = !keepsWords && constraint.identifier != text
    let equation = JSONNode.string(keepsWords ? constraint.identifier : text)
    if !isNamed, isActive, constraint.code == nil, constraint.standIn == nil { return equation }
    var members: [JSONNode.Member] = isNamed ? [("identifier", .string(constraint.identifier))] : []
    members.append(("equation", equation))
    if let code = constraint.code { members.append(("source", .string(code.text))) }
    if let standIn = constraint.standIn { members.append(("standIn", .string(standIn))) }
    if !isActive { members.append(("active", .boolean(false))) }
    return .object(members)
  }

  private func reads(_ words: String, as text: String, in tree: ScenarioTree) -> Bool {
    var findings = Findings(source: SourceText(Array(JSONNode.string(words).text.utf8)))
    guard let node = JSONParser.parse(&findings) else { return false }
    let read = ConstraintReader(tree: tree).read([node], &findings)
    return !findings.hasErrors && read.all.count == 1 && read.all[0].constraint.text == text
  }
}

extension SceneOption {
  /// With its constraints in the order of their names.
  fileprivate var sorted: SceneOption {
    var option = self
    option.constraints = ConstraintList(constraints.sorted { $0.identifier < $1.identifier })
    return option
  }

  /// Whether every constraint is between views of the option.
  fileprivate var isSound: Bool {
    constraints.allSatisfy {
      views.indices.contains($0.firstItem.view)
        && $0.secondItem.map { views.indices.contains($0.view) } ?? true
    }
  }
}
