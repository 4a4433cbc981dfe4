import AutoLayout
import LayoutScene
import LayoutWords

/// Turns a conflict into an option: its views in a tree, its constraints, and invented positions.
struct ConflictScene {
  private let conflict: LoggedConflict
  private let tree: LoggedTree
  private let parts: SystemsParts
  private var views: ViewList = [SceneView(id: "root")]
  private var printedViews: ViewList<String?> = [nil]
  /// The scene's item for each node of the tree.
  private(set) var items: [SceneItem?] = []

  init(_ conflict: LoggedConflict) {
    self.conflict = conflict
    tree = LoggedTree(conflict.constraints)
    parts = SystemsParts(of: tree, conflict.constraints)
    items = Array(repeating: nil, count: tree.nodes.count)
    for index in tree.nodes.indices where tree.nodes[index].parent == nil { addViews(from: index) }
    for index in tree.nodes.indices where tree.nodes[index].item.isGuide { addGuide(index) }
  }

  /// The views' names by their addresses.
  var names: [String: String] { tree.names }

  /// - Parameter name: of the option.
  func option(named name: String, title: String?, appearance: Appearance?) -> SceneOption {
    var constraints: ConstraintList<SceneConstraint> = []
    var origins: ConstraintList<ConstraintOrigin> = []
    var broken: ConstraintIndex?
    for (index, logged) in conflict.constraints.enumerated() {
      guard let constraint = sceneConstraint(logged) else { continue }
      if index == conflict.broken { broken = constraints.endIndex }
      constraints.append(constraint)
      origins.append(logged.maker)
    }
    let places = InventedPlaces(tree: tree, items: items, conflict: conflict.constraints, views: views)
    var option = SceneOption(
      name: name, title: title, canvas: canvas(appearance), views: views,
      constraints: constraints.elements + places.constraints)
    // For readers who cannot see the picture; once solved, it gets the sum that explains the conflict.
    option.description = constraints.map(\.text).joined(separator: "; ")
    var reported = ReportedConflict(origins: origins, broken: broken, printedViews: printedViews)
    reported.isReported = conflict.isReported
    reported.unread = conflict.unread
    reported.isCutShort = conflict.isCutShort
    for (node, item) in zip(tree.nodes, items) {
      guard case .view(let view) = item else { continue }
      if parts.contains(node.item) { reported.systemsViews.insert(view) }
      if isListed(node) { reported.listedViews.insert(view) }
    }
    option.reportedConflict = reported
    return option
  }

  /// The final size is set after solving, when the extent of the views is known.
  private func canvas(_ appearance: Appearance?) -> Canvas {
    Canvas(
      size: Size(width: 2_000, height: 2_000), layoutMargins: DirectionalEdgeInsets(),
      appearance: appearance ?? .light)
  }

  // MARK: Views

  private mutating func addViews(from top: Int) {
    var open = [top]
    while let index = open.popLast() {
      let node = tree.nodes[index]
      if node.item.isGuide { continue }
      let superview = node.parent.flatMap { items[$0]?.view } ?? .root
      items[index] = .view(views.endIndex)
      views.append(view(node, in: superview))
      printedViews.append(node.item.printed)
      open += node.children.reversed()
    }
  }

  private func view(_ node: LoggedTree.Node, in superview: ViewIndex) -> SceneView {
    let kind = LoggedClass(node.item.className).kind
    var view = SceneView(id: node.id, kind: kind, superview: superview)
    view.name = node.item.isNamedByApp ? nil : "the \(node.id)"
    if kind == .textField {
      view.content.text?.placeholder = node.item.text ?? ""
    } else {
      view.content.text?.string = node.item.text ?? ""
    }
    // Intrinsic sizes are only a fallback: the constraints that matter are in the log.
    let weak = AxisPriorities(horizontal: InventedPlaces.content, vertical: InventedPlaces.content)
    view.contentHugging = weak
    view.compressionResistance = weak
    if kind == .view { view.backgroundColor = DynamicColor(Color(hex: 0x8E8E93, alpha: 0.12)) }
    view.content[ImageViewContent.self]?.imageSize = Size(width: 60, height: 44)
    return view
  }

  /// Whether a view is one that tables and collection views size, or in one, as a cell's content is.
  private func isListed(_ node: LoggedTree.Node) -> Bool {
    [node, node.parent.map { tree.nodes[$0] }].compactMap { $0?.item.className }.contains { className in
      let name = LoggedClass.plainName(className)
      return Self.endingsOfListed.contains { name.hasSuffix($0) }
    }
  }

