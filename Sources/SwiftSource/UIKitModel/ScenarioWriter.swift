import SwiftInterpreter

/// Writes the views that a program made, and the constraints between them, as a scenario. The descriptions that objects
/// give of themselves are in `Model/Scenario`.
final class ScenarioWriter {
  let tree: ViewTree
  private var isDescribed: Set<Int> = []
  /// Constraints that make contents fill the views that they are in. Contents of a list's cells do so by themselves.
  private var contents: [Value] = []
  var interpreter: Interpreter { tree.model.interpreter }

  init(_ tree: ViewTree) {
    self.tree = tree
    tree.model.writer = self
  }

  // MARK: Views

  /// The full description of a view, with what it shows; nil if it was described before.
  func describe(_ view: Instance) throws -> Value.Table? {
    guard let node = tree.nodes[view.number], isDescribed.insert(view.number).inserted else { return nil }
    let isRoot = node.id == "root"
    var json: Value.Table = [
      "id": isRoot ? nil : .string(node.id), "name": isRoot ? nil : Value(text: node.name),
      "source": .string((view.place ?? tree.place).text),
    ]
    json.merge(try tree.model.looks(of: view))
    if let size = try ownSize(of: view) { json["intrinsicContentSize"] = size }
    if !node.guides.isEmpty { json["layoutGuides"] = .array(node.guides.map { .string($0) }) }
    for case (let key, .object(let part)) in node.parts {
      var one = try tree.model.looks(of: part)
      if key.string != "accessoryView" {
        one["type"] = nil
      } else if case .dictionary(let frame) = try interpreter.get("scenarioFrame", of: .object(part)),
        let sides = frame["frame"]?.elements, sides[2].number ?? 0 > 0
      {
        one["intrinsicContentSize"] = .array(Array(sides[2...]))
      }
      json[key] = .dictionary(one)
    }
    if json["detailTextLabel"] != nil, (view["row"]?.object ?? view)["cellStyle"]?.caseName == "subtitle" {
      json["cellStyle"] = .string("subtitle")
    }
    var subviews: [Value] = []
    for child in node.children {
      guard var said = try describe(child, in: view) else { continue }
      // A list that shows none of its cells is a plain view.
      if json["type"]?.isNone != false { said["isArranged"] = nil }
      subviews.append(Value(said))
      // Masks follow changes to the size that the view was given.
      if said["autoresizingMask"]?.elements?.isEmpty == false, view.flag("isSized"),
        case .dictionary(let own) = try interpreter.get("scenarioFrame", of: .object(view))
      {
        json["frame"] = own["frame"]
      }
    }
    tellOfNaN(in: view)
    if !subviews.isEmpty { json["subviews"] = .array(subviews) }
    return json
  }

  /// Reports properties of a view, its font and its layer that have become "not a number", as 0 / 0 is.
  private func tellOfNaN(in view: Instance) {
    let font = (view["content"] ?? .null)["font"]?.object
    for owner in [view, view["layer"]?.object, font].compactMap(\.self) {
      for (field, value) in owner.fields.sorted(by: { $0.key < $1.key }) where value.hasNaN {
        let name = owner === font ? "font" : field == "placed" ? "frame" : field
        interpreter.tell(
          "‘\(name)’ is not a number here, so it is not shown",
          at: view.settings[name] ?? view.place ?? tree.place, .notShown)
      }
    }
  }

  private func describe(_ child: Instance, in view: Instance) throws -> Value.Table? {
    if view.holdsContent(child) {
      // Only UIKit's own accessories keep their room free by themselves.
      let isListed = tree.isListed(view) && view["accessoryView"]?.object == nil
      if !isListed, let content = tree.id(of: child), let id = tree.id(of: view) {
        let accessory =
          try view.isA("UITableViewCell") ? interpreter.get("scenarioAccessory", of: .object(view)) : nil
        contents += fill(content, id, beside: accessory?.number ?? 0)
      }
      var json = try describe(child)
      if isListed { json?["isContentView"] = .bool(true) }
      return json
    }
    var json = try describe(child)
    let isArranged = tree.nodes[child.number]?.isArranged
    if isArranged == false { json?["isArranged"] = .bool(false) }
    if isArranged != true,
      try interpreter.get("translatesAutoresizingMaskIntoConstraints", of: .object(child)).bool == true,
      case .dictionary(let frame) = try interpreter.get("scenarioFrame", of: .object(child))
    {
      json?.merge(frame)
    }
    return json
  }

