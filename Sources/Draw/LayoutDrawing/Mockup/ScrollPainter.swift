import AutoLayout
import LayoutScene

/// Draws the parts of scrolling views other than their subviews: the rows of tables, and the indicators of scroll
/// views.
struct ScrollPainter {
  let views: ViewList<SolvedView>
  let system: SystemColors
  /// For each view, the lower end of its lowest cell or footer, in canvas points; nil without cells.
  private let cellsEnd: ViewList<Double?>
  /// The areas of each table's sections, from the first cell to the last of each.
  let sections: [ViewIndex: [Rect]]
  /// The last cells of sections.
  private let sectionEnds: Set<ViewIndex>

  init(views: ViewList<SolvedView>, system: SystemColors) {
    self.views = views
    self.system = system
    var ends = ViewList<Double?>(repeating: nil, count: views.count)
    for view in views where view.scene.kind == .cell && !view.isHidden {
      guard let table = view.scene.superview, ends.indices.contains(table) else { continue }
      let titlesEnd = view.sectionTitles.map(\.frame.maxY).max() ?? 0
      let end = max(view.frame.height, titlesEnd > 0 ? titlesEnd + SectionTitle.footerSpace.bottom : 0)
      ends[table] = max(ends[table] ?? -.infinity, view.absoluteFrame.minY + end)
    }
    cellsEnd = ends
    (sections, sectionEnds) = Self.sections(of: views)
  }

  /// Separators between the empty rows below a table's cells, at most as many as can be distinguished.
  func emptyRows(of index: ViewIndex, _ table: TableSettings, in frame: Rect) -> [DisplayItem] {
    guard table.showsSeparators, !table.isGrouped else { return [] }
    let row = max(TableSettings.defaultRowHeight, frame.height / 60)
    let start = clamp(cellsEnd[index] ?? frame.minY, frame.minY, frame.maxY)
    return stride(from: start + row, to: frame.maxY, by: row).prefix(60).map {
      separator(y: $0, in: frame, direction: views[index].layoutDirection)
    }
  }

  /// The areas of the sections of each table, and the cells that end a section.
  private static func sections(
    of views: ViewList<SolvedView>
  ) -> (areas: [ViewIndex: [Rect]], ends: Set<ViewIndex>) {
    var areas: [ViewIndex: [Rect]] = [:]
    var lastCells: [ViewIndex: ViewIndex] = [:]
    var ends: Set<ViewIndex> = []
    for (index, view) in views.indexed() where !view.isHidden {
      guard case .cell(let cell) = view.scene.content, cell.isRow, let table = view.scene.superview else {
        continue
      }
      let frame = view.absoluteFrame
      if let last = areas[table]?.last, cell.sectionHeader ?? "" == "", abs(last.maxY - frame.minY) < 1 {
        areas[table]?.removeLast()
        areas[table]?.append(last.union(frame))
      } else {
        if let cell = lastCells[table] { ends.insert(cell) }
        areas[table, default: []].append(frame)
      }
      lastCells[table] = index
    }
    return (areas, ends.union(lastCells.values))
  }

  /// Whether a cell is a row of a table whose sections have round corners, which the table draws.
  func isInset(_ cell: SolvedView) -> Bool {
    table(of: cell).map { $0.isGrouped && $0.isInset } ?? false
  }

  /// Whether a cell is a row of a grouped table.
  func isInGroup(_ cell: SolvedView) -> Bool {
    table(of: cell)?.isGrouped ?? false
  }

  private func table(of cell: SolvedView) -> TableSettings? {
    guard let index = cell.scene.superview, views.indices.contains(index),
      case .tableView(let table) = views[index].scene.content
    else { return nil }
    return table.settings
  }

  /// The separator below a cell, if its table shows separators.
  func separator(of index: ViewIndex, in frame: Rect) -> [DisplayItem] {
    guard frame.height > 0, table(of: views[index])?.showsSeparators != false else { return [] }
    // An inset group has no separator at its end.
    if isInset(views[index]), sectionEnds.contains(index) { return [] }
    return [separator(y: frame.maxY, in: frame, direction: views[index].layoutDirection)]
  }

  private func separator(y: Double, in frame: Rect, direction: LayoutDirection) -> DisplayItem {
    let inset = min(16, frame.width)
    return .fill(
      .rect(
        Rect(
          x: direction == .leftToRight ? frame.x + inset : frame.x, y: y - 0.5, width: frame.width - inset,
          height: 0.5)),
      system.separator)
  }

  /// The indicators that show which part of a scroll view's content is visible.
  func indicators(of view: SolvedView) -> [DisplayItem] {
    let frame = view.absoluteFrame.standardized
    guard view.scene.kind == .scrollView, let content = view.contentSize else { return [] }
    return Axis.allCases.compactMap { axis in
      let (shown, whole) = (frame.size[axis], content[axis])
      guard whole > shown + 0.5, shown > 24, frame.size[axis.other] > 12 else { return nil }
      let length = clamp(shown * shown / whole, 18, shown - 6)
      let isLeft = axis == .vertical && view.layoutDirection == .rightToLeft
      let across = isLeft ? frame.minX + 3 : frame.maximum(along: axis.other) - 6
      let start = Point(along: frame.minimum(along: axis) + 3, across: across, axis: axis)
      let size = Point(along: length, across: 3, axis: axis)
      return .fill(
        .roundedRect(Rect(x: start.x, y: start.y, width: size.x, height: size.y), radius: 1.5),
        system.label.withAlpha(0.35))
    }
  }
}
