import AutoLayout
import LayoutScene

/// Writes the class that makes a part of a layout.
struct ClassWriter {
  let name: String
  private(set) var lines: [String] = []
  /// Whether the class leaves texts of its views to a data source, which sets them for each row.
  var takesTexts = false
  var scope: CodeScope
  /// The classes of the cells in it; nil where they are not needed.
  let lists: CellClasses?
  var dataSource: DataSourceCode?
  let margins: Set<ViewIndex>
  private let constraints: [SceneConstraint]
  var sizeClasses: [[String]] = []

  /// The classes of an option: that of its root, and those of the cells in it.
  static func classes(
    of option: SceneOption, named name: String, _ names: inout CodeNames, _ notes: inout CodeNotice
  ) -> [ClassWriter] {
    let children = Dictionary(grouping: option.views.indices.dropFirst()) {
      option.views[$0].superview ?? .root
    }
    let cells = CellClasses(option, children, named: name, &names, &notes)
    let scope = CodeScope(option, kind: kind(of: option, children), root: .root, children: children)
    return [ClassWriter(name, scope, lists: cells, notes: &notes)] + cells.writers
  }

  private static func kind(of option: SceneOption, _ children: [ViewIndex: [ViewIndex]]) -> ClassKind {
    let root = option.views[.root]
    guard let controller = option.controller else {
      return option.cellKind(of: .root, children) ?? .view(superclass: root.codeClass)
    }
    switch (controller.superclass, root.codeClass) {
    case ("UITableViewController", "UITableView"):
      return .listController(superclass: controller.superclass, view: "tableView")
    case ("UICollectionViewController", "UICollectionView"):
      return .listController(superclass: controller.superclass, view: "collectionView")
    default: return .controller
    }
  }

  init(_ name: String, _ scope: CodeScope, lists: CellClasses?, notes: inout CodeNotice) {
    self.name = name
    self.scope = scope
    self.lists = lists
    let own = Set(scope.views)
    let code = ConstraintCode(scope)
    // Sorted by the views that they place, in the order of the tree, and otherwise in the author's order.
    constraints = scope.option.constraints.filter { own.contains($0.firstItem.view) }.map(code.readable)
      .enumerated().sorted { ($0.element.firstItem.view, $0.offset) < ($1.element.firstItem.view, $1.offset) }
      .map(\.element)
    margins = scope.option.viewsWithUsedMargins
    if let lists { dataSource = DataSourceCode(&self.scope, lists.cells) }
    write(&notes)
  }

  var option: SceneOption { scope.option }

  var root: ViewIndex { scope.root }
  var properties: [ViewIndex: String] { scope.names }
  var readNames: [ViewIndex: String] { dataSource?.readNames ?? [:] }

  // MARK: The class

  private mutating func write(_ notes: inout CodeNotice) {
    var sections: [[String]] = [declarations(&notes)] + (dataSource?.data ?? [])
    let (activation, inactive) = constraintSections()
    if !inactive.isEmpty { sections.append(inactive) }
    let hierarchy = HierarchyCode(scope, &notes).lines
    var steps = dataSource?.setup ?? []
    if !hierarchy.isEmpty { steps.append("addSubviews()") }
    if !activation.isEmpty { steps.append("activateConstraints()") }
    sections += beginning(rootSettings(&notes), steps)
    if !hierarchy.isEmpty { sections.append(function("private func addSubviews()", hierarchy)) }
    if !activation.isEmpty { sections.append(function("private func activateConstraints()", activation)) }
    sections += dataSource?.methods ?? []
    sections += sizeClasses
    let body = sections.filter { !$0.isEmpty }.joined(separator: [""])
    let parents = [scope.kind.superclass] + (dataSource?.protocols ?? [])
    lines = ["final class \(name): \(parents.joined(separator: ", ")) {"] + indented(Array(body)) + ["}"]
  }

  private func function(_ head: String, _ body: [String]) -> [String] {
    ["\(head) {"] + indented(body) + ["}"]
  }

