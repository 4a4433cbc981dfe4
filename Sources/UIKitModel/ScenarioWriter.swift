import SwiftInterpreter

/// Writes the views that a program made, and the constraints between them, as a scenario.
struct ScenarioWriter {
  let model: Model
  let root: Instance
  let isScreen: Bool
  /// Of the class, for what no line of its own makes.
  let place: Place
  var ids: [Int: String] = [:]
  private let paths: [Int: String]
  /// What a class that no property leads to calls its views.
  private var names: [Int: String] = [:]
  private var used: Set<String> = ["superview", "safeArea", "layoutMargins", "root"]
  private(set) var madeUp: [String] = []
  private let makesUpTexts: Bool
  /// Whether a text that was set to nil is none.
  var trustsNil = true
  /// Whether only the names are wanted: then nothing of the program runs.
  private let onlyNames: Bool
  /// The cells that lists show.
  var listed: Set<Int> = []
  var isWritten: Set<Int> = []
  /// Widths of cells whose heights are wanted before they can be placed.
  var fitting: [String] = []
  private(set) var views: [Instance] = []

  init(
    _ model: Model, owner: Instance, root: Instance, at place: Place, makesUpTexts: Bool,
    onlyNames: Bool = false
  ) {
    (self.model, self.root, self.place) = (model, root, place)
    (self.makesUpTexts, self.onlyNames) = (makesUpTexts, onlyNames)
    isScreen = owner.type.inherits(named: "UIViewController")
    paths = HeldViews(of: owner, with: [root.number: isScreen ? "view" : "self"]).paths
  }

  // MARK: Names

  /// Behind a dot, scenarios take these for guides of a view.
  private static let guides: Set = [
    "safearea", "safearealayoutguide", "layoutmargins", "layoutmarginsguide", "margins", "readablecontent",
    "readablecontentguide", "toplayoutguide", "tlg", "bottomlayoutguide", "blg", "contentlayoutguide",
    "keyboardlayoutguide", "keyboard", "framelayoutguide",
  ]

  /// Gives a view its path as id, and a name that is easier on the eye if no property holds it.
  private mutating func identify(_ view: Instance, _ path: String, _ json: inout JSON.Object) {
    let id = unique(path)
    ids[view.number] = id
    views.append(view)
    json["id"] = .string(id)
    guard paths[view.number] == nil, id != "contentView" else { return }
    names.merge(HeldViews(of: view).paths) { first, _ in first }
    json["name"] = .string(
      id.hasSuffix(".contentView") ? "contentView" : names[view.number] ?? view.variable ?? view.type.name)
  }

  func id(of view: Instance) -> String? { ids[view.number] }

  private mutating func unique(_ path: String) -> String {
    let last = path.split(separator: ".").dropFirst().last.map { $0.lowercased() } ?? ""
    return Self.unique(Self.guides.contains(last) ? path + " view" : path, in: &used)
  }

  /// The name, with a number after it if something else has it.
  private static func unique(_ name: String, in used: inout Set<String>) -> String {
    var id = name, number = 2
    while !used.insert(id).inserted {
      id = "\(name) \(number)"
      number += 1
    }
    return id
  }

  // MARK: Views