  private static let endingsOfListed = [
    "Cell", "CellContentView", "TableCellView", "TableRowView", "HeaderFooterView", "HeaderFooterContentView",
    "ReusableView",
  ]

  private mutating func addGuide(_ index: Int) {
    let node = tree.nodes[index]
    let owner = node.parent.flatMap { items[$0]?.view } ?? .root
    views[owner].layoutGuides.append(node.id)
    items[index] = .guide(.custom(node.id), of: owner)
  }

  // MARK: Constraints

  private func sceneConstraint(_ logged: LoggedConstraint) -> SceneConstraint? {
    guard let position = tree.position(of: logged.first), let first = items[position] else { return nil }
    var second = logged.second.flatMap { tree.position(of: $0) }.flatMap { items[$0] }
    var secondAttribute = logged.secondAttribute
    if second == nil, logged.firstAttribute.kind != .size {
      // An autoresizing mask's location, without a name for the superview.
      second = tree.nodes[position].parent.flatMap { items[$0] }
      secondAttribute = logged.firstAttribute.axis == .horizontal ? .left : .top
    }
    var constraint = SceneConstraint(
      identifier: "", text: "", firstItem: first, firstAttribute: logged.firstAttribute,
      relation: logged.relation, secondItem: second, secondAttribute: secondAttribute,
      multiplier: logged.multiplier, constant: logged.constant, priority: logged.priority)
    constraint.text = constraint.equation(numbers: roundedNumber, naming: name)
    constraint.identifier = logged.identifier ?? logged.origin ?? constraint.text
    constraint.hasGivenIdentifier = logged.identifier != nil || logged.origin != nil
    constraint.privateIdentifier = parts.privateIdentifier(of: logged)
    return constraint
  }

  private func name(_ item: SceneItem) -> String {
    guard case .guide(let kind, let owner) = item else { return views[item.view].id }
    return owner == .root ? kind.name : "\(views[owner].id).\(kind.name)"
  }
}

extension LoggedItem {
  /// As the log prints it; nil without an address.
  fileprivate var printed: String? {
    guard let address else { return nil }
    let text = text.map { "'\($0)'" } ?? ""
    return className.map { "\($0):\(address)\(text)" } ?? address + text
  }

  /// Whether the app has given it its printed name.
  fileprivate var isNamedByApp: Bool {
    name != nil && !(address == nil && name?.hasPrefix("superview") == true)
  }
}

extension LoggedConstraint {
  /// Its maker, according to its class and its identifier.
  var maker: ConstraintOrigin {
    switch className {
    case "NSAutoresizingMaskLayoutConstraint": return .autoresizingMask
    case "NSContentSizeLayoutConstraint":
      return relation == .greaterThanOrEqual ? .compressionResistance : .contentHugging
    case "_UILayoutSupportConstraint": return .layoutGuide
    default: break
    }
    guard let identifier else { return tiesGuideToOwner ? .layoutGuide : .explicit }
    if identifier.hasPrefix("UISV-") { return .stackView }
    let isEncapsulated = Self.ofViews(identifier).hasPrefix("-Encapsulated-Layout-")
    if isEncapsulated || identifier.hasPrefix("_UITemporaryLayout") { return .cell }
    if identifier.hasSuffix("-guide-constraint")
      || Self.ofViews(identifier).hasPrefix("SafeAreaLayoutGuide-")
    {
      return .layoutGuide
    }
    return .explicit
  }

  /// The part after the class of all views in an identifier of UIKit or AppKit.
  private static func ofViews(_ identifier: String) -> Substring {
    ["UIView", "NSView"].contains { identifier.hasPrefix($0) } ? identifier.dropFirst(6) : ""
  }

  /// Whether it places one of UIKit's own guides in the guide's view.
  private var tiesGuideToOwner: Bool {
    guard nesting == .firstInSecond || nesting == .secondInFirst,
      let inner = nesting == .firstInSecond ? first : second
    else { return false }
    return inner.isGuideOfViews
  }
}

/// A log's number in an equation: rounded to a hundredth, with the sign that equations use.
private func roundedNumber(_ value: Double) -> String { plainNumber((value * 100).rounded() / 100) }
