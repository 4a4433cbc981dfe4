/// How wide a sheet may be.
struct SheetLimit {
  /// In points.
  let width: Double
  /// Whether no sheet may be wider, rather than wider only for a reason.
  let isStrict: Bool

  init(_ options: DrawingOptions) {
    width = options.largestWidth ?? Measures.sheetWidth
    isStrict = options.largestWidth != nil
  }

  /// The limit of a sheet on which more options stand side by side than within the width, so that it is not much
  /// higher than wide.
  var widest: Double { isStrict ? width : max(width, Measures.widestSheet) }

  /// Of a sheet with the cells in rows of `columns`. What is no strict limit counts the devices with their labels
  /// alone: headings beside small devices may need more.
  func width(of cells: [OptionCell], columns: Int) -> Double {
    let content =
      isStrict
      ? SheetGrid.width(of: SheetGrid.columns(of: cells, count: columns))
      : SheetPlan.columnWidths(cells.map { $0.leading + $0.trailing }, columns: columns)
        + Measures.columnGap * Double(max(0, min(columns, cells.count) - 1))
    return content + 2 * Measures.sheetMargin
  }
}
