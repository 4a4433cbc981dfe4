#if canImport(SwiftParser)
  import SwiftInterpreter

  /// Writes the views that a program made, and the constraints between them, as a scenario.
  struct ScenarioWriter {
    let model: Model
    let root: Instance
    let isScreen: Bool
    var ids: [Int: String] = [:]
    private var paths: [Int: String] = [:]
    private var used: Set<String> = ["superview", "safeArea", "layoutMargins", "root"]
    private(set) var idPaths: [String: String] = [:], classes: [String: String] = [:]
    /// In the order of the tree.
    private(set) var order: [String] = []
    private(set) var madeUp: [String] = []
    private let makesUpTexts: Bool
    var isWritten: Set<Int> = []
    private(set) var views: [Instance] = []

    init(_ model: Model, owner: Instance, root: Instance, makesUpTexts: Bool) {
      (self.model, self.root, self.makesUpTexts) = (model, root, makesUpTexts)
      isScreen = owner.type.inherits(named: "UIViewController")
      paths[root.number] = isScreen ? "view" : "self"
      collect(owner, "", 0, owner)
    }

    // MARK: Names

    /// The properties that hold views, of an object and of the views and controllers in them.
    private mutating func collect(_ object: Instance, _ prefix: String, _ depth: Int, _ owner: Instance) {
      guard depth < 4 else { return }
      var inner: [(Instance, String)] = []
      for type in object.type.classChain where !type.unit.isModel {
        for member in type.members where member.isStored && !member.isStatic {
          guard let value = object.fields[member.name] else { continue }
          add(value, prefix + member.name, owner, &inner)
        }
      }
      for (next, path) in inner { collect(next, path + ".", depth + 1, owner) }
    }

    private mutating func add(
      _ value: Value, _ path: String, _ owner: Instance, _ inner: inout [(Instance, String)]
    ) {
      switch value {
      case .array(let values):
        guard let first = values.first?.object, first.type.inherits(named: "UIView") else { return }
        for (number, one) in values.enumerated() { add(one, "\(path)[\(number)]", owner, &inner) }
      case .structure(let structure):
        if let wrapped = structure.fields["wrappedValue"] { add(wrapped, path, owner, &inner) }
      case .object(let object):
        if object.type.inherits(named: "UIView") {
          guard paths[object.number] == nil else { return }
          paths[object.number] = path
          inner.append((object, path))
        } else if object.type.inherits(named: "UIViewController"), object !== owner,
          let view = object.fields["loaded"]?.object
        {
          guard view !== root, paths[view.number] == nil else { return }
          paths[view.number] = path + ".view"
          inner.append((object, path))
        }
      default: break
      }
    }

    private mutating func identify(_ view: Instance, _ path: String) -> String {
      let base = paths[view.number] ?? (path == "contentView" ? path : view.variable ?? view.type.name)
      let plain = String(
        base.unicodeScalars.map { scalar in
          let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          return isPlain ? Character(scalar) : "_"
        })
      let id = unique(plain)
      ids[view.number] = id
      note(view, id, paths[view.number] ?? path)
      return id
    }

    private mutating func note(_ view: Instance, _ id: String, _ path: String) {
      idPaths[id] = path
      classes[id] = view.type.name
      order.append(id)
      views.append(view)
    }

    func id(of view: Instance) -> String? { ids[view.number] }

    private mutating func unique(_ name: String) -> String {
      var id = name, number = 2
      while !used.insert(id).inserted {
        id = "\(name)_\(number)"
        number += 1
      }
      return id
    }

    // MARK: Views

    mutating func json(_ view: Instance, _ path: String, isRoot: Bool = false) throws(Interruption)
      -> JSON.Object
    {
      var json = JSON.Object()
      isWritten.insert(view.number)
      let here = paths[view.number] ?? path
      if isRoot {
        ids[view.number] = "root"
        note(view, "root", here)
      } else {
        json["id"] = .string(identify(view, path))
        if let place = view.place { json["source"] = .string(Self.text(place)) }
      }
      let (holdsViews, lacksText) = ViewDescription.describe(view, in: &json)
      if lacksText, makesUpTexts, let id = json["id"]?.text, let name = Self.madeUpText(here) {
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
      // What lists show is their own affair, but for the cells that a data source gives them. The root is no list.
      let isTable = view.type.inherits(named: "UITableView")
      if !holdsViews, isTable || view.type.inherits(named: "UICollectionView") {
        if !isRoot {
          try isTable ? addRows(view, here, &json) : addItems(view, here, &json)
        } else if !cells(of: view).isEmpty {
          model.interpreter.tell("the cells of a controller's own view are left out", at: view.place)
        }
        return json
      }
      try addSubviews(view, here, &json)
      return json
    }

    private mutating func addSubviews(_ view: Instance, _ here: String, _ json: inout JSON.Object)
      throws(Interruption)
    {
      let isStack = view.type.inherits(named: "UIStackView")
      let name = isStack ? "arrangedSubviews" : "subviews"
      var subviews: [JSON] = []
      for (number, child) in (view.fields[name]?.elements ?? []).compactMap(\.object).enumerated() {
        guard !isWritten.contains(child.number) else { continue }
        let content = view.holdsContent(child)
        var one = try self.json(child, content ? "contentView" : "\(here).\(name)[\(number)]")
        if !isStack, !content, child.flag("translatesAutoresizingMaskIntoConstraints") {
          ViewDescription.placeByFrame(child, in: &one)
        }
        subviews.append(.object(one))
      }
      if !subviews.isEmpty { json["subviews"] = .array(subviews) }
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
    private func measure(_ view: Instance, _ json: inout JSON.Object) throws(Interruption) {
      guard let member = view.type.lookup("intrinsicContentSize").first, !member.unit.isModel else { return }
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
    mutating func scenario(title: String) throws(Interruption) -> JSON.Object {
      var top = JSON.Object()
      top["title"] = .string(title)
      var constraints: [JSON] = []
      if isScreen {
        var root = try json(self.root, "view", isRoot: true)
        top["views"] = root["subviews"] ?? .array([])
        for key in ["subviews", "type", "frame", "autoresizingMask"] { root[key] = nil }
        if !root.isEmpty { top["root"] = .object(root) }
      } else {
        top["views"] = .array([.object(try json(root, "self"))])
        let id = ids[root.number] ?? "self"
        constraints = ["leading", "trailing", "top"].map { .string("\(id).\($0) = superview.\($0)") }
      }
      pinContents(root, &constraints)
      let hasHeight = model.active.contains {
        $0.fields["firstItem"]?.object === root && $0.caseName("firstAttribute") == "height"
      }
      if !isScreen, !hasHeight, root.fields["subviews"]?.elements?.isEmpty ?? true {
        constraints.append(.string("\(ids[root.number] ?? "self").height = 44 @1"))
      }
      for one in model.active {
        if let json = json(constraint: one) {
          constraints.append(json)
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

    private func pinContents(_ view: Instance, _ constraints: inout [JSON]) {
      for cell in cells(of: view) where ids[cell.number] != nil { pinContents(cell, &constraints) }
      for child in (view.fields["subviews"]?.elements ?? []).compactMap(\.object) {
        if view.holdsContent(child), let a = ids[child.number], let b = ids[view.number] {
          constraints += ["leading", "trailing", "top", "bottom"].map { .string("\(a).\($0) = \(b).\($0)") }
        }
        if ids[child.number] != nil { pinContents(child, &constraints) }
      }
    }
  }
#endif
