import AutoLayout
import LayoutScene

/// What a data source and a delegate say of a section.
struct ListSectionCode {
  /// What stands above or below the rows.
  struct Edge {
    var title: String?
    /// The cell in which a view is; nil without one.
    var view: ViewIndex?
    /// In points; nil for what the content or the table gives.
    var height: Double?
  }

  var header = Edge()
  var rows: [ViewIndex] = []
  var footer = Edge()

  /// The sections of a table or collection view, whose cells follow one another; nil if a data source cannot make them
  /// so.
  static func all(
    of list: ViewIndex, in option: SceneOption, _ children: [ViewIndex: [ViewIndex]]
  ) -> [ListSectionCode]? {
    let cells = children[list] ?? []
    if case .tableView(let table) = option.views[list].content {
      return table.hasPrototypes ? nil : sections(of: cells, in: option, children)
    }
    guard option.views[list].kind == .collectionView, !cells.isEmpty else { return nil }
    let areCells = cells.allSatisfy { option.views[$0].kind == .collectionCell }
    return areCells ? [ListSectionCode(rows: cells)] : nil
  }

  private static func sections(
    of cells: [ViewIndex], in option: SceneOption, _ children: [ViewIndex: [ViewIndex]]
  ) -> [ListSectionCode]? {
    var sections: [ListSectionCode] = []
    for index in cells {
      guard case .cell(let cell) = option.views[index].content else { continue }
      // UIKit takes the height of the table's own edges from their frames, which only the layout knows.
      if cell.isTableEdge { return nil }
      if sections.isEmpty || cell.sectionHeader != nil { sections.append(ListSectionCode()) }
      let last = sections.endIndex - 1
      guard sections[last].add(index, cell, hasContent: children[index] != nil) else { return nil }
      if let header = cell.sectionHeader, !header.isEmpty { sections[last].header.title = header }
      if let footer = cell.sectionFooter, !footer.isEmpty { sections[last].footer.title = footer }
    }
    return sections.isEmpty ? nil : sections
  }

  private mutating func add(_ index: ViewIndex, _ cell: CellContent, hasContent: Bool) -> Bool {
    if cell.isRow {
      // Rows are between the edges, and one without height only has the titles of a section without rows.
      guard footer.view == nil, footer.height == nil else { return false }
      if hasContent || cell.rowHeight != 0 { rows.append(index) }
      return true
    }
    let edge = Edge(view: hasContent ? index : nil, height: cell.rowHeight)
    guard hasContent || cell.rowHeight != nil else { return false }
    if rows.isEmpty {
      guard header.view == nil, header.height == nil else { return false }
      header = edge
    } else {
      guard footer.view == nil, footer.height == nil else { return false }
      footer = edge
    }
    return true
  }
}

extension SceneOption {
  /// The height of a row in points, where the file gives it; nil for that of the content.
  func rowHeight(of index: ViewIndex) -> Double? {
    let view = views[index]
    if case .cell(let cell) = view.content, let height = cell.rowHeight { return height }
    return view.autoresizingMask != nil && view.frame.height > 0 ? view.frame.height : nil
  }
}