  /// The UIKit methods from which everything else is called.
  private func beginning(_ settings: [String], _ steps: [String]) -> [[String]] {
    let body = settings + (settings.isEmpty || steps.isEmpty ? [] : [""]) + steps
    let coder = function(
      "required init\(scope.kind.superclass == "UIStackView" ? "" : "?")(coder: NSCoder)",
      ["fatalError(\"init(coder:) has not been implemented\")"])
    switch scope.kind {
    case .controller, .listController:
      let root =
        scope.names[scope.root].map { [function("override func loadView()", ["view = \($0)"])] } ?? []
      return root + styleSections(coder)
        + (body.isEmpty ? [] : [function("override func viewDidLoad()", ["super.viewDidLoad()"] + body)])
    case .tableCell:
      return [
        function(
          "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)",
          ["super.init(style: style, reuseIdentifier: reuseIdentifier)"] + body), coder,
      ]
    case .tableHeader:
      return [
        function(
          "override init(reuseIdentifier: String?)", ["super.init(reuseIdentifier: reuseIdentifier)"] + body),
        coder,
      ]
    case .view(let superclass) where superclass == "UITableView":
      return [
        function(
          "override init(frame: CGRect, style: UITableView.Style)",
          ["super.init(frame: frame, style: style)"] + body),
        coder,
      ]
    case .view(let superclass) where superclass == "UICollectionView":
      return [
        function(
          "override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)",
          ["super.init(frame: frame, collectionViewLayout: layout)"] + body), coder,
      ]
    case .view, .collectionCell:
      return [function("override init(frame: CGRect)", ["super.init(frame: frame)"] + body), coder]
    }
  }

  /// The initialisers of a controller whose table is grouped, which set that style.
  private func styleSections(_ coder: [String]) -> [[String]] {
    guard case .listController = scope.kind, case .tableView(let table) = option.views[scope.root].content,
      let style = table.styleCode
    else { return [] }
    return [function("init()", ["super.init(style: \(style))"]), coder]
  }

  // MARK: The object itself

  /// The statements about the object itself, or about a controller's view.
  private func rootSettings(_ notes: inout CodeNotice) -> [String] {
    guard scope.names[scope.root] == nil else { return titleSettings }
    let view = option.views[scope.root]
    var settings = Settings(on: option.canvas, of: view, called: "root")
    if scope.kind.isController, let background = option.canvas.background, view.backgroundColor == nil {
      settings.set("backgroundColor", background)
    }
    describe(scope.root, &settings, &notes)
    let receiver = scope.kind.hasContentView ? "" : scope.reference(scope.root)
    return titleSettings
      + settings.statements.filter { !$0.hasPrefix("frame =") && !$0.hasPrefix("autoresizingMask =") }
      .flatMap { broken(receiver.isEmpty ? $0 : "\(receiver).\($0)") }
  }

  private var titleSettings: [String] {
    guard scope.kind.isController, let title = option.canvas.navigationItem?.title, !title.isEmpty else {
      return []
    }
    return ["title = \(title.code)"]
  }

  // MARK: Constraints

  /// The statements that activate constraints, and the properties for those that are not active.
  private mutating func constraintSections() -> (activation: [String], inactive: [String]) {
    var before: [String] = []
    var items: [[String]] = []
    var inactive: [String] = []
    let code = ConstraintCode(scope)
    for one in constraints {
      let call = code.call(one)
      guard one.isActive else {
        let name = scope.takeLocal(code.name(one))
        inactive += call.lines(at: 4, "lazy var \(name) = ")
        continue
      }
      var settings: [String] = []
      if one.priority != .required { settings.append("priority = \(one.priority.code)") }
      if one.hasGivenIdentifier, !one.identifier.isEmpty {
        settings.append("identifier = \(one.identifier.code)")
      }
      if settings.isEmpty {
        items.append(call.lines(at: 12, "", ","))
      } else {
        let name = scope.takeLocal(code.name(one))
        before += call.lines(at: 8, "let \(name) = ") + settings.map { "\(name).\($0)" }
        items.append(["\(name),"])
      }
    }
    guard !items.isEmpty else { return ([], inactive) }
    let activation = ["NSLayoutConstraint.activate(["] + indented(items.flatMap { $0 }) + ["])"]
    return (before + (before.isEmpty ? [] : [""]) + activation, inactive)
  }
}

func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "    " + $0 } }

/// The lines of a statement that contains breaks.
func broken(_ statement: String) -> [String] {
  statement.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
