import SwiftInterpreter

/// The views of a layout, with the ids that a scenario gives them.
final class ViewTree {
  struct Node {
    let view: Instance
    let id: String
    /// A name that is easier on the eye, if no property holds the view.
    let name: String?
    /// The code's name for it.
    let title: String
    /// The views that are shown in it, except the cells of lists.
    var children: [Instance] = []
    /// Whether the stack view that it is in arranges it, or the list places it as a cell; nil if it is in neither.
    var isArranged: Bool?
    var guides: [String] = []
    /// The views that a cell of UIKit shows by itself, by the names of the properties.
    var parts: [(key: Value, value: Value)] = []
  }

  let model: Model
  let root: Instance
  let isScreen: Bool
  /// The place of the class, for anything that no line of it makes.
  let place: Place
  /// The views in the order in which they are shown.
  private(set) var views: [Instance] = []
  private(set) var nodes: [Int: Node] = [:]
  private var listed: Set<Int> = []
  private var guides: [Int: String] = [:]
  private let paths: [Int: String]
  /// The paths of the views that the cells of lists hold.
  private var listedPaths: [Int: String] = [:]
  /// The names that a class that no property leads to has for its views.
  private var names: [Int: String] = [:]
  private var used: Set<String> = ["superview", "safeArea", "layoutMargins", "root"]

  init(_ model: Model, owner: Instance, root: Instance, at place: Place) throws {
    (self.model, self.root, self.place) = (model, root, place)
    isScreen = owner.isA("UIViewController")
    let path = !isScreen ? "self" : owner.isA("UITableViewController") ? "tableView" : "view"
    paths = HeldViews(of: owner, with: [root.number: path]).paths
    try add(root, path)
    if let host { nodes[host.number] = Node(view: host, id: "root", name: nil, title: "superview") }
  }

  /// The view that contains a view that is shown by itself.
  var host: Instance? { root["ownSuperview"]?.object.flatMap { $0.flag("isHost") ? $0 : nil } }

  /// The kind of a controller's view, if it has one: a scenario's root is a plain view, and gets the view inside it.
  private var rootKind: String? { model.kind(of: root) }

  // MARK: Ids

  /// The id of a view or a guide.
  func id(of item: Instance) -> String? {
    guard item.isA("UILayoutGuide") else { return nodes[item.number]?.id }
    let kind = item["kind"]?.caseName
    guard let owner = item["owningView"]?.object.flatMap({ nodes[$0.number]?.id }) else { return nil }
    return kind.map { "\(owner).\($0)" } ?? guides[item.number]
  }

  /// The program's name for a view, which need not be shown.
  func name(of item: Instance) -> String { paths[item.number] ?? item.variable ?? item.type.name }

  /// Scenarios take these names, after a dot, for guides of a view.
  private static let guideNames: Set = [
    "safearea", "safearealayoutguide", "layoutmargins", "layoutmarginsguide", "margins", "readablecontent",
    "readablecontentguide", "toplayoutguide", "tlg", "bottomlayoutguide", "blg", "contentlayoutguide",
    "keyboardlayoutguide", "keyboard", "framelayoutguide",
  ]

  func unique(_ path: String) -> String {
    let last = path.split(separator: ".").dropFirst().last.map { $0.lowercased() } ?? ""
    return Self.unique(Self.guideNames.contains(last) ? path + " view" : path, in: &used)
  }

  /// The name, with a number after it if something else has it.
  static func unique(_ name: String, in used: inout Set<String>) -> String {
    var id = name, number = 2
    while !used.insert(id).inserted {
      id = "\(name) \(number)"
      number += 1
    }
    return id
  }

  // MARK: Views

  private func add(_ view: Instance, _ path: String) throws {
    views.append(view)
    let here = paths[view.number] ?? listedPaths[view.number] ?? path
    let id = view === root && isScreen ? rootKind.map(unique) ?? "root" : unique(here)
    var name: String?
    if paths[view.number] == nil || view === root && isScreen {
      names.merge(HeldViews(of: view).paths) { first, _ in first }
    }
    if paths[view.number] == nil, id != "contentView" {
      name =
        id.hasSuffix(".contentView") ? "contentView" : names[view.number] ?? view.variable ?? view.type.name
    }
    nodes[view.number] = Node(view: view, id: id, name: name, title: names[view.number] ?? here)
    for guide in view["ownGuides"]?.objects ?? [] {
      let name = unique(guide.text("identifier").isEmpty ? "guide" : guide.text("identifier"))
      guides[guide.number] = name
      nodes[view.number]?.guides.append(name)
    }
    // Lists handle what they show themselves, except for the cells that a data source gives them.
    if view.isA("UITableView") || view.isA("UICollectionView") { return try addCells(of: view, here) }
    let content = try addParts(of: view)
    func numbered(_ list: String, _ name: String) -> [(view: Instance, path: String)] {
      (view[list]?.objects ?? []).enumerated().map { ($1, "\(here).\(name)[\($0)]") }
    }
    // Views that a stack view does not arrange lie below the others if they are added before them.
    let arranged = numbered("arranged", "arrangedSubviews"), subviews = numbered("ownSubviews", "subviews")
    let isArranged = Set(arranged.map(\.view.number))
    let lower = subviews.prefix { !isArranged.contains($0.view.number) }
    for (child, path) in lower + arranged + subviews where nodes[child.number] == nil && child !== content {
      try add(child, view.holdsContent(child) ? contentPath(here) : path)
      nodes[view.number]?.children.append(child)
      if view.isA("UIStackView") { nodes[child.number]?.isArranged = isArranged.contains(child.number) }
    }
  }

