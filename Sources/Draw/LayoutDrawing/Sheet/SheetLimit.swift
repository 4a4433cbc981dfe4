/// The limit for the width of a sheet.
struct SheetLimit {
  /// The width in points.
  let width: Double
  /// Whether the width is never exceeded, rather than only for a reason.
  let isStrict: Bool

  init(_ options: DrawingOptions) {
    width = options.largestWidth ?? Measures.sheetWidth
    isStrict = options.largestWidth != nil
  }

  /// The limit of a sheet that has more options side by side than fit in the width, so that it is not much
  /// higher than wide.
  var widest: Double { isStrict ? width : max(width, Measures.widestSheet) }

  /// The width of a sheet with the cells in rows of `columns`. Without a strict limit, only the devices with
  /// their labels count: headings beside small devices may need more.
  func width(of cells: [OptionCell], columns: Int) -> Double {
    let content =
      isStrict
      ? SheetGrid.width(of: SheetGrid.columns(of: cells, count: columns))
      : SheetPlan.columnWidths(cells.map { $0.leading + $0.trailing }, columns: columns)
        + Measures.columnGap * Double(max(0, min(columns, cells.count) - 1))
    return content + 2 * Measures.sheetMargin
  }
}
