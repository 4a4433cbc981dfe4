import AutoLayout
import LayoutScene

/// A section of a list, as a data source and a delegate describe it.
struct ListSectionCode {
  /// The part of a section above or below its rows.
  struct Edge {
    var title: String?
    /// The cell that contains a view; nil if there is none.
    var view: ViewIndex?
    /// The height in points; nil if the content or the table decides it.
    var height: Double?
  }

  var header = Edge()
  var rows: [ViewIndex] = []
  var footer = Edge()

  /// The sections of a table or collection view, whose cells follow one another; nil if a data source cannot make them
  /// that way.
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
      // Rows lie between the edges. A row without height only holds the titles of a section that has no rows.
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
  /// The height of a row in points, if the file gives it; nil if the content decides it.
  func rowHeight(of index: ViewIndex) -> Double? {
    let view = views[index]
    if case .cell(let cell) = view.content, let height = cell.rowHeight { return height }
    return view.autoresizingMask != nil && view.frame.height > 0 ? view.frame.height : nil
  }
}