  /// The path of the content of a cell. Each cell of a list has one.
  private func contentPath(_ path: String) -> String {
    listed.isEmpty && !used.contains("contentView") ? "contentView" : path + ".contentView"
  }

  private func addCells(of list: Instance, _ path: String) throws {
    guard case .dictionary(let shown) = try model.interpreter.get("scenarioCells", of: .object(list)) else {
      return
    }
    for (name, cell) in shown.pairs {
      guard let cell = cell.object, nodes[cell.number] == nil else { continue }
      listed.insert(cell.number)
      let here = "\(path).\(name.string ?? "")"
      for (number, inner) in HeldViews(of: cell).paths { listedPaths[number] = "\(here).\(inner)" }
      try add(cell, here)
    }
    guard case .array(let others) = try model.interpreter.get("otherSubviews", of: .object(list)) else {
      return
    }
    for (number, view) in others.compactMap(\.object).enumerated() where nodes[view.number] == nil {
      try add(view, "\(path).subviews[\(number)]")
      nodes[list.number]?.children.append(view)
      nodes[view.number]?.isArranged = false
    }
  }

  /// Finds the views that a cell shows by itself, and returns the content view that is left out because nothing else is
  /// in it.
  private func addParts(of cell: Instance) throws -> Instance? {
    guard let row = cell.isA("UITableViewCell") ? cell : cell["row"]?.object,
      case .dictionary(let parts) = try model.interpreter.get("scenarioParts", of: .object(row)),
      parts.count > 0
    else { return nil }
    guard listed.contains(cell.number) else {
      model.interpreter.tell(
        "a cell has texts, an image and an accessory view of its own only in a table", at: place)
      return nil
    }
    nodes[cell.number]?.parts = parts.pairs
    let content = cell["contentView"]?.object
    return content?["ownSubviews"]?.objects.isEmpty != false ? content : nil
  }

  /// The places where the program sets properties of the views, by their ids. Requests have no lines.
  var settings: Value.Table {
    var all = Value.Table()
    for view in views {
      var own = Value.Table()
      for (name, place) in view.settings.sorted(by: { $0.key < $1.key })
      where !place.unit.path.isEmpty && !place.unit.path.hasPrefix("#") {
        own[.string(name)] = .string(place.text)
      }
      if own.count > 0, let id = id(of: view) { all[.string(id)] = .dictionary(own) }
    }
    return all
  }

  func isListed(_ cell: Instance) -> Bool { listed.contains(cell.number) }
}

extension Value {
  /// The name of a case.
  var caseName: String? {
    switch self {
    case .enumeration(let one): one.name
    case .symbol(let name, nil): name
    default: nil
    }
  }
  /// The objects in a list.
  var objects: [Instance] { elements?.compactMap(\.object) ?? [] }
}

extension Instance {
  /// Whether a view is the one into which this view's content goes.
  func holdsContent(_ child: Instance) -> Bool {
    let kinds = [
      "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView", "UIVisualEffectView",
    ]
    return fields["contentView"]?.object === child && kinds.contains(where: type.inherits(named:))
  }
  /// The view and those that contain it.
  var superviews: [Instance] {
    Array(sequence(first: self) { $0["ownSuperview"]?.object }.prefix(1000))
  }
  /// The outermost view that contains it or, for a guide, its owner.
  var outermost: Instance? { (self["owningView"]?.object ?? self).superviews.last }
  subscript(name: String) -> Value? { fields[name] }
  func isA(_ name: String) -> Bool { type.inherits(named: name) }
  func text(_ field: String) -> String { fields[field]?.string ?? "" }
  func flag(_ field: String) -> Bool { fields[field]?.bool ?? false }
}
