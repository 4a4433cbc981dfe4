import SwiftInterpreter

/// Cells that a data source makes.
extension ScenarioWriter {
  mutating func addRows(_ table: Instance, _ here: String, _ json: inout JSON.Object) throws(Interruption) {
    var sections: [JSON] = []
    for (place, section) in (table["sections"]?.objects ?? []).enumerated() {
      var rows: [JSON] = []
      for (number, cell) in (section["rows"]?.objects ?? []).enumerated() {
        guard !isWritten.contains(cell.number) else { continue }
        listed.insert(cell.number)
        var row = try self.json(cell, "\(here).rows[\(place)][\(number)]")
        for owner in [cell, table] where row["rowHeight"] == nil {
          if let height = owner["rowHeight"]?.number, height > 0 { row["rowHeight"] = .number(height) }
        }
        let accessory = cell.caseName("accessoryType")
        row["accessory"] = accessory == "none" ? nil : JSON(accessory)
        rows.append(.object(row))
      }
      sections.append(.object(["header": JSON(section["header"]?.string), "rows": .array(rows)]))
    }
    json["sections"] = JSON(list: sections)
    let style = table.caseName("style")
    json["style"] = style == "plain" ? nil : JSON(style)
    if table.caseName("separatorStyle") == "none" { json["showsSeparators"] = .bool(false) }
  }

  mutating func addItems(_ collection: Instance, _ here: String, _ json: inout JSON.Object)
    throws(Interruption)
  {
    let cells = collection["items"]?.objects ?? []
    guard !cells.isEmpty else { return }
    guard let layout = collection["collectionViewLayout"]?.object, layout.isA("UICollectionViewFlowLayout")
    else { return model.interpreter.tell("only flow layouts show their cells", at: collection.place) }
    json["type"] = .string("collectionView")
    json["placeholderName"] = nil
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
    if layout.caseName("scrollDirection") == "horizontal" { json["scrollDirection"] = .string("horizontal") }
    var items: [JSON] = []
    for (number, cell) in cells.enumerated() where !isWritten.contains(cell.number) {
      listed.insert(cell.number)
      items.append(.object(try self.json(cell, "\(here).items[\(number)]")))
    }
    json["items"] = .array(items)
  }

  /// What a cell of UIKit shows by itself. Its content view is left out if nothing else is in it.
  mutating func addContents(of cell: Instance, _ json: inout JSON.Object) {
    guard cell.isA("UITableViewCell") else { return }
    for key in ["textLabel", "detailTextLabel", "imageView"] {
      guard let part = cell[key]?.object, part["superview"]?.isNone != false,
        !part.text("text").isEmpty || part["image"]?.isNone == false
      else { continue }
      guard listed.contains(cell.number) else {
        return model.interpreter.tell("a cell has texts and an image of its own only in a table", at: place)
      }
      var one = JSON.Object()
      _ = ViewDescription.describe(part, in: &one)
      one["type"] = nil
      json[key] = .object(one)
      if let content = cell["contentView"]?.object, content["subviews"]?.objects.isEmpty != false {
        isWritten.insert(content.number)
      }
    }
    if json["detailTextLabel"] != nil, cell.caseName("cellStyle") == "subtitle" {
      json["cellStyle"] = .string("subtitle")
    }
  }

  /// The cells that a data source gave a list.
  func cells(of view: Instance) -> [Instance] {
    let rows = (view["sections"]?.objects ?? []).flatMap { $0["rows"]?.objects ?? [] }
    return rows + (view.isA("UICollectionView") ? view["items"]?.objects ?? [] : [])
  }
}