  /// A size that the program gives a view replaces the one that it would have.
  private func ownSize(of view: Instance) throws -> Value? {
    guard let member = view.type.lookup("intrinsicContentSize").first, !member.unit.isModel else {
      return nil
    }
    // The size of other views is asked for before the first layout, and kept.
    if !tree.model.hasOpenSize(view) { tree.model.outOfWindow = view }
    defer { tree.model.outOfWindow = nil }
    let size = try interpreter.get(member, Box(.object(view)))
    if size.unknown != nil { interpreter.use(size, for: "the view has no size of its own", at: member.place) }
    let lengths = ["width", "height"].map { name in size[name].flatMap { ($0.number ?? -1) < 0 ? nil : $0 } }
    guard lengths.contains(where: { $0 != nil }) else { return nil }
    return Value(["width": lengths[0], "height": lengths[1]])
  }

  // MARK: The whole

  /// Views hang from the top edge of the canvas; the view of a controller is its root.
  ///
  /// - Parameter tells: whether constraints that are left out are reported.
  func scenario(of attempt: Attempt, tells: Bool) throws -> Value.Table {
    var top: Value.Table = ["title": .string(attempt.name)]
    var canvas = attempt.canvas
    if let controller = tree.root["controller"], tree.isScreen,
      case .dictionary(let bars) = try interpreter.get("scenarioCanvas", of: controller)
    {
      canvas.merge(bars)
    }
    if canvas.count > 0 { top["canvas"] = Value(canvas) }
    var root = try describe(tree.root) ?? [:]
    var constraints: [Value] = []
    if !tree.isScreen {
      top["views"] = .array([Value(root)])
      let id = tree.id(of: tree.root) ?? "self"
      constraints = attempt.sides.filter { !isPlaced(along: isVertical($0)) }.map { pin("\(id).\($0)") }
    } else if let id = root["id"]?.string {
      // The root of a scenario is a plain view: it gets another view inside that fills it.
      top["views"] = .array([Value(root)])
      constraints = fill(id, "root")
    } else {
      top["views"] = root["subviews"] ?? .array([])
      for key in ["subviews", "type", "frame", "autoresizingMask"] { root[key] = nil }
      top["root"] = Value(root)
    }
    top["constraints"] = .array(constraints + (try innerConstraints(tells: tells)))
    return top
  }

  /// Whether code that knows the superview places the view in it.
  private func isPlaced(along vertical: Bool) -> Bool {
    tree.model.active.all.contains { one in
      if let format = one["format"]?.string, case .dictionary(let named)? = one["views"] {
        return format.contains("|") && format.hasPrefix("V:") == vertical
          && named.pairs.contains { $1.object === tree.root && format.contains("[\($0.string ?? "")") }
      }
      return isVertical(one["firstAttribute"]?.caseName ?? "") == vertical
        && ActiveConstraints.items(of: one).contains {
          ActiveConstraints.view(of: $0) === tree.host && tree.host != nil
        }
    }
  }

  private func isVertical(_ attribute: String) -> Bool {
    ["top", "bottom", "height", "centerY", "firstBaseline", "lastBaseline"].contains(
      where: attribute.hasPrefix)
  }

  /// A view, and the constraints in it, without any that sets its size.
  func part() throws -> Value.Table {
    let root = try describe(tree.root) ?? [:], id = tree.id(of: tree.root) ?? ""
    let pins = ["leading", "top"].map { pin("\(id).\($0) = superview.\($0)") }
    return [
      "id": .string(id), "views": .array([Value(root)]),
      "constraints": .array(pins + (try innerConstraints(tells: false))),
    ]
  }

  /// - Parameter tells: whether constraints that are left out are reported.
  private func innerConstraints(tells: Bool) throws -> [Value] {
    var constraints = contents
    var identifiers: Set<String> = []
    var formats: Set<Int> = []
    for one in tree.model.active.all {
      var written = WrittenConstraint.refused(nil)
      if let format = tree.model.wholeFormat(of: one) {
        if formats.contains(format.number) { continue }
        written = try write(format)
        if case .said = written { formats.insert(format.number) }
      }
      if case .refused = written { written = try write(one) }
      if case .said(var json) = written {
        if let place = one.place { json["source"] = .string(place.text) }
        json["standIn"] = one["standIn"]
        if let name = one["identifier"]?.string, !name.isEmpty {
          json["identifier"] = .string(ViewTree.unique(name, in: &identifiers))
        }
        constraints.append(Value(json))
        if tells, tree.model.active.early.contains(one.number), !isAboutStandIn(one) {
          interpreter.tell(
            "UIKit raises an exception here: the items have no superview in common before ‘addSubview’ is called",
            at: one.place, .crash)
        }
      } else if tells, !tree.model.active.isIllegal(one), concernsTree(one) {
        let outside = ActiveConstraints.items(of: one).first { tree.id(of: $0) == nil }
        if outside == nil, let place = one.place, interpreter.hasTold(onLineOf: place) { continue }
        let reason =
          outside.map { "‘\(tree.name(of: $0))’ is in no view that is shown" } ?? written.refusal
        interpreter.tell(
          "this constraint is left out: \(reason ?? "what it relates is not known")",
          at: one.place)
      }
    }
    return constraints
  }

