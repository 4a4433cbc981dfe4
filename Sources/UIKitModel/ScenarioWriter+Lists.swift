#if canImport(SwiftParser)
  import SwiftInterpreter

  /// Cells that a data source makes.
  extension ScenarioWriter {
    mutating func addRows(_ table: Instance, _ here: String, _ json: inout JSON.Object)
      throws(Interruption)
    {
      var sections: [JSON] = []
      for (place, section) in (table.fields["sections"]?.elements ?? []).compactMap(\.object).enumerated() {
        var rows: [JSON] = []
        for (number, cell) in (section.fields["rows"]?.elements ?? []).compactMap(\.object).enumerated() {
          guard !isWritten.contains(cell.number) else { continue }
          var row = try self.json(cell, "\(here).rows[\(place)][\(number)]")
          for owner in [cell, table] where row["rowHeight"] == nil {
            if let height = owner.fields["rowHeight"]?.number, height > 0 {
              row["rowHeight"] = .number(height)
            }
          }
          if let accessory = cell.caseName("accessoryType"), accessory != "none" {
            row["accessory"] = .string(accessory)
          }
          rows.append(.object(row))
        }
        var one = JSON.Object()
        if let header = section.fields["header"]?.string { one["header"] = .string(header) }
        one["rows"] = .array(rows)
        sections.append(.object(one))
      }
      if !sections.isEmpty { json["sections"] = .array(sections) }
      if let style = table.caseName("style"), style != "plain" { json["style"] = .string(style) }
      if table.caseName("separatorStyle") == "none" { json["showsSeparators"] = .bool(false) }
    }

    mutating func addItems(_ collection: Instance, _ here: String, _ json: inout JSON.Object)
      throws(Interruption)
    {
      let layout = collection.fields["collectionViewLayout"]?.object
      let cells = (collection.fields["items"]?.elements ?? []).compactMap(\.object)
      guard !cells.isEmpty, let layout, layout.type.inherits(named: "UICollectionViewFlowLayout") else {
        return
      }
      json["type"] = .string("collectionView")
      json["placeholderName"] = nil
      let size = collection.fields["itemSize"].flatMap { $0.isNone ? nil : $0 } ?? layout.fields["itemSize"]
      if case .structure(let size)? = size, let width = size.fields["width"]?.number,
        let height = size.fields["height"]?.number, width > 0, height > 0
      {
        json["itemSize"] = .array([.number(width), .number(height)])
      } else if let size {
        model.interpreter.use(size, for: "the cells keep their size", at: collection.place)
      }
      for key in ["minimumLineSpacing", "minimumInteritemSpacing"] {
        json[key] = .number(max(0, layout.fields[key]?.number ?? 10))
      }
      json["sectionInset"] = ViewDescription.insets(layout.fields["sectionInset"])
      if layout.caseName("scrollDirection") == "horizontal" {
        json["scrollDirection"] = .string("horizontal")
      }
      var items: [JSON] = []
      for (number, cell) in cells.enumerated() where !isWritten.contains(cell.number) {
        items.append(.object(try self.json(cell, "\(here).items[\(number)]")))
      }
      json["items"] = .array(items)
    }

    /// What a cell of UIKit shows by itself. Its content view is left out if nothing else is in it.
    mutating func addContents(of cell: Instance, _ json: inout JSON.Object) {
      guard cell.type.inherits(named: "UITableViewCell") else { return }
      for key in ["textLabel", "detailTextLabel", "imageView"] {
        guard let part = cell.fields[key]?.object, part.fields["superview"]?.isNone != false,
          !part.text("text").isEmpty || part.fields["image"]?.isNone == false
        else { continue }
        var one = JSON.Object()
        _ = ViewDescription.describe(part, in: &one)
        one["type"] = nil
        json[key] = .object(one)
        if let content = cell.fields["contentView"]?.object,
          content.fields["subviews"]?.elements?.isEmpty != false
        {
          isWritten.insert(content.number)
        }
      }
      if json["detailTextLabel"] != nil, cell.caseName("cellStyle") == "subtitle" {
        json["cellStyle"] = .string("subtitle")
      }
    }

    /// The cells that a data source gave a list.
    func cells(of view: Instance) -> [Instance] {
      let rows = (view.fields["sections"]?.elements ?? []).flatMap {
        $0.object?.fields["rows"]?.elements ?? []
      }
      let isCollection = view.type.inherits(named: "UICollectionView")
      return (rows + (isCollection ? view.fields["items"]?.elements ?? [] : [])).compactMap(\.object)
    }
  }
#endif
