import AutoLayout

/// What room the options of a sheet have, and how much of it their devices take.
struct SheetRoom {
  /// The canvases at 1:1, side by side and below each other.
  let devices: Size
  private let columns: Int
  private let limit: SheetLimit
  /// Of the sheet.
  private let width: Double
  /// nil: whatever the options need.
  private let tallest: Double?

  /// - Parameters:
  ///   - cells: as small as they get.
  ///   - isColumnsWanted: whether the reader has said how many columns there are, and so how high it gets.
  init(_ cells: [OptionCell], columns: Int, limit: SheetLimit, isColumnsWanted: Bool) {
    self.columns = columns
    self.limit = limit
    // What is wider for its columns is no wider than it must be.
    let least = limit.width(of: cells, columns: columns)
    width = max(limit.width, min(least, limit.widest))
    // What is cropped takes no room.
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

  /// Whether the sheet gets higher than wide where devices are as large as its width allows.
  func makesTower(of cells: [OptionCell], at scale: Double) -> Bool {
    let growth = max(0, min(1, scale - excessWidth(of: cells) / devices.width) - scale)
    let width = limit.width(of: cells, columns: columns) + growth * devices.width
    return SheetGrid(cells, columns: columns).height + growth * devices.height > width
  }

  /// The scale at which the room is filled, if labels need what they need at this one.
  func scale(after scale: Double, of cells: [OptionCell]) -> Double {
    let across = scale - excessWidth(of: cells) / devices.width
    guard let tallest else { return across }
    let excess = SheetGrid(cells, columns: columns).height - tallest
    return min(across, scale - excess / devices.height)
  }
}
