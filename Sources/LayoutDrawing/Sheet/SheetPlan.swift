import AutoLayout

/// How many options stand side by side, and how large their mockups are drawn.
///
/// As many as fit the sheet's width with every text of the mockups at 9 points or more; then as large as that
/// width allows, at most 1:1.
struct SheetPlan {
  let columns: Int
  /// Sheet points per canvas point.
  let scale: Double
  let cells: [OptionCell]

  private static let largestScale = 4.0
  private static let smallestScale = 0.5
  /// No mockup is drawn wider or higher than this, whatever its canvas.
  private static let largestDevice = 2400.0

  init(
    layouts: [SolvedLayout], options: DrawingOptions, showsHeaders: Bool, theme: Theme,
    measurer: any TextMeasurer
  ) {
    let texts = layouts.map { MockupTexts(of: $0, measurer: measurer) }
    func cells(_ scale: Double) -> [OptionCell] {
      Self.cells(
        of: layouts, texts: texts, options: options, scale: scale, showsHeaders: showsHeaders, theme: theme,
        measurer: measurer)
    }
    let floor = Self.leastScale(of: layouts, texts: texts)
    let smallest = cells(floor)
    let columns = Self.columns(for: smallest, wanted: options.columns)
    self.columns = columns
    guard floor < 1 else {
      scale = floor
      self.cells = smallest
      return
    }
    // Labels beside the device keep their size, so what is left of the room goes to the devices.
    let room = Measures.sheetWidth - Self.width(of: smallest, columns: columns)
    let devices = Self.columnWidths(layouts.map { $0.canvas.size.width }, columns: columns)
    let ideal = floor + max(0, room) / max(1, devices)
    var scale = min(1, (ideal * 100).rounded(.down) / 100)
    var chosen = scale > floor ? cells(scale) : smallest
    // At another scale labels may find other places; give the width back that they take.
    for _ in 0..<3 where scale > floor {
      let excess = Self.width(of: chosen, columns: columns) - Measures.sheetWidth
      guard excess > 0 else { break }
      scale = max(floor, ((scale - excess / max(1, devices)) * 100).rounded(.down) / 100)
      chosen = cells(scale)
    }
    self.scale = scale
    self.cells = chosen
  }

  static func cells(
    of layouts: [SolvedLayout], texts: [MockupTexts], options: DrawingOptions, scale: Double,
    showsHeaders: Bool, theme: Theme, measurer: any TextMeasurer
  ) -> [OptionCell] {
    zip(layouts, texts).map {
      OptionCell(
        layout: $0, texts: $1, options: options, scale: scale, showsHeader: showsHeaders, theme: theme,
        measurer: measurer)
    }
  }

  /// The smallest scale at which every text of the mockups is legible.
  static func leastScale(of layouts: [SolvedLayout], texts: [MockupTexts]) -> Double {
    var least = smallestScale
    for size in texts.compactMap(\.smallestFont) where size > 0 {
      least = max(least, min(largestScale, Typography.smallest / size))
    }
    least = (least * 100).rounded(.up) / 100
    for layout in layouts {
      let longest = max(layout.canvas.size.width, layout.canvas.size.height, 1)
      least = min(least, largestDevice / longest)
    }
    return least
  }

  /// A sheet of more options is no figure in a column of text any more: it gets about as wide as it is high.
  private static let largestColumnSheet = 8

  private static func squareColumns(for cells: [OptionCell], atLeast least: Int) -> Int {
    let tallest = cells.reduce(0) { max($0, $1.headerHeight + $1.above + $1.below) } + Measures.rowGap
    let fitting = (least..<max(cells.count, least + 1)).first { count in
      let rows = (cells.count + count - 1) / count
      return Double(rows) * tallest <= 1.2 * width(of: cells, columns: count)
    }
    return fitting ?? max(least, 1)
  }

  private static func columns(for cells: [OptionCell], wanted: Int?) -> Int {
    guard !cells.isEmpty else { return 1 }
    if let wanted { return clamp(wanted, 1, cells.count) }
    var most = 1
    for count in stride(from: min(cells.count, 12), to: 1, by: -1)
    where width(of: cells, columns: count) <= Measures.sheetWidth {
      most = count
      break
    }
    if cells.count > largestColumnSheet { most = squareColumns(for: cells, atLeast: most) }
    // The same number of rows with the columns filled evenly: 2 and 2 rather than 3 and 1.
    let rows = (cells.count + most - 1) / most
    return (cells.count + rows - 1) / rows
  }

  /// Of a sheet with the cells in rows of `columns`.
  static func width(of cells: [OptionCell], columns: Int) -> Double {
    columnWidths(cells.map { $0.leading + $0.trailing }, columns: columns)
      + Measures.columnGap * Double(max(0, min(columns, cells.count) - 1)) + 2 * Measures.sheetMargin
  }

  /// The sum of the columns' widths, each as wide as its widest member.
  private static func columnWidths(_ widths: [Double], columns: Int) -> Double {
    var widest = [Double](repeating: 0, count: min(columns, max(1, widths.count)))
    for (index, width) in widths.enumerated() {
      widest[index % columns] = max(widest[index % columns], width)
    }
    return widest.reduce(0, +)
  }
}

private func clamp(_ value: Int, _ lower: Int, _ upper: Int) -> Int { min(max(value, lower), upper) }
