import AutoLayout

/// The room that the options of a sheet have, and the part of it that their devices take.
struct SheetRoom {
  /// The size of the canvases at 1:1, in columns and rows.
  let devices: Size
  private let columns: Int
  private let limit: SheetLimit
  /// The width of the sheet.
  private let width: Double
  /// The greatest height; nil for whatever the options need.
  private let tallest: Double?

  /// - Parameters:
  ///   - cells: the cells at their smallest.
  ///   - isColumnsWanted: whether the number of columns, and thus the height, was requested.
  init(_ cells: [OptionCell], columns: Int, limit: SheetLimit, isColumnsWanted: Bool) {
    self.columns = columns
    self.limit = limit
    // A sheet that is widened for its columns is no wider than necessary.
    let least = limit.width(of: cells, columns: columns)
    width = max(limit.width, min(least, limit.widest))
    // Cropped parts take no room.
    let sizes = cells.map { cell in
      Size(
        width: cell.mockup.screen.width / cell.mockup.scale,
        height: cell.mockup.screen.height / cell.mockup.scale)
    }
    let rows = stride(from: 0, to: sizes.count, by: columns).map { start in
      sizes[start..<min(start + columns, sizes.count)].reduce(0) { max($0, $1.height) }
    }
    devices = Size(
      width: max(1, SheetPlan.columnWidths(sizes.map(\.width), columns: columns)),
      height: max(1, rows.reduce(0, +)))
    tallest = isColumnsWanted ? nil : Measures.tallestGrid
  }

  func excessWidth(of cells: [OptionCell]) -> Double { limit.width(of: cells, columns: columns) - width }

  /// Whether the sheet becomes higher than it is wide if devices are as large as its width allows.
  ///
  /// - Parameter ratio: the greatest ratio of height to width.
  func makesTower(of cells: [OptionCell], at scale: Double, higherThan ratio: Double = 1) -> Bool {
    let growth = max(0, min(1, scale - excessWidth(of: cells) / devices.width) - scale)
    let width = limit.width(of: cells, columns: columns) + growth * devices.width
    return SheetGrid(cells, columns: columns).height + growth * devices.height > ratio * width
  }

  /// The scale at which the room is filled, if labels need as much room as at this one.
  func scale(after scale: Double, of cells: [OptionCell]) -> Double {
    let across = scale - excessWidth(of: cells) / devices.width
    guard let tallest else { return across }
    let excess = SheetGrid(cells, columns: columns).height - tallest
    return min(across, scale - excess / devices.height)
  }
}
