import SwiftInterpreter

/// Cells that a data source makes.
extension ScenarioWriter {
  mutating func addRows(_ table: Instance, _ here: String, _ json: inout JSON.Object) throws {
    var sections: [JSON] = []
    for (place, section) in (table["sections"]?.objects ?? []).enumerated() {
      let rows = try self.rows(
        section["rows"]?.objects ?? [], "\(here).rows[\(place)]", height: table["rowHeight"])
      sections.append(.object(["header": JSON(section["header"]?.string), "rows": .array(rows)]))
    }
    json["sections"] = JSON(list: sections)
    let style = table.caseName("style")
    json["style"] = style == "plain" ? nil : JSON(style)
    if table.caseName("separatorStyle") == "none" { json["showsSeparators"] = .bool(false) }
  }

  private mutating func rows(_ cells: [Instance], _ path: String, height: Value?) throws -> [JSON] {
    var rows: [JSON] = []
    for (number, cell) in cells.enumerated() where !isWritten.contains(cell.number) {
      listed.insert(cell.number)
      var row = try self.json(cell, "\(path)[\(number)]")
      for height in [cell["rowHeight"], height] where row["rowHeight"] == nil {
        if let height = height?.number, height > 0 { row["rowHeight"] = .number(height) }
      }
      let accessory = (cell["row"]?.object ?? cell).caseName("accessoryType")
      row["accessory"] = accessory == "none" ? nil : JSON(accessory)
      rows.append(.object(row))
    }
    return rows
  }

  mutating func addItems(_ collection: Instance, _ here: String, _ json: inout JSON.Object) throws {
    let cells = collection["items"]?.objects ?? []
    guard !cells.isEmpty, let layout = collection["collectionViewLayout"]?.object else { return }
    if let list = collection["list"]?.object { return try addList(list, collection, cells, here, &json) }
    let isFlow = layout.isA("UICollectionViewFlowLayout")
    guard isFlow || layout.isA("UICollectionViewCompositionalLayout") else {
      model.interpreter.tell(
        "only flow layouts and compositional layouts show their cells", at: collection.place)
      return
    }
    json["type"] = .string("collectionView")
    json["placeholderName"] = nil
    if collection.flag("isArranged") { return try addPlaced(collection, here, &json) }
    if isFlow { addFlow(layout, collection, &json) }
    var items: [JSON] = []
    for (name, view) in shown(in: collection) where !isWritten.contains(view.number) {
      listed.insert(view.number)
      items.append(.object(try self.json(view, "\(here).\(name)")))
      if !isFlow, let width = view["fittingWidth"]?.number, let id = ids[view.number] {
        fitting.append("\(id).width = \(width)")
      }
    }
    json["items"] = .array(items)
  }

  /// Cells, headers and footers.
  private func shown(in collection: Instance) -> [(name: String, view: Instance)] {
    let cells = (collection["items"]?.objects ?? []).enumerated().map { ("items[\($0.offset)]", $0.element) }
    guard case .dictionary(let extras)? = collection["extras"] else { return cells }
    return cells + extras.pairs.compactMap { name, view in view.object.map { (name.string ?? "", $0) } }
  }

  private func addFlow(_ layout: Instance, _ collection: Instance, _ json: inout JSON.Object) {
    let size = collection["itemSize"].flatMap { $0.isNone ? nil : $0 } ?? layout["itemSize"]
    if let width = size?["width"]?.number, let height = size?["height"]?.number, width > 0, height > 0 {
      json["itemSize"] = .array([.number(width), .number(height)])
    } else if let size {
      model.interpreter.use(size, for: "the cells keep their size", at: collection.place)
    }
    for key in ["minimumLineSpacing", "minimumInteritemSpacing"] {
      json[key] = .number(max(0, layout[key]?.number ?? 10))
    }
    json["sectionInset"] = ViewDescription.insets(layout["sectionInset"])
    if layout.caseName("scrollDirection") == "horizontal" {
      json["scrollDirection"] = .string("horizontal")
    }
  }

  /// What the layout has placed, as far as it is seen.
  private mutating func addPlaced(_ collection: Instance, _ here: String, _ json: inout JSON.Object) throws {
    var subviews: [JSON] = []
    for (name, view) in shown(in: collection) where view.flag("isSeen") && !isWritten.contains(view.number) {
      let isCell = view.isA("UICollectionViewCell")
      if isCell { listed.insert(view.number) }
      var one = try self.json(view, "\(here).\(name)")
      if isCell { one["type"] = .string("collectionViewCell") }
      ViewDescription.placeByFrame(view, in: &one)
      subviews.append(.object(one))
    }
    json["subviews"] = .array(subviews)
  }

  /// A list of rows, as a table has them.
  private mutating func addList(
    _ list: Instance, _ collection: Instance, _ cells: [Instance], _ here: String, _ json: inout JSON.Object
  ) throws {
    json["type"] = .string("tableView")
    json["placeholderName"] = nil
    json["style"] = JSON(
      ["grouped": "grouped", "insetGrouped": "insetGrouped", "sidebar": "insetGrouped"][
        list.caseName("appearance") ?? ""])
    if list["showsSeparators"]?.bool == false { json["showsSeparators"] = .bool(false) }
    let mode = list.caseName("headerMode")
    var sections: [JSON] = []
    for place in 0..<(collection["sectionCount"]?.integer ?? 0) {
      var rows = cells.filter { $0["path"]?["section"]?.integer == place }
      var header: Instance?
      if mode == "firstItemInSection", !rows.isEmpty {
        header = rows.removeFirst()
      } else if case .dictionary(let extras)? = collection["extras"] {
        header = extras[.string("header[\(place)]")]?.object
      }
      let text = header?["row"]?["textLabel"]?["text"]?.string
      if text == nil, header != nil {
        model.interpreter.tell("only texts of configurations are shown as headers", at: collection.place)
      }
      let shown = try self.rows(rows, "\(here).rows[\(place)]", height: nil)
      sections.append(.object(["header": JSON(text), "rows": .array(shown)]))
    }
    json["sections"] = .array(sections)
  }

  /// What a cell of UIKit shows by itself. Its content view is left out if nothing else is in it.
  mutating func addContents(of cell: Instance, _ json: inout JSON.Object) {
    guard let row = cell.isA("UITableViewCell") ? cell : cell["row"]?.object else { return }
    for key in ["textLabel", "detailTextLabel", "imageView"] {
      guard let part = row[key]?.object, part["superview"]?.isNone != false,
        !part.text("text").isEmpty || part["image"]?.isNone == false
      else { continue }
      guard listed.contains(cell.number) else {
        model.interpreter.tell("a cell has texts and an image of its own only in a table", at: place)
        return
      }
      var one = JSON.Object()
      _ = ViewDescription.describe(part, in: &one)
      one["type"] = nil
      json[key] = .object(one)
      if let content = cell["contentView"]?.object, content["subviews"]?.objects.isEmpty != false {
        isWritten.insert(content.number)
      }
    }
    if json["detailTextLabel"] != nil, row.caseName("cellStyle") == "subtitle" {
      json["cellStyle"] = .string("subtitle")
    }
  }

  /// The cells that a data source gave a list.
  func cells(of view: Instance) -> [Instance] {
    let rows = (view["sections"]?.objects ?? []).flatMap { $0["rows"]?.objects ?? [] }
    return view.isA("UICollectionView") ? shown(in: view).map(\.view) : rows
  }
}
