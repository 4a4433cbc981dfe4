import AutoLayout

/// The positions of a plan's options: devices aligned with each other, in columns and in rows.
struct SheetGrid {
  struct Column {
    /// The column's left edge from the sheet's left margin.
    var x = 0.0
    /// The room for labels left of the devices.
    var leading = 0.0
    /// The room for the devices, the labels right of them, and the texts.
    var trailing = 0.0

    var width: Double { leading + trailing }
  }

  struct Row {
    var members: [(cell: Int, column: Int)] = []
    /// The height of the tallest title.
    var header = 0.0
    /// The distance from the row's top to the devices' tops.
    var above = 0.0
    var height = 0.0
  }

  private(set) var columns: [Column]
  private(set) var rows: [Row] = []

  var width: Double { Self.width(of: columns) }

  /// The height with the gaps between the rows.
  var height: Double {
    rows.reduce(0) { $0 + $1.height } + Measures.rowGap * Double(max(0, rows.count - 1))
  }

  init(_ cells: [OptionCell], columns count: Int) {
    columns = Self.columns(of: cells, count: count)
    for range in Self.rows(of: cells, count: count) {
      var row = Row()
      let start = range.lowerBound
      for cell in range {
        row.members.append((cell, cell - start))
        row.header = max(row.header, cells[cell].headerHeight)
      }
      row.above = (row.header + (cells[range].map(\.above).max() ?? 0)).rounded(.up)
      for cell in range {
        let caption = cells[cell].captionHeight(width: columns[cell - start].width)
        row.height = max(row.height, (row.above + cells[cell].below + caption).rounded(.up))
      }
      rows.append(row)
    }
  }

  /// The cells of each row. The pictures of an option are in one row.
  private static func rows(of cells: [OptionCell], count: Int) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    while start < cells.count {
      var end = min(start + count, cells.count)
      let whole = end
      while end > start, end < cells.count, !cells[end].isFirst { end -= 1 }
      // An option with more pictures than columns continues in the next row.
      if end == start { end = whole }
      rows.append(start..<end)
      start = end
    }
    return rows
  }

  /// The columns that cells take with `count` of them side by side.
  static func columns(of cells: [OptionCell], count: Int) -> [Column] {
    var columns = [Column](repeating: Column(), count: min(count, cells.count))
    for row in rows(of: cells, count: count) {
      for (column, cell) in row.enumerated() {
        columns[column].leading = max(columns[column].leading, cells[cell].leading.rounded(.up))
        columns[column].trailing = max(columns[column].trailing, cells[cell].trailing.rounded(.up))
      }
    }
    for index in columns.indices {
      columns[index].trailing = max(
        columns[index].trailing, (cells.first?.narrowestText ?? 0) - columns[index].leading)
      if index > 0 {
        let before = columns[index - 1]
        columns[index].x = before.x + before.width + Measures.columnGap
      }
    }
    return columns
  }

  /// The width of all columns, without the sheet's margins.
  static func width(of columns: [Column]) -> Double { columns.last.map { $0.x + $0.width } ?? 0 }
}