  mutating func json(_ view: Instance, _ path: String, isRoot: Bool = false) throws -> JSON.Object {
    var json = JSON.Object()
    isWritten.insert(view.number)
    let here = paths[view.number] ?? path
    if isRoot {
      ids[view.number] = "root"
      views.append(view)
    } else {
      identify(view, here, &json)
    }
    json["source"] = .string(Self.text(view.place ?? place))
    let (holdsViews, lacksText) = ViewDescription.describe(view, in: &json)
    if lacksText, makesUpTexts, !(trustsNil && view.flag("isTextSet")), !isHidden(view),
      let id = json["id"]?.text,
      let name = Self.madeUpText(names[view.number] ?? here)
    {
      json[view.type.inherits(named: "UIButton") ? "title" : "text"] = .string(name)
      madeUp.append(id)
    }
    try measure(view, &json)
    ViewDescription.margins(view, in: &json)
    for (field, key) in [("hugging", "contentHugging"), ("resistance", "compressionResistance")] {
      if let priorities = ViewDescription.priorities(view.fields[field]) { json[key] = priorities }
    }
    var guides: [JSON] = []
    for case .object(let guide) in view.fields["guides"]?.elements ?? [] where guide.text("kind").isEmpty {
      let name = unique(guide.text("identifier").isEmpty ? "guide" : guide.text("identifier"))
      ids[guide.number] = name
      guides.append(.string(name))
    }
    if !guides.isEmpty { json["layoutGuides"] = .array(guides) }
    // What lists show is their own affair, but for the cells that a data source gives them.
    let isTable = view.type.inherits(named: "UITableView")
    if !holdsViews, isTable || view.type.inherits(named: "UICollectionView") {
      try isTable ? addRows(view, here, &json) : addItems(view, here, &json)
      return json
    }
    addContents(of: view, &json)
    try addSubviews(view, here, &json)
    return json
  }

  /// The cells of a list each have one.
  private func contentPath(of path: String) -> String {
    listed.isEmpty && !used.contains("contentView") ? "contentView" : path + ".contentView"
  }

  private mutating func addSubviews(_ view: Instance, _ here: String, _ json: inout JSON.Object) throws {
    let isStack = view.type.inherits(named: "UIStackView")
    let name = isStack ? "arrangedSubviews" : "subviews"
    var subviews: [JSON] = []
    for (number, child) in (view.fields[name]?.elements ?? []).compactMap(\.object).enumerated() {
      guard !isWritten.contains(child.number) else { continue }
      let content = view.holdsContent(child)
      var one = try self.json(child, content ? contentPath(of: here) : "\(here).\(name)[\(number)]")
      if content, listed.contains(view.number) { one["isContentView"] = .bool(true) }
      if !isStack, !content, child.flag("translatesAutoresizingMaskIntoConstraints") {
        ViewDescription.placeByFrame(child, in: &one)
      }
      subviews.append(.object(one))
    }
    if !subviews.isEmpty { json["subviews"] = .array(subviews) }
    if isStack, view["spacing"]?.unknown != nil {
      json["spacing"] = number("spacing", of: view, standIn: 8).map { .number($0) }
    }
    guard isStack, case .dictionary(let gaps)? = view.fields["customSpacings"] else { return }
    var spacing = JSON.Object()
    for (key, gap) in gaps.pairs {
      if let id = key.object.flatMap({ ids[$0.number] }), let gap = gap.number {
        spacing[id] = .number(gap > 1e38 ? 8 : gap)
      }
    }
    if !spacing.isEmpty { json["customSpacing"] = .object(spacing) }
  }

  /// A size that the program gives a view replaces the one that it would have.
  private func measure(_ view: Instance, _ json: inout JSON.Object) throws {
    guard !onlyNames, let member = view.type.lookup("intrinsicContentSize").first, !member.unit.isModel else {
      return
    }
    let size = try model.interpreter.get(member, Box(.object(view)))
    guard case .structure(let structure) = size else {
      return model.interpreter.use(size, for: "it is a size", at: member.place)
    }
    let width = structure.fields["width"]?.number ?? -1, height = structure.fields["height"]?.number ?? -1
    guard width >= 0 || height >= 0 else { return }
    var both = JSON.Object()
    both["width"] = width >= 0 ? .number(width) : .null
    both["height"] = height >= 0 ? .number(height) : .null
    json["intrinsicContentSize"] = .object(both)
  }

  private func isHidden(_ view: Instance) -> Bool {
    var next: Instance? = view
    while let one = next {
      if one.flag("isHidden") { return true }
      next = one["superview"]?.object
    }
    return false
  }