  /// Whether a constraint that is left out may be missed: not if all items that it relates are gone, or are around what
  /// is shown.
  private func concernsTree(_ one: Instance) -> Bool {
    let (first, second) = (one["firstItem"]?.object, one["secondItem"]?.object)
    if let first, let second, tree.id(of: second) != nil, first.outermost !== tree.root.outermost {
      return true
    }
    var items = [one["firstItem"]]
    if one["format"]?.string != nil, case .dictionary(let named)? = one["views"] { items = named.values }
    return items.contains { item in
      item?.object.map { tree.id(of: $0) != nil } ?? (item?.isNone != false || one["format"]?.string != nil)
    }
  }

  /// Whether a constraint concerns a view that another file may add before.
  private func isAboutStandIn(_ constraint: Instance) -> Bool {
    ActiveConstraints.items(of: constraint).contains { item in
      tree.model.standIns.contains { $0.view === item || $0.view === item["owningView"]?.object }
    }
  }

  private func fill(_ one: String, _ other: String, beside accessory: Double = 0) -> [Value] {
    ["leading", "trailing", "top", "bottom"].map {
      pin("\(one).\($0) = \(other).\($0)" + ($0 == "trailing" && accessory > 0 ? " - \(accessory)" : ""))
    }
  }

  /// A constraint that no line of the program makes.
  private func pin(_ equation: String) -> Value {
    Value(["equation": .string(equation), "source": .string(tree.place.text)])
  }
}

extension Place {
  var text: String {
    let (line, column) = unit.position(offset)
    return "\(unit.path):\(line):\(column)"
  }
  /// The source from here to the end of the line, as it was given.
  var restOfLine: String {
    let line = unit.text.utf8.dropFirst(max(offset, unit.added)).prefix(160).prefix { $0 != 10 && $0 != 13 }
    return String(decoding: line, as: UTF8.self)
  }
}

extension Model {
  /// The kind of a view in scenarios, if it is more than a plain view.
  func kind(of view: Instance) -> String? {
    let type = ObjectIdentifier(view.type)
    if let known = kinds[type] { return known }
    let kind = try? interpreter.get("scenarioKind", of: .object(view)).string
    kinds[type] = .some(kind == "view" ? nil : kind)
    return kinds[type] ?? nil
  }

  /// The descriptions of a view by its classes, each in its turn.
  func looks(of view: Instance) throws -> Value.Table {
    let chain = view.type.classChain
    var json: Value.Table = ["type": Value(text: kind(of: view))]
    json.merge(try ViewLooks(view, self).table())
    for (name, what) in [
      ("draw", "what this draws"), ("drawText", "where this puts text"), ("textRect", "where this puts text"),
    ] {
      guard let drawing = view.type.lookup(name).first, !drawing.unit.isModel, drawing.isOverride,
        name != "draw" || view.fields["drawing"]?.isNone != false
      else { continue }
      interpreter.tell("\(what) is not shown", at: drawing.place, .notShown)
    }
    for type in chain.reversed() where type.unit.isModel {
      for member in type.lookup("scenario") where member.owner === type {
        if case .dictionary(let said) = try interpreter.get(member, Box(.object(view))) { json.merge(said) }
      }
    }
    return json
  }

  /// Gives texts to labels and buttons that no code gives one.
  ///
  /// - Parameter trustsNil: whether a text that was set to nil counts as no text.
  func makeUpTexts(in tree: ViewTree, trustsNil: Bool) throws {
    for view in tree.views where !(tree.isScreen && view === tree.root) {
      guard try interpreter.get("lacksText", of: .object(view)).bool == true,
        try !(trustsNil && isTextSet(of: view)), !view.superviews.contains(where: { $0.flag("isHidden") }),
        let title = tree.nodes[view.number]?.title,
        case let text = try interpreter.send("madeUpText", to: .object(view), .string(title)),
        !text.isNone
      else { continue }
      try interpreter.send("takeMadeUp", to: .object(view), text)
      madeUp.insert(view.number)
    }
  }

  /// Whether code has given a view a text, or has set it to none. A text that is not known counts as neither.
  private func isTextSet(of view: Instance) throws -> Bool {
    if view.flag("isTextSet") { return true }
    guard ["text", "attributedText"].contains(where: { view.settings[$0] != nil }) else { return false }
    return try interpreter.get("text", of: .object(view)).unknown == nil
  }
}
