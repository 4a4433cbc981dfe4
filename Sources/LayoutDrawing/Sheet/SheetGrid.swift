import AutoLayout

/// Where the options of a plan stand: devices in line with each other, in columns and in rows.
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
    /// From the row's top to the devices' tops.
    var above = 0.0
    var height = 0.0
  }

  private(set) var columns: [Column]
  private(set) var rows: [Row] = []

  var width: Double { columns.last.map { $0.x + $0.width } ?? 0 }

  init(plan: SheetPlan) {
    let cells = plan.cells
    columns = [Column](repeating: Column(), count: min(plan.columns, cells.count))
    for (index, cell) in cells.enumerated() {
      let column = index % plan.columns
      columns[column].leading = max(columns[column].leading, cell.leading.rounded(.up))
      columns[column].trailing = max(columns[column].trailing, cell.trailing.rounded(.up))
    }
    for index in columns.indices {
      columns[index].trailing = max(
        columns[index].trailing, Measures.narrowestText - columns[index].leading)
      if index > 0 {
        let before = columns[index - 1]
        columns[index].x = before.x + before.width + Measures.columnGap
      }
    }
    for start in stride(from: 0, to: cells.count, by: plan.columns) {
      var row = Row()
      let range = start..<min(start + plan.columns, cells.count)
      for cell in range {
        row.members.append((cell, cell - start))
        row.above = max(row.above, (cells[cell].headerHeight + cells[cell].above).rounded(.up))
      }
      for cell in range {
        let caption = cells[cell].captionHeight(width: columns[cell - start].width)
        row.height = max(row.height, (row.above + cells[cell].below + caption).rounded(.up))
      }
      rows.append(row)
    }
  }
}