  /// “titleLabel” is “Title”.
  static func madeUpText(_ path: String) -> String? {
    guard let last = path.split(separator: ".").last, !last.contains("[") else { return nil }
    var words: [String] = []
    for scalar in last.unicodeScalars where scalar != "_" {
      if words.isEmpty || scalar.properties.isUppercase { words.append("") }
      words[words.count - 1].unicodeScalars.append(scalar)
    }
    if words.count > 1, ["Label", "Button", "Text", "Lbl", "Btn"].contains(words[words.count - 1]) {
      words.removeLast()
    }
    let text = words.map { $0.lowercased() }.joined(separator: " ")
    return text.isEmpty || text == "self" ? nil : text.prefix(1).uppercased() + text.dropFirst()
  }

  static func text(_ place: Place) -> String {
    let (line, column) = place.unit.position(place.offset)
    return "\(place.unit.path):\(line):\(column)"
  }

  // MARK: The whole

  /// Views hang from the top edge of the canvas, as wide as it; the view of a controller is its root.
  mutating func scenario(title: String) throws -> JSON.Object {
    var top = JSON.Object()
    top["title"] = .string(title)
    var constraints: [JSON] = []
    if isScreen {
      var root = try json(self.root, "view", isRoot: true)
      top["views"] = root["subviews"] ?? .array([])
      if root["sections"] != nil || root["items"] != nil { putInside(&root, &top, &constraints) }
      for key in ["subviews", "type", "frame", "autoresizingMask"] { root[key] = nil }
      if !root.isEmpty { top["root"] = .object(root) }
    } else {
      top["views"] = .array([.object(try json(root, "self"))])
      let id = ids[root.number] ?? "self"
      constraints = ["leading", "trailing", "top"].map { pin("\(id).\($0) = superview.\($0)") }
    }
    pinContents(root, &constraints)
    constraints += fitting.map(pin)
    var identifiers: Set<String> = []
    for one in model.active {
      if case .object(var json)? = json(constraint: one) {
        if let name = one["identifier"]?.string, !name.isEmpty {
          json["identifier"] = .string(Self.unique(name, in: &identifiers))
        }
        constraints.append(.object(json))
      } else if item(one.fields["firstItem"]) != nil || one.fields["format"]?.string != nil
        || one.fields["firstItem"]?.isNone != false
      {
        model.interpreter.tell(
          "this constraint is left out: what it relates is not known or not in the tree, or a number is not allowed",
          at: one.place)
      }
    }
    top["constraints"] = .array(constraints)
    return top
  }

  /// The root of a scenario is no list: it gets one inside that fills it.
  private mutating func putInside(
    _ list: inout JSON.Object, _ top: inout JSON.Object, _ constraints: inout [JSON]
  ) {
    let id = unique(list["sections"] == nil ? "collectionView" : "tableView")
    list["id"] = .string(id)
    top["views"] = .array([.object(list)])
    constraints += Self.sides.map { pin("\(id).\($0) = root.\($0)") }
    list = JSON.Object()
  }

  /// A constraint that no line of the program makes.
  private func pin(_ equation: String) -> JSON {
    var json = JSON.Object()
    json["equation"] = .string(equation)
    json["source"] = .string(Self.text(place))
    return .object(json)
  }

  /// Content views fill what they are in; those of a list's cells do so by themselves.
  private func pinContents(_ view: Instance, _ constraints: inout [JSON]) {
    let isListed = listed.contains(view.number)
    for child in cells(of: view) + (view["subviews"]?.objects ?? []) {
      guard let a = ids[child.number] else { continue }
      if !isListed, view.holdsContent(child), let b = ids[view.number] {
        constraints += Self.sides.map { pin("\(a).\($0) = \(b).\($0)") }
      }
      pinContents(child, &constraints)
    }
  }

  private static let sides = ["leading", "trailing", "top", "bottom"]
}
